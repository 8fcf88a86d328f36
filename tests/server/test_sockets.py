"""The socket of a game: tokens, news, previews, and what it does with hostile messages."""

from __future__ import annotations

import json
from contextlib import ExitStack, suppress

import pytest
from tests.server.sitting import Server, heard
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


def test_a_socket_tells_the_view_at_once_and_with_every_change(server: Server) -> None:
    """The other side's answer comes without asking, with the new events only."""
    table = server.new({"A": "me", "B": "hotseat"})
    with table.socket("B") as socket:
        first = heard(socket)
        table.play("A", "3")
        second = heard(socket)

    assert ("B", None, 0) == (first["side"], first["question"], first["events_from"])
    assert "ambush.hide" == second["question"]["why"]
    assert (0, ["ambush-hid"]) == (second["events_from"], [event["id"] for event in second["events"]])


def test_later_views_bring_the_new_events_only(server: Server) -> None:
    """`events_from` says where they begin."""
    table = server.new({"A": "me", "B": "hotseat"})
    table.play("A", "3")
    with table.socket("A") as socket:
        first = heard(socket)
        table.play("B", "4")
        second = heard(socket)

    assert len(first["events"]) == second["events_from"]
    assert ["ambush-hid"] == [event["id"] for event in second["events"]]


def test_a_socket_shows_who_is_there(server: Server) -> None:
    """`online` follows the sockets."""
    table = server.new({"A": "me", "B": "hotseat"})
    with table.socket("A") as mine:
        heard(mine)
        with table.socket("B") as other:
            heard(other)
            seen = heard(mine)
            assert [True, True] == [seat["online"] for seat in seen["seats"]]
        seen = heard(mine)

    assert [True, False] == [seat["online"] for seat in seen["seats"]]


@pytest.mark.parametrize(
    ("side", "token", "code"), [("A", "", 4401), ("A", "wrong", 4403), ("Z", "", 4400), ("C", "", 4400)]
)
def test_a_socket_without_the_right_token_is_closed(server: Server, side: str, token: str, code: int) -> None:
    """An error that says why, then the status as close code."""
    table = server.new({"A": "me", "B": "hotseat"})
    with table.socket(side, token) as socket:
        told = heard(socket)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=5)

    assert ["error", "reasons"] == sorted(told)
    assert closed.value.rcvd is not None
    assert code == closed.value.rcvd.code


def test_a_socket_of_no_game_is_closed(server: Server) -> None:
    """4404."""
    place = server.url.replace("http", "ws", 1)
    with connect(f"{place}/api/games/nobody/socket") as socket:
        socket.send("{}")
        assert "There is no game “nobody” here." == heard(socket)["error"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=5)

    assert closed.value.rcvd is not None
    assert 4404 == closed.value.rcvd.code


def test_nothing_is_asked_over_a_socket(server: Server) -> None:
    """Previews and tools go over HTTP alone; the socket says so and stays."""
    table = server.new({"A": "me", "B": "hotseat"})
    with table.socket("A") as socket:
        heard(socket)
        for message in ({"ref": 1, "preview": {"answer": "1"}}, {"inspect": {"tool": "unit"}}):
            socket.send(json.dumps(message))
            assert (
                "Nothing is asked over this socket; answers, previews and orders are sent by POST."
                == heard(socket)["error"]
            )
        table.play("A", "3")
        assert "version" in heard(socket)


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "[]",
        "null",
        "{}",
        '{"answer": "1"}',
        '{"preview": {"answer": {"x": [[[[1]]]]}}, "ref": {"a": []}}',
        '{"inspect": 7}',
        '{"preview": ' + "[" * 1000 + "]" * 1000 + "}",
        '{"preview": 1e999}',
        '"' + "x" * 50_000 + '"',
    ],
)
def test_a_hostile_message_harms_nobody(server: Server, message: str) -> None:
    """It gets one sentence; the socket goes on and the game is as it was."""
    table = server.new({"A": "me", "B": "hotseat"})
    with table.socket("A") as socket:
        before = heard(socket)
        socket.send(message)
        assert ["error", "reasons"] == sorted(heard(socket))
        assert before["question"] == table.view("A")["question"]
        table.play("A", "3")
        assert before["version"] < heard(socket)["version"]


def test_bytes_are_refused_like_any_other_nonsense(server: Server) -> None:
    """Messages are text."""
    table = server.new({"A": "me", "B": "hotseat"})
    with table.socket("A") as socket:
        heard(socket)
        socket.send(b"\xff\xfe\x00")
        told = heard(socket)

    assert "A message is an object; the first one shows the token." == told["error"]


def listen_on(socket: ClientConnection) -> None:
    """Hears whatever comes, until the socket is closed."""
    while True:
        socket.recv(timeout=20)


def test_a_message_that_is_too_large_ends_the_socket(server: Server) -> None:
    """64 kB are more than any token."""
    table = server.new({"A": "me", "B": "hotseat"})
    with table.socket("A") as socket:
        heard(socket)
        socket.send(json.dumps({"preview": "x" * 200_000}))
        with pytest.raises(ConnectionClosed) as closed:
            listen_on(socket)

    assert closed.value.rcvd is not None
    assert 1009 == closed.value.rcvd.code


def test_whoever_floods_a_socket_is_shown_the_door(server: Server) -> None:
    """4429 after far more messages than anybody types."""
    table = server.new({"A": "me", "B": "hotseat"})
    with table.socket("A") as socket:
        heard(socket)
        with suppress(ConnectionClosed):
            for number in range(2000):
                socket.send(json.dumps({"nothing": number}))
        with pytest.raises(ConnectionClosed) as closed:
            listen_on(socket)

    assert closed.value.rcvd is not None
    assert 4429 == closed.value.rcvd.code


def test_a_game_has_a_limited_number_of_sockets(server: Server) -> None:
    """The ninth of eight onlookers is told to come back later; the places of players are theirs all the same."""
    table = server.new({"A": "me", "B": "hotseat"})
    place = f"{server.url.replace('http', 'ws', 1)}/api/games/{table.id}/socket"
    with ExitStack() as stack:
        for _ in range(8):
            socket = stack.enter_context(connect(place))
            socket.send("{}")
            heard(socket)
        with table.socket() as last:
            assert "Too many are watching this game; try again later." == heard(last)["error"]
        with table.socket("A") as player, table.socket("B") as other:
            assert ["A", "B"] == [heard(socket)["hotseat"][at] for at, socket in enumerate((player, other))]
