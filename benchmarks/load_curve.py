"""What one server bears: 50, 100, 200 and 400 games at once, each with an answer every three seconds.

A program of its own (`make load`), because it takes minutes: for every number of games a server with SQLite in a file,
a browser's socket for every game, half of the games against the greedy bot. It tells how long answers took, how many
were refused, what an answer cost of the server's processor and of its workers', and how much memory a game takes. Then
it starts a server over 2,000 stored games.

usage: python benchmarks/load_curve.py [--games 50,100] [--seconds 60] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from uuid import uuid4

sys.path.insert(0, str(Path(__file__).parent))
from server_bench import Sitter

PAUSE = 3.0  # seconds from one answer of a game to the next, on average
SETTLING = 5.0  # seconds before anything is counted
STORED = 2_000
TICKS = os.sysconf("SC_CLK_TCK")
PROGRAM = """
import sys
from sandtable.server.launch import serve
from sandtable.server.settings import Settings
# Everybody comes from one address here.
serve(Settings(database_url=sys.argv[1], connections_per_address=5000, connections_at_most=5000, at_home_times=1e6,
               onlookers_per_address=5000,
               games_in_memory=int(sys.argv[2])), port=0)
"""


class Running:
    """A server of our own, and what it uses."""

    def __init__(self, database: Path, in_memory: int = 500) -> None:
        # An installed server has its modules compiled; where nothing may be written, every start would do it anew.
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        began = time.perf_counter()
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-c", PROGRAM, f"sqlite:///{database}", str(in_memory)],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1]
        self.started_in = time.perf_counter() - began
        self.started_by = self.processor()[0]

    def stop(self) -> None:
        """Ends it."""
        self.process.terminate()
        self.process.wait()

    def processor(self) -> tuple[float, float]:
        """Seconds of processor that the server has used, and its workers."""
        own = _processor(self.process.pid)
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return own, sum(_processor(int(child)) for child in children)

    def memory(self) -> float:
        """Megabytes that the server itself takes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Regular(Sitter):
    """Answers every few seconds for as long as it is told to; a refusal is counted and not the end."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(url, number)
        self.times: list[tuple[float, float]] = []  # when it was sent, how long it took
        self.refused = 0

    async def _answer(self, side: str, view: dict[str, object]) -> dict[str, object]:
        await asyncio.sleep(self.whims.uniform(0.0, 2 * PAUSE))
        sent = time.perf_counter()
        try:
            # The pause is ours: the sitter's own is over at once.
            answered = await self.answer_now(side, view)
        except AssertionError:
            self.refused += 1
            return await self._view(side)
        self.times.append((sent, time.perf_counter() - sent))
        return answered

    async def look(self, side: str) -> dict[str, object]:
        """What a side sees."""
        return await self._view(side)

    async def answer_now(self, side: str, view: dict[str, object]) -> dict[str, object]:
        """Takes the suggestion."""
        question = view["question"]
        assert isinstance(question, dict)
        body = {
            "side": side,
            "version": view["version"],
            "answer": question["suggestion"],
            "events_from": 100_000,
        }
        return (await self.wire.ask(f"{self.path}/answers", self.tokens[side], body))[0].json()


async def _played(server: Running, games: int, seconds: float) -> dict[str, float]:
    """Lets so many games be played for so long."""
    sitters = [Regular(server.url, number) for number in range(games)]
    # What the first game brings with it is the house's, not a game's.
    await Regular(server.url, 1).sit_down()
    await asyncio.sleep(SETTLING)
    empty = server.memory()
    for sitter in sitters:
        await sitter.sit_down()
    tasks = [asyncio.create_task(sitter.play(1_000_000)) for sitter in sitters]
    await asyncio.sleep(SETTLING)
    began, before = time.perf_counter(), server.processor()
    await asyncio.sleep(seconds)
    after, took = server.processor(), time.perf_counter() - began
    full = server.memory()
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    for sitter in sitters:
        sitter.wire.close()
    times = sorted(took for sitter in sitters for sent, took in sitter.times if sent >= began)
    answers = max(1, len(times))
    return {
        "games": games,
        "answers": len(times),
        "answers_per_second": len(times) / took,
        "answer_ms": times[len(times) // 2] * 1e3 if times else 0.0,
        "answer_p99_ms": times[int(len(times) * 0.99)] * 1e3 if times else 0.0,
        "refused": sum(sitter.refused for sitter in sitters),
        "broken_off": sum(isinstance(e, Exception) for e in ended),
        "processor_ms_per_answer": (after[0] - before[0]) / answers * 1e3,
        "workers_ms_per_answer": (after[1] - before[1]) / answers * 1e3,
        "server_busy": (after[0] - before[0]) / took,
        "memory_mb": full,
        "memory_mb_per_game": (full - empty) / games,
    }


def point(games: int, seconds: float) -> dict[str, float]:
    """One point of the curve."""
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder) / "games.sqlite3")
        try:
            return asyncio.run(_played(server, games, seconds))
        finally:
            server.stop()


async def _some_games(url: str, number: int) -> None:
    for index in range(number):
        sitter = Regular(url, 2 * index + 1)
        await sitter.sit_down()
        for _ in range(6):
            view = await sitter.look("A")
            if view["waiting_for"] == "A":
                await sitter.answer_now("A", view)
            else:
                await sitter.answer_now("B", await sitter.look("B"))
        sitter.wire.close()


def started(stored: int = STORED) -> dict[str, float]:
    """How long a server takes to start with so many games in its database, and with none."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite3"
        first = Running(file)
        asyncio.run(_some_games(first.url, 10))
        first.stop()
        copied(file, stored)
        full = Running(file)
        memory = full.memory()
        full.stop()
        empty = Running(Path(folder) / "empty.sqlite3")
        empty.stop()
        return {
            "stored": stored,
            "start_seconds": full.started_in,
            "start_processor_seconds": full.started_by,
            "start_empty_seconds": empty.started_in,
            "start_empty_processor": empty.started_by,
            "memory_mb": memory,
        }


def copied(file: Path, wanted: int) -> None:
    """Fills a database up with games like those in it."""
    connection = sqlite3.connect(file)
    ids = [row[0] for row in connection.execute("SELECT id FROM games")]
    columns = {
        table: [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        for table in ("games", "seats", "entries")
    }
    for number in range(wanted - len(ids)):
        new = uuid4().hex[:24]
        for table, names in columns.items():
            key = "id" if table == "games" else "game"
            values = ", ".join("?" if name == key else name for name in names)
            connection.execute(
                f"INSERT INTO {table} SELECT {values} FROM {table} WHERE {key} = ?",  # noqa: S608 - our own names
                (new, ids[number % len(ids)]),
            )
    connection.commit()
    connection.close()


def main() -> None:
    """Prints a table, or one object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="50,100,200,400")
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    curve = [point(int(games), wanted.seconds) for games in wanted.games.split(",")]
    start = started()
    if wanted.json:
        print(json.dumps({"curve": curve, "start": start}))
        return
    for name in curve[0]:
        print(f"{name:26s}" + "".join(f"{found[name]:10.2f}" for found in curve))
    for name, value in start.items():
        print(f"{name:26s}{value:10.2f}")


if __name__ == "__main__":
    main()
