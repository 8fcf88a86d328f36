"""Unknown counters: who comes upon one turns it up and bears the consequences."""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.question import Choose, Option
from sandtable.core.wire import Message, text_of
from sandtable.systems.warfare.attack.explosives import explode, goes_off, is_foreign, uncover
from sandtable.systems.warfare.book.profiles import (
    DUMMY_COUNTER,
    HELICOPTER,
    ROADBLOCK_COUNTER,
    SNIPER_COUNTER,
)
from sandtable.systems.warfare.state.asking import decide
from sandtable.systems.warfare.state.identities import UNKNOWN_TOPIC, WHICH_COUNTER_FIRST
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.state import NOBODY, REMOVED, Counter, Unit, WarfareState


async def meet_counters(state: WarfareState, unit: Unit) -> bool:
    """warfare.unknown.enter: a unit that has just entered a hex reveals what lies there and suffers it at once.

    True when a hidden roadblock came to light: the unit has to turn back (warfare.unknown.roadblock). Helicopters
    overhead neither reveal nor suffer anything.
    """
    if unit.profile.kind == HELICOPTER:
        return False
    turned_back = False
    met = _met(state, unit)
    while met and not unit.gone:
        counter = await _next(state, unit, met)
        met.remove(counter)
        if await _suffer(state, counter, unit):
            turned_back = True
    return turned_back


def _met(state: WarfareState, unit: Unit) -> list[Counter]:
    """The counters of its hex that concern a unit; its own side's do not, mines excepted."""
    return [
        counter
        for counter in state.counters
        if counter.hex == unit.hex
        and (goes_off(state, counter, unit) or (counter.hidden and is_foreign(state, counter, unit)))
    ]


async def _next(state: WarfareState, unit: Unit, met: list[Counter]) -> Counter:
    """Several counters are resolved one by one in their owner's order; nobody is asked about another's."""
    owner = met[0].owner
    his = [counter for counter in met if counter.owner == owner]
    if owner == NOBODY or len(his) == 1:
        return met[0]
    answer = text_of(await decide(state, CounterOrder(owner, unit, his)))
    for counter in his:
        if counter.id == answer:
            return counter
    return met[0]


class CounterOrder(Choose):
    """Which of his counters in the hex comes first; only their owner is asked."""

    identity: ClassVar[str] = WHICH_COUNTER_FIRST

    def __init__(self, owner: int, unit: Unit, met: list[Counter]) -> None:
        options = [
            Option(
                counter.id,
                Message("warfare-opt-counter", {"counter": counter.profile.name}),
                "warfare.unknown.enter",
                token=counter.id,
            )
            for counter in met
        ]
        prompt = Message("warfare-ask-counter-order", {"unit": unit_word(unit)})
        super().__init__(owner, "warfare.unknown.enter", prompt, options, unit.id, UNKNOWN_TOPIC)


async def _suffer(state: WarfareState, counter: Counter, unit: Unit) -> bool:
    """What a counter does to the unit that entered its hex; True when it is a roadblock that was hidden."""
    if goes_off(state, counter, unit):
        await explode(state, counter, unit, "warfare.ied.enter")
        return False
    turn_up(state, counter, unit, "warfare.unknown.enter")
    return counter.profile.kind == ROADBLOCK_COUNTER


def turn_up(state: WarfareState, counter: Counter, unit: Unit, why: str) -> None:
    """Turns a counter up: a dummy goes at once, and so does a sniper.

    warfare.dummy.nothing, warfare.dummy.removed, warfare.sniper.counter
    """
    if uncover(state, counter):
        state.tell(
            "warfare-event-revealed",
            lambda: {"counter": counter.profile.name, "unit": unit_word(unit)},
            [why],
            unit.side,
            counter.id,
        )
    if counter.profile.kind == DUMMY_COUNTER:
        clear_away(state, counter, REMOVED, unit.side, "warfare.dummy.removed")
    elif counter.profile.kind == SNIPER_COUNTER:
        clear_away(state, counter, REMOVED, unit.side, "warfare.sniper.counter")


def clear_away(state: WarfareState, counter: Counter, fate: str, by: int, why: str) -> None:
    """Takes a counter out of the game and says so."""
    state.remove(counter, fate, by)
    state.tell(
        "warfare-event-counter-removed", lambda: {"counter": counter.profile.name}, [why], by, counter.id
    )
