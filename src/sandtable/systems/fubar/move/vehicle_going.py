"""How terrain slows and bars vehicles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.wire import Json, Reason
from sandtable.systems.fubar.book.words import WRECK
from sandtable.systems.fubar.move.march import March
from sandtable.systems.fubar.state.state import FubarState, Vehicle
from sandtable.table import (
    OVERLAP,
    Base,
    Hull,
    Piece,
    Point,
    is_clear,
    path_length,
    pieces_entered,
    shortest_path,
)

LIGHT: Final = 1
MEDIUM: Final = 2
DETOUR: Final = 0.25


def barred(state: FubarState, vehicle: Vehicle, near: Sequence[Piece]) -> list[Piece]:
    """fubar.vehicle.move.no_entry, fubar.vehicle.wreck: the pieces a vehicle cannot enter.

    fubar.vehicle.move.medium: medium cover is open to the heavy and ultra-heavy armour rows.
    """
    limit = MEDIUM if vehicle.profile.armour.medium_cover else LIGHT
    return [piece for piece in near if piece.kind == WRECK or state.catalogue.cover_of(piece) > limit]


def slowing(state: FubarState, near: Sequence[Piece], shut: list[Piece]) -> list[Piece]:
    """fubar.vehicle.move.light, fubar.vehicle.move.medium: the cover that a vehicle may enter, slowly."""
    return [piece for piece in near if piece not in shut and state.catalogue.cover_of(piece) > 0]


def thickest(state: FubarState, hull: Hull, path: list[Point], end: Hull, pieces: list[Piece]) -> int:
    """The heaviest cover (0 none to 3) that a vehicle touches at any point of its way."""
    level = 0
    entered = pieces_entered(hull, path, pieces)
    for number, piece in enumerate(pieces):
        cover = state.catalogue.cover_of(piece)
        if cover > level and (number in entered or piece.meets(hull, OVERLAP) or piece.meets(end, OVERLAP)):
            level = cover
    return level


def reach_over(state: FubarState, march: March, level: int) -> float:
    """How far a vehicle may still go when its way touches that cover.

    fubar.vehicle.move.open: 12 inches; fubar.vehicle.move.light: 6 as soon as any point of the move touches cover.
    """
    if level == 0 and not march.slow:
        return march.left[0]
    used = march.allowance - march.left[0]
    return max(min(state.lengths.vehicle_cover - used, march.left[0]), 0.0)


def way_to(
    state: FubarState,
    march: March,
    hull: Hull,
    goal: Point,
    barriers: list[Base],
    shut: list[Piece],
    slow: list[Piece],
) -> list[Point]:
    """The way to a point: straight if free, else the shortest round what bars it; empty when there is none.

    A straight way through cover that is too long for 6 inches gives way to one round the cover, if that is in reach.
    """
    start = (hull.x, hull.y)
    way: list[Point] = [start, goal]
    if path_length(way) > march.left[0] + OVERLAP:
        return way
    if not is_clear(state.board, hull, way, barriers, shut):
        way = shortest_path(state.board, hull, goal, barriers, shut)
    if not way or march.slow or not slow or path_length(way) <= reach_over(state, march, LIGHT) + OVERLAP:
        return way
    # Nobody gets round anything for less than this much more.
    if thickest(state, hull, way, hull, slow) == 0 or path_length(way) > march.left[0] - DETOUR:
        return way
    around = shortest_path(state.board, hull, goal, barriers, shut + slow)
    return around if around and path_length(around) <= march.left[0] + OVERLAP else way


def why_not_fire(march: March, thick: bool) -> list[Reason]:
    """fubar.vehicle.move.medium: a tank that touches medium cover cannot fire in that move."""
    name: dict[str, Json] = {"unit": march.unit.name}
    if thick or march.thick:
        return [Reason("fubar.vehicle.move.medium", "fubar-refused-fire-in-medium", name)]
    return []


def why_not_enter(march: March, thick: bool) -> list[Reason]:
    """The reverse: who has fired in this move may not drive into medium cover any more."""
    if thick and march.fired:
        return [
            Reason("fubar.vehicle.move.medium", "fubar-refused-medium-after-fire", {"unit": march.unit.name})
        ]
    return []
