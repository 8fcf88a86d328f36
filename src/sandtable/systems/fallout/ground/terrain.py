"""What terrain does: whom it slows or stops, what stops sight. Where there is cover stands in `cover`."""

from __future__ import annotations

from typing import Final

from sandtable.systems.fallout.book.profiles import UnitProfile
from sandtable.systems.fallout.book.terrain_kinds import DEEP, ROUGH, SHALLOW, SMOKE, WALL
from sandtable.systems.fallout.state.state import FalloutState, Figure
from sandtable.table import SEE_THROUGH, SOLID, Base, Piece, Point, area, cloud, linear

WALL_THICKNESS: Final = 0.5  # inches (fallout.setup.terrain.pieces)

_SLOW: Final = {ROUGH: 2.0}
_FREE: Final[dict[str, float]] = {}


def make_piece(id: str, kind: str, points: list[Point], inch: float) -> Piece:
    """A piece of terrain: a wall along a course, anything else as a polygon.

    fallout.terrain.wall.los: walls alone block sight; ground and water do not.
    """
    if kind == WALL:
        return linear(id, kind, points, WALL_THICKNESS * inch, sight=SOLID)
    return area(id, kind, points, sight=SEE_THROUGH)


def make_smoke(id: str, x: float, y: float, radius: float) -> Piece:
    """A smoke cloud: a disc that nobody sees through (fallout.item.smoke.size)."""
    return cloud(id, SMOKE, x, y, radius, sight=SOLID)


# ------------------------------------------------------------ movement


def foot_factor(profile: UnitProfile) -> dict[str, float]:
    """fallout.terrain.rough.move: an inch of rough ground uses up two; roaches, Scurry Robots and flyers do not care.

    fallout.terrain.shallow.foot, fallout.terrain.radiation.move.en, fallout.terrain.radiation.move.it: nothing else
    slows anybody down.
    """
    if profile.flies or profile.free_rough:
        return _FREE
    return _SLOW


def barred(state: FalloutState, figure: Figure, start: Base, among: list[Piece] | None = None) -> list[Piece]:
    """The pieces a figure on foot may not enter when its activation begins at `start`; none bars a flyer.

    fallout.terrain.wall.move, fallout.terrain.deep: walls and deep water stop everybody on the ground.
    fallout.terrain.shallow.foot: shallow water may be crossed from next to it, or out of it;
    fallout.unit.scurry.terrain: by Scurry Robots never.
    """
    profile = figure.profile
    if profile.flies:
        return []
    near = state.lengths.adjacent
    pieces: list[Piece] = []
    for piece in state.board.pieces if among is None else among:
        closed = piece.kind in (WALL, DEEP)
        if piece.kind == SHALLOW:
            closed = profile.no_shallow or not within_reach(piece, start, near)
        if closed:
            pieces.append(piece)
    return pieces


def no_end(state: FalloutState, figure: Figure) -> list[Piece]:
    """fallout.move.fly: pieces in which a flyer may not end its move."""
    if not figure.profile.flies:
        return []
    return [piece for piece in state.board.pieces if piece.kind == WALL]


def barred_vehicle(state: FalloutState) -> list[Piece]:
    """fallout.terrain.rough.vehicle, fallout.terrain.deep, fallout.terrain.wall.move: where no vehicle drives.

    fallout.terrain.shallow.vehicle: shallow water is none of them, and radiation neither.
    """
    return [piece for piece in state.board.pieces if piece.kind in (ROUGH, DEEP, WALL)]


# ------------------------------------------------------------ standing somewhere


def within_reach(piece: Piece, base: Base, reach: float) -> bool:
    """fallout.measure.within: whether a base lies within so much of a piece, or in it."""
    far = reach + base.reach
    if (
        base.x < piece.left - far
        or base.x > piece.right + far
        or base.y < piece.bottom - far
        or base.y > piece.top + far
    ):
        return False
    return piece.distance_to(base) <= reach + 0.0001


def in_radiation(zones: list[Piece], base: Base) -> bool:
    """fallout.env.radiation.roll, fallout.vehicle.aboard_environment: whether a base or hull is in a radiation zone."""
    for piece in zones:
        if piece.meets(base):
            return True
    return False
