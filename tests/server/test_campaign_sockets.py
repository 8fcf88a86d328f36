"""The socket of a campaign: news for everybody, to each what he may see, and nothing for hostile messages."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from tests.server.sitting import Server, heard
from tests.server.test_campaigns import PEOPLE, War, new_war
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


@contextmanager
def socket_of(server: Server, campaign: str, first: Any) -> Iterator[ClientConnection]:
    """A socket that has sent its first message."""
    place = server.url.replace("http", "ws", 1)
    with connect(f"{place}/api/campaigns/{campaign}/socket") as socket:
        socket.send(first if isinstance(first, str) else json.dumps(first))
        yield socket


def close_code(socket: ClientConnection) -> int | None:
    """How a socket is closed, whatever it is told before."""
    with suppress(ConnectionClosed):
        while True:
            heard(socket)
    return socket.close_code


def tokens(war: War, *sides: str) -> dict[str, Any]:
    """The first message of whoever holds these sides."""
    return {"tokens": [war.tokens[side] for side in sides]}


def test_a_campaign_is_told_at_once_and_with_every_change(server: Server) -> None:
    """What GET would show, without asking; orders of the other side come by themselves."""
    war = new_war(server, PEOPLE)
    with socket_of(server, war.id, tokens(war, "0")) as socket:
        first = heard(socket)
        assert war.look("0") == first
        war.field(1).raise_for_status()
        second = heard(socket)
        assert war.look("0") == second

    assert [1] == second["view"]["next"]["chosen"]
    assert second["version"] > first["version"]


def test_each_is_told_what_he_may_see(server: Server) -> None:
    """Pools come to their holders alone; an onlooker sees the standings."""
    war = new_war(server, PEOPLE)

    def pools(first: dict[str, Any]) -> list[str]:
        with socket_of(server, war.id, first) as socket:
            return sorted(heard(socket)["view"]["pools"])

    assert [["0"], ["0", "1"], [], []] == [
        pools(tokens(war, "0")),
        pools(tokens(war, "0", "1")),
        pools({}),
        pools({"tokens": ["nonsense", 7, None, ""]}),
    ]


def test_a_side_that_changes_hands_is_told(server: Server) -> None:
    """Whoever gave it away looks on from then on."""
    war = new_war(server, PEOPLE)
    with socket_of(server, war.id, tokens(war, "1")) as socket:
        before = heard(socket)
        assert 200 == war.reseat(1, {"held_by": "open"}, "1").status_code
        after = heard(socket)

    assert ([1], []) == (before["mine"], after["mine"])
    assert {} == after["view"]["pools"]


def test_a_campaign_that_is_none_is_refused(server: Server) -> None:
    """One sentence, and the status among the close codes."""
    with socket_of(server, "nowhere", {}) as socket:
        assert "nowhere" in heard(socket)["error"]
        assert 4404 == close_code(socket)


@pytest.mark.parametrize("first", ["", "{", "[]", "7", '{"tokens": ' + "[" * 5000 + "]" * 5000 + "}"])
def test_a_first_message_that_cannot_be_read_is_refused(server: Server, first: str) -> None:
    """It is no object, or too deep."""
    war = new_war(server, PEOPLE)
    with socket_of(server, war.id, first) as socket:
        assert ["error", "reasons"] == sorted(heard(socket))
        assert 4400 == close_code(socket)


def test_messages_that_mean_nothing_are_answered_and_news_still_come(server: Server) -> None:
    """One sentence each; the socket stays."""
    war = new_war(server, PEOPLE)
    with socket_of(server, war.id, tokens(war, "0")) as socket:
        heard(socket)
        for message in ("{", "[]", '{"preview": {}}', "null", b"\xff"):
            socket.send(message)
            assert ["error", "reasons"] == sorted(heard(socket))
        war.field(1).raise_for_status()
        assert [1] == heard(socket)["view"]["next"]["chosen"]


def test_too_many_sockets_and_too_many_messages_are_refused(start: Callable[..., Server]) -> None:
    """503 for the one too many, 429 for whoever does not slow down."""
    server = start(sockets_per_game=1, messages_at_once=3.0, messages_per_second=0.01)
    war = new_war(server, PEOPLE)
    with socket_of(server, war.id, {}) as first:
        heard(first)
        with socket_of(server, war.id, {}) as second:
            assert 4503 == close_code(second)
        with socket_of(server, war.id, tokens(war, "0")) as player:
            assert "view" in heard(player)
        with suppress(ConnectionClosed):
            for _ in range(10):
                first.send("{}")
        assert 4429 == close_code(first)
