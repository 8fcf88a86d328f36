"""How many random games a second one processor plays, in its own time: other programs do not count."""

from __future__ import annotations

import os
import statistics
from time import process_time

from sandtable.core.system import system
from sandtable.core.wire import Json
from sandtable.sim import Plan, play_bout
from sandtable.sim.batch import rare_collection

QUICK = bool(os.environ.get("SANDTABLE_BENCH_QUICK"))
ROUNDS = 3 if QUICK else 7
GAMES = 10 if QUICK else 40
SEED = 1


def random_games(system_id: str, scenarios: tuple[str, ...], options: dict[str, Json] | None = None) -> float:
    """Complete games between random bots, the scenarios in turn; the median of several rounds.

    No game is played twice: its board has to be laid as well.
    """
    system(system_id)
    bots = ("random", "random")
    plans = [
        Plan(system_id, name, bots, ROUNDS * GAMES + 1, SEED, options=options or {}) for name in scenarios
    ]
    for plan in plans:
        play_bout(plan, ROUNDS * GAMES)
    rates: list[float] = []
    with rare_collection():
        for first in range(0, ROUNDS * GAMES, GAMES):
            began = process_time()
            outcomes = [play_bout(plans[n % len(plans)], n) for n in range(first, first + GAMES)]
            rates.append(GAMES / (process_time() - began))
            assert not any(outcome.error for outcome in outcomes)
    return statistics.median(rates)
