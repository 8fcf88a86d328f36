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
from sandtable.core.wire import Json, Message, list_of, number_of, side_index, table_of, text_of


@dataclass
class Turn:
    """One turn of a game: its number (0 before the first) and its events in order."""

    number: int
    events: list[Event] = field(default_factory=list)


@dataclass
class Story:
    """A whole game told: its last scene, its turns, how it ended, and what is to be said of its rules."""

    scene: SceneView
    turns: list[Turn]
    result: Result | None
    message: Message | None


def loaded(text: str) -> tuple[AnySystem, Journal]:
    """A journal and the system it was played with."""
    journal = read_journal(text)
    return system(text_of(journal.header.get("system"))), journal


class Teller(Reel):
    """A reel that notes the turn after every entry."""

    def __init__(self, rules: AnySystem, journal: Journal) -> None:
        self.turns: dict[
            int, list[int]
        ] = {}  # first entry of an act → the turn before it and after each of its entries
        end = journal.end if journal.end is not None else {}
        super().__init__(rules, journal.setup, journal.entries, journal.rules, end.get("result"))

    def _passed(self, stretch: Stretch, game: Game) -> None:
        super()._passed(stretch, game)
        turn = self.rules.scene(game.state, -1)["turn"]["number"]
        self.turns.setdefault(stretch.act.start, []).append(turn)


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
    return Story(scene, _turns(reel), result, message_of(message) if message else None)


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


def _turns(reel: Teller) -> list[Turn]:
    turns: list[Turn] = [Turn(0)]
    for stretch in reel.stretches:
        turns[-1].events.extend(stretch.told[-1:] if stretch.act.carried is not None else [])
        before = 0
        for number, reached in zip(reel.turns.get(stretch.act.start, []), stretch.reached, strict=True):
            if number != turns[-1].number and reached > before:
                turns.append(Turn(number))
            turns[-1].events.extend(stretch.events[before:reached])
            before = reached
        turns[-1].events.extend(reel.listed(stretch, stretch.act.stop))
    return [turn for turn in turns if turn.events]


def _from_film(film: Film) -> Story:
    turns: list[Turn] = [Turn(0)]
    before = 0
    for at, reached in enumerate(film.counts):
        scene = table_of(film.scene(at, -1))
        number = int(number_of(table_of(scene.get("turn")).get("number")) or 0)
        if number != turns[-1].number and reached > before:
            turns.append(Turn(number))
        turns[-1].events.extend(event_of(table_of(row[0])) for row in film.events[before:reached])
        before = max(before, reached)
    last = cast("SceneView", film.scene(film.entries, -1))
    told = [turn for turn in turns if turn.events]
    return Story(last, told, result_of(film.result), message_of(film.told()))


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
