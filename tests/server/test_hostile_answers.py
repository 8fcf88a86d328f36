"""Answers that mean nothing, are late or come from somebody else, at tables of all four games."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.sitting import Server, Table
from tests.server.test_bad_input import assert_one_sentence

FALLOUT = {"system": "fallout", "edition": "en"}
HERO = {
    "id": "a",
    "side": "A",
    "at": [[20, 20]],
    "type": "raider_hero",
    "weapon": "smg",
    "skills": {"traps": 5},
}
ENEMY = {"id": "b", "side": "B", "at": [[20, 14]], "type": "squire"}
ON_FOOT = {"units": [HERO, ENEMY], "mine_stock": [2, 0], "decoy_stock": [2, 0]}
AT_THE_WHEEL = {
    "units": [
        {"id": "v", "side": "A", "at": [20, 30], "vehicle": "humvee", "facing": 90},
        {
            "id": "a",
            "side": "A",
            "type": "raider_hero",
            "skills": {"piloting": 5},
            "at": [[1, 1]],
            "aboard": "v",
        },
        ENEMY,
    ]
}
# The kind of the question, how the table is set up, and the answers that lead to it.
TABLES: dict[str, tuple[str, dict[str, Any], list[Any]]] = {
    "fubar": ("", {"system": "fubar"}, []),
    "warfare": ("", {"system": "warfare"}, []),
    "warzone": ("", {"system": "warzone"}, []),
    "choice": ("choose", {**FALLOUT, "position": ON_FOOT}, []),
    "move": ("move", {**FALLOUT, "position": ON_FOOT}, ["move"]),
    "burst": ("target", {**FALLOUT, "position": ON_FOOT}, ["attack"]),
    "mines": (
        "place",
        {**FALLOUT, "position": ON_FOOT},
        ["skill:a-1", {"then": "done"}, "lay", "mine+mine"],
    ),
    "drive": ("move", {**FALLOUT, "position": AT_THE_WHEEL}, ["drive"]),
    "terrain": ("choose", {**FALLOUT, "options": {"terrain": "alternate"}}, []),
    "boxes": ("place", {**FALLOUT, "scenario": "treasure_hunt"}, []),
}
JUNK: list[Any] = [
    None,
    True,
    10**30,
    "x" * 3000,
    "\u0000\u202e",
    [[]],
    [1e308, -1e308],
    {"zzz": 1},
    {"lead": [1e308, -1e308]},
    {"lead": "here", "formation": 7},
    {"to": {"a-1": [10**30, 0], "v": [-1e9, 1e9], "counter-1": None, "box": []}},
    {"to": 7, "via": [], "facing": "north"},
    {"shots": [{"figure": "a-1", "weapon": "smg:burst", "toward": 1e308}]},
    {"shots": [{"figure": "b-1", "weapon": "nothing", "at": "a"}]},
    {"at": "a"},
]
UNREAD = [
    b'{"lead": [NaN, 1]}',
    b'{"lead": [Infinity, -Infinity]}',
    b'{"to": {"a-1": [1e999, 0]}}',
    b'{"shots": [{"toward": NaN}]}',
]


@pytest.fixture(params=TABLES)
def table(server: Server, request: pytest.FixtureRequest) -> Table:
    """A table at which side A is asked."""
    kind, setup, answers = TABLES[request.param]
    found = server.new({"A": "me", "B": "hotseat"}, setup=setup)
    if answers:
        found.play("A", *answers)
    question = asked(found)[1]
    assert kind in ("", question["kind"])
    return found


def asked(table: Table) -> tuple[str, dict[str, Any]]:
    """Whose go it is, and what is asked."""
    side = table.view("A")["waiting_for"]
    return side, table.view(side)["question"]


def test_junk_is_refused_and_play_goes_on(table: Table) -> None:
    """Refused with its reason, the preview says the same, nothing has changed, and a legal answer is taken."""
    side, question = asked(table)
    before = table.view(side)
    for junk in JUNK:
        reply = table.post("answers", {"side": side, "version": before["version"], "answer": junk}, side)
        assert_one_sentence(reply, 409)
        assert reply.json()["reasons"], junk
        preview = table.post("preview", {"side": side, "answer": junk}, side)
        assert (200, False) == (preview.status_code, preview.json()["legal"]), junk
        assert preview.json()["reasons"], junk

    assert before == table.view(side)
    assert 200 == table.answer(side, question["suggestion"]).status_code


def test_numbers_that_are_none_are_not_read(table: Table) -> None:
    """NaN and the infinities are no JSON; 1e999 is none of its numbers."""
    side, _ = asked(table)
    before = table.view(side)
    headers = {**table.headers(side), "Content-Type": "application/json"}
    for raw in UNREAD:
        body = b'{"side": "%s", "answer": %s' % (side.encode(), raw)
        version = b', "version": %d}' % before["version"]
        for call, end in (("answers", version), ("preview", b"}")):
            place = f"/api/games/{table.id}/{call}"
            assert_one_sentence(table.server.http.post(place, content=body + end, headers=headers), 400)

    assert before == table.view(side)


def test_late_and_foreign_answers_are_refused(table: Table) -> None:
    """Another version's answer is out of date, another seat's token opens nothing, and out of turn is out of turn."""
    side, question = asked(table)
    other = "B" if side == "A" else "A"
    before = table.view(side)
    now, legal = before["version"], question["suggestion"]
    for version in {max(now - 1, 0), now + 1, now + 10**6} - {now}:
        reply = table.post("answers", {"side": side, "version": version, "answer": legal}, side)
        assert_one_sentence(reply, 409)
    for call in ("answers", "preview"):
        body = {"side": side, "answer": legal, **({"version": now} if call == "answers" else {})}
        assert_one_sentence(table.post(call, body, other), 403)
        assert_one_sentence(table.post(call, body), 401)
    assert_one_sentence(table.post("answers", {"side": other, "version": now, "answer": legal}, other), 409)

    assert before == table.view(side)
    assert 200 == table.answer(side, legal).status_code
