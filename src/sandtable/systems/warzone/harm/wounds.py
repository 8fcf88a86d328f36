"""Hits and wounds: Armour, Heal, Critical Force, Stun, and death."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import ask
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Message, text_of
from sandtable.systems.warzone.book.words import PLASMA
from sandtable.systems.warzone.ground.space import FURTHEST, engaged, foes_about, within
from sandtable.systems.warzone.harm.losses import remove
from sandtable.systems.warzone.harm.nerve import con_test
from sandtable.systems.warzone.harm.saves import Hit, armour_test
from sandtable.systems.warzone.harm.vehicle_damage import explosion, hit_vehicle
from sandtable.systems.warzone.state.choice_of_models import one_of
from sandtable.systems.warzone.state.dice import FUMBLE, PASS, passes
from sandtable.systems.warzone.state.identities import ASK_GUARD, TAKE_HIT
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.resource import offer_heal
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import heal_of, is_guarded

GUARD_REACH: Final = 3.0  # inches
FIGHT_NEAR: Final = GUARD_REACH + 2.0 * FURTHEST  # further off nobody is Engaged with a comrade in that reach
GUARDED: Final = "warzone.guarded"
HEAL: Final = "warzone.heal.test"


async def take_hit(state: WarzoneState, model: Model, hit: Hit) -> bool:
    """One hit on a model and all that follows from it; whether the model's armour stopped it.

    A vehicle that blows up hits those about it; their hits wait their turn in a queue.
    """
    queue: list[tuple[Model, Hit]] = []
    stopped = await one_hit(state, model, hit, queue)
    while queue:
        next_model, next_hit = queue.pop(0)
        if next_model.on_table:
            await one_hit(state, next_model, next_hit, queue)
    return stopped


async def one_hit(state: WarzoneState, model: Model, hit: Hit, queue: list[tuple[Model, Hit]]) -> bool:
    """warzone.dice.order: hit by hit the location, the Armour or AV test, then one Heal die for each wound.

    warzone.armour.plasma: a natural 20 against Plasma costs one wound more.
    """
    state.touch(model)
    model = await guarded_by(state, model, hit)
    state.touch(model)
    if model.profile.vehicle:
        if await hit_vehicle(state, model, hit):
            queue.extend(explosion(state, model))
            await remove(state, model, "warzone.vehicle.hull", "warzone-event-vehicle-destroyed")
        return False
    wounds = hit.critical
    if not hit.powershot:
        result = await armour_test(state, model, hit)
        if result == PASS:
            await maybe_stun(state, model, hit)
            return True
        if result == FUMBLE and hit.damage == PLASMA:
            wounds += 1  # warzone.armour.plasma
    await lose_wounds(state, model, hit, wounds)
    if model.alive:
        await maybe_stun(state, model, hit)
    return False


async def lose_wounds(state: WarzoneState, model: Model, hit: Hit, wounds: int) -> None:
    """warzone.armour.wound: as many wounds as the Critical Force; at 0 the model is a casualty.

    warzone.dice.powershot.nosave: after a PowerShot neither Armour nor Heal.
    """
    lost = 0
    for _ in range(min(wounds, model.wounds)):
        if hit.powershot or hit.no_heal or not await heals(state, model):
            lost += 1
    if not lost:
        return
    model.wounds -= lost
    state.tell(
        "warzone-event-wounded",
        lambda: {"model": model_name(state, model), "n": lost, "left": model.wounds},
        ["warzone.dice.powershot.nosave" if hit.powershot else "warzone.armour.wound"],
        model.side,
        model.id,
    )
    if model.wounds <= 0:
        await remove(state, model, "warzone.armour.wound", "warzone-event-killed")


async def heals(state: WarzoneState, model: Model) -> bool:
    """warzone.heal.test: on X or less the wound is ignored.

    warzone.resource.burn.heal: the owner may buy Heal(3) for it, right after the failed Armour test.
    """
    value = await offer_heal(state, model, heal_of(state, model))
    if value <= 0:
        return False
    healed = await passes(state, model.side, model.id, heal_need(value), HEAL)
    if healed:
        state.tell(
            "warzone-event-healed", lambda: {"model": model_name(state, model)}, [HEAL], model.side, model.id
        )
    return healed


def heal_need(value: int) -> Reckoning:
    """warzone.heal.test: the number of the Heal itself."""
    return Reckoning(value, "warzone-mod-heal", HEAL)


# ------------------------------------------------------------ stun


async def maybe_stun(state: WarzoneState, model: Model, hit: Hit) -> None:
    """The Stun ability: who is hit and still alive passes a CON test or is Stunned."""
    if not hit.stun or model.stunned or model.profile.vehicle:
        return
    if not await con_test(state, model, "warzone.act.stun.max"):
        stun(state, model)


def stun(state: WarzoneState, model: Model) -> None:
    """warzone.act.stun.max: at most one at a time. warzone.vehicle.steady: never a vehicle.

    warzone.act.wait.end: a Stunned model waits no longer.
    """
    if model.profile.vehicle or model.stunned:
        return
    model.stunned = True
    model.waiting = False
    state.tell(
        "warzone-event-stunned",
        lambda: {"model": model_name(state, model)},
        ["warzone.act.stun.max"],
        model.side,
        model.id,
    )


# ------------------------------------------------------------ guarded


def guards_of(state: WarzoneState, model: Model) -> list[Model]:
    """Who may take a hit for a Guarded model."""
    fighting = foes_about(state, model, FIGHT_NEAR)
    return [
        other
        for other in state.squad_of(model).models
        if other.on_table
        and other is not model
        and within(model, other, GUARD_REACH)
        and not (fighting and engaged(state, other))
    ]


async def guarded_by(state: WarzoneState, model: Model, hit: Hit) -> Model:
    """The Guarded ability: before the Armour test the owner may pass one ranged hit of an action to a comrade.

    The comrade is unengaged, of the same squad and within 3 inches.
    """
    used = hit.guarded
    if not hit.ranged or used is None or model.squad in used or not is_guarded(state, model):
        return model
    comrades = guards_of(state, model)
    if not comrades:
        return model
    why = "warzone.hero.commander.guarded"
    prompt = Message("warzone-ask-guarded", {"model": model_name(state, model)})
    question = one_of(
        state,
        model.side,
        why,
        prompt,
        subject=model.id,
        topic=GUARDED,
        id=ASK_GUARD,
        label="warzone-opt-guard",
        models=comrades,
        neither=TAKE_HIT,
        neither_label="warzone-opt-guard-take",
    )
    chosen = text_of(await ask(question))
    if chosen == TAKE_HIT:
        return model
    used.append(model.squad)
    comrade = state.model(chosen)
    state.tell(
        "warzone-event-guarded",
        lambda: {"model": model_name(state, model), "comrade": model_name(state, comrade)},
        [why],
        model.side,
        comrade.id,
    )
    return comrade
