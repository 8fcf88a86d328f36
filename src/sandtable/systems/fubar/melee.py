"""One round of close combat as pure numbers: dice in order, saves, and how many each unit loses."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.effects import D6, Mark, Roll
from sandtable.core.wire import Message
from sandtable.systems.fubar.armour import NO_SAVE
from sandtable.systems.fubar.volley import Damage, VolleyTarget, failed_saves, hitting, roll_damage

PINNED_MODIFIER: Final = -1


@final
class Strike:
    """Dice of figures of one unit, alike in everything, at one other unit (its place in the round)."""

    __slots__ = ("foe", "n", "roll")

    def __init__(self, unit: str, side: int, need: int, pinned: bool, n: int, foe: int) -> None:
        modifier = PINNED_MODIFIER if pinned else 0
        self.n = n
        self.foe = foe
        words = Message("fubar-need-strike", {"need": need, "modifier": modifier})
        why = "fubar.melee.pinned" if pinned else "fubar.melee.dice"
        self.roll = Roll(D6, n, hitting(need, modifier), why, side, words, unit)


@final
class Round:
    """fubar.melee.order: strikes and saves in the order of the dice. Never changed."""

    __slots__ = ("saves", "strikes", "units")

    def __init__(self, units: list[tuple[str, int]], saves: list[int], strikes: list[Strike]) -> None:
        self.units = units  # id and side, attackers first
        self.saves = saves  # personal armour of each, 0 for none
        self.strikes = strikes


async def fight(round: Round) -> list[int]:
    """fubar.melee.dice, fubar.melee.armour: the losses of each unit, all struck at the same time."""
    hits = [0] * len(round.units)
    for strike in round.strikes:
        counts = await strike.roll
        hits[strike.foe] += counts[1]
    await Mark(str(hits))
    lost: list[int] = []
    for number, n in enumerate(hits):
        save = round.saves[number]
        if n and save != NO_SAVE:
            id, side = round.units[number]
            words = Message("fubar-need-save", {"need": save})
            counts = await Roll(D6, n, hitting(save, 0), "fubar.melee.armour", side, words, id)
            lost.append(counts[0])
        else:
            lost.append(n)
    return lost


async def storm(target: VolleyTarget, strike: Strike) -> Damage:
    """fubar.vehicle.assault: successes count as hits, the vehicle saves, and does not strike back."""
    counts = await strike.roll
    unsaved = await failed_saves(target, target.save, counts[1]) if counts[1] else 0
    return await roll_damage(target, unsaved)
