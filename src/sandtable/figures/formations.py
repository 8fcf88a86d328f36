"""The formations in which units are set up: where each figure stands about the middle of its unit."""

from __future__ import annotations

from typing import Final

from sandtable.core.keeping import Kept
from sandtable.table import Point

BLOCK: Final = "block"
LINE: Final = "line"
COLUMN: Final = "column"
FORMATIONS: Final = (BLOCK, LINE, COLUMN)
SPACING: Final = 0.5  # inches between the bases of a formation

_offsets: Final = Kept[tuple[str, int, float, int, bool], list[Point]](256)


def ranks_of(columns: int, n: int, step: float) -> list[Point]:
    """Where figures stand about the middle of a formation so many columns wide, row by row; the last row is centred."""
    rows = (n + columns - 1) // columns
    spots: list[Point] = []
    for number in range(n):
        row, column = number // columns, number % columns
        in_row = min(columns, n - row * columns)
        spots.append(((column - (in_row - 1) / 2) * step, (row - (rows - 1) / 2) * step))
    return spots


def offsets_of(formation: str, n: int, step: float, block: int, from_middle: bool) -> list[Point]:
    """Where the figures of a formation stand about its middle; a block is so many wide.

    Row by row, or those nearest to the middle first.
    """
    key = (formation, n, step, block, from_middle)
    known = _offsets.get(key)
    if known is None:
        columns = n if formation == LINE else 1 if formation == COLUMN else block
        spots = ranks_of(columns, n, step)
        known = _offsets.keep(key, sorted(spots, key=_from_middle) if from_middle else spots)
    return known


def _from_middle(spot: Point) -> tuple[float, float, float]:
    x, y = spot
    return x * x + y * y, x, y
