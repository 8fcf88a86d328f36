"""How the factions of Warzone fare against each other: greedy against greedy, house armies of equal points.

usage: tools/warzone_balance.py [--games 200] [--points 500] [--seed 1] [--kept FILE] [--only FACTION]

Every pair plays so many games, the missions in turn, each of them twice with seats exchanged: same terrain, same dice.
The table on stdout is Markdown. With --kept the outcomes are written down line by line, and a run that was stopped
goes on where it left off. The compiled copy plays the same games and is quicker: PYTHONPATH=build/compiled.
"""

import argparse
import json
import sys
from itertools import combinations
from pathlib import Path
from typing import TextIO

from sandtable.core.wire import Json
from sandtable.sim import Plan, play_bout
from sandtable.systems.warzone import WarzoneSystem
from sandtable.systems.warzone.army.rosters import standing_army
from sandtable.systems.warzone.book.catalogue import load

BOTS = ("greedy", "greedy")


def winner_of(pair: tuple[str, str], game: int, points: int, seed: int) -> str:
    """The faction that wins game number `game` of a pair; "" for a draw. Odd games exchange the seats."""
    missions = [scenario.id for scenario in WarzoneSystem().scenarios()]
    number = game // 2
    seats = pair if game % 2 == 0 else (pair[1], pair[0])
    armies = tuple(standing_army(faction, points) for faction in seats)
    mission = missions[number % len(missions)]
    options: dict[str, Json] = {"points": points}
    # a busy machine must not decide a game: the bots may take their time
    plan = Plan("warzone", mission, BOTS, number + 1, seed, armies=armies, options=options, seconds=0.0)
    outcome = play_bout(plan, number)
    if outcome.error:
        raise SystemExit(f"{seats} in {mission}, game {number} of seed {seed}: {outcome.error}")
    return seats[outcome.winner] if outcome.winner >= 0 else ""


def kept_outcomes(path: Path | None) -> dict[tuple[str, str, int], str]:
    """What an earlier run wrote down."""
    if path is None or not path.exists():
        return {}
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    return {(one, other, game): winner for one, other, game, winner in rows}


def play_all(asked: argparse.Namespace, pairs: list[tuple[str, str]]) -> dict[tuple[str, str, int], str]:
    """All games of all pairs, round by round, so that a run that is stopped knows something of each."""
    found = kept_outcomes(asked.kept)
    file: TextIO | None = asked.kept.open("a") if asked.kept is not None else None
    for game in range(asked.games):
        for one, other in pairs:
            if (one, other, game) in found:
                continue
            found[one, other, game] = winner_of((one, other), game, asked.points, asked.seed)
            if file is not None:
                file.write(json.dumps([one, other, game, found[one, other, game]]) + "\n")
                file.flush()
    if file is not None:
        file.close()
    return {key: winner for key, winner in found.items() if key[2] < asked.games}


def share(outcomes: dict[tuple[str, str, int], str], faction: str, against: str) -> tuple[float, int]:
    """The share of games a faction wins against others (or one of them), a draw being half, and how many they are."""
    played = [
        winner
        for (one, other, _), winner in outcomes.items()
        if faction in (one, other) and (not against or against in (one, other))
    ]
    won = sum(1.0 if winner == faction else 0.5 if not winner else 0.0 for winner in played)
    return won / max(len(played), 1), len(played)


def table(outcomes: dict[tuple[str, str, int], str], factions: list[str]) -> str:
    """Percentages: how often the faction of a row wins against that of a column, and against all."""
    lines = [
        "| | " + " | ".join(factions) + " | all |",
        "|---|" + "---:|" * (len(factions) + 1),
    ]
    for faction in factions:
        cells: list[str] = []
        for other in [*factions, ""]:
            part, games = share(outcomes, faction, other) if faction != other else (0.0, 0)
            cells.append(f"{100 * part:.0f}" if games else "")
        lines.append(f"| **{faction}** | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main() -> None:
    """Play what was asked for and print the table."""
    parser = argparse.ArgumentParser(description="Win rates between the factions of Warzone.")
    parser.add_argument("--games", type=int, default=200, help="of every pair (200)")
    parser.add_argument("--points", type=int, default=500, help="of every army (500)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same games (1)")
    parser.add_argument("--kept", type=Path, help="write outcomes down here, and go on from what is there")
    parser.add_argument("--only", default="", metavar="FACTION", help="only the pairs of this faction")
    asked = parser.parse_args()
    factions = list(load().factions)
    pairs = [pair for pair in combinations(factions, 2) if not asked.only or asked.only in pair]
    outcomes = play_all(asked, pairs)
    sys.stdout.write(table(outcomes, factions) + "\n")


if __name__ == "__main__":
    main()
