"""Close combat by numbers: weapons, how many blows, and how hard they strike. What they need: `to_hit`."""

from __future__ import annotations

from typing import final

from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.book.words import (
    BOON_AVV,
    BOON_CC_ST,
    BOON_CC_STUN,
    BOON_CHARGE_ST,
    SKILL_FRENZY,
)
from sandtable.systems.warzone.harm.saves import Hit
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import bonus, bonus_named, st_of


def close_weapon(state: WarzoneState, model: Model) -> Weapon:
    """The close weapon of a model; bare hands when it has none."""
    for weapon in model.weapons:
        if not weapon.ranged:
            return weapon
    return state.catalogue.weapons["unarmed"]


def rate_of_attack(state: WarzoneState, model: Model, weapon: Weapon) -> int:
    """warzone.act.close.roll: one die per RoA.

    Frenzy adds one in the activation of a charge, a Resource card another.
    """
    rate = weapon.rate + model.rate
    if model.charged and SKILL_FRENZY in model.profile.skills:
        rate += 1
    return rate


@final
class Blow:
    """Strength, damage, AVV and Critical Force of a blow with a close weapon."""

    __slots__ = ("avv", "critical", "damage", "st", "stun")

    def __init__(self, state: WarzoneState, model: Model, weapon: Weapon, charging: bool) -> None:
        """warzone.act.close.strength: the model's ST plus the weapon's.

        warzone.act.charge.first_die: `charging` adds the bonus of the base, for the first die of the first attack:
        warzone.act.charge.bonus.small, warzone.act.charge.bonus.medium, warzone.act.charge.bonus.large.
        """
        self.st = st_of(state, model) + weapon.st + bonus(state, model, BOON_CC_ST)
        self.avv = weapon.avv + bonus(state, model, BOON_AVV)
        self.critical = weapon.critical
        self.damage = weapon.damage
        self.stun = weapon.stun or bonus_named(state, model, BOON_CC_STUN)
        if charging:
            base = model.profile.base
            self.st += base.charge_st + bonus(state, model, BOON_CHARGE_ST)
            self.avv += base.charge_avv

    def hit(self, model: Model, powershot: bool, location: int = -1) -> Hit:
        """The hit of a blow that has landed."""
        return Hit(
            self.st,
            self.damage,
            self.avv,
            self.critical,
            side=model.side,
            attacker=model.id,
            powershot=powershot,
            stun=self.stun,
            location=location,
            why="warzone.act.close.strength",
        )
