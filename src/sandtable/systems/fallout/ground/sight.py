"""Line of sight (chapter 4.5)."""

from __future__ import annotations

from typing import Final

from sandtable.systems.fallout.state.lookout import Lookout, front_points
from sandtable.systems.fallout.state.state import FalloutState
from sandtable.table import Base, Disc, Hull, Sight, heading

_NONE: Final[list[Hull]] = []


def lookout(state: FalloutState) -> Lookout:
    """The sight of this state's board; made anew when the board has changed."""
    kept = state.lookout
    if kept is None or kept.board is not state.board:
        kept = Lookout(state.board)
        state.lookout = kept
    return kept


def hulls(state: FalloutState) -> list[Hull]:
    """fallout.los.blockers: the vehicles on the table."""
    if not state.motorized:
        return _NONE
    bodies: list[Hull] = []
    for unit in state.units:
        vehicle = unit.vehicle
        if vehicle is not None and unit.deployed and not unit.gone:
            bodies.append(vehicle.hull)
    return bodies


def line(state: FalloutState, a: Base, b: Base) -> bool:
    """fallout.los.line, fallout.los.flyers: any straight line between the bases that no blocker crosses.

    A vehicle never blocks the sight of itself, nor that of its own crew. Flyers see and are seen like all.
    """
    return lookout(state).sees(a, b, hulls(state))


def look(state: FalloutState, a: Base, b: Base) -> Sight:
    """The look itself: the line, and by what, where and why it is stopped."""
    blocking: list[Base] = [hull for hull in hulls(state) if hull is not a and hull is not b]
    return lookout(state).map.sight(a, b, blocking)


def look_ahead(state: FalloutState, a: Base, b: Base) -> Sight:
    """fallout.los.line: the same from the front arc, where a figure stands on the first base."""
    seen = look(state, a, b)
    facing = _facing_on(state, a)
    if not seen.clear or facing is None or not isinstance(a, Disc):
        return seen
    ux, uy = heading(facing)
    if lookout(state).sees_ahead(a, ux, uy, b, hulls(state)):
        return seen
    points = front_points(a, ux, uy, b.x - a.x, b.y - a.y)
    x, y = min(points, key=lambda point: (point[0] - b.x) ** 2 + (point[1] - b.y) ** 2)
    return look(state, Disc(x, y, 0.0), b)


def _facing_on(state: FalloutState, base: Base) -> float | None:
    """Where whoever stands on a base looks; None for vehicles, counters and bare points."""
    for unit in state.units:
        if unit.on_table():
            for figure in unit.figures:
                if figure.base is base and figure.present():
                    return figure.facing
    return None
