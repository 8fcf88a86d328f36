"""A camera over the board: after every event it notes what has changed for each of those who watch.

Clients play a game back event by event from these notes: figures fall when their loss is told, not when the whole
answer is over. A note holds nothing that the side's view would not show at that moment. Games are filmed only where
somebody watches: a fork, a simulation and a game that is merely replayed to its end have no camera.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.core.event import Event
from sandtable.core.scene import SceneView
from sandtable.core.state import State, Watcher
from sandtable.core.system import AnySystem
from sandtable.core.wire import Json

NAMED: Final = ("tokens", "units")
"""Parts of a scene that change piece by piece: each piece has an id."""

WHOLE: Final = ("board", "turn", "sides", "terrain", "zones", "tracks", "hands")
"""Parts of a scene that are noted as a whole when anything in them changed."""

KEPT_NOTES: Final = 200
"""Of the latest events only: whoever has missed more begins with the picture as it is."""


class Camera(Watcher):
    """Watches a game for some sides (-1: an onlooker)."""

    def __init__(self, system: AnySystem, sides: list[int]) -> None:
        self.system = system
        self.sides = sides
        self.scenes: list[SceneView] = []
        self.noted: list[Event] = []

    def begin(self, state: State) -> None:
        """Looks at the board as it is: from here on changes are noted."""
        self.scenes = [self.system.scene(state, side) for side in self.sides]

    def saw(self, state: State, event: Event) -> None:
        """Notes on the event what has changed since the last one that the side heard of."""
        for at, side in enumerate(self.sides):
            if event.visible_to(side):
                scene = self.system.scene(state, side)
                note = scene_change(self.scenes[at], scene)
                self.scenes[at] = scene
                if note:
                    event.changes[side] = note
        self.noted.append(event)
        if len(self.noted) > KEPT_NOTES:
            self.noted.pop(0).changes = {}


def scene_change(before: SceneView, after: SceneView) -> dict[str, Json]:
    """What is different: tokens and units that are new or not as they were, those that are gone, parts as a whole."""
    old = cast("dict[str, Json]", before)
    new = cast("dict[str, Json]", after)
    note: dict[str, Json] = {}
    for part in NAMED:
        pieces = _pieces_change(
            cast("list[dict[str, Json]]", old[part]), cast("list[dict[str, Json]]", new[part])
        )
        if pieces:
            note[part] = pieces
    for part in WHOLE:
        if old[part] is not new[part] and old[part] != new[part]:
            note[part] = new[part]
    return note


def _pieces_change(before: list[dict[str, Json]], after: list[dict[str, Json]]) -> dict[str, Json]:
    """`set`: pieces that are new or changed; `gone`: ids; `order`: all ids, where what is left stands in another."""
    known = {cast("str", piece["id"]): piece for piece in before}
    changed: list[Json] = []
    fresh: list[str] = []
    present: dict[str, bool] = {}
    for piece in after:
        id = cast("str", piece["id"])
        present[id] = True
        if id not in known:
            fresh.append(id)
        if id not in known or known[id] != piece:
            changed.append(cast("Json", piece))
    gone: list[Json] = [id for id in known if id not in present]
    expected = [id for id in known if id in present] + fresh
    note: dict[str, Json] = {}
    if changed:
        note["set"] = changed
    if gone:
        note["gone"] = gone
    if expected != list(present):
        note["order"] = [id for id in present]
    return note
