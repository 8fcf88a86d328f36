"""Where to go."""

from __future__ import annotations

from sandtable.ai.seat import Asked
from sandtable.ai.taste.plan import Plan, as_proposed, best_first
from sandtable.ai.taste.warzone.field import Field
from sandtable.core.wire import Json, point_of, table_of
from sandtable.systems.warzone import Model, inches_between

LOOKED_AT = 6  # places from which a shot is thought through, the best first


def ranked_moves(field: Field, asked: Asked, candidates: list[Json]) -> list[Plan]:
    """Places by what they are worth, and by the shot they leave for afterwards."""
    model = field.state.models().get(asked.subject)
    if model is None or model.side != field.side:
        return as_proposed(candidates)
    answers = [*ahead(field, model), *candidates]
    plans: list[Plan] = []
    for answer in answers:
        x, y = end_of(model, answer)
        plans.append(Plan([answer], field.place(model, x, y)))
    plans = best_first(plans)
    if model.actions >= 1 and not model.shot and any(weapon.ranged for weapon in model.weapons):
        for plan in plans[:LOOKED_AT]:
            plan.worth += promise(field, model, plan.first)
        plans = best_first(plans)
    return plans


def ahead(field: Field, model: Model) -> list[Json]:
    """Steps of several lengths straight towards the goal."""
    steps: list[Json] = []
    m = float(model.profile.m)
    for reach in (2.0 * m, 1.5 * m, m, 0.7 * m, 0.4 * m):
        x, y = field.towards(model, reach)
        steps.append({"to": {model.id: [round(x, 2), round(y, 2)]}})
    return steps


def end_of(model: Model, answer: Json) -> tuple[float, float]:
    """Where an answer leaves the model."""
    point = point_of(table_of(table_of(answer).get("to")).get(model.id))
    return point if point is not None else (model.base.x, model.base.y)


def promise(field: Field, model: Model, answer: Json) -> float:
    """The shot that is left when the move is done, while it has an action for it."""
    x, y = end_of(model, answer)
    if inches_between(model.base.x, model.base.y, x, y) > model.profile.m + 0.5:
        return 0.0
    return 0.9 * field.shot(field.moved(model, x, y), looked_at=3)
