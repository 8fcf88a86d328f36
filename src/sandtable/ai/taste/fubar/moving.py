"""Where a unit goes, and whether it fires on the way."""

from __future__ import annotations

from sandtable.ai.taste.fubar.field import Field
from sandtable.ai.taste.fubar.forces import Force
from sandtable.ai.taste.fubar.goals import Goals
from sandtable.ai.taste.fubar.spots import HERE, Spots, Step
from sandtable.ai.taste.plan import Part, Plan, as_proposed, best_first
from sandtable.core.wire import Json, Message, point_of, table_of, text_of
from sandtable.systems.fubar import (
    DASH_WHERE,
    DRIVE_WHERE,
    FIRE,
    LEAVE,
    RUN_WHERE,
    WALK_WHERE,
    apart,
)

TRIED = 40  # places proposed, the best first
LEAVING = 100.0  # whoever may leave the table for points does


def ranked_moves(field: Field, goals: Goals, force: Force, id: str, candidates: list[Json]) -> list[Plan]:
    """Answers to a move, the best first: those the rules propose, and places of our own choosing."""
    spots = Spots(field, goals, force)
    lead = leading_spot(force)
    dash = id == DASH_WHERE
    thens = _thens(candidates)
    leaving = [answer for answer in candidates if text_of(table_of(answer).get("then")).startswith(LEAVE)]
    reach = _reach(field, id, thens, candidates, lead)
    steps = spots.steps(reach) + _proposed(candidates, lead)
    plans: list[Plan] = []
    may_fire = FIRE in thens
    for step in steps:
        answer = _answer(lead, step)
        prospect = spots.prospect(step, dash)
        if may_fire:
            shot = spots.shot(spots.eye(step), 0, True)
            if shot > 0.02:
                # firing where it stands leaves the whole move for afterwards
                rest = spots.prospect(spots.best(reach)[1]) if step == HERE else prospect
                told = [Part(Message("ai-why-shot"), shot), *rest.parts()]
                plans.append(Plan([{**answer, "then": FIRE}], shot + rest.worth, told))
        plans.append(
            Plan([{**answer, "then": thens[0]} if thens else answer], prospect.worth, prospect.parts())
        )
    left = [Plan([answer], LEAVING) for answer in leaving]
    return left + best_first(plans)[:TRIED] + as_proposed(candidates)


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


def move_answer(force: Force, step: Step, then: str = "") -> Json:
    """The answer that moves a unit so far, and what it does there."""
    answer = _answer(leading_spot(force), step)
    return {**answer, "then": then} if then else answer


def _reach(field: Field, id: str, thens: list[str], candidates: list[Json], lead: Step) -> float:
    """How far the unit can go: the whole move, or after its fire as far as the furthest proposal."""
    lengths = field.state.lengths
    whole = {WALK_WHERE: lengths.walk, RUN_WHERE: lengths.run, DASH_WHERE: lengths.dash}
    far = 0.0
    for answer in candidates:
        point = point_of(table_of(answer).get("lead"))
        if point is not None:
            far = max(far, apart(lead[0], lead[1], point[0], point[1]))
    if far == 0.0 or FIRE in thens or id not in (WALK_WHERE, DRIVE_WHERE):
        far = whole.get(id, lengths.vehicle_open)
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
    if step == HERE:
        return {}
    return {"lead": [round(lead[0] + step[0], 2), round(lead[1] + step[1], 2)], "formation": "keep"}
