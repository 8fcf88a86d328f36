"""How a result is told, and what a side can read off it."""

import pytest
from tests.fubar.harm.test_victory import squad, state_of

from sandtable.core.pins import pins
from sandtable.systems.fubar.harm.victory import finish


@pins("fubar.victory.points", "fubar.victory.break")
@pytest.mark.parametrize(
    ("winner", "why", "ending"),
    [
        (0, "fubar.victory.points", "fubar-result-points"),
        (1, "fubar.victory.points", "fubar-result-points"),
        (-1, "fubar.victory.points", "fubar-result-draw"),
        (-1, "fubar.victory.break", "fubar-result-draw"),
        (0, "fubar.victory.break", "fubar-result-break"),
        (1, "fubar.victory.break", "fubar-result-break"),
    ],
)
def test_a_result_is_told_as_what_it_is(winner, why, ending):
    """fubar.victory.points, fubar.victory.break: a victory is told as one, of either side, and a draw as a draw."""
    state = state_of([squad("a", "A", (4, 4)), squad("b", "B", (24, 40))], turn=8)
    state.events = []
    finish(state, winner, why)
    told = {"fubar-result-draw": "fubar-event-draw", "fubar-result-break": "fubar-event-won-break"}

    assert (winner, ending) == (state.result.winner, state.result.message.id)
    assert told.get(ending, "fubar-event-won") == state.events[-1].message
