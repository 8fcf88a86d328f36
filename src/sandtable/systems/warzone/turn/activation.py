"""The activation of a squad, a hero or a vehicle: model by model, on one answer, or all together."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import CHECKPOINT, Ask, ask
from sandtable.core.question import is_drill
from sandtable.core.wire import text_of
from sandtable.systems.warzone.attack.squad_fire import focused_fire, suppressive_fire
from sandtable.systems.warzone.attack.swarm import swarm
from sandtable.systems.warzone.cards.abilities import feel_aura
from sandtable.systems.warzone.cards.menus import do_squad
from sandtable.systems.warzone.ground.space import engaged
from sandtable.systems.warzone.harm.morale import settle
from sandtable.systems.warzone.harm.victory import check_wipeout
from sandtable.systems.warzone.move.coherency import mark_stragglers, run_back
from sandtable.systems.warzone.state.drill import answered
from sandtable.systems.warzone.state.identities import EXTRA, FOCUS, PASS, RALLY, REST, SUPPRESS
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.turn.action_question import WhichAction
from sandtable.systems.warzone.turn.actions import act
from sandtable.systems.warzone.turn.drills import (
    begin_drill,
    drill_of,
    drilled_action,
    end_in_drill,
    next_in_drill,
)
from sandtable.systems.warzone.turn.rally import rally
from sandtable.systems.warzone.turn.reactions import window
from sandtable.systems.warzone.turn.unit_questions import TOGETHER, WhichModel, WhichSquad, waiting_models

MOST_ACTIONS: Final = 3  # warzone.turn.actions.max


def begin(state: WarzoneState, squad: Squad) -> None:
    """warzone.turn.actions.two, warzone.turn.actions.vehicle: actions for all; coherence is looked at now."""
    state.active = squad.id
    squad.activated = True
    squad.started = False
    squad.acted = False
    for model in squad.models:
        model.started = False
        model.acted = False
        model.actions = min(model.profile.actions, MOST_ACTIONS)
        model.spent = 0
        model.shot = []
        model.aimed = False
        model.charged = False
        model.charge = False
        model.bought = False
        model.rate = 0
        model.straggler = False
    mark_stragglers(state, squad)
    state.tell(
        "warzone-event-activated", {"squad": squad.name}, ["warzone.turn.alternate"], squad.side, squad.id
    )


async def activate(state: WarzoneState) -> None:
    """The activation of `state.active` from wherever a checkpoint left it, to its end."""
    squad = state.squad(state.active)
    while state.result is None and not squad.destroyed:
        if state.actor:
            await go_on(state, squad, state.model(state.actor))
            continue
        if not waiting_models(squad):
            break
        await CHECKPOINT
        if not await one_step(state, squad):
            break
    finish(squad)
    state.active = ""
    state.actor = ""
    state.drill = None


def finish(squad: Squad) -> None:
    """The activation is over: nobody keeps actions, aim or a charge for later."""
    for model in squad.models:
        model.acted = True
        model.actions = 0
        model.aimed = False
        model.charge = False
        model.rate = 0
        model.straggler = False


async def one_step(state: WarzoneState, squad: Squad) -> bool:
    """The owner's choice: a model, a squad action, a card, a rally, or that all the rest Pass.

    False ends it.
    """
    drilled = next_in_drill(state, squad)
    if drilled is not None:
        await begin_model(state, squad, drilled)
        return True
    question = WhichModel(state, squad)
    answer = await ask(question)
    if is_drill(answer):
        begin_drill(state, drill_of(state, squad, question.models, answer), squad)
        return True
    chosen = text_of(answer)
    if chosen == REST:
        return False
    if chosen == RALLY:
        squad.started = True
        await rally(state, squad)
        await settle(state)
        return True
    if chosen.startswith(EXTRA):
        await do_squad(state, squad, chosen)
        return True
    squad.started = True
    if chosen in TOGETHER:
        await act_together(state, squad, chosen)
        await settle(state)
        return True
    await begin_model(state, squad, state.model(chosen))
    return True


async def act_together(state: WarzoneState, squad: Squad, id: str) -> None:
    """warzone.squad.cost: one of the special squad actions."""
    squad.acted = True
    if id == FOCUS:
        await focused_fire(state, squad)
    elif id == SUPPRESS:
        await suppressive_fire(state, squad)
    else:
        await swarm(state, squad)


# ------------------------------------------------------------ one model


async def begin_model(state: WarzoneState, squad: Squad, model: Model) -> None:
    """warzone.turn.model_by_model: it finishes all its actions before the next begins.

    warzone.act.wait.end: its own Wait ends now. warzone.act.wait.window: enemies who Wait may react before it acts.
    """
    state.actor = model.id
    model.waiting = False
    feel_aura(state, model)
    await window(state, model, False)
    model.started = True
    await go_on(state, squad, model)


async def go_on(state: WarzoneState, squad: Squad, model: Model) -> None:
    """The actions of a model, one after the other, with reactions between them."""
    # decided before its first action: whoever had to disengage first is not driven back afterwards
    if model.on_table and model.straggler and model.spent == 0 and not engaged(state, model):
        await return_to_commander(state, model)
    else:
        while model.on_table and state.result is None and not squad.broken():
            await CHECKPOINT
            chosen = await choose_action(state, squad, model)
            spent = model.spent
            await act(state, model, chosen)
            if state.hurt:
                await settle(state)
            else:
                check_wipeout(state)
            if chosen == PASS:
                break
            if may_go_on(model) and model.spent > spent:
                await window(state, model, True)
    end_model(state, model)


async def choose_action(state: WarzoneState, squad: Squad, model: Model) -> str:
    """The next action of a model: its owner's choice, or that of the drill he told it."""
    question = WhichAction(state, model)
    answer = await answered(question, drilled_action(state, model))
    if is_drill(answer):
        drill = drill_of(state, squad, [model], answer)
        drill.party = []
        drill.acting = model.id
        begin_drill(state, drill, squad)
        answer = drilled_action(state, model)
    return text_of(answer)


def may_go_on(model: Model) -> bool:
    """Whether a model is still there and has actions left."""
    return model.on_table and model.actions > 0


async def return_to_commander(state: WarzoneState, model: Model) -> None:
    """warzone.coherency.outside.run: a model outside the radius recovers from a Stun if it must, and runs back."""
    state.squad_of(model).acted = True
    if model.stunned:
        model.stunned = False
        model.actions -= 1
        model.spent += 1
    if model.actions > 0:
        model.hidden = False
        await run_back(state, model)
    await settle(state)


def end_model(state: WarzoneState, model: Model) -> None:
    """Its activation is over; what it bought and aimed for is gone."""
    state.actor = ""
    end_in_drill(state)
    model.acted = True
    model.actions = 0
    model.aimed = False
    model.charge = False
    model.rate = 0
    for foe in state.field(1 - model.side):
        foe.balked = ""


async def choose_squad(state: WarzoneState, side: int) -> None:
    """The next unit of a side, and the beginning of its activation."""
    question = WhichSquad(state, side)
    only = question.forced()
    chosen = text_of(only[0] if only is not None else await Ask(question))
    begin(state, state.squad(chosen))
