"""Resource cards: how many a side has, what they are burned for, and how they are lost."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import ask
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.warzone.book.words import (
    A_SQUAD,
    BOON_NO_THIRD,
    BOON_SCORCHED,
    DARK_LEGION,
    WARLORD,
)
from sandtable.systems.warzone.state.identities import ASK_HEAL, BURN_CARD, INJECT, NO_HEAL
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState

CARD_HEAL: Final = 3  # warzone.resource.burn.heal
MOST_ACTIONS: Final = 3  # warzone.turn.actions.max
MED_INJECTOR: Final = "med_injector"
HEAL_ONCE: Final = "heal_once"
BURNED_FOR: Final = {
    "warzone.resource.burn.third_action": "third",
    "warzone.resource.burn.rof": "rate",
    "warzone.resource.burn.heal": "heal",
    "warzone.deck.burn.draw": "draw",
    "warzone.deck.burn.discard": "strip",
    "warzone.faction.capitol.grenade": "grenade",
}
"""The word for it in the log; anything else is a card of the deck that is played."""


# ------------------------------------------------------------ having them


def deal(state: WarzoneState) -> None:
    """warzone.resource.start: every side gets what its Leader, its commanders and its Lords bring.

    warzone.resource.leader: the Leader is the Warlord, and his type says how many.
    """
    for side, holder in enumerate(state.sides):
        holder.led = 0
        cards = 0
        for squad in state.of_side(side):
            for model in squad.models:
                if model.profile.role == WARLORD:
                    holder.led = state.catalogue.cards_of(model.profile, False)
                cards += brought(state, model)
        holder.ready = cards
        holder.burned = 0
        state.tell(
            "warzone-event-dealt", {"side": holder.name, "n": cards}, ["warzone.resource.leader"], side
        )


def brought(state: WarzoneState, model: Model) -> int:
    """warzone.resource.start.commander: how many cards a model brings, and takes along when it dies.

    warzone.resource.death.acting: an acting commander brings nothing.
    """
    if model.profile.role == WARLORD:
        return state.sides[model.side].led
    squad = state.squad_of(model)
    commands = squad.kind == A_SQUAD and squad.commander == model.id and not squad.acting
    return state.catalogue.cards_of(model.profile, commands)


def commander_lost(state: WarzoneState, model: Model) -> None:
    """warzone.resource.death: his cards are taken away, burned ones first; if fewer are left, all go."""
    n = brought(state, model)
    if not n:
        return
    holder = state.sides[model.side]
    turned = min(n, holder.burned)
    straight = min(n - turned, holder.ready)
    holder.burned -= turned
    holder.ready -= straight
    if turned + straight:
        values: dict[str, Json] = {"model": model_name(state, model), "n": turned + straight}
        state.tell("warzone-event-cards-lost", values, ["warzone.resource.death"], model.side, model.id)


def straighten(state: WarzoneState) -> None:
    """warzone.resource.turn_to_burn: every turned card is straightened at the start of a Game Turn.

    Scorched Supply in play leaves one of each side's turned.
    """
    left = 1 if any(boon.effect == BOON_SCORCHED for boon in state.strategy_boons) else 0
    for holder in state.sides:
        stays = min(left, holder.burned)
        holder.ready += holder.burned - stays
        holder.burned = stays


# ------------------------------------------------------------ burning them


def why_not_burn(state: WarzoneState, side: int, model: Model | None = None, n: int = 1) -> list[Reason]:
    """Why a side may not burn so many cards (for this model); nothing when it may."""
    if model is not None and model.fumbled:
        values: dict[str, Json] = {"model": model_name(state, model)}
        return [Reason("warzone.dice.fumble.cards", "warzone-refused-fumbled", values)]
    ready = state.sides[side].ready
    if ready < n:
        return [Reason("warzone.resource.turn_to_burn", "warzone-refused-no-cards", {"n": n, "ready": ready})]
    return []


def can_burn(state: WarzoneState, side: int, model: Model | None = None, n: int = 1) -> bool:
    """Whether a side may burn so many cards (for this model)."""
    return not why_not_burn(state, side, model, n)


def burn(state: WarzoneState, side: int, n: int, model: Model | None, why: str) -> None:
    """warzone.resource.turn_to_burn: turns so many cards."""
    holder = state.sides[side]
    holder.ready -= n
    holder.burned += n
    state.tell(
        "warzone-event-burned",
        lambda: {"side": holder.name, "n": n, "ready": holder.ready, "what": BURNED_FOR.get(why, "play")},
        [why, "warzone.resource.turn_to_burn"],
        side,
        model.id if model is not None else "",
    )


def why_not_buy_third(state: WarzoneState, model: Model) -> list[Reason]:
    """warzone.resource.burn.third_action: once in an activation, never a vehicle, never more than three actions."""
    values: dict[str, Json] = {"model": model_name(state, model)}
    if model.profile.vehicle:
        return [Reason("warzone.resource.burn.not_vehicle", "warzone-refused-third-vehicle", values)]
    if model.bought or model.spent + model.actions >= MOST_ACTIONS:
        return [Reason("warzone.turn.actions.max", "warzone-refused-third-twice", values)]
    if any(boon.effect == BOON_NO_THIRD for boon in state.strategy_boons):
        return [Reason("warzone.deck.play.strategy", "warzone-refused-static-veil", values)]
    return why_not_burn(state, model.side, model)


def buy_third(state: WarzoneState, model: Model) -> None:
    """warzone.resource.burn.third_action, .timing: one action more, before its activation ends."""
    burn(state, model.side, 1, model, "warzone.resource.burn.third_action")
    model.bought = True
    model.actions += 1


def why_not_buy_rate(state: WarzoneState, model: Model) -> list[Reason]:
    """warzone.resource.burn.rof.limit: once a model and Game Turn, RoF and RoA together."""
    if model.raised:
        values: dict[str, Json] = {"model": model_name(state, model)}
        return [Reason("warzone.resource.burn.rof.limit", "warzone-refused-raised", values)]
    return why_not_burn(state, model.side, model)


def buy_rate(state: WarzoneState, model: Model) -> None:
    """warzone.resource.burn.rof, .timing: one die more in the next attack, bought before it is rolled."""
    burn(state, model.side, 1, model, "warzone.resource.burn.rof")
    model.raised = True
    model.rate += 1


# ------------------------------------------------------------ healing


async def offer_heal(state: WarzoneState, model: Model, own: int) -> int:
    """The Heal value for one wound just suffered: the model's own, or what its owner buys.

    warzone.resource.burn.heal: a card gives Heal(3) against one wound. warzone.resource.heal.no_stack: the best value
    counts, nothing adds up. warzone.faction.legion.heal: nothing raises the Dark Legion's.
    """
    if model.profile.vehicle or model.profile.faction == DARK_LEGION:
        return own
    options: list[Option] = []
    injector = injector_of(model)
    if injector > own:
        label = Message("warzone-opt-inject", {"heal": injector})
        options.append(Option(INJECT, label, "warzone.deck.play.gear"))
    if own < CARD_HEAL and can_burn(state, model.side, model):
        label = Message("warzone-opt-heal", {"heal": CARD_HEAL})
        options.append(Option(BURN_CARD, label, "warzone.resource.burn.heal"))
    if not options:
        return own
    options.append(
        Option(NO_HEAL, Message("warzone-opt-no-heal", {"heal": own}), "warzone.resource.burn.timing")
    )
    values: dict[str, Json] = {"model": model_name(state, model), "ready": state.sides[model.side].ready}
    question = Choose(
        model.side,
        "warzone.resource.burn.heal",
        Message("warzone-ask-heal", values),
        options,
        subject=model.id,
        topic="warzone.heal",
        id=ASK_HEAL,
    )
    answer = text_of(await ask(question))
    if answer == INJECT:
        model.used.append(MED_INJECTOR)
        used: dict[str, Json] = {
            "model": model_name(state, model),
            "card": {"id": "warzone-card-med_injector"},
        }
        state.tell("warzone-event-gear-used", used, ["warzone.deck.play.gear"], model.side, model.id)
        return injector
    if answer == BURN_CARD:
        burn(state, model.side, 1, model, "warzone.resource.burn.heal")
        return CARD_HEAL
    return own


def injector_of(model: Model) -> int:
    """The Heal value of an unused Med Injector; 0 without one."""
    for boon in model.boons:
        if boon.effect == HEAL_ONCE and MED_INJECTOR not in model.used:
            return boon.value
    return 0


def with_decks(state: WarzoneState) -> bool:
    """warzone.deck.optional: both sides use a deck, or neither does."""
    return state.options.get("deck") is True
