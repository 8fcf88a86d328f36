"""Tables of docs/research.md: baselines of the bots in the environments, and steps per second.

python benchmarks/research.py                     baselines and steps, all games (an hour of one core)
python benchmarks/research.py --steps             steps per second only, beside PettingZoo's classics if they are there
"""

from __future__ import annotations

import argparse
import time
from importlib import import_module
from typing import Any

import numpy as np

from sandtable.ai import bot
from sandtable.core.system import system_ids
from sandtable.research import Batch, ids, make, new_state
from sandtable.research.naming import named
from sandtable.research.table import Table
from sandtable.sim import Plan
from sandtable.sim.batch import run
from sandtable.sim.summary import summary

CLASSICS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6", "go_v5")
PAIRS = (("random", "random"), ("greedy", "random"), ("greedy", "greedy"), ("deep:16p", "greedy"))


def first_of(game: str) -> str:
    """The environment that a game lists first."""
    return next(id for id in ids() if id.startswith(f"sandtable/{game}-"))


def steps_of_env(env: Any, seconds: float) -> float:
    """Steps per second of processor time of an AEC environment, with legal actions by lot."""
    lots = np.random.default_rng(0)
    steps = 0
    env.reset(seed=0)
    began = time.process_time()
    while time.process_time() - began < seconds:
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else None
            legal = np.flatnonzero(mask) if mask is not None else range(env.action_space(agent).n)
            env.step(int(lots.choice(legal)))
            steps += 1
            if time.process_time() - began > seconds:
                break
        env.reset()
    return steps / (time.process_time() - began)


def steps_of_batch(id: str, games: int, seconds: float) -> float:
    """The same for a batch of games."""
    lots = np.random.default_rng(0)
    batch = Batch(id, games)
    steps = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        looked = batch.look()
        batch.step([int(lots.choice(np.flatnonzero(mask))) for mask in looked.mask])
        steps += games
    return steps / (time.process_time() - began)


def steps_of_table(id: str, seconds: float) -> float:
    """The same without any observation: what the rules and the mask cost."""
    lots = np.random.default_rng(0)
    table = Table(named(id))
    steps, seed = 0, 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        if table.asked < 0:
            seed += 1
            table.reset(seed)
        table.step(int(lots.choice([at for at, legal in enumerate(table.legal) if legal])))
        steps += 1
    return steps / (time.process_time() - began)


def nodes_of_state(id: str, seconds: float) -> float:
    """Actions per second of the explicit-chance state."""
    lots = np.random.default_rng(0)
    steps, seed = 0, 0
    state = new_state(id)
    began = time.process_time()
    while time.process_time() - began < seconds:
        if state.is_terminal():
            seed += 1
            state = new_state(id, seed)
        state.apply_action(int(lots.choice(state.legal_actions())))
        steps += 1
    return steps / (time.process_time() - began)


def print_steps(seconds: float) -> None:
    print("| environment | AEC steps/s | batch of 16 | answers and mask only | explicit chance |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for game in system_ids():
        id = first_of(game)
        figures = (
            steps_of_env(make(id), seconds),
            steps_of_batch(id, 16, seconds),
            steps_of_table(id, seconds),
            nodes_of_state(id, seconds),
        )
        print(f"| `{id}` | " + " | ".join(f"{figure:.0f}" for figure in figures) + " |", flush=True)
    for name in CLASSICS:
        try:
            classic = import_module(f"pettingzoo.classic.{name}").env()
            print(f"| PettingZoo `{name}` | {steps_of_env(classic, seconds):.0f} | | | |", flush=True)
        except Exception as wrong:  # noqa: BLE001 - a classic whose own needs are not installed is left out
            print(f"| PettingZoo `{name}` | not here: {type(wrong).__name__} | | | |")


def print_baselines(games: int, deep: int, processes: int) -> None:
    print("| environment | A | B | share of A | 95 % interval | games |")
    print("| --- | --- | --- | ---: | --- | ---: |")
    for game in system_ids():
        name = named(first_of(game))
        for pair in PAIRS:
            many = deep if pair[0].startswith("deep") else games
            if not many:
                continue
            bot(pair[0], game, 0, 0)
            equal = pair[0] == pair[1]
            told = summary(run(Plan(game, name.scenario, pair, many, swap=not equal), processes))
            share = (told.roles if equal else told.lines)[0].share
            span = f"{share.low:.1%} to {share.high:.1%}"
            print(
                f"| `{name.id}` | {pair[0]} | {pair[1]} | {share.value:.1%} | {span} | {many} |", flush=True
            )


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--steps", action="store_true", help="steps per second only")
    words.add_argument("--seconds", type=float, default=4.0, help="of each measurement")
    words.add_argument("--games", type=int, default=200, help="of each pairing")
    words.add_argument(
        "--deep", type=int, default=20, help="games with the bot that looks ahead; 0: none (20)"
    )
    words.add_argument("--processes", type=int, default=0, help="0: one per processor")
    typed = words.parse_args()
    if not typed.steps:
        print_baselines(typed.games, typed.deep, typed.processes)
        print()
    print_steps(typed.seconds)


if __name__ == "__main__":
    main()
