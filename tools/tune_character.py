"""Tunes the weights of a system's character by whole games: two players a little to either side of where it stands.

    python tools/tune_character.py fallout --pairs 2000 --out build/tune/fallout.jsonl

All scenarios in turn. For every pair of games each weight is pushed up or down by lot; one player has them pushed this
way, the other the opposite way; both hold either seat once, with the same terrain and dice. After a round of scenarios
the weights go a step towards who won more, or got more points. What is found is the mean of the second half of the way;
`--out` with the ending `.json` gets it: a bet on fresh deals (tools/gate.py) says whether it is worth anything.

A run that is begun again goes on where it stopped; the same lines lead to the same weights.
"""

from __future__ import annotations

import argparse
from dataclasses import fields
from importlib import import_module
from math import exp
from pathlib import Path
from typing import Any

import msgspec

from duel import scenarios_of
from sandtable.ai import play_out
from sandtable.ai.greedy import GreedyBot
from sandtable.ai.taste import taste_of
from sandtable.ai.taste.character import DEFAULT, Character
from sandtable.core.game import new_game
from sandtable.core.system import system
from sandtable.sim.plan import Plan, bout_of, derived, setup_for

PUSH = 0.45  # how far weights are pushed: e to the power of that, up or down
PLAIN = 0.3  # … and what is added to or taken from those that are nothing to begin with
RATE = 0.08  # of a push that a whole pair of games moves a weight
FARTHEST = 1.6  # in the same measure as a push: nothing goes farther from where it began
LEADS = 0.5  # how much of a step is for the lead in points, beside the games won
KEPT = frozenset({"slips", "overlooks"})
UP, DOWN = "up", "down"
Line = dict[str, Any]


class Weights:
    """The weights of one system that may be tuned, and where they began."""

    def __init__(self, system_id: str, left_out: list[str]) -> None:
        module = import_module(f"sandtable.ai.taste.{system_id}.character")
        self.characters: dict[str, Character] = module.CHARACTERS
        self.parent = self.characters[DEFAULT]
        kind = type(self.parent)
        self.names = [
            each.name
            for each in fields(kind)
            if isinstance(getattr(self.parent, each.name), float) and each.name not in (*KEPT, *left_out)
        ]

    def at(self, place: list[float]) -> dict[str, float]:
        """The weights so far from where they began."""
        found: dict[str, float] = {}
        for name, step in zip(self.names, place, strict=True):
            began = getattr(self.parent, name)
            found[name] = round(began * exp(step) if began else PLAIN / PUSH * step, 5)
        return found

    def enter(self, id: str, place: list[float]) -> None:
        """Makes a character of them that tastes can be asked for."""
        whole = {each.name: getattr(self.parent, each.name) for each in fields(type(self.parent))}
        self.characters[id] = type(self.parent)(**{**whole, **self.at(place), "id": id})


class Way:
    """Where the weights stand after the pairs that were played."""

    def __init__(self, size: int, a_round: int) -> None:
        self.here = [0.0] * size
        self.passed: list[list[float]] = []
        self.size = size
        self.a_round = a_round
        self.waiting: list[tuple[list[float], float]] = []
        self.usual: dict[str, list[float]] = {}  # leads in points, by scenario

    def signs(self, seed: int, number: int) -> list[float]:
        """Which way each weight is pushed in a pair."""
        return [1.0 if derived(seed, number, f"push {k}") % 2 else -1.0 for k in range(self.size)]

    def note(self, line: Line, seed: int) -> None:
        """Takes a pair in; after a round of scenarios the weights move."""
        usual = self.usual.setdefault(line["scenario"], [])
        usual.append(abs(line["lead"]))
        typical = 2.0 * sum(usual) / len(usual) or 1.0
        lead = max(-0.5, min(0.5, 0.5 * line["lead"] / typical))
        won = (1.0 - LEADS) * (line["share"] - 0.5) + LEADS * lead
        self.waiting.append((self.signs(seed, line["number"]), won))
        if len(self.waiting) < self.a_round:
            return
        for k in range(self.size):
            step = RATE * PUSH * 2.0 * sum(signs[k] * won for signs, won in self.waiting)
            self.here[k] = max(-FARTHEST, min(FARTHEST, self.here[k] + step))
        self.waiting = []
        self.passed.append(self.here[:])

    def found(self) -> list[float]:
        """The mean of the second half of the way."""
        last = self.passed[len(self.passed) // 2 :]
        return [sum(place[k] for place in last) / len(last) for k in range(self.size)] if last else self.here


def played(system_id: str, scenario: str, seed: int, number: int) -> Line:
    """One pair of games between the two players."""
    plan = Plan(system_id, scenario, (UP, DOWN), 2 * number + 2, seed, swap=True)
    share = lead = 0.0
    for at in (2 * number, 2 * number + 1):
        bout = bout_of(plan, at)
        bots = [GreedyBot(system_id, side, bout.bot_seeds[side]) for side in range(2)]
        for side, contestant in enumerate(bout.seats):
            bots[side].taste = taste_of(system_id, side, plan.bots[contestant])
        game = new_game(system(system_id), setup_for(plan, bout), bout.seed, listen=False)
        play_out(game, bots)
        result = game.result
        assert result is not None
        seat = bout.seats.index(0)
        share += 0.25 if result.winner < 0 else 0.5 if result.winner == seat else 0.0
        lead += 0.5 * float(result.points[seat] - result.points[1 - seat])
    return {"scenario": scenario, "number": number, "share": share, "lead": round(lead, 3)}


def main() -> None:
    """Plays on until there are enough pairs, and writes where the weights stand."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("system")
    words.add_argument("--pairs", type=int, default=1000, help="of all scenarios together")
    words.add_argument("--scenarios", default="", help="all by default")
    words.add_argument("--without", default="", help="weights that stay as they are")
    words.add_argument("--seed", type=int, default=5100)
    words.add_argument("--out", type=Path, required=True)
    asked = words.parse_args()
    names = scenarios_of(asked.system, asked.scenarios)
    weights = Weights(asked.system, asked.without.split(","))
    way = Way(len(weights.names), len(names))
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    lines = asked.out.read_bytes().splitlines() if asked.out.exists() else []
    for line in lines:
        way.note(msgspec.json.decode(line), asked.seed)
    for number in range(len(lines), asked.pairs):
        signs = way.signs(asked.seed, number)
        for id, sign in ((UP, 1.0), (DOWN, -1.0)):
            weights.enter(id, [x + sign * PUSH * s for x, s in zip(way.here, signs, strict=True)])
        line = played(asked.system, names[number % len(names)], asked.seed, number)
        with asked.out.open("ab") as out:
            out.write(msgspec.json.encode(line) + b"\n")
        way.note(line, asked.seed)
    found = weights.at(way.found())
    record = {
        "system": asked.system,
        "pairs": max(len(lines), asked.pairs),
        "seed": asked.seed,
        "weights": found,
    }
    asked.out.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(record)) + b"\n")
    for name, value in found.items():
        print(f"{name:14} {getattr(weights.parent, name):8.3f} -> {value:8.3f}")


if __name__ == "__main__":
    main()
