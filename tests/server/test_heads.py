"""HEAD, as whoever watches a server or checks a link asks: the head of GET, and nothing behind it."""

from __future__ import annotations

import socket

import pytest
from tests.server.sitting import Server

OF_THE_MOMENT = {"date"}


def paths(server: Server) -> list[str]:
    game = server.new({"A": "me", "B": "hotseat"}).id
    there = [
        f"/api/games/{game}/view",
        f"/api/games/{game}/journal",
        "/api/health",
        "/api/schema/openapi.json",
    ]
    return ["/", "/rules", *there, "/api/systems", "/api/games/nobody/view", "/api/nothing", "/gone.js"]


def test_head_tells_what_get_would(server: Server) -> None:
    """The same status and fields for pages, files, the API and what is not there; no byte of content."""
    for path in paths(server):
        whole, head = (server.http.request(method, path) for method in ("GET", "HEAD"))
        fields = [
            {name: value for name, value in reply.headers.items() if name not in OF_THE_MOMENT}
            for reply in (whole, head)
        ]
        assert (whole.status_code, fields[0], b"") == (head.status_code, fields[1], head.content), path


def test_the_next_reply_on_the_line_is_that_of_the_next_question(server: Server) -> None:
    """A body after a head would be read as the beginning of the next reply."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    host_field = "HTTP/1.1\r\nHost: localhost\r\n"
    ask = f"HEAD /api/systems {host_field}\r\nGET /api/health {host_field}Connection: close\r\n\r\n"
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(ask.encode())
        told = b"".join(iter(lambda: line.recv(65536), b""))

    first, second = told.split(b"HTTP/1.1 200 OK\r\n")[1:]
    assert first.endswith(b"\r\n\r\n")
    assert second.endswith(b'{"ok":true}')


@pytest.mark.parametrize(("path", "allowed"), [("/api/campaigns/x/orders", False), ("/api/health", True)])
def test_what_cannot_be_asked_for_has_no_head_either(server: Server, path: str, allowed: bool) -> None:
    """405 where there is only POST; what is allowed is told, HEAD beside GET."""
    wrong = server.http.request("HEAD" if not allowed else "DELETE", path)

    told = [method.strip() for method in wrong.headers["allow"].split(",")]
    assert (405, allowed, allowed) == (wrong.status_code, "HEAD" in told, "GET" in told)
