"""One round of close combat as pure numbers: dice in order, saves, and how many each unit loses."""

from __future__ import annotations

from typing import final

from sandtable.core.effects import Mark
from sandtable.core.reckoning import Reckoning
from sandtable.systems.fubar.attack.to_hit import blow_need
from sandtable.systems.fubar.harm.saves import Damage, VolleyTarget, failed_saves, roll_damage, tested
from sandtable.systems.fubar.state.state import Unit


@final
class Strike:
    """Dice of figures of one unit, alike in everything, at one other unit (its place in the round)."""

    __slots__ = ("foe", "n", "roll")

    def __init__(self, unit: Unit, pinned: bool, n: int, foe: int) -> None:
        self.n = n
        self.foe = foe
        why = "fubar.melee.pinned" if pinned else "fubar.melee.dice"
        self.roll = tested(n, blow_need(unit, pinned), "fubar-need-strike", why, unit.side, unit.id)


@final
class Round:
    """fubar.melee.order: strikes and saves in the order of the dice. Never changed."""

    __slots__ = ("saves", "strikes", "units")

    def __init__(
        self, units: list[tuple[str, int]], saves: list[Reckoning | None], strikes: list[Strike]
    ) -> None:
        self.units = units  # id and side, attackers first
        self.saves = saves  # personal armour of each, None for none
        self.strikes = strikes


async def fight(round: Round) -> list[int]:
    """fubar.melee.dice, fubar.melee.armour: the losses of each unit, all struck at the same time."""
    hits = [0] * len(round.units)
    for number, strike in enumerate(round.strikes):
        if number:
            await Mark(f"strikes {still_to_strike(round, number)} {hits}")
        counts = await strike.roll
        hits[strike.foe] += counts[1]
    lost: list[int] = []
    for number, n in enumerate(hits):
        await Mark(f"{lost} {hits[number:]}")
        save = round.saves[number]
        if n and save is not None:
            id, side = round.units[number]
            counts = await tested(n, save, "fubar-need-save", "fubar.melee.armour", side, id)
            lost.append(counts[0])
        else:
            lost.append(n)
    return lost


def still_to_strike(round: Round, number: int) -> str:
    """The strikes from one of them on, as far as their dice go: rounds with equal ones end alike."""
    left: list[str] = []
    for strike in round.strikes[number:]:
        left.append(f"{strike.n} at {strike.foe} by {strike.roll.classes}")
    return str(left)


async def storm(target: VolleyTarget, strike: Strike) -> Damage:
    """fubar.vehicle.assault: successes count as hits, the vehicle saves, and does not strike back."""
    counts = await strike.roll
    unsaved = await failed_saves(target, target.save, counts[1], target.save_rule()) if counts[1] else 0
    return await roll_damage(target, unsaved)
