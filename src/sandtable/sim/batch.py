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
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.context import BaseContext
from typing import Self

from sandtable.core.amending import amended
from sandtable.sim.bout import Outcome, play_bout
from sandtable.sim.plan import Plan, SimError, check_plan
from sandtable.sim.stopping import Stop

BATCH_SECONDS = 0.25  # what one batch should take, so that handing it over costs nothing beside it
FIRST_BATCH = 4
# Libraries that start threads of their own: a forked child could inherit one of their locks, held for ever.
THREADED = ("polars", "ray", "uvloop")

Told = Callable[[list[Outcome]], None]
Dealt = Callable[[Plan, list[int]], Iterator[list[Outcome]]]


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


def run(
    plan: Plan,
    processes: int = 0,
    told: Told | None = None,
    stop: Stop | None = None,
    done: Sequence[Outcome] = (),
    dealt: Dealt | None = None,
) -> Run:
    """Plays the games of a plan; `processes` 0 takes every processor. `told` hears of games as they end.

    `stop` may end it early, `done` are games played before, `dealt` plays them elsewhere (sim/cluster.py).
    """
    with amended(plan.system, plan.amended):
        check_plan(plan)
    wanted = min(processes or processors(), plan.games)
    result = Run(plan, [outcome for outcome in done if outcome.number < plan.games], processes=wanted)
    order = _Order(stop)
    began = time.perf_counter()
    try:
        ended = order.take(result.outcomes)
        numbers = [] if ended else _still_to_play(result)
        wanted = min(wanted, max(1, len(numbers)))
        for batch in _batches(plan, numbers, wanted, dealt):
            result.outcomes.extend(batch)
            if told is not None:
                told(batch)
            if order.take(batch):
                break
    except KeyboardInterrupt:
        result.interrupted = True
    except BrokenProcessPool as error:
        raise SimError(
            "a process of the simulation died; fewer games at once (--processes) may help"
        ) from error
    if order.last is not None:
        result.outcomes = [outcome for outcome in result.outcomes if outcome.number <= order.last]
    result.outcomes.sort(key=lambda outcome: outcome.number)
    result.seconds = time.perf_counter() - began
    return result


def _still_to_play(result: Run) -> list[int]:
    have = {outcome.number for outcome in result.outcomes}
    return [number for number in range(result.plan.games) if number not in have]


def _batches(plan: Plan, numbers: list[int], processes: int, dealt: Dealt | None) -> Iterator[list[Outcome]]:
    if not numbers:
        return iter(())
    if dealt is not None:
        return dealt(plan, numbers)
    return _here(plan, numbers) if processes == 1 else _in_pool(plan, numbers, processes)


class _Order:
    """Hands outcomes to a rule for stopping in the order of the games, however they come in."""

    def __init__(self, stop: Stop | None) -> None:
        self.stop = stop
        self.next = 0
        self.waiting: dict[int, Outcome] = {}
        self.last: int | None = None  # the game after which it stopped

    def take(self, batch: Sequence[Outcome]) -> bool:
        """Takes outcomes in; True when the rule stops."""
        if self.stop is None:
            return False
        self.waiting |= {outcome.number: outcome for outcome in batch}
        while self.last is None and self.next in self.waiting:
            if self.stop.note(self.waiting.pop(self.next)):
                self.last = self.next
            self.next += 1
        return self.last is not None


def _here(plan: Plan, numbers: list[int]) -> Iterator[list[Outcome]]:
    with rare_collection(), amended(plan.system, plan.amended):
        for number in numbers:
            yield [play_bout(plan, number)]


def _in_pool(plan: Plan, numbers: list[int], processes: int) -> Iterator[list[Outcome]]:
    with Pool(processes) as pool:
        yield from pool.deal(plan, numbers)


class Pool:
    """The processes that play, started when they are first wanted and kept for the next run."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or processors()
        self.started: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        if self.started is not None:
            self.started.shutdown(wait=True, cancel_futures=True)
            self.started = None

    def deal(self, plan: Plan, numbers: list[int]) -> Iterator[list[Outcome]]:
        """Plays these games of a plan; batches come as they end, in any order."""
        if self.processes == 1:
            yield from _here(plan, numbers)
            return
        if self.started is None:
            context = chosen_context()
            self.started = ProcessPoolExecutor(self.processes, mp_context=context, initializer=_settle_in)
        dealer = Dealer(numbers, self.processes)
        waiting: set[Future[tuple[list[Outcome], float]]] = set()
        try:
            while waiting or dealer.left():
                while dealer.left() and len(waiting) < 2 * self.processes:
                    waiting.add(self.started.submit(play_batch, plan, dealer.deal()))
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    outcomes, seconds = future.result()
                    dealer.note(len(outcomes), seconds)
                    yield outcomes
        finally:
            for future in waiting:
                future.cancel()


class Dealer:
    """Deals out games in batches that take about as long as wished, smaller ones towards the end."""

    def __init__(self, numbers: list[int], processes: int, seconds: float = BATCH_SECONDS) -> None:
        self.numbers = numbers
        self.processes = processes
        self.seconds = seconds
        self.next = 0
        self.size = FIRST_BATCH

    def left(self) -> int:
        return len(self.numbers) - self.next

    def deal(self) -> list[int]:
        fair = max(1, self.left() // (2 * self.processes))
        n = min(self.size, fair, self.left())
        self.next += n
        return self.numbers[self.next - n : self.next]

    def note(self, games: int, seconds: float) -> None:
        self.size = max(1, round(self.seconds * games / max(seconds, 1e-6)))


def play_batch(plan: Plan, numbers: list[int]) -> tuple[list[Outcome], float]:
    """Plays some games of a plan, and says how long they took."""
    began = time.perf_counter()
    with amended(plan.system, plan.amended):
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
