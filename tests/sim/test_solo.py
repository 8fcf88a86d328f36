"""One contestant against a game's own automaton."""

from __future__ import annotations

from sandtable.sim import Plan, play_bout
from sandtable.sim.bout import AUTOMATON, DRAW


def test_an_automaton_that_wins_is_no_draw() -> None:
    """Of some solo games the automaton wins one at least; nobody gets a win or a draw for it."""
    outcomes = [play_bout(Plan("warfare", "s1", ("random",), 6, 5), number) for number in range(6)]

    assert {""} == {outcome.error for outcome in outcomes}
    assert {outcome.winner for outcome in outcomes} <= {0, DRAW, AUTOMATON}
    assert AUTOMATON in {outcome.winner for outcome in outcomes}
