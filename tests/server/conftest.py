"""Servers for the tests: one for all that do not hurt it, others on request."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.databases import WANTED, new_database, postgres
from tests.server.sitting import Server


@pytest.fixture(scope="session")
def postgres_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL, for those who ask for it."""
    # A socket file's path is short.
    import tempfile

    with tempfile.TemporaryDirectory() as folder, postgres(Path(folder)) as url:
        yield url


@pytest.fixture(scope="session", params=WANTED)
def database_kind(request: pytest.FixtureRequest) -> str:
    """Each database in turn."""
    return str(request.param)


def postgres_for(kind: str, request: pytest.FixtureRequest) -> str:
    """Where the PostgreSQL listens, which is started when it is first wanted; "" for other databases."""
    return str(request.getfixturevalue("postgres_url")) if kind == "postgresql" else ""


@pytest.fixture
def database(database_kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty database."""
    return new_database(database_kind, tmp_path, postgres_for(database_kind, request))


@pytest.fixture(scope="session")
def server(
    database_kind: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    """A server for every test that leaves it as it was."""
    folder = tmp_path_factory.mktemp("server")
    database = new_database(database_kind, folder, postgres_for(database_kind, request))
    running = Server(database, folder / "log", bot_seconds=20.0, preview_seconds=20.0, sockets_per_game=8)
    running.start()
    yield running
    code = running.stop()
    running.close()
    log = (folder / "log").read_text()
    assert -signal.SIGTERM == code, log
    assert "Traceback" not in log


@pytest.fixture
def start(database: str, tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers over one database, with other settings, to be stopped and killed."""
    running: list[Server] = []

    def begin(**settings: Any) -> Server:
        server = Server(database, tmp_path / "log", **settings)
        running.append(server)
        return server.start()

    yield begin
    for server in running:
        server.close()
