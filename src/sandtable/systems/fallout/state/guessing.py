"""What a side may imagine: mines and decoys of others drawn anew, with a stock that fits them."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import Lots
from sandtable.systems.fallout.book.words import TRAPS
from sandtable.systems.fallout.state.known import known_state
from sandtable.systems.fallout.state.state import FalloutState, Mine

MOST_LEFT: Final = 3  # pairs of counters that somebody who lays them is thought to have left, at most two


def guess_state(state: FalloutState, side: int, lots: Lots, seen: FalloutState | None) -> FalloutState:
    """What a side knows, with every counter that lies face down drawn anew: fallout.mine.buy, half of them are decoys.

    A counter that has been turned up or set off in `seen` is left what it was. The number of a closed box is drawn by
    the rules when it is opened, so nothing is guessed there.
    """
    copy = known_state(state, side)
    for at, mine in enumerate(state.mines):
        if mine.side != side and not mine.revealed:
            known = seen is not None and _come_to_light(mine, seen)
            copy.mines[at].decoy = mine.decoy if known else lots.below(2) == 0
    for other in range(copy.sides):
        if other != side and _lays(copy, other):
            _stock_up(copy, other, lots)
    return copy


def _come_to_light(mine: Mine, seen: FalloutState) -> bool:
    """Whether a counter no longer lies face down."""
    return all(other.id != mine.id or other.revealed for other in seen.mines)


def _lays(state: FalloutState, side: int) -> bool:
    """Whether somebody of that side knows how to lay counters."""
    return any(
        figure.skills.get(TRAPS, 0) > 0
        for unit in state.units
        if unit.side == side
        for figure in unit.figures
    )


def _stock_up(state: FalloutState, side: int, lots: Lots) -> None:
    """fallout.mine.buy: every mine comes with a decoy, so that what is missing on the table is still in hand."""
    decoys = sum(1 for mine in state.mines if mine.side == side and mine.decoy)
    mines = sum(1 for mine in state.mines if mine.side == side) - decoys
    left = lots.below(MOST_LEFT)
    state.mine_stock[side] = max(decoys - mines, 0) + left
    state.decoy_stock[side] = max(mines - decoys, 0) + left
