"""The one place where a game leaves towards a side: what it may see, and nothing more."""

from __future__ import annotations

from typing import cast

from sandtable.core.event import Event
from sandtable.core.question import Question
from sandtable.core.scene import SceneView
from sandtable.core.state import Result
from sandtable.core.wire import Json, Reason, side_letter


class View:
    """A side's view: the scene, its own question if it is asked, the events it may know, the result."""

    def __init__(
        self,
        side: int,
        scene: SceneView,
        question: Question | None,
        waiting_for: int,
        events: list[Event],
        result: Result | None,
        undo: list[Reason],
    ) -> None:
        self.side = side
        self.scene = scene
        self.question = question
        self.waiting_for = waiting_for  # whose answer the game waits for; -1 when it is over
        self.events = events
        self.result = result
        self.undo = undo  # why the last answer cannot be taken back; empty when it can

    def wire(self, events_from: int = 0) -> dict[str, Json]:
        """All of it, with the events from that number on."""
        wired = self.bare(events_from)
        question = self.question
        if question is not None:
            wired["question"] = question.wire()
        return wired

    def bare(self, events_from: int = 0) -> dict[str, Json]:
        """The view without its question: for whoever keeps the question's description, which is made once."""
        result = self.result
        return {
            "side": side_letter(self.side) if self.side >= 0 else None,
            "scene": cast("Json", self.scene),
            "question": None,
            "waiting_for": side_letter(self.waiting_for) if self.waiting_for >= 0 else None,
            "events": [event.wire_for(self.side) for event in self.events[events_from:]],
            "events_from": events_from,
            "result": result.told() if result is not None else None,
            "undo": {"allowed": not self.undo, "reasons": [reason.wire() for reason in self.undo]},
        }
