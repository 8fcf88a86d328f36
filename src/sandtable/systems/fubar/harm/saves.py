"""Saves and damage as pure numbers: what dice succeed, which hits are saved, what the others do to a vehicle."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import ClassVar, Final, TypeAlias, final

from sandtable.core.effects import D6, Effect, Mark, Roll, ask, successes
from sandtable.core.keeping import Kept
from sandtable.core.question import Choose, Option
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json, Message, text_of
from sandtable.systems.fubar.state.identities import FIRST, LAST, WHICH_WEAPON_IS_LOST

NOTHING: Final = -1
STUN, IMMOBILE, WEAPON, DESTROYED = range(4)
RESULTS: Final = ("stun", "immobile", "weapon", "destroyed")
Rest: TypeAlias = Callable[[], Coroutine[Effect, object, object]]
"""The rest of a rule, from where the dice lie."""

_classes: Final = Kept[tuple[int, int], list[int]](256)


def hitting(need: int, modifier: int) -> list[int]:
    """fubar.dice.six, fubar.dice.one, fubar.dice.scope: 6 always succeeds, 1 never, whatever the modifier."""
    key = (need, modifier)
    classes = _classes.get(key)
    if classes is None:
        classes = _classes.keep(key, successes(need, 6, modifier))
    return classes


def chance(reckoning: Reckoning) -> float:
    """The probability that one die succeeds."""
    return sum(hitting(reckoning.number, reckoning.modifier)) / 6.0


def tested(n: int, reckoning: Reckoning, words: str, why: str, side: int, subject: str) -> Roll:
    """Dice that succeed by a reckoning; the words say what they need."""
    need, modifier = reckoning.number, reckoning.modifier
    told = Message(words, {"need": need, "modifier": modifier} if modifier else {"need": need, "modifier": 0})
    return Roll(D6, n, hitting(need, modifier), why, side, told, subject, reckoning=reckoning)


@final
class VolleyTarget:
    """What a volley needs to know of a target. `weapons` and `chart` are for vehicles; troops have an empty chart."""

    __slots__ = ("_dice", "_rolls", "chart", "save", "side", "unit", "weapons")

    def __init__(
        self,
        unit: str,
        side: int,
        save: Reckoning | None,
        chart: list[int],
        weapons: list[tuple[str, Message]],
    ) -> None:
        # Made once: odds roll the same again and again.
        self._rolls: dict[tuple[int, int, str], Roll] = {}
        self._dice: dict[int, Roll] = {}
        self.unit = unit
        self.side = side
        self.save = save  # personal armour, or the vehicle's row; None for none
        self.chart = chart  # class of each face on the damage chart
        self.weapons = weapons  # id in answers, and its name

    def saving(self, n: int, save: Reckoning, why: str) -> Roll:
        """The dice of so many saves."""
        key = (n, save.number, why)
        roll = self._rolls.get(key)
        if roll is None:
            roll = tested(n, save, "fubar-need-save", why, self.side, self.unit)
            self._rolls[key] = roll
        return roll

    def damaging(self, outweighed: int = STUN) -> Roll:
        """A die on the damage chart; results up to `outweighed` make no difference any more and count as the least."""
        roll = self._dice.get(outweighed)
        if roll is None:
            chart = [STUN if result <= outweighed else result for result in self.chart]
            roll = Roll(D6, 1, chart, "fubar.vehicle.damage.roll", self.side, None, self.unit)
            self._dice[outweighed] = roll
        return roll

    def save_rule(self) -> str:
        """The rule by which it rolls its own save."""
        return "fubar.vehicle.save" if self.chart else "fubar.fire.save"


async def failed_saves(target: VolleyTarget, save: Reckoning | None, n: int, why: str) -> int:
    """One die per hit; without a save every hit counts."""
    if save is None:
        return n
    counts = await target.saving(n, save, why)
    return counts[0]


@final
class Damage:
    """What a volley or an assault did to a vehicle."""

    __slots__ = ("destroyed", "immobile", "lost", "stunned")

    def __init__(self) -> None:
        self.stunned = False
        self.immobile = False
        self.lost: list[str] = []  # ids of the weapons destroyed
        self.destroyed = False

    def gravest(self) -> int:
        """The gravest of it in the order of the chart, NOTHING when it got away."""
        if self.destroyed:
            return DESTROYED
        if self.lost:
            return WEAPON
        if self.immobile:
            return IMMOBILE
        return STUN if self.stunned else NOTHING

    def key(self) -> str:
        """Equal keys mean equal damage."""
        return f"{self.stunned:d}{self.immobile:d}{'/'.join(self.lost)}"

    def copy(self) -> Damage:
        """Another one like it."""
        made = Damage()
        made.stunned = self.stunned
        made.immobile = self.immobile
        made.lost = self.lost[:]
        made.destroyed = self.destroyed
        return made


async def roll_damage(
    target: VolleyTarget, unsaved: int, gravest: bool = False, before: Damage | None = None
) -> Damage:
    """fubar.vehicle.damage.roll: one die per unsaved hit, in order; fubar.vehicle.damage.place: none after a 6.

    With `gravest` only the gravest result will be asked for, so that odds need not tell apart what it outweighs.
    `before` is what the dice have done already.
    """
    damage = before.copy() if before is not None else Damage()
    weapons = [entry for entry in target.weapons if entry[0] not in damage.lost]
    for left in range(unsaved, 0, -1):
        worst = damage.gravest() if gravest else NOTHING
        key = worst if gravest else damage.key()
        await Mark(f"damage {left} {key}", _damage_of(target, left, gravest, damage))
        counts = await target.damaging(max(worst, STUN))
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


def _damage_of(target: VolleyTarget, left: int, gravest: bool, damage: Damage) -> Rest:
    """The dice for damage still to come; whoever rolls them ends with it."""
    before = damage.copy()
    return lambda: roll_damage(target, left, gravest, before)


class WeaponLost(Choose):
    """fubar.vehicle.damage.weapon: the owner chooses which weapon is destroyed."""

    identity: ClassVar[str] = WHICH_WEAPON_IS_LOST

    def __init__(self, target: VolleyTarget, weapons: list[tuple[str, Message]]) -> None:
        options = [Option(id, name, "fubar.vehicle.damage.weapon", token=target.unit) for id, name in weapons]
        prompt = Message("fubar-ask-weapon-lost")
        super().__init__(
            target.side, "fubar.vehicle.damage.weapon", prompt, options, target.unit, "fubar.weapon_lost"
        )

    def orders(self) -> list[str]:
        return [LAST, FIRST]

    def by_order(self, order: str) -> Json:
        if order == FIRST:
            return self.options[0].id
        return self.options[-1].id if order == LAST else None


def damage_chart(results: list[str]) -> list[int]:
    """fubar.vehicle.damage.stun, .immobile, .weapon, .destroyed: the printed chart as classes of faces."""
    return [RESULTS.index(result) for result in results]
