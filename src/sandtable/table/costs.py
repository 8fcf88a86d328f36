"""What a path costs over terrain: lengths inside pieces and kinds, and lengths with factors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from sandtable.table.crossing import spans
from sandtable.table.precision import Point
from sandtable.table.terrain import Piece


def path_cost(pieces: Sequence[Piece], path: Sequence[Point], multipliers: Mapping[str, float]) -> float:
    """The path's length with every stretch inside terrain multiplied by its kind's factor.

    Kinds that are not listed cost nothing extra; where pieces overlap the dearest counts.
    """
    total = 0.0
    for i in range(1, len(path)):
        total += leg_cost(pieces, path[i - 1], path[i], multipliers)
    return total


def leg_cost(pieces: Sequence[Piece], a: Point, b: Point, multipliers: Mapping[str, float]) -> float:
    """The cost of one straight leg."""
    length = sqrt((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1]))
    mean = 0.0
    for low, high, factor in stretches(pieces, a, b, multipliers):
        mean += (high - low) * factor
    return mean * length


def affordable(
    pieces: Sequence[Piece], a: Point, b: Point, allowance: float, multipliers: Mapping[str, float]
) -> float:
    """How far along the leg from a to b the allowance carries, at most to its end."""
    length = sqrt((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1]))
    left = allowance
    for low, high, factor in stretches(pieces, a, b, multipliers):
        price = (high - low) * length * factor
        if price > left:
            return low * length + left / factor
        left -= price
    return length


def stretches(
    pieces: Sequence[Piece], a: Point, b: Point, multipliers: Mapping[str, float]
) -> list[tuple[float, float, float]]:
    """The leg cut where its cost changes: (from share, to share, dearest factor there)."""
    dear: list[tuple[float, float, float]] = []
    marks: list[float] = [0.0, 1.0]
    for piece in pieces:
        factor = multipliers.get(piece.kind, 1.0)
        if factor == 1.0:
            continue
        inside = spans(piece, a[0], a[1], b[0], b[1])
        for i in range(0, len(inside), 2):
            dear.append((inside[i], inside[i + 1], factor))
            marks.append(inside[i])
            marks.append(inside[i + 1])
    marks.sort()
    cut: list[tuple[float, float, float]] = []
    for i in range(1, len(marks)):
        low, high = marks[i - 1], marks[i]
        if high > low:
            middle = (low + high) * 0.5
            here = [factor for enter, leave, factor in dear if enter <= middle <= leave]
            cut.append((low, high, max(here) if here else 1.0))
    return cut
