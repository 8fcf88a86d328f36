"""Runs a plan over the processors of one machine.

A game depends on the plan and its number alone, so the outcome is the same however the games are dealt out.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.context import BaseContext

from sandtable.sim.bout import Outcome, play_bout
from sandtable.sim.plan import Plan, SimError, check_plan

BATCH_SECONDS = 0.25  # what one batch should take, so that handing it over costs nothing beside it
FIRST_BATCH = 4
# Libraries that start threads of their own: a forked child could inherit one of their locks, held for ever.
THREADED = ("polars", "ray", "uvloop")

Told = Callable[[list[Outcome]], None]


@dataclass
class Run:
    """What came of a plan: outcomes in the order of the games, and how long it took by the clock."""

    plan: Plan
    outcomes: list[Outcome] = field(default_factory=list)
    seconds: float = 0.0
    processes: int = 1
    interrupted: bool = False


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(plan: Plan, processes: int = 0, told: Told | None = None) -> Run:
    """Plays all games of a plan; `processes` 0 takes every processor. `told` hears of games as they end."""
    check_plan(plan)
    wanted = min(processes or processors(), plan.games)
    result = Run(plan, processes=wanted)
    began = time.perf_counter()
    try:
        batches = _here(plan) if wanted == 1 else _in_pool(plan, wanted)
        for batch in batches:
            result.outcomes.extend(batch)
            if told is not None:
                told(batch)
    except KeyboardInterrupt:
        result.interrupted = True
    except BrokenProcessPool as error:
        raise SimError(
            "a process of the simulation died; fewer games at once (--processes) may help"
        ) from error
    result.outcomes.sort(key=lambda outcome: outcome.number)
    result.seconds = time.perf_counter() - began
    return result


def _here(plan: Plan) -> Iterator[list[Outcome]]:
    with rare_collection():
        for number in range(plan.games):
            yield [play_bout(plan, number)]


def _in_pool(plan: Plan, processes: int) -> Iterator[list[Outcome]]:
    dealer = _Dealer(plan.games, processes)
    with ProcessPoolExecutor(processes, mp_context=chosen_context(), initializer=_settle_in) as pool:
        waiting: set[Future[tuple[list[Outcome], float]]] = set()
        try:
            while waiting or dealer.left():
                while dealer.left() and len(waiting) < 2 * processes:
                    waiting.add(pool.submit(_play, plan, dealer.deal()))
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    outcomes, seconds = future.result()
                    dealer.note(len(outcomes), seconds)
                    yield outcomes
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


class _Dealer:
    """Deals out games in batches that take about as long as wished, smaller ones towards the end."""

    def __init__(self, games: int, processes: int) -> None:
        self.games = games
        self.processes = processes
        self.next = 0
        self.size = FIRST_BATCH

    def left(self) -> int:
        return self.games - self.next

    def deal(self) -> range:
        fair = max(1, self.left() // (2 * self.processes))
        n = min(self.size, fair, self.left())
        self.next += n
        return range(self.next - n, self.next)

    def note(self, games: int, seconds: float) -> None:
        self.size = max(1, round(BATCH_SECONDS * games / max(seconds, 1e-6)))


def _play(plan: Plan, numbers: range) -> tuple[list[Outcome], float]:
    began = time.perf_counter()
    outcomes = [play_bout(plan, number) for number in numbers]
    return outcomes, time.perf_counter() - began


def _settle_in() -> None:
    """A worker's first act: what is loaded already will never be garbage, and games make little of it."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@contextmanager
def rare_collection() -> Iterator[None]:
    """The same for a while in this process."""
    before = gc.get_threshold()
    gc.set_threshold(50_000, 20, 100)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def chosen_context() -> BaseContext:
    """How workers are started: forked where that is safe, which is at once; spawned afresh where it is not.

    Forking is safe while this process has a single thread and no library with threads of its own is loaded.
    """
    forks = "fork" in multiprocessing.get_all_start_methods()
    alone = threading.active_count() == 1 and not any(name in sys.modules for name in THREADED)
    return multiprocessing.get_context("fork" if forks and alone and sys.platform == "linux" else "spawn")
