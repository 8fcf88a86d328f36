"""Requests that are small to send and dear to work out."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest
from tests.attack.conftest import Start

from sandtable.core.journal import canonical, link
from sandtable.core.wire import Json
from sandtable.server.workers import WorkerError, Workers


def test_an_army_without_end_is_not_reckoned_out(start: Start) -> None:
    """Thousands of units get one sentence, whether they are to be checked or played."""
    server = start()
    units = ["rifle-section"] * 6_000

    checked = server.http.post("/api/armies/fubar/check", json={"army": {"units": units}})
    sides = [{"army": {"units": units}}, {}]
    played = server.http.post("/api/games", json={"setup": {"system": "fubar", "sides": sides}})

    for reply in (checked, played):
        assert 400 == reply.status_code
        assert "This army is too large; at most 300 units are reckoned out." == reply.json()["error"]


def test_armies_and_scenarios_of_a_usual_size_are_reckoned_out_elsewhere(start: Start) -> None:
    """What a worker says is what the rules say; what they find wrong comes with its rule."""
    server = start()

    army = server.http.post("/api/armies/fubar/check", json={"army": "nothing-like-it"}).json()
    empty = server.http.post("/api/armies/warzone/check", json={"army": {"units": []}}).json()

    assert army["reasons"]
    assert {"reasons", "sheet"} == set(empty)
    assert 404 == server.http.post("/api/armies/chess/check", json={"army": {}}).status_code
    assert 404 == server.http.post("/api/scenarios/chess/check", json={"sheet": {}}).status_code
    assert server.http.post("/api/scenarios/fubar/check", json={"sheet": {}}).json()["reasons"]


def test_an_army_is_drawn_elsewhere(start: Start) -> None:
    """Ten thousand points of Fallout took a second of the server's own time; a wish that cannot be met says so."""
    hasty = start(preview_seconds=0.001).http.get("/api/armies/fallout/random?points=10000")
    server = start()

    assert 503 == hasty.status_code
    assert server.http.get("/api/armies/fallout/random?points=300").json()["army"]["units"]
    assert 409 == server.http.get("/api/armies/fubar/random?points=10000").status_code


def test_a_journal_is_read_elsewhere(start: Start) -> None:
    """Megabytes of one take a worker's time, when it is brought and watched; what is beside it is refused."""
    server = start()
    table = server.new({"A": "me", "B": "hotseat"})
    table.play_out("A", "B")
    text = table.get("journal").text
    brought = server.http.post("/api/replays", content=text).json()
    lines = [json.loads(line) for line in text.splitlines()]
    lines[1]["luggage"] = "x" * 1_000_000
    chain, packed = "", []
    for line in lines:
        body = {key: value for key, value in line.items() if key != "h"}
        chain = link(chain, body)
        packed.append(canonical({**body, "h": chain}))

    refused = server.http.post("/api/replays", content="\n".join(packed))
    seen = server.http.get(f"/api/replays/{brought['replay']}").json()

    assert (400, 'line 2: "luggage" is no key of a journal') == (refused.status_code, refused.json()["error"])
    assert (len(lines) - 2, "ambush") == (seen["version"], seen["system"])
    assert seen["seal"]["seed"]
    assert (
        seen["scene"]
        == server.http.get(f"/api/replays/{brought['replay']}?at={len(lines) - 2}").json()["scene"]
    )


def test_more_values_than_anybody_needs_are_not_walked_through(start: Start) -> None:
    """A flat heap of a hundred thousand values is refused before anybody looks at it."""
    body = {"side": "A", "version": 0, "answer": [0] * 100_000}
    server = start(body_bytes=1_000_000)
    table = server.new()

    reply: httpx.Response = table.post("answers", body, "A")

    assert (400, "This holds too much") == (reply.status_code, reply.json()["error"][:19])


def test_a_position_without_end_is_not_played(start: Start) -> None:
    """Fifteen hundred units took four seconds of the server's own time, and every look at them a fifth of one."""
    server = start()
    many = [
        {"id": f"u{n}", "side": "AB"[n % 2], "at": [[n % 40, n // 40]], "type": "squire"} for n in range(400)
    ]
    setup = {"system": "fallout", "edition": "en", "position": {"units": many}}

    reply = server.http.post("/api/games", json={"setup": setup})

    assert 400 == reply.status_code
    assert "This position is too large" in reply.json()["error"]


def test_a_table_of_somebodys_own_is_weighed_before_it_is_played(start: Start) -> None:
    """What takes too long to set up takes it from a worker, not from the server, and is refused."""
    server = start(preview_seconds=0.001)
    units = [
        {"id": f"u{n}", "side": "AB"[n % 2], "at": [[n % 40, n // 40]], "type": "squire"} for n in range(250)
    ]
    setup = {"system": "fallout", "edition": "en", "position": {"units": units}}

    reply = server.http.post("/api/games", json={"setup": setup})
    usual = server.http.post("/api/games", json={"setup": {"system": "ambush", "sides": [{}, {}]}})

    assert (503, "This takes too long to work out; nothing was changed.") == (
        reply.status_code, reply.json()["error"],
    )  # fmt: skip
    assert 201 == usual.status_code


def test_a_worker_takes_no_more_memory_than_it_may() -> None:
    """What would fill the machine ends the worker; the next request finds another one."""
    heap: list[Json] = [0.5] * 6_000_000

    async def asked() -> str:
        worker = Workers(1, 0, 250).all[0]
        try:
            with pytest.raises(WorkerError, match="the worker ended"):
                await worker.ask({"do": "army", "system": "fubar", "army": heap, "unit": "in"}, 60.0)
            reply = await worker.ask({"do": "army", "system": "nothing", "army": {}, "unit": "in"}, 20.0)
            return str(reply["error"])
        finally:
            await worker.stop()

    assert "nothing" in asyncio.run(asked())
