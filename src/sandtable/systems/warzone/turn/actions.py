"""The actions of a model: which it may take, what they cost, and the taking of them."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Reason
from sandtable.systems.warzone.attack.close_combat import can_strike, close_combat
from sandtable.systems.warzone.attack.shooting import shoot, why_not_shoot
from sandtable.systems.warzone.attack.shot_numbers import guns, why_not_fire_again
from sandtable.systems.warzone.book.words import BOON_NO_MOVE
from sandtable.systems.warzone.cards.abilities import treat, why_not_treat
from sandtable.systems.warzone.cards.menus import cost as extra_cost
from sandtable.systems.warzone.cards.menus import do_model
from sandtable.systems.warzone.ground.cover import light_cover_near
from sandtable.systems.warzone.ground.space import engaged
from sandtable.systems.warzone.move.charging import ChargeQuestion, can_charge, charge
from sandtable.systems.warzone.move.disengage import can_leave, disengage, free_hits
from sandtable.systems.warzone.move.drill_ways import drilled_charge, drilled_way
from sandtable.systems.warzone.move.movement import MoveQuestion, go
from sandtable.systems.warzone.move.planning import MOVE as WALKING
from sandtable.systems.warzone.move.planning import RUN as RUNNING
from sandtable.systems.warzone.move.planning import Gait, room_left
from sandtable.systems.warzone.state.drill import answered
from sandtable.systems.warzone.state.identities import (
    AIM,
    CHARGE,
    CLOSE,
    DISENGAGE,
    EXTRA,
    HIDE,
    MEDIC,
    MOVE,
    PASS,
    RAPID,
    RECOVER,
    RUN,
    SHOOT,
    WAIT,
)
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import bonus_named, can_run, m_of
from sandtable.systems.warzone.turn.reactions import why_not_wait

ALL: Final = (
    MOVE,
    RUN,
    CHARGE,
    CLOSE,
    DISENGAGE,
    SHOOT,
    RAPID,
    AIM,
    HIDE,
    WAIT,
    RECOVER,
    MEDIC,
    PASS,
)

RULES: Final = {
    MOVE: "warzone.act.move.distance",
    RUN: "warzone.act.run",
    CHARGE: "warzone.act.charge.move",
    CLOSE: "warzone.act.close.roll",
    DISENGAGE: "warzone.act.disengage.move",
    SHOOT: "warzone.act.shoot.roll",
    RAPID: "warzone.act.rapid.numbers",
    AIM: "warzone.act.aim.bonus",
    HIDE: "warzone.act.hide.cover",
    WAIT: "warzone.act.wait.reaction",
    RECOVER: "warzone.act.stun.recover",
    MEDIC: "warzone.act.skill.cost",
    PASS: "warzone.act.pass",
}
ICONS: Final = {
    MOVE: "move",
    RUN: "move",
    CHARGE: "assault",
    CLOSE: "assault",
    DISENGAGE: "move",
    SHOOT: "attack",
    RAPID: "attack",
    AIM: "attack",
    HIDE: "cover",
    WAIT: "overwatch",
    RECOVER: "rally",
    MEDIC: "medic",
    PASS: "done",
}
CHART: Final = {
    CLOSE: "close_combat",
    RAPID: "rapid_fire",
    MEDIC: "ability",
}  # ids in data/actions.toml


def cost_of(state: WarzoneState, id: str) -> int:
    """warzone.act.cost.basic, warzone.act.cost.advanced: 1 for a basic action, 2 for Wait, Run and Rapid Fire."""
    return state.catalogue.action_costs[CHART.get(id, id)]


# ------------------------------------------------------------ who may do what


def why_not_act(state: WarzoneState, model: Model, id: str, fighting: bool) -> list[Reason]:
    """Why a model may not take an action now; none means it may."""
    if id == PASS:
        return []
    cost = cost_of(state, id)
    if cost > model.actions:
        why = "warzone.act.cost.advanced" if cost > 1 else "warzone.act.cost.basic"
        return [Reason(why, "warzone-refused-actions", {"cost": cost, "left": model.actions})]
    if model.stunned != (id == RECOVER):
        message = "warzone-refused-stunned" if model.stunned else "warzone-refused-not-stunned"
        return [Reason("warzone.act.stun.recover", message, {"model": model_name(state, model)})]
    if fighting:
        return why_not_while_fighting(state, model, id)
    return why_not_while_free(state, model, id)


def why_not_while_fighting(state: WarzoneState, model: Model, id: str) -> list[Reason]:
    """warzone.act.shoot.not_engaged: what an Engaged model cannot do.

    warzone.vehicle.engaged: vehicles still shoot and move.
    """
    if id == CLOSE:
        return (
            []
            if can_strike(state, model)
            else [Reason("warzone.act.close.approach", "warzone-refused-nobody")]
        )
    if id in (MEDIC, RECOVER):
        return why_not_treat(state, model) if id == MEDIC else []
    if model.profile.vehicle:
        if id == SHOOT:
            return why_not_shoot(state, model, False)
        if id == MOVE:
            return why_not_move(state, model, WALKING)
    elif id == DISENGAGE:
        reasons = why_not_move(state, model, WALKING)
        if not reasons and not can_leave(state, model):
            reasons = [Reason("warzone.act.disengage.able", "warzone-refused-no-way-out")]
        return reasons
    if id in (MOVE, RUN):
        return [Reason("warzone.act.disengage.move", "warzone-refused-in-combat")]
    if id == CHARGE:
        return [Reason("warzone.act.charge.who", "warzone-refused-in-combat")]
    return [Reason("warzone.act.shoot.not_engaged", "warzone-refused-in-combat")]


def why_not_while_free(state: WarzoneState, model: Model, id: str) -> list[Reason]:
    """Why a model that is not Engaged may not take an action now."""
    if id == MOVE:
        return why_not_move(state, model, WALKING)
    if id == RUN:
        return why_not_run(state, model)
    if id == CHARGE:
        reasons = why_not_move(state, model, WALKING)
        if not reasons and not can_charge(state, model):
            reasons = [Reason("warzone.act.charge.who", "warzone-refused-nobody")]
        return reasons
    if id == CLOSE:
        return (
            [] if can_strike(state, model) else [Reason("warzone.act.close.roll", "warzone-refused-nobody")]
        )
    if id == DISENGAGE:
        return [Reason("warzone.act.disengage.move", "warzone-refused-not-engaged")]
    if id in (SHOOT, RAPID):
        return why_not_shoot(state, model, id == RAPID)
    if id == AIM:
        return why_not_aim(model)
    if id == HIDE:
        return why_not_hide(state, model)
    if id == WAIT:
        return why_not_wait(state, model)
    return why_not_treat(state, model) if id == MEDIC else []


def why_not_move(state: WarzoneState, model: Model, gait: Gait) -> list[Reason]:
    """warzone.act.move.cap: nothing left of twice M; a drive gone, or a card that forbids moving."""
    if bonus_named(state, model, BOON_NO_MOVE):
        return [Reason("warzone.deck.play.tactic", "warzone-refused-no-move")]
    if m_of(state, model) <= 0:
        return [Reason("warzone.vehicle.drive", "warzone-refused-no-move")]
    if room_left(state, model, gait) <= 0.0:
        return [Reason("warzone.act.move.cap", "warzone-refused-no-move")]
    return []


def why_not_run(state: WarzoneState, model: Model) -> list[Reason]:
    """The Shambling ability: who has it cannot Run."""
    if not can_run(state, model):
        return [Reason("warzone.act.run", "warzone-refused-shambling")]
    return why_not_move(state, model, RUNNING)


def why_not_aim(model: Model) -> list[Reason]:
    """warzone.act.aim.forbidden: not with template weapons; and only while there is a shot to come."""
    if model.aimed:
        return [Reason("warzone.act.aim.bonus", "warzone-refused-aimed")]
    direct = [weapon for weapon in guns(model) if not weapon.template]
    if not direct:
        return [Reason("warzone.act.aim.forbidden", "warzone-refused-aim-template")]
    reasons: list[Reason] = []
    for weapon in direct:
        reasons = why_not_fire_again(model, weapon)
        if not reasons:
            return []
    return reasons


def why_not_hide(state: WarzoneState, model: Model) -> list[Reason]:
    """warzone.act.hide.cover: only within an inch of light cover; warzone.vehicle.actions: never a vehicle."""
    if model.profile.vehicle:
        return [Reason("warzone.vehicle.actions", "warzone-refused-vehicle-hide")]
    if model.hidden:
        return [Reason("warzone.act.hide.cover", "warzone-refused-hidden")]
    if not light_cover_near(state, model):
        return [Reason("warzone.act.hide.cover", "warzone-refused-no-light-cover")]
    return []


# ------------------------------------------------------------ taking an action


async def act(state: WarzoneState, model: Model, id: str) -> None:
    """One action of a model: what it costs, then what it does.

    warzone.act.hide.lost: any action but Pass ends hiding.
    """
    if id == PASS:
        if model.actions > 0:
            state.squad_of(model).acted = True
        model.actions = 0  # warzone.act.pass: whatever is left
        return
    if id.startswith(EXTRA):
        cost = extra_cost(state, model, id)
        spend(state, model, cost)
        await do_model(state, model, id)
        return
    spend(state, model, cost_of(state, id))
    await carry_out(state, model, id)


def spend(state: WarzoneState, model: Model, cost: int) -> None:
    """Takes the price of an action. warzone.act.rally.first: who has acted has no squad that could still rally."""
    if cost:
        state.squad_of(model).acted = True
        model.actions -= cost
        model.spent += cost
        model.hidden = False


async def carry_out(state: WarzoneState, model: Model, id: str) -> None:
    """The action itself. warzone.turn.close_repeat: nothing keeps a model from striking again."""
    if id in (MOVE, RUN):
        await move(state, model, RUNNING if id == RUN else WALKING)
    elif id == CHARGE:
        question = ChargeQuestion(state, model)
        await charge(state, model, await answered(question, drilled_charge(question)))
    elif id == CLOSE:
        await close_combat(state, model)
    elif id == DISENGAGE:
        await disengage(state, model)
    elif id in (SHOOT, RAPID):
        await shoot(state, model, id == RAPID)
    elif id == MEDIC:
        await treat(state, model)
    else:
        mark(state, model, id)


async def move(state: WarzoneState, model: Model, gait: Gait) -> None:
    """warzone.act.move.distance, warzone.act.run: up to M, or twice M.

    warzone.vehicle.engaged: a vehicle drives out of a combat; with a drive gone it suffers the free hits first.
    """
    question = MoveQuestion(state, model, gait)
    answer = await answered(question, drilled_way(question))
    stride = question.plan_for(answer)
    facing = question.facing_for(answer)
    if model.profile.vehicle and engaged(state, model):
        await free_hits(state, model)
        if not model.on_table:
            return
    await go(state, model, stride, facing)


def mark(state: WarzoneState, model: Model, id: str) -> None:
    """Actions that only leave a marker: Aim, Hide, Wait, Recover."""
    if id == AIM:
        model.aimed = True
    elif id == HIDE:
        model.hidden = True
    elif id == WAIT:
        model.waiting = True
    elif id == RECOVER:
        model.stunned = False
    state.tell(
        "warzone-event-" + id, lambda: {"model": model_name(state, model)}, [RULES[id]], model.side, model.id
    )
