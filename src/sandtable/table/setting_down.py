"""Setting a unit down: places spread over where it may stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.keeping import Kept
from sandtable.table.precision import Point

Box = tuple[float, float, float, float]

_spreads: Final = Kept[tuple[tuple[Box, ...], float, float, float, float, float, float], list[Point]](256)
"""Places spread over boxes: the zones of a scenario are the same in every game."""


_EXACT: Final = 1e-6
"""What floating numbers may be wrong by."""


def spread_over(
    boxes: Sequence[Box],
    across: float,
    down: float,
    width: float,
    depth: float,
    margin: float,
    inset: float = 0.0,
) -> list[Point]:
    """Middles at which something so wide and deep stands in the boxes, `inset` from their edges, `margin` apart.

    Those towards the middle of the table, `across` by `down`, come first.
    """
    key = (tuple(boxes), across, down, width, depth, margin, inset)
    known = _spreads.get(key)
    if known is None:
        known = _spreads.keep(key, _made(boxes, across, down, width, depth, margin, inset))
    return known


def _made(
    boxes: Sequence[Box],
    across: float,
    down: float,
    width: float,
    depth: float,
    margin: float,
    inset: float,
) -> list[Point]:
    by_distance: list[tuple[float, float, float]] = []
    cx, cy = across / 2, down / 2
    for left, top, right, bottom in boxes:
        for x in _steps(left + width / 2 + inset, right - width / 2 - inset, width + margin):
            for y in _steps(top + depth / 2 + inset, bottom - depth / 2 - inset, depth + margin):
                by_distance.append(((x - cx) ** 2 + (y - cy) ** 2, x, y))
    return [_on_grid(x, y, boxes, width, depth) for _, x, y in sorted(by_distance)]


def _on_grid(x: float, y: float, boxes: Sequence[Box], width: float, depth: float) -> Point:
    """A middle rounded to hundredths; where that lets it stick out of its box by a hair, rounded the other way."""
    px, py = round(x, 2), round(y, 2)
    for left, top, right, bottom in boxes:
        if left + width / 2 <= x <= right - width / 2 and top + depth / 2 <= y <= bottom - depth / 2:
            return (
                _within(px, left + width / 2, right - width / 2),
                _within(py, top + depth / 2, bottom - depth / 2),
            )
    return px, py


def _within(value: float, least: float, most: float) -> float:
    """The nearest hundredth between two limits to one that is at most one beyond them."""
    if value < least - _EXACT:
        return round(value + 0.01, 2)
    return round(value - 0.01, 2) if value > most + _EXACT else value


def _steps(least: float, most: float, step: float) -> list[float]:
    """Evenly spaced values over a stretch, both ends among them."""
    if most <= least:
        return [(least + most) / 2]
    n = int((most - least) / step) + 1
    return [least + (most - least) * k / n for k in range(n + 1)]
