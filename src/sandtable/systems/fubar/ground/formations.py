"""The formations in which units are set up: where each figure stands about the middle of its unit."""

from __future__ import annotations

from typing import Final

from sandtable.table import Point

FORMATIONS: Final = ("block", "line", "column")
SPACING: Final = 0.5  # inches between the bases of a formation

_offsets: dict[tuple[str, int, float], list[Point]] = {}


def formation_offsets(formation: str, n: int, step: float) -> list[Point]:
    """Where the figures of a formation stand about its middle, nearest first."""
    key = (formation, n, step)
    if key not in _offsets:
        _offsets[key] = _make_offsets(formation, n, step)
    return _offsets[key]


def _make_offsets(formation: str, n: int, step: float) -> list[Point]:
    columns = (
        n if formation == "line" else 1 if formation == "column" else (4 if n > 6 else 3 if n > 4 else n)
    )
    spots: list[tuple[float, float, float]] = []
    rows = (n + columns - 1) // columns
    for number in range(n):
        row, column = number // columns, number % columns
        in_row = min(columns, n - row * columns)
        x = (column - (in_row - 1) / 2) * step
        y = (row - (rows - 1) / 2) * step
        spots.append((x * x + y * y, x, y))
    return [(x, y) for _, x, y in sorted(spots)]
