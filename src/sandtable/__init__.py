"""Sandtable plays, referees and measures tabletop wargames.

Everything is imported when it is first used, so that `import sandtable` costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandtable.core.game import Game
    from sandtable.core.wire import Json

__version__ = "0.1.0"
__all__ = ["__version__", "new", "system_ids"]


def new(system: str, *, seed: int = 0, **setup: Json) -> Game:
    """A new game: `new("fubar", scenario="patrol", seed=7)`.

    `setup` takes `scenario`, `sides`, `edition`, `unit`, `options`, `position` and `layout`, as a set-up file
    does; what cannot be played is refused with one sentence (`sandtable.core.setup.SetupError`).
    """
    from sandtable.core import game
    from sandtable.core import setup as setups
    from sandtable.core import system as found

    return game.new_game(found.system(system), setups.setup_of({"system": system, **setup}), seed=seed)


def system_ids() -> list[str]:
    """The ids of the rule systems installed. (`systems` is the folder they live in.)"""
    from sandtable.core import system as found

    return found.system_ids()
