"""Falling back: straight away from a point, or with the least deviation that never comes nearer to it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from sandtable.table.arcs import bearing
from sandtable.table.barriers import Barriers
from sandtable.table.bases import Base, heading
from sandtable.table.distances import any_overlap
from sandtable.table.precision import Point, quantize_point
from sandtable.table.terrain import Board, Piece

DEVIATION_STEP: Final = 3.0
"""Deviations are tried in steps of this many degrees, left before right, up to a right angle."""


def fall_back(
    board: Board,
    base: Base,
    danger: Point,
    by: float,
    obstacles: Sequence[Base] = (),
    forbidden: Sequence[Piece] = (),
    others: Sequence[Base] = (),
    keep_on_table: bool = False,
) -> list[Point]:
    """The straight way of length `by` that leads away from the danger with the least deviation.

    Obstacles bar the way; `others` may be passed but not ended upon. Returns both ends of the way, or the
    base's own place alone when no way up to 90 degrees off is open. Up to a right angle no step comes
    nearer.
    """
    start = (base.x, base.y)
    away = bearing(danger[0], danger[1], base.x, base.y)
    barriers = Barriers(board, base, obstacles, forbidden, keep_on_table)
    steps = int(90.0 / DEVIATION_STEP)
    for number in range(2 * steps + 1):
        turn = DEVIATION_STEP * ((number + 1) // 2) * (1.0 if number % 2 else -1.0)
        ux, uy = heading(away + turn)
        end = quantize_point(base.x + ux * by, base.y + uy * by)
        if _nearer(danger, start, end):
            continue
        if not barriers.clear(base.x, base.y, end[0], end[1]):
            continue
        moved = base.at(end[0], end[1])
        if any_overlap(moved, others) < 0 and any_overlap(moved, obstacles) < 0:
            return [start, end]
    return [start]


def _nearer(danger: Point, start: Point, end: Point) -> bool:
    before = sqrt((start[0] - danger[0]) ** 2 + (start[1] - danger[1]) ** 2)
    after = sqrt((end[0] - danger[0]) ** 2 + (end[1] - danger[1]) ** 2)
    return after < before
