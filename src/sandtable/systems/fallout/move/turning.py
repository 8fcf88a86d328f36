"""Turning at the end of a move (chapter 4.2)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.core.wire import Json, Reason, number_of, table_of
from sandtable.figures.facing import on_table, tenths
from sandtable.systems.fallout.move.march import Plan
from sandtable.systems.fallout.move.surroundings import Surroundings
from sandtable.systems.fallout.state.near_units import ring_about
from sandtable.systems.fallout.state.state import FalloutState
from sandtable.table import Base, Point, bearing
from sandtable.table.precision import ENDLESS

WHY: Final = "fallout.action.move.turn"
ROUNDING: Final = 1e-9
"""Square inches that one distance may be off when it is worked out twice."""


def turn(around: Surroundings, plan: Plan, facing: Json) -> list[Reason]:
    """fallout.action.move.turn: each may be turned to any facing; unless told otherwise towards the enemy.

    Fills in the plan, or says what is wrong with the facing that was asked for.
    """
    if facing is None:
        _towards_the_enemy(around, plan)
        return []
    all_alike = number_of(facing)
    each = table_of(facing)
    for id, value in each.items():
        if number_of(value) is None or all(figure.id != id for figure in around.march.figures):
            return [Reason(WHY, "fallout-refused-facing", {"token": id[:40]})]
    if all_alike is None and not isinstance(facing, dict):
        return [Reason(WHY, "fallout-refused-facing", {"token": ""})]
    enemy = looked_at(around, plan) if all_alike is None else None
    facings = plan.facings
    for at, figure in enumerate(around.able):
        told = number_of(each.get(figure.id)) if each else all_alike
        if told is not None:
            facings[figure.id] = on_table(told)
        elif enemy is not None:
            x, y = plan.end_of(around.numbers[at], around.bases[at], at)
            facings[figure.id] = tenths(bearing(x, y, enemy[0], enemy[1]))
    return []


def _towards_the_enemy(around: Surroundings, plan: Plan) -> None:
    enemy = looked_at(around, plan)
    if enemy is None:
        return
    ex, ey = enemy
    facings = plan.facings
    paths = plan.paths
    for at, figure in enumerate(around.able):
        x, y = paths[at][-1] if plan.alike else plan.end_of(around.numbers[at], around.bases[at], at)
        facings[figure.id] = tenths(bearing(x, y, ex, ey))


def looked_at(around: Surroundings, plan: Plan) -> Point | None:
    """The enemy nearest to the leader's end."""
    if not around.able:
        return None
    lead = around.lead
    x, y = plan.end_of(around.numbers[lead], around.bases[lead], lead)
    return enemy_near(around.state, around.march.unit.side, x, y, around.enemy)


def enemy_near(
    state: FalloutState, side: int, x: float, y: float, known: Point | None = None
) -> Point | None:
    """The nearest conscious enemy figure, else the nearest vehicle; units too far off are passed over.

    Where one stands is `known`, nobody further off than he is looked at.
    """
    best: Base | None = None
    least = ENDLESS
    reach = ENDLESS
    if known is not None:
        least = (known[0] - x) ** 2 + (known[1] - y) ** 2 + ROUNDING
        reach = sqrt(least)
    for unit in state.foes(side):
        if unit.gone:
            continue
        ring = unit.ring
        cx, cy, room = ring if ring is not None else ring_about(unit)
        cx -= x
        cy -= y
        room += reach
        if cx * cx + cy * cy > room * room:
            continue
        vehicle = unit.vehicle
        if vehicle is not None:
            apart = (vehicle.hull.x - x) ** 2 + (vehicle.hull.y - y) ** 2
            if apart < least:
                best, least = vehicle.hull, apart
                reach = sqrt(least)
            continue
        for figure in unit.figures:
            base = figure.base
            dx = base.x - x
            dy = base.y - y
            apart = dx * dx + dy * dy
            if apart < least and figure.alive and not (figure.left or figure.out):
                best, least = base, apart
        reach = sqrt(least)
    return (best.x, best.y) if best is not None else None
