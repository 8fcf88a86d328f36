"""One bot against another over all scenarios of a system, on deals that are fixed before anything is played.

    python tools/duel.py fubar --bots greedy,gentle --pairs 20 --seed 1313 --out build/duels.jsonl

`--pairs` is for each scenario. Every deal is played twice with the seats changed; the two games count as one pair. Each
game leaves a line in `--out`; a run that is begun again goes on where it stopped, and `--show` prints what is there
without playing. Told are the first bot's share of wins and its lead in points with their intervals, by scenario, by
seat and together, every scenario counting the same; and how long the first bot took for a decision.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from sandtable.ai import Bot, BotError, Seat, bot, play_out
from sandtable.core.game import new_game
from sandtable.core.system import system
from sandtable.core.wire import Json
from sandtable.sim.plan import Plan, bout_of, setup_for

SURE = 1.96
Game = dict[str, Any]


class Timed(Bot):
    """Another bot, with a watch in hand."""

    def __init__(self, system_id: str, side: int, seed: int, name: str) -> None:
        super().__init__(system_id, side, seed)
        self.bot = bot(name, system_id, side, seed)
        self.times: list[float] = []

    def answer(self, seat: Seat) -> Json:
        began = time.perf_counter()
        answer = self.bot.answer(seat)
        self.times.append(time.perf_counter() - began)
        return answer


def games_in(path: Path) -> list[Game]:
    """The games that have been played."""
    return [msgspec.json.decode(line) for line in path.read_bytes().splitlines()] if path.exists() else []


def key_of(game: Game) -> tuple[str, str, str, str, int, int]:
    """What tells a game from others."""
    return game["system"], game["scenario"], game["bot"], game["rival"], game["seed"], game["number"]


def play(system_id: str, scenario: str, bots: tuple[str, str], seed: int, number: int) -> Game:
    """One game, as a line."""
    bout = bout_of(Plan(system_id, scenario, bots, number + 1, seed, swap=True), number)
    players = [
        Timed(system_id, side, bout.bot_seeds[side], bots[contestant])
        for side, contestant in enumerate(bout.seats)
    ]
    ahead = any(player.bot.looks_ahead for player in players)
    plan = Plan(system_id, scenario, bots, number + 1, seed, swap=True)
    game = new_game(system(system_id), setup_for(plan, bout), bout.seed, listen=False, keep=ahead)
    try:
        answers = play_out(game, players)
    except BotError as wrong:
        raise SystemExit(f"{' v '.join(bots)}, {scenario}, game {number}: {wrong}") from wrong
    result = game.result
    assert result is not None
    seat = bout.seats.index(0)
    winner = bout.seats[result.winner] if result.winner >= 0 else -1
    return {
        "system": system_id,
        "scenario": scenario,
        "bot": bots[0],
        "rival": bots[1],
        "seed": seed,
        "number": number,
        "seat": seat,
        "share": 0.5 if winner < 0 else 1.0 if winner == 0 else 0.0,
        "lead": float(result.points[seat] - result.points[1 - seat]),
        "answers": answers,
        "times": [round(seconds, 4) for seconds in players[seat].times],
    }


def pairs_of(games: Iterable[Game]) -> list[list[Game]]:
    """The pairs of which both games have been played."""
    pairs: dict[tuple[str, int], list[Game]] = {}
    for game in games:
        pairs.setdefault((game["scenario"], game["number"] // 2), []).append(game)
    return [pair for pair in pairs.values() if len(pair) == 2]


def mean_of(numbers: list[float]) -> tuple[float, float]:
    """A mean and its variance."""
    n = len(numbers)
    middle = sum(numbers) / n
    return middle, sum((number - middle) ** 2 for number in numbers) / (n - 1) / n if n > 1 else 0.0


def interval(strata: list[list[float]]) -> str:
    """The mean of some strata, each counting the same, and how far it may be off, 19 times in 20."""
    means = [mean_of(numbers) for numbers in strata]
    middle = sum(mean for mean, _ in means) / len(means)
    error = sqrt(sum(variance for _, variance in means)) / len(means)
    return f"{middle:.1f} ± {SURE * error:.1f}"


def told(games: list[Game]) -> str:
    """What pairs of games come to, over their scenarios: share of wins, lead, share in either seat."""
    pairs = pairs_of(games)
    if not pairs:
        return "no pair yet"
    names = sorted({pair[0]["scenario"] for pair in pairs})
    by_name = [[pair for pair in pairs if pair[0]["scenario"] == name] for name in names]
    shares = [[50.0 * sum(game["share"] for game in pair) for pair in some] for some in by_name]
    leads = [[0.5 * sum(game["lead"] for game in pair) for pair in some] for some in by_name]
    seats = [
        100.0 * mean_of([game["share"] for pair in pairs for game in pair if game["seat"] == seat])[0]
        for seat in (0, 1)
    ]
    return (
        f"{len(pairs)} pairs, {interval(shares)} % won "
        f"(first seat {seats[0]:.0f}, second {seats[1]:.0f}), lead {interval(leads)}"
    )


def times_told(games: list[Game]) -> str:
    """How long the first bot took for a decision."""
    times = sorted(seconds for game in games for seconds in game["times"])
    if not times:
        return "no decision yet"
    middle, late = times[len(times) // 2], times[min(len(times) - 1, len(times) * 99 // 100)]
    return f"{len(times)} decisions: median {middle:.3f} s, p99 {late:.3f} s, worst {times[-1]:.3f} s"


def scenarios_of(system_id: str, named: str) -> list[str]:
    """The scenarios that are asked for: all for two sides unless some are named."""
    return (
        named.split(",")
        if named
        else [each.id for each in system(system_id).scenarios() if each.sides_most >= 2]
    )


def main() -> None:
    """Plays what is missing and tells what there is."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("system")
    words.add_argument("--bots", default="greedy,random", help="the one that is measured and its rival")
    words.add_argument("--scenarios", default="", help="all by default")
    words.add_argument("--pairs", type=int, default=20, help="of each scenario")
    words.add_argument("--seed", type=int, default=1313)
    words.add_argument("--out", type=Path, required=True)
    words.add_argument("--show", action="store_true", help="play nothing")
    asked = words.parse_args()
    first, rival = asked.bots.split(",")
    names = scenarios_of(asked.system, asked.scenarios)
    played = {key_of(game): game for game in games_in(asked.out)}
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    for number in range(0 if asked.show else 2 * asked.pairs):
        for name in names:
            key = (asked.system, name, first, rival, asked.seed, number)
            if key not in played:
                played[key] = play(asked.system, name, (first, rival), asked.seed, number)
                with asked.out.open("ab") as out:
                    out.write(msgspec.json.encode(played[key]) + b"\n")
    deals = (asked.system, first, rival, asked.seed)
    mine = [game for key, game in sorted(played.items()) if (key[0], *key[2:5]) == deals and key[1] in names]
    for name in names:
        print(f"{asked.system} {name}, {first} v {rival}: {told([g for g in mine if g['scenario'] == name])}")
    print(f"{asked.system}, {first} v {rival}: {told(mine)}; {times_told(mine)}", flush=True)


if __name__ == "__main__":
    main()
