"""How many of a unit stand side by side in each formation it is set up in."""

from __future__ import annotations

from sandtable.figures.formations import offsets_of
from sandtable.table import Point


def formation_offsets(formation: str, n: int, step: float) -> list[Point]:
    """Where the figures of a formation stand about its middle, row by row.

    Blocks are three deep at most, so that they fit a deployment strip.
    """
    return offsets_of(formation, n, step, n if n < 4 else max((n + 2) // 3, 3), from_middle=False)
