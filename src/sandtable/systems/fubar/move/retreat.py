"""Retreat: a unit that has lost more than half its figures and fails its activation falls back."""

from __future__ import annotations

from typing import Final

from sandtable.figures.crowd import Crowd, box_about
from sandtable.systems.fubar.ground.crowd import crowd_about
from sandtable.systems.fubar.ground.sight import visible_enemies
from sandtable.systems.fubar.harm.captive_lost import let_go
from sandtable.systems.fubar.harm.losses import destroy_if_empty, fall
from sandtable.systems.fubar.harm.victory import check_break
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.move.movement import follow
from sandtable.systems.fubar.state.identities import RETREAT
from sandtable.systems.fubar.state.seen import bases_of
from sandtable.systems.fubar.state.state import Figure, FubarState, Unit
from sandtable.table import (
    Base,
    Point,
    distance,
    fall_back,
    head_for,
    path_length,
)

WHY: Final = "fubar.activation.retreat"


def must_retreat(unit: Unit) -> bool:
    """fubar.activation.retreat: strictly more than half of the starting figures lost.

    fubar.activation.retreat.guard: vehicles never retreat; nor does who sits in one.
    """
    if unit.vehicle is not None or unit.aboard:
        return False
    return 2 * len(unit.living()) < unit.started


async def retreat(state: FubarState, unit: Unit) -> None:
    """fubar.activation.retreat: 6 inches away from the nearest visible enemy.

    fubar.activation.retreat.zone: with none in sight, towards the deployment zone. fubar.activation.retreat.path:
    units On Guard may react to it as to any move; whoever is not pinned by that goes on.
    fubar.scenario.captive: a captive stays behind.
    """
    let_go(state, unit)
    enemy = nearest_visible(state, unit)
    march = March(unit, RETREAT, state.lengths.retreat, WHY)
    while not unit.gone and state.result is None:
        plan = away_from(state, march, enemy) if enemy is not None else to_zone(state, march)
        interrupted = await follow(state, march, plan)
        if not unit.gone:
            lose_those_over_the_edge(state, unit)
        if not interrupted:
            break
    check_break(state)


def nearest_visible(state: FubarState, unit: Unit) -> Base | None:
    """The nearest enemy base of the units it sees, base to base."""
    mine = bases_of(unit)
    best: Base | None = None
    least = 0.0
    for enemy in visible_enemies(state, unit):
        for base in bases_of(enemy):
            for own in mine:
                gap = distance(own, base)
                if best is None or gap < least:
                    best = base
                    least = gap
    return best


def away_from(state: FubarState, march: March, enemy: Base) -> Plan:
    """fubar.activation.retreat.path: straight away, or by the least deviation round vehicles and enemies."""
    plan = Plan("")
    crowd = crowd_near(state, march)
    danger = (enemy.x, enemy.y)
    for number in furthest_first(march, danger):
        base = march.base(number)
        left = march.left[number]
        way = fall_back(state.board, base, danger, left, crowd.barriers, (), crowd.others)
        settle(plan, crowd, number, base, way)
    return plan


def to_zone(state: FubarState, march: March) -> Plan:
    """fubar.activation.retreat.zone: straight towards the deployment zone, stopping on entering it."""
    plan = Plan("")
    side = march.unit.side
    zone = state.scenario.zone(side, state.deploy_edges[side])
    crowd = crowd_near(state, march)
    movers = march.movers()
    for number in reversed(furthest_first(march, zone_ahead(state, march))) if movers else movers:
        base = march.base(number)
        goal = zone.nearest(base.x, base.y)
        way = head_for(state.board, base, goal, march.left[number], crowd.barriers, crowd.others)
        settle(plan, crowd, number, base, way)
    return plan


def zone_ahead(state: FubarState, march: March) -> Point:
    """The point of the deployment zone that the unit's first mover makes for."""
    side = march.unit.side
    base = march.base(march.movers()[0])
    return state.scenario.zone(side, state.deploy_edges[side]).nearest(base.x, base.y)


def furthest_first(march: March, point: Point) -> list[int]:
    """The movers, those furthest from a point first: whoever goes first makes room for the next."""
    ranked: list[tuple[float, int]] = []
    for number in march.movers():
        base = march.base(number)
        ranked.append((-((base.x - point[0]) ** 2 + (base.y - point[1]) ** 2), number))
    ranked.sort()
    return [number for _, number in ranked]


def crowd_near(state: FubarState, march: March) -> Crowd:
    """Who stands in the way of a unit that falls back, its own figures included until they have gone."""
    bases = bases_of(march.unit)
    crowd = crowd_about(state, march.unit, box_about(bases, march.allowance))
    crowd.others.extend(bases)
    return crowd


def settle(plan: Plan, crowd: Crowd, number: int, base: Base, way: list[Point]) -> None:
    """Adds a figure's way to the plan; with no way it stays, and nobody may end upon it."""
    length = path_length(way)
    if length > 0.0:
        end = way[-1]
        crowd.others = [other for other in crowd.others if other is not base]
        crowd.others.append(base.at(end[0], end[1]))
        plan.add(number, way, length)


def lose_those_over_the_edge(state: FubarState, unit: Unit) -> None:
    """fubar.activation.retreat.guard: a figure forced over the table edge is lost."""
    lost: list[Figure] = [figure for figure in unit.living() if not state.board.inside(figure.base, 0.01)]
    if lost:
        fall(lost)
        state.tell(
            "fubar-event-over-the-edge",
            {"unit": unit.name, "n": len(lost)},
            ["fubar.activation.retreat.guard"],
            unit.side,
            unit.id,
        )
        destroy_if_empty(state, unit)
