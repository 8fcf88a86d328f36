"""Cover: how the terrain under a target shifts the die of whoever fires at it."""

from __future__ import annotations

from sandtable.hexmap import OFF
from sandtable.systems.warfare.book.terrain import COVER, FORTIFICATION
from sandtable.systems.warfare.ground.helicopters import is_high
from sandtable.systems.warfare.state.dice import Shift
from sandtable.systems.warfare.state.state import Unit, WarfareState


def terrain_shift(state: WarfareState, target: Unit, from_hex: int) -> list[Shift]:
    """warfare.fire.mod_terrain, warfare.fire.whole_unit_cover: the shift of the terrain under the target.

    warfare.fort.outside, warfare.fort.inside, warfare.fort.indirect: in a fortification the side by which the
    line comes in decides; without a line of fire (`from_hex` OFF) it is plain cover. warfare.heli.high: none
    for a high helicopter.
    """
    if is_high(state, target):
        return []
    return hex_shift(state, target.hex, from_hex)


def hex_shift(state: WarfareState, hex: int, from_hex: int) -> list[Shift]:
    """The shift that the terrain of a hex gives to fire at it; warfare.terrain.open_shift: none in the open."""
    kind = state.ground.kinds[hex]
    row = state.ground.profiles[kind]
    if kind == FORTIFICATION:
        if from_hex == OFF:
            return [Shift(row.shift_indirect, "warfare-mod-fort-indirect", "warfare.fort.indirect")]
        if state.ground.through_triangles(from_hex, hex):
            return [Shift(row.shift, "warfare-mod-fort", "warfare.fort.outside")]
        return [Shift(row.shift_inside, "warfare-mod-fort-inside", "warfare.fort.inside")]
    if row.shift == 0:
        return []  # warfare.terrain.open_shift
    why = "warfare.terrain.cover_shift" if kind == COVER else "warfare.terrain.other_shifts"
    return [Shift(row.shift, "warfare-mod-terrain", why, {"terrain": {"id": "warfare-terrain-" + row.id}})]


def assault_shift(state: WarfareState, hex: int) -> list[Shift]:
    """warfare.assault.die: cover shifts the die of an assault too; a fortification does not.

    The assault comes through an unmarked side (warfare.fort.inside).
    """
    return hex_shift(state, hex, OFF) if state.ground.kinds[hex] == COVER else []
