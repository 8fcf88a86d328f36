"""Sockets that send frames without end, are opened by the hundred, or are refused."""

from __future__ import annotations

import os
import socket
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from tests.attack.conftest import Start
from tests.attack.wire import answer_to, connected, memory_of, status_of
from tests.server.sitting import Server, Table

from sandtable.server.browsers import HEADERS

TEXT, PIECE_OF_ONE, PING, PONG = 1, 0, 9, 10
LAST = 0x80
MASKED = 0x80
FLOOD = 3_000_000  # bytes: half a million empty frames
OTHERS_WAIT = 3.0  # seconds at most; it was fifteen


def frame(kind: int, content: bytes = b"", last: bool = True) -> bytes:
    """A frame as a browser masks it, with the mask that changes nothing."""
    return bytes([kind | (LAST if last else 0), MASKED | len(content), 0, 0, 0, 0]) + content


def handshake(server: Server, game: str, *fields: str) -> bytes:
    """What asks for a socket of a game."""
    host = server.url.removeprefix("http://")
    key = b64encode(os.urandom(16)).decode()
    head = [
        f"GET /api/games/{game}/socket HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *fields,
    ]
    return "\r\n".join([*head, "", ""]).encode()


@contextmanager
def bare_socket(table: Table, *fields: str) -> Iterator[tuple[socket.socket, int]]:
    """A socket without a library behind it, and the status it was opened or refused with."""
    with connected(table.server) as connection:
        connection.sendall(handshake(table.server, table.id, *fields))
        yield connection, status_of(connection.recv(4096))


def test_an_opening_with_a_body_is_refused(start: Start) -> None:
    """Nobody waits for the end of one: such openings stood at the door for ever, and said nothing."""
    server = start()
    bodies = [b"Content-Length: 2\r\n\r\n{}", b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"]

    for body in bodies:
        head = handshake(server, "game").removesuffix(b"\r\n")
        assert 400 == status_of(answer_to(server, head + body))
    empty = handshake(server, "game", "Content-Length: 0")
    with connected(server) as connection:
        connection.sendall(empty)
        assert 101 == status_of(connection.recv(4096))


def _ended(connection: socket.socket, data: bytes) -> bool:
    """Sends all that and hears what comes, until the other end hangs up; False where it listens to the last."""
    try:
        connection.sendall(data)
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


FLOODS = {
    "pieces of nothing": (frame(TEXT, b"{", last=False), frame(PIECE_OF_ONE, last=False)),
    "pings": (frame(TEXT, b"{}"), frame(PING)),
    "pongs": (frame(TEXT, b"{}"), frame(PONG)),
    "messages": (frame(TEXT, b"{}"), frame(TEXT, b"{}")),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_frames_without_end_hold_nobody_up(start: Start, kind: str) -> None:
    """Whoever sends them is hung up on; meanwhile others are answered, and nothing is hoarded."""
    server = start()
    table = server.new({"A": "me", "B": "hotseat"})
    first, unit = FLOODS[kind]
    before = memory_of(server)
    with bare_socket(table) as (connection, status):
        assert 101 == status
        connection.sendall(first)
        hung_up = _ended(connection, unit * (FLOOD // len(unit)))
        began = time.monotonic()
        assert 200 == server.http.get("/api/health").status_code

    assert hung_up
    assert time.monotonic() - began < OTHERS_WAIT
    assert memory_of(server) - before < 25


def test_a_crowd_of_sockets_makes_room_for_others(start: Start) -> None:
    """All places are taken by the sockets of one: the longest of them goes, and whoever comes is let in."""
    server = start(connections_at_most=20, connections_per_address=20)
    table = server.new({"A": "me", "B": "hotseat"})
    server.http.close()
    with ExitStack() as stack:
        crowd = [stack.enter_context(bare_socket(table)) for _ in range(20)]
        assert [101] * 20 == [status for _, status in crowd]
        with socket.socket() as other:
            # Another address of this machine's.
            other.bind(("127.0.0.9", 0))
            other.settimeout(10)
            other.connect(connected_to(server))
            other.sendall(f"GET /api/health HTTP/1.1\r\nHost: {server.url[7:]}\r\n\r\n".encode())
            reply = other.recv(4096)
        oldest, _ = crowd[0]
        gone = not oldest.recv(4096)

    assert 200 == status_of(reply)
    assert gone


def connected_to(server: Server) -> tuple[str, int]:
    """Where a server listens."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    return host, int(port)


def test_sockets_count_for_whom_a_proxy_names(start: Start) -> None:
    """One visitor has so many onlookers' sockets and no more, though all come from the proxy: the longest goes."""
    server = start(proxies=("127.0.0.1",), onlookers_per_address=3)
    table = server.new({"A": "me", "B": "hotseat"})
    one, other = "X-Forwarded-For: 203.0.113.1", "X-Forwarded-For: 203.0.113.2"
    with ExitStack() as stack:
        theirs, _ = stack.enter_context(bare_socket(table, other))
        opened = [stack.enter_context(bare_socket(table, one)) for _ in range(4)]
        gone = not opened[0][0].recv(4096)
        for stays in (theirs, opened[1][0]):
            stays.settimeout(0.2)
            with pytest.raises(TimeoutError):
                stays.recv(1)

    assert [101] * 4 == [status for _, status in opened]
    assert gone


REFUSED = {
    "no key": ("Sec-WebSocket-Key", "X-Nothing", 400),
    "no game's": ("/socket", "", 403),
    "another site's": (
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Version: 13\r\nOrigin: http://evil.example",
        403,
    ),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_a_socket_that_is_refused_tells_browsers_the_same_as_every_reply(start: Start, kind: str) -> None:
    """Whoever refuses it: the library that reads the head, or ours behind it."""
    server = start()
    table = server.new({"A": "me", "B": "hotseat"})
    before, after, status = REFUSED[kind]
    asked = handshake(server, table.id).decode().replace(before, after, 1)
    reply = answer_to(server, asked.encode())
    head = reply.partition(b"\r\n\r\n")[0].decode().lower()

    assert status == status_of(reply)
    assert [] == [name for name, value in HEADERS.items() if f"{name}: {value}".lower() not in head]
    assert "frame-ancestors 'none'" in head
