"""Helicopters: low over open ground and water, high over everything else."""

from __future__ import annotations

from sandtable.hexmap import OFF
from sandtable.systems.warfare.book.profiles import HELICOPTER
from sandtable.systems.warfare.book.terrain import OPEN, WATER
from sandtable.systems.warfare.state.state import Unit, WarfareState


def is_high(state: WarfareState, unit: Unit) -> bool:
    """warfare.heli.high, warfare.heli.overwatch_high: over other terrain, or on overwatch wherever it is."""
    if unit.profile.kind != HELICOPTER or unit.hex == OFF:
        return False
    return unit.overwatch or not low_ground(state, unit.hex)


def low_ground(state: WarfareState, hex: int) -> bool:
    """warfare.heli.low: whether a helicopter over the hex flies low, unless it is on overwatch."""
    kind = state.ground.kinds[hex]
    return kind in (OPEN, WATER)
