"""The price of an answer in its preview: in AP, and as the cube's way on the action track."""

from __future__ import annotations

from sandtable.core.preview import Preview, TrackMove
from sandtable.core.wire import Message, side_letter
from sandtable.systems.warfare.state.action_track import box
from sandtable.systems.warfare.state.state import WarfareState

ACTION_TRACK = "action"
"""The id of the action track in the scene."""


def show_price(state: WarfareState, preview: Preview, side: int, ap: int) -> None:
    """warfare.track.spend: what an answer costs, and from which box to which it moves the cube."""
    words = Message("warfare-fact-price", {"ap": ap})
    preview.cost = float(ap)
    preview.facts.append(words)
    level = state.levels[side]
    move = TrackMove(ACTION_TRACK, side_letter(side), box(level), box(level - ap), words)
    preview.tracks.append(move)
