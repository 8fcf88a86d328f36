"""Points spread evenly over a part of the table, for squads that look for a place."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from sandtable.table import Point, quantize_point, rounded

KEPT: Final = 200  # spreads that are remembered

_middles: dict[tuple[tuple[tuple[float, float, float, float], ...], float, float, float], list[Point]] = {}

_compasses: dict[int, list[Point]] = {}


def middles(
    boxes: tuple[tuple[float, float, float, float], ...], cx: float, cy: float, stride: float
) -> list[Point]:
    """Points spread over boxes, nearest to the middle first; remembered, since most zones and squads are alike."""
    key = (boxes, cx, cy, stride)
    known = _middles.get(key)
    if known is None:
        ranked: list[tuple[float, float, float]] = []
        for left, bottom, right, top in boxes:
            for x in steps(left, right, stride):
                for y in steps(bottom, top, stride):
                    ranked.append((round((x - cx) ** 2 + (y - cy) ** 2, 3), x, y))
        ranked.sort()
        known = [(x, y) for _, x, y in ranked]
        if len(_middles) >= KEPT:
            _middles.clear()
        _middles[key] = known
    return known


def steps(least: float, most: float, step: float) -> list[float]:
    """Evenly spaced values over a stretch, both ends among them; none when it is shorter than nothing."""
    if most < least:
        return []
    n = int((most - least) / step) + 1
    return [rounded(least + (most - least) * k / n) for k in range(n + 1)]


def ring_of(x: float, y: float, radius: float, least: int = 8) -> list[Point]:
    """Points round a middle, the more the wider the ring is."""
    return [quantize_point(x + ux * radius, y + uy * radius) for ux, uy in compass(least * (1 + int(radius)))]


def compass(n: int) -> list[Point]:
    """So many directions all round, remembered."""
    known = _compasses.get(n)
    if known is None:
        turns = [2.0 * pi * k / n for k in range(n)]
        known = [(cos(turn), sin(turn)) for turn in turns]
        _compasses[n] = known
    return known
