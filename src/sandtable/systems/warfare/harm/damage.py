"""Physical damage, and what a combat result does to a unit or a support."""

from __future__ import annotations

from sandtable.core.wire import Json
from sandtable.systems.warfare.harm.elimination import eliminate
from sandtable.systems.warfare.harm.morale import demoralise
from sandtable.systems.warfare.state.dice import DAMAGE1, DAMAGE2, ELIMINATED, MISS, MORALE_HIT, Shift
from sandtable.systems.warfare.state.names import piece_word
from sandtable.systems.warfare.state.state import Piece, WarfareState

FATAL = 3
"""warfare.damage.eliminated."""


def damage_shift(piece: Piece) -> list[Shift]:
    """warfare.damage.shift: a unit with 1 damage gets <1, with 2 damage <2, on every roll it makes."""
    if piece.damage == 0:
        return []
    return [Shift(-piece.damage, "warfare-mod-damage", "warfare.damage.shift", {"n": piece.damage})]


def hurt(state: WarfareState, piece: Piece, n: int, rules: list[str], by: int) -> None:
    """Damage adds up, is never recovered, and three of it kill.

    warfare.damage.levels, warfare.damage.permanent, warfare.damage.eliminated.
    """
    if piece.gone:
        return
    piece.damage = min(piece.damage + n, FATAL)
    if state.listens():
        said: dict[str, Json] = {"unit": piece_word(piece), "n": n, "total": piece.damage}
        state.tell("warfare-event-damaged", said, [*rules, "warfare.damage.levels"], piece.side, piece.id)
    if piece.damage >= FATAL:
        eliminate(state, piece, ["warfare.damage.eliminated"], by)


def strike(state: WarfareState, piece: Piece, result: int, rules: list[str], by: int) -> None:
    """warfare.fire.result_miss to .result_elim: what a combat result does to its target.

    warfare.transport.carrier_hit: whoever is aboard feels nothing short of the carrier's end.
    """
    if result == MISS:
        if state.listens():
            said: dict[str, Json] = {"unit": piece_word(piece)}
            state.tell("warfare-event-missed", said, [*rules, "warfare.fire.result_miss"], by, piece.id)
    elif result == MORALE_HIT:
        demoralise(state, piece, 1, [*rules, "warfare.fire.result_morale"], by)
    elif result == DAMAGE1:
        hurt(state, piece, 1, [*rules, "warfare.fire.result_1"], by)
    elif result == DAMAGE2:
        hurt(state, piece, 2, [*rules, "warfare.fire.result_2"], by)
        # warfare.opt.masini: whoever survives two damage at a blow loses heart as well
        if not piece.gone and state.switched_on("masini"):
            demoralise(state, piece, 1, ["warfare.opt.masini"], by)
    elif result == ELIMINATED:
        eliminate(state, piece, [*rules, "warfare.fire.result_elim"], by)
