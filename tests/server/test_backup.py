"""A whole server in one file: taken while it runs, put back elsewhere, refused when it is not whole."""

from __future__ import annotations

import asyncio
import gzip
import json
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.databases import everywhere, new_database
from tests.server.sitting import Server, Table

from sandtable.server.backup import BackupError, backup, restore

Start = Callable[..., Server]


def continued(server: Server, table: Table) -> Table:
    """The same game, of another server that has it too."""
    made = {"game": table.id, "tokens": table.tokens, "invitations": {}, "host": table.host}
    return Table(server, made)


@everywhere
def test_a_backup_taken_under_way_is_the_server_as_it_was(
    start: Start, tmp_path: Path, database_kind: str
) -> None:
    """Games go on while it is taken; put back, every game stands at one moment and plays on."""
    del database_kind
    server = start()
    table = server.new({"A": "me", "B": "hotseat"})
    before = table.view("A")
    asyncio.run(backup(server.settings["database_url"], tmp_path / "a.backup"))
    table.play("A", before["question"]["suggestion"])

    url = new_database("sqlite", tmp_path, "")
    counted = asyncio.run(restore(url, tmp_path / "a.backup"))
    other = Server(url, tmp_path / "log2").start()

    try:
        assert 1 == counted["games"]
        there = continued(other, table)
        assert before["version"] == there.view("A")["version"]
        assert before["question"] == there.view("A")["question"]
        assert there.play_out("A", "B")["result"] is not None
    finally:
        other.close()


def test_a_backup_is_for_its_owner_alone(start: Start, tmp_path: Path) -> None:
    """It holds the seeds of running games, as does the file of the database."""
    server = start()
    file = Path(str(server.settings["database_url"]).removeprefix("sqlite:///"))
    asyncio.run(backup(server.settings["database_url"], tmp_path / "a.backup"))

    assert [0o600, 0o600] == [stat.S_IMODE(place.stat().st_mode) for place in (tmp_path / "a.backup", file)]


def test_half_a_backup_is_not_taken_for_a_whole_one(start: Start, tmp_path: Path) -> None:
    """Nothing of it is put back, wherever it ends; neither is another file."""
    server = start()
    server.new()
    whole = tmp_path / "whole"
    asyncio.run(backup(server.settings["database_url"], whole))
    data = whole.read_bytes()
    url = new_database("sqlite", tmp_path, "")
    half = tmp_path / "half"

    for size in (0, 10, len(data) // 2, len(data) - 9):
        half.write_bytes(data[:size])
        with pytest.raises(BackupError):
            asyncio.run(restore(url, half))
    half.write_text("something else")
    with pytest.raises(BackupError, match="no backup"):
        asyncio.run(restore(url, half))
    with pytest.raises(BackupError, match="no such file"):
        asyncio.run(restore(url, tmp_path / "nowhere"))

    assert 1 == asyncio.run(restore(url, whole))["games"]
    with pytest.raises(BackupError, match="games in this database already"):
        asyncio.run(restore(url, whole))


def test_a_backup_of_a_newer_server_is_refused_in_a_sentence(start: Start, tmp_path: Path) -> None:
    """Whoever goes back to an older version is told what to put it back with."""
    server = start()
    server.new()
    asyncio.run(backup(server.settings["database_url"], tmp_path / "whole"))
    with gzip.open(tmp_path / "whole", "rt") as whole, gzip.open(tmp_path / "newer", "wt") as newer:
        head = json.loads(whole.readline())
        newer.write(json.dumps({**head, "revision": "0999"}) + "\n" + whole.read())

    with pytest.raises(BackupError, match="saved by a newer Sandtable"):
        asyncio.run(restore(new_database("sqlite", tmp_path, ""), tmp_path / "newer"))


def test_the_commands_say_what_they_did(start: Start, tmp_path: Path) -> None:
    """`backup`, `restore` and `doctor` in sentences, with the right exit codes."""
    server = start()
    server.new()
    url = str(server.settings["database_url"])
    new = new_database("sqlite", tmp_path, "")

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "sandtable", *words], capture_output=True, text=True, check=False
        )

    saved = run("backup", str(tmp_path / "b"), "--database", url)
    put_back = run("restore", str(tmp_path / "b"), "--database", new)
    again = run("restore", str(tmp_path / "b"), "--database", new)
    health = run("doctor", "--database", new)
    sick = run("doctor", "--database", "postgresql://nobody:secret@127.0.0.1:1/nothing")
    wrong = run("doctor", "--database", "://secret")

    assert (0, True) == (saved.returncode, "1 games, 0 campaigns saved" in saved.stdout)
    assert (0, True) == (put_back.returncode, "1 games, 0 campaigns restored" in put_back.stdout)
    assert (2, True) == (again.returncode, "restore into an empty one" in again.stderr)
    assert "1 games are kept" in health.stdout
    assert "ok" == health.stdout[:2]
    assert 1 == sick.returncode
    assert "secret" not in sick.stdout + sick.stderr + wrong.stdout + wrong.stderr
