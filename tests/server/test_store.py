"""The database: migrations, transactions, two servers over one database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from tests.server.sitting import Server, Table

from sandtable.server.schema import metadata, replays
from sandtable.server.store import open_store


def test_the_migrations_make_the_tables_of_the_schema(database: str) -> None:
    """Nothing is missing and nothing is left over; running them again changes nothing."""

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def migrated() -> list[Any]:
        await (await open_store(database)).close()
        store = await open_store(database)
        found = await store.database.read(differences)
        await store.close()
        return found

    assert [] == asyncio.run(migrated())


def test_sqlite_waits_for_the_disk(tmp_path: Any) -> None:
    """Write-ahead log and full synchronisation on every connection."""

    def pragmas(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in names]

    async def asked() -> list[Any]:
        store = await open_store(f"sqlite:///{tmp_path}/games.sqlite3")
        found = await store.database.read(pragmas)
        await store.close()
        return found

    assert ["wal", 2, 1] == asyncio.run(asked())


def elsewhere(table: Table, server: Server) -> Table:
    """The same game at another server."""
    made = {"game": table.id, "tokens": table.tokens, "invitations": {}, "host": table.host}
    return Table(server, made)


def test_two_servers_over_one_database_never_mix_a_game_up(start: Callable[..., Server]) -> None:
    """Whoever is behind is refused, reads the game again, and goes on from what is written."""
    first, second = start(), start()
    here = first.new({"A": "me", "B": "hotseat"})
    there = elsewhere(here, second)
    there.view("A")
    here.play("A", "1")

    late = there.answer("A", "2", 0)

    assert (409, "The game was changed from elsewhere; look again.") == (
        late.status_code,
        late.json()["error"],
    )
    assert here.stands("B") == there.stands("B")
    there.play("B", "4")
    assert 409 == here.answer("B", "5").status_code
    assert here.stands("B") == there.stands("B")


def test_writing_that_shares_a_commit_keeps_its_own_fate(database: str) -> None:
    """Many write at once; one of them fails and leaves no trace, the others are all there."""

    def add(connection: Connection, number: int) -> int:
        connection.execute(insert(replays).values(id=f"r{number}", journal="", created_at=number))
        if number == 7:
            raise LookupError("seven")
        return number

    def kept(connection: Connection) -> list[str]:
        return list(connection.execute(select(replays.c.id).order_by(replays.c.created_at)).scalars())

    async def all_at_once() -> tuple[list[Any], list[str]]:
        store = await open_store(database)
        jobs = [store.database.write(add, number) for number in range(20)]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        found = await store.database.read(kept)
        await store.close()
        return outcomes, found

    outcomes, found = asyncio.run(all_at_once())

    assert isinstance(outcomes[7], LookupError)
    assert [number for number in range(20) if number != 7] == [o for o in outcomes if isinstance(o, int)]
    assert [f"r{number}" for number in range(20) if number != 7] == found
