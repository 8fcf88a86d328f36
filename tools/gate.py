"""Whether one bot is stronger than another: a sequential test on fresh deals of all scenarios of a system.

    python tools/gate.py fubar --bots deep:64p,greedy --low 0.55 --high 0.65 --pairs 60 --out build/gate.jsonl

The deals and the bounds are fixed beforehand. After every whole round of scenarios the likelihood of the pairs is
compared under "it wins the `low` share" and under "it wins the `high` share" (pairs counted as pairs, their spread
as it is seen): more than 19 to 1 for one of them ends the test. A run that is begun again goes on where it stopped.
"""

from __future__ import annotations

import argparse
from math import log
from pathlib import Path

import msgspec

from duel import Game, games_in, key_of, mean_of, play, scenarios_of, times_told, told

FEWEST = 10  # pairs before which nothing is decided
SURE = log(19.0)
LEAST_SPREAD = 0.02  # of a pair's share, squared: when the first pairs happen to be all alike


def evidence(shares: list[float], low: float, high: float) -> float:
    """The logarithm of how much likelier these pairs are with the high share than with the low one."""
    middle, variance = mean_of(shares)
    spread = max(variance * len(shares), LEAST_SPREAD)
    return len(shares) * (high - low) * (middle - (low + high) / 2) / spread


def main() -> None:
    """Plays pairs until the test decides, or until they are used up."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("system")
    words.add_argument("--bots", required=True, help="the one that may be stronger, and its rival")
    words.add_argument("--scenarios", default="", help="all by default")
    words.add_argument("--pairs", type=int, default=40, help="of each scenario, at most")
    words.add_argument("--low", type=float, default=0.5)
    words.add_argument("--high", type=float, default=0.6)
    words.add_argument("--seed", type=int, default=7700)
    words.add_argument("--out", type=Path, required=True)
    asked = words.parse_args()
    first, rival = asked.bots.split(",")
    names = scenarios_of(asked.system, asked.scenarios)
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    played = {key_of(game): game for game in games_in(asked.out)}
    games: list[Game] = []
    shares: list[float] = []
    word = "not decided"
    for number in range(asked.pairs):
        for name in names:
            pair: list[Game] = []
            for at in (2 * number, 2 * number + 1):
                key = (asked.system, name, first, rival, asked.seed, at)
                if key not in played:
                    played[key] = play(asked.system, name, (first, rival), asked.seed, at)
                    with asked.out.open("ab") as out:
                        out.write(msgspec.json.encode(played[key]) + b"\n")
                pair.append(played[key])
            games += pair
            shares.append(sum(game["share"] for game in pair) / 2)
        seen = evidence(shares, asked.low, asked.high)
        if len(shares) >= FEWEST and abs(seen) >= SURE:
            word = (
                f"{asked.high:g} rather than {asked.low:g}"
                if seen > 0
                else f"{asked.low:g}, not {asked.high:g}"
            )
            break
    print(f"{asked.system}, {first} v {rival}: {word}; {told(games)}; {times_told(games)}")


if __name__ == "__main__":
    main()
