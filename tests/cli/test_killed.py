"""A battle in words whose process is killed."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import Any

COMMAND = ("play", "--text", "--typed-dice", "--hotseat", "--scenario", "skirmish", "--seed", "5")


def rolls_in(journal: Path) -> list[str]:
    """The lines of dice in a journal."""
    lines = journal.read_text().splitlines() if journal.exists() else []
    return [line for line in lines if '"r":' in line]


def test_a_killed_game_has_lost_nothing(sandtable: Any, tmp_path: Path) -> None:
    """The journal is written after every answer; one command goes on after a kill, and the dice are typed in still."""
    journal = tmp_path / "mine.journal"
    process = subprocess.Popen(
        [sys.executable, "-m", "sandtable", *COMMAND, "--journal", journal.name],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdin is not None
    process.stdin.write("\n6\n\n3\n")  # each side takes the seat and types its die
    process.stdin.flush()
    while len(rolls_in(journal)) < 2 and process.poll() is None:
        time.sleep(0.05)
    process.kill()
    process.wait()

    assert 2 == len(rolls_in(journal))
    again = sandtable("play", "--text", "--resume", journal.name, "--hotseat", typed="\nquit\n")
    assert 0 == again.returncode
    assert 2 == len(rolls_in(journal))
    assert "typed" in (tmp_path / "mine.seal").read_text()
    assert 0 == sandtable("replay", "verify", journal.name).returncode
