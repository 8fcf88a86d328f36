"""The games there are: those played lately in memory, all of them in the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from sandtable.core.setup import SetupError
from sandtable.core.system import system
from sandtable.core.wire import list_of
from sandtable.server.errors import ApiError, no_such_game, said
from sandtable.server.hub import Hub
from sandtable.server.live import MISFITS, LiveGame, resumed
from sandtable.server.neighbours import Message, Neighbours
from sandtable.server.past import PastGame
from sandtable.server.records import Change, GameRecord, Kept
from sandtable.server.seats import is_id
from sandtable.server.shelf import Shelf
from sandtable.server.store import Store, Unreadable
from sandtable.server.table_talk import Draw, StandIns, draw_heard, draw_said

log = logging.getLogger(__name__)


class Games:
    """Finds a game, lets one request at a time change it, and writes what changed before telling anybody."""

    def __init__(self, store: Store, hub: Hub, in_memory: int, neighbours: Neighbours) -> None:
        self.store = store
        self.neighbours = neighbours
        self._talk: dict[str, tuple[Draw | None, StandIns]] = {}  # of games that are being read anew
        self.hub = hub
        self.when_written: Callable[[LiveGame], None] | None = None  # told of every change
        self.when_over: list[Callable[[str], None]] = []  # told of every game that has ended
        fresh = self._fresh if neighbours.shared else None
        self.shelf = Shelf(self._load, in_memory, lambda game: hub.count(game) > 0, fresh)

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
        change.talk = talk_of(live)
        await self.store.save(change)
        live.written(change)
        self.hub.notify(live.id)
        if self.when_written is not None:
            self.when_written(live)
        if live.record.over:
            for tell in self.when_over:
                tell(live.id)

    async def _fresh(self, live: LiveGame) -> bool:
        """Whether no other server has written a game since; what is said across its table outlives reading it anew."""
        if await self.store.stamp(live.id) == live.record.stamp:
            return True
        self._talk[live.id] = (live.draw, live.stand_ins)
        return False

    def hear(self, game: str, message: Message) -> None:
        """Another server tells what is said across the table."""
        live = self.shelf.get(game)
        if live is not None and "draw" in message:
            live.draw = draw_heard(message["draw"])
            live.stand_ins.hear(list_of(message.get("stood_in")))

    async def speak(self, live: LiveGame) -> None:
        """Tells everybody what is said across the table; nothing of it is written."""
        self.hub.notify(live.id)
        await self.neighbours.say({"game": live.id, **talk_of(live)})

    async def _load(self, game: str) -> LiveGame:
        kept = await self.kept(game)
        # A long game takes a while to play again; the others need not wait for it.
        try:
            live = await asyncio.to_thread(_back, kept)
        except SetupError as error:  # its system is not installed here any more
            raise said(409, str(error)) from error
        live.draw, live.stand_ins = self._talk.pop(game, (None, live.stand_ins))
        if live.carried or live.unwritten:  # unwritten: its dice have waited long enough, and fall now
            await self.save(live)
        return live

    async def kept(self, game: str) -> Kept:
        """A game as it is written down; raises ApiError when there is none."""
        try:
            kept = await self.store.load(game) if is_id(game) else None
        except Unreadable as error:
            log.error("%s", error)
            raise ApiError(503, "server-game-damaged") from error
        if kept is None:
            raise no_such_game(game)
        return kept

    def record_of(self, game: str) -> GameRecord | None:
        """The record of a game that is in memory, and that nobody else can have written meanwhile."""
        live = None if self.neighbours.shared else self.shelf.get(game)
        return live.record if live is not None else None


def talk_of(live: LiveGame) -> Message:
    """What other servers are told of a game besides that it was written."""
    return {"draw": draw_said(live.draw), "stood_in": live.stand_ins.said()}


def _back(kept: Kept) -> LiveGame:
    """A game out of the database: to be played on, or, when it ended under other rules, to be looked at."""
    record = kept.record
    if record.over and record.rules_version != system(record.system).rules_version:
        return PastGame(kept)
    try:
        return resumed(kept)
    except MISFITS:
        if record.over:
            return PastGame(kept)
        raise
