"""Every route that takes a body, every address with a question in it: one sentence, and never a 500."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from tests.server.sitting import Server
from tests.server.test_bad_input import assert_one_sentence
from tests.server.test_campaigns import PEOPLE, War, new_war

BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"7",
    b'"x"',
    b"NaN",
    b'{"a": Infinity}',
    b'{"a": 1e999}',
    b"\x00",
    b"\xff\xfe",
    b'{"side": "\\ud800"}',
    b'{"": ""}',
    b"9" * 5000,
    b"[" * 50_000 + b"]" * 50_000,
    b'{"a": ' * 5000 + b"1" + b"}" * 5000,
]
TYPES = [
    "text/plain",
    "application/xml",
    "multipart/form-data",
    "application/x-www-form-urlencoded",
    "application/msgpack",
    "",
    ";;;",
]
JUNK = [None, True, -1, 1e308, 10**30, "", "x" * 3000, "\u0000\u202e", [], [[]], {}, {"": {}}, [None] * 50]
QUERIES = [
    "side=Z",
    "at=NaN",
    "events_from=99999999999999999999",
    "since=-1",
    "points=-1",
    "points=NaN",
    "points=200&seed=-1",
    "points=200&faction=%00",
    "points=200&edition=zz",
    "layout=9e99",
    "size=%F0%9F%92%A9",
    "first=" + "x" * 500,
    "q=" + "%E2%80%AE" * 60,
    "q=" + "a" * 500,
    "%ff=%ff",
    "side=A&side=B",
    "a=1&" * 500,
]


@pytest.fixture(scope="module")
def war(server: Server) -> War:
    """A campaign to be pestered."""
    return new_war(server, PEOPLE)


@pytest.fixture(scope="module")
def sheet(server: Server) -> dict[str, Any]:
    """A scenario file in good order."""
    return dict(server.http.get("/api/scenarios/warfare/template/s1").json()["sheet"])


def unbroken(reply: httpx.Response) -> None:
    """Taken, or refused in one short sentence."""
    if reply.status_code >= 400:
        assert_one_sentence(reply, reply.status_code)
        assert reply.status_code < 500, (reply.request.url, reply.request.content[:200])
        assert len(reply.json()["error"]) < 600


def posts(war: War) -> list[str]:
    """Every route that takes a body and was not pestered elsewhere."""
    systems = ("fubar", "fallout", "warfare", "warzone")
    return [
        "/api/games",
        "/api/campaigns",
        "/api/replays",
        f"/api/campaigns/{war.id}/orders",
        f"/api/campaigns/{war.id}/seats/0",
        "/api/scenarios/warfare/check",
        "/api/scenarios/warfare/sight",
        *(f"/api/armies/{system}/check" for system in systems),
    ]


@pytest.mark.parametrize("content", BODIES)
def test_bodies_that_mean_nothing_are_refused_everywhere(server: Server, war: War, content: bytes) -> None:
    """Holders of the tokens are no better off."""
    headers = {**war.headers("0", "1"), "Content-Type": "application/json"}
    for path in posts(war):
        reply = server.http.post(path, content=content, headers=headers)
        assert_one_sentence(reply, 400)


@pytest.mark.parametrize("kind", TYPES)
def test_bodies_are_read_as_json_whatever_their_label_says(server: Server, war: War, kind: str) -> None:
    """Junk is refused, and what is in order is taken, as under the label of JSON; docs/wire.md says so."""
    for path in posts(war):
        reply = server.http.post(path, content=b'{"side": "A"}', headers={"Content-Type": kind})
        assert_one_sentence(reply, 400)
    place, army = "/api/armies/fallout/check", b'{"army": "raiders"}'
    labelled = server.http.post(place, content=army, headers={"Content-Type": kind})
    plain = server.http.post(place, content=army, headers={"Content-Type": "application/json"})

    assert (200, plain.json()) == (labelled.status_code, labelled.json())


def test_routes_that_are_asked_in_another_way_say_so(server: Server, war: War) -> None:
    """405, and the campaign is as it was."""
    before = war.look("0")
    for path in posts(war):
        for method in ("PUT", "DELETE", "PATCH"):
            assert_one_sentence(server.http.request(method, path), 405)

    assert before == war.look("0")


@pytest.mark.parametrize("query", QUERIES)
def test_questions_in_addresses_that_mean_nothing_break_nothing(server: Server, war: War, query: str) -> None:
    """Of campaigns, armies, scenarios, rules."""
    for path in (
        f"/api/campaigns/{war.id}",
        "/api/campaigns",
        "/api/armies/fallout/builder",
        "/api/armies/warzone/random",
        "/api/scenarios/warfare/template/random",
        "/api/scenarios/warfare/template/s1",
        "/api/rules/fubar",
        "/api/games",
    ):
        unbroken(server.http.get(f"{path}?{query}"))


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/campaigns/%00", 404),
        ("/api/campaigns/" + "x" * 3000, 404),
        ("/api/campaigns/..%2f..", 404),
        ("/api/campaigns/x/file", 404),
        ("/api/campaigns/terms/%00", 404),
        ("/api/campaigns/terms/fubar", 404),
        ("/api/scenarios/%00/builder", 404),
        ("/api/scenarios/fubar/builder", 404),
        ("/api/scenarios/warfare/template/%00", 409),
        ("/api/scenarios/warfare/template/..%2fs1", 404),
        ("/api/armies/%ff", 404),
        ("/api/rules/fubar/%00", 404),
        ("/api/texts/..%2fen", 404),
        ("/api/armies/fubar/random", 400),
    ],
)
def test_odd_addresses_lead_nowhere(server: Server, path: str, status: int) -> None:
    """Each with its status and one short sentence."""
    reply = server.http.get(path)

    assert_one_sentence(reply, status)
    assert len(reply.json()["error"]) < 300


@pytest.mark.parametrize("junk", JUNK, ids=[f"junk{n}" for n in range(len(JUNK))])
def test_junk_in_campaigns_is_refused(server: Server, war: War, junk: object) -> None:
    """In the terms, in the seats, in every order; nothing is written."""
    sides = [{"name": "North", "army": "raiders"}, {"name": "South", "army": "raiders"}]
    terms: dict[str, Any] = {"points": 500, "battle_least": 30, "battle_most": 60, "sides": sides}
    for key in ("points", "sides", "scenarios", "map", "picks"):
        body = {"system": "fallout", "terms": {**terms, key: junk}, "seats": PEOPLE}
        unbroken(server.http.post("/api/campaigns", json=body))
    unbroken(server.http.post("/api/campaigns", json={"system": "fallout", "terms": terms, "seats": junk}))
    before = war.look("0")
    for do in ("field", "learn", "merge", "lead", "pick", "station", "move", "report", junk):
        order = dict.fromkeys(("units", "unit", "skill", "with", "hero", "place"), junk)
        reply = war.order(0, {**order, "do": do})
        assert reply.status_code in (400, 409), (do, reply.text)
        unbroken(reply)
    unbroken(war.reseat(0, {"name": junk}, "0"))

    assert before["view"] == war.look("0")["view"]


@pytest.mark.parametrize("junk", JUNK, ids=[f"junk{n}" for n in range(len(JUNK))])
def test_junk_in_files_breaks_nothing(server: Server, sheet: dict[str, Any], junk: object) -> None:
    """In scenario files, positions and army lists: taken as nothing, or faults or one sentence tell what is wrong."""
    for key in sheet:
        spoilt = {**sheet, key: junk}
        unbroken(server.http.post("/api/scenarios/warfare/check", json={"sheet": spoilt}))
        unbroken(server.http.post("/api/scenarios/warfare/sight", json={"sheet": spoilt, "start": junk}))
    own = {"system": "warfare", "scenario": "own", "options": {"sheet": junk}}
    unbroken(server.http.post("/api/games", json={"setup": own}))
    for system in ("fubar", "fallout", "warfare", "warzone"):
        army = dict.fromkeys(("units", "faction", "points", "name", "roster"), junk)
        unbroken(server.http.post(f"/api/armies/{system}/check", json={"army": army}))
        unbroken(server.http.post(f"/api/armies/{system}/check", json={"army": {"units": [junk]}}))
        position = dict.fromkeys(("units", "table", "terrain", "order", "turns", "map"), junk)
        for setup in ({"position": position}, {"sides": [{"army": junk}, {}]}, {"options": junk}):
            unbroken(server.http.post("/api/games", json={"setup": {"system": system, **setup}}))
