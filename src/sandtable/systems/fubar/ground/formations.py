"""How many of a unit stand side by side in each formation it is set up in."""

from __future__ import annotations

from sandtable.figures.formations import ranks_of
from sandtable.table import Point

_offsets: dict[tuple[str, int, float], list[Point]] = {}


def formation_offsets(formation: str, n: int, step: float) -> list[Point]:
    """Where the figures of a formation stand about its middle, nearest first."""
    key = (formation, n, step)
    if key not in _offsets:
        _offsets[key] = sorted(ranks_of(columns_of(formation, n), n, step), key=_from_middle)
    return _offsets[key]


def columns_of(formation: str, n: int) -> int:
    """How many stand side by side; blocks are four wide at most."""
    if formation == "line":
        return n
    if formation == "column":
        return 1
    if n > 6:
        return 4
    return 3 if n > 4 else n


def _from_middle(spot: Point) -> tuple[float, float, float]:
    x, y = spot
    return x * x + y * y, x, y
