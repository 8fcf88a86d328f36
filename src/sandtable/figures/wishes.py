"""Where somebody may want to go: the compass, the way towards something, and how much of it lies in reach."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final

from sandtable.figures.zones import Box
from sandtable.table import Base, Board, Point

COMPASS: Final[tuple[Point, ...]] = (
    (1.0, 0.0),
    (0.70710678, 0.70710678),
    (0.0, 1.0),
    (-0.70710678, 0.70710678),
    (-1.0, 0.0),
    (-0.70710678, -0.70710678),
    (0.0, -1.0),
    (0.70710678, -0.70710678),
)


def within_reach(base: Base, reach: float, x: float, y: float) -> Point:
    """The point, or the furthest one towards it that a base can reach."""
    dx, dy = x - base.x, y - base.y
    apart = sqrt(dx * dx + dy * dy)
    if apart > reach:
        return base.x + dx / apart * reach, base.y + dy / apart * reach
    return x, y


def within_box(box: Box, x: float, y: float) -> Point:
    """The point of a box nearest to a point."""
    left, low, right, high = box
    if x < left:
        x = left
    elif x > right:
        x = right
    if y < low:
        y = low
    elif y > high:
        y = high
    return x, y


def room_to_lead(board: Board, lead: Base, span: Box, room: float) -> Box:
    """Where a leader may stand so that all whose middles a box holds, in their present order, stand on the table."""
    left, low, right, high = span
    return (
        lead.x - left + room,
        lead.y - low + room,
        board.width - room - (right - lead.x),
        board.height - room - (high - lead.y),
    )


def nearest_first(points: Iterable[Point], x: float, y: float) -> list[Point]:
    """The same points, the nearest to (x, y) first."""
    ranked = [((px - x) ** 2 + (py - y) ** 2, px, py) for px, py in points]
    ranked.sort()
    return [(px, py) for _, px, py in ranked]
