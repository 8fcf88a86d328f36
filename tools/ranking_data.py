"""Comparisons of plans for a learned ranking: two plans of one decision, played out with the same luck.

    python tools/ranking_data.py fubar --decisions 2000 --worlds 4 --out build/ranking/fubar.jsonl

Greedy bots play games of all scenarios in turn. Now and then the side that is asked stops: its best plan and another of
its best, or the favourite of another character, are each begun in the same imagined worlds and played on by greedy bots
to the end of the turn, where the win chance is read off. A line holds the scenario, what was asked, the parts of both
plans by name, and both chances world by world. A decision is too noisy to learn anything from; thousands are not.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import msgspec

from sandtable.ai import Seat, bot_answers
from sandtable.ai.deep.playout import Playout
from sandtable.ai.deep.thinking import Clock, Thinking
from sandtable.ai.greedy import GreedyBot
from sandtable.ai.taste import Plan, taste_of
from sandtable.ai.taste.character import BOLD, PATIENT
from sandtable.ai.value import value_of
from sandtable.core.dice import Lots
from sandtable.core.game import Game, new_game
from sandtable.core.imagining import Unimaginable
from sandtable.core.system import system
from sandtable.sim.plan import Plan as Games
from sandtable.sim.plan import bout_of, derived, setup_for

EVERY = 12  # decisions with a choice, of which about one is looked into
RIVALS = 4  # plans of the taste from which the other one is drawn
TRIED = 40


def rivals(seat: Seat, own: GreedyBot, lots: Lots) -> tuple[Plan, Plan] | None:
    """The plan a bot would follow and another legal one that begins otherwise; None where there is no choice."""
    asked = seat.question
    assert asked is not None
    legal: list[Plan] = []
    for plan in own.taste.plans(seat, asked)[:TRIED]:
        if all(plan.first != other.first for other in legal) and not seat.check(plan.first):
            legal.append(plan)
            if len(legal) > RIVALS:
                break
    if len(legal) < 2 or not legal[0].parts:
        return None
    others = [plan for plan in legal[1:] if plan.parts]
    for character in (BOLD, PATIENT):
        favourite = next(iter(taste_of(own.system_id, seat.side, character).plans(seat, asked)), None)
        if favourite is not None and favourite.first != legal[0].first:
            others += [plan for plan in legal if plan.first == favourite.first and plan.parts]
    return (legal[0], others[lots.below(len(others))]) if others else None


def parts_of(plan: Plan) -> dict[str, float]:
    """What a plan is made of, by name."""
    names = dict.fromkeys(part.name for part in plan.parts)
    return {name: round(plan.part(name), 5) for name in names}


def compared(seat: Seat, own: GreedyBot, lots: Lots, worlds: int) -> dict[str, object] | None:
    """Two plans of one decision in the same worlds."""
    value = value_of(own.system_id)
    pair = rivals(seat, own, lots)
    asked = seat.question
    if value is None or pair is None or asked is None:
        return None
    playout = Playout(own.system_id, seat, value, own.seed, Clock(Thinking(playouts=10**6), 0.0, False))
    try:
        chances = [[round(playout.chance(plan, n), 5) for n in range(worlds)] for plan in pair]
    except Unimaginable:
        return None
    return {
        "asked": asked.id,
        "parts": [parts_of(plan) for plan in pair],
        "worth": [round(plan.worth, 5) for plan in pair],
        "chances": chances,
    }


def comparisons(system_id: str, scenario: str, seed: int, worlds: int) -> Iterator[dict[str, object]]:
    """Those of one game."""
    plan = Games(system_id, scenario, ("greedy", "greedy"), 1, seed)
    bout = bout_of(plan, 0)
    game: Game = new_game(system(system_id), setup_for(plan, bout), bout.seed, listen=False, keep=True)
    bots = [GreedyBot(system_id, side, bout.bot_seeds[side]) for side in range(2)]
    seats = [Seat(game, side, bout.bot_seeds[side]) for side in range(2)]
    lots = Lots(derived(seed, 0, "ranking").to_bytes(16, "big"))
    while (pending := game.ask) is not None:
        seat, own = seats[pending.side], bots[pending.side]
        if lots.below(EVERY) == 0:
            found = compared(seat, own, lots, worlds)
            if found is not None:
                yield {"scenario": scenario, "game": seed, **found}
        bot_answers(game, seat, own)


def main() -> None:
    """Plays until there are enough, and adds to what is there."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("system")
    words.add_argument("--decisions", type=int, default=2000)
    words.add_argument("--worlds", type=int, default=4)
    words.add_argument("--seed", type=int, default=3200)
    words.add_argument("--out", type=Path, required=True)
    asked = words.parse_args()
    scenarios = [each.id for each in system(asked.system).scenarios() if each.sides_most >= 2]
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    lines = asked.out.read_bytes().splitlines() if asked.out.exists() else []
    done, number = len(lines), 0
    if lines:  # the game that was broken off is left as it is
        number = int(msgspec.json.decode(lines[-1])["game"]) - asked.seed + 1
    while done < asked.decisions:
        scenario = scenarios[number % len(scenarios)]
        with asked.out.open("ab") as out:
            for line in comparisons(asked.system, scenario, asked.seed + number, asked.worlds):
                out.write(msgspec.json.encode(line) + b"\n")
                out.flush()
                done += 1
        number += 1
    print(f"{done} decisions of {number} games of {asked.system} in {asked.out}")


if __name__ == "__main__":
    main()
