"""Supports: counters off the map that their owner calls in."""

from __future__ import annotations

from sandtable.systems.warfare.overwatch import raise_cube
from sandtable.systems.warfare.refusing import FREE
from sandtable.systems.warfare.state import NOBODY, STEADY, Support, WarfareState

LAP = 40
"""warfare.support.return: a parked counter comes back after a whole lap of its owner's cube."""


def is_available(state: WarfareState, support: Support) -> bool:
    """warfare.setup.support_turn, warfare.support.return, .morale: whether a counter may be used now."""
    if support.gone or support.arrives > state.turn or support.morale != STEADY:
        return False
    if support.parked == NOBODY:
        return True
    return support.parked_turn < state.turn and state.spent[support.side] >= support.parked + LAP


def use_bar(state: WarfareState, support: Support) -> str:
    """Why a support cannot be used now."""
    if not is_available(state, support):
        return "warfare.support.return"
    if support.profile.kind in ("sniper", "drone") and not support.overwatch:
        return FREE
    return "warfare.support.procedure"


def usable(state: WarfareState, side: int) -> list[Support]:
    """A side's supports that have some use now."""
    return [support for support in state.supports if support.side == side and not use_bar(state, support)]


async def act_with(state: WarfareState, support: Support) -> None:
    """warfare.overwatch.who: snipers and drones may be put on overwatch."""
    raise_cube(state, support)
