"""Line of sight (chapter 4.5)."""

from __future__ import annotations

from typing import Final

from sandtable.systems.fallout.arcs import in_front
from sandtable.systems.fallout.lookout import Lookout
from sandtable.systems.fallout.state import FalloutState, Figure
from sandtable.table import Base, Hull, Sight

_NONE: Final[list[Hull]] = []


def lookout(state: FalloutState) -> Lookout:
    """The sight of this state's board; made anew when the board has changed."""
    found = state.lookout
    if found is None or found.board is not state.board:
        found = Lookout(state.board)
        state.lookout = found
    return found


def hulls(state: FalloutState) -> list[Hull]:
    """fallout.los.blockers: the vehicles on the table."""
    if not state.motorized:
        return _NONE
    found: list[Hull] = []
    for unit in state.units:
        vehicle = unit.vehicle
        if vehicle is not None and unit.deployed and not unit.gone:
            found.append(vehicle.hull)
    return found


def line(state: FalloutState, a: Base, b: Base) -> bool:
    """fallout.los.line, fallout.los.flyers: any straight line between the bases that no blocker crosses.

    A vehicle never blocks the sight of itself, nor that of its own crew. Flyers see and are seen like all.
    """
    return lookout(state).sees(a, b, hulls(state))


def sees(state: FalloutState, figure: Figure, base: Base) -> bool:
    """fallout.los.line, fallout.action.attack.arc: out of the front arc, with a clear line."""
    return in_front(figure, base) and line(state, figure.base, base)


def look(state: FalloutState, a: Base, b: Base) -> Sight:
    """The look itself: the line, and by what, where and why it is stopped."""
    blocking: list[Base] = [hull for hull in hulls(state) if hull is not a and hull is not b]
    return lookout(state).map.sight(a, b, blocking)
