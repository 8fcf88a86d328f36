"""Many figures turned at once towards roles at one half: simultaneous perturbation (Spall 1992, 1998).

Every step plays twice, with all figures pushed a little one way and the other by lot, and the same dice: however many
figures there are, a step costs two measurements. Figures live on a scale from 0 to 1, the ends of their ranges.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sandtable.sim.plan import derived

ALPHA, GAMMA = 0.602, 0.101  # how fast steps and pushes shrink: Spall's own figures for practice
PUSH = 0.12  # of a range; never less than what a whole step of the figure takes
FIRST_MOVE = 0.15  # of a range: what the first steps may move a figure
MOST_MOVE = 0.2
LAST = 3  # the last third of the way is averaged: single steps are noise

Place = tuple[float, ...]  # a figure each, 0 to 1
Measured = Callable[[Place, int], tuple[Place, float]]
"""Plays at a place, with the dice of a step: where it really was played (figures have steps), and the share."""


@dataclass(frozen=True)
class Step:
    """One step on the way: where it stood, and the shares on both sides of it."""

    at: Place
    up: float
    down: float

    @property
    def share(self) -> float:
        """What the place between them was worth."""
        return (self.up + self.down) / 2


@dataclass(frozen=True)
class Way:
    """The steps, and the place they lead to."""

    steps: tuple[Step, ...]
    end: Place


class Walker:
    """Walks towards shares of one half. `grain` is the least push of each figure, `pull` draws it to its beginning."""

    def __init__(
        self, begin: Place, grain: Sequence[float], measured: Measured, steps: int, seed: int, pull: float
    ) -> None:
        self.begin = begin
        self.push = [max(PUSH, each) for each in grain]
        self.measured = measured
        self.count = steps
        self.seed = seed
        self.pull = pull
        self.gain = 0.0  # set by the first slope that is seen

    def walk(self) -> Way:
        """All steps; a figure that nobody can see to matter stays where it began."""
        here = self.begin
        steps: list[Step] = []
        passed: list[Place] = []
        for number in range(self.count):
            step, slope = self._look(here, number)
            steps.append(step)
            here = self._moved(here, slope, number)
            passed.append(here)
        last = passed[-max(1, len(passed) // LAST) :]
        end = tuple(sum(place[k] for place in last) / len(last) for k in range(len(here)))
        return Way(tuple(steps), end)

    def _look(self, here: Place, number: int) -> tuple[Step, list[float]]:
        signs = [1.0 if derived(self.seed, number, f"push {k}") % 2 else -1.0 for k in range(len(self.begin))]
        size = (number + 1) ** -GAMMA
        shares: list[float] = []
        played: list[Place] = []
        for way in (1.0, -1.0):
            there = tuple(
                _within(_within(x, push * size) + way * sign * push * size)
                for x, sign, push in zip(here, signs, self.push, strict=True)
            )
            where, share = self.measured(there, number)
            played.append(where)
            shares.append(share)
        # (a - 1/2)² - (b - 1/2)²: the slope of the loss, by the distances that were really played.
        rise = (shares[0] - shares[1]) * (shares[0] + shares[1] - 1.0)
        slope = [
            (rise / (up - down) if up != down else 0.0) + 2.0 * self.pull * (x - begun)
            for up, down, x, begun in zip(played[0], played[1], here, self.begin, strict=True)
        ]
        return Step(here, shares[0], shares[1]), slope

    def _moved(self, here: Place, slope: list[float], number: int) -> Place:
        steep = max((abs(each) for each in slope), default=0.0)
        settle = 0.1 * self.count + 1.0
        if self.gain == 0.0 and steep > 0.0:
            self.gain = FIRST_MOVE / steep * settle**ALPHA
        rate = self.gain / (number + settle) ** ALPHA
        return tuple(
            _within(x - max(-MOST_MOVE, min(MOST_MOVE, rate * each)))
            for x, each in zip(here, slope, strict=True)
        )


def _within(value: float, edge: float = 0.0) -> float:
    return max(edge, min(1.0 - edge, value))
