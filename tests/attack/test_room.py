"""Strangers who fill the house: with games that nobody plays, and with journals that nobody watches."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, update
from tests.core.test_journal import played

from sandtable.core.journal import journal_of
from sandtable.server.bodies import NewGame
from sandtable.server.bringing import OF_ONE_AT_MOST, Bringing
from sandtable.server.founding import founded
from sandtable.server.limits import ASKER
from sandtable.server.records import Kept
from sandtable.server.room import HOUR
from sandtable.server.schema import games
from sandtable.server.seals import Dealt
from sandtable.server.settings import Settings
from sandtable.server.store import Store, open_store
from sandtable.server.thinking import Thinking

AT_MOST = 3


async def set_up(store: Store, **seats: str) -> str:
    """A game in the house, or "" where there is no room for it."""
    wanted = NewGame(setup={"system": "fubar"}, seats=seats)
    live, created = founded(wanted, Dealt())
    made = await store.create(Kept(live.record, live.saved, live.game.orders), AT_MOST)
    return created.game if made else ""


def aged(connection: Connection, game: str, hours: float, played: float = 0.0) -> None:
    """Lets a game have been set up so long ago, and be played for so many hours since."""
    row = connection.execute(select(games).where(games.c.id == game)).mappings().one()
    made = row["created_at"] - int((hours + played) * HOUR)
    times = {"created_at": made, "changed_at": made + int(played * HOUR)}
    connection.execute(update(games).where(games.c.id == game).values(times))


def test_games_that_nobody_plays_make_room_for_those_that_somebody_does(tmp_path: Path) -> None:
    """The oldest unplayed one goes when the house is full; what was played stays, however long it has been left."""

    async def flooded() -> list[bool]:
        store = await open_store(f"sqlite:///{tmp_path / 'games.sqlite3'}")
        kept = await set_up(store, A="me", B="hotseat")
        older, newer = [await set_up(store, A="me", B="open") for _ in range(2)]
        full = await set_up(store, A="me")
        await store.database.write(aged, kept, 500.0, 1.0)
        await store.database.write(aged, older, 3.0)
        await store.database.write(aged, newer, 2.0)
        made = [await set_up(store, A="me") for _ in range(3)]
        there = [await store.load(game) is not None for game in (kept, older, newer)]
        await store.close()
        return [bool(full), *(bool(game) for game in made), *there]

    assert [False, True, True, False, True, False, False] == asyncio.run(flooded())


def test_computers_that_play_alone_make_room(tmp_path: Path) -> None:
    """However long they have played: it is nobody's game."""

    async def flooded() -> list[bool]:
        store = await open_store(f"sqlite:///{tmp_path / 'games.sqlite3'}")
        alone = [await set_up(store, A="bot:greedy", B="bot:greedy") for _ in range(AT_MOST)]
        for game in alone:
            await store.database.write(aged, game, 2.0, 1.0)
        made = await set_up(store, A="me")
        await store.close()
        return [bool(made)]

    assert [True] == asyncio.run(flooded())


def test_whoever_brings_many_journals_pushes_out_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One address has ten places among the hundred; those of others stay."""
    game, seal = played()
    text = journal_of(game, seal).text()

    async def verified(name: str, journal: str) -> tuple[dict[str, object], dict[str, object]]:
        return {}, {"system": "duel"}

    async def brought() -> tuple[bool, list[bool]]:
        store = await open_store(f"sqlite:///{tmp_path / 'games.sqlite3'}")
        thinking = Thinking(Settings(database_url="sqlite://"))
        # Whether it holds is another test's matter, and takes a process.
        monkeypatch.setattr(thinking, "verify", verified)
        bringing = Bringing(store, thinking, 20)
        ASKER.set("192.0.2.1")
        first = (await bringing.bring(text)).replay
        ASKER.set("192.0.2.2")
        many = [(await bringing.bring(text)).replay for _ in range(30)]
        stays = await store.replay(first) is not None
        kept = [await store.replay(id) is not None for id in many]
        await store.close()
        return stays, kept

    stays, kept = asyncio.run(brought())
    assert stays
    assert [False] * (30 - OF_ONE_AT_MOST) + [True] * OF_ONE_AT_MOST == kept
