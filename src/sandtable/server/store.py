"""The database: SQLite in a file by default, PostgreSQL by URL. Every change is one transaction."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import RowMapping, delete, event, func, insert, make_url, select, update
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from sandtable.core.game import Entry
from sandtable.core.journal import canonical, entry_of, entry_wire
from sandtable.core.wire import table_of
from sandtable.server.migrate import migrate
from sandtable.server.records import Change, GameRecord, Kept, SeatRecord, Summary
from sandtable.server.schema import entries, games, orders, replays, seats

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
DAY = 24 * 60 * 60 * 1000
# A finished game that nobody opened for so long makes room when the house is full.
FORGOTTEN = 30 * DAY


class StoreError(Exception):
    """A database that cannot be used; the text says what to change."""


class Conflict(Exception):  # noqa: N818 - an outcome of writing, not a fault
    """Somebody else has changed the game since it was read; nothing was written."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """All that the server asks of its database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # SQLite has one writer; waiting here is kinder than its busy timer.
        self._turn: asyncio.Lock | None = asyncio.Lock() if engine.dialect.name == "sqlite" else None

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        if self._turn is None:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._turn, self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Gives the connections back."""
        await self.engine.dispose()

    # ------------------------------------------------------------ writing

    async def create(self, kept: Kept, at_most: int) -> bool:
        """Writes a new game with its first entries; False when the house is full."""
        record = kept.record
        async with self._writing() as connection:
            if not await _room(connection, at_most):
                return False
            row = msgspec.structs.asdict(record)
            del row["seats"]
            row["setup"] = canonical(record.setup)
            row["entropy"] = json.dumps(record.entropy)
            row["summary"] = msgspec.json.encode(record.summary).decode()
            await connection.execute(insert(games), row)
            await connection.execute(insert(seats), [_seat_row(record.id, seat) for seat in record.seats])
            if kept.entries:
                await connection.execute(insert(entries), _entry_rows(record.id, 0, kept.entries))
            standing = _order_rows(record.id, kept.orders)
            if standing:
                await connection.execute(insert(orders), standing)
        return True

    async def save(self, change: Change) -> None:
        """Writes a change; raises Conflict when the game is not as it was when it was read."""
        values: dict[str, Any] = {
            "version": change.version,
            "over": change.over,
            "summary": msgspec.json.encode(change.summary).decode(),
            "changed_at": now(),
        }
        if change.entropy is not None:
            values["entropy"] = json.dumps(change.entropy)
        same = (games.c.id == change.game) & (games.c.version == change.version_before)
        try:
            async with self._writing() as connection:
                done = await connection.execute(update(games).where(same).values(values))
                if done.rowcount != 1:
                    raise Conflict
                await _save_parts(connection, change)
        except IntegrityError as error:
            raise Conflict from error

    # ------------------------------------------------------------ reading

    async def load(self, game: str) -> Kept | None:
        """A game with its entries and orders, or None."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(games).where(games.c.id == game))).mappings().first()
            if row is None:
                return None
            found = await connection.execute(select(seats).where(seats.c.game == game).order_by(seats.c.side))
            sides = [_seat_record(seat) for seat in found.mappings()]
            bodies = await connection.execute(
                select(entries.c.body).where(entries.c.game == game).order_by(entries.c.number)
            )
            given = await connection.execute(select(orders).where(orders.c.game == game))
            standing: list[dict[str, str]] = [{} for _ in sides]
            for order in given:
                standing[order.side][order.topic] = order.given
        past = [entry_of(table_of(json.loads(body))) for body in bodies.scalars()]
        return Kept(_game_record(row, sides), past, standing)

    async def opened_by(self, token_hashes: Sequence[str]) -> list[GameRecord]:
        """The games that these tokens open, the latest first."""
        async with self.engine.connect() as connection:
            mine = select(seats.c.game).where(seats.c.token_hash.in_(token_hashes))
            hosted = games.c.host_hash.in_(token_hashes)
            rows = await connection.execute(
                select(games)
                .where(games.c.id.in_(mine) | hosted)
                .order_by(games.c.changed_at.desc())
                .limit(200)
            )
            found = list(rows.mappings())
            sides = await connection.execute(
                select(seats).where(seats.c.game.in_([row["id"] for row in found])).order_by(seats.c.side)
            )
            by_game: dict[str, list[SeatRecord]] = {row["id"]: [] for row in found}
            for seat in sides.mappings():
                by_game[seat["game"]].append(_seat_record(seat))
        return [_game_record(row, by_game[row["id"]]) for row in found]

    # ------------------------------------------------------------ journals that people bring along

    async def keep_replay(self, id: str, journal: str, at_most: int) -> None:
        """Keeps a journal under an id; the oldest beyond `at_most` go."""
        async with self._writing() as connection:
            await connection.execute(insert(replays).values(id=id, journal=journal, created_at=now()))
            kept = select(replays.c.id).order_by(replays.c.created_at.desc(), replays.c.id).limit(at_most)
            await connection.execute(delete(replays).where(replays.c.id.not_in(kept)))

    async def replay(self, id: str) -> str | None:
        """The journal kept under that id."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(replays.c.journal).where(replays.c.id == id))
            text: str | None = found.scalar()
            return text


async def _room(connection: AsyncConnection, at_most: int) -> bool:
    """Whether one more game may be kept; a forgotten one makes room."""
    count = (await connection.execute(select(func.count()).select_from(games))).scalar_one()
    if count < at_most:
        return True
    forgotten = (
        select(games.c.id)
        .where(games.c.over & (games.c.changed_at < now() - FORGOTTEN))
        .order_by(games.c.changed_at)
        .limit(1)
    )
    gone = await connection.execute(delete(games).where(games.c.id.in_(forgotten)))
    return gone.rowcount > 0


async def _save_parts(connection: AsyncConnection, change: Change) -> None:
    game = change.game
    if change.deletes:
        late = (entries.c.game == game) & (entries.c.number >= change.keep)
        await connection.execute(delete(entries).where(late))
    if change.entries:
        await connection.execute(insert(entries), _entry_rows(game, change.keep, change.entries))
    for seat in change.seats:
        where = (seats.c.game == game) & (seats.c.side == seat.side)
        await connection.execute(update(seats).where(where).values(_seat_row(game, seat)))
    for side, topic, order in change.orders:
        mine = (orders.c.game == game) & (orders.c.side == side) & (orders.c.topic == topic)
        await connection.execute(delete(orders).where(mine))
        if order:
            row = {"game": game, "side": side, "topic": topic, "given": order}
            await connection.execute(insert(orders), row)


def _entry_rows(game: str, first: int, new: list[Entry]) -> list[dict[str, Any]]:
    return [
        {"game": game, "number": first + at, "body": canonical(entry_wire(entry))}
        for at, entry in enumerate(new)
    ]


def _order_rows(game: str, standing: list[dict[str, str]]) -> list[dict[str, Any]]:
    return [
        {"game": game, "side": side, "topic": topic, "given": order}
        for side, given in enumerate(standing)
        for topic, order in given.items()
    ]


def _seat_row(game: str, seat: SeatRecord) -> dict[str, Any]:
    return {"game": game, **msgspec.structs.asdict(seat)}


def _seat_record(row: RowMapping) -> SeatRecord:
    fields = {key: value for key, value in row.items() if key != "game"}
    return SeatRecord(**fields)


def _game_record(row: RowMapping, sides: list[SeatRecord]) -> GameRecord:
    fields = dict(row)
    fields["setup"] = json.loads(row["setup"])
    fields["entropy"] = json.loads(row["entropy"])
    fields["summary"] = msgspec.json.decode(row["summary"], type=Summary)
    return GameRecord(**fields, seats=sides)


def _durable(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """Pragmas of every SQLite connection.

    FULL makes a commit wait until the disk has it: an acknowledged answer survives a power cut.
    """
    del record
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def engine_of(database_url: str) -> AsyncEngine:
    """The engine behind a URL such as `sqlite:///games.sqlite3` or `postgresql://host/sandtable`."""
    try:
        url = make_url(database_url)
        kind = url.drivername.partition("+")[0]
        if kind not in DRIVERS:
            raise StoreError(f'DATABASE_URL begins with "{kind}"; it may be sqlite or postgresql')
        url = url.set(drivername=DRIVERS[kind])
        if kind == "sqlite" and url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url, pool_pre_ping=kind != "sqlite")
    except StoreError:
        raise
    except ModuleNotFoundError as error:
        raise StoreError(
            f'PostgreSQL needs the module "{error.name}": pip install "sandtable[postgres]"'
        ) from error
    except (ValueError, OSError, SQLAlchemyError) as error:
        raise StoreError(f"the database cannot be opened: {error}") from error
    if kind == "sqlite":
        event.listen(engine.sync_engine, "connect", _durable)
    return engine


async def open_store(database_url: str) -> Store:
    """Opens the database and brings its tables up to date."""
    engine = engine_of(database_url)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    return Store(engine)
