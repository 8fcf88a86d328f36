"""Guided battles: every lesson is played to its end by Show me, through the server, as a client would."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.sitting import Server, Table

from sandtable.core.lesson import lesson_ids
from sandtable.core.system import system, system_ids
from sandtable.i18n import LANGUAGES, Texts

HOUSE = ("fallout", "fubar", "warfare", "warzone")
LESSONS = [(name, id) for name in system_ids() if name in HOUSE for id in lesson_ids(system(name).package)]
MOST_ANSWERS = 120


def begun(server: Server, name: str, id: str) -> Table:
    reply = server.http.post(f"/api/lessons/{name}/{id}")
    assert 201 == reply.status_code, reply.text
    return Table(server, reply.json())


def shown(table: Table, side: str) -> Any:
    """The answer that Show me gives."""
    reply = table.post("show", {"side": side}, side)
    assert 200 == reply.status_code, reply.text
    return reply.json()["answer"]


def ways(view: dict[str, Any]) -> list[str]:
    return [step["way"] for step in view["lesson"]["steps"]]


@pytest.mark.parametrize(("name", "id"), LESSONS)
def test_every_prompt_of_a_lesson_is_reached_and_done_by_show_me(server: Server, name: str, id: str) -> None:
    """Prompts come one after the other, each is done in its turn, and the question it speaks of is asked meanwhile."""
    table = begun(server, name, id)
    (side,) = table.tokens
    view = table.wait(side)
    fitting: set[str] = set()
    for _ in range(MOST_ANSWERS):
        at = view["lesson"]["at"]
        if at is None or view["question"] is None:
            break
        step = view["lesson"]["steps"][at]
        assert ["done"] * at == ways(view)[:at]
        if not step["asks"] or view["question"]["id"] in step["asks"]:
            fitting.add(step["id"])
        table.play(side, shown(table, side))
        view = table.wait(side)

    assert ["done"] * len(ways(view)) == ways(view)
    assert [step["id"] for step in view["lesson"]["steps"] if step["id"] not in fitting] == []


@pytest.mark.parametrize(("name", "id"), LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_both_languages_and_points_at_what_is_there(
    server: Server, language: str, name: str, id: str
) -> None:
    """Every text of a prompt exists, and every unit it points at is on the board or was named by the position."""
    table = begun(server, name, id)
    (side,) = table.tokens
    view = table.view(side)
    texts = Texts(language)
    units = {unit["id"] for unit in view["scene"]["units"]} | {t["id"] for t in view["scene"]["tokens"]}
    assert 6 <= len(view["lesson"]["steps"]) <= 10
    for step in view["lesson"]["steps"]:
        for part in ("short", "title", "text", *(("mark",) if step["mark"] else ())):
            assert texts.has(step[part]["id"]), step[part]["id"]
        assert [spot["unit"] for spot in step["spots"] if spot.get("unit", None) not in {None, *units}] == []
    assert texts.has(view["lesson"]["ended"]["id"])


def test_who_does_something_else_is_told_so_and_goes_on(server: Server) -> None:
    """A legal answer that is not the prompt's ends it all the same; taking it back takes that back, too."""
    table = begun(server, "fubar", "first")
    table.play("A", "recon")
    assert ["done", "now"] == ways(table.view("A"))[:2]
    view = table.play("A", "guard")

    assert ["done", "otherwise", "now"] == ways(view)[:3]
    assert view["lesson"]["aside"]

    view = table.post("undo", {"side": "A"}, "A").json()
    assert ["done", "now"] == ways(view)[:2]


def test_a_lesson_is_seen_by_the_one_who_is_taught_alone(server: Server) -> None:
    """Onlookers see an ordinary game; the list of games says that it is a lesson."""
    table = begun(server, "fubar", "first")

    assert table.view(None)["lesson"] is None
    assert table.view("A")["lesson"]["id"] == "first"
    listed = server.http.get("/api/games", headers=table.headers("A")).json()["games"]
    assert ["first"] == [game["lesson"] for game in listed if game["game"] == table.id]


def test_show_me_is_for_whoever_is_asked(server: Server) -> None:
    """Somebody without the seat's token is refused with the sentence of every other question."""
    table = begun(server, "fubar", "first")

    assert 401 == table.post("show", {"side": "A"}).status_code
    assert 409 == server.new({"A": "open", "B": "me"}).post("show", {"side": "B"}, "B").status_code


def test_why_is_told_at_once_in_a_lesson_and_to_the_pupil_alone(server: Server) -> None:
    """What has been decided so far is told while the lesson runs; an onlooker is refused."""
    table = begun(server, "fubar", "first")
    (side,) = table.tokens
    table.wait(side)
    answer = shown(table, side)
    assert 200 == table.answer(side, answer).status_code

    told = table.post("why", {"at": 10_000, "side": side}, side)

    assert 200 == told.status_code, told.text
    assert answer == told.json()["advice"]["plans"][0]["answers"][0]
    assert 401 == table.post("why", {"at": 10_000}).status_code


def test_a_lesson_that_is_not_there_gets_one_sentence(server: Server) -> None:
    """By its address, and in a set-up that somebody wrote."""
    missing = server.http.post("/api/lessons/fubar/last")
    assert (404, "first" in missing.json()["error"]) == (missing.status_code, True)
    strange = {"system": "fubar", "scenario": "skirmish", "lesson": "last"}
    assert 400 == server.http.post("/api/games", json={"setup": strange}).status_code
    assert 404 == server.http.post("/api/lessons/chess/first").status_code
