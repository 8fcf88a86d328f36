"""The formations in which units are set up: where each figure stands about the middle of its unit."""

from __future__ import annotations

from typing import Final

from sandtable.table import Point

FORMATIONS: Final = ("block", "line", "column")
SPACING: Final = 0.5  # inches between the bases of a formation

_offsets: dict[str, list[Point]] = {}


def formation_offsets(formation: str, n: int, step: float) -> list[Point]:
    """Where the figures of a formation stand about its middle, row by row."""
    key = f"{formation} {n} {step}"
    if key not in _offsets:
        _offsets[key] = _make_offsets(formation, n, step)
    return _offsets[key]


def columns_of(formation: str, n: int) -> int:
    """How many stand side by side; blocks are three deep at most, so that they fit a deployment strip."""
    if formation == "line":
        return n
    if formation == "column":
        return 1
    return n if n < 4 else max((n + 2) // 3, 3)


def _make_offsets(formation: str, n: int, step: float) -> list[Point]:
    columns = columns_of(formation, n)
    rows = (n + columns - 1) // columns
    spots: list[Point] = []
    for number in range(n):
        row, column = number // columns, number % columns
        in_row = min(columns, n - row * columns)
        spots.append(((column - (in_row - 1) / 2) * step, (row - (rows - 1) / 2) * step))
    return spots
