"""Looking ahead from the question what a unit does to the one behind it, and answering both in one request."""

from __future__ import annotations

from typing import Any

from tests.browser.serving import CLEARING
from tests.server.sitting import Server, Table


def acting(server: Server) -> Table:
    """The rifles are asked what they do; every die is typed in."""
    setup = {"system": "fubar", "scenario": "skirmish", "sides": [{}, {}], "position": CLEARING}
    table = server.new({"A": "me", "B": "hotseat"}, setup=setup, dice="typed")
    table.play("A", "rifles", [6])
    return table


def both(table: Table, first: list[Any], answer: Any) -> Any:
    """Answers what is asked, and what is asked behind it."""
    body = {"side": "A", "version": table.view("A")["version"], "first": first, "answer": answer}
    return table.post("answers", body, "A")


def test_the_question_behind_each_action_is_the_one_that_is_asked(server: Server) -> None:
    """Word for word, but for what the server adds when it really asks; and nothing has changed."""
    table = acting(server)
    before = table.view("A")

    told = table.post("ahead", {"side": "A"}, "A").json()["ahead"]

    assert before == table.view("A")
    assert ["walk", "run", "dash", "aim", "ground"] == [entry["answer"] for entry in told]
    table.play("A", "run")
    asked = table.view("A")["question"]
    run = next(entry["question"] for entry in told if entry["answer"] == "run")
    assert run == {key: value for key, value in asked.items() if key in run}


def test_an_answer_behind_another_is_previewed_and_given_with_it(server: Server) -> None:
    """One request for a walk; the preview is the one that the move itself has."""
    table = acting(server)
    move = {"lead": [16, 22], "formation": "keep", "then": "done"}

    ahead = table.post("preview", {"side": "A", "first": ["run"], "answer": move}, "A").json()
    reply = both(table, ["run"], move)

    assert (200, True, 12.0) == (reply.status_code, ahead["legal"], ahead["allowance"])
    rifle = next(token for token in table.view("A")["scene"]["tokens"] if token["id"] == "rifles-1")
    assert [16, 22] == [rifle["x"], rifle["y"]]


def test_both_are_refused_where_the_second_does_not_fit(server: Server) -> None:
    """Nothing of it is given: the question is the same as before."""
    table = acting(server)
    before = table.view("A")

    for first, answer in (
        (["run"], {"lead": [16, 2], "formation": "keep", "then": "done"}),
        (["run"], {"at": "raiders"}),
        (["swim"], {"lead": [16, 22]}),
        (["guard"], "scouts"),
    ):
        reply = both(table, first, answer)
        assert 409 == reply.status_code, (first, answer)
        assert reply.json()["reasons"]

    assert before == table.view("A")


def test_nobody_looks_past_a_die_or_past_what_happens(server: Server) -> None:
    """What follows a roll, another's answer or a shot is not told beforehand."""
    setup = {"system": "fubar", "scenario": "skirmish", "sides": [{}, {}], "position": CLEARING}
    table = server.new({"A": "me", "B": "hotseat"}, setup=setup, dice="typed")
    assert [] == table.post("ahead", {"side": "A"}, "A").json()["ahead"]
    assert 200 == table.answer("A", "rifles").status_code
    late = table.post("preview", {"side": "A", "first": ["assault"], "answer": {"lead": [16, 22]}}, "A")
    assert 409 == late.status_code, late.text  # the die of the activation is waited for

    table = acting(server)
    for first in (["aim", {"at": "raiders"}], ["run", {"lead": [16, 22]}], ["guard"]):
        reply = table.post("preview", {"side": "A", "first": first, "answer": "walk"}, "A")
        assert 409 == reply.status_code, reply.text
    assert 409 == table.post("ahead", {"side": "B"}, "B").status_code
    assert 400 == table.post("preview", {"side": "A", "first": ["walk"] * 4, "answer": "x"}, "A").status_code
