"""Smoke: infantry hides a hex beside it until the turn ends."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.wire import Json, Message, Reason
from sandtable.systems.warfare.book.profiles import INFANTRY
from sandtable.systems.warfare.book.terrain import WATER
from sandtable.systems.warfare.state.action_track import pay
from sandtable.systems.warfare.state.hexes import HexQuestion, hex_of
from sandtable.systems.warfare.state.identities import WHERE_TO_SMOKE
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.refusals import refused
from sandtable.systems.warfare.state.state import SMOKE, Unit, WarfareState

SMOKE_PRICE = 1
"""warfare.smoke.who: what laying smoke costs, in AP."""
NO_SMOKE_LAYER: Final = refused("warfare.smoke.who")


def why_not_smoke_in(state: WarfareState, hex: int) -> list[Reason]:
    """Why a hex takes no smoke: warfare.smoke.no_water, and one counter to a hex."""
    if state.ground.kinds[hex] == WATER:
        return refused("warfare.smoke.no_water")
    return refused("warfare.smoke.both_sides") if state.marks[hex] & SMOKE else []


def can_smoke_in(state: WarfareState, hex: int) -> bool:
    """Whether a hex takes smoke."""
    return not why_not_smoke_in(state, hex)


def smokable(state: WarfareState, unit: Unit) -> list[int]:
    """The adjacent hexes into which a unit may put smoke, whoever stands there."""
    return [hex for hex in state.ground.grid.around(unit.hex) if can_smoke_in(state, hex)]


def why_not_lay_smoke(state: WarfareState, unit: Unit) -> list[Reason]:
    """warfare.smoke.who: infantry only, Shaken or not."""
    if unit.profile.kind != INFANTRY:
        return NO_SMOKE_LAYER
    for hex in state.ground.grid.around(unit.hex):
        if can_smoke_in(state, hex):
            return []
    return refused("warfare.smoke.no_water")


class SmokeQuestion(HexQuestion):
    """Into which adjacent hex."""

    identity: ClassVar[str] = WHERE_TO_SMOKE

    def __init__(self, state: WarfareState, unit: Unit) -> None:
        prompt = Message("warfare-ask-smoke", {"unit": unit_word(unit)})
        super().__init__(
            state, unit.side, "warfare.smoke.who", prompt, smokable(state, unit), subject=unit.id
        )
        self.unit = unit

    def why_not_hex(self, hex: int) -> list[Reason]:
        if self.state.ground.grid.distance(self.unit.hex, hex) != 1:
            return NO_SMOKE_LAYER
        return why_not_smoke_in(self.state, hex)


async def lay_smoke(state: WarfareState, unit: Unit, answer: Json) -> None:
    """warfare.smoke.who: 1 AP; warfare.smoke.both_sides: from now on nobody sees to fire through it."""
    hex = hex_of(state, answer)
    unit.overwatch = False
    pay(state, unit.side, SMOKE_PRICE)
    state.mark(hex, SMOKE)
    state.tell(
        "warfare-event-smoke",
        lambda: {"unit": unit_word(unit), "hex": state.ground.grid.name(hex)},
        ["warfare.smoke.who"],
        unit.side,
        unit.id,
    )
