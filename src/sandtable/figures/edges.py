"""The edges of the table: how far off they are, where one stands at them, and when one is over them."""

from __future__ import annotations

from typing import Final

from sandtable.table import Base, Board, Hull, Point

LEAVE: Final = "leave:"
"""How an answer begins that leads off the table; the edge follows."""
OUT: Final[dict[str, Point]] = {
    "north": (0.0, -1.0),
    "south": (0.0, 1.0),
    "west": (-1.0, 0.0),
    "east": (1.0, 0.0),
}
HAIR: Final = 0.01


def gap_to(board: Board, base: Base, edge: str) -> float:
    """How far the middle of a base is from an edge."""
    if edge in ("north", "west"):
        return base.y if edge == "north" else base.x
    return board.height - base.y if edge == "south" else board.width - base.x


def point_at(board: Board, x: float, y: float, edge: str, depth: float) -> Point:
    """The point straight before an edge, so deep on the table; below 0 so far beyond it."""
    if edge == "south":
        return x, board.height - depth
    if edge == "north":
        return x, depth
    if edge == "west":
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
        return "north"
    if base.y >= board.height + across - HAIR:
        return "south"
    if base.x <= HAIR - along:
        return "west"
    if base.x >= board.width + along - HAIR:
        return "east"
    return ""
