"""One volley as pure numbers: dice to hit, saves, vehicle damage. Small enough to be run thousands of times for odds.

fubar.dice.order: all dice to hit first, figure by figure in unit order; then each target in the order declared rolls
one save per hit in the same order; then each hit a vehicle did not save rolls for damage.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import TypeVar, final

from sandtable.core.effects import Effect, Mark
from sandtable.core.reckoning import Reckoning
from sandtable.systems.fubar.attack.to_hit import HIT
from sandtable.systems.fubar.harm.armour import NO_SAVE, shield_save
from sandtable.systems.fubar.harm.saves import Damage, Rest, VolleyTarget, failed_saves, roll_damage, tested

T = TypeVar("T")


@final
class Burst:
    """Dice in a row at the same target with the same reckoning and the same vehicle in their way."""

    __slots__ = ("n", "reckoning", "roll", "shield", "target")

    def __init__(
        self, target: int, n: int, reckoning: Reckoning, shield: int, side: int, shooter: str
    ) -> None:
        self.target = target  # index in the volley
        self.n = n
        self.reckoning = reckoning  # the number to hit, cover and aim with it
        self.shield = shield  # save of the vehicle the target stands behind, 0 for none
        self.roll = tested(n, reckoning, "fubar-need-hit", HIT, side, shooter)


@final
class Volley:
    """All the fire of one unit at one moment. Never changed."""

    __slots__ = ("bursts", "side", "targets", "unit")

    def __init__(self, unit: str, side: int, targets: list[VolleyTarget], bursts: list[Burst]) -> None:
        self.unit = unit
        self.side = side
        self.targets = targets
        self.bursts = bursts

    def at(self, index: int) -> Volley:
        """Only the part of it that is fired at one target."""
        bursts = [
            Burst(0, burst.n, burst.reckoning, burst.shield, self.side, self.unit)
            for burst in self.bursts
            if burst.target == index
        ]
        return Volley(self.unit, self.side, [self.targets[index]], bursts)

    def dice(self, index: int) -> int:
        """How many dice are rolled at one target."""
        return sum(burst.n for burst in self.bursts if burst.target == index)


Hits = list[tuple[int, int]]  # (save of the vehicle in the way, how many), in the order of the dice


async def roll_to_hit(volley: Volley) -> list[Hits]:
    """fubar.fire.dice, fubar.fire.hit: the hits on each target."""
    hits: list[Hits] = [[] for _ in volley.targets]
    for burst in volley.bursts:
        add_hits(hits[burst.target], burst, await burst.roll)
    return hits


def add_hits(hits: Hits, burst: Burst, counts: list[int]) -> None:
    """Adds the hits of one burst to those on its target."""
    n = counts[1]
    if n:
        if hits and hits[-1][0] == burst.shield:
            hits[-1] = (burst.shield, hits[-1][1] + n)
        else:
            hits.append((burst.shield, n))


async def hit_and(
    bursts: list[Burst], then: Callable[[Hits], Coroutine[Effect, object, T]], before: Hits
) -> T:
    """The bursts that are left at a single target, and what follows on its hits: for odds, which begin at any burst."""
    hits = before[:]
    for at, burst in enumerate(bursts):
        await Bursts(bursts[at:], then, hits[:])
        add_hits(hits, burst, await burst.roll)
    await Struck(hits, then)
    return await then(hits)


class Bursts(Mark):
    """Where so many bursts are still to come, with the hits before them."""

    def __init__(
        self, bursts: list[Burst], then: Callable[[Hits], Coroutine[Effect, object, object]], hits: Hits
    ) -> None:
        left = [f"{burst.n} {burst.reckoning.need()} {burst.shield}" for burst in bursts]
        super().__init__(f"{left} {hits}", partial(hit_and, bursts, then, hits))
        self.bursts = bursts
        self.then = then
        self.hits = hits

    def apart(self) -> list[Mark]:
        """Each burst by itself, where no hit has to do with another."""
        return [Bursts([burst], self.then, []) for burst in self.bursts]


class Struck(Mark):
    """Where all dice to hit are rolled."""

    def __init__(self, hits: Hits, then: Callable[[Hits], Coroutine[Effect, object, object]]) -> None:
        super().__init__(f"hits {hits}", partial(then, hits))
        self.then = then
        self.hits = hits

    def apart(self) -> list[Mark]:
        """Each hit by itself."""
        marks: list[Mark] = []
        for shield, n in self.hits:
            marks.extend([Struck([(shield, 1)], self.then)] * n)
        return marks


async def roll_saves(target: VolleyTarget, hits: Hits, unsaved: int = 0, last: bool = False) -> int:
    """fubar.fire.save, fubar.vehicle.save: how many hits are not saved, those from before among them.

    With `last` nothing comes after it, and odds may begin again at every hit.
    """
    for number, (shield, n) in enumerate(hits):
        if number:
            left = hits[number:]
            await Mark(f"saves {left} {unsaved}", _saves_of(target, left, unsaved) if last else None)
        if shield == NO_SAVE:
            unsaved += await failed_saves(target, target.save, n, target.save_rule())
        elif target.save is None:
            unsaved += await failed_saves(target, shield_save(shield), n, "fubar.fire.save.behind")
        else:
            unsaved = await saves_behind(target, shield, n, hits[number + 1 :], unsaved, last)
    return unsaved


async def saves_behind(
    target: VolleyTarget, shield: int, n: int, later: Hits, unsaved: int, last: bool
) -> int:
    """fubar.fire.save.behind: each hit tries the vehicle's save and then their own, before the next hit.

    `later` are the hits still to come, on those behind other vehicles, and `unsaved` those not saved so far.
    """
    save = shield_save(shield)
    for left in range(n, 0, -1):
        hits = [(shield, left), *later]
        await Mark(f"behind {hits} {unsaved}", _saves_of(target, hits, unsaved) if last else None)
        if await failed_saves(target, save, 1, "fubar.fire.save.behind"):
            unsaved += await failed_saves(target, target.save, 1, target.save_rule())
    return unsaved


def _saves_of(target: VolleyTarget, hits: Hits, unsaved: int) -> Rest:
    """The saves still to come."""
    return lambda: roll_saves(target, hits, unsaved, True)


def unsaved_hits(volley: Volley) -> Coroutine[Effect, object, int]:
    """The unsaved hits of a volley at a single target."""
    target = volley.targets[0]
    return hit_and(volley.bursts, lambda hits: roll_saves(target, hits, 0, True), [])


def vehicle_damage(volley: Volley) -> Coroutine[Effect, object, Damage]:
    """The gravest damage of a volley at a single vehicle."""
    target = volley.targets[0]
    return hit_and(volley.bursts, lambda hits: damage_by(target, hits), [])


async def damage_by(target: VolleyTarget, hits: Hits) -> Damage:
    """The gravest that so many hits do to a vehicle."""
    return await roll_damage(target, await roll_saves(target, hits), True)
