"""The edges of the table: how far off they are, where one stands at them, and when one is over them."""

from __future__ import annotations

from typing import Final

from sandtable.figures.zones import EAST, NORTH, SOUTH, WEST
from sandtable.table import Base, Board, Hull, Point

LEAVE: Final = "leave:"
"""How an answer begins that leads off the table; the edge follows."""
OUT: Final[dict[str, Point]] = {
    NORTH: (0.0, -1.0),
    SOUTH: (0.0, 1.0),
    WEST: (-1.0, 0.0),
    EAST: (1.0, 0.0),
}
HAIR: Final = 0.01


def gap_to(board: Board, base: Base, edge: str) -> float:
    """How far the middle of a base is from an edge."""
    if edge in (NORTH, WEST):
        return base.y if edge == NORTH else base.x
    return board.height - base.y if edge == SOUTH else board.width - base.x


def point_at(board: Board, x: float, y: float, edge: str, depth: float) -> Point:
    """The point straight before an edge, so deep on the table; below 0 so far beyond it."""
    if edge == SOUTH:
        return x, board.height - depth
    if edge == NORTH:
        return x, depth
    if edge == WEST:
        return depth, y
    return board.width - depth, y


def edge_crossed(board: Board, base: Base) -> str:
    """The edge that a base lies wholly beyond, "" when it does not.

    A hull as it stands: lengthwise it is across later than abeam.
    """
    across = base.reach
    along = base.reach
    if isinstance(base, Hull):
        along = abs(base.ux) * base.half_length + abs(base.uy) * base.half_width
        across = abs(base.uy) * base.half_length + abs(base.ux) * base.half_width
    if base.y <= HAIR - across:
        return NORTH
    if base.y >= board.height + across - HAIR:
        return SOUTH
    if base.x <= HAIR - along:
        return WEST
    if base.x >= board.width + along - HAIR:
        return EAST
    return ""
