"""Runs the command as a user does."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sandtable.ai import bot, play_out
from sandtable.core.game import new_game
from sandtable.core.journal import Seal, journal_of
from sandtable.core.setup import setup_of
from sandtable.core.system import system

Ran = subprocess.CompletedProcess[str]


@pytest.fixture
def sandtable(tmp_path: Path) -> Callable[..., Ran]:
    """The command in an empty folder, in English."""

    def run(*words: str, typed: str = "", lang: str = "en") -> Ran:
        environment = {**os.environ, "SANDTABLE_LANG": lang, "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}
        return subprocess.run(
            [sys.executable, "-m", "sandtable", *words],
            cwd=tmp_path,
            env=environment,
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    return run


@pytest.fixture(scope="session")
def finished() -> str:
    """The journal of a finished game."""
    setup = setup_of({"system": "fubar", "scenario": "crossroads", "layout": 4})
    game = new_game(system("fubar"), setup, 4)
    play_out(game, [bot("random", "fubar", side, 4) for side in (0, 1)])
    return journal_of(game, Seal(4)).text()
