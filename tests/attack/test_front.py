"""Strangers who send heads without end, requests without haste, and stand in the door."""

from __future__ import annotations

import json
import socket
import time

import pytest
from tests.attack.conftest import Start
from tests.attack.wire import answer_to, connected, most_memory_of, status_of

HEAD = b"GET /api/texts HTTP/1.1\r\nHost: localhost\r\n"


def test_a_head_without_end_is_not_read_to_its_end(start: Start) -> None:
    """Sixty megabytes of head take no memory: the connection ends early, and others are served."""
    server = start()
    before = most_memory_of(server)

    reply = answer_to(server, HEAD + b"A: " + b"x" * 60_000_000)

    assert reply == b"" or 431 == status_of(reply)
    assert 30 > most_memory_of(server) - before
    assert 200 == server.http.get("/api/texts").status_code


def test_a_head_too_large_gets_one_sentence(start: Start) -> None:
    """The right status, JSON, and the end of the connection."""
    server = start()
    heads = [
        (b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 414),
        (HEAD + b"".join(b"A%d: x\r\n" % n for n in range(200)) + b"\r\n", 431),
        (HEAD + b"A: " + b"x" * 40_000 + b"\r\n\r\n", 431),
        (b"\x16\x03\x01\x00\xa5\x01 no HTTP at all\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
    ]

    for data, status in heads:
        reply = answer_to(server, data)
        head, _, body = reply.partition(b"\r\n\r\n")
        assert status == status_of(reply)
        assert b"connection: close" in head
        assert {"error", "reasons"} == set(json.loads(body))
        assert b"nosniff" in head
        assert b"frame-ancestors 'none'" in head


def test_half_requests_do_not_keep_others_out(start: Start) -> None:
    """More half requests than there are places: whoever asks something whole is served at once."""
    server = start(connections_at_most=100, connections_per_address=60, head_seconds=60.0)
    standing = [connected(server) for _ in range(300)]
    for connection in standing:
        _half(connection)

    replies = [server.http.get("/api/texts").status_code for _ in range(5)]

    assert [200] * 5 == replies
    for connection in standing:
        connection.close()


def test_a_request_that_does_not_end_is_ended(start: Start) -> None:
    """A head in drops gets 408 when its time is over, and a body in drops as well."""
    server = start(head_seconds=0.5, body_seconds=0.5)
    length = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"

    replies = [answer_to(server, data) for data in (b"GET / HT", length)]

    assert [408, 408] == [status_of(reply) for reply in replies]


def test_an_idle_connection_is_closed_in_silence(start: Start) -> None:
    """Who connects and says nothing is not waited for."""
    server = start(head_seconds=0.3)

    reply = answer_to(server, b"")

    assert b"" == reply or 408 == status_of(reply)


def test_whoever_does_not_read_is_not_written_to_for_ever(start: Start) -> None:
    """Replies pile up at somebody who asks and never reads: the connection ends."""
    server = start(stalled_seconds=0.5)
    with connected(server) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ask = b"GET /api/texts/en HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with pytest.raises(ConnectionError):
            _ask_for_long(connection, ask)

    assert 200 == server.http.get("/api/texts").status_code


def _ask_for_long(connection: socket.socket, ask: bytes) -> None:
    """Asks the same for twenty seconds and reads nothing."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        connection.sendall(ask)
        time.sleep(0.01)


def _half(connection: socket.socket) -> None:
    """Half a request; whoever was shown out already cannot send it."""
    try:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: local")
    except ConnectionError:
        return


def test_whoever_goes_on_asking_too_fast_is_hung_up_on(start: Start) -> None:
    """Saying no costs next to nothing: the first no is the last word of a connection, whatever stands behind it."""
    server = start(requests_per_second=0.001, requests_at_once=3.0, at_home_times=1.0)
    host = server.url.removeprefix("http://").encode()
    ask = b"GET /api/texts HTTP/1.1\r\nHost: " + host + b"\r\nAccept-Language: it\r\n\r\n"

    said = answer_to(server, ask * 100)
    statuses = [int(part[:3]) for part in said.split(b"HTTP/1.1 ")[1:]]

    assert 429 == statuses[-1]
    assert len(statuses) <= 4
    assert b"Troppe richieste" in said


def test_what_stands_behind_a_body_is_no_head(start: Start) -> None:
    """Fields after the last chunk would name another host, address or seat than the head that was looked at."""
    server = start()
    head = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
    body = json.dumps({"setup": {"system": "ambush", "sides": [{}, {}]}}).encode()
    trailers = b"Host: elsewhere\r\nOrigin: https://elsewhere.example\r\nX-Forwarded-For: 192.0.2.1\r\n"

    reply = answer_to(server, head + b"%x\r\n%s\r\n0\r\n%s\r\n" % (len(body), body, trailers))
    endless = answer_to(server, head + b"%x\r\n%s\r\n0\r\n" % (len(body), body) + b"A: b\r\n" * 200 + b"\r\n")

    assert 201 == status_of(reply)
    assert 431 == status_of(endless)


def test_a_whole_url_costs_what_its_path_does(start: Start) -> None:
    """As do strokes too many, and what stands behind a cross; every one of them sets a game up."""
    server = start(requests_per_second=0.001, requests_at_once=6.5, at_home_times=1.0)
    body = json.dumps({"setup": {"system": "ambush", "sides": [{}, {}]}}).encode()
    ways = [b"http://localhost/api/games", b"//api/games", b"/api/games#x", b"/api/games?x", b"/api/gam%65s"]

    asked = [
        b"POST %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
        % (way, len(body))
        for way in ways
    ]

    assert [429] * len(ways) == [status_of(answer_to(server, head + body)) for head in asked]
