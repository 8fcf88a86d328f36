"""The number to hit: what the die of an attack needs, line by line (chapters 4.4 and 4.5)."""

from __future__ import annotations

from typing import Final

from sandtable.core.reckoning import Reckoning
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.book.profiles import Mode
from sandtable.systems.fallout.book.words import INTELLIGENCE, STRENGTH
from sandtable.systems.fallout.ground.cover import cover_between
from sandtable.systems.fallout.ground.light import die_modifier, light_rule
from sandtable.systems.fallout.ground.ranges import effective
from sandtable.systems.fallout.harm.vehicle_damage import driver
from sandtable.systems.fallout.state.arcs import behind
from sandtable.systems.fallout.state.optional import TARGETED_DIE, far_shot, laser_ac
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import Base, distance
from sandtable.table.precision import ENDLESS

INSIDE: Final = 2
"""fallout.vehicle.shoot.driver, fallout.vehicle.shoot.passenger: on the die against somebody inside."""


def against(figure: Figure, mode: Mode) -> Reckoning:
    """What the attack die is rolled against: a statistic, with what the weapon changes about it.

    fallout.stat.strength, fallout.stat.agility, fallout.stat.intelligence, fallout.ranged.thrown_stat,
    fallout.vehicle.tank.roll, fallout.unit.behemoth.aim
    """
    if mode.stat == STRENGTH:
        reckoning = Reckoning(figure.profile.st, "fallout-mod-st", "fallout.stat.strength")
    elif mode.stat == INTELLIGENCE:
        reckoning = Reckoning(figure.profile.iq, "fallout-mod-in", "fallout.stat.intelligence")
    else:
        reckoning = Reckoning(figure.profile.ag, "fallout-mod-ag", "fallout.stat.agility")
    reckoning.add(mode.stat_modifier, "fallout-mod-weapon", "fallout.vehicle.tank.roll")
    reckoning.add(mode.aim_bonus, "fallout-mod-aim", "fallout.unit.behemoth.aim")
    return reckoning


def shot_need(
    state: FalloutState, attacker: Attacker, mode: Mode, unit: Unit, members: list[Figure], targeted: bool
) -> Reckoning:
    """fallout.ranged.roll: what a single shot at a unit on foot needs.

    fallout.ranged.squad_ac, fallout.ranged.lone_target: the lowest AC of all members still there.
    fallout.ranged.squad_mods: cover and flight count only when all who can be hit have them.
    """
    reckoning = against(attacker.figure, mode)
    reckoning.on_die(lowest_ac(state, mode, unit), "fallout-mod-ac", "fallout.ranged.mod_ac")
    covered = flying = True
    nearest = ENDLESS
    for figure in members:
        flying = flying and figure.profile.flies
        covered = covered and cover_between(state, attacker.base, figure.base)
        away = effective(state, attacker.figure, figure, distance(attacker.base, figure.base))
        if away < nearest:
            nearest = away
    if covered:
        reckoning.on_die(1, "fallout-mod-cover", cover_rule(state))
    if flying:
        reckoning.on_die(1, "fallout-mod-flyer", "fallout.ranged.mod_flyer")
    add_common(state, reckoning, attacker, nearest, targeted)
    return reckoning


def lowest_ac(state: FalloutState, mode: Mode, unit: Unit) -> int:
    """fallout.ranged.squad_ac: the lowest AC of all members still there."""
    lowest = 1000
    for figure in unit.figures:
        if figure.alive and not figure.left:
            ac = figure.profile.ac + laser_ac(state, mode, figure)
            if ac < lowest:
                lowest = ac
    return lowest


def part_need(
    state: FalloutState, attacker: Attacker, mode: Mode, target: Unit, occupant: Figure | None, targeted: bool
) -> Reckoning:
    """fallout.vehicle.shoot.hull: no AC, no cover. fallout.vehicle.shoot.driver, .passenger: AC and 2 more."""
    reckoning = against(attacker.figure, mode)
    if occupant is not None:
        is_driver = driver(state, target) is occupant
        why = "fallout.vehicle.shoot.driver" if is_driver else "fallout.vehicle.shoot.passenger"
        ac = occupant.profile.ac + laser_ac(state, mode, occupant)
        reckoning.on_die(ac, "fallout-mod-ac", "fallout.ranged.mod_ac")
        reckoning.on_die(INSIDE, "fallout-mod-inside", why)
    vehicle = target.vehicle
    away = 0.0
    if vehicle is not None:
        away = effective(state, attacker.figure, None, distance(attacker.base, vehicle.hull))
    add_common(state, reckoning, attacker, away, targeted)
    return reckoning


def burst_need(
    state: FalloutState, attacker: Attacker, mode: Mode, figure: Figure | None, away: float
) -> Reckoning:
    """fallout.burst.one_roll: each with its own AC and cover."""
    reckoning = against(attacker.figure, mode)
    if figure is not None:
        reckoning.on_die(figure.profile.ac, "fallout-mod-ac", "fallout.ranged.mod_ac")
    add_exposure(state, reckoning, attacker, figure)
    add_common(state, reckoning, attacker, away, targeted=False)
    return reckoning


def blast_need(
    state: FalloutState, attacker: Attacker, mode: Mode, base: Base, figure: Figure | None
) -> Reckoning:
    """fallout.ae.no_ac: cover, light and flight count, Armour Class does not."""
    reckoning = against(attacker.figure, mode)
    add_exposure(state, reckoning, attacker, figure)
    away = effective(state, attacker.figure, figure, distance(attacker.base, base))
    add_common(state, reckoning, attacker, away, targeted=False)
    return reckoning


def add_exposure(
    state: FalloutState, reckoning: Reckoning, attacker: Attacker, figure: Figure | None
) -> None:
    """fallout.ranged.mod_cover.en, fallout.ranged.mod_cover.it, fallout.ranged.mod_flyer: of one who may be hit."""
    if figure is None:
        return
    if cover_between(state, attacker.base, figure.base):
        reckoning.on_die(1, "fallout-mod-cover", cover_rule(state))
    if figure.profile.flies:
        reckoning.on_die(1, "fallout-mod-flyer", "fallout.ranged.mod_flyer")


def add_common(
    state: FalloutState, reckoning: Reckoning, attacker: Attacker, away: float, targeted: bool
) -> None:
    """fallout.ranged.mod_dark, fallout.dice.penalty_sign: light, the action's penalty, the optional rules."""
    reckoning.on_die(die_modifier(state, attacker.figure), "fallout-mod-light", light_rule(state))
    reckoning.on_die(attacker.penalty, "fallout-mod-action", attacker.why)
    reckoning.on_die(far_shot(state, attacker.figure, away), "fallout-mod-far", "fallout.optional.perception")
    if targeted:
        reckoning.on_die(TARGETED_DIE, "fallout-mod-targeted", "fallout.optional.targeted")


def cover_rule(state: FalloutState) -> str:
    """The edition's rule on cover."""
    return "fallout.ranged.mod_cover.en" if state.english else "fallout.ranged.mod_cover.it"


def blow_need(state: FalloutState, attacker: Attacker, mode: Mode, target: Figure) -> Reckoning:
    """fallout.melee.roll: the target's AC is added; the total may not exceed the attacker's Strength.

    fallout.melee.rear: 1 less from behind. fallout.melee.knocked_down.en: 1 less against whoever lies there, which
    fallout.melee.knocked_down.it does not know. fallout.skill.sneak.melee: the first blow of a sneaker may be rolled
    against the Sneak level.
    """
    reckoning = against(attacker.figure, mode)
    if attacker.figure.strike:
        reckoning.at_least(attacker.figure.sneak, "fallout-mod-sneak", "fallout.skill.sneak.melee")
    reckoning.on_die(target.profile.ac, "fallout-mod-ac", "fallout.stat.armour_class")
    if behind(target, attacker.base):
        reckoning.on_die(-1, "fallout-mod-rear", "fallout.melee.rear")
    if state.english and (target.down or target.out):
        reckoning.on_die(-1, "fallout-mod-down", "fallout.melee.knocked_down.en")
    reckoning.on_die(attacker.penalty, "fallout-mod-action", attacker.why)
    return reckoning


def hull_blow_need(attacker: Attacker, mode: Mode) -> Reckoning:
    """fallout.vehicle.melee: Strength, and whatever the action adds."""
    reckoning = against(attacker.figure, mode)
    reckoning.on_die(attacker.penalty, "fallout-mod-action", attacker.why)
    return reckoning
