"""Other servers over the same database: who lets which game's bots think, and what the others have to hear of.

What a game is stands in the database, and whoever holds one looks there first whether it has been written since. So
nothing depends on what is heard here: messages only wake those who listen, and a lease only keeps two servers from
thinking about the same thing. Both hang on one connection. A server that dies loses it, and with it its leases: the
next one that wants to think about its games may.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.core.wire import Json
from sandtable.server.database import Database, Postgres
from sandtable.server.seats import new_id

log = logging.getLogger(__name__)

CHANNEL = "sandtable"
ME = new_id()  # this server among the others
AGAIN_SECONDS = 1.0  # until a lost connection is tried again
LEASE_SECONDS = 1.0  # until somebody who wants a lease asks again

Message = dict[str, Json]


def tell(connection: Connection, message: Message) -> None:
    """Tells the other servers when the transaction of this connection is written; an SQLite file has only one."""
    if connection.dialect.name == "postgresql":
        body = msgspec.json.encode({"by": ME, **message}).decode()
        connection.execute(text("SELECT pg_notify(:channel, :body)"), {"channel": CHANNEL, "body": body})


class Neighbours:
    """A server that is alone: everything is its own."""

    shared = False

    def start(self, hear: Callable[[str, Message], None], back: Callable[[], None]) -> None:
        """Begins to listen: `hear` gets who speaks and what, `back` is called when something may have been missed."""

    async def stop(self) -> None:
        """Listens no more; the leases are free."""

    async def say(self, message: Message) -> None:
        """Tells the others something that is not written down."""

    async def lease(self, name: str) -> bool:
        """Whether this server may see to something now; until it gives it back, no other does."""
        del name
        return True

    async def give_back(self, name: str) -> None:
        """Ends a lease."""


class PostgresNeighbours(Neighbours):
    """Servers over one PostgreSQL: LISTEN and NOTIFY, and advisory locks for leases."""

    shared = True

    def __init__(self, database: Postgres) -> None:
        self.database = database
        self.connection: AsyncConnection | None = None
        self.driver: Any = None  # asyncpg's connection
        self.turn = asyncio.Lock()  # one statement at a time
        self.lost = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self, hear: Callable[[str, Message], None], back: Callable[[], None]) -> None:
        self.task = asyncio.create_task(self._keep_listening(hear, back))

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self._hang_up()

    async def say(self, message: Message) -> None:
        await self.database.write(tell, message)

    async def lease(self, name: str) -> bool:
        async with self.turn:
            if self.driver is None:
                return False
            try:
                return bool(await self.driver.fetchval("SELECT pg_try_advisory_lock($1)", key_of(name)))
            except Exception as error:  # noqa: BLE001 - the driver's errors have no common ground
                self._mislaid(error)
                return False

    async def give_back(self, name: str) -> None:
        async with self.turn:
            if self.driver is None:
                return
            try:
                await self.driver.fetchval("SELECT pg_advisory_unlock($1)", key_of(name))
            except Exception as error:  # noqa: BLE001 - as above
                self._mislaid(error)

    def _mislaid(self, error: Exception) -> None:
        log.warning("the other servers are not heard: %s", error)
        self.lost.set()

    async def _keep_listening(self, hear: Callable[[str, Message], None], back: Callable[[], None]) -> None:
        while True:
            try:
                await self._call_up(hear)
                back()
                await self.lost.wait()
            except (OSError, SQLAlchemyError) as error:
                log.warning("the other servers are not heard: %s", str(error).splitlines()[0])
            await self._hang_up()
            await asyncio.sleep(AGAIN_SECONDS)

    async def _call_up(self, hear: Callable[[str, Message], None]) -> None:
        def heard(connection: object, pid: int, channel: str, body: str) -> None:
            del connection, pid, channel
            message: Message = msgspec.json.decode(body)
            by = str(message.pop("by", ""))
            if by != ME:
                hear(by, message)

        self.lost.clear()
        self.connection = await self.database.engine.connect()
        raw = await self.connection.get_raw_connection()
        driver: Any = raw.driver_connection
        driver.add_termination_listener(lambda connection: self.lost.set())
        await driver.add_listener(CHANNEL, heard)
        self.driver = driver

    async def _hang_up(self) -> None:
        """Gives the connection up, not back: its locks and ears go with it."""
        async with self.turn:
            connection, self.connection, self.driver = self.connection, None, None
            if connection is None:
                return
            try:
                await connection.invalidate()
                await connection.close()
            except (OSError, SQLAlchemyError) as error:
                log.warning("%s", str(error).splitlines()[0])


def key_of(name: str) -> int:
    """The number of a lease."""
    return int.from_bytes(sha256(name.encode()).digest()[:8], "big", signed=True)


def neighbours_of(database: Database) -> Neighbours:
    """Those that a server over this database may have."""
    return PostgresNeighbours(database) if isinstance(database, Postgres) else Neighbours()
