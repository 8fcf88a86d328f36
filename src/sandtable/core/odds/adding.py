"""Adds up what a trial counts over all the stages that were followed: under the policy, and under best play."""

from __future__ import annotations

from typing import final

from sandtable.core.odds.places import DICE, END, OPEN, Fork, Place, add, any_lost, joined
from sandtable.core.odds.trial import Trial


@final
class Sums:
    """Sums over the places of a trial, of which so many counts are shown; those that follow come first."""

    __slots__ = ("together", "trial", "width")

    def __init__(self, trial: Trial, width: int) -> None:
        self.trial = trial
        self.width = width
        self.together: dict[tuple[int, ...], list[list[float]]] = {}

    def add_up(self, place: Place, known: bool = False) -> None:
        """The distributions from a place on when questions are answered by the policy.

        Where nothing was followed nothing more is counted; with `known` such ways are left away altogether.
        """
        place.lines = [[0.0] for _ in range(self.width)]
        if place.done:
            place.lost = self._gather(place, place.root, 1.0, known)
            return
        place.lost = 1.0
        if not known:
            for line in place.lines:
                line[0] = 1.0

    def _gather(self, place: Place, fork: Fork, p: float, known: bool) -> float:
        """Adds what follows a fork to its place; how likely it is from the fork to come where nothing was followed."""
        lost = 0.0
        if fork.side == END:
            after = fork.after
            if after:
                add(place.lines, fork.counts, p, self._together(after, False))
                lost = after[0].lost if len(after) == 1 else any_lost(after)
            else:
                add(place.lines, fork.counts, p, None)
        elif fork.side == OPEN:
            lost = 1.0
            if not known:
                add(place.lines, [0] * self.width, p, None)
        elif fork.side == DICE:
            for q, part in fork.parts:
                lost += q * self._gather(place, part, p * q, known)
        else:
            lost = self._gather(place, fork.parts[0][1], p, known)
        fork.lost = lost
        return lost

    def _together(self, places: list[Place], best: bool) -> list[list[float]] | None:
        """What follows, when it is several things side by side: all of them together."""
        if not places:
            return None
        first = places[0].best if best else places[0].lines
        if len(places) == 1:
            return first
        key = (int(best), *(id(place) for place in places))
        sums = self.together.get(key)
        if sums is None:
            rest = self._together(places[1:], best)
            sums = joined(first, rest) if rest is not None else first
            self.together[key] = sums
        return sums

    def solve(self, place: Place, side: int) -> None:
        """Best play from a place on: its distributions and its worth."""
        place.best = [[0.0] for _ in range(self.width)]
        place.value = self._best(place.root, side)
        self._take(place, place.root, 1.0)

    def _best(self, fork: Fork, side: int) -> float:
        """The worth of a fork when everybody chooses what is best for him; what is chosen is noted."""
        if fork.side == END:
            return self.trial.worth(fork.counts) + sum(after.value for after in fork.after)
        if fork.side == DICE:
            value = 0.0
            for q, part in fork.parts:
                value += q * self._best(part, side)
            return value
        sign = 1.0 if fork.side == side else -1.0
        best = self._best(fork.parts[0][1], side)
        fork.chosen = 0
        for i in range(1, len(fork.parts)):
            other = self._best(fork.parts[i][1], side)
            if sign * other > sign * best + 1e-12:
                best = other
                fork.chosen = i
        return best

    def _take(self, place: Place, fork: Fork, p: float) -> None:
        if fork.side == END:
            add(place.best, fork.counts, p, self._together(fork.after, True))
        elif fork.side == DICE:
            for q, part in fork.parts:
                self._take(place, part, p * q)
        else:
            self._take(place, fork.parts[fork.chosen][1], p)
