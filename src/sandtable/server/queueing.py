"""Who thinks next: games wait in one queue for the bots' workers, and whoever has had less of them comes first.

A game that thinks for long pays for it: its next turn comes after those of games that have used less, however often
it asks. A game that has not asked for a while comes back with neither debt nor credit. This is fair queueing as
networks do it, by the time at which a turn may start.

Who pays may be somebody else than the game: previews, replays and printing are paid for by whoever asks for them, so
that a stranger with a hundred requests holds up nobody but himself.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sandtable.server.hub import Hub
from sandtable.server.workers import Worker, Workers

ACCOUNTS_KEPT = 1000
LONG_SECONDS = 2.0  # nobody is told of a shorter wait
CALL_SECONDS = 1.0


class Crowded(Exception):  # noqa: N818 - an outcome, not a fault
    """So many of this payer's requests wait already that one more is not taken."""


class Ticket:
    """A game's place in the queue."""

    __slots__ = ("arrived", "game", "payer", "since", "worker")

    def __init__(self, game: str, payer: str, arrived: float, worker: asyncio.Future[Worker]) -> None:
        self.game = game
        self.payer = payer
        self.arrived = arrived  # by the queue's clock
        self.since = time.monotonic()
        self.worker = worker


class Queue:
    """Lends workers to games, one at a time each."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._free = [*workers.all]
        self._waiting: list[Ticket] = []
        self._clock = 0.0  # where the turn that began last stands in the order of all
        self._used: dict[
            str, float
        ] = {}  # payer → before this time of the clock the next turn does not stand

    @asynccontextmanager
    async def turn(self, game: str, payer: str = "", most: int = 0) -> AsyncIterator[Worker]:
        """A worker, for as long as the game thinks; the one that knows the game when it is free.

        Raises Crowded where `most` requests of this payer wait already.
        """
        payer = payer or game
        if most and sum(1 for ticket in self._waiting if ticket.payer == payer) >= most:
            raise Crowded
        worker = await self._next(game, payer)
        began = time.monotonic()
        start = self._clock
        try:
            yield worker
        finally:
            self._charge(payer, start + time.monotonic() - began)
            self._lend(worker)

    def ahead(self, game: str) -> int | None:
        """How many games think before this one; None when it does not wait."""
        if all(ticket.game != game for ticket in self._waiting):
            return None  # most do not; every view asks
        waiting = [ticket.game for ticket in sorted(self._waiting, key=self._place)]
        return len(set(waiting[: waiting.index(game)])) + 1

    def long_waiting(self, seconds: float) -> dict[str, int]:
        """The games that have waited so long, with how many think before each."""
        since = time.monotonic() - seconds
        games: dict[str, int] = {}
        long: dict[str, int] = {}
        for ticket in sorted(self._waiting, key=self._place):
            games.setdefault(ticket.game, len(games) + 1)
            if ticket.since <= since:
                long.setdefault(ticket.game, games[ticket.game])
        return long

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def _next(self, game: str, payer: str) -> Worker:
        if self._free:
            home = self.workers.of(game)
            worker = home if home in self._free else self._free[-1]
            self._free.remove(worker)
            self._clock = max(self._clock, self._used.get(payer, 0.0))
            return worker
        ticket = Ticket(game, payer, self._clock, asyncio.get_running_loop().create_future())
        self._waiting.append(ticket)
        try:
            return await ticket.worker
        except asyncio.CancelledError:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            elif ticket.worker.done() and not ticket.worker.cancelled():
                self._lend(ticket.worker.result())
            raise

    def _lend(self, worker: Worker) -> None:
        """Hands a worker that has become free to the next, if anybody waits."""
        if not self._waiting:
            self._free.append(worker)
            return
        ticket = min(self._waiting, key=self._place)
        self._waiting.remove(ticket)
        self._clock = max(self._clock, self._place(ticket))
        ticket.worker.set_result(worker)

    def _place(self, ticket: Ticket) -> float:
        # Of equals the one that came first: sorting and `min` keep their order.
        return max(ticket.arrived, self._used.get(ticket.payer, 0.0))

    def _charge(self, payer: str, until: float) -> None:
        self._used[payer] = until
        if len(self._used) > ACCOUNTS_KEPT:
            self._used = {name: used for name, used in self._used.items() if used > self._clock}


async def call_out(queue: Queue, hub: Hub) -> None:
    """Tells those who wait for a computer's turn how many games come first, whenever that has changed."""
    told: dict[str, int] = {}
    while True:
        await asyncio.sleep(CALL_SECONDS)
        places = queue.long_waiting(LONG_SECONDS)
        for game in told.keys() - places.keys():
            hub.tell_place(game, None)
        for game, ahead in places.items():
            if told.get(game) != ahead:
                hub.tell_place(game, ahead)
        told = places
