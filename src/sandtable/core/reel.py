"""A journal to scrub through: any moment of it as a view, where turns begin, and how the score ran.

A journal of other rules is shown as far as the rules of the day come. From there on the picture stands still, and what
was answered and rolled is listed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.core.camera import Camera
from sandtable.core.carrying import BROKEN, Act, acts_of, begun, notice, shown_message
from sandtable.core.event import Event
from sandtable.core.game import Base, Carried, Closed, Entry, Game, ReplayError, Rolled
from sandtable.core.journal import canonical
from sandtable.core.setup import Setup, SetupError
from sandtable.core.snapshot import SnapshotError
from sandtable.core.system import AnySystem
from sandtable.core.wire import Json, side_letter

UNPLAYABLE: Final = (SetupError, SnapshotError, *BROKEN)


class Moment:
    """A checkpoint: the state there, how many events of its act lay before it, the turn and the scores."""

    __slots__ = ("base", "scores", "turn")

    def __init__(self, base: Base, turn: int, scores: list[float]) -> None:
        self.base = base
        self.turn = turn
        self.scores = scores


class Stretch:
    """An act as the rules of the day show it: up to the entry `upto`, at which `fault` says what does not fit."""

    def __init__(self, act: Act, told: list[Event]) -> None:
        self.act = act
        self.told = told  # what was told before it
        self.upto = act.start
        self.fault: ReplayError | None = None
        self.moments: list[Moment] = []
        self.events: list[Event] = []
        self.reached: list[int] = []  # events of the act after each of its entries, the first before any
        self.end: Game | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Reel:
    """A whole journal run through once; every checkpoint is kept, so that any moment is near one.

    `result` is what the journal states when the game is over: nothing in it is secret any more.
    """

    def __init__(
        self, rules: AnySystem, setup: Setup, entries: list[Entry], played: int, result: Json = None
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.entries = entries
        self.played = played  # the rules version of the last act
        self.result = result
        self.stretches: list[Stretch] = []
        told: list[Event] = []
        for act in acts_of(entries):
            carried = act.carried
            if carried is not None:
                told = [*told, notice(carried, act.start - 1)]
            stretch = Stretch(act, told)
            self._run(stretch)
            self.stretches.append(stretch)
            told = [*told, *stretch.events]

    def _run(self, stretch: Stretch) -> None:
        """Plays an act again as far as it holds, keeping every checkpoint on the way."""
        act = stretch.act
        try:
            game, _ = begun(self.rules, self.setup, self.entries, act, True)
            stretch.moments.append(self._moment(game.bases[0]))
        except UNPLAYABLE as trouble:
            stretch.fault = ReplayError(act.start, str(trouble), "core-misfit-opening")
            return
        self._passed(stretch, game)
        for at in range(act.start, act.stop):
            try:
                game.take(self.entries[at])
            except ReplayError as fault:
                stretch.fault = fault
                break
            except BROKEN as error:
                stretch.fault = ReplayError(at, f"the rules fall over ({error})", "core-misfit-broke")
                break
            stretch.upto = at + 1
            self._passed(stretch, game)
        stretch.events = game.events[: stretch.reached[-1]]

    def _passed(self, stretch: Stretch, game: Game) -> None:
        stretch.reached.append(len(game.events))
        last = stretch.moments[-1].base.at
        for base in game.bases:
            if base.at > last:
                stretch.moments.append(self._moment(Base(base.at, base.state, base.events)))

    def _moment(self, base: Base) -> Moment:
        scene = self.rules.scene(base.state, -1)
        return Moment(base, scene["turn"]["number"], [side["score"] for side in scene["sides"]])

    # ------------------------------------------------------------ one moment

    def stretch_at(self, at: int) -> Stretch:
        """The act in which a moment lies."""
        for stretch in self.stretches:
            if at <= stretch.act.stop:
                return stretch
        return self.stretches[-1]

    def game_at(self, stretch: Stretch, place: int, camera: Camera | None = None) -> tuple[Game, int]:
        """The game after so many entries, and how many events of its act lay before its own.

        Under a camera it begins before the last of them, so that what came of it is filmed.
        """
        upto = place if camera is None or place <= stretch.moments[0].base.at else place - 1
        near = [moment for moment in stretch.moments if moment.base.at <= upto][-1].base
        base = Base(near.at, near.state)
        return Game(self.rules, self.setup, None, base, self.entries[:place], camera=camera), near.events

    def frame(self, at: int, side: int, events_from: int = 0) -> dict[str, Json]:
        """The view of a side (-1: an onlooker) after `at` entries, with the marks of the whole journal."""
        place = min(max(at, 0), len(self.entries))
        stretch = self.stretch_at(place)
        if not stretch.moments:
            raise SetupError(str(stretch.fault))
        camera = Camera(self.rules, [side])
        game, before = self.game_at(stretch, min(place, stretch.upto), camera)
        view = game.view(side)
        events = [*stretch.told, *stretch.events[:before], *game.events, *self.listed(stretch, place)]
        view.events = [event for event in events if event.visible_to(side)]
        wired = view.wire(events_from)
        wired["undo"] = {"allowed": False, "reasons": []}
        if place > stretch.upto:
            wired["question"] = None
        if place == len(self.entries) and self.result is not None and wired["result"] is None:
            wired["result"] = self.result
            wired["waiting_for"] = None
        return {**wired, "at": place, **self.marks(), "rules": self.versions()}

    def listed(self, stretch: Stretch, place: int) -> list[Event]:
        """What was answered and rolled after the last moment that can be shown, line by line."""
        fault = stretch.fault
        if fault is None or place <= stretch.upto:
            return []
        values: dict[str, Json] = {"entry": stretch.upto + 1, "why": {"id": fault.why}}
        lines = [Event("core-listed", values, [fault.rule] if fault.rule else [])]
        lines.extend(self._line(entry) for entry in self.entries[stretch.upto : place])
        return lines

    def _line(self, entry: Entry) -> Event:
        over = self.result is not None
        if isinstance(entry, Rolled):
            faces = ", ".join(str(face) for face in entry.faces)
            return Event("core-listed-roll", {"faces": faces}, seen_by=None if over else entry.known_to)
        assert not isinstance(entry, Carried)
        if isinstance(entry, Closed):
            return Event("core-listed-closed", {"side": side_letter(entry.side), "how": entry.how})
        side = side_letter(entry.side)
        values: dict[str, Json] = {"side": side, "answer": canonical(entry.answer)}
        return Event("core-listed-answer", values, [], entry.side, seen_by=None if over else [entry.side])

    # ------------------------------------------------------------ the whole

    def holds(self) -> bool:
        """Whether the rules of the day come to the end, and to the result that is stated."""
        last = self.stretches[-1]
        if last.fault is not None or not last.moments:
            return False
        result = self.game_at(last, last.upto)[0].result
        return self.result is None or (
            result is not None and canonical(result.wire()) == canonical(self.result)
        )

    def versions(self) -> dict[str, Json]:
        """Which rules it was played with, and the sentence that says how far those of the day show it."""
        last = self.stretches[-1]
        why = last.fault.why if last.fault is not None else ""
        same = self.holds() if self.played != self.rules.rules_version else True
        now = self.rules.rules_version
        message = shown_message(self.played, now, last.upto, len(self.entries), why, same)
        told = message.wire() if message is not None else None
        return {"played": self.played, "filmed": False, "message": told}

    def marks(self) -> dict[str, Json]:
        """Where turns begin, and how the score ran."""
        marks: list[Json] = []
        scores: list[Json] = []
        curve: list[Json] = []
        turn = -1
        before: list[float] | None = None
        for moment in [moment for stretch in self.stretches for moment in stretch.moments]:
            if moment.turn != turn:
                turn = moment.turn
                marks.append({"at": moment.base.at, "turn": turn})
                scores.append([score for score in moment.scores])
            if moment.scores != before:
                before = moment.scores
                curve.append({"at": moment.base.at, "scores": [score for score in moment.scores]})
        return {"entries": len(self.entries), "marks": marks, "scores": scores, "curve": curve}
