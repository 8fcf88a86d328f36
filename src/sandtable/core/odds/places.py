"""Places of a rule whose odds are worked out by stages, how they lead to one another, and distributions of counts."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.dice import Lots, SeededDice

DICE: Final = -1
END: Final = -2
OPEN: Final = -3
STEPS: Final = 65536  # in which a share is drawn


@final
class Fork:
    """Inside a stage: dice about to fall or a side about to choose (the policy's answer first), or the stage's end.

    An open one was not followed any more.
    """

    __slots__ = ("after", "chosen", "counts", "lost", "parts", "script", "side")

    def __init__(self) -> None:
        self.side = END
        self.chosen = 0  # the part that is best for whoever chooses
        self.parts = NO_PARTS
        self.counts = NO_COUNTS
        self.after = NO_PLACES  # what follows, side by side; nothing where the rule ends
        self.lost = 0.0  # how likely it is from here to come where nothing was followed
        self.script = NO_REPLIES  # those that lead to an open one from its place


@final
class Place:
    """A mark, and the stage that follows it."""

    __slots__ = (
        "best",
        "done",
        "following",
        "inner",
        "kept",
        "key",
        "lines",
        "lost",
        "past",
        "reach",
        "root",
        "script",
        "value",
    )

    def __init__(self, key: object, kept: object) -> None:
        self.key = key
        self.kept = kept
        self.inner = False  # a mark that can only be come to from where it was kept, by
        self.script = NO_REPLIES  # these replies, which count
        self.past = NO_COUNTS  # so much
        self.reach = 0.0  # how likely the policy is to come here, as far as known
        self.root = Fork()
        self.following: list[Place] = []  # where the stage leads
        self.done = False  # whether the stage has been run through
        self.lines: list[
            list[float]
        ] = []  # by count: probabilities of 0, 1, 2 … more from here, under the policy
        self.lost = 0.0  # how likely it is from here to come where nothing was followed
        self.best: list[list[float]] = []  # the same under best play
        self.value = 0.0  # what that is worth


# Never changed: there are very many forks, and most of them need none of these.
NO_PARTS: Final[list[tuple[float, Fork]]] = []
NO_PLACES: Final[list[Place]] = []
NO_COUNTS: Final[list[int]] = []
NO_REPLIES: Final[list[object]] = []


@final
class Walk:
    """One way through a rule: what was counted on it, and the distributions of what was not gone through singly.

    The dice of the rule are rolled; lots choose among ways that are known.
    """

    __slots__ = ("counts", "dice", "lots", "tail")

    def __init__(self, width: int, dice: SeededDice, lots: Lots) -> None:
        self.dice = dice
        self.lots = lots
        self.counts = [0] * width
        self.tail: list[list[float]] | None = None

    def share(self) -> float:
        """Anything from 0 to 1."""
        return self.lots.below(STEPS) / STEPS

    def count(self, counts: list[int]) -> None:
        for i in range(min(len(self.counts), len(counts))):
            self.counts[i] += counts[i]

    def ends_in(self, lines: list[list[float]]) -> None:
        tail = self.tail
        self.tail = lines if tail is None else joined(tail, lines)


def counted_since(counts: list[int], past: list[int]) -> list[int]:
    """What was counted, less what had been counted before."""
    return [counts[i] - (past[i] if i < len(past) else 0) for i in range(len(counts))]


def joined(one: list[list[float]], other: list[list[float]]) -> list[list[float]]:
    """The distributions of what two things count together that have nothing to do with one another."""
    lines: list[list[float]] = []
    for i in range(len(one)):
        line = one[i]
        if len(line) == 1 and line[0] == 1.0:
            lines.append(other[i])
            continue
        both = [0.0] * (len(line) + len(other[i]) - 1)
        for j in range(len(line)):
            p = line[j]
            if p > 0.0:
                k = j
                for q in other[i]:
                    both[k] += p * q
                    k += 1
        lines.append(both)
    return lines


def add(lines: list[list[float]], counts: list[int], p: float, following: list[list[float]] | None) -> None:
    """Adds, with probability p, so much of each count and whatever follows."""
    for i in range(len(lines)):
        line = lines[i]
        k = counts[i] if i < len(counts) else 0
        if following is None:
            while len(line) <= k:
                line.append(0.0)
            line[k] += p
            continue
        more = following[i]
        while len(line) < k + len(more):
            line.append(0.0)
        for q in more:
            line[k] += p * q
            k += 1


def add_line(line: list[float], other: list[float], p: float) -> None:
    """Adds so much of another distribution of the same count."""
    while len(line) < len(other):
        line.append(0.0)
    for k in range(len(other)):
        line[k] += p * other[k]


def any_lost(places: list[Place]) -> float:
    """How likely one of several places side by side leads to where nothing was followed."""
    kept = 1.0
    for place in places:
        kept *= 1.0 - place.lost
    return 1.0 - kept


def chosen_part(fork: Fork, at: float, out: bool) -> tuple[Fork, float]:
    """The way on from dice that `at` means, and what it means further on; only those that may lead there, or not."""
    left = at * (fork.lost if out else 1.0 - fork.lost)
    chosen = fork.parts[0][1]
    for q, part in fork.parts:
        weight = q * (part.lost if out else 1.0 - part.lost)
        if weight <= 0.0:
            continue
        chosen = part
        if left < weight:
            return part, left / weight
        left -= weight
    return chosen, 0.5  # by the last rounding
