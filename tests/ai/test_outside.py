"""Bots from outside: a class in a file, a program in any language."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sandtable.ai import BotError, bot_class, play_out
from sandtable.core.game import new_game
from sandtable.core.setup import Setup
from sandtable.core.system import system

FILE = """
from sandtable.ai import Bot

class Cautious(Bot):
    name = "cautious"
    def answer(self, seat):
        return seat.choices()[-1]

class Broken(Bot):
    name = "broken"
    def answer(self, seat):
        return "nonsense"
"""
PROGRAM = """
import json, sys

def say(value):
    print(json.dumps(value), flush=True)

def ask(**request):
    say(request)
    return json.loads(sys.stdin.readline())

hello = json.loads(sys.stdin.readline())
assert {"game", "side", "seed"} == set(hello)
for line in sys.stdin:
    asked = json.loads(line)
    assert asked["side"] == hello["side"] and asked["question"]
    choices = ask(do="choices")["choices"]
    assert [] == ask(do="check", answer=choices[0])["reasons"]
    assert "view" in ask(do="view") and not ask(do="state")["ok"]
    say({"do": "answer", "answer": choices[0]})
"""


def game_of(bots: list[str]) -> object:
    """How a game between these bots ends."""
    game = new_game(system("fubar"), Setup("fubar", scenario="crossroads"), 5)
    play_out(game, [bot_class(name)("fubar", side, 1) for side, name in enumerate(bots)])
    return game.result


def test_a_bot_out_of_a_file_plays_a_game(tmp_path: Path) -> None:
    """Named by its place and its class."""
    file = tmp_path / "my_bot.py"
    file.write_text(FILE)

    assert game_of([f"{file}:Cautious", "random"]) is not None


def test_a_program_plays_a_game_from_its_seat(tmp_path: Path) -> None:
    """It is told what is pending, asks what a seat may ask, and is refused what it may not."""
    file = tmp_path / "program.py"
    file.write_text(PROGRAM)

    assert game_of([f"exec:{sys.executable} {file}", "random"]) is not None


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere.py:Bot", "there is no file"),
        ("{file}:Nobody", "it has Cautious, Broken"),
        ("exec:", "the command of a program"),
        ("exec:./not-there-at-all", "cannot be started"),
        ("exec:true", "has ended"),
        ("exec:sh -c 'echo hello; cat > /dev/null'", "not JSON"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(tmp_path: Path, name: str, sentence: str) -> None:
    """A missing file, a wrong class, a program that is none or speaks another language."""
    file = tmp_path / "my_bot.py"
    file.write_text(FILE)

    with pytest.raises(BotError, match=sentence):
        game_of([name.format(file=file), "random"])
