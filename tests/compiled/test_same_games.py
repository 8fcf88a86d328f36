"""The compiled build plays the same games to the last byte."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).with_name("play_games.py")
SOURCES = Path(__file__).resolve().parents[2] / "src"


def played(package: Path) -> tuple[list[str], bytes]:
    """What the driver, the bots and a taste were loaded from, and the journals of the games."""
    environment = {**os.environ, "PYTHONPATH": str(package)}
    ran = subprocess.run([sys.executable, PROGRAM], env=environment, capture_output=True, check=False)
    assert 0 == ran.returncode, ran.stderr.decode()
    return [Path(file).suffix for file in ran.stderr.decode().split()], ran.stdout


@pytest.mark.compiled
def test_compiled_and_interpreted_games_are_the_same(compiled_path: Path) -> None:
    """Journals of seeded games do not tell which build played them."""
    compiled_files, compiled_journals = played(compiled_path)
    plain_files, plain_journals = played(SOURCES)

    assert ([".so"] * 3, [".py"] * 3) == (compiled_files, plain_files)
    assert b"" != plain_journals
    assert plain_journals == compiled_journals
