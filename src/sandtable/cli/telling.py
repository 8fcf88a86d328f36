"""A journal told from beginning to end: turns, and what happened in each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from sandtable.core.event import Event
from sandtable.core.game import Game, Rolled
from sandtable.core.journal import Journal, read_journal, replay
from sandtable.core.system import System, system
from sandtable.core.wire import Json, text_of


@dataclass
class Turn:
    """One turn of a game: its number (0 before the first) and its events in order."""

    number: int
    events: list[Event] = field(default_factory=list)


def loaded(text: str) -> tuple[System, Journal]:
    """A journal and the system it was played with."""
    journal = read_journal(text)
    return system(text_of(journal.header.get("system"))), journal


def retold(rules: System, journal: Journal) -> tuple[Game, list[Turn]]:
    """The game played again, its events gathered by turn."""
    game = replay(rules, journal, 0)
    turns = [Turn(_turn(game), list(game.events))]
    for number, events in _steps(game, journal):
        if number != turns[-1].number:
            turns.append(Turn(number))
        turns[-1].events.extend(events)
    return game, [turn for turn in turns if turn.events]


def _steps(game: Game, journal: Journal) -> Iterator[tuple[int, list[Event]]]:
    """Feeds the journal entry by entry; dice are typed in, as people at a real table do."""
    for entry in journal.entries:
        if isinstance(entry, Rolled):
            faces: list[Json] = [face for face in entry.faces]
            events = game.answer(faces)
        else:
            events = game.answer(entry.answer)
        if events:
            yield _turn(game), events


def _turn(game: Game) -> int:
    return game.system.scene(game.state, -1)["turn"]["number"]
