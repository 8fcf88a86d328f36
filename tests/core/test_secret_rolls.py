"""Secret rolls: dice that only some sides may know before the game is over."""

from __future__ import annotations

import json
from collections.abc import Coroutine

import pytest
from tests.core.duel import Duel, DuelState, play
from tests.core.test_journal import rewritten, roll_lines

from sandtable.core.effects import CHECKPOINT, D6, Effect, Roll, every_face, shown
from sandtable.core.event import Event
from sandtable.core.game import Game, Rolled, new_game
from sandtable.core.journal import (
    JournalError,
    Seal,
    canonical,
    entry_of,
    entry_wire,
    journal_of,
    read_journal,
    replay,
    told_entry,
)
from sandtable.core.setup import Setup
from sandtable.core.state import State
from sandtable.core.verifying import verify


async def with_lots(state: DuelState) -> None:
    """Before the duel both draw a lot that the other must not see, and one is set aside unseen by anybody."""
    for side in (0, 1):
        if state.secret[side] in ("sabre", "cloak"):
            await CHECKPOINT
            lot = await Roll(D6, 1, every_face(6), "duel.lot", side, known_to=[side])
            state.secret[side] = f"lot {shown(lot)}"
    if state.turn == 0 and state.aimed == [0, 0]:
        await Roll(D6, 2, every_face(6), "duel.aside", known_to=[])
    await play(state)


class SecretDuel(Duel):
    """The duel of the engine's tests, after lots have been drawn."""

    def play(self, state: State) -> Coroutine[Effect, object, None]:
        assert isinstance(state, DuelState)
        return with_lots(state)


SEAL = Seal(5, "salt", ["word"])


def begun() -> Game:
    return new_game(SecretDuel(), Setup("duel"), SEAL.seed, SEAL.entropy)


def finished() -> Game:
    game = begun()
    while game.ask is not None:
        game.answer(game.choices()[0])
    return game


def told(game: Game, *sides: int) -> list[dict[str, object]]:
    """The first rolls in the journal that the holder of these sides can fetch: the lots, the ones set aside."""
    lines = journal_of(game, SEAL).running_text(list(sides)).splitlines()
    return [json.loads(line) for line in lines[1:4]]


def lots(events: list[Event]) -> list[str]:
    return [event.rules[0] for event in events if event.dice is not None and event.rules[0] != "duel.fire"]


SEALED = {"r": None, "sealed": 1}


def test_a_running_journal_shows_a_secret_roll_to_those_who_may_know_it() -> None:
    """Each side reads its own lot, whoever holds both reads both, an onlooker none; nobody the lots set aside."""
    game = begun()
    first, second = (entry_wire(entry) for entry in game.past[:2])

    assert [first, SEALED, SEALED] == told(game, 0)
    assert [SEALED, second, SEALED] == told(game, 1)
    assert [first, second, SEALED] == told(game, 0, 1)
    assert [SEALED, SEALED, SEALED] == told(game)


def test_public_dice_stay_in_everybodys_running_journal() -> None:
    """Only what is secret is sealed."""
    game = begun()
    game.answer("fire")
    last = [entry for entry in game.past if isinstance(entry, Rolled)][-1]

    text = journal_of(game, SEAL).running_text([])

    assert entry_wire(last) in [json.loads(line) for line in text.splitlines()]


def test_the_event_of_a_secret_roll_reaches_those_who_may_know_it() -> None:
    """Views of the others do not mention that dice fell."""
    game = begun()

    assert ["duel.lot"] == lots(game.view(0).events)
    assert ["duel.lot"] == lots(game.view(1).events)
    assert [] == lots(game.view(-1).events)
    assert ["duel.lot", "duel.lot", "duel.aside"] == lots(game.events)


def test_a_game_read_from_its_entries_keeps_its_secrets() -> None:
    """A journal does not write down who may know a roll: the rules say it again when it is played again."""
    game = begun()
    text = journal_of(game, SEAL).text()

    again = replay(SecretDuel(), read_journal(text))

    assert told(game, 0) == told(again, 0)
    assert lots(game.view(0).events) == lots(again.view(0).events)


def test_forks_and_undo_keep_secrets() -> None:
    """Entries that are played again after an undo or in a fork are as secret as before."""
    game = begun()
    before = told(game, 1)
    game.answer("aim")

    game.undo(0)

    assert before == told(game, 1) == told(game.fork(), 1)


def test_the_end_shows_every_roll_and_proves_it() -> None:
    """The whole journal has the faces, and verifies: they are those of the seed that was sealed at the start."""
    game = finished()
    text = journal_of(game, SEAL).text()

    assert "sealed" not in text
    assert "fair" == verify(SecretDuel(), read_journal(text)).dice


@pytest.mark.parametrize("roll", [0, 1, 2])
def test_a_secret_roll_cannot_be_exchanged_afterwards(roll: int) -> None:
    """Other faces in the finished journal are not those of the seed."""
    text = journal_of(finished(), SEAL).text()
    line = roll_lines(text)[roll]
    faces = json.loads(text.splitlines()[line])["r"]

    forged = rewritten(text, line, {"r": [face % 6 + 1 for face in faces]})

    with pytest.raises(JournalError, match="not roll"):
        verify(SecretDuel(), read_journal(forged))


def test_a_sealed_journal_is_no_journal_to_play_from() -> None:
    """What a running game hands out lacks lines and hashes, and is refused with a reason."""
    with pytest.raises(JournalError, match="still running"):
        read_journal(journal_of(begun(), SEAL).running_text([0]))


def test_a_roll_that_was_only_read_is_known_to_nobody() -> None:
    """Whose a roll is the rules say when they play it; until then it is shown to no one."""
    lines = [canonical(entry_wire(entry)) for entry in begun().past]
    entries = [entry_of(json.loads(line)) for line in lines]

    assert [SEALED] * 3 == [told_entry(entry, [0, 1]) for entry in entries if isinstance(entry, Rolled)]
