"""Population: Hostile Crowds and Civilians, converted one into the other."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import ClassVar

from sandtable.core.effects import Effect
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.paid_tests import paid_test, special_price
from sandtable.systems.warfare.attack.unit_choices import CounterChoice
from sandtable.systems.warfare.book.profiles import POPULATION_COUNTER
from sandtable.systems.warfare.book.terrain import WATER
from sandtable.systems.warfare.harm.morale import demoralise, hearten
from sandtable.systems.warfare.state.asking import decide
from sandtable.systems.warfare.state.dice import (
    CRITICAL_FAILURE,
    CRITICAL_SUCCESS,
    FAILURE,
    NO_MARGINAL,
)
from sandtable.systems.warfare.state.hexes import HexQuestion, hex_of, points_of
from sandtable.systems.warfare.state.identities import WHERE_CROWD_GOES, WHOM_TO_CONVERT
from sandtable.systems.warfare.state.refusals import refused
from sandtable.systems.warfare.state.state import (
    CIVILIANS,
    HOSTILE,
    NOBODY,
    OBSTACLES,
    REMOVED,
    Counter,
    Unit,
    WarfareState,
)


def why_not_convert(state: WarfareState, unit: Unit) -> list[Reason]:
    """Why a unit has nobody to convert.

    warfare.pop.convert_who: any unit, even Shaken, beside a Hostile Crowd. warfare.pop.convert_irregular: Irregulars
    turn Civilians instead.
    """
    wanted = HOSTILE if unit.profile.regular else CIVILIANS
    neighbours = state.ground.grid.neighbours
    base = 6 * unit.hex
    for direction in range(6):
        hex = neighbours[base + direction]
        if hex != OFF and state.marks[hex] & wanted:
            return []
    return refused("warfare.pop.convert_who" if unit.profile.regular else "warfare.pop.convert_irregular")


def can_convert(state: WarfareState, unit: Unit) -> bool:
    """Whether a unit has somebody to convert."""
    return not why_not_convert(state, unit)


def convertible(state: WarfareState, unit: Unit) -> list[Counter]:
    """The counters in adjacent hexes that a unit may try to turn."""
    near = state.ground.grid.around(unit.hex)
    return [
        counter
        for counter in state.counters
        if counter.hex in near
        and counter.profile.kind == POPULATION_COUNTER
        and counter.hostile == unit.profile.regular
    ]


class ConvertQuestion(CounterChoice):
    """Which counter the unit tries to turn."""

    identity: ClassVar[str] = WHOM_TO_CONVERT

    def __init__(self, state: WarfareState, unit: Unit) -> None:
        why = "warfare.pop.convert_who" if unit.profile.regular else "warfare.pop.convert_irregular"
        beside = convertible(state, unit)
        super().__init__(state, unit, why, "warfare-ask-convert", "warfare-opt-convert", beside)

    def play(self, state: WarfareState, unit: Unit, answer: Json) -> Coroutine[Effect, object, object]:
        return convert(state, unit, answer)


async def convert(state: WarfareState, unit: Unit, answer: Json) -> None:
    """For the light cost, the light colour; a marginal success is a success.

    warfare.pop.convert_cost, warfare.pop.convert_die.
    """
    counter = state.find_counter(text_of(answer))
    assert counter is not None
    rank = unit.profile.light.rank
    outcome = await paid_test(
        state,
        unit,
        rank,
        NO_MARGINAL,
        "warfare-event-convert",
        "warfare.pop.convert_die",
        special_price(unit),
    )
    if outcome == CRITICAL_FAILURE:
        demoralise(state, unit, 1, ["warfare.pop.convert_cf"], NOBODY)
        return
    if outcome == FAILURE:
        state.tell("warfare-event-unmoved", None, ["warfare.pop.convert_f"], unit.side, counter.id)
        return
    counter.hostile = not counter.hostile
    state.refresh(counter.hex)
    message = "warfare-event-turned-hostile" if counter.hostile else "warfare-event-turned-civil"
    state.tell(message, None, ["warfare.pop.convert_s"], unit.side, counter.id)
    if outcome == CRITICAL_SUCCESS:
        hearten(state, unit, 1, ["warfare.pop.convert_cs"])


# ------------------------------------------------------------ crowds after an assault


class CrowdQuestion(HexQuestion):
    """warfare.assault.crowd_choice: where the Hostile Crowd goes whose protectors are gone."""

    identity: ClassVar[str] = WHERE_CROWD_GOES

    def __init__(self, state: WarfareState, side: int, counter: Counter, allowed: list[int]) -> None:
        prompt = Message("warfare-ask-crowd", {"hex": state.ground.grid.name(counter.hex)})
        super().__init__(state, side, "warfare.assault.crowd_choice", prompt, allowed, subject=counter.id)


def crowd_places(state: WarfareState, hex: int) -> list[int]:
    """Not water, a roadblock, rubble or a hex with a Regular unit."""
    places: list[int] = []
    for other in state.ground.grid.around(hex):
        unit = state.unit_at(other)
        barred = state.ground.kinds[other] == WATER or state.marks[other] & OBSTACLES
        if not barred and (unit is None or not unit.profile.regular):
            places.append(other)
    return places


def irregular_side(state: WarfareState, first: int) -> int:
    """The Irregular player: the given side if it is one, else the first there is, else the given side."""
    if not state.seats[first].regular:
        return first
    for side in range(state.sides):
        if not state.seats[side].regular:
            return side
    return first


async def crowd_moves_away(state: WarfareState, counter: Counter, side: int) -> None:
    """warfare.assault.crowd_choice: free, to a hex that the Irregular player chooses; with none it is removed."""
    allowed = crowd_places(state, counter.hex)
    if not allowed:
        state.remove(counter, REMOVED)
        state.tell("warfare-event-crowd-gone", None, ["warfare.assault.crowd_choice"], side, counter.id)
        return
    question = CrowdQuestion(state, irregular_side(state, side), counter, allowed)
    hex = hex_of(state, await decide(state, question))
    crowd_goes(state, counter, hex, "warfare.assault.crowd_choice")


def crowd_goes(state: WarfareState, counter: Counter, hex: int, why: str) -> None:
    """A crowd in its new hex."""
    state.tell(
        "warfare-event-crowd-moves",
        lambda: {"hex": state.ground.grid.name(hex)},
        [why],
        NOBODY,
        counter.id,
        lambda: [(counter.id, points_of(state, [counter.hex, hex]))],
    )
    state.lay(counter, hex)
