"""Films of finished games: made when a game ends, by the rules it was played with, and kept beside its entries.

Games that ended before there were films, or whose film a server did not live to make, are filmed when it starts again.
One at a time, in a process of its own that lets everybody else go first.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque

from sqlalchemy.exc import SQLAlchemyError

from sandtable.core.setup import SetupError
from sandtable.core.system import system
from sandtable.server.errors import ApiError
from sandtable.server.records import Kept
from sandtable.server.store import Store, Unreadable
from sandtable.server.thinking import Position, Thinking
from sandtable.server.workers import WorkerError

log = logging.getLogger(__name__)


class Filming:
    """Films what has ended, one game after the other."""

    def __init__(self, store: Store, thinking: Thinking) -> None:
        self.store = store
        self.thinking = thinking
        self.waiting: deque[str] = deque()
        self.wanted = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins with the games that have no film yet."""
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Leaves off; what is not filmed is filmed at the next start."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def game_over(self, game: str) -> None:
        """A game has ended: it is filmed before those that have waited longer, since somebody may be watching."""
        self.waiting.appendleft(game)
        self.wanted.set()

    async def _run(self) -> None:
        self.waiting.extend(await self.store.unfilmed())
        while True:
            self.wanted.clear()  # before looking: a game may end while the last process is put away
            while self.waiting:
                await self._film(self.waiting.popleft())
            # The process takes room, and games do not end all the time.
            await self.thinking.films.stop()
            await self.wanted.wait()

    async def _film(self, game: str) -> None:
        try:
            kept = await self.store.load(game)
            if kept is not None and kept.record.over and not kept.film:
                kept.film = await self.thinking.film(ended(kept))
                await self.store.keep_film(kept, system(kept.record.system).rules_version)
        except (WorkerError, ApiError, SetupError, SQLAlchemyError, Unreadable) as error:
            log.warning("game %s is not filmed: %s", game, error)


def ended(kept: Kept) -> Position:
    """A finished game, for whoever runs through it."""
    record = kept.record
    return Position(
        game=record.id,
        branch=0,
        version=record.version,
        setup=record.setup,
        past=kept.entries,
        rules=record.rules_version,
        result=record.summary.result,
    )
