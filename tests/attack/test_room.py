"""Strangers who fill the house: with games that nobody plays, and with journals that nobody watches."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest
from litestar.types import Scope
from sqlalchemy import Connection, insert, select, update
from tests.core.test_journal import played

from sandtable.core.journal import journal_of
from sandtable.server.bodies import NewGame
from sandtable.server.bringing import OF_ONE_AT_MOST, Bringing
from sandtable.server.founding import founded
from sandtable.server.limits import ASKER, Purse
from sandtable.server.records import Kept
from sandtable.server.room import DAY, HOUR, now, room_for_a_campaign
from sandtable.server.schema import campaign_battles, campaigns, games
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


def test_games_that_were_played_and_left_make_room_at_last(tmp_path: Path) -> None:
    """Whoever answers once in each of their games must not keep the house for ever; who came back lately stays."""

    async def flooded() -> list[bool]:
        store = await open_store(f"sqlite:///{tmp_path / 'games.sqlite3'}")
        left, slow, lately = [await set_up(store, A="me", B="open") for _ in range(AT_MOST)]
        await store.database.write(aged, left, 0.0, 4_000.0)
        await store.database.write(back_since, left, 91 * DAY)
        await store.database.write(aged, slow, 0.0, 4_000.0)
        await store.database.write(back_since, slow, 89 * DAY)
        await store.database.write(aged, lately, 0.0, 5.0)
        made = [await set_up(store, A="me") for _ in range(2)]
        there = [await store.load(game) is not None for game in (left, slow, lately)]
        await store.close()
        return [*(bool(game) for game in made), *there]

    assert [True, False, False, True, True] == asyncio.run(flooded())


def back_since(connection: Connection, game: str, milliseconds: int) -> None:
    """Lets a game not have been touched for so long."""
    connection.execute(update(games).where(games.c.id == game).values(changed_at=now() - milliseconds))


def test_a_campaign_that_was_left_makes_room_unless_its_battle_goes_on(tmp_path: Path) -> None:
    """Two campaigns nobody has given orders in for three months: one is still being fought."""

    async def flooded() -> list[bool]:
        store = await open_store(f"sqlite:///{tmp_path / 'games.sqlite3'}")
        fought = await set_up(store, A="me", B="hotseat")

        def founded_long_ago(connection: Connection) -> None:
            row = {"system": "fallout", "rules_version": 1, "host_hash": "", "host_holder": "", "version": 1}
            old = now() - 100 * DAY
            for id in ("left", "on"):
                times = {"created_at": old - DAY, "changed_at": old}
                connection.execute(insert(campaigns).values(id=id, over=False, summary="{}", **row, **times))
            connection.execute(
                insert(campaign_battles).values(campaign="on", number=1, game=fought, booked=False)
            )

        await store.database.write(founded_long_ago)
        rooms = [await store.database.write(room_for_a_campaign, 2)]
        rooms.append(await store.database.write(room_for_a_campaign, 1))
        there = await store.database.read(lambda found: list(found.execute(select(campaigns.c.id)).scalars()))
        await store.close()
        return [*rooms, there == ["on"]]

    assert [True, False, True] == asyncio.run(flooded())


def test_one_address_does_not_fill_the_house() -> None:
    """Two hundred games and then one a minute, however many requests there are left; looking goes on meanwhile."""
    purse = Purse(Settings(database_url="sqlite://", requests_at_once=100_000.0))

    def told(path: str, address: str = "192.0.2.1") -> str:
        asked = {"type": "http", "method": "POST", "path": path, "client": (address, 1), "headers": []}
        return purse.refusal(cast("Scope", asked))

    games_made = [told("/api/games") for _ in range(150)]
    campaigns_made = [told("//api/campaigns") for _ in range(11)]
    lesson = [told("/api/lessons/fubar/first")]

    assert [""] * 160 == games_made + campaigns_made[:10]
    assert ["server-too-many-games"] * 2 == [campaigns_made[10], *lesson]
    assert ["", ""] == [told("/api/games/x/answers"), told("/api/games", "192.0.2.2")]


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
