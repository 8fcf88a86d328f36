"""Melee (chapter 4.4)."""

from __future__ import annotations

from functools import partial
from typing import Final

from sandtable.core.effects import shown
from sandtable.core.event import Aim, Event
from sandtable.core.keeping import Kept
from sandtable.core.reckoning import Reckoning
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.hindrances import MOST
from sandtable.systems.fallout.attack.to_hit import blow_need, hull_blow_need
from sandtable.systems.fallout.book.profiles import Mode
from sandtable.systems.fallout.harm.damage import knock_down, poison
from sandtable.systems.fallout.harm.hits import NO_HITS, Hit, count_hit, go_onward, suffer
from sandtable.systems.fallout.harm.saves import save_of
from sandtable.systems.fallout.state.dice import reckoned_roll
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import bearing

ROLL: Final = "fallout.melee.roll"


async def strike(
    state: FalloutState, attacker: Attacker, mode: Mode, unit: Unit, target: Figure, dice: int
) -> None:
    """fallout.melee.specific: all the dice of one attack at one figure (fallout.dice.attack_dice).

    fallout.unit.dog.two_dice, fallout.unit.tank_track.dice: as many as the profile has and the limit of four
    leaves.
    """
    turn_to(attacker, target)
    for left in range(min(dice, MOST - target.struck), 0, -1):
        if left < dice:
            rest = partial(strike, state, attacker, mode, unit, target, left)
            await go_onward(state, rest, (attacker.figure.id, mode, target.id, left), NO_HITS)
        if not target.present() or not attacker.figure.able():
            break
        await blow(state, attacker, mode, unit, target, 1)
    attacker.figure.strike = False


async def strike_together(
    state: FalloutState, pack: list[Attacker], mode: Mode, unit: Unit, target: Figure, first: int = 0
) -> None:
    """fallout.unit.rat.pack.en, fallout.unit.rat.pack.it: rats that attack one figure together, one die each."""
    for n in range(first, len(pack)):
        if n > first:
            rest = partial(strike_together, state, pack, mode, unit, target, n)
            about = (tuple(rat.figure.id for rat in pack), mode, target.id, n)
            await go_onward(state, rest, about, NO_HITS)
        attacker = pack[n]
        turn_to(attacker, target)
        if target.struck < MOST and target.present() and attacker.figure.able():
            await blow(state, attacker, mode, unit, target, len(pack))
        attacker.figure.strike = False


def turn_to(attacker: Attacker, target: Figure) -> None:
    """fallout.melee.disengage.order: whoever was kept in melee may turn to his enemy first."""
    if attacker.turns and attacker.hull is None:
        base = attacker.figure.base
        attacker.figure.facing = round(bearing(base.x, base.y, target.base.x, target.base.y), 1)


async def blow(
    state: FalloutState, attacker: Attacker, mode: Mode, unit: Unit, target: Figure, pack: int
) -> None:
    """One attack die, and what it brings; `pack` is how many rats attack together.

    fallout.melee.knockdown: a natural 1 or 2 that hits knocks down; fallout.unit.brahmin.knockdown.en: up to 3.
    fallout.unit.brahmin.knockdown.it: the Brahmin itself goes down on 1 to 3.
    fallout.unit.radscorpion.poison, fallout.unit.wasp.poison.en, fallout.unit.wasp.poison.it: some poison.
    """
    target.struck += 1
    reckoning = blow_need(state, attacker, mode, target)
    face = await melee_die(state, attacker, mode, reckoning, unit)
    if face <= highest(reckoning):
        if face <= mode.knockdown:
            knock_down(state, unit, target, "fallout.melee.knockdown")
        if mode.poison:
            poison(state, unit, target, state.decider(attacker.unit), poison_rule(state, attacker.figure))
        if mode.saves:
            save = save_from(state, mode, target, pack)
            await suffer(state, Hit(unit, target, save, mode.damage, attacker.culprit(state, mode.rule)))
        else:
            count_hit(state)
    if face <= mode.self_knockdown:
        knock_down(state, attacker.unit, attacker.figure, "fallout.unit.brahmin.knockdown.it")


def poison_rule(state: FalloutState, figure: Figure) -> str:
    """The rule by which its sting poisons: the creature's own, of this edition where the books differ."""
    for rule in figure.profile.specials:
        if ".poison" in rule and not rule.endswith(".it" if state.english else ".en"):
            return rule
    return ROLL


def save_from(state: FalloutState, mode: Mode, target: Figure, pack: int) -> Reckoning:
    """fallout.unit.rat.pack.en, fallout.unit.rat.pack.it: two rats or more add their number to the modifier."""
    save = save_of(target, mode.save_short, "fallout-mod-save", mode.rule)
    if mode.pack and pack >= 2:
        rule = "fallout.unit.rat.pack.en" if state.english else "fallout.unit.rat.pack.it"
        save.on_die(pack, "fallout-mod-pack", rule)
    return save


def highest(reckoning: Reckoning) -> int:
    """fallout.melee.ten: the highest face that hits; a natural 10 misses whatever the numbers say."""
    return min(reckoning.need(), 9)


_CLASSES: Final = Kept[tuple[int, int, int], list[int]](256)


def classes_of(most: int, knockdown: int, own: int) -> list[int]:
    """What the faces of a melee die mean: hit, knocked down, down oneself; 0 for none of it, else one for each kind."""
    key = (most, knockdown, own)
    classes = _CLASSES.get(key)
    if classes is None:
        known: list[tuple[bool, bool, bool]] = [(False, False, False)]
        classes = []
        for face in range(1, 11):
            kind = (face <= most, face <= most and face <= knockdown, face <= own)
            if kind not in known:
                known.append(kind)
            classes.append(known.index(kind))
        _CLASSES.keep(key, classes)
    return classes


async def melee_die(
    state: FalloutState, attacker: Attacker, mode: Mode, reckoning: Reckoning, unit: Unit
) -> int:
    """The face of the attack die, or the lowest that means the same."""
    side = state.decider(attacker.unit)
    classes = classes_of(highest(reckoning), mode.knockdown, mode.self_knockdown)
    state.aim(lambda: Aim([attacker.figure.id], unit.id, 0.0))
    counts = await reckoned_roll(reckoning, classes, ROLL, side, attacker.figure.id)
    face = classes.index(shown(counts)) + 1
    state.tell_all(lambda: [blow_event(attacker, reckoning, unit, face)])
    return face


def blow_event(attacker: Attacker, reckoning: Reckoning, unit: Unit, face: int) -> Event:
    """Whom a blow struck or missed, and all the rules that bore on it."""
    values = named(attacker.unit, attacker.figure)
    values["target"] = unit.name
    message = "fallout-event-strikes" if face <= highest(reckoning) else "fallout-event-strike-miss"
    return Event(message, values, [ROLL, *reckoning.rules()], attacker.unit.side, attacker.figure.id)


async def strike_vehicle(
    state: FalloutState, attacker: Attacker, mode: Mode, target: Unit, dice: int
) -> None:
    """fallout.vehicle.melee: on Strength with no AC; the vehicle's body takes its share off the damage.

    fallout.dice.attack_dice: the limit of four protects figures, not vehicles.
    """
    for left in range(dice, 0, -1):
        if left < dice:
            rest = partial(strike_vehicle, state, attacker, mode, target, left)
            await go_onward(state, rest, (attacker.figure.id, mode, target.id, left), NO_HITS)
        if target.gone or not attacker.figure.able():
            return
        reckoning = hull_blow_need(attacker, mode)
        face = await melee_die(state, attacker, mode, reckoning, target)
        if face > highest(reckoning):
            continue
        if mode.saves:
            culprit = attacker.culprit(state, mode.rule)
            await suffer(state, Hit(target, None, None, mode.damage, culprit))
        else:
            count_hit(state)
    attacker.figure.strike = False
