"""What units, supports and sides are called in sentences."""

from __future__ import annotations

from sandtable.core.wire import Json
from sandtable.systems.warfare.state.state import Piece, Support, Unit, WarfareState


def unit_word(unit: Unit) -> Json:
    """The type of a unit as a nested message, with its number where there are several."""
    if unit.number == 0:
        return unit.profile.name
    return {"id": "warfare-numbered", "values": {"name": unit.profile.name, "n": unit.number}}


def piece_word(piece: Piece) -> Json:
    """The name of a unit or support."""
    if isinstance(piece, Unit):
        return unit_word(piece)
    assert isinstance(piece, Support)
    return piece.profile.name


def side_word(state: WarfareState, side: int) -> Json:
    """What a side is called."""
    return state.seats[side].name
