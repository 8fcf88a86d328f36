"""Active abilities, and auras that begin with an activation."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import ask
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Message, Reason, text_of
from sandtable.systems.warzone.book.profiles import Boon
from sandtable.systems.warzone.book.words import BOON_M, DARK_LEGION, SKILL_DARK_AURA, SKILL_MEDIC
from sandtable.systems.warzone.ground.space import within
from sandtable.systems.warzone.harm.nerve import con_test
from sandtable.systems.warzone.state.identities import ASK_PATIENT
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import AURA, near_skill

MEDIC_REACH: Final = 1.0  # inches
WHY: Final = "warzone.act.skill.cost"
DARK_AURA: Final = "warzone-skill-dark_aura"


def patients(state: WarzoneState, model: Model) -> list[Model]:
    """Whom a Medic can treat: comrades of the squad within an inch who have lost wounds."""
    return [
        other
        for other in state.squad_of(model).models
        if other.on_table
        and other is not model
        and not other.profile.vehicle
        and other.wounds < other.profile.w
        and within(model, other, MEDIC_REACH)
    ]


def why_not_treat(state: WarzoneState, model: Model) -> list[Reason]:
    """warzone.act.skill.cost: why a model cannot treat anybody."""
    if SKILL_MEDIC not in model.profile.skills:
        return [Reason(WHY, "warzone-refused-no-ability")]
    if not patients(state, model):
        return [Reason(WHY, "warzone-refused-no-patient")]
    return []


async def treat(state: WarzoneState, model: Model) -> None:
    """The Medic ability: a comrade regains one lost wound on a CON test of his."""
    options = [
        Option(
            other.id, Message("warzone-opt-treat", {"model": model_name(state, other)}), WHY, token=other.id
        )
        for other in patients(state, model)
    ]
    prompt = Message("warzone-ask-treat", {"model": model_name(state, model)})
    question = Choose(model.side, WHY, prompt, options, model.id, id=ASK_PATIENT)
    other = state.model(text_of(await ask(question)))
    if await con_test(state, other, WHY):
        other.wounds += 1
        state.tell(
            "warzone-event-treated", lambda: {"model": model_name(state, other)}, [WHY], other.side, other.id
        )


def feel_aura(state: WarzoneState, model: Model) -> None:
    """The Aura of Symmetry: friends that start their activation within 12 inches have +1 M.

    warzone.act.skill.duration: until the Game Turn ends.
    """
    if state.sides[model.side].faction != DARK_LEGION:
        return
    if any(boon.source == DARK_AURA for boon in model.boons):
        return
    if near_skill(state, model, SKILL_DARK_AURA, AURA):
        model.boons.append(Boon(BOON_M, 1, 0.0, DARK_AURA, "warzone.act.skill.duration"))
