"""Odds, cold: how long a preview with odds takes in the middle of games of every system, and how many are sampled."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from time import process_time

from pace import QUICK

from sandtable.ai import Seat, bot, bot_answers
from sandtable.core.game import Game, new_game
from sandtable.core.odds import branching
from sandtable.core.preview import Preview
from sandtable.core.setup import setup_of
from sandtable.core.system import system, system_ids
from sandtable.core.wire import Json

GAMES = 1 if QUICK else 3  # of each scenario
LOOKS = 3  # answers looked at, at every question
TIMES = 3  # each answer is looked at so often, and the quickest look counts: the others were disturbed


def medians() -> dict[str, float]:
    """Milliseconds of processor time."""
    found: dict[str, float] = {}
    for id in system_ids():
        times, sampled = previews(id)
        found[f"{id}_odds_median_ms"] = statistics.median(times)
        found[f"{id}_odds_worst_ms"] = max(times)
        found[f"{id}_odds_above_5ms_percent"] = 100.0 * sum(time > 5.0 for time in times) / len(times)
        found[f"{id}_odds_sampled_percent"] = 100.0 * sampled / len(times)
    return found


def previews(id: str) -> tuple[list[float], int]:
    """How long each preview with odds took, and how many of them were sampled."""
    times: list[float] = []
    sampled = 0
    for scenario in system(id).scenarios():
        for seed in range(GAMES):
            setup = setup_of({"system": id, "scenario": scenario.id, "layout": seed})
            for game, answer in questions(id, new_game(system(id), setup, seed, listen=False), seed):
                time, preview = looked(game, answer)
                if preview.odds:
                    again = [looked(game, answer)[0] for _ in range(TIMES - 1)]
                    times.append(min(time, *again))
                    sampled += any(not line.exact for line in preview.odds)
    return times, sampled


def questions(id: str, game: Game, seed: int) -> Iterator[tuple[Game, Json]]:
    """A game of greedy bots, with some answers to each question on the way."""
    sides = len(game.setup.sides)
    bots = [bot("greedy", id, side, seed) for side in range(sides)]
    seats = [Seat(game, side, seed) for side in range(sides)]
    while game.result is None:
        side = game.question().side
        for answer in game.question().candidates()[:LOOKS]:
            yield game, answer
        bot_answers(game, seats[side], bots[side])


def looked(game: Game, answer: Json) -> tuple[float, Preview]:
    """One preview by a question that remembers nothing yet; milliseconds."""
    fork = game.fork()
    branching._branches.forget()  # noqa: SLF001 - cold means that it remembers nothing
    began = process_time()
    preview = fork.question().preview(answer)
    return (process_time() - began) * 1e3, preview


if __name__ == "__main__":
    for name, value in medians().items():
        print(f"{name:32} {value:8.2f}")
