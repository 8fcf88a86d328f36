"""Estimates for bots: what attacks are likely to bring, quickly. What a player is shown is `forecast`, not this.

What a die needs comes from the rules; the rest is a rule of thumb. Dice are weighed one by one, so what is wasted on
the dead, Heal, Guarded comrades and vehicles that blow up are left out; a vehicle's places count alike, and a fixed
share of what it loses is put down to its hull. Harm is a share of the target: 1 is a model killed, a hull or a
structure destroyed. Nothing here rolls or changes anything.
"""

from __future__ import annotations

from typing import Final

from sandtable.systems.warzone.attack.blow_numbers import (
    Blow,
    blow_need,
    close_weapon,
    hits_by_itself,
    rate_of_attack,
)
from sandtable.systems.warzone.attack.priority import obeys
from sandtable.systems.warzone.attack.shot_numbers import (
    AIM,
    can_be_primary,
    guns,
    reach_of,
    shot_need,
    why_not_fire_again,
)
from sandtable.systems.warzone.book.profiles import HULL, Weapon
from sandtable.systems.warzone.book.words import BOON_AVV, BOON_RANGED_AVV, SKILL_FRENZY
from sandtable.systems.warzone.harm.armour import armour_need
from sandtable.systems.warzone.harm.structures import structure_need
from sandtable.systems.warzone.harm.vehicle_damage import location_need
from sandtable.systems.warzone.state.dice import chance
from sandtable.systems.warzone.state.pieces import Model, Structure
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import bonus

POWER: Final = 0.05  # the chance of a natural 1
HULL_SHARE: Final = 0.45  # guessed: how much of the damage to a vehicle goes to its hull, overflow included


def armed(model: Model) -> list[Weapon]:
    """The ranged weapons that may still fire in this activation."""
    return [weapon for weapon in guns(model) if not why_not_fire_again(model, weapon)]


def harm(
    state: WarzoneState, target: Model, hit: float, st: int, damage: str, avv: int, critical: int
) -> float:
    """The share of a target that one die is likely to take: `hit` is the chance that it strikes at all."""
    certain = min(POWER, hit)
    if target.profile.vehicle:
        places = range(len(target.profile.locations))
        failed = sum(1.0 - chance(location_need(target, place, avv).need()) for place in places) / len(places)
        lost = (certain + (hit - certain) * failed) * critical
        return lost * HULL_SHARE / max(target.sp[HULL], 1)
    failed = 1.0 - chance(armour_need(state, target, st, damage).need())
    lost = (certain + (hit - certain) * failed) * critical
    return min(lost / max(target.wounds, 1), 1.0)


def shot_harm(
    state: WarzoneState, model: Model, weapon: Weapon, target: Model, aimed: bool = False, rapid: bool = False
) -> float:
    """What shooting all dice of a weapon at one target is likely to take; 0 when it cannot be the target."""
    if not can_be_primary(state, model, target, reach_of(weapon, rapid)):
        return 0.0
    dice = weapon.rate + model.rate + (1 if rapid else 0)
    avv = weapon.avv + bonus(state, model, BOON_AVV) + bonus(state, model, BOON_RANGED_AVV)
    plain = chance(shot_need(state, model, target, rapid=rapid).need())
    each = harm(state, target, plain, weapon.st, weapon.damage, avv, weapon.critical)
    total = each * dice
    if aimed:
        better = chance(shot_need(state, model, target, aimed=True, rapid=rapid).need())
        total += harm(state, target, better, weapon.st + AIM, weapon.damage, avv, weapon.critical) - each
    return min(total, 1.0)


def freely(state: WarzoneState, model: Model, target: Model) -> bool:
    """warzone.priority.twelve: whether the target may be shot at without a test."""
    return obeys(state, model, target)


def blow_harm(state: WarzoneState, model: Model, target: Model, charging: bool) -> float:
    """What one Close Combat action is likely to take from a target."""
    weapon = close_weapon(state, model)
    dice = rate_of_attack(state, model, weapon)
    if charging and SKILL_FRENZY in model.profile.skills and not model.charged:
        dice += 1
    hit = 1.0 if hits_by_itself(state, target) else chance(blow_need(state, model, target).need())
    plain = Blow(state, model, weapon, False)
    each = harm(state, target, hit, plain.st, plain.damage, plain.avv, plain.critical)
    total = each * dice
    if charging:
        first = Blow(state, model, weapon, True)
        total += harm(state, target, hit, first.st, first.damage, first.avv, first.critical) - each
    return min(total, 1.0)


def structure_harm(state: WarzoneState, model: Model, weapon: Weapon, structure: Structure) -> float:
    """The share of a structure that one attack on it is likely to take; every shot or blow forces an AV test."""
    avv = weapon.avv + bonus(state, model, BOON_AVV)
    if weapon.ranged:
        avv += bonus(state, model, BOON_RANGED_AVV)
    failed = 1.0 - chance(structure_need(structure, avv).need())
    return min((weapon.rate + model.rate) * failed * weapon.critical / max(structure.sp, 1), 1.0)
