"""A clock that jumps: back by a year, forward by ten. What lasts is counted by another clock, and nothing is lost."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from sandtable.core.wire import table_of
from sandtable.server.bodies import Answer, NewGame
from sandtable.server.host import Host
from sandtable.server.seats import hashed
from sandtable.server.settings import Settings

YEAR = 365 * 24 * 60 * 60 * 1_000_000_000


def test_a_clock_that_jumps_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are set up, answered, listed and read again from disk, whatever year it is."""
    real = time.time_ns
    ahead = 0
    monkeypatch.setattr(time, "time_ns", lambda: real() + ahead)

    async def played() -> list[int]:
        nonlocal ahead
        settings = Settings(database_url=f"sqlite:///{tmp_path / 'games.sqlite3'}", bot_workers=1)
        host = await Host.open(settings)
        try:
            seal = (await host.seals.show())[0]
            ahead = -YEAR
            wanted = NewGame(setup={"system": "fubar"}, seats={"A": "me", "B": "hotseat"}, seal=seal)
            made = await host.create(wanted)
            hashes = [hashed(token) for token in made.tokens.values()]
            versions: list[int] = []
            for jump in (-YEAR, 10 * YEAR, 0, -2 * YEAR, 30 * YEAR):
                ahead = jump
                host.put_away()
                async with host.games.hold(made.game) as live:
                    side, answer, version = live.asked_side, live.suggestion(), live.record.version
                    host.games.shelf.forget(live)  # the next to want it reads it from disk
                body = Answer(side="AB"[side], version=version, answer=answer)
                await host.answer(made.game, body, hashes)
                versions.append(version)
                assert [made.game] == [table_of(game)["game"] for game in await host.list_games(hashes)]
            return versions
        finally:
            await host.close()

    versions = asyncio.run(played())

    assert sorted(set(versions)) == versions
