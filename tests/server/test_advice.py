"""Advice over HTTP: for the seat that is asked, and for nobody else."""

from __future__ import annotations

from tests.server.sitting import Server


def test_the_seat_that_is_asked_gets_advice_it_can_take(server: Server) -> None:
    """The first answer of the first plan is legal; asking changes nothing."""
    table = server.new({"A": "me", "B": "hotseat"})
    before = table.view("A")

    advice = table.post("advice", {"side": "A"}, "A").json()

    assert before["version"] == table.view("A")["version"]
    assert 200 == table.answer("A", advice["plans"][0]["answers"][0]).status_code


def test_whoever_is_not_asked_is_told_so(server: Server) -> None:
    """409 with the sentence."""
    table = server.new({"A": "me", "B": "hotseat"})

    reply = table.post("advice", {"side": "B"}, "B")

    assert 409 == reply.status_code
    assert "not asked anything now" in reply.json()["error"]


def test_why_is_told_when_the_game_is_over(server: Server) -> None:
    """While it runs, what a side thinks is its own; afterwards every decision of every side is told."""
    table = server.new({"A": "me", "B": "hotseat"})
    answer = table.view("A")["question"]["suggestion"]
    assert 200 == table.answer("A", answer).status_code

    early = table.post("why", {"at": 0}, "A")
    assert 409 == early.status_code
    assert "until the game is over" in early.json()["error"]

    assert 200 == table.post("resign", {"side": "B"}, "B").status_code
    told = table.post("why", {"at": 10_000, "side": "A"}, "B").json()

    assert "A" == told["side"]
    assert answer == told["advice"]["plans"][0]["answers"][0]
    assert told["question"]["side"] == "A"
