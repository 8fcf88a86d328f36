"""Pages of other sites that would like to play in somebody's name."""

from __future__ import annotations

import httpx
import pytest
from tests.attack.conftest import Start
from tests.attack.wire import answer_to, status_of
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sandtable.server.browsers import same_place


def test_a_name_pointed_at_this_machine_is_not_answered(start: Start) -> None:
    """Only addresses in numbers, localhost, this machine's own name, and those it was told: 421 with a sentence."""
    server = start(names=("games.example.org",))
    hosts = [
        "127.0.0.1:8123",
        "localhost",
        "[::1]:80",
        "games.example.org",
        "GAMES.example.org:443",
        "evil.example",
    ]

    replies = [server.http.get("/api/texts", headers={"Host": host}) for host in hosts]

    assert [200, 200, 200, 200, 200, 421] == [reply.status_code for reply in replies]
    assert "sandtable serve --name evil.example" in replies[-1].json()["error"]


def test_a_host_that_is_none_gets_a_sentence(start: Start) -> None:
    """Two hosts in one field are neither."""
    reply = answer_to(start(), b"GET / HTTP/1.1\r\nHost: a, b\r\nConnection: close\r\n\r\n")

    assert 400 == status_of(reply)
    assert b"host" in reply.partition(b"\r\n\r\n")[2]


def test_two_hosts_are_none(start: Start) -> None:
    """Whoever stands between might look at the one, and we at the other."""
    head = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n"

    assert 400 == status_of(answer_to(start(), head))


def test_a_page_that_hides_where_it_is_from_changes_nothing(start: Start) -> None:
    """A browser says that another site asks, also where it leaves out which."""
    server = start()
    told = {"cross-site": 403, "same-origin": 201, "none": 201}

    for said, status in told.items():
        reply = server.http.post("/api/games/seals", headers={"Sec-Fetch-Site": said})
        assert status == reply.status_code, said


def test_another_site_changes_nothing(start: Start) -> None:
    """A page of another origin may neither post nor open a socket; our own may, and programs without a page."""
    server = start()
    body = {"setup": {"system": "ambush", "sides": [{}, {}]}}
    origins = ["http://evil.example", "null", server.url.replace("127.0.0.1", "localhost"), server.url]

    replies = [server.http.post("/api/games", json=body, headers={"Origin": origin}) for origin in origins]
    without = server.http.post("/api/games", json=body)

    assert [403, 403, 403, 201, 201] == [reply.status_code for reply in (*replies, without)]
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{server.url.replace('http', 'ws')}/api/games/x/socket", origin="http://evil.example")
    assert 403 == refused.value.response.status_code


def test_the_same_place_is_the_same_name_and_port() -> None:
    """Usual ports may be left out; a scheme is not looked at, since a proxy may have changed it."""
    same = [("http://a", "a"), ("http://a:80", "a"), ("https://a", "a:443"), ("http://[::1]:81", "[::1]:81")]
    other = [
        ("http://a", "b"),
        ("http://a:81", "a"),
        ("http://a", "a:443"),
        ("null", "a"),
        ("http://a:x", "a"),
    ]

    assert [True] * len(same) == [same_place(*pair) for pair in same]
    assert [False] * len(other) == [same_place(*pair) for pair in other]


def test_every_reply_tells_browsers_what_not_to_do(start: Start) -> None:
    """Pages, data, errors alike."""
    server = start()
    wanted = ["nosniff", "same-origin", "DENY", "same-origin"]
    names = ["X-Content-Type-Options", "Referrer-Policy", "X-Frame-Options", "Cross-Origin-Opener-Policy"]

    for path in ("/", "/api/texts", "/api/nothing", "/icon.svg", "/api/games"):
        headers = server.http.get(path).headers
        assert wanted == [headers[name] for name in names], path
        assert "frame-ancestors 'none'" in headers["Content-Security-Policy"], path


def test_an_invented_address_does_not_escape_the_throttle(start: Start) -> None:
    """Behind a proxy the address it names is counted; what is no address counts as the proxy's own."""
    server = start(proxies=("127.0.0.1",), requests_per_second=0.001, requests_at_once=3.0, at_home_times=1.0)

    def statuses(named: str | None) -> list[int]:
        headers = {} if named is None else {"X-Forwarded-For": named}
        with httpx.Client(base_url=server.url, headers=headers, verify=False) as http:
            return [http.get("/api/texts").status_code for _ in range(4)]

    assert [200, 200, 200, 429] == statuses("203.0.113.9")
    assert [200, 200, 200, 429] == statuses("203.0.113.10, 203.0.113.11")
    assert [429] * 4 == statuses("203.0.113.12, 203.0.113.11")
    assert [200, 200, 200, 429] == statuses("unknown")
    assert [429] * 4 == statuses("something else")
    assert [429] * 4 == statuses(None)
