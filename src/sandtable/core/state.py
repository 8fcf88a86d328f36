"""The state every system's own state descends from: what the driver needs of it, and nothing more."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

from sandtable.core.event import Aim, Event
from sandtable.core.scene import SceneView
from sandtable.core.wire import Json, Message, side_letter

Values: TypeAlias = dict[str, Json]
Ways: TypeAlias = list[tuple[str, list[tuple[float, float]]]]


class ScoreLine:
    """One line of the score: which side got how many points, for what, and by which rule."""

    __slots__ = ("message", "points", "side", "why")

    def __init__(self, side: int, points: float, message: Message, why: str) -> None:
        self.side = side
        self.points = points
        self.message = message
        self.why = why

    def wire(self) -> dict[str, Json]:
        out = self.message.wire()
        out["side"] = side_letter(self.side)
        out["points"] = self.points
        out["why"] = self.why
        return out


class Result:
    """How a game ended: the winning side (-1 for a draw), points per side, why, and the score line by line."""

    __slots__ = ("lines", "message", "points", "why", "winner")

    def __init__(
        self,
        winner: int,
        points: list[float],
        why: str,
        message: Message | None = None,
        lines: list[ScoreLine] | None = None,
    ) -> None:
        self.winner = winner
        self.points = points
        self.why = why
        self.message = message  # how it was decided, in a sentence
        self.lines: list[ScoreLine] = lines if lines is not None else []

    def wire(self) -> dict[str, Json]:
        from_sides: list[Json] = [point for point in self.points]
        letter: Json = "ABCD"[self.winner] if self.winner >= 0 else None
        return {"winner": letter, "points": from_sides, "why": self.why}

    def told(self) -> dict[str, Json]:
        """The result with its explanation. Journals keep the bare one: words may change, results may not."""
        out = self.wire()
        message = self.message
        if message is not None:
            out["message"] = message.wire()
        out["lines"] = [line.wire() for line in self.lines]
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Whoever looks at the board with every event that is told (core/camera.py)."""

    def begin(self, state: State) -> None:
        """Called with the board as it is before the first event."""

    def expect(self, aim: Aim) -> None:
        """Called before the event with which an attack begins."""

    def saw(self, state: State, event: Event) -> None:
        """Called when an event has been taken down."""

    def settled(self, state: State) -> None:
        """Called when the rules wait: what has changed since the last event belongs to it."""

    def shown(self, side: int) -> SceneView | None:
        """The board as a side sees it while the rules wait, where it has been looked at already."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain mutable state, kept by a subclass with its own `clone`, `digest`, `dump` and `known`.

    It holds everything the game needs to go on from a checkpoint. The events are not state: a fork has no
    listener and keeps none.
    """

    # Fields that a snapshot leaves out (core/snapshot.py).
    passing: ClassVar[tuple[str, ...]] = ("events", "watcher")

    def __init__(self) -> None:
        self.events: list[Event] | None = None
        self.watcher: Watcher | None = None
        self.reveals = 0  # grows when something hidden is shown: undo does not go back behind it
        self.result: Result | None = None

    def clone(self) -> State:
        """A copy that shares nothing mutable with this one, without a listener."""
        raise TypeError("a state writes its own clone()")

    def digest(self) -> str:
        """Equal strings mean equal states."""
        raise TypeError("a state writes its own digest()")

    def dump(self) -> dict[str, Json]:
        """The whole state as JSON, for the referee and for tests."""
        raise TypeError("a state writes its own dump()")

    def known(self, side: int) -> State:
        """A copy as this side knows it: what is hidden from it is gone or replaced by what it may see."""
        raise TypeError("a state writes its own known()")

    def resumed(self) -> None:
        """Called on a state out of a snapshot: works out again what cannot wait until it is wanted."""

    def copy_core(self, other: State) -> None:
        """Takes over the fields of this class from another state, but not its listener."""
        self.reveals = other.reveals
        self.result = other.result

    def listens(self) -> bool:
        """Whether anybody wants events; in forks nobody does."""
        return self.events is not None

    def tell(
        self,
        message: str,
        values: Values | Callable[[], Values] | None = None,
        rules: list[str] | None = None,
        side: int = -1,
        subject: str = "",
        moved: Ways | Callable[[], Ways] | None = None,
        seen_by: list[int] | None = None,
    ) -> None:
        """Tells whoever listens of an event.

        Values and ways that cost something to make are handed over as what makes them: it is called where somebody
        listens, at once, and never in a fork.
        """
        if self.events is None:
            return
        if values is not None and not isinstance(values, dict):
            values = values()
        if moved is not None and not isinstance(moved, list):
            moved = moved()
        self.report(Event(message, values, rules, side, subject, moved, seen_by))

    def aim(self, make: Callable[[], Aim]) -> None:
        """Says who is about to attack whom, for whoever films it: the next event or throw of dice carries it."""
        watcher = self.watcher
        if watcher is not None:
            watcher.expect(make())

    def tell_all(self, make: Callable[[], list[Event]]) -> None:
        """Tells of several events, or of one whose every part costs something: made only where somebody listens."""
        if self.events is not None:
            for event in make():
                self.report(event)

    def report(self, event: Event) -> None:
        """Takes an event down for the listener; a system whose sides hide things says here who may know of it."""
        self.take_down(event)

    def take_down(self, event: Event) -> None:
        """Adds an event to what has been told, and lets whoever watches look at the board."""
        events = self.events
        if events is not None:
            events.append(event)
            watcher = self.watcher
            if watcher is not None:
                watcher.saw(self, event)
