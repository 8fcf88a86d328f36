"""Which two of two groups of bases to look at first."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.table.bases import Base
from sandtable.table.precision import ENDLESS


def pairs_nearest_first(group: Sequence[Base], others: Sequence[Base]) -> list[tuple[float, int, int]]:
    """All pairs (squared distance of centres, index, index), nearest first, ties by index."""
    pairs: list[tuple[float, int, int]] = []
    for i, a in enumerate(group):
        ax = a.x
        ay = a.y
        for j, b in enumerate(others):
            dx = b.x - ax
            dy = b.y - ay
            pairs.append((dx * dx + dy * dy, i, j))
    pairs.sort()
    return pairs


def facing_pair(group: Sequence[Base], others: Sequence[Base]) -> tuple[int, int]:
    """The figures of two units that stand towards each other: each nearest to the first figure of the other."""
    return _nearest_centre(group, others[0]), _nearest_centre(others, group[0])


def _nearest_centre(bases: Sequence[Base], to: Base) -> int:
    x = to.x
    y = to.y
    best = 0
    least = ENDLESS
    for index, base in enumerate(bases):
        dx = base.x - x
        dy = base.y - y
        apart = dx * dx + dy * dy
        if apart < least:
            least = apart
            best = index
    return best
