"""One volley as pure numbers: dice to hit, saves, vehicle damage. Small enough to be run thousands of times for odds.

fubar.dice.order: all dice to hit first, figure by figure in unit order; then each target in the order declared rolls
one save per hit in the same order; then each hit a vehicle did not save rolls for damage.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.core.effects import D6, Mark, Roll, ask, successes
from sandtable.core.question import Choose, Option
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json, Message, text_of
from sandtable.systems.fubar.armour import NO_SAVE, shield_save

STUN, IMMOBILE, WEAPON, DESTROYED = range(4)
RESULTS: Final = ("stun", "immobile", "weapon", "destroyed")
HIT: Final = "fubar.fire.hit"

_classes: dict[tuple[int, int], list[int]] = {}


def hitting(need: int, modifier: int) -> list[int]:
    """fubar.dice.six, fubar.dice.one, fubar.dice.scope: 6 always succeeds, 1 never, whatever the modifier."""
    key = (need, modifier)
    found = _classes.get(key)
    if found is None:
        found = successes(need, 6, modifier)
        _classes[key] = found
    return found


def chance(reckoning: Reckoning) -> float:
    """The probability that one die succeeds."""
    return sum(hitting(reckoning.number, reckoning.modifier)) / 6.0


def tested(n: int, reckoning: Reckoning, words: str, why: str, side: int, subject: str) -> Roll:
    """Dice that succeed by a reckoning; the words say what they need."""
    need, modifier = reckoning.number, reckoning.modifier
    told = Message(words, {"need": need, "modifier": modifier} if modifier else {"need": need, "modifier": 0})
    return Roll(D6, n, hitting(need, modifier), why, side, told, subject, reckoning=reckoning)


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
class VolleyTarget:
    """What a volley needs to know of a target. `weapons` and `chart` are for vehicles; troops have an empty chart."""

    __slots__ = ("chart", "save", "side", "unit", "weapons")

    def __init__(
        self, unit: str, side: int, save: Reckoning | None, chart: list[int], weapons: list[tuple[str, str]]
    ) -> None:
        self.unit = unit
        self.side = side
        self.save = save  # personal armour, or the vehicle's row; None for none
        self.chart = chart  # class of each face on the damage chart
        self.weapons = weapons  # id in answers, text id of its name

    def save_rule(self) -> str:
        """The rule by which it rolls its own save."""
        return "fubar.vehicle.save" if self.chart else "fubar.fire.save"


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
    for number, burst in enumerate(volley.bursts):
        if number:
            await Mark(f"{number} {hits}")
        counts = await burst.roll
        n = counts[1]
        if n:
            groups = hits[burst.target]
            if groups and groups[-1][0] == burst.shield:
                groups[-1] = (burst.shield, groups[-1][1] + n)
            else:
                groups.append((burst.shield, n))
    return hits


async def roll_saves(target: VolleyTarget, hits: Hits) -> int:
    """fubar.fire.save, fubar.vehicle.save: how many hits are not saved."""
    unsaved = 0
    for number, (shield, n) in enumerate(hits):
        if number:
            await Mark(f"saves {hits[number:]} {unsaved}")
        if shield == NO_SAVE:
            unsaved += await failed_saves(target, target.save, n, target.save_rule())
        elif target.save is None:
            unsaved += await failed_saves(target, shield_save(shield), n, "fubar.fire.save.behind")
        else:
            unsaved += await saves_behind(target, shield, n, hits[number + 1 :], unsaved)
    return unsaved


async def failed_saves(target: VolleyTarget, save: Reckoning | None, n: int, why: str) -> int:
    """One die per hit; without a save every hit counts."""
    if save is None:
        return n
    counts = await tested(n, save, "fubar-need-save", why, target.side, target.unit)
    return counts[0]


async def saves_behind(target: VolleyTarget, shield: int, n: int, later: Hits, before: int) -> int:
    """fubar.fire.save.behind: each hit tries the vehicle's save and then their own, before the next hit.

    `later` are the hits still to come, on those behind other vehicles, and `before` those not saved so far.
    """
    save = shield_save(shield)
    unsaved = 0
    for left in range(n, 0, -1):
        await Mark(f"behind {shield} {left} {later} {before + unsaved}")
        if await failed_saves(target, save, 1, "fubar.fire.save.behind"):
            unsaved += await failed_saves(target, target.save, 1, target.save_rule())
    return unsaved


@final
class Damage:
    """What a volley or an assault did to a vehicle."""

    __slots__ = ("destroyed", "immobile", "lost", "stunned")

    def __init__(self) -> None:
        self.stunned = False
        self.immobile = False
        self.lost: list[str] = []  # ids of the weapons destroyed
        self.destroyed = False

    def worst(self) -> str:
        """The gravest of it in the order of the chart, "none" when it got away."""
        if self.destroyed:
            return RESULTS[DESTROYED]
        if self.lost:
            return RESULTS[WEAPON]
        if self.immobile:
            return RESULTS[IMMOBILE]
        return RESULTS[STUN] if self.stunned else "none"

    def key(self) -> str:
        """Equal keys mean equal damage."""
        return f"{self.stunned:d}{self.immobile:d}{'/'.join(self.lost)}"


async def roll_damage(target: VolleyTarget, unsaved: int) -> Damage:
    """fubar.vehicle.damage.roll: one die per unsaved hit, in order; fubar.vehicle.damage.place: none after a 6."""
    damage = Damage()
    weapons = target.weapons[:]
    die = Roll(D6, 1, target.chart, "fubar.vehicle.damage.roll", target.side, None, target.unit)
    for left in range(unsaved, 0, -1):
        await Mark(f"damage {left} {damage.key()}")
        counts = await die
        if counts[DESTROYED]:
            damage.destroyed = True
            break
        if counts[IMMOBILE]:
            damage.immobile = True
        elif counts[WEAPON] and weapons:
            lost = text_of(await ask(WeaponLost(target, weapons)))
            damage.lost.append(lost)
            weapons = [entry for entry in weapons if entry[0] != lost]
        else:  # fubar.vehicle.damage.weapon: with no weapon left the crew is stunned instead
            damage.stunned = True
    return damage


class WeaponLost(Choose):
    """fubar.vehicle.damage.weapon: the owner chooses which weapon is destroyed."""

    def __init__(self, target: VolleyTarget, weapons: list[tuple[str, str]]) -> None:
        options = [
            Option(id, Message(name), "fubar.vehicle.damage.weapon", token=target.unit)
            for id, name in weapons
        ]
        prompt = Message("fubar-ask-weapon-lost")
        super().__init__(
            target.side, "fubar.vehicle.damage.weapon", prompt, options, target.unit, "fubar.weapon_lost"
        )

    def orders(self) -> list[str]:
        return ["last", "first"]

    def by_order(self, order: str) -> Json:
        if order == "first":
            return self.options[0].id
        return self.options[-1].id if order == "last" else None


async def unsaved_hits(volley: Volley) -> int:
    """The unsaved hits of a volley at a single target."""
    hits = await roll_to_hit(volley)
    await Mark(str(hits))
    return await roll_saves(volley.targets[0], hits[0])


async def vehicle_damage(volley: Volley) -> Damage:
    """The damage of a volley at a single vehicle."""
    return await roll_damage(volley.targets[0], await unsaved_hits(volley))


def damage_chart(results: list[str]) -> list[int]:
    """fubar.vehicle.damage.stun, .immobile, .weapon, .destroyed: the printed chart as classes of faces."""
    return [RESULTS.index(result) for result in results]
