"""Plays the guided battles by their own hints, and finds the seed whose dice tell the story.

python tools/lesson_seeds.py                   plays every lesson with the seed it has; says which prompts were done
python tools/lesson_seeds.py fubar first       looks for the first seed with which every prompt is done
python tools/lesson_seeds.py fubar first 7 -v  plays one seed and tells everything
"""

from __future__ import annotations

import sys

from sandtable.ai import Bot, Seat, bot
from sandtable.core.carrying import resumed
from sandtable.core.dice import SeededDice, key_of
from sandtable.core.game import Game
from sandtable.core.lesson import DONE, Lesson, Progress, hinted, lesson_ids, lesson_of, progress
from sandtable.core.setup import setup_of
from sandtable.core.system import system, system_ids
from sandtable.core.wire import Json
from sandtable.i18n import Texts
from sandtable.server.lessons import NONCE
from sandtable.server.thinking import ADVISER, lots_of

MOST_ANSWERS = 400
MOST_SEEDS = 150


class Played:
    """One lesson played by its hints."""

    def __init__(self, lesson: Lesson, seed: int, say: bool) -> None:
        self.lesson = lesson
        self.say = say
        setup = setup_of(lesson.setup)
        rules = system(lesson.system)
        self.game: Game = resumed(rules, setup, SeededDice(key_of(seed, [])), [], tell=True)
        self.seed = seed
        self.seats: dict[int, tuple[Bot, Seat]] = {}
        self.texts = Texts("en") if say else None

    def run(self) -> Progress:
        """Plays until every prompt is over, or the game is."""
        now = self.now()
        for _ in range(MOST_ANSWERS):
            if now.at < 0 or self.game.over:
                break
            self._answer(now)
            now = self.now()
        return now

    def now(self) -> Progress:
        return progress(self.lesson, self.game.events, self.game.over)

    def _answer(self, now: Progress) -> None:
        question = self.game.question()
        step = self.lesson.steps[now.at]
        mine = question.side == self.lesson.side
        given = hinted(question, step.show if mine else step.foe)
        answer = given[0] if given else self._by_bot(question.side)
        if self.say:
            how = "hint" if given else "bot"
            print(f"[{step.id}] {'ABCD'[question.side]} {question.id} {question.subject} <- {answer} ({how})")
        for event in self.game.answer(answer):
            if self.texts is not None:
                dice = event.dice.faces if event.dice is not None else ""
                print(
                    "     ",
                    self.texts.format(event.message, **event.values),
                    dice,
                    f"<{event.message} {event.side} {event.subject}>",
                )

    def _by_bot(self, side: int) -> Json:
        if side not in self.seats:
            name = ADVISER if side == self.lesson.side else self.lesson.bot
            lots = lots_of(f"{self.seed} {NONCE}", side)
            self.seats[side] = (bot(name, self.lesson.system, side, lots), Seat(self.game, side, lots))
        player, seat = self.seats[side]
        return player.answer(seat)


def told(lesson: Lesson, now: Progress) -> str:
    """What became of every prompt."""
    return ", ".join(f"{step.id} {way}" for step, way in zip(lesson.steps, now.ways, strict=True))


def of(name: str, id: str) -> Lesson:
    """A lesson; ends with a sentence when there is none."""
    lesson = lesson_of(system(name).package, name, id)
    if lesson is None:
        sys.exit(f'{name} has no lesson "{id}"')
    return lesson


def main(words: list[str]) -> None:
    """See the top of the file."""
    say = "-v" in words
    words = [word for word in words if word != "-v"]
    if not words:
        for name in system_ids():
            for id in lesson_ids(system(name).package):
                lesson = of(name, id)
                print(name, id, lesson.seed, told(lesson, Played(lesson, lesson.seed, False).run()))
        return
    lesson = of(words[0], words[1])
    if len(words) > 2:
        print(told(lesson, Played(lesson, int(words[2]), say).run()))
        return
    best = -1
    for seed in range(1, MOST_SEEDS + 1):
        now = Played(lesson, seed, False).run()
        done = sum(way == DONE for way in now.ways)
        if done > best:
            best = done
            print(seed, told(lesson, now), flush=True)
        if done == len(lesson.steps):
            return


if __name__ == "__main__":
    main(sys.argv[1:])
