"""Falling back: straight away from a point, or towards one, with the least deviation that leads the right way."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from sandtable.table.barriers import Barriers
from sandtable.table.bases import Base, heading
from sandtable.table.bearings import bearing
from sandtable.table.distances import any_overlap
from sandtable.table.precision import Point, quantize_point
from sandtable.table.terrain import Board, Piece

DEVIATION_STEP: Final = 3.0
"""Deviations are tried in steps of this many degrees, left before right, up to a right angle."""
SHORTEST: Final = 0.01
"""A shorter way is none."""


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


def head_for(
    board: Board, base: Base, goal: Point, by: float, obstacles: Sequence[Base], others: Sequence[Base]
) -> list[Point]:
    """The straight way of length `by`, or to the goal, that leads towards it with the least deviation.

    Obstacles and the table's edge bar the way; `others` may be passed but not ended upon. Returns both ends of the
    way, or the base's own place alone when none is open that does not lead further from the goal.
    """
    start = (base.x, base.y)
    apart = sqrt((goal[0] - base.x) ** 2 + (goal[1] - base.y) ** 2)
    length = min(by, apart)
    if length < SHORTEST:
        return [start]
    ahead = bearing(base.x, base.y, goal[0], goal[1])
    barriers = Barriers(board, base, obstacles)
    steps = int(90.0 / DEVIATION_STEP)
    for number in range(2 * steps + 1):
        turn = DEVIATION_STEP * ((number + 1) // 2) * (1.0 if number % 2 else -1.0)
        ux, uy = heading(ahead + turn)
        end = quantize_point(base.x + ux * length, base.y + uy * length)
        if (end[0] - goal[0]) ** 2 + (end[1] - goal[1]) ** 2 > apart * apart:
            continue
        if barriers.clear(base.x, base.y, end[0], end[1]) and any_overlap(base.at(*end), others) < 0:
            return [start, end]
    return [start]


def _nearer(danger: Point, start: Point, end: Point) -> bool:
    before = sqrt((start[0] - danger[0]) ** 2 + (start[1] - danger[1]) ** 2)
    after = sqrt((end[0] - danger[0]) ** 2 + (end[1] - danger[1]) ** 2)
    return after < before
