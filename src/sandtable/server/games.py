"""The games there are: those played lately in memory, all of them in the database."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError

from sandtable.core.game import Refused
from sandtable.server.errors import ApiError, no_such_game
from sandtable.server.hub import Hub
from sandtable.server.live import LiveGame, resumed
from sandtable.server.records import Change, GameRecord
from sandtable.server.seats import is_id
from sandtable.server.store import Conflict, Store

log = logging.getLogger(__name__)


class Games:
    """Finds a game, lets one request at a time change it, and writes what changed before telling anybody."""

    def __init__(self, store: Store, hub: Hub, in_memory: int) -> None:
        self.store = store
        self.hub = hub
        self.in_memory = in_memory
        self.when_over: Callable[[str], None] | None = None  # told of every game that has ended
        self._live: OrderedDict[str, LiveGame] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    def add(self, live: LiveGame) -> None:
        """A new game."""
        self._live[live.record.id] = live
        self._make_room()

    @asynccontextmanager
    async def hold(self, game: str) -> AsyncIterator[LiveGame]:
        """The game, for one request alone. Whatever goes wrong meanwhile, it is then read anew."""
        while True:
            live = await self._find(game)
            async with live.lock:
                if live.dead:
                    continue
                try:
                    yield live
                except (ApiError, Refused):
                    raise  # nothing was changed
                except BaseException:
                    self._forget(live)
                    raise
                return

    async def save(self, live: LiveGame, change: Change | None = None) -> None:
        """Writes what changed in a game that is held, then tells its listeners.

        When it cannot be written the game in memory is given up: what is written is what holds.
        """
        written = change if change is not None else live.change()
        try:
            # An answer that is being written is written, even if whoever gave it hangs up.
            await asyncio.shield(self._write(live, written))
        except Conflict as error:
            self._forget(live)
            raise ApiError(409, "server-changed-elsewhere") from error
        except SQLAlchemyError as error:
            self._forget(live)
            log.exception("game %s could not be written", live.record.id)
            raise ApiError(503, "server-not-written") from error
        self.hub.notify(live.record.id)
        if live.record.over and self.when_over is not None:
            self.when_over(live.record.id)

    async def _write(self, live: LiveGame, change: Change) -> None:
        await self.store.save(change)
        live.written(change)

    async def _find(self, game: str) -> LiveGame:
        while game not in self._live:
            lock = self._loading.setdefault(game, asyncio.Lock())
            try:
                async with lock:
                    if game not in self._live:
                        self.add(await self._load(game))
            finally:
                self._loading.pop(game, None)
        self._live.move_to_end(game)
        return self._live[game]

    async def _load(self, game: str) -> LiveGame:
        kept = await self.store.load(game) if is_id(game) else None
        if kept is None:
            raise no_such_game(game)
        # A long game takes a while to play again; the others need not wait for it.
        return await asyncio.to_thread(resumed, kept)

    def _forget(self, live: LiveGame) -> None:
        live.dead = True
        if self._live.get(live.record.id) is live:
            del self._live[live.record.id]

    def _make_room(self) -> None:
        """Puts the games away that nobody has touched for longest; those in use stay."""
        surplus = len(self._live) - self.in_memory
        for game in [*self._live][: max(0, surplus)]:
            live = self._live[game]
            if not live.lock.locked() and not self.hub.count(game):
                self._forget(live)

    def record_of(self, game: str) -> GameRecord | None:
        """The record of a game that is in memory."""
        live = self._live.get(game)
        return live.record if live is not None else None
