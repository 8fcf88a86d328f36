"""The games there are: those played lately in memory, all of them in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from sandtable.core.system import system
from sandtable.server.errors import no_such_game
from sandtable.server.hub import Hub
from sandtable.server.live import LiveGame, resumed
from sandtable.server.past import PastGame
from sandtable.server.records import Change, GameRecord, Kept
from sandtable.server.seats import is_id
from sandtable.server.shelf import Shelf
from sandtable.server.store import Store


class Games:
    """Finds a game, lets one request at a time change it, and writes what changed before telling anybody."""

    def __init__(self, store: Store, hub: Hub, in_memory: int) -> None:
        self.store = store
        self.hub = hub
        self.when_written: Callable[[LiveGame], None] | None = None  # told of every change
        self.when_over: list[Callable[[str], None]] = []  # told of every game that has ended
        self.shelf = Shelf(self._load, in_memory, lambda game: hub.count(game) > 0)

    def add(self, live: LiveGame) -> None:
        """A new game."""
        self.shelf.add(live)

    def hold(self, game: str) -> AbstractAsyncContextManager[LiveGame]:
        """The game, for one request alone."""
        return self.shelf.hold(game)

    async def save(self, live: LiveGame, change: Change | None = None) -> None:
        """Writes what changed in a game that is held, then tells its listeners."""
        written = change if change is not None else live.change()
        await self.shelf.write(live, self._write(live, written), "server-changed-elsewhere")

    async def _write(self, live: LiveGame, change: Change) -> None:
        await self.store.save(change)
        live.written(change)
        self.hub.notify(live.id)
        if self.when_written is not None:
            self.when_written(live)
        if live.record.over:
            for tell in self.when_over:
                tell(live.id)

    async def _load(self, game: str) -> LiveGame:
        kept = await self.kept(game)
        # A long game takes a while to play again; the others need not wait for it.
        live = await asyncio.to_thread(_back, kept)
        if live.carried:
            await self.save(live)
        return live

    async def kept(self, game: str) -> Kept:
        """A game as it is written down; raises ApiError when there is none."""
        kept = await self.store.load(game) if is_id(game) else None
        if kept is None:
            raise no_such_game(game)
        return kept

    def record_of(self, game: str) -> GameRecord | None:
        """The record of a game that is in memory."""
        live = self.shelf.get(game)
        return live.record if live is not None else None


def _back(kept: Kept) -> LiveGame:
    """A game out of the database: to be played on, or, when it ended under other rules, to be looked at."""
    record = kept.record
    if record.over and record.rules_version != system(record.system).rules_version:
        return PastGame(kept)
    return resumed(kept)
