"""A real server in a process of its own, and somebody who sits at its tables."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.installing import installed
from websockets.sync.client import ClientConnection, connect

ROUGH = Path(__file__).parent / "rough_game"
PROGRAM = """
import json, sys
from pathlib import Path
from sandtable.server.launch import serve
from sandtable.server.settings import Settings
given = json.loads(sys.argv[1])
if "static" in given:
    given["static"] = Path(given["static"])
serve(Settings(**given), port=0)
"""


class Server:
    """`sandtable serve` as a process, with the settings of the test."""

    def __init__(self, database_url: str, log: Path, game: str = "ambush", **settings: Any) -> None:
        self.game = game  # what is played where a test says nothing else: the example, or the rough one
        # A suite asks faster than anybody at home; those tests that are about that say how fast.
        self.settings = {"database_url": database_url, "at_home_times": 1e6, **settings}
        self.log = log
        self.rules = 1  # the version of the rough game that it plays
        self.frail = False  # rules of the same version that fall over what they took before
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.http = httpx.Client(timeout=60.0, verify=False)

    def start(self) -> Server:
        """Starts on a free port and waits until it says where that is."""
        environment = {
            **os.environ,
            "PYTHONPATH": installed(self.log.parent / "installed", ROUGH),
            "AMBUSH_RULES": str(self.rules),
            "AMBUSH_FRAIL": "1" if self.frail else "0",
            "LC_ALL": "C",
            "LANGUAGE": "en",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, json.dumps(self.settings)],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=self.log.open("a"),
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, f"the server did not start: {self.log.read_text()}"
        self.url = line.split()[-1].rstrip("/")
        self.http.close()
        self.http = httpx.Client(base_url=self.url, timeout=60.0, verify=False)
        return self

    def upgrade(self, rules: int) -> Server:
        """Stops it and starts it again with newer rules of the rough game, over the same database."""
        self.stop()
        self.rules = rules
        return self.start()

    def kill(self) -> None:
        """SIGKILL: no goodbye."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """SIGTERM; returns the exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=20)

    def close(self) -> None:
        """Whatever happened, nothing is left running."""
        self.http.close()
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def new(self, seats: dict[str, str] | None = None, **body: Any) -> Table:
        """A new game."""
        setup = {"system": self.game, "sides": [{}, {}], **body.pop("setup", {})}
        reply = self.http.post("/api/games", json={"setup": setup, "seats": seats or {}, **body})
        assert 201 == reply.status_code, reply.text
        return Table(self, reply.json())


class Table:
    """A game as its host has it: id, tokens, invitations."""

    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.server = server
        self.id: str = made["game"]
        self.tokens: dict[str, str] = made["tokens"]
        self.invitations: dict[str, str] = made["invitations"]
        self.host: str = made["host"]

    def headers(self, side: str | None) -> dict[str, str]:
        token = self.tokens.get(side) if side else None
        return {"Authorization": f"Bearer {token}"} if token else {}

    def get(self, path: str, holder: str | None = None, **query: Any) -> httpx.Response:
        """GET with the token of a side, or with none."""
        return self.server.http.get(
            f"/api/games/{self.id}/{path}", params=query, headers=self.headers(holder)
        )

    def post(self, path: str, body: Any, holder: str | None = None) -> httpx.Response:
        """POST with the token of a side, or with none."""
        return self.server.http.post(f"/api/games/{self.id}/{path}", json=body, headers=self.headers(holder))

    def view(self, side: str | None) -> dict[str, Any]:
        """What the side sees now."""
        reply = self.get("view", side, **({"side": side} if side else {}))
        assert 200 == reply.status_code, reply.text
        return dict(reply.json())

    def stands(self, side: str | None) -> dict[str, Any]:
        """What the side sees now, without how it came about: notes of changes are for those who were there."""
        view = self.view(side)
        for event in view["events"]:
            event.pop("changes", None)
        return view

    def answer(self, side: str, answer: Any, version: int | None = None) -> httpx.Response:
        """Answers at the newest version, or at the one given."""
        at = self.view(side)["version"] if version is None else version
        return self.post("answers", {"side": side, "version": at, "answer": answer}, side)

    def play(self, side: str, *answers: Any) -> dict[str, Any]:
        """Answers one after the other; all must be taken."""
        view: dict[str, Any] = {}
        for answer in answers:
            reply = self.answer(side, answer)
            assert 200 == reply.status_code, reply.text
            view = reply.json()
        return view

    def wait(self, side: str | None, until: str = "asked", seconds: float = 20.0) -> dict[str, Any]:
        """Looks until the side is asked, or the game is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            view = self.view(side)
            if view["result"] is not None or (until == "asked" and view["question"] is not None):
                return view
            time.sleep(0.02)
        raise AssertionError(f"side {side} waited {seconds} s in vain")

    def play_out(self, *sides: str) -> dict[str, Any]:
        """These sides take every suggestion until the game is over."""
        while True:
            view = self.view(sides[0])
            if view["result"] is not None:
                return view
            asked = view["waiting_for"]
            if asked in sides:
                seen = self.view(asked)
                if seen["question"] is not None:
                    self.play(asked, seen["question"]["suggestion"])
            else:
                time.sleep(0.01)

    @contextmanager
    def socket(self, side: str | None = None, token: str | None = None) -> Iterator[ClientConnection]:
        """A socket that has shown its token."""
        query = f"?side={side}" if side else ""
        place = self.server.url.replace("http", "ws", 1)
        with connect(f"{place}/api/games/{self.id}/socket{query}") as socket:
            shown = token if token is not None else self.tokens.get(side or "", "")
            socket.send(json.dumps({"token": shown}))
            yield socket


def bare(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Events without the notes of what they changed: those are for whoever was there, and for one step of a replay."""
    return [{key: value for key, value in event.items() if key != "changes"} for event in events]


def heard(socket: ClientConnection, seconds: float = 10.0) -> dict[str, Any]:
    """The next message of a socket."""
    return dict(json.loads(socket.recv(timeout=seconds)))
