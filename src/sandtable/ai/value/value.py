"""The win chance of every side in a position: a softmax over what the numbers of each party are worth.

With two parties that is a logistic of the difference, so that what one gains the other loses. The weights are data
(`<system>.json`, with the record of their training); `tools/value_fit.py` makes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from math import exp
from typing import Final

import msgspec

from sandtable.ai.value.weights import Weights
from sandtable.core.game import Game
from sandtable.core.measures import Measures
from sandtable.core.state import Result

LATE: Final = 0.15  # points count the more the less of the game is left: by one over what is left and this


class Value:
    """Win chances in positions of one game."""

    __slots__ = ("ahead", "early", "late", "names", "now")

    def __init__(self, weights: Weights) -> None:
        self.names = weights.names
        self.now = weights.now
        self.early = weights.early
        self.late = weights.late
        self.ahead = weights.ahead

    def chances(self, measures: Measures) -> list[float]:
        """The win chance of every party; together they are 1."""
        if list(measures.names) != self.names:
            raise LookupError("these weights were learned for other numbers: fit them again")
        scores = [self._score(row, measures.left) for row in measures.rows]
        self._count_lead(scores, measures)
        most = max(scores)
        shares = [exp(score - most) for score in scores]
        total = sum(shares)
        return [share / total for share in shares]

    def _score(self, row: Sequence[float], left: float) -> float:
        score = self.late * row[0] / (LATE + left)
        for at, number in enumerate(row):
            if number:
                score += number * (self.now[at] + self.early[at] * left)
        return score

    def _count_lead(self, scores: list[float], measures: Measures) -> None:
        """However small a lead is, it wins: half of what that is worth to whoever leads, and against the others."""
        points = [row[0] for row in measures.rows]
        most = max(points)
        if points.count(most) == 1:
            half = self.ahead / (LATE + measures.left) / 2.0
            for party, point in enumerate(points):
                scores[party] += half if point == most else -half

    def of(self, game: Game, side: int) -> float:
        """The win chance of a side in a game as it stands: what it got, where the game is over; a draw is a half."""
        result = game.result
        if result is not None:
            return share_of(result, side)
        measures = game.system.measures(game.state)
        if measures is None:
            raise LookupError(f"{game.system.id} gives no numbers to value a position by")
        return self.chances(measures)[measures.of_side[side]]


def share_of(result: Result, side: int) -> float:
    """1 for a win, 0 for a loss, the same for everybody in a draw; allies have equal points and win together."""
    if result.winner < 0:
        return 1.0 / max(len(result.points), 2)
    if result.winner == side:
        return 1.0
    points = result.points
    both = result.winner < len(points) and side < len(points)
    return 1.0 if both and len(points) > 2 and points[result.winner] == points[side] else 0.0


_values: dict[str, Value | None] = {}


def value_of(system_id: str) -> Value | None:
    """The learned win chance of a system; None where nobody has learned it."""
    if system_id not in _values:
        file = resources.files("sandtable.ai.value") / f"{system_id}.json"
        fitted = file.is_file()
        _values[system_id] = Value(msgspec.json.decode(file.read_bytes(), type=Weights)) if fitted else None
    return _values[system_id]
