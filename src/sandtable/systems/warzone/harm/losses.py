"""Casualties: who leaves the game, who commands after him, and what his side loses with him."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import ask
from sandtable.core.wire import Message, text_of
from sandtable.systems.warzone.book.words import A_HERO, A_SQUAD
from sandtable.systems.warzone.harm.missions import model_lost, squad_lost
from sandtable.systems.warzone.state.choice_of_models import one_of
from sandtable.systems.warzone.state.identities import ASK_ACTING
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.resource import commander_lost
from sandtable.systems.warzone.state.state import WarzoneState

ACTING: Final = "warzone.acting"


async def remove(state: WarzoneState, model: Model, why: str, message: str) -> None:
    """Takes a model out of the game: a casualty, or one who fled over the table edge."""
    if not model.alive:
        return
    squad = state.squad_of(model)
    model.alive = False
    model.on_table = False
    model.waiting = False
    model.hidden = False
    state.left(model)
    state.tell(message, lambda: {"model": model_name(state, model)}, [why], model.side, model.id)
    model_lost(state, model)
    gear_lost(state, model)
    if squad.id not in state.hurt:
        state.hurt.append(squad.id)
    await succession(state, squad, model)


async def succession(state: WarzoneState, squad: Squad, model: Model) -> None:
    """What the death of a commander, Lord or Warlord brings, and the end of a squad."""
    if (
        squad.kind == A_HERO
        or model.joined
        or (squad.kind == A_SQUAD and squad.commander == model.id and not squad.acting)
    ):
        commander_lost(state, model)
    living = squad.living()
    if not living:
        squad.destroyed = True
        squad.commander = ""
        state.sides[squad.side].lost.append(squad.id)
        state.tell(
            "warzone-event-squad-lost", {"squad": squad.name}, ["warzone.victory.kills"], squad.side, squad.id
        )
        squad_lost(state, squad)
        return
    if squad.commander == model.id:
        await name_acting(state, squad, living)


async def name_acting(state: WarzoneState, squad: Squad, living: list[Model]) -> None:
    """warzone.coherency.acting.named: the owner at once names a survivor, who has neither Guarded nor a card."""
    candidates = [model for model in living if not model.joined] or living
    prompt = Message("warzone-ask-acting", {"squad": squad.name})
    question = one_of(
        state,
        squad.side,
        "warzone.coherency.acting.named",
        prompt,
        subject=squad.id,
        topic=ACTING,
        id=ASK_ACTING,
        label="warzone-opt-acting",
        models=candidates,
    )
    squad.commander = text_of(await ask(question))
    squad.acting = True
    state.tell(
        "warzone-event-acting",
        lambda: {"squad": squad.name, "model": model_name(state, state.model(squad.commander))},
        ["warzone.coherency.acting.named", "warzone.resource.death.acting"],
        squad.side,
        squad.id,
    )


def gear_lost(state: WarzoneState, model: Model) -> None:
    """warzone.deck.duration: a Gear card goes with its bearer."""
    if model.cards:
        state.sides[model.side].discard.extend(model.cards)
        model.cards = []
    model.boons = []
