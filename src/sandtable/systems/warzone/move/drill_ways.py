"""Where each model of a drill goes: to its place in the formation, or as near to it as the rules let it."""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.core.wire import Json, Reason, point_of, table_of, text_of
from sandtable.figures.drawn_up import drawn_up
from sandtable.figures.facing import on_paper
from sandtable.figures.wishes import COMPASS
from sandtable.systems.warzone.attack.drill_fire import marks_of
from sandtable.systems.warzone.ground.space import gap, nearest_enemy
from sandtable.systems.warzone.move.charging import ChargeQuestion
from sandtable.systems.warzone.move.movement import MoveQuestion
from sandtable.systems.warzone.state.identities import AT
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import KEEP, OVERLAP, Point, bearing, quantize_point

ASIDE: Final = (0.5, 1.0)  # inches from its place that a model steps aside for want of room
SHORTER: Final = 1.0  # inches: who cannot get there stops so much earlier, again and again
TURNS: Final = (
    (1.0, 0.0),
    (0.9659, 0.2588),
    (0.9659, -0.2588),
    (0.8660, 0.5),
    (0.8660, -0.5),
    (0.7071, 0.7071),
    (0.7071, -0.7071),
    (0.5, 0.8660),
    (0.5, -0.8660),
)
"""Ways that turn aside by 0, 15, 30, 45 and 60 degrees, as cosine and sine."""
HAIR: Final = 0.01  # what putting a point on the grid may add to a way
LEAST_STEP: Final = 0.25  # inches that are worth going


def places_of(state: WarzoneState, models: list[Model], answer: Json) -> dict[str, Point]:
    """Where each of them wants to go: as the answer says, or in formation about where they are led."""
    table = table_of(answer)
    if "to" in table:
        named: dict[str, Point] = {}
        for id, value in table_of(table["to"]).items():
            point = point_of(value)
            if point is not None:
                named[id] = quantize_point(point[0], point[1])
        return named
    lead = point_of(table.get("lead"))
    if lead is None or not models:
        return {}
    foe = nearest_enemy(state, models[0])
    ahead = (foe.base.x, foe.base.y) if foe is not None else lead
    formation = text_of(table.get("formation")) or KEEP
    places = drawn_up(formation, [model.base for model in models], lead, ahead)
    return {model.id: place for model, place in zip(models, places, strict=True)}


def in_marching_order(models: list[Model], places: dict[str, Point], fires: bool) -> list[str]:
    """Who goes first: those with the foremost places in the direction they go.

    Where each fires after its move it is the hindmost, who would else have their comrades before them; and whoever
    stands where another wants to go makes room first. Equals in the order of the squad, and so are all who go nowhere.
    """
    moved = [model for model in models if model.id in places]
    dx = sum(places[model.id][0] - model.base.x for model in moved)
    dy = sum(places[model.id][1] - model.base.y for model in moved)
    ranked: list[tuple[float, int, Model]] = []
    for number, model in enumerate(models):
        x, y = places.get(model.id, (model.base.x, model.base.y))
        ahead = round(x * dx + y * dy, 4) if moved else 0.0
        ranked.append((ahead if fires else -ahead, number, model))
    ranked.sort(key=_by_rank)
    order: list[str] = []
    for _, _, model in ranked:
        _add(model, models, places, order, [])
    return order


def _by_rank(entry: tuple[float, int, Model]) -> tuple[float, int]:
    return entry[0], entry[1]


def _add(
    model: Model, models: list[Model], places: dict[str, Point], order: list[str], waiting: list[str]
) -> None:
    """Puts a model into the order, after those who stand where it wants to go and go elsewhere themselves."""
    if model.id in order or model.id in waiting:
        return
    place = places.get(model.id)
    for other in models if place is not None else []:
        if other is model or other.id not in places or place is None:
            continue
        dx, dy = other.base.x - place[0], other.base.y - place[1]
        room = model.base.radius + other.base.radius
        if dx * dx + dy * dy < room * room:
            _add(other, models, places, order, [*waiting, model.id])
    order.append(model.id)


def way_for(question: MoveQuestion, place: Point, at: str) -> Json:
    """The answer that brings a model to its place, or as near as the question lets it; None when it cannot go at all.

    First to the place itself, then a little aside of it, then wherever it comes nearest to it, round what bars the way.
    """
    state, model = question.state, question.model
    for goal in goals_for(question, place):
        answer: dict[str, Json] = {"to": {model.id: [goal[0], goal[1]]}}
        if not question.check(answer):
            facing = facing_at(state, model, question.plan_for(answer).end, at)
            if facing is not None:
                answer["facing"] = {model.id: facing}
            return answer
    return None


def goals_for(question: MoveQuestion, place: Point) -> list[Point]:
    """Places to try, the one that is wanted first."""
    base, far = question.model.base, question.far()
    dx, dy = place[0] - base.x, place[1] - base.y
    apart = sqrt(dx * dx + dy * dy)
    goals: list[Point] = []
    length = min(apart, far - HAIR)
    if apart <= far + OVERLAP:
        goals.append(place)
        if apart > 0.0:
            goals.append(quantize_point(base.x + dx / apart * length, base.y + dy / apart * length))
        for aside in ASIDE:
            goals.extend(quantize_point(place[0] + ux * aside, place[1] + uy * aside) for ux, uy in COMPASS)
    if apart > 0.0:
        goals.extend(nearer_goals((base.x, base.y), place, length))
    return goals


def nearer_goals(start: Point, place: Point, most: float) -> list[Point]:
    """Places on the way to another and to both sides of it, those that come nearest to it first."""
    dx, dy = place[0] - start[0], place[1] - start[1]
    apart = sqrt(dx * dx + dy * dy)
    ux, uy = dx / apart, dy / apart
    ranked: list[tuple[float, int, Point]] = []
    length = most
    while length >= LEAST_STEP:
        for cos, sin in TURNS:
            x, y = start[0] + (ux * cos - uy * sin) * length, start[1] + (ux * sin + uy * cos) * length
            left = (place[0] - x) ** 2 + (place[1] - y) ** 2
            if left < apart * apart:
                ranked.append((round(left, 6), len(ranked), quantize_point(x, y)))
        length -= SHORTER
    ranked.sort()
    return [goal for _, _, goal in ranked]


def facing_at(state: WarzoneState, model: Model, end: Point, at: str) -> float | None:
    """Towards the nearest of those it is going to shoot at; None where it may look as it likes."""
    best: Point | None = None
    least = 0.0
    for foe in marks_of(state, model.side, at):
        apart = (foe.base.x - end[0]) ** 2 + (foe.base.y - end[1]) ** 2
        if best is None or apart < least:
            best, least = (foe.base.x, foe.base.y), apart
    return None if best is None or least == 0.0 else on_paper(bearing(end[0], end[1], best[0], best[1]))


def why_no_way(question: MoveQuestion, place: Point, at: str) -> list[Reason]:
    """Why a model cannot go towards its place at all."""
    if way_for(question, place, at) is not None:
        return []
    return question.check({"to": {question.model.id: [place[0], place[1]]}})


def drilled_way(question: MoveQuestion) -> Json:
    """Where a model goes, as a drill answers it; None where none is carried out."""
    state, model = question.state, question.model
    drill = state.drill
    if drill is None or drill.acting != model.id or model.id not in drill.places:
        return None
    return way_for(question, drill.places[model.id], drill.at_of(model.id))


# ------------------------------------------------------------ charges


def charge_for(question: ChargeQuestion, at: str) -> Json:
    """The one named, or the nearest of those a drill is aimed at, whom a model can charge; None for nobody."""
    state, model = question.state, question.model
    marks = sorted(marks_of(state, model.side, at), key=lambda foe: (foe.id != at, gap(model, foe)))
    for foe in marks:
        answer: dict[str, Json] = {AT: foe.id}
        if not question.check(answer):
            return answer
    return None


def drilled_charge(question: ChargeQuestion) -> Json:
    """Whom a model charges, as a drill answers it; None where none is carried out."""
    drill = question.state.drill
    if drill is None or drill.acting != question.model.id:
        return None
    return charge_for(question, drill.at_of(question.model.id))


def why_no_charge(question: ChargeQuestion, at: str) -> list[Reason]:
    """Why a model charges none of them: what keeps it from the nearest."""
    if charge_for(question, at) is not None:
        return []
    model = question.model
    marks = sorted(marks_of(question.state, model.side, at), key=lambda foe: gap(model, foe))
    if not marks:
        return [Reason(question.why, "warzone-refused-nobody")]
    return question.check({AT: marks[0].id})
