"""The databases the suite runs over: SQLite always, PostgreSQL where SANDTABLE_TEST_DATABASES names it.

`SANDTABLE_TEST_DATABASES=sqlite,postgresql` starts a PostgreSQL of its own from the programs that the Debian
package `postgresql` installs. What a save must outlive is tried over PostgreSQL wherever those programs are.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

WANTED = [name for name in os.environ.get("SANDTABLE_TEST_DATABASES", "sqlite").split(",") if name]


def postgres_program(name: str) -> str:
    """Where a program of PostgreSQL's lies; "" where it is not installed."""
    found = [*sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))]
    return str(found[-1]) if found else shutil.which(name) or ""


TO_BE_HAD = [*WANTED]
if "postgresql" not in WANTED and postgres_program("initdb") and postgres_program("pg_ctl"):
    TO_BE_HAD.append("postgresql")

everywhere = pytest.mark.parametrize("database_kind", TO_BE_HAD, indirect=True)
"""For tests that run over every database there is, whatever the rest of the suite runs over."""


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL of our own in a folder, listening on a socket file there; yields its URL."""
    assert postgres_program("initdb"), "PostgreSQL is not installed: apt-get install postgresql"
    as_user = []
    if os.geteuid() == 0:  # it refuses to run as root
        as_user = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
        shutil.chown(folder, "nobody", "nogroup")
    data = folder / "data"
    environment = {**os.environ, "LC_ALL": "C", "HOME": str(folder)}

    def call(*command: str) -> None:
        subprocess.run(
            [*as_user, *command], check=True, env=environment, cwd=folder, stdout=subprocess.DEVNULL
        )

    call(postgres_program("initdb"), "-D", str(data), "-U", "sandtable", "-A", "trust")
    control = postgres_program("pg_ctl")
    options = f"-c listen_addresses='' -c unix_socket_directories={folder}"
    call(control, "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w", "start")
    try:
        yield f"postgresql://sandtable@/postgres?host={folder}"
    finally:
        call(control, "-D", str(data), "-m", "immediate", "-w", "stop")


async def new_postgres_database(url: str) -> str:
    """An empty database beside the one of the URL."""
    name = f"test_{uuid4().hex}"
    engine = create_async_engine(
        url.replace("postgresql://", "postgresql+asyncpg://", 1), isolation_level="AUTOCOMMIT"
    )
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return url.replace("/postgres?", f"/{name}?", 1)


def new_database(kind: str, folder: Path, postgres_url: str) -> str:
    """The URL of an empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folder / f'{uuid4().hex}.sqlite3'}"
    return asyncio.run(new_postgres_database(postgres_url))
