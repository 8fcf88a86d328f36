"""Roadblocks: cleared away by engineers, lifted and placed by Irregular infantry."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.preview import Preview
from sandtable.core.question import Question
from sandtable.core.wire import Json, Message, Reason
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.forecast import foresee
from sandtable.systems.warfare.attack.paid_tests import icon_rank, paid_test, special_price
from sandtable.systems.warfare.book.profiles import ENGINEERS_ICON, INFANTRY, ROADBLOCK_COUNTER
from sandtable.systems.warfare.book.terrain import WATER
from sandtable.systems.warfare.harm.morale import demoralise
from sandtable.systems.warfare.move.movement import free_move
from sandtable.systems.warfare.state.action_track import pay
from sandtable.systems.warfare.state.dice import CRITICAL_FAILURE, CRITICAL_SUCCESS, FAILURE, NO_MARGINAL
from sandtable.systems.warfare.state.hexes import HexQuestion, hex_of
from sandtable.systems.warfare.state.identities import WHAT_TO_LIFT, WHAT_TO_REMOVE, WHERE_TO_PUT_ROADBLOCK
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.refusals import NO_ICON, refused
from sandtable.systems.warfare.state.state import (
    NOBODY,
    OBSTACLES,
    POPULATION,
    REMOVED,
    ROADBLOCK,
    STEADY,
    UNKNOWN,
    Counter,
    Unit,
    WarfareState,
)

NOT_BY_REGULARS: Final = refused("warfare.roadblock.regular_never_place")
NOTHING_TO_LIFT: Final = refused("warfare.roadblock.irregular_lift")


def blocked_hexes(state: WarfareState, unit: Unit) -> list[int]:
    """The adjacent hexes with a roadblock in sight."""
    return [hex for hex in state.ground.grid.around(unit.hex) if state.marks[hex] & ROADBLOCK]


def roadblock_in(state: WarfareState, hex: int) -> Counter:
    """The roadblock that lies open in a hex."""
    for counter in state.counters:
        if counter.hex == hex and counter.profile.kind == ROADBLOCK_COUNTER and not counter.hidden:
            return counter
    raise KeyError(hex)


def asked_hex(
    state: WarfareState, unit: Unit, id: str, why: str, prompt: str, allowed: list[int]
) -> HexQuestion:
    """Which adjacent hex: the roadblock to be lifted, or the place for one."""
    words = Message(prompt, {"unit": unit_word(unit), "ap": special_price(unit)})
    return HexQuestion(state, unit.side, why, words, allowed, subject=unit.id, id=id)


# ------------------------------------------------------------ Regular engineers


def why_not_remove(state: WarfareState, unit: Unit) -> list[Reason]:
    """warfare.roadblock.regular_who: a Regular with the engineers icon, steady, beside a roadblock."""
    if not unit.profile.regular or not icon_rank(unit, ENGINEERS_ICON):
        return NO_ICON
    if unit.morale != STEADY:
        return refused("warfare.roadblock.regular_who")
    return [] if blocked_hexes(state, unit) else refused("warfare.roadblock.regular_who")


class RemoveQuestion(HexQuestion):
    """Which roadblock is to be removed."""

    identity: ClassVar[str] = WHAT_TO_REMOVE

    def __init__(self, state: WarfareState, unit: Unit) -> None:
        words = Message("warfare-ask-roadblock-remove", {"unit": unit_word(unit), "ap": special_price(unit)})
        allowed = blocked_hexes(state, unit)
        super().__init__(state, unit.side, "warfare.roadblock.regular_cost", words, allowed, subject=unit.id)
        self.unit = unit

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        if not preview.reasons:
            unit = self.unit
            counter = roadblock_in(self.state, hex_of(self.state, answer))
            at = counter.index
            foresee(
                self.state,
                self.side,
                preview,
                lambda copy: tear_down(copy, copy.units[unit.index], copy.counters[at]),
                unit,
                [counter, unit],
            )
        return preview


async def remove_roadblock(state: WarfareState, unit: Unit, answer: Json) -> None:
    """warfare.roadblock.cs: after a critical success the unit may move on."""
    counter = roadblock_in(state, hex_of(state, answer))
    if await tear_down(state, unit, counter) == CRITICAL_SUCCESS:
        await free_move(state, unit, "warfare.roadblock.cs")


async def tear_down(state: WarfareState, unit: Unit, counter: Counter) -> int:
    """warfare.roadblock.regular_cost: the light cost and the icon's colour; cf, f and s as the table says.

    The outcome.
    """
    rank = icon_rank(unit, ENGINEERS_ICON)
    why = "warfare.roadblock.regular_cost"
    event = "warfare-event-roadblock-try"
    outcome = await paid_test(state, unit, rank, NO_MARGINAL, event, why, special_price(unit))
    if outcome == CRITICAL_FAILURE:
        demoralise(state, unit, 1, ["warfare.roadblock.cf"], NOBODY)
    elif outcome == FAILURE:
        state.tell("warfare-event-roadblock-stays", None, ["warfare.roadblock.f"], unit.side, counter.id)
    else:
        state.remove(counter, REMOVED, unit.side)
        state.tell("warfare-event-roadblock-removed", None, ["warfare.roadblock.s"], unit.side, counter.id)
    return outcome


# ------------------------------------------------------------ Irregular infantry


def why_not_by_hand(unit: Unit) -> list[Reason]:
    """For Irregular infantry alone, Shaken or not.

    warfare.roadblock.irregular_lift, warfare.roadblock.regular_never_place.
    """
    if unit.profile.regular:
        return NOT_BY_REGULARS
    return [] if unit.profile.kind == INFANTRY else NOTHING_TO_LIFT


def why_not_lift(state: WarfareState, unit: Unit) -> list[Reason]:
    """Why a unit cannot lift a roadblock."""
    barred = why_not_by_hand(unit)
    if barred:
        return barred
    return [] if blocked_hexes(state, unit) else NOTHING_TO_LIFT


def ask_lift(state: WarfareState, unit: Unit) -> Question:
    """Which roadblock is lifted."""
    why = "warfare.roadblock.irregular_lift"
    return asked_hex(state, unit, WHAT_TO_LIFT, why, "warfare-ask-roadblock-lift", blocked_hexes(state, unit))


async def lift_roadblock(state: WarfareState, unit: Unit, answer: Json) -> None:
    """warfare.roadblock.irregular_lift: without a test, for the light cost; the counter goes to the player's hand."""
    why = "warfare.roadblock.irregular_lift"
    hex = hex_of(state, answer)
    counter = roadblock_in(state, hex)
    unit.overwatch = False
    pay(state, unit.side, special_price(unit))
    state.lay(counter, OFF)
    counter.hand = unit.side
    counter.owner = unit.side
    state.tell(
        "warfare-event-roadblock-lifted",
        lambda: {"unit": unit_word(unit), "hex": state.ground.grid.name(hex)},
        [why],
        unit.side,
        unit.id,
    )


def held_roadblock(state: WarfareState, side: int) -> Counter | None:
    """A roadblock in a side's hand."""
    for counter in state.counters:
        if counter.hand == side and counter.profile.kind == ROADBLOCK_COUNTER:
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
        and not (state.marks[hex] & UNKNOWN and _hides_roadblock(state, unit.side, hex))
    ]


def _hides_roadblock(state: WarfareState, side: int, hex: int) -> bool:
    """Whether a side knows of a hidden roadblock in a hex: one of which it knows nothing must not betray itself."""
    for counter in state.counters:
        if counter.hex == hex and counter.profile.kind == ROADBLOCK_COUNTER and counter.known >> side & 1:
            return True
    return False


def why_not_place(state: WarfareState, unit: Unit) -> list[Reason]:
    """Why a unit cannot place a roadblock."""
    barred = why_not_by_hand(unit)
    if barred:
        return barred
    if held_roadblock(state, unit.side) is None:
        return refused("warfare.roadblock.irregular_place")
    return [] if free_places(state, unit) else refused("warfare.roadblock.irregular_place")


def ask_place(state: WarfareState, unit: Unit) -> Question:
    """Where the roadblock is placed."""
    why = "warfare.roadblock.irregular_place"
    return asked_hex(
        state, unit, WHERE_TO_PUT_ROADBLOCK, why, "warfare-ask-roadblock-place", free_places(state, unit)
    )


async def place_roadblock(state: WarfareState, unit: Unit, answer: Json) -> None:
    """warfare.roadblock.irregular_place: without a test, for the light cost, from the hand into an adjacent hex."""
    why = "warfare.roadblock.irregular_place"
    hex = hex_of(state, answer)
    counter = held_roadblock(state, unit.side)
    assert counter is not None
    unit.overwatch = False
    pay(state, unit.side, special_price(unit))
    counter.hidden = False
    state.lay(counter, hex)
    state.tell(
        "warfare-event-roadblock-placed",
        lambda: {"unit": unit_word(unit), "hex": state.ground.grid.name(hex)},
        [why],
        unit.side,
        unit.id,
    )
