"""How many of a unit stand side by side in each formation it is set up in."""

from __future__ import annotations

from sandtable.figures.formations import offsets_of
from sandtable.table import Point


def formation_offsets(formation: str, n: int, step: float) -> list[Point]:
    """Where the figures of a formation stand about its middle, nearest first; blocks are four wide at most."""
    return offsets_of(formation, n, step, 4 if n > 6 else 3 if n > 4 else n, from_middle=True)
