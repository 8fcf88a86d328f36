"""Several servers over one PostgreSQL: one is killed under load, and nobody loses anything or looks at what was."""

from __future__ import annotations

import asyncio
import json
import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from tests.server.databases import TO_BE_HAD, new_postgres_database
from tests.server.sitting import Server, Table, heard
from tests.server.test_restart import Sitter, answers_written, wait_for
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

LONG = os.environ.get("SANDTABLE_ATTACK") == "long"
GAMES = 12 if LONG else 4
ANSWERS = 300 if LONG else 30  # before the kill, and after it
RECONNECTED = 5.0  # seconds

House = tuple[Server, Server, Server]


class Wanderer(Sitter):
    """Sends every request to another server, as a balance before them would; a dead one is not asked again."""

    def __init__(self, table: Table, done: threading.Event, seed: int, servers: list[Server]) -> None:
        super().__init__(table, done, seed)
        self.servers = servers

    def _call(self, side: str, method: str, path: str, **more: Any) -> httpx.Response:
        server = self.whims.choice(self.servers)
        place = f"{server.url}/api/games/{self.table.id}/{path}"
        return self.http.request(method, place, headers=self.table.headers(side), **more)


class Watcher(threading.Thread):
    """Listens to a game, at another server when its own is gone; keeps the newest version and the longest gap."""

    def __init__(self, table: Table, done: threading.Event, servers: list[Server]) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.done = done
        self.servers = servers
        self.version = 0
        self.gap = 0.0
        self.begun = threading.Event()

    def run(self) -> None:
        lost = 0.0
        while not self.done.is_set():
            try:
                server = self.servers[-1]
                place = server.url.replace("http", "ws", 1)
                with connect(f"{place}/api/games/{self.table.id}/socket") as socket:
                    socket.send(json.dumps({"token": ""}))
                    self.version = heard(socket)["version"]
                    self.gap = max(self.gap, time.monotonic() - lost if lost else 0.0)
                    self.begun.set()
                    while not self.done.is_set():
                        self._listen(socket)
            except (OSError, WebSocketException):
                lost = time.monotonic()
                time.sleep(0.1)

    def _listen(self, socket: Any) -> None:
        try:
            self.version = json.loads(socket.recv(timeout=0.2)).get("version", self.version)
        except TimeoutError:
            return


@pytest.fixture(scope="module", params=[kind for kind in TO_BE_HAD if kind == "postgresql"])
def house(postgres_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Three servers over one new database; the last of them may be killed."""
    database = asyncio.run(new_postgres_database(postgres_url))
    folder = tmp_path_factory.mktemp("house")
    servers = [Server(database, folder / f"log{number}", bot_workers=1) for number in range(3)]
    with ThreadPoolExecutor(3) as pool:
        first, second, third = pool.map(Server.start, servers)
    yield first, second, third
    for server in servers:
        server.close()


def newest(watchers: list[Watcher]) -> None:
    """Until every listener has been told of the newest version of its game."""
    end = time.monotonic() + RECONNECTED
    while any(watcher.version != watcher.table.view(None)["version"] for watcher in watchers):
        assert time.monotonic() < end, "somebody looks at what was"
        time.sleep(0.02)


def test_what_one_server_writes_the_others_tell(house: House) -> None:
    """Views, offers of a draw, who is there, seals and seats: over two servers as at one."""
    here, there, _ = house
    shown = here.http.post("/api/games/seals").json()
    table = there.new({"A": "me", "B": "open"}, seal=shown["seal"], entropy="mine")
    assert shown["commitment"] == table.view("A")["seal"]["commitment"]
    friend = Table(here, {"game": table.id, "tokens": {}, "invitations": {}, "host": ""})
    joined = friend.post("seats/B", {"held_by": "remote", "code": table.invitations["B"]})
    friend.tokens["B"] = joined.json()["token"]
    with friend.socket("B") as socket:
        until(socket, lambda view: view["waiting_for"] == "A")
        table.play("A", "1")
        until(socket, lambda view: view["question"] is not None)
        table.post("draw", {"side": "A", "say": "offer"}, "A")
        until(socket, lambda view: view["draw"] is not None)
        with table.socket("A"):
            until(socket, lambda view: view["seats"][0]["online"])
        until(socket, lambda view: not view["seats"][0]["online"])
        friend.post("draw", {"side": "B", "say": "accept"}, "B")
        assert table.view("A")["result"] is not None


def until(socket: Any, is_so: Callable[[dict[str, Any]], bool]) -> None:
    """Listens until a view says so."""
    while not is_so(heard(socket)):
        pass


def test_a_seat_is_taken_once_whichever_server_is_asked(house: House) -> None:
    """One invitation, sent to two servers at the same moment by many: one gets the seat."""
    servers = house[:2]
    table = servers[0].new({"A": "me", "B": "open"})
    body = {"held_by": "remote", "code": table.invitations["B"]}
    taken: list[int] = []

    def take(server: Server) -> None:
        reply = httpx.post(f"{server.url}/api/games/{table.id}/seats/B", json=body, timeout=30)
        taken.append(reply.status_code)

    whims = random.Random(3)
    threads = [threading.Thread(target=take, args=(whims.choice(servers),)) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert 1 == taken.count(200), taken
    assert {200, 401, 403, 409} >= {*taken}


def test_one_of_three_servers_is_killed_under_load(house: House) -> None:
    """No acknowledged answer is lost, no reply is older than another's, sockets come back, its bots play on."""
    living = [*house]
    doomed = living[-1]
    first = living[0]
    setup = {"options": {"turns": 400}}
    tables = [first.new({"A": "me", "B": "hotseat"}, setup=setup) for _ in range(GAMES)]
    done, seen = threading.Event(), threading.Event()
    sitters = [Wanderer(table, done, seed, living) for seed, table in enumerate(tables)]
    watchers = [Watcher(table, seen, living) for table in tables]
    for thread in [*sitters, *watchers]:
        thread.start()
    assert all(watcher.begun.wait(20.0) for watcher in watchers)
    wait_for([*sitters], ANSWERS)
    bots = doomed.new({"A": "bot:random", "B": "bot:random"}, setup=setup)
    bots.server = first
    assert bots.view(None)["result"] is None

    living.remove(doomed)
    doomed.kill()
    before = bots.view(None)["version"]
    wait_for([*sitters], ANSWERS)
    end = time.monotonic() + 20.0
    while bots.view(None)["version"] <= before:
        assert time.monotonic() < end, "the bots of the dead server have no heir"
        time.sleep(0.05)
    done.set()
    for sitter in sitters:
        sitter.join(timeout=20)
    newest(watchers)
    seen.set()
    gaps = [watcher.gap for watcher in watchers]

    assert [] == [fault for sitter in sitters for fault in sitter.lost]
    for sitter in sitters:
        written = answers_written(sitter.table)
        assert sitter.acknowledged
        assert [] == [given for given in sitter.acknowledged if written.get(given[0]) != given[1:]]
    assert 0.0 < max(gaps) < RECONNECTED
    print(f"reconnected within {max(gaps):.2f} s, {sum(len(s.acknowledged) for s in sitters)} answers")
