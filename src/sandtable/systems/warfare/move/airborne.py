"""Airborne units: kept back at the start, dropped anywhere later."""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.wire import Json, Message, Reason
from sandtable.systems.warfare.attack.reactions import watch
from sandtable.systems.warfare.book.profiles import AIRBORNE
from sandtable.systems.warfare.book.terrain import WATER
from sandtable.systems.warfare.harm.victory import hold
from sandtable.systems.warfare.move.movement import on_watch
from sandtable.systems.warfare.state.action_track import pay
from sandtable.systems.warfare.state.hexes import HexQuestion, hex_of, points_of
from sandtable.systems.warfare.state.identities import WHERE_TO_DROP
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.refusals import refused
from sandtable.systems.warfare.state.state import NOBODY, SMOKE, Unit, WarfareState

DROP_PRICE = 1
"""warfare.airborne.drop: what a drop costs, in AP."""


def why_not_land(state: WarfareState, hex: int) -> list[Reason]:
    """warfare.airborne.drop: any empty hex that is not water; smoke alone does not make it full."""
    if state.ground.kinds[hex] == WATER or state.at[hex] != NOBODY:
        return refused("warfare.airborne.drop")
    return refused("warfare.airborne.drop") if state.marks[hex] & ~SMOKE else []


def can_land(state: WarfareState, hex: int) -> bool:
    """Whether a hex may be dropped into."""
    return not why_not_land(state, hex)


def why_not_drop(state: WarfareState, unit: Unit) -> list[Reason]:
    """warfare.airborne.once: only a unit still in reserve."""
    if not unit.reserve:
        return refused("warfare.airborne.once" if unit.profile.has(AIRBORNE) else "warfare.unit.ability_icon")
    for hex in state.ground.grid.hexes():
        if can_land(state, hex):
            return []
    return refused("warfare.airborne.drop")


class DropQuestion(HexQuestion):
    """Where the unit comes down."""

    identity: ClassVar[str] = WHERE_TO_DROP

    def __init__(self, state: WarfareState, unit: Unit) -> None:
        prompt = Message("warfare-ask-drop", {"unit": unit_word(unit)})
        allowed = [hex for hex in state.ground.grid.hexes() if can_land(state, hex)]
        super().__init__(state, unit.side, "warfare.airborne.drop", prompt, allowed, subject=unit.id)


async def drop(state: WarfareState, unit: Unit, answer: Json) -> None:
    """1 AP; the landing may draw overwatch fire, and the unit may act at once.

    warfare.airborne.drop, warfare.airborne.once
    """
    hex = hex_of(state, answer)
    pay(state, unit.side, DROP_PRICE)
    unit.reserve = False
    state.put(unit, hex)
    hold(state, unit)
    state.tell(
        "warfare-event-drops",
        lambda: {"unit": unit_word(unit), "hex": state.ground.grid.name(hex)},
        ["warfare.airborne.drop"],
        unit.side,
        unit.id,
        lambda: [(unit.id, points_of(state, [hex]))],
    )
    if on_watch(state, unit):
        await watch(state, unit)
