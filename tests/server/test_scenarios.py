"""Scenario files over the API: judged, begun, looked over; whatever nonsense is sent gets one sentence."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from tests.server.sitting import Server

CHECK = "/api/scenarios/warfare/check"


def template(server: Server, scenario: str = "s1", **query: Any) -> dict[str, Any]:
    """A scenario file to begin with."""
    reply = server.http.get(f"/api/scenarios/warfare/template/{scenario}", params=query)
    assert 200 == reply.status_code, reply.text
    return dict(reply.json())


def test_the_builder_names_all_that_a_scenario_is_made_of(server: Server) -> None:
    """Sixteen tiles and the plain one, every faction with units, and the words of every victory test."""
    told = server.http.get("/api/scenarios/warfare/builder").json()

    assert 17 == len(told["tiles"])
    assert all(6 == len(tile["rows"]) for tile in told["tiles"])
    assert {faction["id"] for faction in told["factions"]} == {unit["faction"] for unit in told["units"]}
    sorts = {argument["sort"] for test in told["tests"] for argument in test["arguments"]}
    assert sorts - set(told["arguments"]) == {"side", "hexes", "row", "column", "columns", "share", "unit"}


@pytest.mark.parametrize("scenario", ["s1", "s2", "s3", "s4", "s5", "random"])
def test_every_template_is_in_order(server: Server, scenario: str) -> None:
    """What a writer begins with can be played at once, and says in words how points are won."""
    made = template(server, scenario, layout=7)
    told = server.http.post(CHECK, json={"sheet": made["sheet"]}).json()

    assert [] == told["reasons"]
    assert 2 == len(told["summary"]["sides"])
    assert all(line is not None for line in told["summary"]["victory"])
    assert {"1", "2"} <= set(told["summary"]["roles"])


def test_the_same_number_draws_the_same_scenario(server: Server) -> None:
    """And another number another one."""
    assert template(server, "random", layout=7) == template(server, "random", layout=7)
    assert template(server, "random", layout=7) != template(server, "random", layout=8)
    small = template(server, "random", layout=7, size="small", mission="seize")["sheet"]
    assert ("small", "seize") == (small["generated"]["size"], small["mission"])


def test_every_fault_comes_with_its_place_its_sentence_and_its_rule(server: Server) -> None:
    """Three slips in three places of the file are three reasons."""
    sheet = template(server)["sheet"]
    sheet["turns"] = 0
    sheet["side"][0]["units"][0]["hex"] = [99, 0]
    sheet["victory"][0]["test"] = "per-counters"
    reasons = server.http.post(CHECK, json={"sheet": sheet}).json()["reasons"]

    assert [
        ("turns", "warfare.track.game_end"),
        ("side[0].units[0].hex", "warfare.setup.units"),
        ("victory[0].test", "warfare.scenario.victory"),
    ] == [(reason["values"]["at"], reason["why"]) for reason in reasons]
    texts = server.http.get("/api/texts/it").text
    assert all(f"{reason['id']} = " in texts for reason in reasons)


def test_a_scenario_of_ones_own_is_played(server: Server) -> None:
    """A painted map, a title in two languages: the game has them; a faulty one is refused with its reasons."""
    sheet = template(server)["sheet"]
    sheet.update(title_en="The ford", title_it="Il guado", paint=[{"code": "~", "hexes": [[4, 0], [4, 1]]}])
    setup: dict[str, Any] = {
        "system": "warfare",
        "scenario": "own",
        "sides": [{}, {}],
        "options": {"sheet": sheet},
    }
    made = server.http.post("/api/games", json={"setup": setup})

    assert 201 == made.status_code, made.text
    told = made.json()
    token = told["tokens"]["A"]
    view = server.http.get(
        f"/api/games/{told['game']}/view",
        params={"side": "A"},
        headers={"Authorization": f"Bearer {token}"},
    ).json()
    words = {"id": "warfare-words", "values": {"en": "The ford", "it": "Il guado"}}
    assert words == view["scene"]["title"]["values"]["title"]
    kinds = {hex["label"]: hex["kind"] for hex in view["scene"]["board"]["hexes"]}
    assert ("water", "water") == (kinds["4,0"], kinds["4,1"])
    assert view["question"] is not None

    faulty = copy.deepcopy(setup)
    faulty["options"]["sheet"]["turns"] = "many"
    refused = server.http.post("/api/games", json={"setup": faulty})
    assert 400 == refused.status_code
    assert "turns" == refused.json()["reasons"][0]["values"]["at"]


def test_a_running_journal_does_not_tell_what_lies_under_question_marks(server: Server) -> None:
    """warfare.unknown.hidden: whoever does not own a hidden counter reads only where it lies."""
    sheet = template(server)["sheet"]
    sheet["counters"] += [
        {"counter": "ied-red", "owner": "INS", "hexes": [[5, 2], [3, 2]]},
        {"counter": "dummy", "owner": "INS", "hexes": [[4, 2]]},
    ]
    setup = {"system": "warfare", "scenario": "own", "options": {"sheet": sheet}}
    seats = {"A": "me", "B": "open"}
    table = server.new(seats, setup=setup)
    taken = server.http.post(
        f"/api/games/{table.id}/seats/B", json={"held_by": "person", "code": table.invitations["B"]}
    )
    table.tokens["B"] = taken.json()["token"]
    told = [table.get("journal", side).text for side in (None, "A", "B")]

    assert [False, False, True] == ["ied-red" in text for text in told]
    assert [False, False, True] == ["dummy" in text for text in told]
    hidden = {"counter": "unknown", "owner": "INS", "hexes": [[3, 2], [4, 2], [5, 2]]}
    header = json.loads(told[1].splitlines()[0])
    assert hidden in header["setup"]["options"]["sheet"]["counters"]


def test_sight_over_a_map_names_the_hex_that_blocks(server: Server) -> None:
    """A hill between two hexes stops the line; plain ground does not."""
    plain = {"map": [{"tile": "plain", "at": [0, 0]}]}
    hill = {**plain, "paint": [{"code": "h", "hexes": [[3, 2]]}]}

    def look(sheet: dict[str, Any]) -> dict[str, Any]:
        body = {"sheet": sheet, "start": [0, 2], "end": [7, 2]}
        return dict(server.http.post("/api/scenarios/warfare/sight", json=body).json())

    assert look(plain)["line"]["clear"]
    assert 48 == len(look(plain)["hexes"])
    assert [3, 2] == look(hill)["line"]["block"]
    assert 48 > len(look(hill)["hexes"])
    assert {} == look({"map": 7})


def deep(levels: int) -> Any:
    """A list in a list in a list …"""
    found: Any = []
    for _ in range(levels):
        found = [found]
    return found


HOSTILE: list[Any] = [
    None,
    7,
    "sheet",
    [],
    {},
    {"map": {}},
    {"map": [[]], "side": [None, 3]},
    {"map": [{"tile": "plain", "at": [1e308, -1]}]},
    {"map": [{"tile": "plain", "at": [0, 0], "rot": "x"}]},
    {"map": [{"tile": "plain", "at": [0, 0]}], "paint": 3, "forts": [{"hex": [0, 0], "sides": ["E", "UP"]}]},
    {"map": [{"tile": "plain", "at": [0, 0]}], "paint": [{"code": ["w"], "hexes": [[0, 0, 0], None]}]},
    {"map": [{"tile": "plain", "at": [0, 0]}], "side": [{"units": [{"unit": {"a": 1}}]}] * 2},
    {"map": [{"tile": "plain", "at": [0, 0]}], "victory": [{"vp": True, "test": "per-counter", "args": []}]},
    {"map": [{"tile": "plain", "at": [0, 0]}], "title": {"id": "x"}, "notes": {"a": 1}, "players": "2"},
    {f"key{n}": n for n in range(3000)},
    {"map": [{"tile": "t" * 5000, "at": [0, 0]}] * 40},
]


@pytest.mark.parametrize("sheet", HOSTILE)
def test_nonsense_is_refused_with_reasons(server: Server, sheet: Any) -> None:
    """Whatever is sent as a file, the reply is a verdict: reasons with places, never a failure."""
    reply = server.http.post(CHECK, json={"sheet": sheet})

    assert 200 == reply.status_code, reply.text
    reasons = reply.json()["reasons"]
    assert 0 < len(reasons) <= 100
    assert all("at" in reason["values"] and reason["why"].startswith("warfare.") for reason in reasons)


def test_a_file_of_ten_thousand_units_is_judged_at_once(server: Server) -> None:
    """Only so many entries of a list are read."""
    sheet = template(server)["sheet"]
    sheet["side"][0]["units"] = [{"unit": "usa.lov"}] * 10_000
    reply = server.http.post(CHECK, json={"sheet": sheet})

    assert 200 == reply.status_code
    assert "core-file-many" in [reason["id"] for reason in reply.json()["reasons"]]
    assert reply.elapsed.total_seconds() < 5


def test_what_cannot_be_read_gets_one_sentence(server: Server) -> None:
    """No JSON, an unknown key, too deep, too large, no such system, no desk, no such template."""
    post = server.http.post
    replies = [
        (400, post(CHECK, content=b"{sheet", headers={"Content-Type": "application/json"})),
        (400, post(CHECK, json={"sheet": {}, "more": 1})),
        (400, post(CHECK, json={"sheet": deep(60)})),
        (413, post(CHECK, json={"sheet": "x" * 300_000})),
        (404, post("/api/scenarios/chess/check", json={"sheet": {}})),
        (404, post("/api/scenarios/ambush/check", json={"sheet": {}})),
        (409, server.http.get("/api/scenarios/warfare/template/s9")),
        (409, server.http.get("/api/scenarios/warfare/template/random", params={"size": "vast"})),
        (400, server.http.get("/api/scenarios/warfare/template/random", params={"layout": -1})),
    ]

    assert [status for status, _ in replies] == [reply.status_code for _, reply in replies]
    for _, reply in replies:
        sentence = reply.json()["error"]
        assert sentence
        assert "\n" not in sentence
