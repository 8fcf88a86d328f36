"""What one side may know: a copy of the state in which the rest is hidden. Views, bots and guesses all start here."""

from __future__ import annotations

from typing import Final

from sandtable.systems.warzone.state.state import WarzoneState

UNKNOWN: Final = "?"  # a card whose face a side may not see


def known_state(state: WarzoneState, side: int) -> WarzoneState:
    """A copy in which the cards of others have no faces: their number is known, not what they are."""
    copy = state.clone()
    for other, holder in enumerate(copy.sides):
        if other != side:
            holder.hand = [UNKNOWN for _ in holder.hand]
            holder.deck = [UNKNOWN for _ in holder.deck]
    return copy
