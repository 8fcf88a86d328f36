"""Where squads are set up."""

from __future__ import annotations

from sandtable.ai.seat import Asked
from sandtable.ai.taste.plan import Part, Plan, best_first
from sandtable.ai.taste.warzone.field import Field
from sandtable.core.wire import Json, Message, point_of, table_of
from sandtable.systems.warzone import (
    Model,
    armed,
    covered_from,
    inches_between,
    places_to_start,
    shot_harm,
    thought_at,
)

LOOKED_AT = 4  # enemies on the table whose shots are thought of
TRIED = 40  # places proposed, the best first
Place = tuple[float, float]


def ranked_places(field: Field, asked: Asked, candidates: list[Json]) -> list[Plan]:
    """Towards what the mission is about, with room to either side, behind cover and out of the enemy's fire."""
    state = field.state
    squad = next((squad for squad in state.of_side(field.side) if squad.id == asked.subject), None)
    model = squad.models[0] if squad is not None and squad.models else None
    plans: list[Plan] = []
    for answer in candidates:
        point = point_of(table_of(answer).get("lead"))
        plans.append(_plan(field, model, answer, point) if point is not None else Plan([answer], -999.0))
    if model is not None and plans and plans[0].worth > -999.0:
        for x, y in places_to_start(state, field.side):
            own: Json = {"lead": [round(x, 2), round(y, 2)], "formation": "block"}
            plans.append(_plan(field, model, own, (x, y)))
    return best_first(plans)[:TRIED] + [Plan([answer], -999.0) for answer in candidates]


def _plan(field: Field, model: Model | None, answer: Json, at: Place) -> Plan:
    """A place in inches: how near to the mission, how much room, what of cover and of fire."""
    state, weights = field.state, field.character
    x, y = at
    aims = [(objective.x, objective.y) for objective in state.objectives]
    aims += [(crate.x, crate.y) for crate in state.crates]
    if not aims:
        aims = [(state.board.width / 2.0, state.board.height / 2.0)]
    away = min(inches_between(px, py, x, y) for px, py in aims)
    friends = min((inches_between(f.base.x, f.base.y, x, y) for f in field.mine), default=weights.room)
    parts = [
        Part(Message("ai-why-start-near"), -away),
        Part(Message("ai-why-start-room"), min(friends, weights.room)),
    ]
    if covered_from(state, x, y, x, state.board.height / 2.0):
        parts.append(Part(Message("ai-why-start-cover"), weights.start_cover))
    if model is not None:
        parts.append(Part(Message("ai-why-start-shot"), -weights.start_shot * _shots(field, model, x, y)))
    return Plan([answer], sum(part.worth for part in parts), parts)


def _shots(field: Field, model: Model, x: float, y: float) -> float:
    """What the nearest enemies on the table would do to a model there with a shot each."""
    ghost = thought_at(field.state, model, x, y)
    total = 0.0
    for foe in field.near(x, y, 60.0)[:LOOKED_AT]:
        shots = [shot_harm(field.state, foe, weapon, ghost) for weapon in armed(foe)]
        total += max(shots, default=0.0)
    return total
