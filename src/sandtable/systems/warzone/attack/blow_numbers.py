"""Close combat by numbers: weapons, what a blow needs to hit, how hard it strikes."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.reckoning import Reckoning
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.book.words import (
    BOON_AVV,
    BOON_CC_ST,
    BOON_CC_STUN,
    BOON_CHARGE_ST,
    SKILL_DUELIST,
    SKILL_FRENZY,
)
from sandtable.systems.warzone.ground.space import behind, in_reach
from sandtable.systems.warzone.harm.saves import Hit
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import bonus, bonus_named, cc_of, st_of

WHY: Final = "warzone.act.close.roll"
BEHIND: Final = 4  # warzone.act.close.behind
PANICKED: Final = 4  # warzone.panic.effect.cc
CONTEMPT: Final = 1
DUEL: Final = 2


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


def hits_by_itself(state: WarzoneState, target: Model) -> str:
    """warzone.act.stun.cc, warzone.rout.effect.cc: the rule by which every blow at a target hits, or ""."""
    if target.stunned:
        return "warzone.act.stun.cc"
    if state.squad_of(target).routed:
        return "warzone.rout.effect.cc"
    return ""


def blow_need(
    state: WarzoneState, model: Model, target: Model, cards: bool = True, why: str = WHY
) -> Reckoning:
    """What a blow needs: CC with everything that changes it."""
    need = cc_of(state, model, model_name(state, target), cards, why)
    if behind(target, model):
        need.add(BEHIND, "warzone-mod-behind", "warzone.act.close.behind")
    if state.squad_of(target).panicked:
        need.add(PANICKED, "warzone-mod-panicked", "warzone.panic.effect.cc")
    if model.profile.contempt and model.profile.contempt == target.profile.faction:
        need.add(CONTEMPT, "warzone-mod-contempt", "warzone.faction.brotherhood.contempt")
    if duels(state, model, target):
        need.add(DUEL, "warzone-mod-duelist", WHY)
    return need


def duels(state: WarzoneState, model: Model, target: Model) -> bool:
    """The Duelist ability: a single enemy, and no other in its CCWR."""
    if SKILL_DUELIST not in model.profile.skills:
        return False
    foes = in_reach(state, model)
    return len(foes) == 1 and foes[0] is target


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
