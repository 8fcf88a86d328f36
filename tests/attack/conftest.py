"""Servers to be attacked; a test that wants one with other bounds starts its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.sitting import Server

Start = Callable[..., Server]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers on SQLite, with the bounds of the test."""
    running: list[Server] = []

    def begin(**settings: Any) -> Server:
        server = Server(f"sqlite:///{tmp_path / 'games.sqlite3'}", tmp_path / "log", **settings)
        running.append(server)
        return server.start()

    yield begin
    for server in running:
        server.close()
