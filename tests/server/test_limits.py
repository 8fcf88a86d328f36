"""How fast an address may ask."""

from __future__ import annotations

import asyncio
from asyncio import Transport
from typing import cast
from unittest.mock import Mock

import httpx
from litestar.types import Scope

from sandtable.server import Settings, create_app
from sandtable.server.door import Door
from sandtable.server.limits import Bucket, cost_of, is_local


def test_a_bucket_lets_a_burst_through_and_then_a_steady_flow() -> None:
    """Three at once, then two a second."""
    bucket = Bucket(rate=2.0, brim=3.0, at=100.0)

    burst = [bucket.take(1.0, 100.0) for _ in range(4)]
    later = [bucket.take(1.0, 100.5), bucket.take(1.0, 100.5)]
    much_later = [bucket.take(1.0, 200.0) for _ in range(4)]

    assert [True, True, True, False] == burst
    assert [True, False] == later
    assert [True, True, True, False] == much_later


def test_a_dear_request_takes_more() -> None:
    """What it cannot pay for it does not get, and it loses nothing by asking."""
    bucket = Bucket(rate=1.0, brim=10.0, at=0.0)

    assert [True, False, True] == [bucket.take(cost, 0.0) for cost in (8.0, 3.0, 2.0)]


def test_what_is_dear_costs_the_same_however_its_path_is_written() -> None:
    """A stroke too many is no discount; a guided battle is a game, and showing an answer has a bot think."""

    def cost(method: str, path: str) -> float:
        return cost_of(cast("Scope", {"type": "http", "method": method, "path": path}))

    same = [
        "/api/games",
        "/api/games/",
        "/api/games//",
        "//api/games",
        "/api///games",
        "/api/lessons/fubar/first",
        "/api/lessons/fubar/first/",
    ]
    assert [10.0] * 7 == [cost("POST", path) for path in same]
    assert [5.0, 5.0] == [cost("POST", f"/api/games/x/{asked}/") for asked in ("show", "advice")]
    assert [8.0, 3.0] == [cost("POST", path) for path in ("/api/kit/fubar/pdf/", "/api/pocket/fubar")]
    assert [1.0, 1.0] == [cost("GET", "/api/games"), cost("POST", "/api/games/x/answers")]


def test_a_house_is_one_address() -> None:
    """Whoever has a network of IPv6 addresses has one place at the door for all of them."""
    door = Door(Settings(database_url="sqlite://", connections_per_address=2))
    standing = [Mock(spec=Transport) for _ in range(5)]

    let_in = [door.enter(transport, f"2001:db8::{at}") for at, transport in enumerate(standing)]

    assert [True] * 5 == let_in
    assert (2, [True, True, True, False, False]) == (door.count(), [shown.abort.called for shown in standing])


def sockets(door: Door, address: str, number: int, seated: bool) -> list[Mock]:
    """So many that enter and become sockets."""
    opened = [Mock(spec=Transport) for _ in range(number)]
    for transport in opened:
        assert door.enter(transport, address)
        door.stay(transport, address)
        if seated:
            door.seat(transport)
    return opened


def shown_out(transports: list[Mock]) -> int:
    return sum(transport.abort.called for transport in transports)


def test_seats_of_one_address_are_as_many_as_there_are_places() -> None:
    """Onlookers of one address are bounded, seats are not; all together stay below what the house holds."""
    settings = Settings(database_url="sqlite://", connections_at_most=60, onlookers_per_address=5)
    door = Door(settings)
    onlookers = sockets(door, "203.0.113.1", 12, seated=False)
    players = sockets(door, "203.0.113.1", 56, seated=True)

    assert (8, 0, 60) == (shown_out(onlookers), shown_out(players), door.count())
    more = sockets(door, "203.0.113.1", 4, seated=True)
    assert (12, 0, 0, 60) == (shown_out(onlookers), shown_out(players), shown_out(more), door.count())
    assert not door.enter(Mock(spec=Transport), "203.0.113.1")
    elsewhere = sockets(door, "203.0.113.2", 10, seated=True)
    assert (10, 0, 60) == (shown_out(players), shown_out(elsewhere), door.count())


def test_who_has_the_most_sockets_gives_up_an_onlooker_first() -> None:
    """However long the seats have been there."""
    door = Door(Settings(database_url="sqlite://", connections_at_most=20))
    seats = sockets(door, "203.0.113.1", 10, seated=True)
    onlookers = sockets(door, "203.0.113.1", 10, seated=False)
    sockets(door, "203.0.113.2", 4, seated=False)

    assert (0, 4, 20) == (shown_out(seats), shown_out(onlookers), door.count())


def test_the_machine_itself_is_known() -> None:
    """Loopback addresses and socket files."""
    assert [True, True, True] == [is_local(address) for address in ("127.0.0.1", "::1", "")]
    assert [False, False] == [is_local(address) for address in ("192.168.1.7", "2001:db8::1")]


def test_an_address_that_asks_too_fast_is_told_to_wait() -> None:
    """429 with one sentence for the address that does, nothing for the others; at home ten times as much is allowed."""
    settings = Settings(database_url="sqlite://", requests_per_second=0.001, requests_at_once=3.0)
    app = create_app(settings)

    async def statuses(address: str, number: int) -> list[httpx.Response]:
        transport = httpx.ASGITransport(app=app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", verify=False) as http:
            return [await http.get("/api/rules/chess") for _ in range(number)]

    fast = asyncio.run(statuses("203.0.113.9", 5))
    other = asyncio.run(statuses("203.0.113.10", 1))
    here = asyncio.run(statuses("127.0.0.1", 31))

    assert [404, 404, 404, 429, 429] == [reply.status_code for reply in fast]
    assert {"error": "Too many requests; wait a moment and go on.", "reasons": []} == fast[-1].json()
    assert {404} == {reply.status_code for reply in (*other, *here[:30])}
    assert 429 == here[30].status_code
