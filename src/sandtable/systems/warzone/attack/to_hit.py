"""The number to hit: what a shot and a blow need, line by line."""

from __future__ import annotations

from typing import Final

from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json
from sandtable.systems.warzone.book.words import (
    BOON_RS_AGAINST_FAR,
    BOON_RS_FAR,
    SKILL_CRACKSHOT,
    SKILL_DUELIST,
    SKILL_SNIPER,
)
from sandtable.systems.warzone.ground.cover import Shelter, shelter_of
from sandtable.systems.warzone.ground.space import behind, engaged, gap, in_reach
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import cc_of, rs_of

SHOT: Final = "warzone.act.shoot.roll"
BLOW: Final = "warzone.act.close.roll"
ENGAGED: Final = -8  # warzone.act.shoot.engaged
RAPID: Final = -2  # warzone.act.rapid.numbers
AIM: Final = 2  # warzone.act.aim.bonus
SNIPER: Final = 4
BEHIND: Final = 4  # warzone.act.close.behind
PANICKED: Final = 4  # warzone.panic.effect.cc
CONTEMPT: Final = 1
DUEL: Final = 2


def shot_need(
    state: WarzoneState,
    model: Model,
    target: Model,
    *,
    aimed: bool = False,
    rapid: bool = False,
    ducked: int = 0,
    why: str = SHOT,
) -> Reckoning:
    """What a shot of one model at another needs: RS with everything that changes it.

    `aimed` is the first shot after Aim, `ducked` what Take Cover takes from RS. warzone.cover.many: with more than
    three pieces of cover only a natural 1 hits.
    """
    need = rs_of(state, model, why, model_name(state, target))
    shelter = shelter_of(state, model, target)
    cover = cover_penalty(model, shelter)
    if cover:
        pieces: dict[str, Json] = {"pieces": len(shelter.pieces), "level": shelter.level}
        need.add(cover, "warzone-mod-cover", shelter.raised or shelter.why(), pieces)
    if ducked:
        rule = "warzone.act.cover.malus" if ducked == -2 else "warzone.act.cover.malus_hidden"
        need.add(ducked, "warzone-mod-ducked", rule)
    if engaged(state, target):
        need.add(ENGAGED, "warzone-mod-engaged", "warzone.act.shoot.engaged")
    if aimed:
        need.add(aim_bonus(model), "warzone-mod-aim", "warzone.act.aim.bonus")
    if rapid:
        need.add(RAPID, "warzone-mod-rapid", "warzone.act.rapid.numbers")
    add_distance(need, state, model, target)
    if shelter.only_natural():
        need.at_most(0, "warzone-mod-many", "warzone.cover.many", "1")
    return need


def cover_penalty(model: Model, shelter: Shelter) -> int:
    """The penalty for cover; the Crackshot ability halves it towards zero."""
    penalty = shelter.penalty()
    return -(-penalty // 2) if SKILL_CRACKSHOT in model.profile.skills else penalty


def aim_bonus(model: Model) -> int:
    """warzone.act.aim.bonus: +2 RS; the Sniper ability, of model or weapon, makes it 4."""
    if SKILL_SNIPER in model.profile.skills or any(
        SKILL_SNIPER in weapon.skills for weapon in model.weapons if weapon.ranged
    ):
        return SNIPER
    return AIM


def add_distance(need: Reckoning, state: WarzoneState, model: Model, target: Model) -> None:
    """What cards take from shots at targets far away: a Cinder Storm, or a Thermal Cloak on the target."""
    for boon in state.strategy_boons:
        if boon.effect == BOON_RS_FAR and gap(model, target) > boon.limit:
            need.add(boon.value, boon.source, boon.why)
    for boon in target.boons:
        if boon.effect == BOON_RS_AGAINST_FAR and gap(model, target) > boon.limit:
            need.add(boon.value, boon.source, boon.why)


def hits_by_itself(state: WarzoneState, target: Model) -> str:
    """warzone.act.stun.cc, warzone.rout.effect.cc: the rule by which every blow at a target hits, or ""."""
    if target.stunned:
        return "warzone.act.stun.cc"
    if state.squad_of(target).routed:
        return "warzone.rout.effect.cc"
    return ""


def blow_need(
    state: WarzoneState, model: Model, target: Model, cards: bool = True, why: str = BLOW
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
        need.add(DUEL, "warzone-mod-duelist", BLOW)
    return need


def duels(state: WarzoneState, model: Model, target: Model) -> bool:
    """The Duelist ability: a single enemy, and no other in its CCWR."""
    if SKILL_DUELIST not in model.profile.skills:
        return False
    foes = in_reach(state, model)
    return len(foes) == 1 and foes[0] is target
