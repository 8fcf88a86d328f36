"""Melee (chapter 4.4)."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import D10, Roll, shown
from sandtable.systems.fallout.arcs import behind
from sandtable.systems.fallout.arms import Attacker, statistic
from sandtable.systems.fallout.damage import amount, knock_down, named, poison, save_or_suffer
from sandtable.systems.fallout.dice import FACES
from sandtable.systems.fallout.profiles import Mode
from sandtable.systems.fallout.ranged import Reckoning
from sandtable.systems.fallout.state import FalloutState, Figure, Unit
from sandtable.systems.fallout.vehicle_damage import hit
from sandtable.table import bearing, within

ROLL: Final = "fallout.melee.roll"
MOST: Final = 4
"""fallout.melee.max_four.en, fallout.melee.max_four.it: attacks on one figure in one turn."""


def can_strike(state: FalloutState, attacker: Attacker, mode: Mode, target: Figure) -> bool:
    """fallout.melee.reach: within reach and in the front arc; and not yet struck at four times this turn.

    fallout.unit.pacification.melee, fallout.unit.behemoth.melee, fallout.unit.robot.reach_arc: some reach further.
    """
    if target.struck >= MOST or not target.alive or target.left:
        return False
    return within(attacker.base, target.base, mode.reach) and attacker.faces(target.base)


def can_strike_hull(attacker: Attacker, mode: Mode, target: Unit) -> bool:
    """fallout.vehicle.melee: a vehicle may be struck at."""
    vehicle = target.vehicle
    return (
        vehicle is not None
        and within(attacker.base, vehicle.hull, mode.reach)
        and attacker.faces(vehicle.hull)
    )


def reckon(state: FalloutState, attacker: Attacker, mode: Mode, target: Figure) -> Reckoning:
    """fallout.melee.roll: the target's AC is added; the total may not exceed the attacker's Strength.

    fallout.melee.rear: 1 less from behind. fallout.melee.knocked_down.en: 1 less against whoever lies there, which
    fallout.melee.knocked_down.it does not know. fallout.skill.sneak.melee: the first blow of a sneaker may be rolled
    against the Sneak level.
    """
    number = statistic(attacker.figure, mode)
    if attacker.figure.strike and attacker.figure.sneak > number:
        number = attacker.figure.sneak
    found = Reckoning(number)
    found.add("fallout-mod-ac", target.profile.ac, "fallout.stat.armour_class")
    if behind(target, attacker.base):
        found.add("fallout-mod-rear", -1, "fallout.melee.rear")
    if state.english and (target.down or target.out):
        found.add("fallout-mod-down", -1, "fallout.melee.knocked_down.en")
    found.add("fallout-mod-action", attacker.penalty, attacker.why)
    return found


async def strike(
    state: FalloutState, attacker: Attacker, mode: Mode, unit: Unit, target: Figure, pack: int = 1
) -> None:
    """fallout.melee.specific: all the dice of one attack at one figure (fallout.dice.attack_dice).

    fallout.unit.dog.two_dice, fallout.unit.tank_track.dice: as many as the profile has and the limit of four
    leaves. `pack` is how many rats attack together.
    """
    turn_to(attacker, target)
    for _ in range(min(mode.dice, MOST - target.struck)):
        if not target.present() or not attacker.figure.able():
            break
        target.struck += 1
        await blow(state, attacker, mode, unit, target, pack)
    attacker.figure.strike = False


def turn_to(attacker: Attacker, target: Figure) -> None:
    """fallout.melee.disengage.order: whoever was kept in melee may turn to his enemy first."""
    if attacker.turns and attacker.hull is None:
        base = attacker.figure.base
        attacker.figure.facing = round(bearing(base.x, base.y, target.base.x, target.base.y), 1)


async def blow(
    state: FalloutState, attacker: Attacker, mode: Mode, unit: Unit, target: Figure, pack: int
) -> None:
    """One attack die, and what it brings.

    fallout.melee.knockdown: a natural 1 or 2 that hits knocks down; fallout.unit.brahmin.knockdown.en: up to 3.
    fallout.unit.brahmin.knockdown.it: the Brahmin itself goes down on 1 to 3.
    fallout.unit.radscorpion.poison, fallout.unit.wasp.poison.en, fallout.unit.wasp.poison.it: some poison.
    """
    reckoning = reckon(state, attacker, mode, target)
    face = await melee_die(state, attacker, reckoning, unit)
    if face != 10 and face + reckoning.modifier <= reckoning.number:
        if face <= mode.knockdown:
            knock_down(state, unit, target, "fallout.melee.knockdown")
        side = state.decider(attacker.unit)
        if mode.poison:
            poison(state, unit, target, side, "fallout.unit.radscorpion.poison")
        if mode.saves:
            culprit = attacker.culprit(state, mode.rule)
            save = pack_save(mode, pack)
            await save_or_suffer(state, unit, target, save, mode.damage, culprit)
    if face <= mode.self_knockdown:
        knock_down(state, attacker.unit, attacker.figure, "fallout.unit.brahmin.knockdown.it")


def pack_save(mode: Mode, pack: int) -> int:
    """fallout.unit.rat.pack.en, fallout.unit.rat.pack.it: two rats or more add their number to the modifier."""
    return mode.save_short + pack if mode.pack and pack >= 2 else mode.save_short


async def melee_die(state: FalloutState, attacker: Attacker, reckoning: Reckoning, unit: Unit) -> int:
    """fallout.melee.ten: the face of the attack die; a natural 10 misses whatever the numbers say."""
    need = reckoning.words() if state.listens() else None
    side = state.decider(attacker.unit)
    face = shown(await Roll(D10, 1, FACES, ROLL, side, need, attacker.figure.id))
    if state.listens():
        values = named(attacker.unit, attacker.figure)
        values["target"] = unit.name
        lands = face != 10 and face + reckoning.modifier <= reckoning.number
        message = "fallout-event-strikes" if lands else "fallout-event-strike-miss"
        state.tell(message, values, [ROLL, *reckoning.rules()], attacker.unit.side, attacker.figure.id)
    return face


async def strike_vehicle(state: FalloutState, attacker: Attacker, mode: Mode, target: Unit) -> None:
    """fallout.vehicle.melee: on Strength with no AC; the vehicle's body takes its share off the damage.

    fallout.dice.attack_dice: the limit of four protects figures, not vehicles.
    """
    for _ in range(mode.dice):
        if target.gone or not attacker.figure.able():
            return
        reckoning = Reckoning(statistic(attacker.figure, mode))
        reckoning.add("fallout-mod-action", attacker.penalty, attacker.why)
        face = await melee_die(state, attacker, reckoning, target)
        if face != 10 and face + reckoning.modifier <= reckoning.number and mode.saves:
            side = state.decider(attacker.unit)
            points = await amount(mode.damage, side, target.id)
            await hit(state, target, points, attacker.culprit(state, mode.rule))
    attacker.figure.strike = False
