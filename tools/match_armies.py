"""Match the ready-made armies of a game by what they field: how much of its points each faction should spend.

Pairs of factions meet in turn, from both seats with the same terrain and dice. Whoever wins spends a little less from
then on, whoever loses a little more, by steps that shrink (Robbins and Monro 1951); nobody spends more than everything.
The mean over the second half of the rounds is the answer: `spends` in the game's data, to be written there by hand.

usage: tools/match_armies.py SYSTEM [--rounds 200] [--bot greedy] [--seed 1] [--kept FILE]
"""

import argparse
import json
import sys
from dataclasses import replace
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from sandtable.cli.sim.switches import ready_armies
from sandtable.core.amending import amended, printed_figure
from sandtable.core.wire import Json
from sandtable.sim import Plan, first_scenario
from sandtable.sim.bout import play_bout
from sandtable.sim.plan import derived
from sandtable.sim.scores import contestant_score

PATHS = {"fubar": "rosters.{}.spends", "fallout": "armies.{}.spends", "warzone": "factions.{}.spends"}
LARGEST_STEP = 9.0  # percent of the points, for a round that one side wins twice
SMALLEST_STEP = 1.5
LEAST = 35.0


def factions_of(system_id: str) -> list[str]:
    """The factions with ready-made armies."""
    return list(ready_armies(system_id))


def met(plan: Plan, spends: dict[str, float]) -> float:
    """One round of two factions: the share of the first."""
    figures: dict[str, Json] = {PATHS[plan.system].format(id): round(value) for id, value in spends.items()}
    with amended(plan.system, figures):
        games = [play_bout(plan, number) for number in range(2)]
    sound = [game for game in games if not game.error]
    return sum(contestant_score(game, 0) for game in sound) / len(sound) if sound else 0.5


def main() -> None:
    """Plays the rounds; a run that was stopped goes on with its file."""
    parser = argparse.ArgumentParser(description="Match the ready-made armies of a game by what they field.")
    parser.add_argument("system", choices=sorted(PATHS))
    parser.add_argument("--rounds", type=int, default=200, help="rounds of two games (200)")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="keep every round here, and go on where it stopped")
    asked = parser.parse_args()
    factions = factions_of(asked.system)
    spends = {id: float(str(printed_figure(asked.system, PATHS[asked.system].format(id)))) for id in factions}
    pairs = list(combinations(factions, 2))
    plan = Plan(asked.system, first_scenario(asked.system), (asked.bot,) * 2, 2, swap=True)
    kept = (
        [json.loads(line) for line in asked.kept.read_text().splitlines()]
        if asked.kept and asked.kept.exists()
        else []
    )
    way: list[dict[str, float]] = [row["spends"] for row in kept]
    spends = way[-1] if way else spends
    for number in range(len(way), asked.rounds):
        one, other = pairs[derived(asked.seed, number, "pair") % len(pairs)]
        share = met(replace(plan, armies=(one, other), seed=derived(asked.seed, number, "round")), spends)
        step = max(SMALLEST_STEP, LARGEST_STEP / (1.0 + number / (2.0 * len(pairs)))) * (2.0 * share - 1.0)
        spends = {**spends, one: spends[one] - step / 2, other: spends[other] + step / 2}
        over = max(spends.values()) - 100.0
        spends = {id: max(LEAST, round(value - over, 3)) for id, value in spends.items()}
        way.append(spends)
        if asked.kept:
            with asked.kept.open("a") as file:
                file.write(json.dumps({"pair": [one, other], "share": share, "spends": spends}) + "\n")
    half = way[len(way) // 2 :]
    for id in factions:
        print(f"{id}: spends {sum(place[id] for place in half) / len(half):.0f}, last {spends[id]:.0f}")


if __name__ == "__main__":
    main()
