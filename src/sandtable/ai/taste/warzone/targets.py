"""Whom to shoot, strike and charge."""

from __future__ import annotations

from sandtable.ai.seat import Asked
from sandtable.ai.taste.plan import Plan, best_first
from sandtable.ai.taste.warzone.field import Field
from sandtable.core.wire import Json, list_of, table_of, text_of
from sandtable.systems.warzone import Model, armed, blow_harm, freely, identities, relay, shot_harm


def ranked_targets(field: Field, asked: Asked, candidates: list[Json]) -> list[Plan]:
    """Answers by the harm they do, each enemy counted for what it is worth."""
    model = field.state.models().get(asked.subject)
    worths: dict[str, float] = {}
    plans: list[Plan] = []
    for answer in candidates:
        ids = aimed_at(answer)
        total = 0.0
        for id in ids:
            if id not in worths:
                worths[id] = worth_of(field, asked, model, id)
            total += worths[id]
        plans.append(Plan([answer], total / max(len(ids), 1)))
    return best_first(plans)


def aimed_at(answer: Json) -> list[str]:
    """The targets an answer names."""
    table = table_of(answer)
    if identities.AT in table:
        return [text_of(table[identities.AT])]
    return [text_of(table_of(shot).get(identities.AT)) for shot in list_of(table.get("shots"))]


def worth_of(field: Field, asked: Asked, model: Model | None, id: str) -> float:
    """What attacking this target is worth."""
    state = field.state
    target = state.models().get(id)
    if target is None:
        paid = relay(state, field.side)
        if model is None or paid is None or paid.id != id:
            return -1.0
        return field.demolition(model, asked.id == identities.ASK_BLOW)
    if model is None:
        return field.worth(target)
    if asked.id == identities.ASK_CHARGE:
        return field.blow(model, target, True)
    if asked.id == identities.ASK_BLOW:
        return blow_harm(state, model, target, model.charge) * field.worth(target)
    best = max((shot_harm(state, model, weapon, target) for weapon in armed(model)), default=0.0)
    value = (best or 0.01) * field.worth(target)
    return value if freely(state, model, target) else value * field.character.nerve
