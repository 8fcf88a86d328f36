"""Malformed, oversized and hostile requests: one clear sentence, the right status, nothing lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.sitting import Server, Table


def assert_one_sentence(reply: Any, status: int) -> None:
    """The one shape of every error."""
    assert status == reply.status_code, reply.text
    body = reply.json()
    assert ["error", "reasons"] == sorted(body)
    assert body["error"]
    assert "Traceback" not in reply.text
    assert "\n" not in body["error"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"7",
        b'"text"',
        b"\xff\xfe",
        b'{"side": "A"}',
        b'{"side": 1, "version": 0, "answer": 1}',
        b'{"side": "A", "version": "nought", "answer": 1}',
        b'{"side": "A", "version": -1, "answer": 1}',
        b'{"side": "A", "version": 1e99, "answer": 1}',
        b'{"side": "AB", "version": 0, "answer": 1}',
        b'{"side": "A", "version": 0, "answer": 1, "extra": 1}',
        b'{"side": "A", "version": 0, "answer": 1e999}',
        b'{"side": "A", "version": 0, "answer": "\\ud800"}',
        b'{"side": "A", "version": 0, "answer": ' + b"[" * 100 + b"]" * 100 + b"}",
        b'{"side": "A", "version": 0, "answer": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    ],
)
def test_a_body_that_cannot_be_read_is_refused(server: Server, content: bytes) -> None:
    """400, whatever is wrong with it."""
    table = server.new({"A": "me", "B": "hotseat"})

    reply = server.http.post(
        f"/api/games/{table.id}/answers",
        content=content,
        headers={**table.headers("A"), "Content-Type": "application/json"},
    )

    assert_one_sentence(reply, 400)
    assert 200 == table.answer("A", "1").status_code


@pytest.mark.parametrize(
    "answer",
    [
        None,
        True,
        7,
        1e308,
        10**300,
        "",
        "x" * 10_000,
        "\u0000",
        [],
        [[], {}],
        {},
        {"to": {"A1": [1e9, -1e9]}, "then": None},
        {"lead": "here"},
        {"shots": [{"figure": 1}]},
        {"": {"": ""}},
    ],
)
def test_an_answer_of_another_shape_is_refused_by_the_question(server: Server, answer: object) -> None:
    """409 with a reason; preview says the same."""
    table = server.new({"A": "me", "B": "hotseat"})

    reply = table.answer("A", answer)
    preview = table.post("preview", {"side": "A", "answer": answer}, "A").json()

    assert_one_sentence(reply, 409)
    assert reply.json()["reasons"]
    assert not preview["legal"]


def test_a_body_that_is_too_large_is_not_read(server: Server) -> None:
    """413 above 256 kB, whether its length is announced or not."""
    table = server.new({"A": "me", "B": "hotseat"})
    body = json.dumps({"side": "A", "version": 0, "answer": "x" * 300_000}).encode()
    place = f"/api/games/{table.id}/answers"
    headers = {**table.headers("A"), "Content-Type": "application/json"}

    announced = server.http.post(place, content=body, headers=headers)
    streamed = server.http.post(place, content=iter([body[:100_000], body[100_000:]]), headers=headers)

    assert_one_sentence(announced, 413)
    assert_one_sentence(streamed, 413)
    assert "This is too large; at most 262 kB are read." == announced.json()["error"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api", 404),
        ("GET", "/api/games/nobody/view", 404),
        ("GET", "/api/games/%00/view", 404),
        ("GET", "/api/games/" + "x" * 3000 + "/view", 404),
        ("GET", "/api/games/..%2f..%2fetc/view", 404),
        ("POST", "/api/games/nobody/nothing", 404),
        ("DELETE", "/api/games", 405),
        ("PUT", "/api/systems", 405),
        ("GET", "/api/rules/chess", 404),
        ("GET", "/api/rules/ambush/ambush.nothing", 404),
        ("GET", "/api/texts/de", 404),
        ("GET", "/api/armies/chess", 404),
        ("GET", "/api/replays/x?at=-1", 400),
        ("GET", "/api/replays/x?at=abc", 400),
        ("GET", "/api/replays/x?at=99999999999999999999", 400),
        ("GET", "/api/replays/x?side=Z", 400),
        ("GET", "/favicon.ico", 404),
        ("GET", "/..%2f..%2f..%2fetc%2fpasswd.txt", 404),
    ],
)
def test_an_address_that_leads_nowhere_says_so(server: Server, method: str, path: str, status: int) -> None:
    """404, 405 or 400 with one sentence."""
    assert_one_sentence(server.http.request(method, path), status)


@pytest.mark.parametrize(
    "authorization", ["", "Bearer", "Basic YTpi", "Bearer" + " x" * 5000, "bearer \u00ff", "x" * 9000]
)
def test_a_strange_authorization_opens_nothing(server: Server, authorization: str) -> None:
    """401 or 403, never a view."""
    table = server.new({"A": "me", "B": "hotseat"})

    reply = server.http.get(
        f"/api/games/{table.id}/view?side=A", headers={"Authorization": authorization.encode("latin-1")}
    )

    assert reply.status_code in (401, 403)


def test_a_house_that_is_full_says_so(start: Callable[..., Server]) -> None:
    """503 when no more games can be kept; those there are go on."""
    server = start(games_at_most=2)
    tables = [server.new({"A": "me", "B": "hotseat"}) for _ in range(2)]

    reply = server.http.post("/api/games", json={"setup": {"system": "ambush"}})

    assert_one_sentence(reply, 503)
    assert "There are 2 games here already; no more can be kept." == reply.json()["error"]
    assert 200 == tables[0].answer("A", "1").status_code


def test_a_side_has_a_limited_number_of_orders(server: Server) -> None:
    """The 101st topic is refused; taking one back makes room."""
    table = server.new({"A": "me", "B": "hotseat"})
    for number in range(100):
        assert 200 == order(table, f"topic{number}", "yes")

    assert 409 == order(table, "one too many", "yes")
    assert 200 == order(table, "topic7", "")
    assert 200 == order(table, "one too many", "yes")


def test_words_with_control_characters_are_kept_without_them(server: Server) -> None:
    """Not every database takes a NUL."""
    table = server.new({"A": "me", "B": "hotseat"}, names={"A": "\u0000"}, entropy="\u0000")

    assert 200 == order(table, "top\u0000ic", "\u0000yes")


def order(table: Table, topic: str, given: str) -> int:
    """Gives a standing order; returns the status."""
    return table.post("orders", {"side": "A", "topic": topic, "order": given}, "A").status_code
