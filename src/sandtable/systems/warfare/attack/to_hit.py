"""The die that an attack rolls: its colour, and everything that shifts it. Warfare has no number to hit."""

from __future__ import annotations

from sandtable.systems.warfare.ground.cover import assault_shift, terrain_shift
from sandtable.systems.warfare.harm.damage import damage_shift
from sandtable.systems.warfare.state.dice import Shift, Throw
from sandtable.systems.warfare.state.names import piece_word
from sandtable.systems.warfare.state.state import Piece, Unit, WarfareState


def fire_throw(
    state: WarfareState, firer: Piece, rank: int, target: Unit, from_hex: int, defence: int
) -> Throw:
    """The die with everything that shifts it.

    warfare.fire.base_die, warfare.fire.mod_defence, warfare.fire.mod_terrain, warfare.fire.mod_damage.
    """
    shifts = [defence_shift(target, defence)]
    shifts.extend(terrain_shift(state, target, from_hex))
    shifts.extend(damage_shift(firer))
    return Throw(rank, shifts)


def defence_shift(target: Piece, defence: int) -> Shift:
    """warfare.fire.mod_defence: the target's defence shifts the die to the left."""
    return Shift(-defence, "warfare-mod-defence", "warfare.fire.mod_defence", {"unit": piece_word(target)})


def assault_throw(state: WarfareState, unit: Unit, target: Unit, rank: int) -> Throw:
    """The column's colour, shifted by cover and by the assaulter's damage.

    warfare.assault.die, warfare.assault.no_defence.
    """
    return Throw(rank, [*assault_shift(state, target.hex), *damage_shift(unit)])
