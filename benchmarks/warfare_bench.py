"""Warfare: random games a second over the five scenarios, and the slowest decision of the greedy bot."""

from __future__ import annotations

from time import process_time

from pace import QUICK, random_games

from sandtable.ai import Seat, bot, bot_answers
from sandtable.core.game import new_game
from sandtable.core.setup import setup_of
from sandtable.core.system import system

SCENARIOS = ("s1", "s2", "s3", "s4", "s5")


def medians() -> dict[str, float]:
    """In processor time."""
    return {
        "warfare_random_games_per_second": random_games("warfare", SCENARIOS),
        "warfare_greedy_slowest_ms": slowest_decision(1 if QUICK else 3),
    }


def slowest_decision(games: int) -> float:
    """The longest a greedy bot thought about one answer, in so many games of each scenario; milliseconds."""
    slowest = 0.0
    for scenario in SCENARIOS:
        for seed in range(games):
            setup = setup_of({"system": "warfare", "scenario": scenario, "layout": seed})
            game = new_game(system("warfare"), setup, seed, listen=False, keep=False)
            bots = [bot("greedy", "warfare", side, seed) for side in (0, 1)]
            seats = [Seat(game, side, seed) for side in (0, 1)]
            while game.result is None:
                side = game.question().side
                began = process_time()
                bot_answers(game, seats[side], bots[side])
                slowest = max(slowest, process_time() - began)
    return slowest * 1e3
