"""Whoever stands in the way of a vehicle (chapter 6)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.systems.fallout.book.profiles import Damage
from sandtable.systems.fallout.book.terrain_kinds import DEEP, WALL
from sandtable.systems.fallout.harm.saves import save_of, save_or_suffer
from sandtable.systems.fallout.harm.vehicle_damage import inner
from sandtable.systems.fallout.move.walking import standing_but
from sandtable.systems.fallout.state.dice import passes
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import Culprit, FalloutState, Figure, Unit, Vehicle
from sandtable.table import OVERLAP, Base, Disc, Point, any_overlap
from sandtable.table.courses import Course

TEST: Final = "fallout.vehicle.run_over.test"
DAMAGE_RULE: Final = "fallout.vehicle.run_over.damage"
PLACE: Final = "fallout.vehicle.run_over.place"
FAST_INCHES: Final = 10.0
FAST_PENALTY: Final = 2
"""fallout.vehicle.run_over.fast."""
SAVE: Final = 2
BLOW: Final = Damage(fixed=2)
"""fallout.vehicle.run_over.damage."""
ROOM_INCHES: Final = 3.0
"""fallout.vehicle.run_over.place."""
FAR_INCHES: Final = 12.0


async def run_over(state: FalloutState, hull: Unit, course: Course, unit: Unit, figure: Figure) -> None:
    """Agility or a hit; whoever lives gets clear of the path, all of it.

    fallout.vehicle.run_over.test, fallout.vehicle.run_over.damage, fallout.vehicle.run_over.place
    """
    spot = clear_spot(state, figure, course, ROOM_INCHES)
    if not figure.out and spot is not None and await _dodges(state, hull, unit, figure):
        _put_aside(state, unit, figure, spot, "fallout-event-dodged", TEST)
        return
    state.tell("fallout-event-run-over", named(unit, figure), [DAMAGE_RULE], unit.side, figure.id)
    culprit = Culprit(state.decider(hull), "", DAMAGE_RULE, hull.id)
    save = save_of(figure, SAVE, "fallout-mod-save", DAMAGE_RULE)
    await save_or_suffer(state, unit, figure, save, BLOW, culprit)
    if figure.present():
        make_way(state, unit, figure, course, spot)


def make_way(state: FalloutState, unit: Unit, figure: Figure, course: Course, spot: Point | None) -> None:
    """fallout.vehicle.run_over.place: nobody stays under the hull; at most once in a move is he run over."""
    aside = spot if spot is not None else clear_spot(state, figure, course, FAR_INCHES)
    if aside is not None:
        _put_aside(state, unit, figure, aside, "fallout-event-set-aside", PLACE)


def _put_aside(state: FalloutState, unit: Unit, figure: Figure, spot: Point, told: str, why: str) -> None:
    way = [(figure.base.x, figure.base.y), spot]
    state.tell(told, named(unit, figure), [why], unit.side, figure.id, [(figure.id, way)])
    figure.base = figure.base.at(spot[0], spot[1])
    unit.moved()


async def _dodges(state: FalloutState, hull: Unit, unit: Unit, figure: Figure) -> bool:
    modifier = dodging(state, inner(hull))
    return await passes(figure.profile.ag, modifier, TEST, state.decider(unit), figure.id)


def dodging(state: FalloutState, vehicle: Vehicle) -> int:
    """fallout.vehicle.run_over.fast: capability decides, not the speed now; disabled, its normal speed counts."""
    best = vehicle.profile.normal if vehicle.disabled() else max(vehicle.profile.fast, vehicle.profile.normal)
    return FAST_PENALTY if best >= FAST_INCHES * state.lengths.inch - 1e-6 else 0


def clear_spot(state: FalloutState, figure: Figure, course: Course, inches: float) -> Point | None:
    """fallout.vehicle.run_over.place: the nearest free spot beside the path, None when there is none near enough."""
    most = inches * state.lengths.inch
    taken = standing_but(state, figure)
    spots: list[tuple[float, int, Point]] = []
    for spot in course.beside(figure.base, taken, state.lengths.inch, most):
        away = sqrt((spot[0] - figure.base.x) ** 2 + (spot[1] - figure.base.y) ** 2)
        if away < most + 1e-6:
            spots.append((away, len(spots), spot))
    spots.sort()
    for _, _, spot in spots:
        if _free(state, figure.base.at(spot[0], spot[1]), course, taken):
            return spot
    return None


def _free(state: FalloutState, base: Disc, course: Course, taken: list[Base]) -> bool:
    if not state.board.inside(base) or any_overlap(base, taken, OVERLAP) >= 0:
        return False
    if any(piece.kind in (WALL, DEEP) and piece.meets(base, OVERLAP) for piece in state.board.pieces):
        return False
    return not course.covers(base)
