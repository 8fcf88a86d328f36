"""The two tracks as clients draw them: the ring of forty action boxes, and the turns."""

from __future__ import annotations

from typing import cast

from sandtable.core.scene import TrackMarker, TrackSpan, TrackView, Words
from sandtable.core.scene_words import words
from sandtable.core.wire import side_letter
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.price_preview import ACTION_TRACK
from sandtable.systems.warfare.book.profiles import BOXES
from sandtable.systems.warfare.state.action_track import available, box
from sandtable.systems.warfare.state.art import SUPPORT_PICTURES, unit_art
from sandtable.systems.warfare.state.identities import PLAYING
from sandtable.systems.warfare.state.names import side_word, unit_word
from sandtable.systems.warfare.state.state import NOBODY, WarfareState

TURN_TRACK = "turns"


def tracks_of(state: WarfareState) -> list[TrackView]:
    """The action track with the cubes, and the turn track."""
    return [_actions(state), _turns(state)]


def _actions(state: WarfareState) -> TrackView:
    """warfare.track.boxes: forty boxes from 40 down to 1, with a cube for each player and the parked supports."""
    markers: list[TrackMarker] = []
    for side in range(state.sides):
        markers.append(
            {
                "at": box(state.levels[side]),
                "name": cast("Words", side_word(state, side)),
                "side": side_letter(side),
                "kind": "cube",
                "note": words("warfare-track-level", {"level": state.levels[side]}),
            }
        )
    for support in state.supports:
        if support.parked == NOBODY or support.gone:
            continue
        level = state.levels[support.side] + state.spent[support.side] - support.parked
        markers.append(
            {
                "at": box(level),
                "name": cast("Words", support.profile.name),
                "side": side_letter(support.side),
                "kind": "support",
                "pic": SUPPORT_PICTURES[support.profile.kind],
            }
        )
    track: TrackView = {
        "id": ACTION_TRACK,
        "name": words("warfare-track-action"),
        "boxes": BOXES,
        "first": BOXES,
        "step": -1,
        "markers": markers,
        "why": "warfare.track.boxes",
    }
    # Whoever has paid for what is being told may be past the others' cubes: nothing is left to bracket then.
    if state.phase == PLAYING and state.active != NOBODY and state.sides > 1 and available(state) >= 0:
        track["spans"] = [_span(state)]
    return track


def _span(state: WarfareState) -> TrackSpan:
    """warfare.track.available: how far the active player's cube may go before another is active."""
    level = state.levels[state.active]
    left = available(state)
    return {
        "since": box(level),
        "until": box(level - left),
        "label": words("warfare-track-available", {"ap": left}),
        "side": side_letter(state.active),
    }


def _turns(state: WarfareState) -> TrackView:
    """warfare.track.turn_track: the turn cube, and what waits for its turn."""
    markers: list[TrackMarker] = [
        {"at": state.turn, "name": words("warfare-track-turn-cube"), "kind": "turn"},
    ]
    for support in state.supports:
        if support.arrives > state.turn and not support.gone:
            markers.append(
                {
                    "at": support.arrives,
                    "name": cast("Words", support.profile.name),
                    "side": side_letter(support.side),
                    "kind": "support",
                    "pic": SUPPORT_PICTURES[support.profile.kind],
                }
            )
    for unit in state.units:
        if unit.arrives > state.turn and unit.hex == OFF and not unit.gone:
            markers.append(
                {
                    "at": unit.arrives,
                    "name": cast("Words", unit_word(unit)),
                    "side": side_letter(unit.side),
                    "kind": "support",
                    "pic": unit_art(unit.profile)["pic"],
                }
            )
    return {
        "id": TURN_TRACK,
        "name": words("warfare-track-turns"),
        "boxes": state.scenario.turns,
        "labels": [f"T{turn}" for turn in range(1, state.scenario.turns + 1)],
        "markers": markers,
        "why": "warfare.track.turn_track",
    }
