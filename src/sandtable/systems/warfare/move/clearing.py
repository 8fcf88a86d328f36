"""Clearing: engineers make an IED or a mine harmless."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import ClassVar

from sandtable.core.effects import Effect
from sandtable.core.wire import Json, Reason, text_of
from sandtable.systems.warfare.attack.explosives import explode, is_explosive
from sandtable.systems.warfare.attack.paid_tests import icon_rank, paid_test, special_price
from sandtable.systems.warfare.attack.unit_choices import CounterChoice
from sandtable.systems.warfare.attack.unknown_counters import clear_away
from sandtable.systems.warfare.book.profiles import ENGINEERS_ICON
from sandtable.systems.warfare.move.movement import free_move
from sandtable.systems.warfare.state.dice import CRITICAL_FAILURE, CRITICAL_SUCCESS, FAILURE, NO_MARGINAL
from sandtable.systems.warfare.state.identities import WHAT_TO_CLEAR
from sandtable.systems.warfare.state.refusals import NO_ICON, refused
from sandtable.systems.warfare.state.state import CLEARED, EXPLOSIVE, Counter, Unit, WarfareState


def explosives_beside(state: WarfareState, unit: Unit) -> list[Counter]:
    """The revealed IED and mines next to a unit; an Unknown counter has to be reconnoitred first."""
    around = [hex for hex in state.ground.grid.around(unit.hex) if state.marks[hex] & EXPLOSIVE]
    if not around:
        return []
    return [
        counter
        for counter in state.counters
        if counter.hex in around and not counter.hidden and is_explosive(counter)
    ]


def why_not_clear(state: WarfareState, unit: Unit) -> list[Reason]:
    """warfare.clear.who: the engineers icon, not Suppressed, beside a revealed IED or mine."""
    if not icon_rank(unit, ENGINEERS_ICON):
        return NO_ICON
    return [] if explosives_beside(state, unit) else refused("warfare.clear.who")


class ClearQuestion(CounterChoice):
    """Which IED or mine to clear."""

    identity: ClassVar[str] = WHAT_TO_CLEAR

    def __init__(self, state: WarfareState, unit: Unit) -> None:
        why, beside = "warfare.clear.who", explosives_beside(state, unit)
        super().__init__(state, unit, why, "warfare-ask-clear", "warfare-opt-explosive", beside)

    def play(self, state: WarfareState, unit: Unit, answer: Json) -> Coroutine[Effect, object, object]:
        return defuse(state, unit, chosen_counter(state, answer))


def chosen_counter(state: WarfareState, answer: Json) -> Counter:
    """The counter that a legal answer names."""
    counter = state.find_counter(text_of(answer))
    assert counter is not None
    return counter


async def clear(state: WarfareState, unit: Unit, answer: Json) -> None:
    """warfare.clear.cs: after a critical success the unit may move on."""
    if await defuse(state, unit, chosen_counter(state, answer)) == CRITICAL_SUCCESS:
        await free_move(state, unit, "warfare.clear.cs")


async def defuse(state: WarfareState, unit: Unit, counter: Counter) -> int:
    """warfare.clear.cost: the light cost and the icon's colour; cf, f and s as the table says. The outcome."""
    rank = icon_rank(unit, ENGINEERS_ICON)
    why = "warfare.clear.cost"
    event = "warfare-event-clears"
    outcome = await paid_test(state, unit, rank, NO_MARGINAL, event, why, special_price(unit))
    if outcome == CRITICAL_FAILURE:
        await explode(state, counter, unit, "warfare.clear.cf")
    elif outcome == FAILURE:
        state.tell(
            "warfare-event-clear-fails",
            lambda: {"counter": counter.profile.name},
            ["warfare.clear.f"],
            unit.side,
            counter.id,
        )
    else:
        clear_away(state, counter, CLEARED, unit.side, "warfare.clear.s")
    return outcome
