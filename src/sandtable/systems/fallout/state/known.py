"""What one side may know: a copy of the state in which the rest is hidden. Views, bots and guesses all start here."""

from __future__ import annotations

from sandtable.systems.fallout.state.state import FalloutState


def known_state(state: FalloutState, side: int) -> FalloutState:
    """A copy in which hidden things are as this side sees them.

    fallout.mine.place.distance: counters of others lie face down, so all of them look like mines.
    fallout.s3.boxes: nobody knows what is in a closed box. The stock of counters is its owner's business.
    """
    copy = state.clone()
    for mine in copy.mines:
        if mine.side != side and not mine.revealed:
            mine.decoy = False
    for chest in copy.chests:
        if chest.opened_by == -2:
            chest.number = 0
    for other in range(copy.sides):
        if other != side:
            copy.mine_stock[other] = 0
            copy.decoy_stock[other] = 0
    return copy
