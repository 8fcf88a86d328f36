"""A journal to scrub through: any moment of it as a view, where turns begin, and how the score ran."""

from __future__ import annotations

from sandtable.core.event import Event
from sandtable.core.game import Base, Entry, Game
from sandtable.core.setup import setup_of
from sandtable.core.system import system
from sandtable.core.wire import Json
from sandtable.server.replica import opening

# Entries replayed at a time: few enough that the driver still keeps every checkpoint among them.
STRIDE = 6


class Moment:
    """A checkpoint: the state there, how many events lay before it, the turn and the scores."""

    __slots__ = ("base", "events", "scores", "turn")

    def __init__(self, base: Base, events: int, turn: int, scores: list[float]) -> None:
        self.base = base
        self.events = events
        self.turn = turn
        self.scores = scores


class Reel:
    """A whole journal run through once; every checkpoint is kept, so that any moment is near one."""

    def __init__(self, setup: dict[str, Json], entries: list[Entry]) -> None:
        self.rules = system(str(setup.get("system")))
        self.setup = setup_of(setup)
        self.entries = entries
        self.events: list[Event] = []
        self.moments: list[Moment] = [self._moment(Base(0, opening(self.rules, setup)), 0)]
        for upto in [*range(STRIDE, len(entries), STRIDE), len(entries)]:
            self._run_on(upto)

    def _run_on(self, upto: int) -> None:
        last = self.moments[-1]
        game = self._game_at(last, upto)
        self.events = self.events[: last.events] + game.events
        for base in game.bases[1:]:
            if base.at > last.base.at:
                self.moments.append(self._moment(Base(base.at, base.state), last.events + base.events))

    def _moment(self, base: Base, events: int) -> Moment:
        scene = self.rules.scene(base.state, -1)
        return Moment(base, events, scene["turn"]["number"], [side["score"] for side in scene["sides"]])

    def _game_at(self, moment: Moment, at: int) -> Game:
        return Game(self.rules, self.setup, None, moment.base, self.entries[:at])

    def frame(self, at: int, side: int, events_from: int = 0) -> dict[str, Json]:
        """The view of a side (-1: an onlooker) after `at` entries, with the marks of the whole journal."""
        place = min(max(at, 0), len(self.entries))
        near = [moment for moment in self.moments if moment.base.at <= place][-1]
        game = self._game_at(near, place)
        view = game.view(side)
        before = [event for event in self.events[: near.events] if event.visible_to(side)]
        view.events = before + view.events
        wired = view.wire(events_from)
        wired["undo"] = {"allowed": False, "reasons": []}
        return {**wired, "at": place, **self._marks()}

    def _marks(self) -> dict[str, Json]:
        marks: list[Json] = []
        scores: list[Json] = []
        curve: list[Json] = []
        turn = -1
        before: list[float] | None = None
        for moment in self.moments:
            if moment.turn != turn:
                turn = moment.turn
                marks.append({"at": moment.base.at, "turn": turn})
                scores.append([score for score in moment.scores])
            if moment.scores != before:
                before = moment.scores
                curve.append({"at": moment.base.at, "scores": [score for score in moment.scores]})
        return {"entries": len(self.entries), "marks": marks, "scores": scores, "curve": curve}
