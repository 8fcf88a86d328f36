"""Bars: thick lines with round ends that hold a piece of terrain, for finding room for it before it is drawn.

Two bars that lie apart hold pieces that do, so a spot is found free with a few numbers instead of two outlines.
"""

from __future__ import annotations

from math import sqrt
from typing import final

from sandtable.table import AREA, Piece, Point
from sandtable.table.kernel import segments_apart_squared


@final
class Bar:
    """A line from (x1, y1) to (x2, y2), `radius` thick to every side, about its middle (x, y)."""

    __slots__ = ("radius", "reach", "x", "x1", "x2", "y", "y1", "y2")

    def __init__(self, x1: float, y1: float, x2: float, y2: float, radius: float) -> None:
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
        self.radius = radius
        self.x = (x1 + x2) * 0.5
        self.y = (y1 + y2) * 0.5
        dx = x2 - x1
        dy = y2 - y1
        self.reach = sqrt(dx * dx + dy * dy) * 0.5 + radius  # from the middle to the furthest point

    def mirrored(self, width: float, height: float) -> Bar:
        """The bar mirrored through the centre of the table."""
        return Bar(width - self.x1, height - self.y1, width - self.x2, height - self.y2, self.radius)

    def gap_to(self, other: Bar, enough: float) -> float:
        """How far apart two bars lie, below 0 where they overlap; whatever is further than `enough` counts as that."""
        dx = other.x - self.x
        dy = other.y - self.y
        room = enough + self.reach + other.reach
        if dx * dx + dy * dy >= room * room:
            return enough
        square = segments_apart_squared(
            self.x1, self.y1, self.x2, self.y2, other.x1, other.y1, other.x2, other.y2
        )
        gap = sqrt(square) - self.radius - other.radius
        return gap if gap < enough else enough


def bars_of(piece: Piece) -> list[Bar]:
    """The edges of a piece that lies on the table already, one by one."""
    outline = piece.outline
    edges: list[Bar] = []
    for i in range(0 if piece.shape == AREA else 2, len(outline), 2):
        edges.append(Bar(outline[i - 2], outline[i - 1], outline[i], outline[i + 1], piece.radius))
    return edges


class PieceShape:
    """An outline or course about the origin, and a bar that holds it: a thick line with round ends.

    The bar lies along the x axis, `half` to either side of the origin, and everything is within `radius` of it.
    """

    __slots__ = ("half", "points", "radius")

    def __init__(self, points: list[Point], half: float) -> None:
        self.points = points
        self.half = half
        widest = 0.0
        for x, y in points:
            beyond = abs(x) - half
            square = y * y + (beyond * beyond if beyond > 0.0 else 0.0)
            if square > widest:
                widest = square
        self.radius: float = sqrt(widest)
