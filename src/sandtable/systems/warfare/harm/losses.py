"""How units, supports and those they carry leave the game."""

from __future__ import annotations

from sandtable.hexmap import OFF
from sandtable.systems.warfare.state.names import piece_word
from sandtable.systems.warfare.state.state import LOST, NOBODY, Piece, Unit, WarfareState


def eliminate(state: WarfareState, piece: Piece, rules: list[str], by: int) -> None:
    """warfare.fire.result_elim: the piece is removed from the game, and whoever is aboard with it."""
    if piece.gone:
        return
    piece.gone = True
    piece.overwatch = False
    state.tell("warfare-event-eliminated", lambda: {"unit": piece_word(piece)}, rules, piece.side, piece.id)
    if isinstance(piece, Unit):
        _lose_load(state, piece, by)
        if piece.hex != OFF:
            state.put(piece, OFF)


def _lose_load(state: WarfareState, unit: Unit, by: int) -> None:
    """warfare.transport.carrier_lost: the unit or the Civilians aboard are eliminated too."""
    if unit.cargo != NOBODY:
        rider = state.units[unit.cargo]
        unit.cargo = NOBODY
        rider.carrier = NOBODY
        eliminate(state, rider, ["warfare.transport.carrier_lost"], by)
    if unit.crowd != NOBODY:
        crowd = state.counters[unit.crowd]
        unit.crowd = NOBODY
        crowd.aboard = NOBODY
        state.remove(crowd, LOST, by)
        state.tell(
            "warfare-event-civilians-lost", None, ["warfare.transport.carrier_lost"], unit.side, crowd.id
        )
