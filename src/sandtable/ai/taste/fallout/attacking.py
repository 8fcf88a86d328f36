"""Whom a unit attacks: by the harm to be expected."""

from __future__ import annotations

from sandtable.ai.taste.fallout.deciding import by_value
from sandtable.ai.taste.fallout.field import CRITTERS, Field
from sandtable.core.wire import Json, list_of, table_of, text_of
from sandtable.systems.fallout import PENALTY, Force, volley


def ranked_targets(field: Field, force: Force | None, why: str, candidates: list[Json]) -> list[Json]:
    """Targets by the harm everybody together can do; holding back comes last, except for a critter in our hand."""
    if force is None:
        return candidates
    enemies = {enemy.unit.id: enemy for enemy in field.enemies}
    penalty = PENALTY if why != "fallout.action.attack.per_figure" else 0
    ranged = why != "fallout.action.charge.attack"
    scored: list[tuple[float, Json]] = []
    for answer in candidates:
        table = table_of(answer)
        enemy = enemies.get(text_of(table.get("at")))
        if enemy is not None:
            gain = volley(force, enemy, 0.0, 0.0, penalty, ranged)
            scored.append((0.5 + gain, answer))
        elif force.unit.side == CRITTERS and text_of(table.get("at")) in field.mine:
            scored.append((-1.0, answer))  # our own troops
        else:
            scored.append((0.2 if list_of(table.get("shots")) else 0.0, answer))
    return by_value(scored)
