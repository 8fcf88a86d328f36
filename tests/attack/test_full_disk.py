"""A disk that is really full: a file system of three megabytes where we may mount one, else a limit on files."""

from __future__ import annotations

import os
import resource
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.sitting import Server

SIZE = 3_000_000


class SmallDisk:
    """Where a server keeps its games, and how to fill it up and make room again."""

    def __init__(self, folder: Path, mounted: bool) -> None:
        self.folder = folder
        self.mounted = mounted

    def fill(self, server: Server) -> None:
        """Takes all the room there is."""
        if not self.mounted:
            self._limit(server, sum(file.stat().st_size for file in self.folder.glob("games.sqlite3")))
            return
        with (self.folder / "ballast").open("wb", buffering=0) as ballast:
            for size in (65536, 4096, 512, 1):
                try:
                    while True:
                        ballast.write(b"\0" * size)
                except OSError:
                    continue

    def clear(self, server: Server) -> None:
        """Gives it back."""
        if self.mounted:
            (self.folder / "ballast").unlink()
        else:
            self._limit(server, resource.RLIM_INFINITY)

    def _limit(self, server: Server, most: int) -> None:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    """A small disk."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    mounted = os.geteuid() == 0 and subprocess.run(mount, capture_output=True, check=False).returncode == 0
    yield SmallDisk(folder, mounted)
    if mounted:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.fixture
def server(disk: SmallDisk, tmp_path: Path) -> Iterator[Server]:
    """A server on it."""
    running = Server(f"sqlite:///{disk.folder / 'games.sqlite3'}", tmp_path / "log")
    yield running.start()
    running.close()


def until(refused: Callable[[], bool], tries: int = 400) -> None:
    """The last free pages of the file are used up before the disk is asked for more."""
    for _ in range(tries):
        if refused():
            return
    raise AssertionError("the disk is full, and everything is taken")


def test_a_full_disk_gets_a_sentence_and_loses_nothing(server: Server, disk: SmallDisk) -> None:
    """Answers and new games are refused with 503 and a sentence; with room again play goes on where it was."""
    table = server.new({"A": "me", "B": "hotseat"}, setup={"options": {"turns": 400}})
    body = {"setup": {"system": "ambush", "sides": [{}, {}]}}
    disk.fill(server)
    refusals = []

    def refused() -> bool:
        reply = server.http.post("/api/games", json=body)
        if reply.status_code != 201:
            refusals.append((reply.status_code, reply.json()["error"]))
        return bool(refusals)

    until(refused)
    before = table.stands("A")
    answered = table.answer("A", before["question"]["suggestion"])
    if answered.status_code != 200:  # a little room may be left in the file
        assert 503 == answered.status_code
        assert before == table.stands("A")
    disk.clear(server)
    version = table.view("A")["version"]
    asked = table.view("A")["waiting_for"]
    again = table.answer(asked, table.view(asked)["question"]["suggestion"])
    log = server.log.read_text()
    server.kill()
    server.start()

    assert [503] == [status for status, _ in refusals]
    assert "does not answer as it should" in refusals[0][1] or "could not be written" in refusals[0][1]
    assert 200 == again.status_code
    assert table.view("A")["version"] > version
    assert "Traceback" not in log
