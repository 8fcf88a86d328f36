"""Which of some plans is best, by trials that cost: the worse half is dropped again and again, the first one never.

The same world number brings every plan the same luck, so plans are compared world by world.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from sandtable.ai.deep.thinking import Clock

GROWTH: Final = 2  # a round tries those left in so many times the worlds of the one before
SURE: Final = 1.96  # standard errors of an interval
SPREAD: Final = (
    0.25  # thought before there is more than one trial: that of a chance about which nothing is known
)

Trial = Callable[[int, int], float]
"""Tries a plan in a world: their numbers, and the chance that came out."""


class Trials:
    """What came out of the trials of one plan, world by world."""

    __slots__ = ("results",)

    def __init__(self) -> None:
        self.results: list[float] = []

    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0

    def interval(self) -> tuple[float, float]:
        """Where the chance lies, 19 times in 20."""
        middle = self.mean()
        room = SURE * error_of(self.results) if len(self.results) > 1 else 1.0
        return max(middle - room, 0.0), min(middle + room, 1.0)


def error_of(results: list[float]) -> float:
    """The standard error of a mean."""
    n = len(results)
    if n < 2:
        return SPREAD
    middle = sum(results) / n
    return sqrt(sum((result - middle) ** 2 for result in results) / (n - 1) / n)


def halve(trials: list[Trials], first: int, trial: Trial, clock: Clock) -> None:
    """Tries plans as long as the clock allows, and notes what comes out."""
    alive = list(range(len(trials)))
    worlds = first
    while True:
        start = min(len(trials[at].results) for at in alive)
        for n in range(
            start, worlds
        ):  # world by world, so that whenever time is up all have had the same luck
            for at in alive:
                if len(trials[at].results) > n:
                    continue
                if not clock.allows_another():
                    return
                trials[at].results.append(trial(at, n))
        ranked = sorted(alive, key=lambda at: -trials[at].mean())
        alive = ranked[: max(2, (len(ranked) + 1) // 2)]
        if 0 not in alive:
            alive[-1] = 0
        alive.sort()
        worlds *= GROWTH


def chosen(trials: list[Trials], evidence: float, least: int) -> int:
    """The first plan, unless another one is better by so many standard errors in enough worlds both were tried in."""
    best, most = 0, 0.0
    for at in range(1, len(trials)):
        pairs = list(zip(trials[at].results, trials[0].results, strict=False))
        if len(pairs) < least:
            continue
        gaps = [mine - first for mine, first in pairs]
        gap = sum(gaps) / len(gaps)
        if gap > most and gap > evidence * error_of(gaps):
            best, most = at, gap
    return best
