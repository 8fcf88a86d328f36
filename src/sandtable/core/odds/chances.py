"""Distributions as they are shown: of one thing (Odds), and of several counts at once (Tallies)."""

from __future__ import annotations

from typing import final

from sandtable.core.preview import OddsLine
from sandtable.core.wire import Message


class Odds:
    """A distribution: label → probability. `error` is the half width of a 95 % interval when sampled.

    `asked` says whether somebody chooses on the way: then the odds hold for the policy, and `best` for best play
    (None where it was not looked for, or would have cost more than the budget).
    """

    __slots__ = ("asked", "best", "chances", "error", "exact", "runs")

    def __init__(
        self,
        chances: dict[str, float],
        exact: bool,
        error: float,
        runs: int,
        asked: bool = False,
        best: dict[str, float] | None = None,
    ) -> None:
        self.chances = chances
        self.exact = exact
        self.error = error
        self.runs = runs
        self.asked = asked
        self.best = best

    @property
    def classes(self) -> list[tuple[str, float]]:
        """Labels and probabilities, numbers in order, then words in order."""
        return in_order(self.chances)

    @property
    def best_classes(self) -> list[tuple[str, float]] | None:
        """The same for best play; None where it makes no difference or was not looked for."""
        best = self.best
        if best is None or alike(best, self.chances):
            return None
        return in_order(best)

    def of(self, label: str) -> float:
        """The probability of one label."""
        return self.chances.get(label, 0.0)

    def line(
        self, title: Message, policy: Message | None = None, assuming: Message | None = None
    ) -> OddsLine:
        """The odds for a preview; the policy is named only where somebody chooses on the way."""
        said = policy if self.asked else None
        return OddsLine(title, self.classes, self.exact, self.error, said, self.best_classes, assuming)


def in_order(chances: dict[str, float]) -> list[tuple[str, float]]:
    """Labels and probabilities, numbers in order, then words in order."""
    return sorted(chances.items(), key=label_order)


def label_order(entry: tuple[str, float]) -> tuple[int, float, str]:
    """Sorts numbers before words."""
    label = entry[0]
    digits = label.removeprefix("-")
    return (0, float(label), "") if digits.isdigit() else (1, 0.0, label)


def alike(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two distributions are the same to all who read them."""
    for label in [*one, *other]:
        if abs(one.get(label, 0.0) - other.get(label, 0.0)) > 1e-9:
            return False
    return True


@final
class Tallies:
    """Distributions of several counts, and how far each may be off: by what was not followed, or by its sample."""

    __slots__ = ("asked", "best", "error", "errors", "lines", "runs")

    def __init__(
        self,
        lines: list[list[float]],
        errors: list[float],
        runs: int,
        asked: bool,
        best: list[list[float]] | None = None,
    ) -> None:
        self.lines = lines
        self.errors = errors
        self.error = max(errors, default=0.0)
        self.runs = runs
        self.asked = asked
        self.best = best

    def mean(self, count: int) -> float:
        """How many are to be expected."""
        return sum(k * p for k, p in enumerate(self.lines[count]))

    def odds(self, count: int, labels: list[str] | None = None) -> Odds:
        """One count as odds; the labels are the numbers unless others are given."""
        best = self.best
        return Odds(
            _labelled(self.lines[count], labels),
            self.errors[count] == 0.0,
            self.errors[count],
            self.runs,
            self.asked,
            _labelled(best[count], labels) if best is not None else None,
        )


def _labelled(line: list[float], labels: list[str] | None) -> dict[str, float]:
    chances: dict[str, float] = {}
    for k, p in enumerate(line):
        if p > 0.0:
            chances[str(k) if labels is None else labels[k]] = p
    return chances
