"""Room to stand: who is in the way of a base, and the nearest place where nobody is."""

from __future__ import annotations

from typing import Final

from sandtable.figures.room import nearest_room
from sandtable.systems.warzone.ground.sight import vision
from sandtable.systems.warzone.ground.terrain import height_at
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import OVERLAP, Disc, Point

LEVEL: Final = 1e-6


def occupied(state: WarzoneState, model: Model, x: float, y: float) -> bool:
    """warzone.move.through: whether somebody else stands where the base of a model would be."""
    radius = model.base.radius - OVERLAP
    for side in range(len(state.sides)):
        for other in state.field(side):
            base = other.base
            room = radius + base.radius
            dx = base.x - x
            dy = base.y - y
            if -room < dx < room and dx * dx + dy * dy < room * room and other is not model:
                return True
    return False


def fallen_to(state: WarzoneState, model: Model, x: float, y: float, altitude: float) -> Point:
    """Where somebody comes to lie who falls at a point: the nearest place as low as that where nobody stands.

    That very point when there is none.
    """

    def free(spot: Point) -> bool:
        if occupied(state, model, spot[0], spot[1]):
            return False
        return abs(height_at(state, spot[0], spot[1]) - altitude) <= LEVEL and not walled(state, model, spot)

    place = nearest_room(x, y, free, state.board.width)
    return place if place is not None else (x, y)


def walled(state: WarzoneState, model: Model, spot: Point) -> bool:
    """Whether a base at a place would be off the table, or in what is impassable beside it; a roof is no wall below."""
    base = Disc(spot[0], spot[1], model.base.radius)
    if not state.board.inside(base, OVERLAP):
        return True
    for piece in vision(state).shut:
        if piece.meets(base, OVERLAP) and not piece.holds(spot[0], spot[1]):
            return True
    return False
