"""Shoot and Rapid Fire: which weapon, and at whom."""

from __future__ import annotations

from sandtable.core.question import Choose, Option
from sandtable.core.wire import Message, Reason, text_of
from sandtable.systems.warzone.attack.drill_fire import drilled_shot, drilled_weapon
from sandtable.systems.warzone.attack.shot_numbers import (
    any_target,
    can_be_primary,
    guns,
    reach_of,
    why_not_fire_again,
)
from sandtable.systems.warzone.attack.targeting import ShootQuestion
from sandtable.systems.warzone.attack.template_places import why_not_lay_any
from sandtable.systems.warzone.attack.template_question import fire_template
from sandtable.systems.warzone.attack.to_hit import SHOT
from sandtable.systems.warzone.attack.volley import open_fire
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.state.drill import answered
from sandtable.systems.warzone.state.identities import ASK_WEAPON
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import SPENT, Model
from sandtable.systems.warzone.state.state import WarzoneState


def why_not_fire(state: WarzoneState, model: Model, weapon: Weapon, rapid: bool) -> list[Reason]:
    """Why a weapon cannot be fired now."""
    reasons = why_not_fire_again(model, weapon)
    if reasons:
        return reasons
    if weapon.template:
        if rapid:
            return [Reason("warzone.act.rapid.template", "warzone-refused-rapid-template")]
        return why_not_lay_any(state, model, weapon)
    if not any_target(state, model, reach_of(weapon, rapid)):
        return [Reason(SHOT, "warzone-refused-nobody")]
    return []


def why_not_shoot(state: WarzoneState, model: Model, rapid: bool) -> list[Reason]:
    """Why a model cannot shoot now: no weapon of it may."""
    why_not = [Reason(SHOT, "warzone-refused-no-gun")]
    for weapon in guns(model):
        reasons = why_not_fire(state, model, weapon, rapid)
        if not reasons:
            return []
        why_not = reasons
    return why_not


def why_not_fire_in_reaction(state: WarzoneState, model: Model, weapon: Weapon, only: Model) -> list[Reason]:
    """warzone.act.wait.rules: why a weapon cannot be fired in reaction at this enemy."""
    if SPENT in model.fired or (weapon.slow and weapon.id in model.fired):
        return [Reason("warzone.act.wait.rules", "warzone-refused-nobody")]
    if weapon.template:
        return why_not_lay_any(state, model, weapon, only)
    if not can_be_primary(state, model, only, weapon.reach):
        return [Reason("warzone.act.wait.rules", "warzone-refused-nobody")]
    return []


async def choose_weapon(state: WarzoneState, model: Model, rapid: bool, only: Model | None) -> Weapon:
    """Which weapon fires, where there is a choice."""
    armed = guns(model)
    if len(armed) == 1:
        return armed[0]
    options = [
        Option(
            weapon.id,
            Message("warzone-weapon-name", {"name": weapon.name}),
            SHOT,
            reasons=why_not_fire(state, model, weapon, rapid)
            if only is None
            else why_not_fire_in_reaction(state, model, weapon, only),
        )
        for weapon in armed
    ]
    prompt = Message("warzone-ask-weapon", {"model": model_name(state, model)})
    question = Choose(model.side, "warzone.turn.one_ranged", prompt, options, model.id, id=ASK_WEAPON)
    drilled = drilled_weapon(state, model, rapid) if only is None else None
    chosen = text_of(await answered(question, drilled))
    for weapon in armed:
        if weapon.id == chosen:
            return weapon
    return armed[0]


async def shoot(state: WarzoneState, model: Model, rapid: bool, only: Model | None = None) -> None:
    """warzone.act.shoot.roll, warzone.act.rapid.numbers: one attack with one weapon.

    `only` is the enemy at whom a reaction shoots (warzone.act.wait.no_chain: nobody takes cover from it, and it does
    not count against the one attack of the own activation).
    """
    weapon = await choose_weapon(state, model, rapid, only)
    if weapon.template:
        await fire_template(state, model, weapon, only)
        return
    question = ShootQuestion(state, model, weapon, rapid, only)
    drilled = drilled_shot(state, model, weapon, rapid) if only is None else None
    answer = await answered(question, drilled)
    wanted = question.targets_of(answer)
    await open_fire(state, model, weapon, rapid, wanted, question.location_of(answer), only is not None)
