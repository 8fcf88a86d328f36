"""Snipers: supports that fire anywhere at infantry."""

from __future__ import annotations

from sandtable.systems.warfare.damage import damage_shift, strike
from sandtable.systems.warfare.dice import Throw, combat_roll
from sandtable.systems.warfare.hostages import shield
from sandtable.systems.warfare.profiles import INFANTRY
from sandtable.systems.warfare.state import SMOKE, Support, Unit, WarfareState
from sandtable.systems.warfare.track import pay, price


def watching(state: WarfareState, mover: Unit) -> list[Support]:
    """warfare.sniper.overwatch: enemy snipers on overwatch that may fire at infantry where it stands now."""
    if not state.supports or mover.profile.kind != INFANTRY or state.marks[mover.hex] & SMOKE:
        return []
    return [
        support
        for support in state.supports
        if support.overwatch
        and support.profile.kind == "sniper"
        and not state.friends(support.side, mover.side)
        and not shield(state, state.seats[support.side].regular, mover)
    ]


async def fire_on_overwatch(state: WarfareState, sniper: Support, mover: Unit) -> None:
    """warfare.sniper.overwatch, .no_mods, .park: it pays, rolls without modifiers but its own damage, and is parked."""
    sniper.overwatch = False
    pay(state, sniper.side, price(sniper, sniper.profile.light.cost))
    throw = Throw(sniper.profile.light.rank, damage_shift(sniper))
    result = await combat_roll(state, sniper.side, throw, "warfare.sniper.overwatch", sniper.id)
    strike(state, mover, result, ["warfare.sniper.overwatch"], sniper.side)
    sniper.parked = state.spent[sniper.side]
    sniper.parked_turn = state.turn
