"""People's data can be thrown away: by age, by game, by name; nothing else goes with it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.sitting import Server

from sandtable.server.forgetting import Wish, forget

LONG_AGO = 1_000_000_000_000


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with a file of its own, in which the test turns the clock."""
    running = Server(f"sqlite:///{tmp_path / 'games.sqlite3'}", tmp_path / "log")
    yield running.start()
    running.close()


def test_what_is_old_and_over_goes_and_the_rest_stays(server: Server) -> None:
    """One finished and one running game of long ago, one finished of today; counting alone throws nothing away."""
    url = str(server.settings["database_url"])
    seats = {"A": "me", "B": "hotseat"}
    old, running, fresh = (
        server.new(seats, setup={"options": {"turns": 1}}, names={"A": "Anna"}) for _ in range(3)
    )
    for table in (old, fresh):
        table.play_out("A", "B")
    server.stop()
    with sqlite3.connect(url.removeprefix("sqlite:///")) as file:
        file.execute(f"UPDATE games SET changed_at = {LONG_AGO} WHERE id != ?", (fresh.id,))
    file.close()

    counted = asyncio.run(forget(url, Wish(days=365, dry=True)))
    thrown = asyncio.run(forget(url, Wish(days=365)))
    named = asyncio.run(forget(url, Wish(name="Anna")))
    server.start()

    assert counted == thrown == {"games": 1, "campaigns": 0, "replays": 0}
    assert {"names": 2} == named
    assert [404, 200, 200] == [table.get("view").status_code for table in (old, running, fresh)]
    assert "" == fresh.view(None)["seats"][0]["name"]
    server.stop()
    assert {"games": 1} == asyncio.run(forget(url, Wish(game=running.id)))
    assert {"games": 1, "campaigns": 0, "replays": 0} == asyncio.run(forget(url, Wish(days=0)))
