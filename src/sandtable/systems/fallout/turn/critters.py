"""Wild America: after one of his own units a player acts with a critter as well."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import ask
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Message, text_of
from sandtable.systems.fallout.state.identities import WHICH_CRITTER
from sandtable.systems.fallout.state.state import CRITTERS, FalloutState, Unit
from sandtable.systems.fallout.turn.activation import activate_unit

WHY: Final = "fallout.s4.activation"


def ready_critters(state: FalloutState) -> list[Unit]:
    """fallout.s4.activation: critters that have not acted this turn and can; the knocked down cannot be chosen."""
    return [unit for unit in state.units if unit.side == CRITTERS and unit.on_table() and _ready(unit)]


def _ready(unit: Unit) -> bool:
    return not unit.token and bool(unit.able())


async def critter_activation(state: FalloutState, side: int) -> None:
    """fallout.s4.activation: this side chooses a critter and decides for it, for this one activation."""
    ready = ready_critters(state)
    if ready:
        options = [
            Option(unit.id, Message("fallout-opt-critter", {"unit": unit.name}), WHY, token=unit.id)
            for unit in ready
        ]
        prompt = Message("fallout-ask-critter")
        answer = text_of(await ask(Choose(side, WHY, prompt, options, id=WHICH_CRITTER)))
        state.hand = side
        await activate_unit(state, state.unit(answer))
        state.hand = -1
    state.critter_due = -1
