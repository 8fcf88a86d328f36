"""Whoever stands in the way of a vehicle (chapter 6)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.systems.fallout.damage import named, save_or_suffer
from sandtable.systems.fallout.dice import need_words, passes
from sandtable.systems.fallout.profiles import Damage
from sandtable.systems.fallout.state import Culprit, FalloutState, Figure, Unit
from sandtable.systems.fallout.terrain import DEEP, WALL
from sandtable.systems.fallout.vehicle_damage import inner
from sandtable.table import (
    OVERLAP,
    Base,
    Disc,
    Hull,
    Point,
    any_overlap,
    overlaps,
    path_length,
    quantize_point,
)

TEST: Final = "fallout.vehicle.run_over.test"
DAMAGE_RULE: Final = "fallout.vehicle.run_over.damage"
FAST_INCHES: Final = 10.0
FAST_PENALTY: Final = 2
"""fallout.vehicle.run_over.fast."""
SAVE: Final = 2
BLOW: Final = Damage(2)
"""fallout.vehicle.run_over.damage."""
ROOM_INCHES: Final = 3.0
"""fallout.vehicle.run_over.place."""
FAR_INCHES: Final = 12.0


def swath(body: Hull, a: Point, b: Point, facing: float) -> Hull:
    """The strip that a hull sweeps on one leg of its way."""
    length = path_length([a, b])
    return Hull((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, body.length + length, body.width, facing)


def in_the_way(state: FalloutState, hull: Unit, strip: Hull, done: list[str]) -> list[tuple[Unit, Figure]]:
    """Everybody on a strip who has not been run over in this move, the nearest to the vehicle first."""
    body = inner(hull).hull
    found: list[tuple[float, int, Unit, Figure]] = []
    for unit in state.units:
        if unit.vehicle is not None or not unit.on_table():
            continue
        for figure in unit.figures:
            if figure.present() and figure.id not in done and overlaps(figure.base, strip):
                away = (figure.base.x - body.x) ** 2 + (figure.base.y - body.y) ** 2
                found.append((away, len(found), unit, figure))
    found.sort(key=_by_distance)
    return [(unit, figure) for _, _, unit, figure in found]


def _by_distance(entry: tuple[float, int, Unit, Figure]) -> tuple[float, int]:
    return (entry[0], entry[1])


async def run_over(state: FalloutState, hull: Unit, strip: Hull, unit: Unit, figure: Figure) -> None:
    """Agility or a hit; whoever lives gets clear of the path.

    fallout.vehicle.run_over.test, fallout.vehicle.run_over.damage, fallout.vehicle.run_over.place
    """
    spot = clear_spot(state, figure, strip, ROOM_INCHES)
    if not figure.out and spot is not None and await _dodges(state, hull, unit, figure):
        state.tell(
            "fallout-event-dodged", named(unit, figure), [TEST], unit.side, figure.id, [(figure.id, [spot])]
        )
        figure.base = figure.base.at(spot[0], spot[1])
        unit.moved()
        return
    state.tell("fallout-event-run-over", named(unit, figure), [DAMAGE_RULE], unit.side, figure.id)
    culprit = Culprit(state.decider(hull), "", DAMAGE_RULE, hull.id)
    await save_or_suffer(state, unit, figure, SAVE, BLOW, culprit)
    if figure.present():
        aside = spot if spot is not None else clear_spot(state, figure, strip, FAR_INCHES)
        if aside is not None:
            figure.base = figure.base.at(aside[0], aside[1])
            unit.moved()


async def _dodges(state: FalloutState, hull: Unit, unit: Unit, figure: Figure) -> bool:
    """fallout.vehicle.run_over.fast: capability decides, not the speed now; disabled, its normal speed counts."""
    vehicle = inner(hull)
    best = vehicle.profile.normal if vehicle.disabled() else max(vehicle.profile.fast, vehicle.profile.normal)
    modifier = FAST_PENALTY if best >= FAST_INCHES * state.lengths.inch - 1e-6 else 0
    need = need_words(figure.profile.ag, modifier) if state.listens() else None
    return await passes(figure.profile.ag, modifier, TEST, state.decider(unit), figure.id, need)


def clear_spot(state: FalloutState, figure: Figure, strip: Hull, inches: float) -> Point | None:
    """fallout.vehicle.run_over.place: the nearest free spot beside the path, None when there is none near enough."""
    most = inches * state.lengths.inch
    taken = _taken(state, figure)
    best: Point | None = None
    least = most + 1e-6
    for x, y in _beside(figure.base, strip, state.lengths.inch, most):
        away = sqrt((x - figure.base.x) ** 2 + (y - figure.base.y) ** 2)
        if away < least and _free(state, figure.base.at(x, y), strip, taken):
            best, least = (x, y), away
    return best


def _beside(base: Disc, strip: Hull, inch: float, most: float) -> list[Point]:
    """Points along both sides of the strip, about where the figure stands."""
    along = (base.x - strip.x) * strip.ux + (base.y - strip.y) * strip.uy
    out = strip.half_width + base.radius + 0.02 * inch
    steps = int(most / (0.5 * inch)) + 1
    found: list[Point] = []
    for k in range(-steps, steps + 1):
        far = along + 0.5 * inch * k
        for way in (out, -out):
            x = strip.x + strip.ux * far - strip.uy * way
            y = strip.y + strip.uy * far + strip.ux * way
            found.append(quantize_point(x, y))
    return found


def _taken(state: FalloutState, figure: Figure) -> list[Base]:
    found: list[Base] = []
    for unit in state.units:
        if not unit.on_table():
            continue
        vehicle = unit.vehicle
        if vehicle is not None:
            found.append(vehicle.hull)
        found.extend(other.base for other in unit.figures if other is not figure and other.present())
    return found


def _free(state: FalloutState, base: Disc, strip: Hull, taken: list[Base]) -> bool:
    if not state.board.inside(base) or overlaps(base, strip) or any_overlap(base, taken, OVERLAP) >= 0:
        return False
    return all(
        not (piece.kind in (WALL, DEEP) and piece.meets(base, OVERLAP)) for piece in state.board.pieces
    )
