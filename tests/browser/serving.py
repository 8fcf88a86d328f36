"""The real server in a process of its own, and games that are set up in it over its API."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

STATIC = Path(__file__).parents[2] / "src/sandtable/server/static/index.html"

# Two small sides on a small table: the rifles see the raiders in their wood, the scouts stand behind a wall.
CLEARING: dict[str, Any] = {
    "table": [36, 36],
    "turns": 2,
    "order": ["A", "B"],
    "holder": "A",
    "terrain": [
        {"kind": "wood", "points": [[14, 10], [22, 10], [22, 16], [14, 16]]},
        {"kind": "wall", "line": [[3, 24], [11, 24]]},
    ],
    "units": [
        {
            "id": "rifles",
            "side": "A",
            "name": "Rifles",
            "leader": "veteran",
            "weapons": "assault_rifle",
            "at": [[16, 26], [17.5, 26], [19, 26], [20.5, 26]],
        },
        {"id": "scouts", "side": "A", "name": "Scouts", "at": [[6, 30], [7.5, 30]]},
        {"id": "raiders", "side": "B", "name": "Raiders", "at": [[16, 13], [17.5, 13], [19, 13]]},
        {"id": "guards", "side": "B", "name": "Guards", "at": [[33, 2], [34.5, 2]]},
    ],
}


class Serving:
    """`sandtable serve` on an address of its own."""

    def __init__(self, folder: Path) -> None:
        assert STATIC.exists(), "the browser client is not built: `make web` builds it"
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def start(self) -> Serving:
        """Starts, the second time where it was before, and waits until it says that it is ready."""
        database = f"sqlite:///{self.folder / 'games.sqlite3'}"
        command = [
            sys.executable,
            "-m",
            "sandtable",
            "serve",
            "--port",
            str(self.port),
            "--database",
            database,
        ]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, f"the server did not start: {self.log.read_text()}"
        self.port = int(line.strip().rstrip("/").rpartition(":")[2])
        return self

    def kill(self) -> None:
        """SIGKILL: no goodbye."""
        assert self.process is not None
        self.process.kill()
        self._gone(self.process)

    def stop(self) -> None:
        """SIGTERM, as a host stops it."""
        assert self.process is not None
        self.process.terminate()
        self._gone(self.process)

    def _gone(self, process: subprocess.Popen[str]) -> None:
        process.wait(timeout=20)
        assert process.stdout is not None
        process.stdout.close()

    def new(self, position: dict[str, Any] | None = CLEARING, **body: Any) -> Game:
        """A game that is founded without the browser, by default in the clearing, against the gentle computer."""
        setup = {"system": "fubar", "scenario": "skirmish", "sides": [{}, {}], **body.pop("setup", {})}
        if position is not None:
            setup["position"] = position
        asked = {"setup": setup, "seats": {"A": "me", "B": "bot:random"}, **body}
        reply = httpx.post(f"{self.url}/api/games", json=asked, timeout=60)
        assert 201 == reply.status_code, reply.text
        return Game(self, reply.json())


class Game:
    """A game as its founder has it."""

    def __init__(self, serving: Serving, made: dict[str, Any]) -> None:
        self.serving = serving
        self.id: str = made["game"]
        self.tokens: dict[str, str] = made["tokens"]
        self.invitations: dict[str, str] = made["invitations"]

    def joined(self, side: str) -> Game:
        """The same game as a friend has it who took the open seat."""
        reply = self.post(f"seats/{side}", {"held_by": "remote", "code": self.invitations[side]})
        return Game(
            self.serving, {"game": self.id, "tokens": {side: reply.json()["token"]}, "invitations": {}}
        )

    def post(self, path: str, body: dict[str, Any], side: str = "") -> httpx.Response:
        """A request with the token of a side, or with none."""
        headers = {"Authorization": f"Bearer {self.tokens[side]}"} if side else {}
        url = f"{self.serving.url}/api/games/{self.id}/{path}"
        reply = httpx.post(url, json=body, headers=headers, timeout=60)
        assert reply.is_success, reply.text
        return reply

    def view(self, side: str) -> dict[str, Any]:
        """What the side sees, asked without the browser."""
        reply = httpx.get(
            f"{self.serving.url}/api/games/{self.id}/view",
            params={"side": side},
            headers={"Authorization": f"Bearer {self.tokens[side]}"},
            timeout=60,
        )
        assert 200 == reply.status_code, reply.text
        return dict(reply.json())

    def answer(self, side: str, *answers: Any) -> None:
        """Somebody answers elsewhere, one question after the other."""
        for answer in answers:
            reply = httpx.post(
                f"{self.serving.url}/api/games/{self.id}/answers",
                json={"side": side, "version": self.view(side)["version"], "answer": answer},
                headers={"Authorization": f"Bearer {self.tokens[side]}"},
                timeout=60,
            )
            assert 200 == reply.status_code, reply.text

    def give_away(self, side: str, bot: str) -> None:
        """The computer takes the seat over; its token ends."""
        reply = httpx.post(
            f"{self.serving.url}/api/games/{self.id}/seats/{side}",
            json={"held_by": "bot", "bot": bot},
            headers={"Authorization": f"Bearer {self.tokens[side]}"},
            timeout=60,
        )
        assert reply.is_success, reply.text
