"""Where a unit goes, and whether it fires on the way."""

from __future__ import annotations

from math import hypot

from sandtable.ai.taste.fubar.field import Field
from sandtable.ai.taste.fubar.forces import Force
from sandtable.ai.taste.fubar.goals import Goals
from sandtable.ai.taste.fubar.spots import Spots, Step
from sandtable.core.wire import Json, point_of, table_of, text_of
from sandtable.systems.fubar import FIRE, LEAVE


def ranked_moves(field: Field, goals: Goals, force: Force, dash: bool, candidates: list[Json]) -> list[Json]:
    """Answers to a move, the best first: those the rules propose, and places of our own choosing."""
    spots = Spots(field, goals, force)
    lead = leading_spot(force)
    thens = _thens(candidates)
    leaving = [answer for answer in candidates if text_of(table_of(answer).get("then")).startswith(LEAVE)]
    steps = spots.steps(_reach(candidates, lead)) + _proposed(candidates, lead)
    scored: list[tuple[float, int, Json]] = []
    may_fire = FIRE in thens
    for at, step in enumerate(steps):
        worth = spots.worth(step, dash)
        answer = _answer(lead, step)
        if may_fire:
            shot = spots.shot(spots.eye(step), 0, True)
            if shot > 0.02:
                # firing where it stands leaves the whole move for afterwards
                rest = _after(spots, candidates, lead) if step == (0.0, 0.0) else worth
                scored.append((shot + max(worth, rest), -at, {**answer, "then": FIRE}))
        scored.append((worth, -at, {**answer, "then": thens[0]} if thens else answer))
    scored.sort(key=lambda entry: (entry[0], entry[1]), reverse=True)
    return leaving + [answer for _, _, answer in scored] + candidates


def leading_spot(force: Force) -> Step:
    """Where the figure stands that leads a formation: the leader if he can move, else the first who can."""
    vehicle = force.unit.vehicle
    if vehicle is not None:
        return vehicle.hull.x, vehicle.hull.y
    able = [figure for figure in force.unit.figures if figure.alive and not figure.pinned]
    for figure in able:
        if figure.leader:
            return figure.base.x, figure.base.y
    return (able[0].base.x, able[0].base.y) if able else (force.x, force.y)


def _after(spots: Spots, candidates: list[Json], lead: Step) -> float:
    return spots.best(_reach(candidates, lead))[0]


def _reach(candidates: list[Json], lead: Step) -> float:
    """How far the unit can still go: as far as the furthest proposal."""
    far = 0.0
    for answer in candidates:
        point = point_of(table_of(answer).get("lead"))
        if point is not None:
            far = max(far, hypot(point[0] - lead[0], point[1] - lead[1]))
    return far * 0.998


def _proposed(candidates: list[Json], lead: Step) -> list[Step]:
    steps: list[Step] = []
    for answer in candidates:
        point = point_of(table_of(answer).get("lead"))
        if point is not None:
            step = (point[0] - lead[0], point[1] - lead[1])
            if step not in steps:
                steps.append(step)
    return steps


def _thens(candidates: list[Json]) -> list[str]:
    """What may come after the move, going on without fire first."""
    thens: list[str] = []
    for answer in candidates:
        then = text_of(table_of(answer).get("then"))
        if then and not then.startswith(LEAVE) and then not in thens:
            thens.append(then)
    return sorted(thens, key=lambda then: then == FIRE)


def _answer(lead: Step, step: Step) -> dict[str, Json]:
    if step == (0.0, 0.0):
        return {}
    return {"lead": [round(lead[0] + step[0], 2), round(lead[1] + step[1], 2)], "formation": "keep"}
