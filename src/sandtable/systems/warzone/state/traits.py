"""The characteristics of a model as they are now: printed line, cards, powers, auras, damage.

warzone.dice.modifiers.order: halving comes first, then everything that adds or takes away. A `Boon` in play names one
of these effects: m, cc, rs, a, ld, heal, cc_st, avv, ranged_avv, run, wait, coherency, coherency_command, nerve,
nerve_reroll, iron_will, ghost, no_move, no_shambling, no_priority, friends_clear, light_cover_heavy, light_is_heavy,
sight, rs_far, rs_against_far, charge_st, wait_no_test, drop, armour_blast, cc_stun, smoke.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json
from sandtable.systems.warzone.book.profiles import Boon
from sandtable.systems.warzone.book.words import (
    A_SQUAD,
    BOON_A,
    BOON_CC,
    BOON_HEAL,
    BOON_M,
    BOON_NO_SHAMBLING,
    BOON_RS,
    DARK_LEGION,
    MISHIMA,
    SKILL_BODYGUARD,
    SKILL_FEARLESS,
    SKILL_HARDY,
    SKILL_HEAL,
    SKILL_NECRO_DROVER,
    SKILL_REPUGNANT,
    SKILL_SHAMBLING,
)
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState

LEAST_M: Final = 2  # warzone.terrain.minimum: nothing lowers M below it
CREW_LOST: Final = -4  # warzone.vehicle.crew
HARDY: Final = 2
PANIC_ARMOUR: Final = 2  # warzone.panic.effect.armour
AURA: Final = 12.0  # inches of dark_aura and repugnant
CRATE: Final = -2  # mission harvest: who carries a crate moves at M-2


def half_up(number: int) -> int:
    """warzone.dice.rounding: half of it, fractions upwards."""
    return (number + 1) // 2


def bonus(state: WarzoneState, model: Model, effect: str) -> int:
    """The sum of what cards and powers in play do to one number of a model."""
    squad = state.squad_of(model)
    if not (model.boons or squad.boons or state.strategy_boons):
        return 0
    total = 0
    for boon in model.boons:
        if boon.effect == effect:
            total += boon.value
    for boon in squad.boons:
        if boon.effect == effect:
            total += boon.value
    for boon in state.strategy_boons:
        if boon.effect == effect:
            total += boon.value
    return total


def boon_of(state: WarzoneState, model: Model, effect: str) -> Boon | None:
    """The first boon of that effect that touches a model, or None."""
    squad = state.squad_of(model)
    if not (model.boons or squad.boons or state.strategy_boons):
        return None
    for boon in model.boons:
        if boon.effect == effect:
            return boon
    for boon in squad.boons:
        if boon.effect == effect:
            return boon
    for boon in state.strategy_boons:
        if boon.effect == effect:
            return boon
    return None


def boons_of(state: WarzoneState, model: Model, effect: str) -> list[Boon]:
    """Every boon of that effect that touches a model."""
    boons = [boon for boon in model.boons if boon.effect == effect]
    boons.extend(boon for boon in state.squad_of(model).boons if boon.effect == effect)
    boons.extend(boon for boon in state.strategy_boons if boon.effect == effect)
    return boons


CARDS: Final = "warzone.deck."  # how the rules begin by which cards do anything


def add_boons(need: Reckoning, state: WarzoneState, model: Model, effect: str, cards: bool = True) -> None:
    """What powers, and `cards`, in play do to a number of a model, each in its line."""
    if model.boons or state.strategy_boons or state.squad_of(model).boons:
        for boon in boons_of(state, model, effect):
            if cards or not boon.why.startswith(CARDS):
                need.add(boon.value, boon.source, boon.why)


def printed_m(state: WarzoneState, model: Model) -> int:
    """M with damage, auras and cards but without terrain.

    warzone.vehicle.drive: one drive at 0 SP halves M, both leave the vehicle where it is.
    """
    profile = model.profile
    m = profile.m
    if profile.vehicle:
        lost = model.drives_lost()
        if lost == 2:
            return 0
        if lost == 1:
            m = half_up(m)
    squad = state.squad_of(model)
    change = 0
    if model.boons or squad.boons or state.strategy_boons:
        change = bonus(state, model, BOON_M)
    if SKILL_SHAMBLING in squad.profile.skills:
        change += drover(state, model)
    if model.carrying:
        change += CRATE
    if change == 0:
        return m
    return max(m + change, min(LEAST_M, m))


def m_of(state: WarzoneState, model: Model) -> int:
    """M before terrain; what a card lowers it by leaves at least 2."""
    return printed_m(state, model)


def drover(state: WarzoneState, model: Model) -> int:
    """The Drover ability: a Necromutant in command of Undead Legionnaires gives the squad +1 M."""
    squad = state.squad_of(model)
    if model.side >= len(state.sides) or state.sides[model.side].faction != DARK_LEGION:
        return 0
    if not squad.profile.has(SKILL_SHAMBLING):
        return 0
    leader = squad.leader()
    return 1 if leader is not None and leader.profile.has(SKILL_NECRO_DROVER) else 0


def cc_of(state: WarzoneState, model: Model, target: Json, cards: bool, why: str) -> Reckoning:
    """CC against somebody, with or without what cards do to it.

    warzone.coherency.outside.engaged: halved for who fights outside the coherence radius.
    """
    cc = model.profile.cc
    need = Reckoning(cc, "warzone-mod-cc", why, {"target": target})
    if model.straggler:
        words = "warzone-mod-straggler"
        need.add(half_up(cc) - cc, words, "warzone.coherency.outside.engaged", None, "/2")
    add_boons(need, state, model, BOON_CC, cards)
    if model.crew_lost():
        need.add(CREW_LOST, "warzone-mod-crew", "warzone.vehicle.crew")
    return need


def rs_of(state: WarzoneState, model: Model, why: str, target: Json = None) -> Reckoning:
    """RS, for a shot at somebody or at a place.

    warzone.vehicle.crew: a vehicle whose crew location is gone shoots at -4.
    """
    named: dict[str, Json] | None = {"target": target} if target is not None else None
    need = Reckoning(model.profile.rs, "warzone-mod-rs", why, named)
    add_boons(need, state, model, BOON_RS)
    if model.crew_lost():
        need.add(CREW_LOST, "warzone-mod-crew", "warzone.vehicle.crew")
    return need


def st_of(state: WarzoneState, model: Model) -> int:
    """The ST of a model; nothing in play changes it yet."""
    return model.profile.st


def a_of(state: WarzoneState, model: Model) -> Reckoning:
    """A. warzone.panic.effect.armour: a panicked model hugs the ground."""
    need = Reckoning(model.profile.a, "warzone-mod-armour", "warzone.armour.test")
    add_boons(need, state, model, BOON_A)
    if state.squad_of(model).panicked:
        need.add(PANIC_ARMOUR, "warzone-mod-panic-armour", "warzone.panic.effect.armour")
    need.add(repugnant(state, model), "warzone-skill-repugnant", "warzone.armour.test")
    return need


def repugnant(state: WarzoneState, model: Model) -> int:
    """The Repugnant Presence ability: +1 A to friends on Small or Medium bases within 12 inches."""
    if model.profile.base.order > 1 or state.sides[model.side].faction != DARK_LEGION:
        return 0
    return 1 if near_skill(state, model, SKILL_REPUGNANT, AURA) else 0


def near_skill(state: WarzoneState, model: Model, skill: str, inches: float) -> bool:
    """Whether a friend with an ability stands within so many inches.

    Who has it himself is not his own friend.
    """
    base = model.base
    for friend in state.field(model.side):
        if skill in friend.profile.skills and friend is not model:
            dx = friend.base.x - base.x
            dy = friend.base.y - base.y
            room = inches + friend.base.radius + base.radius
            if dx * dx + dy * dy <= room * room + 1e-6:
                return True
    return False


def con_of(state: WarzoneState, model: Model, why: str) -> Reckoning:
    """CON; the Hardy ability adds 2 to its tests."""
    need = Reckoning(model.profile.con, "warzone-mod-con", why)
    if SKILL_HARDY in model.profile.skills:
        need.add(HARDY, "warzone-skill-hardy", why)
    return need


def heal_of(state: WarzoneState, model: Model) -> int:
    """warzone.resource.heal.no_stack: the best single Heal a model has; 0 when it has none.

    warzone.faction.legion.heal: a Dark Legion model has Heal(2) and nothing raises it.
    """
    own = model.profile.skills.get(SKILL_HEAL, 0)
    if model.profile.faction == DARK_LEGION:
        return own
    for boon in state.squad_of(model).boons:
        if boon.effect == BOON_HEAL:
            own = max(own, boon.value)
    return own


def fears_nothing(state: WarzoneState, model: Model) -> bool:
    """The Fearless ability: by a model's line, or by its faction."""
    return SKILL_FEARLESS in model.profile.skills or ryoshun(state, model)


def is_guarded(state: WarzoneState, model: Model) -> bool:
    """warzone.hero.commander.guarded: the original commander; a Lord too where his squad has Bodyguard."""
    squad = state.squad_of(model)
    if squad.kind != A_SQUAD:
        return False
    if model.joined:
        return squad.profile.has(SKILL_BODYGUARD)
    return squad.commander == model.id and not squad.acting


def ryoshun(state: WarzoneState, model: Model) -> bool:
    """warzone.faction.mishima.ryoshun: Mishima models within the Warlord's LD in inches of him are Fearless."""
    if model.profile.faction != MISHIMA:
        return False
    lord = warlord(state, model.side)
    if lord is None:
        return False
    dx = lord.base.x - model.base.x
    dy = lord.base.y - model.base.y
    room = lord.profile.ld + lord.base.radius + model.base.radius
    return dx * dx + dy * dy <= room * room + 1e-6


def warlord(state: WarzoneState, side: int) -> Model | None:
    """The Warlord of a side while he is on the table."""
    id = state.sides[side].warlord
    if not id:
        return None
    for model in state.squad(id).models:
        if model.on_table:
            return model
    return None


def is_fearless(state: WarzoneState, squad: Squad) -> bool:
    """Whether a squad passes panic, rout and fear tests by itself: all its living models are Fearless."""
    living = squad.living()
    return bool(living) and all(fears_nothing(state, model) for model in living)


def can_run(state: WarzoneState, model: Model) -> bool:
    """The Shambling ability: who has it cannot Run, unless a power drives him."""
    return SKILL_SHAMBLING not in model.profile.skills or bonus_named(state, model, BOON_NO_SHAMBLING)


def bonus_named(state: WarzoneState, model: Model, effect: str) -> bool:
    """Whether any boon of that effect touches a model."""
    return boon_of(state, model, effect) is not None
