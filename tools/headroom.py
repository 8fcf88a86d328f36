"""How much stronger a bot gets by thinking longer: deep against greedy with ever more playouts, on the same deals.

    python tools/headroom.py fubar crossroads --playouts 12,48,192 --pairs 20 --out build/headroom.jsonl

The deals are fixed by `--seed` before anything is played. Every deal is played twice with the seats changed; the two
games count as one pair. Each game leaves a line in `--out`; a run that is begun again goes on where it stopped, and
`--show` prints what is there without playing.
"""

from __future__ import annotations

import argparse
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from sandtable.sim.bout import play_bout
from sandtable.sim.plan import Plan

SURE = 1.96
RIVAL = "greedy"


def games_in(path: Path) -> list[dict[str, Any]]:
    """The games that have been played."""
    return [msgspec.json.decode(line) for line in path.read_bytes().splitlines()] if path.exists() else []


def key_of(game: dict[str, Any]) -> tuple[object, ...]:
    """What tells a game from others."""
    return game["system"], game["scenario"], game["bot"], game["seed"], game["number"]


def play(system: str, scenario: str, bot: str, seed: int, number: int) -> dict[str, Any]:
    """One game, as a line."""
    plan = Plan(system, scenario, (bot, RIVAL), number + 1, seed, swap=True, seconds=0.0)
    outcome = play_bout(plan, number)
    if outcome.error:
        raise SystemExit(f"{bot} in game {number}: {outcome.error}")
    share = 0.5 if outcome.winner < 0 else 1.0 if outcome.winner == 0 else 0.0
    return {
        "system": system,
        "scenario": scenario,
        "bot": bot,
        "seed": seed,
        "number": number,
        "share": share,
        "lead": outcome.points[0] - outcome.points[1],
        "answers": outcome.answers,
        "seconds": round(outcome.seconds, 1),
    }


def told(games: list[dict[str, Any]]) -> str:
    """What pairs of games come to: the share of wins and the lead in points, with their intervals."""
    pairs: dict[int, list[dict[str, Any]]] = {}
    for game in games:
        pairs.setdefault(game["number"] // 2, []).append(game)
    whole = [pair for pair in pairs.values() if len(pair) == 2]
    if not whole:
        return "no pair yet"
    shares = [100.0 * sum(game["share"] for game in pair) / 2 for pair in whole]
    leads = [sum(game["lead"] for game in pair) / 2 for pair in whole]
    return f"{len(whole)} pairs, {interval(shares)} % won, lead {interval(leads)}"


def interval(numbers: list[float]) -> str:
    """A mean and how far it may be off, 19 times in 20."""
    n = len(numbers)
    middle = sum(numbers) / n
    spread = sqrt(sum((number - middle) ** 2 for number in numbers) / (n - 1)) if n > 1 else 0.0
    return f"{middle:.1f} ± {SURE * spread / sqrt(n):.1f}"


def main() -> None:
    """Plays what is missing and tells what there is."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("system")
    words.add_argument("scenario")
    words.add_argument("--playouts", default="12,48,192")
    words.add_argument("--pairs", type=int, default=20)
    words.add_argument("--seed", type=int, default=1313)
    words.add_argument("--out", type=Path, required=True)
    words.add_argument("--show", action="store_true", help="play nothing")
    asked = words.parse_args()
    played = {key_of(game): game for game in games_in(asked.out)}
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    for count in asked.playouts.split(","):
        bot = f"deep:{count}p"
        for number in range(0 if asked.show else 2 * asked.pairs):
            key = (asked.system, asked.scenario, bot, asked.seed, number)
            if key not in played:
                played[key] = play(asked.system, asked.scenario, bot, asked.seed, number)
                with asked.out.open("ab") as out:
                    out.write(msgspec.json.encode(played[key]) + b"\n")
        wanted = (asked.system, asked.scenario, bot, asked.seed)
        mine = [
            game for key, game in sorted(played.items(), key=lambda entry: str(entry[0])) if key[:4] == wanted
        ]
        print(f"{asked.system} {asked.scenario} {bot} v {RIVAL}: {told(mine)}", flush=True)


if __name__ == "__main__":
    main()
