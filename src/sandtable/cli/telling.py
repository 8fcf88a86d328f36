"""A journal told from beginning to end: turns, and what happened in each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from sandtable.core.event import Event, Thrown
from sandtable.core.film import Film, FilmError, film_of
from sandtable.core.game import Game
from sandtable.core.journal import Journal, JournalError, read_journal
from sandtable.core.reel import Reel, Stretch
from sandtable.core.scene import SceneView
from sandtable.core.state import Result
from sandtable.core.system import AnySystem, system
from sandtable.core.wire import Json, Message, list_of, number_of, side_index, side_letter, table_of, text_of


@dataclass
class Blow:
    """What a stretch from checkpoint to checkpoint changed: losses, who did it, and the events that tell of it."""

    entry: int
    lost: list[int]  # by side
    scored: list[float]
    by: str  # the unit that acted; "" where nobody did
    events: list[Event]


@dataclass
class Turn:
    """One turn of a game: its number (0 before the first) and its events in order."""

    number: int
    events: list[Event] = field(default_factory=list)
    scene: SceneView | None = None  # the table at its end
    blows: list[Blow] = field(default_factory=list)


@dataclass
class Story:
    """A whole game told: its last scene, its turns, how it ended, and what is to be said of its rules."""

    scene: SceneView
    turns: list[Turn]
    result: Result | None
    message: Message | None
    first: SceneView | None = None  # the table when the fighting began


def loaded(text: str) -> tuple[AnySystem, Journal]:
    """A journal and the system it was played with."""
    journal = read_journal(text)
    return system(text_of(journal.header.get("system"))), journal


class Witness:
    """Who follows a game from one checkpoint to the next, and notes what each stretch of it cost and brought.

    A film shows the table at checkpoints alone; so a game that is played again is looked at there too, and both are
    told alike.
    """

    def __init__(self) -> None:
        self.scenes: dict[int, SceneView] = {}  # turn → the table at its end
        self.blows: dict[int, list[Blow]] = {}  # by turn
        self._acting: dict[int, str] = {}  # side → the unit of it told of last, the latest side at the end
        self._heard: list[Event] = []
        self._last: SceneView | None = None

    def hear(self, events: list[Event]) -> None:
        """What was told since."""
        self._heard.extend(events)

    def see(self, at: int, scene: SceneView) -> None:
        """The table after so many entries."""
        before = self._last
        if before is not None:
            self._follow(before)
            self._notice(at, before, scene)
        self.scenes[scene["turn"]["number"]] = scene
        self._last = scene
        self._heard = []

    def _follow(self, scene: SceneView) -> None:
        """Notes which unit of each side acted last: its owner tells of losses after the blow."""
        units = {token["id"]: token["unit"] for token in scene["tokens"]}
        known = {unit["id"]: unit["side"] for unit in scene["units"]}
        for event in self._heard:
            unit = units.get(event.subject, event.subject)
            if event.side >= 0 and known.get(unit) == side_letter(event.side):
                self._acting.pop(event.side, None)
                self._acting[event.side] = unit

    def _notice(self, at: int, before: SceneView, after: SceneView) -> None:
        """Whether this stretch cost somebody fighters or brought points."""
        stood, stands = strengths(before), strengths(after)
        lost = [max(0, was - now) for was, now in zip(stood, stands, strict=True)]
        scored = [
            now["score"] - was["score"] for was, now in zip(before["sides"], after["sides"], strict=True)
        ]
        if not any(lost) and not any(scored):
            return
        loser = lost.index(max(lost)) if any(lost) else -1
        others = [unit for side, unit in self._acting.items() if side != loser]
        by = others[-1] if others and loser >= 0 else ""
        self.blows.setdefault(before["turn"]["number"], []).append(Blow(at, lost, scored, by, self._heard))

    def looked_back(self, turns: list[Turn]) -> list[Turn]:
        """The turns of which anything was told, each with its table and its blows."""
        for turn in turns:
            turn.scene = self.scenes.get(turn.number)
            turn.blows = self.blows.get(turn.number, [])
        return [turn for turn in turns if turn.events]

    def first(self, turns: list[Turn]) -> SceneView | None:
        """The table when the fighting began."""
        return self.scenes.get(0) or (turns[0].scene if turns else None)


class Teller(Reel):
    """A reel with a witness, that notes the turn after every entry."""

    def __init__(self, rules: AnySystem, journal: Journal) -> None:
        self.turns: dict[
            int, list[int]
        ] = {}  # first entry of an act → the turn before it and after each of its entries
        self.witness = Witness()
        self._unseen: tuple[int, SceneView] | None = None  # after the last checkpoint
        end = journal.end if journal.end is not None else {}
        super().__init__(rules, journal.setup, journal.entries, journal.rules, end.get("result"))
        self._close()

    def _passed(self, stretch: Stretch, game: Game) -> None:
        if not stretch.reached:
            self._close()
        super()._passed(stretch, game)
        scene = self.rules.scene(game.state, -1)
        self.turns.setdefault(stretch.act.start, []).append(scene["turn"]["number"])
        reached = stretch.reached
        self.witness.hear(game.events[reached[-2] if len(reached) > 1 else 0 : reached[-1]])
        self._unseen = (stretch.upto, scene)
        if stretch.moments[-1].base.at == stretch.upto:
            self._close()

    def _close(self) -> None:
        """Shows the witness the table."""
        if self._unseen is not None:
            self.witness.see(*self._unseen)
            self._unseen = None


def retold(rules: AnySystem, journal: Journal) -> Story:
    """The game told again: by the rules, or by its film where they do not come to its end."""
    reel = Teller(rules, journal)
    film = _film(journal) if not reel.holds() else None
    if film is not None:
        return _from_film(film)
    last = reel.stretches[-1]
    if not last.moments:
        raise JournalError(str(last.fault))
    game, _ = reel.game_at(last, last.upto)
    message = table_of(reel.versions()["message"])
    result = game.result if game.result is not None else result_of(reel.result)
    scene = rules.scene(game.state, -1)
    turns = _turns(reel)
    said = message_of(message) if message else None
    return Story(scene, turns, result, said, reel.witness.first(turns))


def shown_at(rules: AnySystem, journal: Journal, at: int) -> tuple[SceneView, Message | None]:
    """The table after so many entries as an onlooker saw it, and what is to be said of its rules."""
    end = journal.end if journal.end is not None else {}
    reel = Reel(rules, journal.setup, journal.entries, journal.rules, end.get("result"))
    film = _film(journal) if at > reel.stretch_at(at).upto else None
    frame = film.frame(at, -1) if film is not None else reel.frame(at, -1)
    message = table_of(table_of(frame["rules"])["message"])
    return cast("SceneView", frame["scene"]), message_of(message) if message else None


def _film(journal: Journal) -> Film | None:
    try:
        return film_of(journal.film, stranger=True) if journal.film else None
    except FilmError:
        return None


def strengths(scene: SceneView) -> list[int]:
    """How many of each side can still fight."""
    return [
        sum(unit["able"] for unit in scene["units"] if unit["side"] == side["id"] and not unit["gone"])
        for side in scene["sides"]
    ]


def opening(events: list[Event], number: int) -> int:
    """Where among a few events a turn begins: with the one that says so; else after all of them."""
    for at, event in enumerate(events):
        if event.values.get("turn") == number:
            return at
    return len(events)


def _turns(reel: Teller) -> list[Turn]:
    turns: list[Turn] = [Turn(0)]
    for stretch in reel.stretches:
        turns[-1].events.extend(stretch.told[-1:] if stretch.act.carried is not None else [])
        before = 0
        for number, reached in zip(reel.turns.get(stretch.act.start, []), stretch.reached, strict=True):
            events = stretch.events[before:reached]
            if number != turns[-1].number and reached > before:
                begins = opening(events, number)
                turns[-1].events.extend(events[:begins])
                turns.append(Turn(number))
                events = events[begins:]
            turns[-1].events.extend(events)
            before = reached
        turns[-1].events.extend(reel.listed(stretch, stretch.act.stop))
    return reel.witness.looked_back(turns)


def _from_film(film: Film) -> Story:
    turns: list[Turn] = [Turn(0)]
    witness = Witness()
    before = 0
    for at in sorted({at for at in film.places if 0 <= at < film.entries} | {film.entries}):
        reached = film.counts[at]
        scene = cast("SceneView", film.scene(at, -1))
        number = scene["turn"]["number"]
        events = [event_of(table_of(row[0])) for row in film.events[before:reached]]
        witness.hear(events)
        witness.see(at, scene)
        if number != turns[-1].number and events:
            begins = opening(events, number)
            turns[-1].events.extend(events[:begins])
            turns.append(Turn(number))
            events = events[begins:]
        turns[-1].events.extend(events)
        before = max(before, reached)
    last = cast("SceneView", film.scene(film.entries, -1))
    told = witness.looked_back(turns)
    return Story(last, told, result_of(film.result), message_of(film.told()), witness.first(told))


# ------------------------------------------------------------ out of JSON


def event_of(wire: dict[str, Json]) -> Event:
    """An event out of a film."""
    thrown = table_of(wire.get("dice"))
    dice: Thrown | None = None
    if thrown:
        need = table_of(thrown.get("need"))
        prints = [text_of(word) for word in list_of(thrown.get("prints"))]
        faces, classes = _numbers(thrown.get("faces")), _numbers(thrown.get("classes"))
        dice = Thrown(text_of(thrown.get("die")), faces, classes, need or None, prints or None)
    rules = [text_of(rule) for rule in list_of(wire.get("rules"))]
    side = side_index(text_of(wire.get("side")))
    subject = text_of(wire.get("subject"))
    return Event(text_of(wire.get("id")), table_of(wire.get("values")), rules, side, subject, dice=dice)


def _numbers(value: Json) -> list[int]:
    return [int(number_of(part) or 0) for part in list_of(value)]


def message_of(wire: dict[str, Json]) -> Message:
    """A message out of JSON."""
    return Message(text_of(wire.get("id")), table_of(wire.get("values")))


def result_of(wire: Json) -> Result | None:
    """How a game ended, out of its journal."""
    if not isinstance(wire, dict):
        return None
    points = [number_of(point) or 0.0 for point in list_of(wire.get("points"))]
    return Result(side_index(text_of(wire.get("winner"))), points, text_of(wire.get("why")))
