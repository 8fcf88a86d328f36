"""Warzone in words: squads act as one, so that three turns are few questions."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import IO

MOST = 120  # questions in three turns, with a thousand points a side
PROMPT = "A> "
SQUAD = "what do they do?"
NEVER = ("is wounded. Burn", "take it?", "Try it again?", "strike back?")
REFUSED = ("No: ", "not one of the answers", "Answer with")


class Player:
    """Speaks to squads only, shoots where it can, and otherwise does what it is advised to."""

    def __init__(self, folder: Path) -> None:
        words = (
            "play",
            "--text",
            "--system",
            "warzone",
            "--scenario",
            "meeting",
            "--seed",
            "5",
            "--lang",
            "en",
        )
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sandtable", *words, "--journal", str(folder / "mine.journal")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.out: IO[str] = self.process.stdout
        self.into: IO[str] = self.process.stdin
        self.told = self.heard()

    def heard(self) -> str:
        told = ""
        while not ("\n" + told).endswith("\n" + PROMPT):
            letter = self.out.read(1)
            if not letter:
                return told
            told += letter
        return told

    def say(self, words: str) -> bool:
        """Whether it was taken for an answer."""
        self.into.write(words + "\n")
        self.into.flush()
        self.told = self.heard()
        return not any(sign in self.told for sign in REFUSED)

    def advised(self) -> None:
        self.say("hint")
        self.say("!")

    def answer(self, question: str) -> None:
        if SQUAD in question and self.shot(self.told):
            return
        if any(part in question for part in NEVER):
            numbers = re.findall(r"^ +(\d+)\. ", self.told, re.MULTILINE)
            self.say(f"always {numbers[-1]}")
            return
        passing = re.search(r"^ +(\d+)\. All the others pass", self.told, re.MULTILINE)
        if SQUAD in question and passing:
            self.say(passing[1])
        else:
            self.advised()

    def shot(self, told: str) -> bool:
        """The whole squad aims and shoots at the first enemy unit that it may shoot at."""
        aimed = re.search(r"^ +(\d+)\. Aim, shoot at UNIT \(([1-9]\d*) of", told, re.MULTILINE)
        shot = aimed is not None and any(self.say(f"{aimed[1]} at B{number}") for number in range(1, 10))
        if not shot:
            self.told = told
        return shot


def test_three_turns_of_warzone_are_few_questions(tmp_path: Path) -> None:
    """A thousand points a side; setting up is counted as well."""
    player = Player(tmp_path)
    asked, turn = 0, 0
    while player.told and turn < 4:
        said = re.findall(r"^Turn (\d+) of.*\n(.*)", player.told, re.MULTILINE)
        turn = int(said[-1][0]) if said else turn
        asked += 1
        player.answer(said[-1][1] if said else "")
    player.process.kill()
    player.process.wait()

    assert 4 == turn
    assert asked < MOST
