"""How long an answer takes until it is acknowledged, with the journal on disk, while 50 games are in play.

A real server with SQLite in a file; every game has a client of its own that looks at the board for a moment,
answers, and waits for the new view. Half of the games are played against the greedy bot. The clock runs from the
first byte of an answer to the last byte of the reply; what clients do with it is theirs.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from asyncio import StreamReader, StreamWriter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httptools
import msgspec
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


class Reply:
    """A reply as it comes in."""

    def __init__(self) -> None:
        self.parser = httptools.HttpResponseParser(self)
        self.headers: dict[bytes, bytes] = {}
        self.parts: list[bytes] = []
        self.done = False

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers[name.lower()] = value

    def on_body(self, part: bytes) -> None:
        self.parts.append(part)

    def on_message_complete(self) -> None:
        self.done = True

    def json(self) -> dict[str, Any]:
        """What it says; a refusal ends the measurement."""
        body = b"".join(self.parts)
        if self.headers.get(b"content-encoding") == b"gzip":
            body = gzip.decompress(body)
        assert self.parser.get_status_code() < 300, body
        told: dict[str, Any] = msgspec.json.decode(body)
        return told


class Wire:
    """One connection that stays open, as a browser has it; it costs little, so that many of them measure the server."""

    def __init__(self, url: str) -> None:
        self.host = urlsplit(url).netloc
        self.ends: tuple[StreamReader, StreamWriter] | None = None

    async def ask(self, path: str, token: str = "", body: object = None) -> tuple[Reply, float]:
        """A reply, and how many seconds it took. A body makes it a POST."""
        if self.ends is None:
            name, _, port = self.host.partition(":")
            self.ends = await asyncio.open_connection(name, int(port))
        reader, writer = self.ends
        content = msgspec.json.encode(body) if body is not None else b""
        head = [
            f"{'GET' if body is None else 'POST'} {path} HTTP/1.1",
            f"Host: {self.host}",
            "Accept-Encoding: gzip",
            "Content-Type: application/json",
            f"Content-Length: {len(content)}",
            *([f"Authorization: Bearer {token}"] if token else []),
        ]
        reply = Reply()
        began = time.perf_counter()
        writer.write("\r\n".join([*head, "", ""]).encode() + content)
        while not reply.done:
            reply.parser.feed_data(await reader.read(1 << 16))
        return reply, time.perf_counter() - began

    def close(self) -> None:
        """Hangs up."""
        if self.ends is not None:
            self.ends[1].close()


class Sitter:
    """Plays one game by taking every suggestion, with an open socket as a browser has it."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.wire = Wire(url)
        self.number = number
        self.whims = random.Random(number)  # noqa: S311 - how long somebody looks at a board
        self.path = ""
        self.tokens: dict[str, str] = {}
        self.seconds: list[float] = []

    async def sit_down(self) -> None:
        """Sets the game up."""
        other = "hotseat" if self.number % 2 else "bot:greedy"
        body = {"setup": {"system": "fubar", "layout": self.number}, "seats": {"A": "me", "B": other}}
        made = (await self.wire.ask("/api/games", body=body))[0].json()
        self.path = f"/api/games/{made['game']}"
        self.tokens = made["tokens"]

    async def play(self, answers: int) -> None:
        """Answers so many times, or until the game is over."""
        place = self.url.replace("http", "ws", 1).rstrip("/")
        async with connect(f"{place}{self.path}/socket?side=A", max_size=None) as socket:
            await socket.send(json.dumps({"token": self.tokens["A"]}))
            view: dict[str, Any] = msgspec.json.decode(await socket.recv())
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
        return (await self.wire.ask(path, self.tokens[side]))[0].json()

    async def _answer(self, side: str, view: dict[str, Any]) -> dict[str, Any]:
        await asyncio.sleep(self.whims.uniform(0.0, 2 * PAUSE))
        answer = view["question"]["suggestion"]
        body = {"side": side, "version": view["version"], "answer": answer, "events_from": MANY}
        reply, seconds = await self.wire.ask(f"{self.path}/answers", self.tokens[side], body)
        self.seconds.append(seconds)
        return reply.json()


async def _newer(socket: ClientConnection, version: int) -> dict[str, Any]:
    """The next view that is newer than one that came by another road."""
    while True:
        view: dict[str, Any] = msgspec.json.decode(await socket.recv())
        # How long the queue before the bots is comes without a view.
        if view.get("version", 0) > version:
            return view


async def measure(url: str) -> dict[str, float]:
    """Plays all games at once."""
    sitters = [Sitter(url, number) for number in range(GAMES)]
    for sitter in sitters:
        await sitter.sit_down()
    began = time.perf_counter()
    await asyncio.gather(*(sitter.play(ANSWERS) for sitter in sitters))
    took = time.perf_counter() - began
    for sitter in sitters:
        sitter.wire.close()
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
