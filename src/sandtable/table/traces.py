"""How far apart outlines and courses lie: for laying terrain, where hundreds of spots are tried for one piece."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from sandtable.table.kernel import bounds, contains, segments_cross
from sandtable.table.terrain import AREA, Piece

SURELY: Final = 1.0 - 1e-12
"""Squares below this share of another are below it after the square root as well."""


@final
class Trace:
    """The corners of an area or the course of a line as flat x, y pairs, and the box about them.

    A line of no thickness has a trace as well; what a thick one has about it is for the caller to add.
    """

    __slots__ = ("bottom", "closed", "left", "outline", "right", "top")

    def __init__(self, outline: list[float], closed: bool) -> None:
        self.outline = outline
        self.closed = closed
        left, bottom, right, top = bounds(outline)
        self.left = left
        self.right = right
        self.bottom = bottom
        self.top = top


def trace_of(piece: Piece) -> Trace:
    """The trace of a piece; of a round one, its centre."""
    return Trace(piece.outline, piece.shape == AREA)


def outlines_apart(one: Trace, other: Trace, enough: float = float("inf"), floor: float = 0.0) -> float:
    """How far apart two traces lie at their nearest; 0 when they meet or one lies in the other.

    Beyond `enough` nobody needs to know exactly: whatever is further away counts as that far. Below `floor`
    likewise: any number below it may come back.
    """
    across = max(other.left - one.right, one.left - other.right, 0.0)
    down = max(other.bottom - one.top, one.bottom - other.top, 0.0)
    if across * across + down * down >= enough * enough:
        return enough
    stop = floor * floor * SURELY
    least = _corners_apart(one, other, enough, enough * enough, stop)
    if least >= stop:
        least = _corners_apart(other, one, enough, least, stop)
    # Where the boxes lie apart, nothing is crossed and nothing held.
    if least >= stop and across == 0.0 and down == 0.0 and _meet(one, other):
        return 0.0
    return sqrt(least)


def _corners_apart(one: Trace, other: Trace, enough: float, least: float, stop: float) -> float:
    """The least squared distance from a corner of one to an edge of the other, if below `least`."""
    left, right, bottom, top = other.left, other.right, other.bottom, other.top
    corners = one.outline
    edges = _edges_near(other, one, enough)
    for k in range(0, len(corners), 2):
        px = corners[k]
        py = corners[k + 1]
        wx = left - px if px < left else px - right if px > right else 0.0
        wy = bottom - py if py < bottom else py - top if py > top else 0.0
        if wx * wx + wy * wy >= least:
            continue
        for x1, y1, x2, y2 in edges:
            dx = x2 - x1
            dy = y2 - y1
            wx = px - x1
            wy = py - y1
            along = wx * dx + wy * dy
            if along > 0.0:
                long = dx * dx + dy * dy
                if along < long:
                    side = wx * dy - wy * dx
                    gap = side * side / long
                else:
                    wx = px - x2
                    wy = py - y2
                    gap = wx * wx + wy * wy
            else:
                gap = wx * wx + wy * wy
            if gap < least:
                least = gap
        if least < stop:
            break
    return least


def _meet(one: Trace, other: Trace) -> bool:
    """Whether an edge of one crosses an edge of the other, or one lies in the other."""
    if one.closed and contains(one.outline, other.outline[0], other.outline[1]):
        return True
    if other.closed and contains(other.outline, one.outline[0], one.outline[1]):
        return True
    near = _edges_near(other, one, 0.0)
    for x1, y1, x2, y2 in _edges_near(one, other, 0.0):
        for x3, y3, x4, y4 in near:
            if segments_cross(x1, y1, x2, y2, x3, y3, x4, y4):
                return True
    return False


def _edges_near(trace: Trace, box: Trace, room: float) -> list[tuple[float, float, float, float]]:
    """The edges of a trace that may come within so much of the box of another."""
    edges: list[tuple[float, float, float, float]] = []
    left, right, bottom, top = box.left - room, box.right + room, box.bottom - room, box.top + room
    outline = trace.outline
    start = 0 if trace.closed or len(outline) == 2 else 2
    x1 = outline[start - 2]
    y1 = outline[start - 1]
    for i in range(start, len(outline), 2):
        x2 = outline[i]
        y2 = outline[i + 1]
        beside = (x1 > right and x2 > right) or (x1 < left and x2 < left)
        if not (beside or (y1 > top and y2 > top) or (y1 < bottom and y2 < bottom)):
            edges.append((x1, y1, x2, y2))
        x1 = x2
        y1 = y2
    return edges
