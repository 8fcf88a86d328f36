"""At whom a unit fires: exact odds times what the target is worth."""

from __future__ import annotations

from sandtable.ai.seat import Seat
from sandtable.ai.taste.fubar.field import Field
from sandtable.ai.taste.fubar.forces import Force
from sandtable.ai.taste.fubar.goals import Goals
from sandtable.ai.taste.plan import Plan, as_proposed, best_first
from sandtable.core.preview import OddsLine
from sandtable.core.wire import Json, table_of, text_of
from sandtable.systems.fubar import HOLD

# What each result of the damage chart takes from a vehicle.
DAMAGE = {"stun": 0.15, "immobile": 0.35, "weapon": 0.3, "destroyed": 1.0}


def ranked_targets(seat: Seat, field: Field, goals: Goals, candidates: list[Json]) -> list[Plan]:
    """Targets by the harm to be expected; holding fire comes last."""
    enemies = {enemy.unit.id: enemy for enemy in field.enemies}
    plans: list[Plan] = []
    for answer in candidates:
        enemy = enemies.get(text_of(table_of(answer).get("at")))
        value = 0.0
        if enemy is not None:
            bounty = goals.bounty.get(enemy.unit.id, 0.5)
            odds = seat.preview(answer).odds
            value = 0.01 + field.liked(enemy, sum([expected_harm(line, enemy, bounty) for line in odds]))
        plans.append(Plan([answer], value))
    return best_first(plans)


def expected_harm(line: OddsLine, enemy: Force, bounty: float) -> float:
    """The harm of a distribution of unsaved hits, or of damage to a vehicle."""
    weights = enemy.character
    worth = enemy.points / weights.army_points
    total = 0.0
    for label, p in line.classes:
        if label.isdigit():
            hits = min(int(label), enemy.living)
            share = min(1.0, hits * weights.harm_per_hit / max(1, enemy.living))
            total += p * (share * worth + (bounty if hits >= enemy.living else share * share * bounty))
        else:
            total += p * DAMAGE.get(label.rpartition("-")[2], 0.0) * (worth + bounty)
    return total


def ranked_reactions(field: Field, goals: Goals, mover: str, candidates: list[Json]) -> list[Plan]:
    """Who fires at an enemy that appears: the unit that does most harm; nobody for a hopeless shot."""
    enemy = next((force for force in field.enemies if force.unit.id == mover), None)
    if enemy is None:
        return as_proposed(candidates)
    bounty = goals.bounty.get(mover, 0.5)
    plans: list[Plan] = []
    for answer in candidates:
        force = field.mine.get(text_of(answer))
        value = 0.03 if text_of(answer) == HOLD else 0.0
        if force is not None:
            eye = field.moved(force, 0.0, 0.0)
            cover = field.cover(field.there(enemy), eye)
            value = enemy.harm(force.hits(field.apart(eye, enemy), cover, enemy.armoured), bounty)
        plans.append(Plan([answer], value))
    return best_first(plans)
