"""A camera over the board: after every event it notes what has changed for each of those who watch.

Clients play a game back event by event from these notes: figures fall when their loss is told, not when the whole
answer is over. A note holds nothing that the side's view would not show at that moment. Games are filmed only where
somebody watches: a fork, a simulation and a game that is merely replayed to its end have no camera.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.core.event import Aim, Event
from sandtable.core.scene import SceneView
from sandtable.core.state import State, Watcher
from sandtable.core.system import AnySystem
from sandtable.core.wire import Json

NAMED: Final = ("tokens", "units")
"""Parts of a scene that change piece by piece: each piece has an id."""

WHOLE: Final = ("board", "turn", "sides", "terrain", "zones", "tracks", "hands")
"""Parts of a scene that are noted as a whole when anything in them changed."""

STANDING: Final = ("title", "briefing")
"""Parts of a scene that nobody is told of, since they never change."""

KEPT_NOTES: Final = 200
"""Of the latest events only: whoever has missed more begins with the picture as it is."""


class Camera(Watcher):
    """Watches a game for some sides (-1: an onlooker)."""

    def __init__(self, system: AnySystem, sides: list[int]) -> None:
        self.system = system
        self.sides = sides
        self.scenes: list[SceneView] = []
        self.earlier: list[SceneView] = []  # as each side saw it before the last event that it heard of
        self.noted: list[Event] = []
        self.last: Event | None = None
        self.expected: Aim | None = None  # an attack that begins with the next event
        self.now: dict[
            int, SceneView
        ] = {}  # what was looked at since the rules wait: views need not look again

    def begin(self, state: State) -> None:
        """Looks at the board as it is: from here on changes are noted."""
        self.scenes = [self.system.scene(state, side) for side in self.sides]
        for scene in self.scenes[1:]:
            scene_change(self.scenes[0], scene)  # the same ground lies under all of them
        self.earlier = self.scenes[:]
        self.last = None
        self.now = {}

    def expect(self, aim: Aim) -> None:
        """The next event is the beginning of an attack."""
        self.expected = aim

    def saw(self, state: State, event: Event) -> None:
        """Notes on the event what has changed since the last one that the side heard of."""
        if self.expected is not None:
            event.aim = self.expected
            self.expected = None
        self.now = {}
        for at, side in enumerate(self.sides):
            if event.visible_to(side):
                self.earlier[at] = self.scenes[at]
                self._note(state, event, at)
        self.last = event
        self.noted.append(event)
        if len(self.noted) > KEPT_NOTES:
            self.noted.pop(0).changes = {}

    def settled(self, state: State) -> None:
        """A rule may end with what it does not tell of, as a move with a turn: that goes with its last event.

        What comes after, of another answer, waits for an event of its own: this one has been told.
        """
        last, self.last = self.last, None
        self.now = {}
        if last is not None:
            for at, side in enumerate(self.sides):
                if last.visible_to(side):
                    self._note(state, last, at)
                    self.now[side] = self.scenes[at]

    def shown(self, side: int) -> SceneView | None:
        """The board as the rules left it for a side, if it was looked at then."""
        return self.now.get(side)

    def _note(self, state: State, event: Event, at: int) -> None:
        """Notes what is different from before the event, and who can be seen to attack."""
        side = self.sides[at]
        scene = self.system.scene(state, side)
        note = scene_change(self.earlier[at], scene)
        aim = event.aim
        if aim is not None:
            seen = seen_aim(aim, self.earlier[at], scene)
            if seen:
                note["aim"] = seen
        self.scenes[at] = scene
        if note:
            event.changes[side] = note


def seen_aim(aim: Aim, *scenes: SceneView) -> dict[str, Json]:
    """An attack as far as a side sees who makes it and whom it is at; empty when it sees neither."""
    shown = shown_in(scenes)
    shooters: list[Json] = [id for id in aim.shooters if id in shown]
    note: dict[str, Json] = {"shooters": shooters} if shooters else {}
    if aim.at in shown:
        note["at"] = aim.at
    elif aim.spot is not None:
        note["spot"] = [aim.spot[0], aim.spot[1]]
    if len(note) > 1 and aim.distance >= 0.0:
        note["distance"] = round(aim.distance, 1)
    return note


def shown_in(scenes: tuple[SceneView, ...]) -> dict[str, bool]:
    """The tokens, the units that have some, and the pieces of terrain on these boards."""
    shown: dict[str, bool] = {}
    for scene in scenes:
        for token in scene["tokens"]:
            shown[token["id"]] = True
            shown[token["unit"]] = True
        for piece in scene["terrain"]:
            shown[piece["id"]] = True
    shown.pop("", None)
    return shown


def scene_change(before: SceneView, after: SceneView) -> dict[str, Json]:
    """What is different: tokens and units that are new or not as they were, those that are gone, parts as a whole.

    What is the same is kept once: the later scene, which must be nobody else's yet, takes it over from the earlier.
    Scenes are by far the largest part of a game in memory, and from one event to the next little of them changes.
    """
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
        if old[part] == new[part]:
            new[part] = old[part]
        else:
            note[part] = new[part]
    for part in STANDING:
        if part in old and old[part] == new.get(part):
            new[part] = old[part]
    return note


def _pieces_change(before: list[dict[str, Json]], after: list[dict[str, Json]]) -> dict[str, Json]:
    """`set`: pieces that are new or changed; `gone`: ids; `order`: all ids, where what is left stands in another."""
    known = {cast("str", piece["id"]): piece for piece in before}
    changed: list[Json] = []
    fresh: list[str] = []
    present: dict[str, bool] = {}
    for at, piece in enumerate(after):
        id = cast("str", piece["id"])
        present[id] = True
        if id not in known:
            fresh.append(id)
        if id not in known or known[id] != piece:
            changed.append(cast("Json", piece))
        else:
            after[at] = known[id]
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
