"""Nothing that was acknowledged is ever lost: restarts, kills at any moment, games put out of memory."""

from __future__ import annotations

import json
import os
import random
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
from tests.server.sitting import Server, Table

from sandtable.core.journal import canonical

# Eight in `make test`, a hundred in `make attack`.
KILLS = 100 if os.environ.get("SANDTABLE_ATTACK") == "long" else 8
GAMES = 4


def test_a_restart_resumes_every_game(start: Callable[..., Server]) -> None:
    """Views before and after are equal, secrets, orders and undo included."""
    server = start()
    tables = [server.new({"A": "me", "B": "hotseat"}, setup={"options": {"turns": 40}}) for _ in range(3)]
    for moves, table in enumerate(tables):
        table.play("A", "1")
        table.play("B", "2")
        table.post("orders", {"side": "B", "topic": "ambush.flee", "order": "flee"}, "B")
        for _ in range(moves * 6):
            asked = table.view("A")["waiting_for"]
            table.play(asked, "3" if asked == "A" else "4")
    before = [(table.stands("A"), table.stands("B"), table.stands(None)) for table in tables]

    server.kill()
    server.start()

    assert before == [(table.stands("A"), table.stands("B"), table.stands(None)) for table in tables]


def test_a_resumed_game_rolls_on_with_the_same_dice(start: Callable[..., Server]) -> None:
    """Killed after every few answers, the game is the one that would have been played in one go."""
    server = start()
    whole = server.new({"A": "me", "B": "hotseat"}, seed=9, setup={"options": {"turns": 4}})
    whole.play_out("A", "B")
    broken = server.new({"A": "me", "B": "hotseat"}, seed=9, setup={"options": {"turns": 4}})
    while (view := broken.view("A"))["result"] is None:
        broken.play(view["waiting_for"], broken.view(view["waiting_for"])["question"]["suggestion"])
        if view["version"] % 4 == 0:
            server.kill()
            server.start()

    entries = [entry.splitlines()[1:-1] for entry in (journal(whole), journal(broken))]
    assert entries[0]
    assert [without_hash(line) for line in entries[0]] == [without_hash(line) for line in entries[1]]


def journal(table: Table, side: str = "A") -> str:
    """The journal of a game as the holder of a side gets it."""
    return table.get("journal", side).text


def without_hash(line: str) -> str:
    """A line of a journal without the hash, which depends on the nonce in the header."""
    return canonical({key: value for key, value in json.loads(line).items() if key != "h"})


class Sitter(threading.Thread):
    """Plays one game as fast as it can and remembers what was acknowledged; a dead server only delays it."""

    def __init__(self, table: Table, done: threading.Event, seed: int) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.done = done
        self.whims = random.Random(seed)
        self.http = httpx.Client(timeout=10.0, verify=False)
        self.acknowledged: list[tuple[int, str, Any]] = []
        self.lost: list[str] = []

    def run(self) -> None:
        while not self.done.is_set():
            try:
                self._answer()
            except httpx.HTTPError:
                time.sleep(0.05)
        self.http.close()

    def _answer(self) -> None:
        view = self._call("A", "GET", "view?side=A").json()
        if view["result"] is not None:
            self.done.wait(0.05)
            return
        self._compare(view["version"])
        asked = view["waiting_for"]
        question = self._call(asked, "GET", f"view?side={asked}").json()["question"]
        answer = self.whims.choice([o["id"] for o in question["options"] if "reasons" not in o])
        body = {"side": asked, "version": view["version"], "answer": answer}
        if self._call(asked, "POST", "answers", json=body).status_code == 200:
            self.acknowledged.append((view["version"], asked, answer))

    def _compare(self, version: int) -> None:
        """The server may have written an answer that it did not live to acknowledge, but never less."""
        if self.acknowledged and version <= self.acknowledged[-1][0]:
            self.lost.append(f"version {version} after {self.acknowledged[-1]}")

    def _call(self, side: str, method: str, path: str, **more: Any) -> httpx.Response:
        place = f"{self.table.server.url}/api/games/{self.table.id}/{path}"
        return self.http.request(method, place, headers=self.table.headers(side), **more)


def test_a_kill_at_any_moment_loses_no_acknowledged_answer(start: Callable[..., Server]) -> None:
    """Several games are played while the server is killed again and again at random moments."""
    server = start()
    tables = [
        server.new({"A": "me", "B": "hotseat"}, setup={"options": {"turns": 400}}) for _ in range(GAMES)
    ]
    done = threading.Event()
    sitters = [Sitter(table, done, seed) for seed, table in enumerate(tables)]
    for sitter in sitters:
        sitter.start()
    moments = random.Random(20)
    for _ in range(KILLS):
        wait_for(sitters, moments.randint(5, 30))
        time.sleep(moments.uniform(0.0, 0.02))
        server.kill()
        server.start()
    wait_for(sitters, 5)
    done.set()
    for sitter in sitters:
        sitter.join(timeout=20)

    assert [] == [fault for sitter in sitters for fault in sitter.lost]
    for sitter in sitters:
        written = answers_written(sitter.table)
        assert sitter.acknowledged
        assert [] == [given for given in sitter.acknowledged if written.get(given[0]) != given[1:]]


def wait_for(sitters: list[Sitter], answers: int) -> None:
    """Until so many more answers have been acknowledged."""
    goal = sum(len(sitter.acknowledged) for sitter in sitters) + answers
    end = time.monotonic() + 60.0
    while sum(len(sitter.acknowledged) for sitter in sitters) < goal:
        assert time.monotonic() < end, "nothing is acknowledged any more"
        assert all(sitter.is_alive() for sitter in sitters)
        time.sleep(0.005)


def answers_written(table: Table) -> dict[int, tuple[str, Any]]:
    """The answers in the journal by their number: both sides' together, each as its holder may know them."""
    written: dict[int, tuple[str, Any]] = {}
    for side in ("A", "B"):
        lines = [json.loads(line) for line in journal(table, side).splitlines()]
        for number, line in enumerate(lines[1:]):
            if "a" in line and line["a"][0] == side:
                written[number] = (side, line["a"][1])
    return written


def test_a_game_put_out_of_memory_comes_back(start: Callable[..., Server]) -> None:
    """With room for two games in memory, ten are played in turn."""
    server = start(games_in_memory=2)
    tables = [server.new({"A": "me", "B": "hotseat"}, setup={"options": {"turns": 2}}) for _ in range(10)]
    for side, post in (("A", "1"), ("B", "2")):
        for table in tables:
            table.play(side, post)

    for table in tables:
        assert "ambush.search" == table.play_out("A", "B")["result"]["why"]


def test_a_rule_that_breaks_loses_nothing(start: Callable[..., Server]) -> None:
    """An answer on which the rules fall over: 500 with one sentence, and the game is as it was."""
    server = start()
    table = server.new({"A": "me", "B": "hotseat"}, setup={"system": "rough", "options": {"brittle": True}})
    table.play("A", "1")
    table.play("B", "2")
    before = table.stands("A")

    reply = table.answer("A", "break")

    assert (500, ["error", "reasons"]) == (reply.status_code, sorted(reply.json()))
    assert "Traceback" not in reply.text
    assert before == table.stands("A")
    assert 200 == table.answer("A", "wait").status_code
