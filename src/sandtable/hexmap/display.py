"""Hexes as drawn: centres, corners and outlines, x to the right, y down.

`side` is the length of a hexside: a hex is twice as high and the root of 3 times as wide. The box round the board
begins at 0,0. Corners are numbered clockwise from the upper end of the eastern side, so that side d lies between
the corners d and d + 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, sqrt

from sandtable.hexmap.grid import OFF, Grid

Point = tuple[float, float]

ROOT3 = sqrt(3.0)

# The corners about the centre in half hex widths and half hex sides (see lines.py).
_CORNER_X = (1, 1, 0, -1, -1, 0)
_CORNER_Y = (-1, 1, 2, 1, -1, -2)


def board_size(grid: Grid, side: float = 1.0) -> Point:
    """Width and height of the box round the board."""
    halves = 2 * grid.columns + (1 if grid.rows > 1 else 0)
    return halves * side * ROOT3 / 2.0, (1.5 * grid.rows + 0.5) * side


def centre(grid: Grid, hex: int, side: float = 1.0) -> Point:
    """The middle of a hex."""
    return _drawn(grid.doubled[hex] + 1, 3 * grid.row_of[hex] + 2, side)


def corners(grid: Grid, hex: int, side: float = 1.0) -> list[Point]:
    """The six corners of a hex, clockwise; side d lies between the corners d and d + 1."""
    x, y = grid.doubled[hex] + 1, 3 * grid.row_of[hex] + 2
    return [_drawn(x + _CORNER_X[i], y + _CORNER_Y[i], side) for i in range(6)]


def hexside(grid: Grid, hex: int, direction: int, side: float = 1.0) -> tuple[Point, Point]:
    """The two ends of one side of a hex, clockwise."""
    around = corners(grid, hex, side)
    return around[direction], around[(direction + 1) % 6]


def point_between(grid: Grid, a: int, b: int, share: float, side: float = 1.0) -> Point:
    """The point after a share of the line from centre to centre."""
    ax, ay = centre(grid, a, side)
    bx, by = centre(grid, b, side)
    return ax + (bx - ax) * share, ay + (by - ay) * share


def hex_at(grid: Grid, x: float, y: float, side: float = 1.0) -> int:
    """The hex drawn at a point, or OFF; on a border one of the hexes that share it."""
    across = x / (side * ROOT3) - 0.5
    down = (y / side - 1.0) / 1.5
    # The nearest centre is in one of the two rows above and below the point.
    above = floor(down)
    upper, upper_gap = _nearest_in_row(across, down, above)
    lower, lower_gap = _nearest_in_row(across, down, above + 1)
    return grid.at(upper, above) if upper_gap <= lower_gap else grid.at(lower, above + 1)


def outlines(grid: Grid, hexes: Sequence[int], side: float = 1.0) -> list[list[Point]]:
    """The borders of a set of hexes as closed rings: outer ones clockwise, those round gaps the other way.

    Every corner on the border is a point. Fill them with either rule.
    """
    inside = [False] * grid.size
    for hex in hexes:
        inside[hex] = True
    # Three hexes meet in a corner, so at most one side of the border starts there.
    onwards: dict[tuple[int, int], tuple[int, int]] = {}
    for hex in range(grid.size):
        if not inside[hex]:
            continue
        x, y = grid.doubled[hex] + 1, 3 * grid.row_of[hex] + 2
        for direction in range(6):
            other = grid.neighbour(hex, direction)
            if other == OFF or not inside[other]:
                turn = (direction + 1) % 6
                start = (x + _CORNER_X[direction], y + _CORNER_Y[direction])
                onwards[start] = (x + _CORNER_X[turn], y + _CORNER_Y[turn])
    rings: list[list[Point]] = []
    for first in list(onwards):
        ring: list[Point] = []
        corner = first
        while corner in onwards:
            ring.append(_drawn(corner[0], corner[1], side))
            corner = onwards.pop(corner)
        if ring:
            rings.append(ring)
    return rings


def _nearest_in_row(across: float, down: float, row: int) -> tuple[int, float]:
    """The column of the centre nearest to a point, and how far it is, squared, in hexsides."""
    push = 0.5 * (row & 1)
    column = floor(across - push + 0.5)
    dx = (across - push - column) * ROOT3
    dy = (down - row) * 1.5
    return column, dx * dx + dy * dy


def _drawn(x: int, y: int, side: float) -> Point:
    return x * side * ROOT3 / 2.0, y * side / 2.0
