"""Movement: one unit along a path, paid first, walked hex by hex."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from sandtable.core.wire import Message, Reason
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.reactions import watch
from sandtable.systems.warfare.attack.unknown_counters import meet_counters
from sandtable.systems.warfare.book.profiles import HELICOPTER
from sandtable.systems.warfare.ground.passable import can_enter, whole_ap, why_not_enter
from sandtable.systems.warfare.harm.victory import hold
from sandtable.systems.warfare.state.action_track import pay
from sandtable.systems.warfare.state.asking import decide
from sandtable.systems.warfare.state.hexes import HexQuestion, hex_of, points_of
from sandtable.systems.warfare.state.identities import FREE_STEP
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.state import (
    EXPLOSIVE,
    SUPPRESSED,
    UNKNOWN,
    Counter,
    Unit,
    WarfareState,
)


@final
@dataclass(eq=False)
class Lead:
    """warfare.pop.escort_hook: a Population counter that follows from one place of the path to another."""

    counter: Counter
    first: int
    last: int


@final
@dataclass(kw_only=True, eq=False)
class March:
    """A declared move: the path with its start, who follows where, and whether stealth is used."""

    path: list[int]
    leads: list[Lead]
    stealth: bool
    price: int


async def walk(state: WarfareState, unit: Unit, march: March, why: str) -> None:
    """The unit goes its path hex by hex; counters and overwatch interrupt it.

    warfare.overwatch.order_in_hex: counters first, then overwatch, but for stealth (warfare.overwatch.stealth).
    warfare.move.cut_short: whoever is Suppressed stops, in the last free hex if this one is a friend's; whoever is
    only Shaken or damaged goes on.
    """
    path = march.path
    free = 0  # place in the path of the last hex where it could stop
    told = 0
    watched = not march.stealth and on_watch(state, unit)  # nobody goes on overwatch while a unit moves
    for i in range(1, len(path)):
        step(state, unit, path[i], _led_there(march, i))
        if _comes_upon_counters(state, unit):
            told = tell_leg(state, unit, path, told, i, why)
            if await meet_counters(state, unit):
                turn_back(state, unit, path, i, free, march.leads)
                return
        if watched and not unit.gone and on_watch(state, unit):
            told = tell_leg(state, unit, path, told, i, why)
            await watch(state, unit, path[i + 1 :])
        if unit.gone:
            return
        if unit.morale == SUPPRESSED and i < len(path) - 1:
            tell_leg(state, unit, path, told, i, why)
            halt(state, unit, path, i, free, march.leads)
            return
        if state.at[path[i]] == unit.index:
            free = i
    tell_leg(state, unit, path, told, len(path) - 1, why)


def _led_there(march: March, i: int) -> list[Lead]:
    """Who follows to this place of the path."""
    if not march.leads:
        return march.leads
    return [lead for lead in march.leads if lead.first < i <= lead.last]


def _comes_upon_counters(state: WarfareState, unit: Unit) -> bool:
    """Whether a ground unit has come into a hex with a question mark or a bomb."""
    return state.marks[unit.hex] & (UNKNOWN | EXPLOSIVE) != 0 and unit.profile.kind != HELICOPTER


def on_watch(state: WarfareState, unit: Unit) -> bool:
    """Whether anybody at all is on overwatch against a unit."""
    for other in state.units:
        if other.overwatch and not state.friends(other.side, unit.side):
            return True
    for support in state.supports:
        if support.overwatch and not state.friends(support.side, unit.side):
            return True
    return False


def step(state: WarfareState, unit: Unit, hex: int, followers: list[Lead]) -> None:
    """warfare.transport.move: one hex further, with whoever rides or follows."""
    state.put(unit, hex)
    for lead in followers:
        state.lay(lead.counter, hex)
    if unit.profile.kind != HELICOPTER:
        hold(state, unit)


def tell_leg(state: WarfareState, unit: Unit, path: list[int], told: int, i: int, why: str) -> int:
    """Reports the part of the path gone since the last report; returns where the next part begins."""
    if i > told:
        state.tell(
            "warfare-event-moves",
            lambda: {"unit": unit_word(unit), "hex": state.ground.grid.name(path[i])},
            [why],
            unit.side,
            unit.id,
            lambda: [(unit.id, points_of(state, path[told : i + 1]))],
        )
    return i


def halt(state: WarfareState, unit: Unit, path: list[int], i: int, free: int, leads: list[Lead]) -> None:
    """warfare.move.cut_short: the move ends here, or in the last free hex when this one is a friend's.

    warfare.pop.escort: whoever follows stops with the leader.
    """
    if state.at[path[i]] != unit.index:
        state.put(unit, path[free])
        bring_along(state, leads, i, path[free])
    state.tell(
        "warfare-event-halted",
        lambda: {"unit": unit_word(unit), "hex": state.ground.grid.name(unit.hex)},
        ["warfare.move.cut_short"],
        unit.side,
        unit.id,
        lambda: [(unit.id, points_of(state, [path[i], unit.hex]))],
    )


def bring_along(state: WarfareState, leads: list[Lead], i: int, hex: int) -> None:
    """Whoever followed at this place of the path goes to a hex with its leader."""
    for lead in leads:
        if lead.first < i <= lead.last:
            state.lay(lead.counter, hex)


def turn_back(state: WarfareState, unit: Unit, path: list[int], i: int, free: int, leads: list[Lead]) -> None:
    """warfare.unknown.roadblock: back to the last free hex of the path, paying each hex; it triggers nothing."""
    if unit.gone:
        return
    prices = state.ground.prices[state.way(unit)]
    sixths = 0
    for at in range(i, free, -1):
        sixths += max(prices.step(path[at], path[at - 1]), 0)
    pay(state, unit.side, whole_ap(sixths))
    state.put(unit, path[free])
    bring_along(state, leads, i, path[free])
    state.tell(
        "warfare-event-turned-back",
        lambda: {"unit": unit_word(unit), "ap": whole_ap(sixths)},
        ["warfare.unknown.roadblock"],
        unit.side,
        unit.id,
        lambda: [(unit.id, points_of(state, path[free : i + 1][::-1]))],
    )


def steps_open(state: WarfareState, unit: Unit, hex: int) -> list[int]:
    """The adjacent hexes into which a unit could step from a hex and stop there."""
    return [other for other in state.ground.grid.around(hex) if can_enter(state, unit, hex, other)]


class FreeStep(HexQuestion):
    """warfare.move.free_hex: one hex for nothing; the unit's own hex declines it."""

    identity: ClassVar[str] = FREE_STEP

    def __init__(self, state: WarfareState, unit: Unit, why: str) -> None:
        prompt = Message("warfare-ask-free-step", {"unit": unit_word(unit)})
        allowed = [*steps_open(state, unit, unit.hex), unit.hex]
        super().__init__(state, unit.side, why, prompt, allowed, subject=unit.id)
        self.unit = unit

    def why_not_hex(self, hex: int) -> list[Reason]:
        return why_not_enter(self.state, self.unit, self.unit.hex, hex)


async def free_move(state: WarfareState, unit: Unit, why: str) -> None:
    """warfare.move.free_hex: a critical success may move the unit one hex; population does not follow."""
    if unit.gone or unit.hex == OFF or unit.morale == SUPPRESSED:
        return
    hex = hex_of(state, await decide(state, FreeStep(state, unit, why)))
    if hex != unit.hex:
        await walk(state, unit, March(path=[unit.hex, hex], leads=[], stealth=False, price=0), why)
