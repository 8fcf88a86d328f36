"""FUBAR over the wire, from the start page's request to a verified journal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.sitting import Server, Table, heard

SETUP = {"system": "fubar", "sides": [{}, {}]}
# What a hostile client may send, whatever is asked.
NONSENSE: list[Any] = [
    None,
    True,
    -1,
    1e300,
    "",
    "nothing",
    [],
    [None],
    ["A1", "A1"],
    {},
    {"to": 7},
    {"to": {"A1.1": [1e300, "x"]}, "then": 5},
    {"to": {"nobody": [1, 1]}},
    {"lead": [None, None], "formation": 3},
    {"lead": [1e8, -1e8], "formation": "line", "then": "end"},
    {"via": {"A1.1": [[1]]}, "to": {"A1.1": [1, 1]}},
    {"facing": {"A1.1": "north"}, "to": {"A1.1": [1, 1]}},
    {"at": ["A1"]},
    {"shots": 1},
    {"shots": [1, {"figure": {}, "weapon": [], "at": None}]},
    {"A1.1": "lost", "nobody": "pinned"},
]


def scenarios(server: Server) -> list[dict[str, Any]]:
    """The scenarios of FUBAR, as the start page gets them."""
    systems = server.http.get("/api/systems").json()["systems"]
    return next(list(system["scenarios"]) for system in systems if system["id"] == "fubar")


def game(server: Server, seats: dict[str, str], **setup: Any) -> Table:
    """A game of FUBAR whose set-up phase is played by standing order."""
    mine = [side for side, holder in seats.items() if not holder.startswith("bot")]
    orders = {side: {"core.deploy": "suggested"} for side in mine}
    return server.new(seats, setup={**SETUP, **setup}, orders=orders)


def test_every_scenario_begins(server: Server) -> None:
    """Each is set up for as many sides as it takes, with a question for somebody and both languages' texts."""
    for scenario in scenarios(server):
        sides = scenario["sides"][0]
        seats = {"ABCD"[at]: "hotseat" for at in range(sides)}
        table = game(server, seats, scenario=scenario["id"], sides=[{}] * sides)
        view = table.view("A")
        assert view["waiting_for"] in seats
        assert view["scene"]["tokens"]


def test_a_battle_against_the_computer_is_fought_to_its_end(server: Server) -> None:
    """A person who takes every suggestion against greedy; the journal then verifies and can be watched."""
    table = game(server, {"A": "me", "B": "bot:greedy"}, layout=3)

    view = table.play_out("A")

    assert view["result"]["why"].startswith("fubar.")
    brought = server.http.post("/api/replays", content=table.get("journal", "A").content)
    assert (201, "fair") == (brought.status_code, brought.json()["verdict"]["dice"])
    middle = view["version"] // 2
    frame = table.get("replay", "A", at=middle, side="B").json()
    assert (middle, "B") == (frame["at"], frame["side"])
    assert [mark["turn"] for mark in frame["marks"]] == sorted(mark["turn"] for mark in frame["marks"])


def test_a_battle_survives_a_kill_in_its_middle(start: Callable[..., Server]) -> None:
    """What each side sees before and after is the same, and it goes on."""
    server = start()
    table = game(server, {"A": "me", "B": "hotseat"}, layout=5)
    for _ in range(12):
        asked = table.view("A")["waiting_for"]
        table.play(asked, table.view(asked)["question"]["suggestion"])
    before = [table.stands(side) for side in ("A", "B", None)]

    server.kill()
    server.start()

    assert before == [table.stands(side) for side in ("A", "B", None)]
    asked = table.view("A")["waiting_for"]
    table.play(asked, table.view(asked)["question"]["suggestion"])


def test_nonsense_is_refused_whatever_is_asked(server: Server) -> None:
    """Every kind of question of a battle: refused with a reason, never a fault of ours, nothing changed."""
    table = game(server, {"A": "me", "B": "hotseat"}, layout=8)
    kinds = set()
    for _ in range(60):
        view = table.view("A")
        if view["result"] is not None:
            break
        asked = view["waiting_for"]
        question = table.view(asked)["question"]
        if question["kind"] not in kinds:
            kinds.add(question["kind"])
            assert_all_refused(table, asked, view["version"])
        table.play(asked, question["suggestion"])

    assert {"choose", "move"} <= kinds


def assert_all_refused(table: Table, side: str, version: int) -> None:
    """No answer of nonsense is taken, and every preview of it says so or what it would be."""
    for answer in NONSENSE:
        preview = table.post("preview", {"side": side, "answer": answer}, side)
        assert 200 == preview.status_code, f"{answer}: {preview.text}"
        if preview.json()["legal"]:
            continue
        reply = table.post("answers", {"side": side, "version": version, "answer": answer}, side)
        assert 409 == reply.status_code, f"{answer}: {reply.text}"
        assert reply.json()["reasons"]
    assert version == table.view(side)["version"]


@pytest.mark.parametrize("tool", ["sight", "ruler", "target", "reach", "unit", "nothing", ""])
def test_a_tool_takes_any_query(server: Server, tool: str) -> None:
    """Right, wrong and hostile queries: an answer or one sentence."""
    table = game(server, {"A": "me", "B": "hotseat"})
    tokens = table.view("A")["scene"]["tokens"]
    places: list[Any] = [tokens[0]["id"], tokens[-1]["unit"], [3, 4], [1e300, 0], "nobody", None, {}, [[]]]
    for start in places:
        body = {"side": "A", "tool": tool, "from": start, "to": tokens[-1]["id"], "unit": start}
        reply = table.post("inspect", body, "A")
        assert reply.status_code in (200, 400, 409), f"{body}: {reply.text}"


def test_hostile_army_lists_are_refused_with_reasons(server: Server) -> None:
    """The house lists are good; anything else has its faults named."""
    for army in server.http.get("/api/armies/fubar").json()["armies"]:
        told = server.http.post("/api/armies/fubar/check", json={"army": army}).json()
        assert [] == told["reasons"], army
        assert told["sheet"]
    for army in [
        None,
        7,
        "army",
        [],
        {},
        {"units": 3},
        {"units": [{}]},
        {"units": [{"name": []}]},
        {"x": {"y": 1}},
    ]:
        reply = server.http.post("/api/armies/fubar/check", json={"army": army})
        assert 200 == reply.status_code, f"{army}: {reply.text}"


@pytest.mark.parametrize(
    "part",
    [
        {"scenario": "nowhere"},
        {"options": {"nonsense": [1]}},
        {"sides": [{}]},
        {"sides": [{"army": {"units": [{"unit": "nobody"}]}}, {}]},
        {"sides": [{"army": "x" * 1000}, {"army": [[]]}]},
        {"layout": 1e300},
        {"position": "nonsense"},
        {"position": []},
        {"edition": "third"},
    ],
)
def test_hostile_set_ups_are_refused_with_a_sentence(server: Server, part: dict[str, Any]) -> None:
    """400 and what to change."""
    reply = server.http.post("/api/games", json={"setup": {**SETUP, **part}})

    assert 400 == reply.status_code, reply.text
    assert reply.json()["error"]


def test_the_computers_moves_come_over_the_socket(server: Server) -> None:
    """Every change, with its events, until the computer has moved something."""
    table = game(server, {"A": "me", "B": "bot:greedy"}, layout=2)
    events: list[dict[str, Any]] = []
    answered = -1
    with table.socket("A") as socket:
        while not any("moved" in event and event.get("side") == "B" for event in events):
            view = heard(socket, 30.0)
            events[view["events_from"] :] = view["events"]
            if view["question"] is not None and view["version"] > answered:
                answered = view["version"]
                table.post(
                    "answers",
                    {"side": "A", "version": answered, "answer": view["question"]["suggestion"]},
                    "A",
                )

    assert events == table.view("A")["events"][: len(events)]
