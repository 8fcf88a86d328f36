"""The database: migrations, transactions, two servers over one database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from tests.server.sitting import Server, Table

from sandtable.server.schema import metadata
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
    assert here.view("B") == there.view("B")
    there.play("B", "4")
    assert 409 == here.answer("B", "5").status_code
    assert here.view("B") == there.view("B")
