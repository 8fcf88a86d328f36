"""Campaigns on the server: tokens, orders, battles that begin as games, results that flow back once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from tests.server.sitting import Server

from sandtable.core.campaign import campaign_of
from sandtable.core.dice import commitment
from sandtable.server.database import database_of
from sandtable.server.host import Host
from sandtable.server.live import LiveGame
from sandtable.server.schema import campaign_orders
from sandtable.server.settings import Settings

TERMS = {"name": "Dust", "points": 500, "battle_least": 30, "battle_most": 60, "factor": 1.25, "seed": 5}
PEOPLE = ["me", "hotseat"]
BOTS = ["bot:random", "bot:random"]


class War:
    """A campaign as its founder has it."""

    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.server = server
        self.id: str = made["campaign"]
        self.tokens: dict[str, str] = made["tokens"]
        self.invitations: dict[str, str] = made["invitations"]
        self.host: str = made["host"]

    def headers(self, *holders: str) -> dict[str, str]:
        tokens = [self.host if holder == "host" else self.tokens[holder] for holder in holders]
        return {"Authorization": f"Bearer {' '.join(tokens)}"} if tokens else {}

    def look(self, *holders: str) -> dict[str, Any]:
        reply = self.server.http.get(f"/api/campaigns/{self.id}", headers=self.headers(*holders))
        assert 200 == reply.status_code, reply.text
        return dict(reply.json())

    def order(self, side: int, *orders: dict[str, Any], by: str | None = None, **more: Any) -> httpx.Response:
        holder = str(side) if by is None else by
        return self.server.http.post(
            f"/api/campaigns/{self.id}/orders",
            json={"side": side, "orders": list(orders), **more},
            headers=self.headers(*holder.split()),
        )

    def reseat(self, side: int, body: dict[str, Any], *holders: str) -> httpx.Response:
        place = f"/api/campaigns/{self.id}/seats/{side}"
        return self.server.http.post(place, json=body, headers=self.headers(*holders))

    def field(self, side: int) -> httpx.Response:
        """Chooses troops: squads, the cheapest first, until it is enough."""
        cards = self.look(str(side))["view"]["pools"][str(side)]
        ready = [card for card in cards if card["ready"] and not card["reasons"]]
        squads = sorted((card for card in ready if card.get("type") == "squad"), key=lambda c: c["points"])
        chosen: list[str] = []
        points = 0.0
        for card in squads:
            if points < 30:
                chosen.append(card["id"])
                points += card["points"]
        return self.order(side, {"do": "field", "units": chosen})

    def wait(self, until: Callable[[dict[str, Any]], bool], seconds: float = 90.0) -> dict[str, Any]:
        """Looks until something is so."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = self.look(*self.tokens)
            if until(seen):
                return seen
            time.sleep(0.1)
        raise AssertionError(f"waited {seconds} s in vain: {self.look()['view']['next']}")


def new_war(server: Server, seats: list[str], **terms: Any) -> War:
    sides = [{"name": "North", "army": "raiders"}, {"name": "South", "army": "raiders"}]
    body = {"system": "fallout", "terms": {**TERMS, "sides": sides, **terms}, "seats": seats}
    reply = server.http.post("/api/campaigns", json=body)
    assert 201 == reply.status_code, reply.text
    return War(server, reply.json())


def fought(seen: dict[str, Any]) -> int:
    return len(seen["view"]["battles"])


def add_words(server: Server, game: str, tokens: dict[str, str]) -> None:
    """Each seat's browser adds its word to the dice of a battle, in the order of the sides."""
    for side, token in tokens.items():
        reply = server.http.post(
            f"/api/games/{game}/seats/{side}",
            json={"entropy": f"word of {side}"},
            headers={"Authorization": f"Bearer {token}"},
        )
        assert 200 == reply.status_code, reply.text


def play_out(server: Server, game: str, tokens: dict[str, str]) -> None:
    """Words are added to the dice; then whoever is asked takes the suggestion, until the game is over."""
    add_words(server, game, tokens)
    while True:
        for side, token in tokens.items():
            headers = {"Authorization": f"Bearer {token}"}
            view = server.http.get(f"/api/games/{game}/view?side={side}", headers=headers).json()
            if view["result"] is not None:
                return
            if view["question"] is not None:
                body = {"side": side, "version": view["version"], "answer": view["question"]["suggestion"]}
                reply = server.http.post(f"/api/games/{game}/answers", json=body, headers=headers)
                assert 200 == reply.status_code, reply.text


def orders_written(database: str, campaign: str) -> list[str]:
    async def read() -> list[str]:
        kept = database_of(database)
        wanted = select(campaign_orders.c.body).where(campaign_orders.c.campaign == campaign)
        found = await kept.read(
            lambda connection: list(connection.execute(wanted.order_by(campaign_orders.c.number)).scalars())
        )
        await kept.close()
        return found

    return asyncio.run(read())


# ------------------------------------------------------------ who may what


def test_each_sees_and_does_only_his_own(server: Server) -> None:
    """A side's token opens its pool and its orders, nobody else's; without one people look on."""
    war = new_war(server, PEOPLE)
    assert ["0"] == list(war.look("0")["view"]["pools"])
    assert [0] == war.look("0")["mine"]
    assert {} == war.look()["view"]["pools"]
    assert ["0", "1"] == sorted(war.look("0", "1")["view"]["pools"])
    assert 401 == war.order(0, {"do": "forfeit"}, by="").status_code
    assert 403 == war.order(1, {"do": "forfeit"}, by="0").status_code
    assert 403 == war.order(1, {"do": "forfeit"}, by="host").status_code
    assert 0 == fought(war.look())


def test_the_others_choice_stays_hidden_until_the_battle(server: Server) -> None:
    """Everybody sees who has chosen, only the holder what."""
    war = new_war(server, PEOPLE)
    assert 200 == war.field(0).status_code
    for holders in ((), ("1",)):
        coming = war.look(*holders)["view"]["next"]
        assert [0] == coming["chosen"]
        assert "0" not in coming["troops"]
    assert war.look("0")["view"]["next"]["troops"]["0"]


def test_an_open_side_is_taken_with_its_invitation(server: Server) -> None:
    """The link opens the seat once; the friend brings another army; the host cannot look into it."""
    war = new_war(server, ["me", "open"])
    assert ["1"] == list(war.invitations)
    wrong = war.reseat(1, {"held_by": "remote", "code": "guess"})
    assert 403 == wrong.status_code
    taken = war.reseat(1, {"held_by": "remote", "code": war.invitations["1"], "name": "Bea"})
    assert 200 == taken.status_code, taken.text
    war.tokens["1"] = taken.json()["token"]
    assert 401 == war.reseat(1, {"held_by": "remote", "code": war.invitations["1"]}).status_code
    before = war.look("1")["view"]["pools"]["1"]
    assert 200 == war.order(1, {"do": "enlist", "army": "robots"}).status_code
    assert before != war.look("1")["view"]["pools"]["1"]
    assert ["0"] == list(war.look("0", "host")["view"]["pools"])
    assert "Bea" == war.look()["seats"][1]["name"]


def test_refused_orders_say_why_and_change_nothing(server: Server) -> None:
    """409 with the rule; of several orders none is carried out when one is refused."""
    war = new_war(server, PEOPLE)
    reply = war.order(0, {"do": "field", "units": []})
    assert 409 == reply.status_code
    assert "fallout.campaign.battle_points" in [reason["why"] for reason in reply.json()["reasons"]]
    version = war.look()["version"]
    assert 409 == war.order(0, {"do": "forfeit"}, {"do": "dance"}).status_code
    assert (version, 0) == (war.look()["version"], fought(war.look()))
    assert 409 == war.order(0, {"do": "forfeit"}, version=version + 1).status_code
    assert 200 == war.order(0, {"do": "forfeit"}, version=version).status_code
    assert 1 == fought(war.look())


@pytest.mark.parametrize(
    "do", ["new", "begin", "report", "view", "setup", "outcome", "advice", "", "x" * 4000]
)
def test_nobody_writes_battles_by_hand(server: Server, do: str) -> None:
    """What the server does itself, and what is no order, is refused whoever asks."""
    war = new_war(server, PEOPLE)
    order = {"do": do, "result": {"winner": "A"}, "state": {"units": {}}}
    assert 409 == war.order(0, order).status_code
    assert 0 == fought(war.look())


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"system": "fallout"},
        {"system": "fallout", "terms": []},
        {"system": "fallout", "terms": {"sides": [{}, {}], "points": 10**400}},
        {"system": "fallout", "terms": {"sides": [{}, {}], "points": "many"}},
        {"system": "fallout", "terms": {"sides": [{}] * 50}},
        {"system": "fallout", "terms": {"sides": 7}},
        {"system": "fallout", "terms": {"sides": [{}, {}], "edition": ["it"], "map": True, "each": None}},
        {"system": "fallout", "terms": {"sides": [{}, {}], "edition": "de"}},
        {"system": "fallout", "terms": {"sides": [{"army": {"units": [1, None, {"take": []}]}}, {}]}},
        {"system": "fallout", "terms": {"sides": [{}, {}]}, "seats": ["me", "you"]},
        {"system": "fallout", "terms": {"sides": [{}, {}]}, "seats": ["me", "me", "me"]},
        {"system": "fallout", "terms": {"sides": [{}, {}]}, "seats": ["bot:nobody"]},
        {"system": "fubar", "terms": {}},
        {"system": "chess", "terms": {}},
        {"system": "fallout", "terms": {}, "colour": 1},
    ],
)
def test_what_cannot_be_founded_is_refused_with_a_sentence(server: Server, body: dict[str, Any]) -> None:
    """400 or 404, never 500."""
    reply = server.http.post("/api/campaigns", json=body)
    assert reply.status_code in (400, 404), reply.text
    assert reply.json()["error"]


@pytest.mark.parametrize(
    "body",
    [
        None,
        [],
        {"side": 0},
        {"side": "A", "orders": [{}]},
        {"side": 0, "orders": []},
        {"side": 0, "orders": [[]]},
        {"side": 9, "orders": [{"do": "forfeit"}]},
        {"side": -1, "orders": [{"do": "forfeit"}]},
        {"side": 0, "orders": [{"do": {"x": 1}}]},
        {"side": 0, "orders": [{"do": "field", "units": {"a": [None]}}]},
        {"side": 0, "orders": [{"do": "learn", "unit": 5, "skill": []}]},
        {"side": 0, "orders": [{"do": "enlist", "army": {"units": "all"}}]},
        {"side": 0, "orders": [{"do": "enlist", "army": 4}] * 201},
        {"side": 0, "orders": [{"do": "merge", "unit": "1-1", "with": "1-1"}]},
        {"side": 0, "orders": [{"do": "pick", "place": "l1"}]},
    ],
)
def test_malformed_orders_are_refused(server: Server, body: Any) -> None:
    """400, 404 or 409, never 500, and the campaign is as it was."""
    war = new_war(server, PEOPLE)
    before = war.look("0", "1")
    reply = server.http.post(f"/api/campaigns/{war.id}/orders", json=body, headers=war.headers("0", "1"))
    assert reply.status_code in (400, 409), reply.text
    assert before == war.look("0", "1")


def test_a_campaign_cannot_be_stuffed(server: Server) -> None:
    """Armies brought again and again, large ones, are refused at some point; what was written before still holds."""
    war = new_war(server, PEOPLE)
    squad = {"take": "raider", "leader": "raider_sl", "figures": [{"count": 5, "weapon": "pistol"}]}
    army = {"faction": "raiders", "name": "x" * 200_000, "units": [squad]}
    codes = [war.order(0, {"do": "enlist", "army": army}).status_code for _ in range(11)]
    assert (200, 413) == (codes[0], codes[-1])
    assert 1 == len(war.look("0")["view"]["pools"]["0"])


def test_there_is_nothing_under_wrong_names(server: Server) -> None:
    """404 in whatever shape the id comes."""
    for name in ("nobody", "x" * 300, "..%2F..", "%00"):
        assert server.http.get(f"/api/campaigns/{name}").status_code in (400, 404)
    assert 404 == server.http.get("/api/campaigns/terms/fubar").status_code
    assert 200 == server.http.get("/api/campaigns/terms/fallout").status_code


def test_a_list_shows_those_that_tokens_open(server: Server) -> None:
    """The holder's, with whether something is to be done; nobody's without a token."""
    war = new_war(server, PEOPLE)
    assert [] == server.http.get("/api/campaigns").json()["campaigns"]
    [line] = server.http.get("/api/campaigns", headers=war.headers("1")).json()["campaigns"]
    assert ("Dust", [1], True, False) == (line["name"], line["mine"], line["yours"], line["over"])
    assert 200 == war.field(1).status_code
    [line] = server.http.get("/api/campaigns", headers=war.headers("1")).json()["campaigns"]
    assert line["yours"] is False
    assert "troops" not in line["next"] or line["next"]["troops"] == {}


def test_whoever_has_the_newest_gets_no_view_again(server: Server) -> None:
    """`since` saves the work of looking."""
    war = new_war(server, PEOPLE)
    version = war.look()["version"]
    same = server.http.get(f"/api/campaigns/{war.id}?since={version}").json()
    assert {"campaign": war.id, "version": version, "same": True} == same
    war.order(0, {"do": "forfeit"})
    assert "view" in server.http.get(f"/api/campaigns/{war.id}?since={version}").json()


# ------------------------------------------------------------ battles


def test_a_battle_is_a_game_whose_end_flows_back(server: Server) -> None:
    """Both armies stand at the table, the campaign's tokens open their seats, and the end is booked by itself."""
    war = new_war(server, PEOPLE)
    war.field(0)
    seen = war.field(1).json()
    game = seen["games"]["1"]
    assert seen["view"]["next"]["fighting"]
    assert 409 == war.order(0, {"do": "forfeit"}).status_code
    assert 409 == war.reseat(0, {"held_by": "bot"}, "0").status_code
    headers = war.headers("0")
    assert 403 == server.http.get(f"/api/games/{game}/view?side=B", headers=headers).status_code
    shown = server.http.get(f"/api/games/{game}/view").json()["seal"]["commitment"]
    play_out(server, game, {"A": war.tokens["0"], "B": war.tokens["1"]})
    holds_against(server, game, shown)
    seen = war.wait(lambda now: fought(now) == 1)
    won = server.http.get(f"/api/games/{game}/view").json()["result"]["winner"]
    assert {"A": 0, "B": 1, None: -1}[won] == seen["view"]["battles"][0]["winner"]
    assert 2 == seen["view"]["next"]["number"]
    assert not seen["view"]["next"]["fighting"]
    undo = server.http.post(f"/api/games/{game}/undo", json={"side": "A"}, headers=headers)
    assert 409 == undo.status_code


def test_a_kill_between_the_end_and_the_booking_books_once(
    start: Callable[..., Server], database: str
) -> None:
    """The server dies at once after the last answer, again and again while it books; the battle stands there once."""
    server = start()
    war = new_war(server, PEOPLE)
    war.field(0)
    game = war.field(1).json()["games"]["1"]
    play_out(server, game, {"A": war.tokens["0"], "B": war.tokens["1"]})
    for _ in range(3):
        server.kill()
        server.start()
    war.wait(lambda now: fought(now) == 1)
    written = [body for body in orders_written(database, war.id) if '"do":"report"' in body]
    assert 1 == len(written)
    seen = war.look("0", "1")
    server.kill()
    server.start()
    assert seen == war.look("0", "1")


def holds_against(server: Server, game: str, shown: str) -> None:
    """The seed of a finished battle opens the commitment shown before, both words count, and every die is theirs."""
    seal = server.http.get(f"/api/games/{game}/view").json()["seal"]
    brought = server.http.post(
        "/api/replays", content=server.http.get(f"/api/games/{game}/journal").content
    ).json()
    assert shown == commitment(int(seal["seed"]), seal["nonce"])
    assert ["word of A", "word of B"] == seal["entropy"]
    assert "fair" == brought["verdict"]["dice"]


def give_up_waiting(live: LiveGame) -> None:
    """The day is over that the dice wait for words."""
    live.record.words_until = 0
    live.deal()


async def ended_unbooked(database: str, game: str) -> None:
    """A server that dies between the last answer of a battle and its booking: it never hears that it ended."""
    host = await Host.open(Settings(database_url=database, bot_workers=1))
    host.games.when_over.clear()
    async with host.games.hold(game) as live:
        give_up_waiting(live)
    over = False
    while not over:
        async with host.games.hold(game) as live:
            live.answer(live.asked_side, live.suggestion())
            await host.games.save(live)
            over = live.game.over
    assert not await host.campaigns.is_booked(game)
    await host.close()


def test_a_battle_that_ended_unbooked_is_booked_at_the_next_start(
    start: Callable[..., Server], database: str
) -> None:
    """Whoever starts the server next finds it written down, once, without having looked."""
    server = start()
    war = new_war(server, PEOPLE)
    war.field(0)
    game = war.field(1).json()["games"]["1"]
    server.kill()
    asyncio.run(ended_unbooked(database, game))
    server.start()
    end = time.monotonic() + 180.0
    while not any('"do":"report"' in body for body in orders_written(database, war.id)):
        assert time.monotonic() < end
        time.sleep(0.2)
    assert 1 == fought(war.look())
    server.kill()
    server.start()
    assert 1 == fought(war.look())


def test_bots_fight_a_whole_campaign_by_themselves_through_kills(start: Callable[..., Server]) -> None:
    """Nobody has to look: after every start the server goes on, and the file replays to the same standings."""
    server = start()
    war = new_war(server, BOTS, points=500, battle_most=250, battle_least=30)
    for _ in range(2):
        time.sleep(1.0)
        server.kill()
        server.start()
    seen = war.wait(lambda now: now["view"]["over"], 240.0)
    assert 3 == fought(seen)
    file = server.http.get(f"/api/campaigns/{war.id}/file", headers=war.headers("host"))
    assert 200 == file.status_code
    assert seen["view"]["standings"] == campaign_of(file.json()).view([])["standings"]
    assert 401 == server.http.get(f"/api/campaigns/{war.id}/file").status_code


def test_a_running_campaign_gives_no_file(server: Server) -> None:
    """It would tell what others have chosen."""
    war = new_war(server, PEOPLE)
    assert 409 == server.http.get(f"/api/campaigns/{war.id}/file", headers=war.headers("0")).status_code


def test_a_side_given_to_the_computer_goes_on(server: Server) -> None:
    """Its token ends, and the computer chooses its troops at once."""
    war = new_war(server, PEOPLE)
    assert 200 == war.reseat(1, {"held_by": "bot", "bot": "random"}, "1").status_code
    assert [1] == war.look()["view"]["next"]["chosen"]
    assert 403 == war.order(1, {"do": "forfeit"}).status_code
    assert 200 == war.field(0).status_code
    assert war.look()["view"]["next"]["fighting"]
