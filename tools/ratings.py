"""Ratings of bots with their intervals: everybody against everybody over all scenarios of a system.

    python tools/ratings.py fubar --bots random,gentle,greedy:bold,greedy --pairs 4 --out build/ratings.jsonl

Every two bots play the same deals in pairs with the seats changed (tools/duel.py). The ratings are those under which
the results are likeliest (Bradley and Terry; a draw is half a win), on Elo's scale: 100 points more win 64 of 100.
The last bot named stands at 0. Intervals come from drawing whole pairs of games anew; each two bots are given a drawn
pair beforehand, so that one who never wins has a rating too.
"""

from __future__ import annotations

import argparse
from itertools import combinations
from math import exp, log
from pathlib import Path

import msgspec

from duel import Game, games_in, key_of, pairs_of, play, scenarios_of
from sandtable.core.dice import Lots

ELO = 400.0 / log(10.0)
STEPS = 200
DRAWN = 400  # samples behind an interval
TAIL = 0.025

Results = list[tuple[int, int, float]]
"""Pairs of games: two bots, and the share that the first of them won."""


def fitted(results: Results, bots: int) -> list[float]:
    """The logits under which the results are likeliest; the last bot's is 0."""
    wins = [0.0] * bots
    met = [[0.0] * bots for _ in range(bots)]
    for first, second in combinations(range(bots), 2):
        results = [*results, (first, second, 0.5)]
    for first, second, share in results:
        wins[first] += share
        wins[second] += 1.0 - share
        met[first][second] += 1.0
        met[second][first] += 1.0
    strength = [1.0] * bots
    for _ in range(STEPS):
        strength = [
            wins[k] / sum(met[k][j] / (strength[k] + strength[j]) for j in range(bots) if j != k)
            for k in range(bots)
        ]
        strength = [each / strength[-1] for each in strength]
    return [log(each) for each in strength]


def intervals(results: Results, bots: int, seed: bytes = b"ratings") -> list[tuple[float, float, float]]:
    """Each bot's rating, and where it lies 19 times in 20."""
    lots = Lots(seed)
    middle = fitted(results, bots)
    samples = [
        fitted([results[lots.below(len(results))] for _ in results], bots)
        for _ in range(DRAWN if results else 1)
    ]
    table: list[tuple[float, float, float]] = []
    for k in range(bots):
        ranked = sorted(sample[k] for sample in samples)
        low = ranked[int(TAIL * len(ranked))]
        high = ranked[min(int((1 - TAIL) * len(ranked)), len(ranked) - 1)]
        table.append((ELO * middle[k], ELO * low, ELO * high))
    return table


def results_of(games: list[Game], bots: list[str]) -> Results:
    """What has been played between them, pair by pair."""
    found: Results = []
    for first, second in combinations(range(len(bots)), 2):
        mine = [game for game in games if (game["bot"], game["rival"]) == (bots[first], bots[second])]
        found += [(first, second, sum(game["share"] for game in pair) / 2) for pair in pairs_of(mine)]
    return found


def main() -> None:
    """Plays what is missing and rates."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("system")
    words.add_argument("--bots", default="random,gentle,greedy:bold,greedy:patient,greedy")
    words.add_argument("--scenarios", default="", help="all by default")
    words.add_argument("--pairs", type=int, default=4, help="of each scenario and every two bots")
    words.add_argument("--seed", type=int, default=1400)
    words.add_argument("--out", type=Path, required=True)
    words.add_argument("--show", action="store_true", help="play nothing")
    asked = words.parse_args()
    bots = asked.bots.split(",")
    names = scenarios_of(asked.system, asked.scenarios)
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    played = {key_of(game): game for game in games_in(asked.out)}
    for number in range(0 if asked.show else 2 * asked.pairs):
        for name in names:
            for first, second in combinations(bots, 2):
                key = (asked.system, name, first, second, asked.seed, number)
                if key not in played:
                    played[key] = play(asked.system, name, (first, second), asked.seed, number)
                    with asked.out.open("ab") as out:
                        out.write(msgspec.json.encode(played[key]) + b"\n")
    wanted = [
        game
        for key, game in sorted(played.items())
        if (key[0], key[4]) == (asked.system, asked.seed) and key[1] in names
    ]
    results = results_of(wanted, bots)
    print(f"{asked.system}: {len(results)} pairs of games")
    table = zip(bots, intervals(results, len(bots)), strict=True)
    for name, (rating, low, high) in sorted(table, key=lambda row: -row[1][0]):
        share = 1.0 / (1.0 + exp(-rating / ELO))
        print(
            f"{name:20} {rating:+6.0f} ({low:+.0f} to {high:+.0f}), wins {100 * share:.0f} % against {bots[-1]}"
        )


if __name__ == "__main__":
    main()
