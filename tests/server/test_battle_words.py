"""Dice of a campaign's battle: everybody sees the commitment and adds a word before the first of them falls."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
from sqlalchemy import Connection, update
from tests.server.sitting import Server
from tests.server.test_campaigns import PEOPLE, War, add_words, new_war

from sandtable.server.host import Host
from sandtable.server.hub import Listener
from sandtable.server.schema import games
from sandtable.server.settings import Settings


def begun(war: War, *sides: int) -> str:
    """The battle that begins when these have chosen their troops."""
    seen: dict[str, Any] = {}
    for side in sides:
        reply = war.field(side)
        assert 200 == reply.status_code, reply.text
        seen = reply.json()
    return str(seen["games"]["1"])


def seen_by(server: Server, game: str, token: str = "", side: str = "") -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    path = f"/api/games/{game}/view" + (f"?side={side}" if side else "")
    reply = server.http.get(path, headers=headers)
    assert 200 == reply.status_code, reply.text
    return dict(reply.json())


def word(server: Server, game: str, side: str, token: str, text: str) -> httpx.Response:
    return server.http.post(
        f"/api/games/{game}/seats/{side}",
        json={"entropy": text},
        headers={"Authorization": f"Bearer {token}"},
    )


def rolls(server: Server, game: str) -> list[str]:
    """The lines of the journal that are rolls."""
    lines = server.http.get(f"/api/games/{game}/journal").text.splitlines()
    return [line for line in lines[1:] if '"r":' in line]


def answer_while_asked(server: Server, game: str, tokens: dict[str, str]) -> None:
    """Both take suggestions until nobody is asked: the first die is due."""
    for _ in range(400):
        views = {side: seen_by(server, game, token, side) for side, token in tokens.items()}
        asked = next((side for side, view in views.items() if view["question"] is not None), None)
        if asked is None:
            return
        body = {
            "side": asked,
            "version": views[asked]["version"],
            "answer": views[asked]["question"]["suggestion"],
        }
        headers = {"Authorization": f"Bearer {tokens[asked]}"}
        assert 200 == server.http.post(f"/api/games/{game}/answers", json=body, headers=headers).status_code
    raise AssertionError("no die was ever due")


def test_no_die_falls_before_every_seat_has_seen_the_seal_and_added_its_word(server: Server) -> None:
    """The commitment is there, the dice wait for both words, and then no other word is taken."""
    war = new_war(server, PEOPLE)
    game = begun(war, 0, 1)
    tokens = {"A": war.tokens["0"], "B": war.tokens["1"]}
    before = seen_by(server, game, tokens["A"], "A")
    assert before["seal"]["commitment"]
    assert ["A", "B"] == before["awaits"]

    answer_while_asked(server, game, tokens)
    assert [] == rolls(server, game)
    assert 200 == word(server, game, "A", tokens["A"], "north").status_code
    half = seen_by(server, game)
    assert (["B"], "B", []) == (half["awaits"], half["waiting_for"], rolls(server, game))
    assert 200 == word(server, game, "B", tokens["B"], "south").status_code
    whole = seen_by(server, game)
    assert ([], ["north", "south"]) == (whole["awaits"], whole["seal"]["entropy"])
    assert rolls(server, game)
    assert 409 == word(server, game, "A", tokens["A"], "late").status_code


def test_nobody_waits_for_the_words_of_computers(server: Server) -> None:
    """Against the computer one word is enough; the computer's own battles need none."""
    war = new_war(server, ["me", "bot:random"])
    game = begun(war, 0)
    assert ["A"] == seen_by(server, game)["awaits"]
    assert 200 == word(server, game, "A", war.tokens["0"], "mine").status_code
    assert [] == seen_by(server, game)["awaits"]
    alone = new_war(server, ["bot:random", "bot:random"])
    assert [] == seen_by(server, alone.look()["games"]["1"])["awaits"]


def test_a_seat_given_to_the_computer_owes_no_word(server: Server) -> None:
    """Who leaves before the first die does not hold the other up."""
    war = new_war(server, PEOPLE)
    game = begun(war, 0, 1)
    headers = {"Authorization": f"Bearer {war.tokens['1']}"}
    given = server.http.post(f"/api/games/{game}/seats/B", json={"held_by": "bot"}, headers=headers)
    assert 200 == given.status_code, given.text
    assert ["A"] == seen_by(server, game)["awaits"]


def test_words_outlive_a_kill(start: Callable[..., Server]) -> None:
    """One of two words was in when the server died: it is in afterwards, and the other is still waited for."""
    server = start()
    war = new_war(server, PEOPLE)
    game = begun(war, 0, 1)
    assert 200 == word(server, game, "A", war.tokens["0"], "north").status_code
    server.kill()
    server.start()
    seen = seen_by(server, game)
    assert (["B"], ["north", ""]) == (seen["awaits"], seen["seal"]["entropy"])
    add_words(server, game, {"B": war.tokens["1"]})
    assert [] == seen_by(server, game)["awaits"]


def test_who_stays_away_for_a_day_is_waited_for_no_longer(
    start: Callable[..., Server], database: str
) -> None:
    """Whether the server ran on or was started anew: the dice fall with the words that there are."""
    server = start()
    fought: list[str] = []
    for _ in range(2):
        war = new_war(server, PEOPLE)
        game = begun(war, 0, 1)
        answer_while_asked(server, game, {"A": war.tokens["0"], "B": war.tokens["1"]})
        assert 200 == word(server, game, "A", war.tokens["0"], "north").status_code
        assert [] == rolls(server, game)
        fought.append(game)
    server.stop()
    asyncio.run(a_day_later(database, *fought))
    server.start()
    for game in fought:
        seen = seen_by(server, game)
        assert ([], ["north", ""]) == (seen["awaits"], seen["seal"]["entropy"])
        assert rolls(server, game)


async def a_day_later(database: str, in_memory: str, at_rest: str) -> None:
    """Of one battle the day ends while it is in memory and nobody asks for anything; of the other before it is read."""
    host = await Host.open(Settings(database_url=database, bot_workers=1))
    try:
        await host.store.database.write(overdue_at_rest, at_rest)
        async with host.games.hold(at_rest) as live:
            assert not live.unrolled
            assert not live.unwritten
        listener = Listener(in_memory, -1)
        host.hub.join(listener)
        listener.news.clear()
        async with host.games.hold(in_memory) as live:
            assert live.unrolled
            live.record.words_until = 1
        async with asyncio.timeout(20.0):
            await listener.news.wait()
        assert not live.unrolled
    finally:
        await host.close()


def overdue_at_rest(connection: Connection, game: str) -> None:
    connection.execute(update(games).where(games.c.id == game).values(words_until=1))
