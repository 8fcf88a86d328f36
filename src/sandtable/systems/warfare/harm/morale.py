"""Morale: Shaken, Suppressed, surrender."""

from __future__ import annotations

from sandtable.systems.warfare.harm.losses import eliminate
from sandtable.systems.warfare.state.names import piece_word
from sandtable.systems.warfare.state.state import SHAKEN, STEADY, SUPPRESSED, Piece, WarfareState


def demoralise(state: WarfareState, piece: Piece, levels: int, rules: list[str], by: int) -> None:
    """warfare.morale.levels, warfare.morale.surrender: so many levels down; whoever is Suppressed already surrenders.

    warfare.overwatch.ends: morale damage ends overwatch.
    """
    for _ in range(levels):
        if piece.gone:
            return
        piece.overwatch = False
        if piece.morale == SUPPRESSED:
            state.tell(
                "warfare-event-surrender",
                lambda: {"unit": piece_word(piece)},
                ["warfare.morale.surrender"],
                piece.side,
                piece.id,
            )
            eliminate(state, piece, ["warfare.morale.surrender"], by)
            return
        piece.morale += 1
        message = "warfare-event-shaken" if piece.morale == SHAKEN else "warfare-event-suppressed"
        why = "warfare.morale.shaken" if piece.morale == SHAKEN else "warfare.morale.suppressed"
        state.tell(message, lambda: {"unit": piece_word(piece)}, [*rules, why], piece.side, piece.id)


def hearten(state: WarfareState, piece: Piece, levels: int, rules: list[str]) -> None:
    """So many levels of morale regained, never beyond steady."""
    if piece.morale == STEADY:
        return
    piece.morale = max(piece.morale - levels, STEADY)
    message = "warfare-event-steady" if piece.morale == STEADY else "warfare-event-shaken-again"
    state.tell(message, lambda: {"unit": piece_word(piece)}, rules, piece.side, piece.id)


def recover_all(state: WarfareState) -> None:
    """warfare.track.end_2_shaken, warfare.track.end_3_suppressed, warfare.morale.end_turn: everybody regains one level.

    Shaken counters go first, so those flipped from Suppressed stay on.
    """
    for unit in state.units:
        if unit.morale != STEADY and not unit.gone:
            _recover_one(state, unit)
    for support in state.supports:
        if support.morale != STEADY and not support.gone:
            _recover_one(state, support)


def _recover_one(state: WarfareState, piece: Piece) -> None:
    why = "warfare.track.end_2_shaken" if piece.morale == SHAKEN else "warfare.track.end_3_suppressed"
    hearten(state, piece, 1, [why, "warfare.morale.end_turn"])
