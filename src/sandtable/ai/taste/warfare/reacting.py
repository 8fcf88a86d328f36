"""Reactions, placements and the rest: what is answered without a plan."""

from __future__ import annotations

from sandtable.ai.seat import Asked, Seat
from sandtable.ai.taste.plan import Plan, as_proposed, best_first
from sandtable.ai.taste.warfare.acting import Commander
from sandtable.ai.taste.warfare.character import WarfareCharacter
from sandtable.ai.taste.warfare.worth import Worth, taken
from sandtable.core.wire import Json
from sandtable.systems.warfare import COMBAT_HARMS, COMBAT_RESULTS, OFF, Unit, WarfareState, hex_at

DECLINE = ("hold", "no", "")
RESULTS = ["warfare-combat-" + result for result in COMBAT_RESULTS]
SUPPORT_WORTH = 1.5


def ranked_reactions(
    seat: Seat, state: WarfareState, asked: Asked, weights: WarfareCharacter, candidates: list[Json]
) -> list[Plan]:
    """The reaction that brings most for its AP, when it brings enough; else none."""
    worth = Worth(state, seat.side, weights)
    target = state.find_unit(asked.subject)
    plans: list[Plan] = []
    for answer in candidates:
        if answer is None or answer in DECLINE:
            plans.append(Plan([answer], weights.reaction))
        else:
            plans.append(Plan([answer], _rate(seat, worth, target, answer)))
    return best_first(plans)


def _rate(seat: Seat, worth: Worth, target: Unit | None, answer: Json) -> float:
    preview = seat.preview(answer)
    price = worth.of[target.index] if target is not None else SUPPORT_WORTH
    if not preview.odds:
        return 0.1  # nothing is known against it
    gain = 0.0
    for label, p in preview.odds[0].classes:
        if label in RESULTS:
            result = RESULTS.index(label)
            harm = COMBAT_HARMS.get(result)
            if target is None:
                gain += p * 0.25 * result
            elif harm is not None:
                gain += p * taken(target, harm, worth.character)
        elif "success" in label or "marginal" in label:
            gain += p * 0.6
    return gain * price / max(preview.cost or 1.0, 1.0)


def ranked_hexes(
    state: WarfareState, asked: Asked, side: int, weights: WarfareCharacter, candidates: list[Json]
) -> list[Plan]:
    """Places for a unit: the best first, by all that a place is worth."""
    unit = state.find_unit(asked.subject)
    if unit is None:
        return as_proposed(candidates)
    commander = Commander(state, side, weights)
    plans: list[Plan] = []
    for answer in candidates:
        hex = hex_at(state, answer)
        worth = commander.place(unit, unit.hex) if unit.hex != OFF else -5.0
        plans.append(Plan([answer], worth if hex == OFF else commander.place(unit, hex)))
    return best_first(plans)
