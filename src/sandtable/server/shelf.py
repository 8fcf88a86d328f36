"""What was used lately stays in memory, each thing for one request at a time; the rest is read when it is wanted."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Generic, ParamSpec, Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from sandtable.core.game import Refused
from sandtable.server.errors import ApiError
from sandtable.server.store import Conflict

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")


class Kept(Protocol):
    """A game or a campaign in memory."""

    dead: bool  # given up: what is in memory may differ from what is written

    @property
    def id(self) -> str:
        """The name it is found by."""

    @property
    def lock(self) -> asyncio.Lock:
        """Taken by whoever holds it."""

    @property
    def unwritten(self) -> bool:
        """Whether something has happened in it that is not written down."""


T = TypeVar("T", bound=Kept)


class Shelf(Generic[T]):
    """Finds things by their id, lends each to one request at a time, and puts away what nobody uses.

    `load` reads a thing, or raises ApiError. Beyond `most` those go that were left alone longest; whatever
    somebody holds, waits for or watches (`watched`) stays. Where others write too, `fresh` says whether a thing still
    is as it is written; one that is not is read anew.
    """

    def __init__(
        self,
        load: Callable[[str], Coroutine[Any, Any, T]],
        most: int,
        watched: Callable[[str], bool] | None = None,
        fresh: Callable[[T], Awaitable[bool]] | None = None,
    ) -> None:
        self.load = load
        self.fresh = fresh
        self.most = most
        self.watched = watched
        self._things: OrderedDict[str, T] = OrderedDict()
        self._loading: dict[str, asyncio.Task[T]] = {}
        self._borrowers: dict[str, int] = {}  # how many hold a thing or wait for it
        self.used_at = time.monotonic()  # when somebody last held anything
        self._used: dict[str, float] = {}  # and when each thing

    def get(self, id: str) -> T | None:
        """A thing that is in memory."""
        return self._things.get(id)

    def all(self) -> list[T]:
        """Those that are in memory."""
        return [*self._things.values()]

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._things)

    def add(self, thing: T) -> None:
        """A thing that has been made or read."""
        self._things[thing.id] = thing
        self._used[thing.id] = time.monotonic()
        self._make_room()

    def forget(self, thing: T) -> None:
        """Gives a thing up; the next who wants it reads it anew."""
        thing.dead = True
        if self._things.get(thing.id) is thing:
            del self._things[thing.id]
            del self._used[thing.id]

    def put_away(self, seconds: float) -> None:
        """Lets go of what nobody has used for so long, however much room there is."""
        since = time.monotonic() - seconds
        for id in [id for id, used in self._used.items() if used < since and not self._in_use(id)]:
            self.forget(self._things[id])

    @asynccontextmanager
    async def hold(self, id: str) -> AsyncIterator[T]:
        """The thing, for one request alone. What it leaves changed and unwritten is then read anew."""
        self._borrowers[id] = self._borrowers.get(id, 0) + 1
        try:
            while True:
                thing = await self._find(id)
                async with thing.lock:
                    if thing.dead:
                        continue
                    if self.fresh is not None and not await self.fresh(thing):
                        self.forget(thing)
                        continue
                    try:
                        yield thing
                    except (ApiError, Refused, asyncio.CancelledError):
                        if thing.unwritten:
                            self.forget(thing)
                        raise
                    except BaseException:
                        self.forget(thing)
                        raise
                    return
        finally:
            self.used_at = time.monotonic()
            if id in self._used:
                self._used[id] = self.used_at
            self._borrowers[id] -= 1
            if not self._borrowers[id]:
                del self._borrowers[id]

    async def write(self, thing: T, writing: Coroutine[Any, Any, None], moved: str) -> None:
        """Sees writing about a thing that is held through, even if whoever wanted it hangs up.

        When it fails the thing in memory is given up: what is written is what holds. `moved` is the text for
        when somebody else has written meanwhile.
        """
        try:
            await seen_through(writing)
        except Conflict as error:
            self.forget(thing)
            raise ApiError(409, moved) from error
        except SQLAlchemyError as error:
            self.forget(thing)
            log.error("%s could not be written: %s", thing.id, str(error).splitlines()[0])
            raise ApiError(503, "server-not-written") from error

    async def _find(self, id: str) -> T:
        thing = self._things.get(id)
        if thing is not None:
            self._things.move_to_end(id)
            return thing
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        # Others may wait for it too: whoever goes away does not break it off.
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> T:
        try:
            thing = await self.load(id)
            self.add(thing)
            return thing
        finally:
            del self._loading[id]

    def _make_room(self) -> None:
        for id in [*self._things][: max(0, len(self._things) - self.most)]:
            if not self._in_use(id):
                self.forget(self._things[id])

    def _in_use(self, id: str) -> bool:
        return id in self._borrowers or (self.watched is not None and self.watched(id))


async def seen_through(work: Awaitable[R]) -> R:
    """Awaits work that must not be left half done: who is cancelled meanwhile goes only when it has ended."""
    running = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        while not running.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([running])
        raise


async def in_thread(work: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
    """Work on a thing that is held, in a thread: others need not wait. The thing is held until the thread lets go."""
    return await seen_through(asyncio.to_thread(work, *given, **named))
