"""Few figures with few values: an evolution led by a bandit over n-tuples (Kunanusont, Lucas and Perez 2017).

What is kept is not how good a place was but the share it showed: a share of one half is a mean of games, and no single
game shows it. Single values, pairs of values and whole places each remember the shares of the games they were in;
a place nobody has played is judged by its values and pairs, held back where few games stand behind them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log, sqrt

from sandtable.sim.plan import derived

CURIOSITY = 0.12  # what a place that nobody knows is worth beside one at one half
NEIGHBOURS = 40  # places looked at before the next one is played
HELD_BACK = 1.0  # measurements that agree with everything else, added to each tuple
SWEEPS = 4  # until values that were mostly played together share what they did

Place = tuple[int, ...]  # the number of a value for each figure
Tuple = tuple[tuple[int, int], ...]  # figures with their values
Measured = Callable[[Place, int], float]  # plays at a place, with the dice of a step: the share


@dataclass
class Memory:
    """The places that were played with their shares, and what their values and pairs of values make of them."""

    played: list[tuple[Place, float]] = field(default_factory=list)
    counts: dict[Tuple, int] = field(default_factory=dict)
    effects: dict[Tuple, float] = field(default_factory=dict)
    mean: float = 0.5

    def note(self, place: Place, share: float) -> None:
        """Takes a measurement in and works the effects out afresh."""
        self.played.append((place, share))
        for each in tuples_of(place):
            self.counts[each] = self.counts.get(each, 0) + 1
        self.mean = sum(share for _, share in self.played) / len(self.played)
        self.effects = {}
        rest = [share - self.mean for _, share in self.played]
        for _ in range(SWEEPS):
            for figure in range(len(place)):
                rest = self._explained(rest, [figure])
        for size in _sizes(len(place))[1:]:
            for figures in combinations(range(len(place)), size):
                rest = self._explained(rest, figures)

    def _explained(self, rest: list[float], figures: Sequence[int]) -> list[float]:
        """Lets these figures explain what is left, beside all others; what is left then."""
        own = [tuple((k, place[k]) for k in figures) for place, _ in self.played]
        left = [each + self.effects.get(key, 0.0) for each, key in zip(rest, own, strict=True)]
        totals: dict[Tuple, float] = {}
        for key, each in zip(own, left, strict=True):
            totals[key] = totals.get(key, 0.0) + each
        for key, total in totals.items():
            self.effects[key] = total / (self.counts[key] + HELD_BACK)
        return [each - self.effects[key] for each, key in zip(left, own, strict=True)]

    def share(self, place: Place) -> float:
        """What a place is thought to show."""
        return self.mean + sum(self.effects.get(each, 0.0) for each in tuples_of(place))

    def unknown(self, place: Place) -> float:
        """How little is known of a place: 0 much, 1 and above nothing."""
        seen = log(1.0 + len(self.played))
        parts = [sqrt(seen / (self.counts.get(each, 0) + 0.5)) for each in tuples_of(place)]
        return sum(parts) / len(parts)

    def worth(self, place: Place, curiosity: float) -> float:
        """How promising a place is: near one half, or unknown."""
        return -abs(self.share(place) - 0.5) + curiosity * self.unknown(place)


def _sizes(figures: int) -> list[int]:
    return sorted({1, min(2, figures), figures})


def tuples_of(place: Place) -> list[Tuple]:
    """The values of a place one by one, in pairs, and all together."""
    singles = list(enumerate(place))
    return [each for n in _sizes(len(place)) for each in combinations(singles, n)]


@dataclass(frozen=True)
class Climb:
    """What was played in which order, and the place that came closest by all that is known."""

    memory: Memory
    end: Place


def climb(begin: Place, sizes: Sequence[int], measured: Measured, steps: int, seed: int) -> Climb:
    """Plays `steps` measurements, each at the most promising neighbour of the one before."""
    memory = Memory()
    here = begin
    for number in range(steps):
        memory.note(here, measured(here, number))
        near = [_mutated(here, sizes, seed, number, k) for k in range(NEIGHBOURS)]
        here = max(near, key=lambda place: memory.worth(place, CURIOSITY))
    tried = sorted({place for place, _ in memory.played})
    return Climb(memory, max(tried, key=lambda place: _sure(memory, place, begin)))


def _sure(memory: Memory, place: Place, begin: Place) -> tuple[float, int]:
    """Best at the end: near one half and well known; of equals the one that changes least."""
    changed = sum(1 for one, other in zip(place, begin, strict=True) if one != other)
    return round(memory.worth(place, -CURIOSITY / 4), 9), -changed


def _mutated(here: Place, sizes: Sequence[int], seed: int, number: int, copy: int) -> Place:
    """One figure another, and each of the rest with a chance of one in as many as there are."""
    n = len(sizes)
    sure = derived(seed, number, f"figure {copy}") % n
    place: list[int] = []
    for k, size in enumerate(sizes):
        lot = derived(seed, number, f"value {copy} {k}")
        turned = k == sure or derived(seed, number, f"turn {copy} {k}") % n == 0
        place.append((here[k] + 1 + lot % (size - 1)) % size if turned and size > 1 else here[k])
    return tuple(place)
