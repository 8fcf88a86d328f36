"""A whole server in one file, taken while it runs, and put back into any database.

The file is compressed JSON lines: a head that names the tables and the state of the schema, the rows, and an end that
counts them, so that half a file is never taken for a whole one. It knows nothing of the kind of database: what was
saved from SQLite can be put back into PostgreSQL, and the reverse.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from alembic.util import CommandError
from sqlalchemy import Connection, CursorResult, column, func, inspect, select, table, text
from sqlalchemy.exc import SQLAlchemyError

from sandtable.server.database import Postgres, StoreError, database_of
from sandtable.server.migrate import migrate, revision_of
from sandtable.server.schema import metadata

FORMAT = 1
AT_ONCE = 500  # rows of one line


class BackupError(Exception):
    """A file that is no backup, or a database that cannot take it; the text says what to do."""


async def backup(database_url: str, file: Path) -> dict[str, int]:
    """Saves everything into a file; returns the number of rows of every table.

    All of it is read in one transaction: the file holds the server as it was at one moment.
    """
    database = database_of(database_url)
    part = file.with_name(file.name + ".part")
    try:
        counted = await database.read(_save, part, isinstance(database, Postgres))
    except (OSError, SQLAlchemyError) as error:
        part.unlink(missing_ok=True)
        raise StoreError(f"the backup could not be taken: {str(error).splitlines()[0]}") from error
    finally:
        await database.close()
    part.replace(file)
    return counted


def _save(connection: Connection, part: Path, several_writers: bool) -> dict[str, int]:
    if several_writers:
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    names = _tables_in(connection)
    counted: dict[str, int] = {}
    # Whoever reads it may sit in every seat's place: it is for the owner alone.
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as packed:
        _line(packed, {"sandtable-backup": FORMAT, "revision": revision_of(connection), "tables": names})
        for name in names:
            counted[name] = _save_table(connection, packed, name)
        _line(packed, {"end": counted})
        packed.flush()
        raw.flush()
        os.fsync(raw.fileno())
    return counted


def _tables_in(connection: Connection) -> list[str]:
    """The tables that the database has, those first that others refer to."""
    there = set(inspect(connection).get_table_names())
    if not there:
        raise StoreError("there is nothing in this database; is it the right one?")
    return [known.name for known in metadata.sorted_tables if known.name in there]


def _save_table(connection: Connection, packed: gzip.GzipFile, name: str) -> int:
    columns = [str(each["name"]) for each in inspect(connection).get_columns(name)]
    rows: CursorResult[Any] = connection.execute(
        select(*(column(key) for key in columns)).select_from(table(name)),
        execution_options={"stream_results": True, "yield_per": AT_ONCE},
    )
    count = 0
    for batch in rows.partitions(AT_ONCE):
        _line(packed, {"table": name, "columns": columns, "rows": [list(row) for row in batch]})
        count += len(batch)
    return count


def _line(packed: gzip.GzipFile, value: dict[str, Any]) -> None:
    packed.write(json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode() + b"\n")


async def restore(database_url: str, file: Path) -> dict[str, int]:
    """Puts a backup into an empty database, all of it or nothing; returns the number of rows of every table."""
    head, counted = examined(file)
    database = database_of(database_url)
    try:
        await database.write(_fill, file, str(head["revision"]))
    except CommandError as error:
        raise BackupError(f"{file}: this was saved by a newer Sandtable; put it back with that") from error
    except SQLAlchemyError as error:
        raise StoreError(f"the backup could not be put back: {str(error).splitlines()[0]}") from error
    finally:
        await database.close()
    return counted


def _fill(connection: Connection, file: Path, revision: str) -> None:
    if _occupied(connection):
        raise BackupError("there are games in this database already; restore into an empty one")
    # The tables as they were when it was saved, then everything that has changed since.
    migrate(connection, revision)
    booleans = {
        known.name: [c.name for c in known.columns if c.type.python_type is bool]
        for known in metadata.sorted_tables
    }
    for line in _lines(file):
        if "table" in line:
            columns, name = line["columns"], line["table"]
            rows = [dict(zip(columns, row, strict=True)) for row in line["rows"]]
            for row in rows:
                for key in booleans[name]:
                    row[key] = bool(row[key])
            connection.execute(table(name, *(column(key) for key in columns)).insert(), rows)
    migrate(connection)


def _occupied(connection: Connection) -> bool:
    there = set(inspect(connection).get_table_names())
    kept = [known for known in metadata.sorted_tables if known.name in there]
    return any(connection.execute(select(func.count()).select_from(known)).scalar_one() for known in kept)


def examined(file: Path) -> tuple[dict[str, Any], dict[str, int]]:
    """The head of a backup and its counted rows; raises BackupError unless the file is whole."""
    lines = _lines(file)
    head = next(lines, {})
    if head.get("sandtable-backup") != FORMAT:
        raise BackupError(f"{file}: this is no backup of Sandtable's")
    counted: dict[str, int] = dict.fromkeys(head["tables"], 0)
    stated: dict[str, int] | None = None
    for line in lines:
        if "end" in line:
            stated = line["end"]
        else:
            counted[line["table"]] += len(line["rows"])
    if stated != counted:
        raise BackupError(f"{file}: rows are missing; take an earlier backup")
    return head, counted


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as packed:
            for text_line in packed:
                line = json.loads(text_line)
                if not isinstance(line, dict):
                    raise BackupError(f"{file}: this is no backup of Sandtable's")
                yield line
    except FileNotFoundError as error:
        raise BackupError(f"{file}: there is no such file") from error
    except EOFError as error:
        raise BackupError(f"{file}: its end is missing; take an earlier backup") from error
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise BackupError(f"{file}: this is no backup of Sandtable's, or it is damaged") from error
