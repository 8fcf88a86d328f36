"""How many of a unit stand side by side in each formation it is set up in."""

from __future__ import annotations

from sandtable.figures.formations import ranks_of
from sandtable.table import Point

_offsets: dict[str, list[Point]] = {}


def formation_offsets(formation: str, n: int, step: float) -> list[Point]:
    """Where the figures of a formation stand about its middle, row by row."""
    key = f"{formation} {n} {step}"
    if key not in _offsets:
        _offsets[key] = ranks_of(columns_of(formation, n), n, step)
    return _offsets[key]


def columns_of(formation: str, n: int) -> int:
    """How many stand side by side; blocks are three deep at most, so that they fit a deployment strip."""
    if formation == "line":
        return n
    if formation == "column":
        return 1
    return n if n < 4 else max((n + 2) // 3, 3)
