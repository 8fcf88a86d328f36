"""Logistic regression with a ridge, by Newton's method: few games, some dozens of things that may matter.

Rows are sparse: a game names what was brought to it and nothing else. No library is needed for that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

STEPS = 25
CLOSE = 1e-8
FOLDS = 5
RIDGES = (0.3, 1.0, 3.0, 10.0, 30.0, 100.0)
"""How strongly weights may be held to 0; which of them is decided by games that were left out."""


@dataclass(frozen=True)
class Game:
    """One observation: what speaks for the first side by its number, what the result was, and how much it counts."""

    features: tuple[tuple[int, float], ...]
    score: float
    round: int = 0


def chance(weights: Sequence[float], game: Game) -> float:
    """How likely the first side is to win."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, sum(weights[at] * value for at, value in game.features)))))


def fit(
    games: Sequence[Game],
    size: int,
    ridge: Sequence[float],
    counts: Sequence[float] | None = None,
    start: Sequence[float] | None = None,
    steps: int = STEPS,
) -> list[float]:
    """The weights that explain the results best; `ridge` holds each of them to 0, `counts` weighs the games."""
    weights = list(start) if start is not None else [0.0] * size
    for _ in range(steps):
        slope, curve = _slopes(games, weights, ridge, counts)
        step = solved(curve, slope)
        # A leap further than this is where the data are nearly separated: go there in parts.
        far = max((abs(each) for each in step), default=0.0)
        shrink = min(1.0, 4.0 / far) if far else 0.0
        for at in range(size):
            weights[at] += shrink * step[at]
        if far * shrink < CLOSE:
            break
    return weights


def _slopes(
    games: Sequence[Game], weights: Sequence[float], ridge: Sequence[float], counts: Sequence[float] | None
) -> tuple[list[float], list[list[float]]]:
    """The slope of the penalised likelihood, and its curvature with the sign turned."""
    size = len(weights)
    slope = [-ridge[at] * weights[at] for at in range(size)]
    curve = [[0.0] * size for _ in range(size)]
    for at in range(size):
        curve[at][at] = ridge[at]
    for number, game in enumerate(games):
        count = 1.0 if counts is None else counts[number]
        if count:
            p = chance(weights, game)
            gap, spread = count * (game.score - p), count * p * (1.0 - p)
            for at, value in game.features:
                slope[at] += gap * value
                row, weighed = curve[at], spread * value
                for other, second in game.features:
                    row[other] += weighed * second
    return slope, curve


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a symmetric positive system, by Cholesky's root; a row of nothing gives 0."""
    size = len(right)
    root = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - sum(root[i][k] * root[j][k] for k in range(j))
            if i == j:
                root[i][i] = sqrt(rest) if rest > 1e-12 else 0.0
            else:
                root[i][j] = rest / root[j][j] if root[j][j] else 0.0
    half = [0.0] * size
    for i in range(size):
        rest = right[i] - sum(root[i][k] * half[k] for k in range(i))
        half[i] = rest / root[i][i] if root[i][i] else 0.0
    out = [0.0] * size
    for i in reversed(range(size)):
        rest = half[i] - sum(root[k][i] * out[k] for k in range(i + 1, size))
        out[i] = rest / root[i][i] if root[i][i] else 0.0
    return out


def surprise(games: Sequence[Game], weights: Sequence[float]) -> float:
    """How badly weights foretell results: the mean log loss."""
    total = 0.0
    for game in games:
        p = min(max(chance(weights, game), 1e-9), 1 - 1e-9)
        total -= game.score * log(p) + (1 - game.score) * log(1 - p)
    return total / max(1, len(games))


def best_ridge(games: Sequence[Game], size: int, held: Sequence[bool]) -> float:
    """The ridge by which games that were left out are foretold best; `held` says which weights it is for."""
    best, least = RIDGES[-1], float("inf")
    for strength in RIDGES:
        ridge = [strength if each else 1e-6 for each in held]
        total = 0.0
        for fold in range(FOLDS):
            known = [game for game in games if game.round % FOLDS != fold]
            weights = fit(known, size, ridge)
            left_out = [game for game in games if game.round % FOLDS == fold]
            total += surprise(left_out, weights) * len(left_out)
        if total < least:
            best, least = strength, total
    return best
