"""How fast an address may ask."""

from __future__ import annotations

import asyncio

import httpx

from sandtable.server import Settings, create_app
from sandtable.server.limits import Bucket, is_local


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


def test_only_the_machine_itself_is_not_counted() -> None:
    """Loopback addresses and socket files."""
    assert [True, True, True] == [is_local(address) for address in ("127.0.0.1", "::1", "")]
    assert [False, False] == [is_local(address) for address in ("192.168.1.7", "2001:db8::1")]


def test_an_address_that_asks_too_fast_is_told_to_wait() -> None:
    """429 with one sentence for the address that does, nothing for the others."""
    settings = Settings(database_url="sqlite://", requests_per_second=0.001, requests_at_once=3.0)
    app = create_app(settings)

    async def statuses(address: str, number: int) -> list[httpx.Response]:
        transport = httpx.ASGITransport(app=app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://host", verify=False) as http:
            return [await http.get("/api/rules/chess") for _ in range(number)]

    fast = asyncio.run(statuses("203.0.113.9", 5))
    other = asyncio.run(statuses("203.0.113.10", 1))
    here = asyncio.run(statuses("127.0.0.1", 10))

    assert [404, 404, 404, 429, 429] == [reply.status_code for reply in fast]
    assert {"error": "Too many requests; wait a moment and go on.", "reasons": []} == fast[-1].json()
    assert {404} == {reply.status_code for reply in (*other, *here)}
