"""What the server keeps: games, seats, entries, orders, replays. Every change is one transaction."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from alembic.util import CommandError
from sqlalchemy import Connection, RowMapping, bindparam, delete, func, insert, inspect, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sandtable.core.game import Entry
from sandtable.core.journal import JournalError, canonical, entry_of, entry_wire
from sandtable.core.system import system_ids
from sandtable.core.wire import Json, table_of
from sandtable.server.database import Database, Sqlite, StoreError, database_of
from sandtable.server.locking import key, locked, opened
from sandtable.server.migrate import migrate
from sandtable.server.neighbours import tell
from sandtable.server.records import Change, GameRecord, Kept, SeatRecord, Summary
from sandtable.server.room import now, room_for_a_game
from sandtable.server.schema import campaigns, entries, films, games, metadata, orders, replays, seats

log = logging.getLogger(__name__)

LISTED = 200  # games in somebody's list, the latest


class Conflict(Exception):  # noqa: N818 - an outcome of writing, not a fault
    """Somebody else has changed the game since it was read; nothing was written."""


class Unreadable(Exception):  # noqa: N818 - an outcome of reading
    """What stands in the database under this id is no game, or is locked with a key that is not here."""


# What comes of reading rows that somebody has written over.
GARBLED = (
    AttributeError,
    LookupError,
    OverflowError,
    TypeError,
    ValueError,
    msgspec.MsgspecError,
    JournalError,
    StoreError,
)


class Store:
    """All that the server asks of its database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def close(self) -> None:
        """Gives the connections back."""
        await self.database.close()

    async def create(self, kept: Kept, at_most: int) -> bool:
        """Writes a new game with its first entries; False when the house is full."""
        return await self.database.write(_create, kept, at_most)

    async def save(self, change: Change) -> None:
        """Writes a change; raises Conflict when the game is not as it was when it was read."""
        try:
            await self.database.write(_save, change)
        except IntegrityError as error:
            raise Conflict from error

    async def load(self, game: str) -> Kept | None:
        """A game with its entries and orders, or None; raises Unreadable where it is damaged."""
        return await self.database.read(_load, game)

    async def stamp(self, game: str) -> int | None:
        """How often a game has been written; None when there is none."""
        return await self.database.read(_stamp, game)

    async def delete(self, game: str) -> None:
        """Throws a game away, with its seats, entries, orders and film."""
        await self.database.write(_delete, game)

    async def opened_by(self, token_hashes: Sequence[str]) -> list[GameRecord]:
        """The games that these tokens open, the latest first."""
        return await self.database.read(_opened_by, token_hashes)

    async def keep_film(self, kept: Kept, rules_version: int) -> None:
        """Keeps the film of a finished game, unless the game has been taken up again since it was read."""
        await self.database.write(_keep_film, kept, rules_version)

    async def unfilmed(self) -> list[str]:
        """The finished games that have no film, the latest first."""
        return await self.database.read(_unfilmed)

    async def keep_replay(self, id: str, journal: str, at_most: int, instead: str = "") -> None:
        """Keeps a journal that somebody brought along, instead of another one; the oldest beyond `at_most` go."""
        await self.database.write(_keep_replay, id, journal, at_most, instead)

    async def replay(self, id: str) -> str | None:
        """The journal kept under that id."""
        return await self.database.read(_replay, id)


# ---------------------------------------------------------------- writing


def _create(connection: Connection, kept: Kept, at_most: int) -> bool:
    if not room_for_a_game(connection, at_most):
        return False
    create_game(connection, kept)
    return True


def create_game(connection: Connection, kept: Kept) -> None:
    """Writes a new game with its first entries, in whatever transaction the connection is in."""
    record = kept.record
    row = msgspec.structs.asdict(record)
    del row["seats"]
    row["seed"], row["nonce"] = locked(record.seed, record.nonce)
    row["setup"] = canonical(record.setup)
    row["entropy"] = json.dumps(record.entropy)
    row["summary"] = msgspec.json.encode(record.summary).decode()
    connection.execute(insert(games), row)
    connection.execute(insert(seats), [_seat_row(record.id, seat) for seat in record.seats])
    if kept.entries:
        connection.execute(insert(entries), _entry_rows(record.id, 0, kept.entries))
    standing = _order_rows(record.id, kept.orders)
    if standing:
        connection.execute(insert(orders), standing)


# Made once, since it is part of every answer.
SAVE = (
    update(games)
    .where(
        games.c.id == bindparam("game"),
        games.c.version == bindparam("before"),
        games.c.stamp == bindparam("stamped"),
    )
    .values(
        version=bindparam("after"),
        stamp=bindparam("stamped") + 1,
        over=bindparam("is_over"),
        summary=bindparam("text"),
        changed_at=bindparam("at"),
    )
)


def _save(connection: Connection, change: Change) -> None:
    values = {
        "game": change.game,
        "before": change.version_before,
        "after": change.version,
        "stamped": change.stamp_before,
        "is_over": change.over,
        "text": msgspec.json.encode(change.summary).decode(),
        "at": now(),
    }
    if connection.execute(SAVE, values).rowcount != 1:
        raise Conflict
    if change.entropy is not None:
        words = update(games).where(games.c.id == change.game).values(entropy=json.dumps(change.entropy))
        connection.execute(words)
    if change.rules_version is not None:
        mine = update(games).where(games.c.id == change.game)
        connection.execute(mine.values(rules_version=change.rules_version))
    if change.deletes:
        connection.execute(delete(films).where(films.c.game == change.game))
        late = (entries.c.game == change.game) & (entries.c.number >= change.keep)
        connection.execute(delete(entries).where(late))
    if change.entries:
        connection.execute(insert(entries), _entry_rows(change.game, change.keep, change.entries))
    for seat in change.seats:
        where = (seats.c.game == change.game) & (seats.c.side == seat.side)
        connection.execute(update(seats).where(where).values(_seat_row(change.game, seat)))
    for side, topic, order in change.orders:
        _save_order(connection, {"game": change.game, "side": side, "topic": topic, "given": order})
    moved: list[Json] = [seat.side for seat in change.seats]
    tell(connection, {"game": change.game, "seats": moved, **change.talk})


def _delete(connection: Connection, game: str) -> None:
    connection.execute(delete(games).where(games.c.id == game))
    tell(connection, {"game": game})


def _save_order(connection: Connection, row: dict[str, Any]) -> None:
    same = [orders.c[key] == row[key] for key in ("game", "side", "topic")]
    connection.execute(delete(orders).where(*same))
    if row["given"]:
        connection.execute(insert(orders), row)


def _keep_film(connection: Connection, kept: Kept, rules_version: int) -> None:
    record = kept.record
    same = (games.c.id == record.id) & (games.c.version == record.version) & games.c.over
    if connection.execute(select(games.c.id).where(same)).first() is None:
        return
    connection.execute(delete(films).where(films.c.game == record.id))
    row = {"game": record.id, "rules_version": rules_version, "film": kept.film}
    connection.execute(insert(films), row)


def _unfilmed(connection: Connection) -> list[str]:
    known = select(films.c.game)
    query = select(games.c.id).where(games.c.over & games.c.id.not_in(known))
    return list(connection.execute(query.order_by(games.c.changed_at.desc())).scalars())


def _keep_replay(connection: Connection, id: str, journal: str, at_most: int, instead: str) -> None:
    if instead:
        connection.execute(delete(replays).where(replays.c.id == instead))
    connection.execute(insert(replays).values(id=id, journal=journal, created_at=now()))
    kept = select(replays.c.id).order_by(replays.c.created_at.desc(), replays.c.id).limit(at_most)
    connection.execute(delete(replays).where(replays.c.id.not_in(kept)))


# ---------------------------------------------------------------- reading


def _load(connection: Connection, game: str) -> Kept | None:
    try:
        return _loaded(connection, game)
    except GARBLED as error:
        raise Unreadable(f"game {game} cannot be read: {type(error).__name__}: {error}") from error


def _loaded(connection: Connection, game: str) -> Kept | None:
    row = connection.execute(select(games).where(games.c.id == game)).mappings().first()
    if row is None:
        return None
    rows = connection.execute(select(seats).where(seats.c.game == game).order_by(seats.c.side))
    sides = [_seat_record(seat) for seat in rows.mappings()]
    bodies = connection.execute(
        select(entries.c.body).where(entries.c.game == game).order_by(entries.c.number)
    ).scalars()
    past = [entry_of(table_of(json.loads(body))) for body in bodies]
    standing: list[dict[str, str]] = [{} for _ in sides]
    for order in connection.execute(select(orders).where(orders.c.game == game)):
        standing[order.side][order.topic] = order.given
    kept = Kept(_game_record(row, sides), past, standing)
    film = connection.execute(select(films).where(films.c.game == game)).first() if kept.record.over else None
    if film is not None:
        kept.film, kept.film_rules = film.film, film.rules_version
    return kept


def _stamp(connection: Connection, game: str) -> int | None:
    stamp: int | None = connection.execute(select(games.c.stamp).where(games.c.id == game)).scalar()
    return stamp


def _opened_by(connection: Connection, token_hashes: Sequence[str]) -> list[GameRecord]:
    mine = select(seats.c.game).where(seats.c.token_hash.in_(token_hashes))
    hosted = games.c.host_hash.in_(token_hashes)
    latest = (
        select(games).where(games.c.id.in_(mine) | hosted).order_by(games.c.changed_at.desc()).limit(LISTED)
    )
    rows = list(connection.execute(latest).mappings())
    by_game: dict[str, list[SeatRecord]] = {row["id"]: [] for row in rows}
    sides = select(seats).where(seats.c.game.in_(list(by_game))).order_by(seats.c.side)
    for seat in connection.execute(sides).mappings():
        by_game[seat["game"]].append(_seat_record(seat))
    records = []
    for row in rows:
        try:
            records.append(_game_record(row, by_game[row["id"]]))
        except GARBLED as error:  # the others are there all the same
            log.error("game %s cannot be read: %s", row["id"], error)
    return records


def _replay(connection: Connection, id: str) -> str | None:
    text: str | None = connection.execute(select(replays.c.journal).where(replays.c.id == id)).scalar()
    return text


# ---------------------------------------------------------------- rows


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
    fields["seed"], fields["nonce"] = opened(row["seed"], row["nonce"])
    fields["setup"] = json.loads(row["setup"])
    fields["entropy"] = json.loads(row["entropy"])
    fields["summary"] = msgspec.json.decode(row["summary"], type=Summary)
    return GameRecord(**fields, seats=sides)


async def open_store(database_url: str) -> Store:
    """Opens the database and brings its tables up to date."""
    database = database_of(database_url)
    try:
        await database.write(migrate)
    except CommandError as error:
        await database.close()
        raise StoreError(
            "the database was written by a newer Sandtable; use that, or another file"
        ) from error
    except (OSError, SQLAlchemyError) as error:
        await database.close()
        raise StoreError(
            f"the database cannot be opened: {str(error).splitlines()[0]}; sandtable doctor looks at it"
        ) from error
    return Store(database)


async def prepare(database_url: str) -> list[str]:
    """Opens the database once and brings it up to date, to say what is wrong with it before serving.

    Returns what of it is damaged: the games in the rest of it can still be played.
    """
    store = await open_store(database_url)
    try:
        await store.database.read(need_the_key)
        return await store.database.read(damage) if isinstance(store.database, Sqlite) else []
    finally:
        await store.close()


def need_the_key(connection: Connection) -> None:
    """Raises StoreError when the latest game cannot be dealt with the key there is, or there is none."""
    latest = select(games.c.seed, games.c.nonce).order_by(games.c.created_at.desc()).limit(1)
    try:
        row = connection.execute(latest).first()
    except SQLAlchemyError:
        return  # what is wrong with the file is said elsewhere
    key()
    if row is not None:
        opened(row.seed, row.nonce)


def torn(connection: Connection) -> list[str]:
    """What is wrong with an SQLite file itself, whatever tables are in it."""
    lines = connection.execute(text("PRAGMA quick_check(20)")).scalars()
    return [str(line) for line in lines if line != "ok"]


def damage(connection: Connection) -> list[str]:
    """What is wrong with an SQLite file, in its own words, and which games are gone by it; nothing if it is whole."""
    faults = [*torn(connection), *missing(connection)]
    if not faults:
        return []
    return [*faults, *(unreadable(connection) or [f"all {_count(connection)} games can be read"])]


def _count(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(games)).scalar_one())


def missing(connection: Connection) -> list[str]:
    """The tables that are not there."""
    there = set(inspect(connection).get_table_names())
    return [f"the table {known!r} is missing" for known in metadata.tables if known not in there]


def unreadable(connection: Connection) -> list[str]:
    """The games that cannot be read, in a sentence; nothing where all can."""
    try:
        ids = list(connection.execute(select(games.c.id)).scalars())
    except SQLAlchemyError:
        return ["the list of games cannot be read"]
    lost: list[str] = []
    for game in ids:
        try:
            if _load(connection, game) is None:
                lost.append(game)
        except (SQLAlchemyError, Unreadable):
            lost.append(game)
    return [f"{len(lost)} of {len(ids)} games cannot be read: {', '.join(lost)}"] if lost else []


def of_no_system(connection: Connection) -> list[str]:
    """The systems of games and campaigns that are not installed here, in a sentence each."""
    kept = {*connection.execute(select(games.c.system).distinct()).scalars()}
    kept |= {*connection.execute(select(campaigns.c.system).distinct()).scalars()}
    return [
        f"games or campaigns of {gone!r} are kept, and that system is not installed"
        for gone in sorted(kept - {*system_ids()})
    ]
