"""A game as a worker keeps it: fed with the journal's entries, never with dice of its own."""

from __future__ import annotations

from sandtable.core.carrying import resumed
from sandtable.core.game import Answered, Closed, Entry, Game, Rolled
from sandtable.core.setup import setup_of
from sandtable.core.system import system
from sandtable.core.wire import Json


def game_of(setup: dict[str, Json], past: list[Entry]) -> Game:
    """The game after these entries; it throws no dice itself, so that it stands where the journal ends."""
    rules = system(str(setup.get("system")))
    return resumed(rules, setup_of(setup), None, past)


def feed(game: Game, entries: list[Entry]) -> None:
    """Lets a game without dice go on along entries that the server has checked."""
    for entry in entries:
        if isinstance(entry, Answered):
            game.answer_legal(entry.answer)
        elif isinstance(entry, Rolled):
            game.answer_legal([face for face in entry.faces])
        elif isinstance(entry, Closed):
            game.close(entry.side, entry.how)
