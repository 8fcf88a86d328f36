"""Games that people end before the rules do: by resigning, by a draw that all agree to."""

from __future__ import annotations

import pytest
from tests.core.duel import Duel

from sandtable.core.game import DRAW, RESIGN, Game, Refused, new_game
from sandtable.core.journal import JournalError, Seal, journal_of, read_journal, replay
from sandtable.core.reel import Reel
from sandtable.core.referee import Referee
from sandtable.core.setup import Setup
from sandtable.core.verifying import verify


def closed(side: int, how: str) -> tuple[Game, Seal]:
    """A duel of two answers, ended by the people who fight it."""
    seal = Seal(3, "salt", ["word"])
    game = new_game(Duel(), Setup("duel"), 3, seal.entropy)
    for _ in range(2):
        game.answer(game.choices()[0])
    game.close(side, how)
    return game, seal


@pytest.mark.parametrize(("side", "how", "winner"), [(0, RESIGN, 1), (1, RESIGN, 0), (0, DRAW, -1)])
def test_the_other_side_has_won_and_a_draw_is_nobodys(side: int, how: str, winner: int) -> None:
    """Nothing is asked any more; the result says who won, by no rule, and why in words."""
    game, _ = closed(side, how)

    assert game.result is not None
    assert (None, winner, "") == (game.ask, game.result.winner, game.result.why)
    assert [f"core-event-{how}"] == [event.message for event in game.events[-1:]]


@pytest.mark.parametrize("how", [RESIGN, DRAW])
def test_it_is_a_line_of_the_journal_that_verifies_and_replays(how: str) -> None:
    """Journal, verdict, replay and the reel all come to the same end."""
    game, seal = closed(1, how)
    text = journal_of(game, seal).text()
    journal = read_journal(text)
    reel = Reel(Duel(), journal.setup, journal.entries, journal.rules, (journal.end or {})["result"])

    assert f'"x":["B","{how}"]' in text
    assert "fair" == verify(Duel(), journal).dice
    again = replay(Duel(), journal)
    assert again.result is not None
    assert game.result is not None
    assert game.result.wire() == again.result.wire()
    assert (text, True) == (journal_of(again, seal).text(), reel.holds())


def test_what_is_over_stays_over() -> None:
    """Nobody answers, resigns or takes anything back after it, and a journal with more lines does not hold."""
    game, seal = closed(0, RESIGN)

    for act in (lambda: game.answer("fire"), lambda: game.close(1, RESIGN), game.undo):
        with pytest.raises(Refused):
            act()
    twice = journal_of(game, seal)
    twice.entries.append(twice.entries[-1])
    with pytest.raises(JournalError, match="over"):
        verify(Duel(), read_journal(twice.text()))


@pytest.mark.parametrize("line", [["C", "resign"], ["A", "leave"], ["A"], "A"])
def test_a_line_that_says_nothing_of_the_kind_is_refused(line: object) -> None:
    """A side of this game, and one of the two ways; anything else has a sentence."""
    game, seal = closed(0, RESIGN)
    journal = journal_of(game, seal)
    from sandtable.core.journal import canonical, link

    rows, chain = [], ""
    for body in [journal.header, *[{"x": line}]]:
        chain = link(chain, body)  # type: ignore[arg-type]
        rows.append(canonical({**body, "h": chain}))  # type: ignore[dict-item]
    with pytest.raises(JournalError):
        verify(Duel(), read_journal("\n".join(rows)))


def test_the_referee_knows_it() -> None:
    """`resign` and `draw` name the side; with more than two sides nobody resigns."""
    referee = Referee()
    referee.handle({"do": "new", "setup": {"system": "fubar", "scenario": "crossroads"}, "seed": 4})
    reply = referee.handle({"do": "resign", "side": "A"})

    assert (True, "B") == (reply["ok"], reply["result"]["winner"])  # type: ignore[index,call-overload]
    assert not referee.handle({"do": "draw", "side": "A"})["ok"]
    many = {"system": "fubar", "scenario": "skirmish", "sides": [{}, {}, {}]}
    referee.handle({"do": "new", "setup": many, "seed": 4})
    refused = referee.handle({"do": "resign", "side": "C"})
    assert "core-refused-resign-many" in str(refused["error"])
    assert referee.handle({"do": "draw", "side": "C"})["ok"]
