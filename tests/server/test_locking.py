"""Seeds at rest: a database that is read by somebody else tells no die to come, where its server has a key."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from sandtable.core.dice import commitment
from sandtable.server.bodies import NewGame
from sandtable.server.database import StoreError
from sandtable.server.examining import examined
from sandtable.server.founding import founded
from sandtable.server.locking import MOST, VARIABLE, locked, opened
from sandtable.server.records import Kept
from sandtable.server.seals import Dealt, Seals
from sandtable.server.store import open_store, prepare

KEY = "correct horse battery staple"


def test_what_is_locked_is_opened_by_its_key_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice come out; twice the same goes in as two; another key, none and a changed byte are noticed."""
    dealt = Dealt()
    plain = (dealt.seed, dealt.nonce)
    assert plain == locked(*plain) == opened(*plain)
    monkeypatch.setenv(VARIABLE, KEY)
    seed, nonce = locked(*plain)
    largest = locked(MOST, "f" * 32)

    assert plain == opened(seed, nonce) == opened(*plain)
    assert (MOST, "f" * 32) == opened(*largest)
    assert {True} == {0 <= number <= MOST for number in (seed, largest[0])}
    assert 64 >= len(nonce)
    assert dealt.nonce not in nonce
    assert (seed, nonce) != locked(*plain)
    for changed in ((seed ^ 1, nonce), (seed, nonce[:-1] + ("0" if nonce[-1] != "0" else "1"))):
        with pytest.raises(StoreError, match="another SANDTABLE_KEY"):
            opened(*changed)
    monkeypatch.setenv(VARIABLE, KEY + "r")
    with pytest.raises(StoreError, match="another SANDTABLE_KEY"):
        opened(seed, nonce)
    monkeypatch.delenv(VARIABLE)
    with pytest.raises(StoreError, match="start the server with its SANDTABLE_KEY"):
        opened(seed, nonce)
    monkeypatch.setenv(VARIABLE, "short")
    with pytest.raises(StoreError, match="too short"):
        locked(*plain)


def test_a_file_of_games_tells_no_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games and seals are written locked and read open; a start without the key says so, and so does the doctor."""
    file = tmp_path / "games.sqlite3"
    url = f"sqlite:///{file}"
    monkeypatch.setenv(VARIABLE, KEY)
    live, created = founded(NewGame(setup={"system": "fubar"}), Dealt())

    async def kept() -> tuple[int, str, bool]:
        store = await open_store(url)
        await store.create(Kept(live.record, live.saved, live.game.orders), 10)
        read = await store.load(created.game)
        assert read is not None
        seals = Seals(store.database)
        id, shown = await seals.show()
        rows = sqlite3.connect(file).execute("SELECT seed, nonce FROM seals").fetchall()
        taken = await seals.take(id)
        assert taken is not None
        assert (taken.seed, taken.nonce) not in rows
        await store.close()
        return read.record.seed, read.record.nonce, commitment(taken.seed, taken.nonce) == shown

    assert (live.record.seed, live.record.nonce, True) == asyncio.run(kept())
    row = sqlite3.connect(file).execute("SELECT seed, nonce FROM games").fetchone()
    assert live.record.seed != row[0]
    assert live.record.nonce not in row[1]
    assert [] == asyncio.run(prepare(url))
    told = [found.sentence for found in asyncio.run(examined(url))]
    assert "the seeds of new games are locked with your key" in told

    monkeypatch.delenv(VARIABLE)
    with pytest.raises(StoreError, match="start the server with its SANDTABLE_KEY"):
        asyncio.run(prepare(url))
    bad = [found.sentence for found in asyncio.run(examined(url)) if not found.good]
    assert any("SANDTABLE_KEY" in sentence for sentence in bad)
