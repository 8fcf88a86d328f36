"""A game as a worker keeps it: fed with the journal's entries, never with dice of its own."""

from __future__ import annotations

from sandtable.core.game import Answered, Base, Entry, Game
from sandtable.core.setup import setup_of
from sandtable.core.state import State
from sandtable.core.system import System, system
from sandtable.core.wire import Json


def opening(rules: System, setup: Json) -> State:
    """The state a set-up begins with."""
    wanted = setup_of(setup)
    return rules.position(wanted) if wanted.position is not None else rules.start(wanted)


def game_of(setup: dict[str, Json], past: list[Entry]) -> Game:
    """The game after these entries; it throws no dice itself, so that it stands where the journal ends."""
    rules = system(str(setup.get("system")))
    return Game(rules, setup_of(setup), None, Base(0, opening(rules, setup)), past)


def feed(game: Game, entries: list[Entry]) -> None:
    """Lets a game without dice go on along entries that the server has checked."""
    for entry in entries:
        game.answer_legal(entry.answer if isinstance(entry, Answered) else [face for face in entry.faces])
