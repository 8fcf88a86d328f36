"""How much a second processor gives a simulation."""

from __future__ import annotations

import os
import statistics

from sandtable.sim import Plan, processors, run

QUICK = bool(os.environ.get("SANDTABLE_BENCH_QUICK"))
ROUNDS = 1 if QUICK else 3
GAMES = 60 if QUICK else 400


def medians() -> dict[str, float]:
    """Games a second by the clock, in turn on one process and on two, so that a busy machine hurts both alike."""
    plan = Plan("fubar", "crossroads", ("random", "random"), GAMES, 1)
    run(Plan("fubar", "crossroads", ("random", "random"), 2, 1), 1)
    ratios: list[float] = []
    one: list[float] = []
    for _ in range(ROUNDS):
        alone = GAMES / run(plan, 1).seconds
        both = GAMES / run(plan, 2).seconds
        one.append(alone)
        ratios.append(both / alone)
    found = {"sim_games_per_second": statistics.median(one), "sim_processors": float(processors())}
    return found | ({"sim_two_processes_ratio": statistics.median(ratios)} if processors() > 1 else {})
