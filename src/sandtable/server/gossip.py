"""What servers over one database tell each other of the people at them, and what is done about what is heard."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from sandtable.core.wire import Json, list_of, table_of, text_of
from sandtable.server.games import Games
from sandtable.server.hub import Hub
from sandtable.server.neighbours import Message, Neighbours

log = logging.getLogger(__name__)

TOLD_SECONDS = 5.0
FRESH_SECONDS = 15.0  # a server that has not been heard for so long has nobody at it any more
AT_ONCE = 100  # games in one message, which may have 8,000 bytes


class Elsewhere:
    """Who sits at which game at other servers, as far as they have said so lately."""

    def __init__(self) -> None:
        self._games: dict[
            str, dict[str, tuple[float, list[int]]]
        ] = {}  # game → server → when it was said, the sides

    def hear(self, by: str, game: str, sides: list[int]) -> bool:
        """A server says who is there; whether that is new."""
        servers = self._games.setdefault(game, {})
        before = servers.pop(by, (0.0, []))[1]
        if sides:
            servers[by] = (time.monotonic(), sides)
        if not servers:
            del self._games[game]
        return before != sides

    def online(self, game: str) -> list[int]:
        """The sides from which somebody looks elsewhere."""
        since = time.monotonic() - FRESH_SECONDS
        return [side for at, sides in self._games.get(game, {}).values() if at >= since for side in sides]

    def forget_old(self) -> list[str]:
        """Forgets servers that are gone; returns the games from which somebody has gone with them."""
        since = time.monotonic() - FRESH_SECONDS
        left: list[str] = []
        for game, servers in list(self._games.items()):
            for by in [by for by, (at, _) in servers.items() if at < since]:
                self.hear(by, game, [])
                left.append(game)
        return left


class Gossip:
    """Tells the other servers who is here, and passes on what they say."""

    def __init__(self, neighbours: Neighbours, games: Games, hub: Hub, campaigns: Hub) -> None:
        self.neighbours = neighbours
        self.games = games
        self.hub = hub
        self.campaigns = campaigns
        self.elsewhere = Elsewhere()
        self._moved: set[str] = set()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to listen and to tell, where there may be others."""
        if self.neighbours.shared:
            self.hub.elsewhere = self.elsewhere.online
            self.hub.when_moved = self._who_moved
            self.neighbours.start(self.hear, self.back)
            self._task = asyncio.create_task(self._keep_telling())

    async def stop(self) -> None:
        """Tells and hears nothing more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.neighbours.stop()

    def hear(self, by: str, message: Message) -> None:
        """What another server says."""
        game = text_of(message.get("game"))
        if game:
            self.games.hear(game, message)
            for side in list_of(message.get("seats")):
                self.hub.dismiss(game, int(str(side)))
            self.hub.notify(game)
        self.campaigns.notify(text_of(message.get("campaign")))
        for where, sides in table_of(message.get("here")).items():
            if self.elsewhere.hear(by, where, [int(str(side)) for side in list_of(sides)]):
                self.hub.notify(where)

    def back(self) -> None:
        """The others can be heard (again): who listens here looks anew, since something may have been missed."""
        self.hub.notify_all()
        self.campaigns.notify_all()

    def _who_moved(self, game: str) -> None:
        self._moved.add(game)
        self._news.set()

    async def _keep_telling(self) -> None:
        told_all = 0.0
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), TOLD_SECONDS)
            self._news.clear()
            games, self._moved = self._moved, set()
            if time.monotonic() - told_all >= TOLD_SECONDS:
                told_all = time.monotonic()
                games |= set(self.hub.games())
                for left in self.elsewhere.forget_old():
                    self.hub.notify(left)
            await self._tell(sorted(games))

    async def _tell(self, games: list[str]) -> None:
        for first in range(0, len(games), AT_ONCE):
            some: dict[str, Json] = {game: [*self.hub.here(game)] for game in games[first : first + AT_ONCE]}
            try:
                await self.neighbours.say({"here": some})
            except (OSError, SQLAlchemyError) as error:
                log.warning("the other servers were not told who is here: %s", str(error).splitlines()[0])
