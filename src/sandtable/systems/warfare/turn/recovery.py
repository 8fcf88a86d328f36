"""Recovery: a die of the player's choice to bring a unit back to its senses."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import ClassVar, Final

from sandtable.core.effects import Effect
from sandtable.core.question import Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.paid_tests import paid_test
from sandtable.systems.warfare.attack.unit_choices import UnitChoice
from sandtable.systems.warfare.harm.morale import hearten
from sandtable.systems.warfare.state.action_track import price
from sandtable.systems.warfare.state.dice import (
    BLACK,
    CRITICAL_SUCCESS,
    SUCCESS,
    THREE_ROWS,
    WHITE,
    colour,
    colour_word,
    rank_of,
)
from sandtable.systems.warfare.state.identities import RECOVERY_DIE
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.refusals import refused
from sandtable.systems.warfare.state.state import NOBODY, STEADY, Unit, WarfareState

NOTHING_TO_RECOVER: Final = refused("warfare.recover.action")


def why_not_recover(state: WarfareState, unit: Unit) -> list[Reason]:
    """warfare.recover.action: on an own unit with morale damage, Suppressed or not, even aboard a vehicle."""
    if unit.morale == STEADY:
        return NOTHING_TO_RECOVER
    return refused("warfare.setup.units") if unit.hex == OFF and unit.carrier == NOBODY else []


def recovery_price(unit: Unit, rank: int) -> int:
    """warfare.recover.cost, warfare.recover.damage_shift: the rank of the chosen colour, less the damage discount."""
    return price(unit, rank)


class RecoveryQuestion(UnitChoice):
    """Which die to roll; the stronger, the dearer."""

    identity: ClassVar[str] = RECOVERY_DIE

    def __init__(self, state: WarfareState, unit: Unit) -> None:
        options = [
            Option(
                colour(rank),
                Message("warfare-opt-recover", {"die": colour_word(rank), "ap": recovery_price(unit, rank)}),
                "warfare.recover.cost",
                icon="die",
            )
            for rank in range(WHITE, BLACK + 1)
        ]
        prompt = Message("warfare-ask-recover", {"unit": unit_word(unit)})
        super().__init__(state, unit, "warfare.recover.action", prompt, options)

    def play(self, state: WarfareState, unit: Unit, answer: Json) -> Coroutine[Effect, object, object]:
        return recover(state, unit, answer)


async def recover(state: WarfareState, unit: Unit, answer: Json) -> None:
    """Declare the unit, choose a die, pay, test.

    warfare.recover.action, warfare.recover.f, warfare.recover.s, warfare.recover.cs.
    """
    rank = rank_of(text_of(answer))
    ap = recovery_price(unit, rank)
    why = "warfare.recover.action"
    outcome = await paid_test(state, unit, rank, THREE_ROWS, "warfare-event-recovers", why, ap)
    if outcome == CRITICAL_SUCCESS:
        hearten(state, unit, unit.morale, ["warfare.recover.cs"])
    elif outcome == SUCCESS:
        hearten(state, unit, 1, ["warfare.recover.s"])
    else:
        state.tell(
            "warfare-event-no-recovery",
            lambda: {"unit": unit_word(unit)},
            ["warfare.recover.f"],
            unit.side,
            unit.id,
        )
