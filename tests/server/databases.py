"""The databases the suite runs over: SQLite always, PostgreSQL where SANDTABLE_TEST_DATABASES names it.

`SANDTABLE_TEST_DATABASES=sqlite,postgresql` starts a PostgreSQL of its own from the programs that the Debian
package `postgresql` installs.
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

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

WANTED = [name for name in os.environ.get("SANDTABLE_TEST_DATABASES", "sqlite").split(",") if name]


def postgres_program(name: str) -> str:
    """Where a program of PostgreSQL's lies."""
    found = [*sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))]
    program = str(found[-1]) if found else shutil.which(name)
    assert program, f"{name} is not installed: apt-get install postgresql"
    return program


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL of our own in a folder, listening on a socket file there; yields its URL."""
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
