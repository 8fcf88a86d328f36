"""Games that outlive a change of the rules: carried as far as they mean the same, and on from there."""

from __future__ import annotations

import json

import pytest
from tests.core.duel import Duel
from tests.core.other_duels import (
    AsksTwice,
    Brittle,
    Closed,
    MoreDice,
    NewField,
    OtherDie,
    OtherSideFirst,
    Renamed,
    SecondDuel,
    Shorter,
    Tiring,
)

from sandtable.core.carrying import CarryError, acts_of, carry, resumed, rolls_made
from sandtable.core.dice import SeededDice, faces_of_roll
from sandtable.core.game import Answered, Carried, Entry, Game, Refused, Rolled, new_game
from sandtable.core.journal import JournalError, Seal, entry_of, entry_wire, journal_of, read_journal, replay
from sandtable.core.setup import Setup
from sandtable.core.system import AnySystem
from sandtable.core.verifying import verify

SEAL = Seal(3, "salt", ["word"])
ORDERS = ["fire", "aim", "aim", "fire", "fire", "aim", "aim", "fire", "fire", "fire"]


def played(turns: int = 10, marks: bool = True) -> Game:
    """A game of version 1 after so many turns; without marks it is as journals were before there were any."""
    game = new_game(Duel(), Setup("duel"), SEAL.seed, SEAL.entropy)
    while game.ask is not None and game.state.turn < turns:
        order = ORDERS[game.state.turn]
        game.answer("parry" if game.check(order) else order)
    if not marks:
        game.past = [unmarked(entry) for entry in game.past]
    return game


def unmarked(entry: Entry) -> Entry:
    """An entry that says nothing of what was asked or rolled."""
    if isinstance(entry, Answered):
        return Answered(entry.side, entry.answer, entry.ordered)
    if isinstance(entry, Rolled):
        return Rolled(entry.faces, entry.hand, entry.known_to)
    return entry


def carried(rules: AnySystem, game: Game) -> tuple[Game, Carried]:
    """The game under other rules, its dice going on from the seed, and what was noted."""
    past = carry(rules, game.setup, game.past, game.system.rules_version)
    dice = SeededDice(SEAL.key(), rolls_made(past))
    line = next(entry for entry in past if isinstance(entry, Carried))
    return resumed(rules, game.setup, dice, past, tell=True), line


def finish(game: Game) -> Game:
    while game.ask is not None:
        game.answer(game.choices()[0])
    return game


def wires(past: list[Entry]) -> list[object]:
    return [entry_wire(entry) for entry in past]


@pytest.mark.parametrize("marks", [True, False])
def test_what_means_the_same_stands(marks: bool) -> None:
    """Under rules that change nothing of it, a game goes on from where it was, with the dice to come."""
    game = played(7, marks)
    going, line = carried(SecondDuel(), game)

    assert (len(game.past), "") == (line.kept, line.why)
    assert game.state.digest() == going.state.digest()
    for side in (-1, 0, 1):
        assert game.view(side).wire()["scene"] == going.view(side).wire()["scene"]
    assert finish(game).state.digest() == finish(going).state.digest()
    assert "core-carried-whole" in [event.message for event in going.events]


@pytest.mark.parametrize(
    ("rules", "why", "rule"),
    [
        (OtherSideFirst(), "core-misfit-side", "duel.order"),
        (MoreDice(), "core-misfit-roll", "duel.fire"),
        (OtherDie(), "core-misfit-roll", "duel.fire"),
        (Shorter(), "core-misfit-over", ""),
        (Tiring(), "core-misfit-illegal", "duel.tired"),
        (AsksTwice(), "core-misfit-asked", "duel.manners"),
        (Renamed(), "core-misfit-asked", "duel.order.new"),
        (Brittle(), "core-misfit-broke", ""),
    ],
)
def test_what_does_not_is_named_and_the_game_goes_on_from_before_it(
    rules: AnySystem, why: str, rule: str
) -> None:
    """The first entry that no longer fits, and why; the past is kept, the position before it is played on."""
    game = played(8)
    before = wires(game.past)
    going, line = carried(rules, game)

    assert (why, line.rule or rule) == (line.why, rule or line.rule)
    assert line.kept < len(game.past)
    assert before == wires(going.past)[: len(before)]
    assert going.past[len(before)] is line
    told = next(event for event in going.events if event.message == "core-carried")
    assert (line.kept + 1, len(before) - line.kept) == (told.values["entry"], told.values["lost"])
    if not isinstance(rules, Brittle):
        assert finish(going).result is not None


def test_without_marks_only_what_is_legal_can_be_told() -> None:
    """A journal that does not say what was asked: "fire" answers the new question too, and the next entry stops it."""
    game = played(8, marks=False)
    _, line = carried(AsksTwice(), game)

    assert (1, "core-misfit-answer") == (line.kept, line.why) or line.kept >= 1


def test_the_dice_that_were_seen_do_not_fall_again() -> None:
    """Set back to an earlier moment, the game rolls on where the seed had come to."""
    game = played(8)
    seen = rolls_made(game.past)
    going, line = carried(Tiring(), game)
    assert line.kept < len(game.past)
    start = len(going.past)
    while going.ask is not None and not any(isinstance(entry, Rolled) for entry in going.past[start:]):
        going.answer("fire" if not going.check("fire") else going.choices()[0])
    rolled = next(entry for entry in going.past[start:] if isinstance(entry, Rolled))

    assert faces_of_roll(SEAL.key(), seen, 6, len(rolled.faces)) == rolled.faces


def test_a_move_in_the_middle_of_a_rule_is_fed_again() -> None:
    """The position kept is that of the last checkpoint; what was entered since follows it, marked, and counts once."""
    game = new_game(Duel(), Setup("duel"), SEAL.seed, SEAL.entropy)
    while game.ask is not None and game.ask.why != "duel.parry":
        game.answer("fire")
    going, line = carried(SecondDuel(), game)
    again = [entry for entry in going.past if not isinstance(entry, Carried) and entry.again]

    assert ["Answered", "Rolled"] == [type(entry).__name__ for entry in again]
    assert "duel.parry" == (going.ask.why if going.ask is not None else "")
    assert rolls_made(game.past) == rolls_made(going.past)
    with pytest.raises(Refused, match="core-undo-nothing"):
        going.undo(0)
    read = [entry_of(json.loads(json.dumps(wire))) for wire in wires(going.past)]
    assert wires(going.past) == wires(read)
    assert len(game.past) == line.kept


def test_a_game_is_carried_more_than_once() -> None:
    """Each change of the rules begins another act from the position of the one before."""
    game = played(8)
    going, first = carried(Tiring(), game)
    going.answer("fire")
    past = carry(SecondDuel(), game.setup, going.past, 2)
    again = resumed(SecondDuel(), game.setup, SeededDice(SEAL.key(), rolls_made(past)), past, tell=True)

    assert 3 == len(acts_of(again.past))
    assert going.state.digest() == again.state.digest()
    notices = [event.message for event in again.events if event.message.startswith("core-carried")]
    assert ["core-carried", "core-carried-whole"] == notices
    assert first in again.past


def test_a_game_that_cannot_begin_any_more_says_so() -> None:
    """Nothing can be carried, and the sentence is that of the rules."""
    game = played(3)
    with pytest.raises(CarryError, match="forbidden"):
        carry(Closed(), game.setup, game.past, 1)
    with pytest.raises(
        JournalError, match="rules version 1 of duel; this is version 2: the duel is forbidden"
    ):
        replay(Closed(), journal_of(game, SEAL))


# ------------------------------------------------------------ journals


def test_a_carried_journal_holds_all_that_was_played() -> None:
    """The old lines stand first, byte for byte; the header names the rules it began with; chain, dice and end hold."""
    game = played(8)
    old = journal_of(game, SEAL).text()
    going, _ = carried(Tiring(), game)
    journal = journal_of(finish(going), SEAL)
    text = journal.text()

    assert text.startswith(old)
    verdict = verify(Tiring(), read_journal(text))
    assert ("fair", 2, 2, True, 0) == (
        verdict.dice, verdict.rules, verdict.now, verdict.same_end, verdict.unchecked,
    )  # fmt: skip
    assert going.state.digest() == replay(Tiring(), read_journal(text)).state.digest()
    assert 1 == read_journal(text).header["rules"]


def test_a_running_journal_seals_the_position() -> None:
    """The position that is kept holds every secret: who may read the journal before the end does not get it."""
    going, _ = carried(SecondDuel(), played(4))
    lines = [json.loads(line) for line in journal_of(going, SEAL).running_text([0]).splitlines()]
    line = next(line for line in lines if "c" in line)

    assert ["kept", "rule", "rules", "was", "why"] == sorted(line["c"])
    assert "cloak" not in json.dumps(lines)
    assert all("q" not in line for line in lines if line.get("sealed"))


def test_a_finished_journal_of_other_rules_is_checked_all_the_same() -> None:
    """Every die of it is the seed's, also where the rules of the day do not come; the verdict says how far they do."""
    journal = read_journal(journal_of(finish(played()), SEAL).text())
    verdict = verify(Tiring(), journal)

    assert ("fair", 1, 2, "core-misfit-illegal", 0, 0) == (
        verdict.dice, verdict.rules, verdict.now, verdict.why, verdict.likely, verdict.unchecked,
    )  # fmt: skip
    assert 0 < verdict.kept < verdict.entries
    assert not verdict.same_end


def test_dice_of_unknown_kind_are_compared_with_those_of_the_game() -> None:
    """Where a journal does not name the die, a roll that the rules do not reach is at best likely; they are counted."""
    journal = read_journal(journal_of(finish(played(marks=False)), SEAL).text())
    verdict = verify(Tiring(), journal)

    assert verdict.likely > 0
    assert 0 == verdict.unchecked


def test_a_die_is_not_an_old_one_because_it_says_so() -> None:
    """Marked as told once more it would be passed over: only the ends of the act before may bear the mark."""
    whole = read_journal(journal_of(finish(played()), SEAL).text())
    for entry in whole.entries:
        if isinstance(entry, Rolled):
            entry.again = True
    with pytest.raises(JournalError, match="entry 2: this is marked as told once more"):
        verify(Duel(), read_journal(whole.text()))

    going, _ = carried(Shorter(), played(8))
    text = journal_of(finish(going), SEAL).text()
    assert "fair" == verify(Shorter(), read_journal(text)).dice
    forged = read_journal(text)
    end = next(entry for entry in forged.entries if isinstance(entry, Rolled) and entry.again)
    end.faces = [face % 6 + 1 for face in end.faces]
    with pytest.raises(JournalError, match="was never told before"):
        verify(Shorter(), read_journal(forged.text()))

    late = read_journal(journal_of(finish(carried(Tiring(), played(8))[0]), SEAL).text())
    last = [entry for entry in late.entries if isinstance(entry, Rolled)][-1]
    last.again = True
    with pytest.raises(JournalError, match="was never told before"):
        verify(Tiring(), read_journal(late.text()))


def test_a_position_is_the_one_that_its_past_comes_to() -> None:
    """A journal that jumps to a better position is found out; what older rules kept is taken on trust, and counted."""
    going, _ = carried(Tiring(), played(8))
    text = journal_of(finish(going), SEAL).text()
    forged = read_journal(text)
    jump = next(entry for entry in forged.entries if isinstance(entry, Carried))
    jump.state = carried(Tiring(), played(3))[1].state
    with pytest.raises(JournalError, match="this is not the position that the entries before it come to"):
        verify(Tiring(), read_journal(forged.text()))

    assert (0, 1) == (
        verify(Tiring(), read_journal(text)).trusted, verify(NewField(), read_journal(text)).trusted,
    )  # fmt: skip


def test_a_forged_die_is_found_under_other_rules_too() -> None:
    """Beyond the point where the rules stop, the seed still tells."""
    game = finish(played())
    last = [entry for entry in game.past if isinstance(entry, Rolled)][-1]
    last.faces = [face % 6 + 1 for face in last.faces]
    journal = read_journal(journal_of(game, SEAL).text())
    with pytest.raises(JournalError, match="of the seed"):
        verify(MoreDice(), journal)


def test_a_result_that_the_rules_of_the_day_do_not_give_is_told() -> None:
    """The stated result stands; that the rules would give another one is said."""
    game = finish(played())
    text = journal_of(game, SEAL).text()
    verdict = verify(SecondDuel(), read_journal(text))
    assert verdict.same_end
    assert game.result is not None
    game.result.winner = 1 - game.result.winner if game.result.winner >= 0 else 0
    verdict = verify(SecondDuel(), read_journal(journal_of(game, SEAL).text()))

    assert (False, game.result.wire()) == (verdict.same_end, verdict.result)


def test_a_replay_of_other_rules_stops_where_it_no_longer_holds() -> None:
    """Any moment can be asked for; beyond the misfit the game stands before it."""
    journal = read_journal(journal_of(finish(played()), SEAL).text())
    kept = verify(Tiring(), journal).kept

    assert 3 == len(replay(Tiring(), journal, 3).past)
    assert kept == len(replay(Tiring(), journal, len(journal.entries)).past)


def test_answers_of_a_carried_game_are_those_of_the_journal() -> None:
    """What is in an act before the last is shown by the rules of the day as far as they come."""
    game = played(8)
    going, line = carried(Tiring(), game)
    journal = read_journal(journal_of(finish(going), SEAL).text())
    first = next(entry for entry in game.past if isinstance(entry, Answered))

    assert line.kept == len(replay(Tiring(), journal, line.kept + 1).past)
    assert first.answer == next(e for e in journal.entries if isinstance(e, Answered)).answer
