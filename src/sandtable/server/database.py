"""The database behind a URL: SQLite in a file by default, PostgreSQL for a host of many.

What is done in a transaction is written once, as a plain function of a connection. PostgreSQL runs it over an
asynchronous driver. SQLite runs it in a thread of its own, whole: its asynchronous driver would change threads
for every statement, which costs five times as much as the transaction itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, cast

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

DRIVERS = {
    "sqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
READERS = 2

P = ParamSpec("P")
T = TypeVar("T")


class StoreError(Exception):
    """A database that cannot be used; the text says what to change."""


class Database:
    """Carries out work on a connection, each piece in one transaction."""

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs
    ) -> T:
        """Carries out work that changes nothing."""
        raise TypeError("a database writes its own read()")

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs
    ) -> T:
        """Carries out work and commits it; when it raises, nothing of it has happened."""
        raise TypeError("a database writes its own write()")

    async def close(self) -> None:
        """Gives the connections back."""
        raise TypeError("a database writes its own close()")


class Postgres(Database):
    """Over asyncpg; PostgreSQL itself sorts out who writes when."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs
    ) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work, *given, **named)

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs
    ) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work, *given, **named)

    async def close(self) -> None:
        await self.engine.dispose()


class Job(Generic[T]):
    """A piece of writing that waits for its turn, and what became of it."""

    def __init__(self, work: Callable[[Connection], T], done: asyncio.Future[T]) -> None:
        self.work = work
        self.done = done
        self.result: T | None = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Tells whoever waits, if anybody still does."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(cast("T", self.result))


class Sqlite(Database):
    """One thread writes, others read beside it.

    While the disk is busy with one commit, the writing that comes in meanwhile gathers; it then shares the
    next commit. Each piece keeps its own fate: what fails is undone alone.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = ThreadPoolExecutor(1, "sqlite-write")
        self.readers = ThreadPoolExecutor(READERS, "sqlite-read")
        self.jobs: list[Job[Any]] = []
        self.busy: asyncio.Task[None] | None = None

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs
    ) -> T:
        def reading() -> T:
            with self.engine.begin() as connection:
                return work(connection, *given, **named)

        return await asyncio.get_running_loop().run_in_executor(self.readers, reading)

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs
    ) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.append(Job(lambda connection: work(connection, *given, **named), done))
        if self.busy is None:
            self.busy = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self.jobs:
            batch, self.jobs = self.jobs, []
            await loop.run_in_executor(self.writer, self._commit, batch)
            for job in batch:
                job.settle()
        self.busy = None

    def _commit(self, batch: list[Job[Any]]) -> None:
        try:
            with self.engine.begin() as connection:
                if len(batch) == 1:
                    batch[0].result = batch[0].work(connection)
                    return
                for job in batch:
                    _try(connection, job)
        except Exception as error:  # noqa: BLE001 - handed to those who wait
            # The commit itself failed: nothing of the batch is on disk.
            for job in batch:
                job.error = error

    async def close(self) -> None:
        if self.busy is not None:
            await self.busy
        await asyncio.to_thread(self.writer.shutdown)
        await asyncio.to_thread(self.readers.shutdown)
        self.engine.dispose()


def _try(connection: Connection, job: Job[Any]) -> None:
    try:
        with connection.begin_nested():
            job.result = job.work(connection)
    except Exception as error:  # noqa: BLE001 - handed to whoever waits
        job.error = error


def _begin(connection: Connection) -> None:
    """Begins by hand: the driver's own way knows no savepoints."""
    connection.exec_driver_sql("BEGIN")


def _durable(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """Pragmas of every SQLite connection.

    FULL makes a commit wait until the disk has it: an acknowledged answer survives a power cut.
    """
    del record
    connection.isolation_level = None  # `_begin` does it
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def url_of(database_url: str) -> URL:
    """The URL with the driver that we use; `sqlite:///games.sqlite3` or `postgresql://host/sandtable`."""
    try:
        url = make_url(database_url)
    except (ValueError, SQLAlchemyError):
        raise StoreError(
            "DATABASE_URL cannot be read; it looks like sqlite:///games.sqlite3 or postgresql://host/sandtable"
        ) from None  # what it holds may be a password
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise StoreError(f'DATABASE_URL begins with "{kind}"; it may be sqlite or postgresql')
    return url.set(drivername=DRIVERS[kind])


def _own_file(file: Path) -> None:
    """Makes the file, and its folder; the seeds of running games are in it, so that it is for its owner alone."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)


def database_of(database_url: str) -> Database:
    """The database behind a URL; the folder of an SQLite file is made."""
    url = url_of(database_url)
    try:
        if url.drivername == "sqlite":
            if url.database:
                _own_file(Path(url.database))
            engine = create_engine(url)
            event.listen(engine, "connect", _durable)
            event.listen(engine, "begin", _begin)
            return Sqlite(engine)
        return Postgres(create_async_engine(url, pool_pre_ping=True))
    except ModuleNotFoundError as error:
        raise StoreError(
            f'PostgreSQL needs the module "{error.name}": pip install "sandtable[postgres]"'
        ) from error
    except OSError as error:
        raise StoreError(f"the database cannot be opened: {error}") from error
