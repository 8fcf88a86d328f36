"""Whether a bot that ranks by learned factors is stronger than its parent, on fresh deals of all scenarios.

    python tools/ranking_gate.py fubar --factors build/ranking/fubar.json --pairs 40 --out build/ranking/gate.jsonl

A sequential bet (sandtable.sim.statistics.Wager) on pairs that are dealt beforehand, all scenarios in turn: it stops as
soon as the learned ranking is shown to win more than half of them, which it then does wrongly one time in twenty at
most however long it goes on, or when the pairs are used up. Only then are factors fit to become the taste's own.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import msgspec

from duel import Game, games_in, key_of, play, scenarios_of, told
from sandtable.ai import Asked, Seat
from sandtable.ai.greedy import GreedyBot
from sandtable.ai.taste import Plan, Taste
from sandtable.ai.taste.plan import best_first
from sandtable.core.wire import Json
from sandtable.sim.statistics import Wager

FACTORS = "SANDTABLE_RANKING"  # where the bot finds the file with its factors
PARENT = "greedy"
EVEN = 0.5
SURE = 20.0  # what a stake of one must have become


class Reranked(Taste):
    """A taste that weighs the parts of its plans by factors of its own."""

    def __init__(self, taste: Taste, factors: dict[str, float]) -> None:
        super().__init__(taste.side)
        self.taste = taste
        self.character = taste.character
        self.factors = factors

    def plans(self, seat: Seat, asked: Asked) -> list[Plan]:
        """Those that tell what they are made of change places among themselves; the others stay where they are."""
        plans = self.taste.plans(seat, asked)
        told = [at for at, plan in enumerate(plans) if plan.parts]
        for at in told:
            parts = plans[at].parts
            plans[at].worth += sum((self.factors.get(part.name, 1.0) - 1.0) * part.worth for part in parts)
        for at, plan in zip(told, best_first([plans[at] for at in told]), strict=True):
            plans[at] = plan
        return plans

    def took(self, plan: Plan) -> None:
        self.taste.took(plan)

    def letting_go(self, asked: Asked, candidates: list[Json]) -> list[Json]:
        return self.taste.letting_go(asked, candidates)


class Learned(GreedyBot):
    """Greedy with a learned ranking, from the file that the environment names."""

    name = "learned"

    def __init__(self, system_id: str, side: int, seed: int) -> None:
        super().__init__(system_id, side, seed)
        learned = msgspec.json.decode(Path(os.environ[FACTORS]).read_bytes())
        self.taste = Reranked(self.taste, learned["factors"])


def main() -> None:
    """Plays pairs until it is shown, or until they are used up."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("system")
    words.add_argument("--factors", type=Path, required=True)
    words.add_argument("--scenarios", default="", help="all by default")
    words.add_argument("--pairs", type=int, default=40, help="of each scenario, at most")
    words.add_argument("--seed", type=int, default=3277)
    words.add_argument("--out", type=Path, required=True)
    asked = words.parse_args()
    os.environ[FACTORS] = str(asked.factors)
    bots = (f"{Path(__file__)}:Learned", PARENT)
    names = scenarios_of(asked.system, asked.scenarios)
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    played = {key_of(game): game for game in games_in(asked.out)}
    bet = Wager(EVEN, above=True)
    pairs: list[Game] = []
    for number in range(asked.pairs):
        for name in names:
            pair: list[Game] = []
            for at in (2 * number, 2 * number + 1):
                key = (asked.system, name, *bots, asked.seed, at)
                if key not in played:
                    played[key] = play(asked.system, name, bots, asked.seed, at)
                    with asked.out.open("ab") as out:
                        out.write(msgspec.json.encode(played[key]) + b"\n")
                pair.append(played[key])
            pairs += pair
            bet.note(sum(game["share"] for game in pair) / 2)
            if bet.capital >= SURE:
                print(f"stronger than {PARENT}: {told(pairs)}")
                return
    print(f"not shown to be stronger than {PARENT} (1 became {bet.capital:.2f}): {told(pairs)}")


if __name__ == "__main__":
    main()
