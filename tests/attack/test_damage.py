"""Databases that cannot be written to, and files that somebody wrote over."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from tests.attack.conftest import Start
from tests.server.sitting import heard
from tests.server.test_campaigns import new_war

from sandtable.server.examining import examined

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


def test_a_game_that_was_written_over_keeps_nobody_from_the_others(start: Start, tmp_path: Path) -> None:
    """The file is whole and a text in it is not: one sentence for that game; list, sockets and doctor go on."""
    server = start()
    tables = [server.new({"A": "me", "B": "hotseat"}) for _ in range(7)]
    tables[3].play("A", tables[3].view("A")["question"]["suggestion"])
    server.stop()
    wrong = [
        "UPDATE games SET setup = '{' WHERE id = ?",
        "UPDATE games SET entropy = '[1' WHERE id = ?",
        "UPDATE games SET summary = 'nonsense' WHERE id = ?",
        "UPDATE entries SET body = '{\"x\":1}' WHERE game = ?",
        "UPDATE games SET system = 'chess' WHERE id = ?",
        "INSERT INTO orders (game, side, topic, given) VALUES (?, 7, 'x', 'y')",
    ]
    file = sqlite3.connect(tmp_path / "games.sqlite3")
    for table, sentence in zip(tables, wrong, strict=False):
        file.execute(sentence, (table.id,))
    file.commit()
    file.close()

    server.start()
    statuses = [table.get("view", "A", side="A").status_code for table in tables]
    with tables[0].socket("A") as socket:
        told = heard(socket)
    holder = " ".join(table.tokens["A"] for table in tables)
    listed = server.http.get("/api/games", headers={"Authorization": f"Bearer {holder}"}).json()["games"]
    said = [
        found.sentence
        for found in asyncio.run(examined(str(server.settings["database_url"])))
        if not found.good
    ]

    assert [503, 503, 503, 503, 409, 503, 200] == statuses
    assert "sandtable doctor" in told["error"]
    named = {game["game"] for game in listed}
    assert [at for at, table in enumerate(tables) if table.id in named] == [3, 4, 5, 6]
    assert any("5 of 7 games cannot be read" in sentence for sentence in said)
    assert any("'chess'" in sentence and "not installed" in sentence for sentence in said)
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_a_campaign_that_was_written_over_is_one_sentence(start: Start, tmp_path: Path) -> None:
    """As for games: what is garbled is 503, what is of a system that is gone 409, and the doctor finds both."""
    server = start()
    wars = [new_war(server, ["me", "me"]) for _ in range(3)]
    server.stop()
    file = sqlite3.connect(tmp_path / "games.sqlite3")
    file.execute("UPDATE campaigns SET system = 'chess' WHERE id = ?", (wars[0].id,))
    file.execute("UPDATE campaign_orders SET body = '{' WHERE campaign = ?", (wars[1].id,))
    file.commit()
    file.close()

    server.start()
    replies = [server.http.get(f"/api/campaigns/{war.id}") for war in wars]
    wrong = [found for found in asyncio.run(examined(str(server.settings["database_url"]))) if not found.good]
    said = " ".join(found.sentence for found in wrong)

    assert [409, 503, 200] == [reply.status_code for reply in replies]
    assert "chess" in replies[0].json()["error"]
    assert "1 of 3 campaigns cannot be read" in said
    assert "'chess'" in said
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_a_table_that_is_gone_is_named(start: Start, tmp_path: Path) -> None:
    """At the start, and by the doctor; a folder is no file either."""
    server = start()
    server.stop()
    file = sqlite3.connect(tmp_path / "games.sqlite3")
    file.execute("DROP TABLE films")
    file.commit()
    file.close()

    server.start()
    url = str(server.settings["database_url"])
    said = [found.sentence for found in asyncio.run(examined(url)) if not found.good]
    of_a_folder = [
        found.sentence for found in asyncio.run(examined(f"sqlite:///{tmp_path}")) if not found.good
    ]

    assert "the table 'films' is missing" in (tmp_path / "log").read_text()
    assert any("the table 'films' is missing" in sentence for sentence in said)
    assert any("is a folder" in sentence for sentence in of_a_folder)
