"""Self-play for a win chance: positions of many games in numbers, and how each game ended.

    python tools/value_data.py fubar --games 200 --out build/value/fubar.jsonl

`--games` is for each scenario. Greedy bots play, each with a rate of its own at which it errs (any legal answer), so
that positions of every kind come up, lost ones too. Numbers are taken after some of the answers of a game, a line each:
the scenario, the game, what is left of it, a row of numbers for each party, and the share of the win each party got.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from sandtable.ai import Bot, Seat, play_out
from sandtable.ai.greedy import GreedyBot
from sandtable.ai.random_bot import random_answer
from sandtable.ai.value.value import share_of
from sandtable.core.game import Game, new_game
from sandtable.core.state import Result
from sandtable.core.system import system
from sandtable.core.wire import Json, list_of, number_of
from sandtable.sim.batch import chosen_context, processors
from sandtable.sim.plan import Plan, bout_of, derived, setup_for

ERRORS = (0, 0, 0, 5, 15, 30)  # in a hundred answers, one rate drawn for each side of each game
EVERY = 10  # answers, of which about one is followed by a look


class Erring(GreedyBot):
    """Greedy, but for some answers."""

    rate = 0

    def answer(self, seat: Seat) -> Json:
        if seat.dice.below(100) < self.rate:
            return random_answer(seat)
        return super().answer(seat)


class Looker:
    """Takes the numbers of a game from time to time."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.answers = 0
        self.rows: list[dict[str, Json]] = []

    def __call__(self, game: Game) -> None:
        self.answers += 1
        if game.result is not None or derived(self.seed, self.answers, "look") % EVERY:
            return
        measures = game.system.measures(game.state)
        if measures is None:
            return
        rows: list[Json] = [[round(number, 4) for number in row] for row in measures.rows]
        left = round(measures.left, 4)
        self.rows.append(
            {"left": left, "rows": rows, "of_side": list(measures.of_side), "names": list(measures.names)}
        )


def ends_of(row: dict[str, Json], result: Result) -> list[Json]:
    """The share of the win that each party got: that of its first side."""
    of_side = [int(number_of(party) or 0) for party in list_of(row["of_side"])]
    return [share_of(result, of_side.index(party)) for party in range(len(list_of(row["rows"])))]


def played(task: tuple[str, str, int, int, int]) -> list[bytes]:
    """The lines of one game."""
    system_id, scenario, sides, seed, number = task
    plan = Plan(system_id, scenario, ("greedy",) * sides, 1, seed)
    bout = bout_of(plan, number)
    game = new_game(system(system_id), setup_for(plan, bout), bout.seed, listen=False, keep=False)
    bots: list[Bot] = []
    for side in range(sides):
        bot = Erring(system_id, side, bout.bot_seeds[side])
        bot.rate = ERRORS[derived(seed, number, f"error {side}") % len(ERRORS)]
        bots.append(bot)
    look = Looker(bout.seed)
    play_out(game, bots, after=look)
    result = game.result
    if result is None:
        return []
    lines: list[bytes] = []
    for row in look.rows:
        lines.append(
            msgspec.json.encode({"scenario": scenario, "game": number, "ends": ends_of(row, result), **row})
        )
    return lines


def main() -> None:
    """Plays and writes."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("system")
    words.add_argument("--games", type=int, default=100, help="of each scenario")
    words.add_argument("--seed", type=int, default=2027)
    words.add_argument("--processes", type=int, default=0, help="0: as many as there are processors")
    words.add_argument("--out", type=Path, required=True)
    asked = words.parse_args()
    tasks = [
        (asked.system, scenario.id, max(2, scenario.sides_least), asked.seed, number)
        for number in range(asked.games)
        for scenario in system(asked.system).scenarios()
        if scenario.sides_most >= 2
    ]
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    number = 0
    with (
        ProcessPoolExecutor(asked.processes or processors(), mp_context=chosen_context()) as pool,
        asked.out.open("wb") as out,
    ):
        for lines in pool.map(played, tasks, chunksize=4):
            number += 1
            for line in lines:
                out.write(line + b"\n")
    print(f"{number} games of {asked.system} in {asked.out}")


if __name__ == "__main__":
    main()
