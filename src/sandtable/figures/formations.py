"""The formations in which units are set up: where each figure stands about the middle of its unit."""

from __future__ import annotations

from typing import Final

from sandtable.table import Point

FORMATIONS: Final = ("block", "line", "column")
SPACING: Final = 0.5  # inches between the bases of a formation


def ranks_of(columns: int, n: int, step: float) -> list[Point]:
    """Where figures stand about the middle of a formation so many columns wide, row by row; the last row is centred."""
    rows = (n + columns - 1) // columns
    spots: list[Point] = []
    for number in range(n):
        row, column = number // columns, number % columns
        in_row = min(columns, n - row * columns)
        spots.append(((column - (in_row - 1) / 2) * step, (row - (rows - 1) / 2) * step))
    return spots
