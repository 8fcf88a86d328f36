"""A server upgraded in the middle of campaigns: orders, battles and files outlive the change of rules."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, select, update
from tests.server.databases import everywhere
from tests.server.sitting import Server
from tests.server.test_campaigns import PEOPLE, War, ended_unbooked, fought, new_war, orders_written, play_out

from sandtable.server.database import database_of
from sandtable.server.schema import campaign_orders, campaigns, entries, games


def aged(database: str, work: Callable[[Connection], None] | None = None) -> None:
    """Makes a database one of older rules; `work` changes what was legal under them."""

    def age(connection: Connection) -> None:
        connection.execute(update(campaigns).values(rules_version=1))
        connection.execute(update(games).values(rules_version=1))
        if work is not None:
            work(connection)

    async def write() -> None:
        kept = database_of(database)
        await kept.write(age)
        await kept.close()

    asyncio.run(write())


def notices(war: War) -> list[str]:
    return [notice["id"] for notice in war.look("0")["notices"]]


def upgraded(server: Server, database: str, work: Callable[[Connection], None] | None = None) -> None:
    server.stop()
    aged(database, work)
    server.start()


@everywhere
def test_a_campaign_and_its_battle_go_on(start: Callable[..., Server], database: str) -> None:
    """Upgraded in the middle of a battle: the same game is fought to its end, and its end flows back."""
    server = start()
    war = new_war(server, PEOPLE)
    war.field(0)
    game = war.field(1).json()["games"]["1"]
    before = war.look("0", "1")

    upgraded(server, database)

    seen = war.look("0", "1")
    assert (before["view"], before["games"]) == (seen["view"], seen["games"])
    assert ["core-campaign-carried-whole"] == notices(war)
    play_out(server, game, {"A": war.tokens["0"], "B": war.tokens["1"]})
    assert 1 == fought(war.wait(lambda now: fought(now) == 1))


@everywhere
def test_an_order_that_is_refused_now_is_given_again(start: Callable[..., Server], database: str) -> None:
    """The campaign stands before it; the order stays written down, and everybody is told why."""
    server = start()
    war = new_war(server, PEOPLE)
    war.field(0)
    written = orders_written(database, war.id)

    def other_troops(connection: Connection) -> None:
        order = json.loads(written[-1])
        order["units"] = ["nobody"]
        mine = (campaign_orders.c.campaign == war.id) & (campaign_orders.c.number == len(written) - 1)
        connection.execute(update(campaign_orders).where(mine).values(body=json.dumps(order)))

    upgraded(server, database, other_troops)

    assert ["core-campaign-carried"] == notices(war)
    assert [] == war.look("0", "1")["view"]["next"]["chosen"]
    assert len(written) + 1 == len(orders_written(database, war.id))
    assert 200 == war.field(0).status_code
    server.kill()
    server.start()
    assert ["core-campaign-carried"] == notices(war)


def test_a_battle_that_the_campaign_would_set_up_otherwise_is_fought_anew(
    start: Callable[..., Server], database: str
) -> None:
    """The rules of the day give the same orders another battle: the campaign stands before it, the old game stays."""
    server = start()
    war = new_war(server, PEOPLE)
    war.field(0)
    game = war.field(1).json()["games"]["1"]

    def other_table(connection: Connection) -> None:
        setup = json.loads(connection.execute(select(games.c.setup).where(games.c.id == game)).scalar_one())
        setup["layout"] += 1
        connection.execute(update(games).where(games.c.id == game).values(setup=json.dumps(setup)))

    upgraded(server, database, other_table)

    seen = war.look("0", "1")
    assert ["core-campaign-set-back"] == notices(war)
    assert game not in seen["games"].values()
    assert (1, True) == (seen["view"]["next"]["number"], bool(seen["view"]["next"]["fighting"]))
    again = seen["games"]["1"]
    assert 200 == server.http.get(f"/api/games/{game}/view").status_code
    play_out(server, again, {"A": war.tokens["0"], "B": war.tokens["1"]})
    assert 1 == fought(war.wait(lambda now: fought(now) == 1))


def test_a_battle_that_ended_under_rules_that_are_gone_is_fought_anew(
    start: Callable[..., Server], database: str
) -> None:
    """It ended before it was booked, and the rules of the day do not come to its end: nobody knows who survived."""
    server = start()
    war = new_war(server, PEOPLE)
    war.field(0)
    game = war.field(1).json()["games"]["1"]
    server.kill()
    asyncio.run(ended_unbooked(database, game))

    def illegal_now(connection: Connection) -> None:
        late = (entries.c.game == game) & (entries.c.number == 40)
        connection.execute(update(entries).where(late).values(body='{"a":["A","illegal"]}'))

    aged(database, illegal_now)
    server.start()

    def fought_anew(now: dict[str, Any]) -> bool:
        return bool(now["games"]) and game not in now["games"].values()

    seen = war.wait(fought_anew)
    assert 0 == fought(seen)
    assert "core-campaign-set-back" in [notice["id"] for notice in seen["notices"]]


def test_the_file_of_a_finished_campaign_is_what_it_was(start: Callable[..., Server], database: str) -> None:
    """Nothing is carried over in it; it names the rules it was played with."""
    server = start()
    war = new_war(server, ["bot:random", "bot:random"], battle_most=250, each=1)
    end = time.monotonic() + 240.0
    while not war.look("host")["view"]["over"]:
        assert time.monotonic() < end
        time.sleep(0.3)
    place = f"/api/campaigns/{war.id}/file"
    before = server.http.get(place, headers=war.headers("host")).json()

    upgraded(server, database)

    after = server.http.get(place, headers=war.headers("host")).json()
    assert before["orders"] == after["orders"]
    assert 1 == after["rules_version"]
    assert war.look("host")["view"]["over"]
