"""In the enemy's activation: reactions, and who takes a hit for the commander."""

from __future__ import annotations

from sandtable.ai.taste.plan import Plan, best_first
from sandtable.ai.taste.warzone.field import Field
from sandtable.core.wire import Json, text_of
from sandtable.systems.warzone import identities

ORDER = (identities.CLOSE, identities.SHOOT, identities.NO_REACTION, identities.MOVE)


def ranked_reactions(field: Field, candidates: list[Json]) -> list[Plan]:
    """Strike, shoot, or let him be; never wander off."""
    del field
    return best_first([Plan([a], -float(ORDER.index(_word(text_of(a))))) for a in candidates])


def _word(id: str) -> str:
    word = id.rpartition(":")[2]
    return word if word in ORDER else identities.MOVE


def ranked_comrades(field: Field, candidates: list[Json]) -> list[Plan]:
    """The cheapest comrade takes the hit."""
    models = field.state.models()

    def price(answer: Json) -> float:
        model = models.get(text_of(answer))
        if model is None:
            return 1e6
        return field.worth(model) + (
            0.2 if any(weapon.option_points > 0 for weapon in model.weapons) else 0.0
        )

    return best_first([Plan([answer], -price(answer)) for answer in candidates])
