"""Physical damage, and what a combat result does to a unit or a support."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from sandtable.systems.warfare.harm.losses import eliminate
from sandtable.systems.warfare.harm.morale import demoralise
from sandtable.systems.warfare.state.dice import DAMAGE1, DAMAGE2, ELIMINATED, MISS, MORALE_HIT, Shift
from sandtable.systems.warfare.state.identities import MASINI
from sandtable.systems.warfare.state.names import piece_word
from sandtable.systems.warfare.state.state import SUPPRESSED, Piece, WarfareState

FATAL = 3
"""warfare.damage.eliminated."""


@final
@dataclass(eq=False)
class Harm:
    """What a result does to a piece: levels of morale, then damage, or its end; and the rule that says so."""

    why: str
    levels: int = 0
    damage: int = 0
    deadly: bool = False


COMBAT_HARMS = {
    MORALE_HIT: Harm("warfare.fire.result_morale", levels=1),
    DAMAGE1: Harm("warfare.fire.result_1", damage=1),
    DAMAGE2: Harm("warfare.fire.result_2", damage=2),
    ELIMINATED: Harm("warfare.fire.result_elim", deadly=True),
}
"""What each combat result but a miss does to its target."""


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
    state.tell(
        "warfare-event-damaged",
        lambda: {"unit": piece_word(piece), "n": n, "total": piece.damage},
        [*rules, "warfare.damage.levels"],
        piece.side,
        piece.id,
    )
    if piece.damage >= FATAL:
        eliminate(state, piece, ["warfare.damage.eliminated"], by)


def is_fatal(piece: Piece, harm: Harm) -> bool:
    """Whether a harm is the end of a piece: deadly, the third damage, or morale lost beyond Suppressed.

    warfare.damage.eliminated, warfare.morale.surrender.
    """
    return harm.deadly or piece.damage + harm.damage >= FATAL or piece.morale + harm.levels > SUPPRESSED


def inflict(state: WarfareState, piece: Piece, harm: Harm, rules: list[str], by: int) -> None:
    """Takes levels of morale and damage from a piece, or eliminates it, as a result says."""
    told = [*rules, harm.why]
    if harm.deadly:
        eliminate(state, piece, told, by)
    if harm.levels:
        demoralise(state, piece, harm.levels, told, by)
    if harm.damage:
        hurt(state, piece, harm.damage, told, by)


def strike(state: WarfareState, piece: Piece, result: int, rules: list[str], by: int) -> None:
    """warfare.fire.result_miss to .result_elim: what a combat result does to its target.

    warfare.transport.carrier_hit: whoever is aboard feels nothing short of the carrier's end.
    """
    if result == MISS:
        state.tell(
            "warfare-event-missed",
            lambda: {"unit": piece_word(piece)},
            [*rules, "warfare.fire.result_miss"],
            by,
            piece.id,
        )
        return
    inflict(state, piece, COMBAT_HARMS[result], rules, by)
    # warfare.opt.masini: whoever survives two damage at a blow loses heart as well
    if result == DAMAGE2 and not piece.gone and state.switched_on(MASINI):
        demoralise(state, piece, 1, ["warfare.opt.masini"], by)
