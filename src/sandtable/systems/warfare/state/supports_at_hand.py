"""Supports off the map: when one is at hand, and how it goes to the action track and comes back."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Reason
from sandtable.systems.warfare.book.profiles import ARTILLERY, BOXES, CAS, DRONE, MORTAR, SNIPER
from sandtable.systems.warfare.state.action_track import box
from sandtable.systems.warfare.state.names import piece_word
from sandtable.systems.warfare.state.refusals import refused
from sandtable.systems.warfare.state.state import NOBODY, STEADY, Support, WarfareState

CHAPTERS = {ARTILLERY: 3, MORTAR: 3, SNIPER: 4, CAS: 5, DRONE: 5}
"""warfare.scenario.topics: the chapter that teaches each kind."""


ON_TRACK: Final = refused("warfare.support.return")


def on_track(state: WarfareState, support: Support) -> bool:
    """warfare.support.return: whether a support still waits on the action track.

    It is back once its owner has spent 40 AP since it was parked, and never in the same turn.
    """
    if support.parked == NOBODY:
        return False
    if state.turn <= support.parked_turn:
        return True
    return state.spent[support.side] - support.parked < BOXES


def why_not_call(state: WarfareState, support: Support) -> list[Reason]:
    """Why a support is not at hand (warfare.setup.support_turn: one that is still to arrive).

    warfare.support.morale: with morale damage it can neither be used nor go on overwatch.
    """
    if support.gone:
        return refused("warfare.fire.result_elim")
    if support.arrives > state.turn:
        return refused("warfare.setup.support_turn")
    if CHAPTERS[support.profile.kind] > state.scenario.chapter:
        return refused("warfare.scenario.topics")
    if on_track(state, support):
        return ON_TRACK
    return refused("warfare.support.morale") if support.morale != STEADY else []


def can_call(state: WarfareState, support: Support) -> bool:
    """Whether a support is at hand."""
    return not why_not_call(state, support)


def park(state: WarfareState, support: Support, why: str) -> None:
    """warfare.support.park: after use it goes into the box in which its owner's cube is now, after payment."""
    support.overwatch = False
    if support.gone:
        return
    support.parked = state.spent[support.side]
    support.parked_turn = state.turn
    state.tell(
        "warfare-event-parked",
        lambda: {"unit": piece_word(support), "box": box(state.levels[support.side])},
        [why, "warfare.support.park"],
        support.side,
        support.id,
    )


def wipe(support: Support) -> None:
    """warfare.drone.used: a drone loses every counter it had."""
    support.damage = 0
    support.morale = STEADY
