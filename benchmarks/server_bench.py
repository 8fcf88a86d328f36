"""How long an answer takes until it is acknowledged, with the journal on disk, while 50 games are in play.

A real server with SQLite in a file; every game has a client of its own that looks at the board for a moment,
answers, and waits for the new view. Half of the games are played against the greedy bot.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

QUICK = bool(os.environ.get("SANDTABLE_BENCH_QUICK"))
GAMES = 50
ANSWERS = 10 if QUICK else 40
WARM_UP = 3  # answers of each game that are not counted
PAUSE = 2.0  # seconds that somebody looks at the board before answering, on average
MANY = 100_000  # events before it are known
PROGRAM = "import sys; from sandtable.server import run; run(port=0, database_url=sys.argv[1])"


@contextmanager
def server() -> Iterator[str]:
    """A server of our own; yields where it is."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-c", PROGRAM, f"sqlite:///{Path(folder) / 'games.sqlite3'}"],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()
            process.wait()


class Sitter:
    """Plays one game by taking every suggestion, with an open socket as a browser has it."""

    def __init__(self, http: httpx.AsyncClient, number: int) -> None:
        self.http = http
        self.number = number
        self.whims = random.Random(number)  # noqa: S311 - how long somebody looks at a board
        self.path = ""
        self.tokens: dict[str, str] = {}
        self.seconds: list[float] = []

    async def sit_down(self) -> None:
        """Sets the game up."""
        other = "hotseat" if self.number % 2 else "bot:greedy"
        body = {"setup": {"system": "fubar", "layout": self.number}, "seats": {"A": "me", "B": other}}
        made = (await self.http.post("/api/games", json=body)).raise_for_status().json()
        self.path = f"/api/games/{made['game']}"
        self.tokens = made["tokens"]

    async def play(self, answers: int) -> None:
        """Answers so many times, or until the game is over."""
        place = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        async with connect(f"{place}{self.path}/socket?side=A", max_size=None) as socket:
            await socket.send(json.dumps({"token": self.tokens["A"]}))
            view: dict[str, Any] = json.loads(await socket.recv())
            while len(self.seconds) < answers and view["result"] is None:
                asked = view["waiting_for"]
                if asked not in self.tokens:
                    view = await _newer(socket, view["version"])
                elif view["side"] == asked:
                    view = await self._answer(asked, view)
                else:
                    view = await self._view(asked)

    async def _view(self, side: str) -> dict[str, Any]:
        path = f"{self.path}/view?side={side}&events_from={MANY}"
        reply = await self.http.get(path, headers=self._headers(side))
        return dict(reply.raise_for_status().json())

    async def _answer(self, side: str, view: dict[str, Any]) -> dict[str, Any]:
        await asyncio.sleep(self.whims.uniform(0.0, 2 * PAUSE))
        answer = view["question"]["suggestion"]
        body = {"side": side, "version": view["version"], "answer": answer, "events_from": MANY}
        began = time.perf_counter()
        reply = await self.http.post(f"{self.path}/answers", json=body, headers=self._headers(side))
        self.seconds.append(time.perf_counter() - began)
        return dict(reply.raise_for_status().json())

    def _headers(self, side: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[side]}"}


async def _newer(socket: ClientConnection, version: int) -> dict[str, Any]:
    """The next view that is newer than one that came by another road."""
    while True:
        view: dict[str, Any] = json.loads(await socket.recv())
        if view["version"] > version:
            return view


async def measure(url: str) -> dict[str, float]:
    """Plays all games at once."""
    limits = httpx.Limits(max_connections=GAMES, max_keepalive_connections=GAMES)
    async with httpx.AsyncClient(base_url=url, limits=limits, timeout=60.0) as http:
        sitters = [Sitter(http, number) for number in range(GAMES)]
        for sitter in sitters:
            await sitter.sit_down()
        began = time.perf_counter()
        await asyncio.gather(*(sitter.play(ANSWERS) for sitter in sitters))
        took = time.perf_counter() - began
    times = sorted(second for sitter in sitters for second in sitter.seconds[WARM_UP:])
    return {
        "server.games": float(GAMES),
        "server.answers_per_second": len(times) / took,
        "server.answer_ms": statistics.median(times) * 1000,
        "server.answer_p99_ms": times[int(len(times) * 0.99)] * 1000,
    }


def main() -> None:
    """Prints one object of named figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wanted = parser.parse_args()
    with server() as url:
        found = asyncio.run(measure(url))
    if wanted.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:28s} {value:10.2f}")


if __name__ == "__main__":
    main()
