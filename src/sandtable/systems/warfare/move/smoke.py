"""Smoke: infantry hides a hex beside it until the turn ends."""

from __future__ import annotations

from sandtable.core.wire import Json, Message
from sandtable.systems.warfare.book.profiles import INFANTRY
from sandtable.systems.warfare.book.terrain import WATER
from sandtable.systems.warfare.state.hexes import HexQuestion, hex_of
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.refusing import FREE, idle_bar
from sandtable.systems.warfare.state.state import SMOKE, Unit, WarfareState
from sandtable.systems.warfare.state.track import pay

SMOKE_PRICE = 1
"""warfare.smoke.who."""


def cloud_bar(state: WarfareState, hex: int) -> str:
    """Why a hex takes no smoke: warfare.smoke.no_water, and one counter to a hex."""
    if state.ground.kinds[hex] == WATER:
        return "warfare.smoke.no_water"
    return "warfare.smoke.both_sides" if state.marks[hex] & SMOKE else FREE


def smokable(state: WarfareState, unit: Unit) -> list[int]:
    """The adjacent hexes into which a unit may put smoke, whoever stands there."""
    return [hex for hex in state.ground.grid.around(unit.hex) if not cloud_bar(state, hex)]


def smoke_bar(state: WarfareState, unit: Unit) -> str:
    """warfare.smoke.who: infantry only, Shaken or not."""
    idle = idle_bar(unit)
    if idle:
        return idle
    if unit.profile.kind != INFANTRY:
        return "warfare.smoke.who"
    for hex in state.ground.grid.around(unit.hex):
        if not cloud_bar(state, hex):
            return FREE
    return "warfare.smoke.no_water"


class SmokeQuestion(HexQuestion):
    """Into which adjacent hex."""

    def __init__(self, state: WarfareState, unit: Unit) -> None:
        prompt = Message("warfare-ask-smoke", {"unit": unit_word(unit)})
        super().__init__(state, unit.side, "warfare.smoke.who", prompt, smokable(state, unit), unit.id)
        self.unit = unit

    def bar_of(self, hex: int) -> str:
        if self.state.ground.grid.distance(self.unit.hex, hex) != 1:
            return "warfare.smoke.who"
        return cloud_bar(self.state, hex) or self.why


async def lay_smoke(state: WarfareState, unit: Unit, answer: Json) -> None:
    """warfare.smoke.who: 1 AP; warfare.smoke.both_sides: from now on nobody sees to fire through it."""
    hex = hex_of(state, answer)
    unit.overwatch = False
    pay(state, unit.side, SMOKE_PRICE)
    state.mark(hex, SMOKE)
    if state.listens():
        said: dict[str, Json] = {"unit": unit_word(unit), "hex": state.ground.grid.name(hex)}
        state.tell("warfare-event-smoke", said, ["warfare.smoke.who"], unit.side, unit.id)
