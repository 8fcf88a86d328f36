"""Roadblocks: cleared away by engineers, lifted and placed by Irregular infantry."""

from __future__ import annotations

from sandtable.core.preview import Preview
from sandtable.core.wire import Json, Message
from sandtable.hexmap import OFF
from sandtable.systems.warfare.deciding import decide
from sandtable.systems.warfare.dice import CRITICAL_FAILURE, CRITICAL_SUCCESS, FAILURE, NO_MARGINAL
from sandtable.systems.warfare.hexes import HexQuestion, hex_of
from sandtable.systems.warfare.morale import demoralise
from sandtable.systems.warfare.movement import free_move
from sandtable.systems.warfare.naming import unit_word
from sandtable.systems.warfare.profiles import ENGINEERS, INFANTRY
from sandtable.systems.warfare.refusing import FREE, idle_bar
from sandtable.systems.warfare.special_actions import icon_rank, paid_test, special_price, test_preview
from sandtable.systems.warfare.state import (
    NOBODY,
    OBSTACLES,
    POPULATION,
    ROADBLOCK,
    STEADY,
    Counter,
    Unit,
    WarfareState,
)
from sandtable.systems.warfare.terrain import WATER
from sandtable.systems.warfare.track import pay


def blocked_hexes(state: WarfareState, unit: Unit) -> list[int]:
    """The adjacent hexes with a roadblock in sight."""
    return [hex for hex in state.ground.grid.around(unit.hex) if state.marks[hex] & ROADBLOCK]


def roadblock_in(state: WarfareState, hex: int) -> Counter:
    """The roadblock that lies open in a hex."""
    for counter in state.counters:
        if counter.hex == hex and counter.profile.kind == "roadblock" and not counter.hidden:
            return counter
    raise KeyError(hex)


class RoadblockQuestion(HexQuestion):
    """Which adjacent hex: the roadblock to be removed or lifted, or the place for a new one."""

    def __init__(
        self, state: WarfareState, unit: Unit, why: str, prompt: str, allowed: list[int], rank: int
    ) -> None:
        words = Message(prompt, {"unit": unit_word(unit), "ap": special_price(unit)})
        super().__init__(state, unit.side, why, words, allowed, unit.id)
        self.unit = unit
        self.rank = rank  # of the test; 0 when there is none

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        if not preview.reasons and self.rank:
            test_preview(self.state, preview, self.unit, self.rank, NO_MARGINAL, special_price(self.unit))
        return preview


# ------------------------------------------------------------ Regular engineers


def remove_bar(state: WarfareState, unit: Unit) -> str:
    """warfare.roadblock.regular_who: a Regular with the engineers icon, steady, beside a roadblock."""
    idle = idle_bar(unit)
    if idle:
        return idle
    if not unit.profile.regular or not icon_rank(unit, ENGINEERS):
        return "warfare.unit.special_action_icon"
    if unit.morale != STEADY:
        return "warfare.roadblock.regular_who"
    return FREE if blocked_hexes(state, unit) else "warfare.roadblock.regular_who"


async def remove_roadblock(state: WarfareState, unit: Unit) -> None:
    """warfare.roadblock.regular_cost: the light cost and the icon's colour; cf, f, s and cs as the table says."""
    rank = icon_rank(unit, ENGINEERS)
    why = "warfare.roadblock.regular_cost"
    question = RoadblockQuestion(
        state, unit, why, "warfare-ask-roadblock-remove", blocked_hexes(state, unit), rank
    )
    hex = hex_of(state, await decide(state, question))
    counter = roadblock_in(state, hex)
    event = "warfare-event-roadblock-try"
    outcome = await paid_test(state, unit, rank, NO_MARGINAL, event, why, special_price(unit))
    if outcome == CRITICAL_FAILURE:
        demoralise(state, unit, 1, ["warfare.roadblock.cf"], NOBODY)
    elif outcome == FAILURE:
        state.tell("warfare-event-roadblock-stays", None, ["warfare.roadblock.f"], unit.side, counter.id)
    else:
        state.remove(counter, "removed", unit.side)
        state.tell("warfare-event-roadblock-removed", None, ["warfare.roadblock.s"], unit.side, counter.id)
        if outcome == CRITICAL_SUCCESS:
            await free_move(state, unit, "warfare.roadblock.cs")


# ------------------------------------------------------------ Irregular infantry


def irregular_bar(unit: Unit) -> str:
    """For Irregular infantry alone, Shaken or not.

    warfare.roadblock.irregular_lift, warfare.roadblock.regular_never_place.
    """
    idle = idle_bar(unit)
    if idle:
        return idle
    if unit.profile.regular:
        return "warfare.roadblock.regular_never_place"
    return FREE if unit.profile.kind == INFANTRY else "warfare.roadblock.irregular_lift"


def lift_bar(state: WarfareState, unit: Unit) -> str:
    """Why a unit cannot lift a roadblock."""
    barred = irregular_bar(unit)
    if barred:
        return barred
    return FREE if blocked_hexes(state, unit) else "warfare.roadblock.irregular_lift"


async def lift_roadblock(state: WarfareState, unit: Unit) -> None:
    """warfare.roadblock.irregular_lift: without a test, for the light cost; the counter goes to the player's hand."""
    why = "warfare.roadblock.irregular_lift"
    question = RoadblockQuestion(
        state, unit, why, "warfare-ask-roadblock-lift", blocked_hexes(state, unit), 0
    )
    hex = hex_of(state, await decide(state, question))
    counter = roadblock_in(state, hex)
    unit.overwatch = False
    pay(state, unit.side, special_price(unit))
    state.lay(counter, OFF)
    counter.hand = unit.side
    counter.owner = unit.side
    if state.listens():
        said: dict[str, Json] = {"unit": unit_word(unit), "hex": state.ground.grid.name(hex)}
        state.tell("warfare-event-roadblock-lifted", said, [why], unit.side, unit.id)


def held_roadblock(state: WarfareState, side: int) -> Counter | None:
    """A roadblock in a side's hand."""
    for counter in state.counters:
        if counter.hand == side and counter.profile.kind == "roadblock":
            return counter
    return None


def free_places(state: WarfareState, unit: Unit) -> list[int]:
    """warfare.roadblock.irregular_place: adjacent, on land, without unit, population, roadblock or rubble."""
    return [
        hex
        for hex in state.ground.grid.around(unit.hex)
        if state.at[hex] == NOBODY
        and not state.marks[hex] & (POPULATION | OBSTACLES)
        and state.ground.kinds[hex] != WATER
    ]


def place_bar(state: WarfareState, unit: Unit) -> str:
    """Why a unit cannot place a roadblock."""
    barred = irregular_bar(unit)
    if barred:
        return barred
    if held_roadblock(state, unit.side) is None:
        return "warfare.roadblock.irregular_place"
    return FREE if free_places(state, unit) else "warfare.roadblock.irregular_place"


async def place_roadblock(state: WarfareState, unit: Unit) -> None:
    """warfare.roadblock.irregular_place: without a test, for the light cost, from the hand into an adjacent hex."""
    why = "warfare.roadblock.irregular_place"
    question = RoadblockQuestion(state, unit, why, "warfare-ask-roadblock-place", free_places(state, unit), 0)
    hex = hex_of(state, await decide(state, question))
    counter = held_roadblock(state, unit.side)
    assert counter is not None
    unit.overwatch = False
    pay(state, unit.side, special_price(unit))
    counter.hidden = False
    state.lay(counter, hex)
    if state.listens():
        said: dict[str, Json] = {"unit": unit_word(unit), "hex": state.ground.grid.name(hex)}
        state.tell("warfare-event-roadblock-placed", said, [why], unit.side, unit.id)
