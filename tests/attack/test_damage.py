"""Databases that cannot be written to, and files that somebody wrote over."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tests.attack.conftest import Start

PAGE = 4096


def test_a_database_that_takes_nothing_gets_a_sentence_and_loses_nothing(
    start: Start, tmp_path: Path
) -> None:
    """What cannot be written is refused with 503; what was written before is still there."""
    server = start()
    table = server.new({"A": "me", "B": "hotseat"})
    version = table.view("A")["version"]
    file = tmp_path / "games.sqlite3"
    # Somebody else holds the right to write and does not let go.
    held = sqlite3.connect(file)
    held.execute("BEGIN IMMEDIATE")

    made = server.http.post("/api/games", json={"setup": {"system": "ambush", "sides": [{}, {}]}})
    answered = table.answer("A", table.view("A")["question"]["suggestion"])
    held.rollback()
    held.close()

    assert [503, 503] == [made.status_code, answered.status_code]
    assert "nothing was changed" in made.json()["error"]
    assert version == table.view("A")["version"]
    assert 200 == table.answer("A", table.view("A")["question"]["suggestion"]).status_code


def test_a_damaged_file_is_named_and_the_rest_is_served(start: Start, tmp_path: Path) -> None:
    """A page is written over: the log says so at the start, and the games in the rest of it can be played on."""
    server = start()
    tables = [server.new({"A": "me", "B": "hotseat"}) for _ in range(60)]
    server.stop()
    file = tmp_path / "games.sqlite3"
    data = bytearray(file.read_bytes())
    last = len(data) // PAGE - 1
    data[last * PAGE : (last + 1) * PAGE] = b"\xff" * PAGE
    file.write_bytes(bytes(data))

    server.start()
    statuses = [table.get("view", "A", side="A").status_code for table in tables]

    log = (tmp_path / "log").read_text()
    lost = [table.id for table, status in zip(tables, statuses, strict=True) if status != 200]
    assert "the database is damaged" in log
    assert {200, 503} >= set(statuses)
    assert 30 < statuses.count(200)
    named = f"{len(lost)} of {len(tables)} games cannot be read" if lost else "all 60 games can be read"
    assert named in log
    assert all(game in log for game in lost)
