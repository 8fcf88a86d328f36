"""Leaving the table (chapter 4.8)."""

from __future__ import annotations

from sandtable.core.question import Option
from sandtable.core.wire import Message
from sandtable.figures.edges import LEAVE
from sandtable.systems.fallout.harm.losses import close_ranks, credit
from sandtable.systems.fallout.state.identities import DONE
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import Culprit, FalloutState, Figure, Unit


def done_option() -> Option:
    """The option to end a move where everybody stands."""
    return Option(DONE, Message("fallout-opt-done"))


def leave_option(edge: str) -> Option:
    """fallout.retreat.edge: the move leads over that edge."""
    label = Message("fallout-opt-leave", {"edge": {"id": "fallout-edge-" + edge}})
    return Option(LEAVE + edge, label, "fallout.retreat.edge")


def friendly(state: FalloutState, side: int) -> list[str]:
    """fallout.retreat.edge: the edges set by the scenario, else those it started on.

    fallout.morale.flee_path: the raiders of Convoy! set up along two of them.
    """
    if not 0 <= side < state.sides:
        return []
    if state.exits[side]:
        return state.exits[side]
    home = state.home[side]
    if not home:
        return []
    edges = state.scenario.parts[side].edges
    return edges if home in edges else [home]


def can_retreat(state: FalloutState, side: int, edge: str) -> bool:
    """Whether leaving there is a retreat and not a rout."""
    return 0 <= side < state.sides and state.may_leave[side] and edge in friendly(state, side)


def leave(state: FalloutState, unit: Unit, figure: Figure, edge: str) -> None:
    """fallout.move.table_edge: gone for good.

    fallout.retreat.half: over a friendly edge it keeps half its worth, or all of it where the scenario allows
    leaving. fallout.retreat.illegal: over a wrong edge it counts as killed by the opponent.
    """
    figure.left = True
    figure.down = False
    figure.sneak = 0
    if can_retreat(state, unit.side, edge):
        why = "fallout.retreat.half"
        if unit.side >= 0:
            state.left_points[unit.side] += figure.points
    else:
        why = "fallout.retreat.illegal"
        figure.alive = False
        credit(state, unit.side, figure.points, Culprit(-2, "", why), figure=True)
    values = named(unit, figure)
    values["edge"] = {"id": "fallout-edge-" + edge}
    state.tell("fallout-event-left", values, ["fallout.move.table_edge", why], unit.side, figure.id)
    unit.left_by = edge
    close_ranks(unit)
