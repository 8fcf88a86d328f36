"""The band between two bases, as wide as the wider of them: every line of sight runs in it.

What stands in it from border to border stops all lines. Places in it are reckoned along the line of the centres and
to its left, both times the length of that line, which saves a root.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.table.bases import Base
from sandtable.table.kernel import Plane, span_in_circle, span_in_planes
from sandtable.table.precision import ENDLESS, Point
from sandtable.table.terrain import AREA, ROUND, Piece

PASSES: Final = 0
"""A piece lets the line of the centres pass."""
STOPS_LINE: Final = 1
LEFT_OPEN: Final = 2
"""Stops the line of the centres, but lets the left border of the band pass."""
RIGHT_OPEN: Final = 4
STOPS_ALL: Final = 8

STOPS_LEFT: Final = STOPS_LINE | RIGHT_OPEN
STOPS_RIGHT: Final = STOPS_LINE | LEFT_OPEN

_UNSURE: Final = 1e-4
"""Square units: whoever stands nearer to a line than this has to be looked at more closely."""


def stands_between(corners: list[Point], ax: float, ay: float, dx: float, dy: float, border: float) -> bool:
    """Whether a piece stands wholly between the bases: beyond the one, and before the other."""
    last = dx * dx + dy * dy - border
    for x, y in corners:
        if not border < dx * (x - ax) + dy * (y - ay) < last:
            return False
    return True


def between(
    corners: list[Point], ax: float, ay: float, dx: float, dy: float, inside: float, border: float
) -> int:
    """What a convex piece that stands between the bases does to the lines from one to the other; -1 when unsure.

    `inside` says where a point of the piece lies to the line of the centres, `border` where the left border runs.
    """
    low = high = inside
    for x, y in corners:
        side = dx * (y - ay) - dy * (x - ax)
        if side > high:
            high = side
        elif side < low:
            low = side
    if low > _UNSURE or high < -_UNSURE:
        return PASSES
    if low > -_UNSURE or high < _UNSURE:
        return -1
    on_left = high - border
    on_right = -border - low
    if on_left > _UNSURE and on_right > _UNSURE:
        return STOPS_ALL
    if -_UNSURE < on_left < _UNSURE or -_UNSURE < on_right < _UNSURE:
        return -1
    return STOPS_LINE | (LEFT_OPEN if on_left < 0.0 else 0) | (RIGHT_OPEN if on_right < 0.0 else 0)


def no_gap(
    on_left: list[Point], on_right: list[Point], ax: float, ay: float, dx: float, dy: float, width: float
) -> bool:
    """Whether two pieces that stand between the bases leave no line between them: quick, but may miss it.

    One reaches from the left border over the middle, the other from the right. A line that passes both rises from
    below the lowest corner of the first to above the highest of the second, and no line is as steep as that.
    """
    low = ENDLESS
    low_along = 0.0
    for x, y in on_left:
        side = dx * (y - ay) - dy * (x - ax)
        if side < low:
            low = side
            low_along = dx * (x - ax) + dy * (y - ay)
    high = -ENDLESS
    high_along = 0.0
    for x, y in on_right:
        side = dx * (y - ay) - dy * (x - ax)
        if side > high:
            high = side
            high_along = dx * (x - ax) + dy * (y - ay)
    steepest = 2.0 * width / (sqrt(dx * dx + dy * dy) - 2.0 * width)
    return high - low > steepest * abs(high_along - low_along) + _UNSURE


def separates(piece: Piece, a: Base, b: Base, length: float) -> bool:
    """Whether the piece surely stops every line between the bases, since it spans the band between them.

    The band is as wide as the wider base. A chord of the piece from border to border of the band, with one
    base wholly on either side of it, cannot be avoided.
    """
    width = a.reach if a.reach > b.reach else b.reach
    ax, ay, bx, by = a.x, a.y, b.x, b.y
    ux, uy = (bx - ax) / length, (by - ay) / length
    ox, oy = -uy * width, ux * width
    if piece.planes:
        return borders_past(piece.planes, a, b, length) < 0
    if piece.shape == ROUND:
        cx, cy, r = piece.outline[0], piece.outline[1], piece.radius
        e1, l1 = span_in_circle(cx, cy, r, ax + ox, ay + oy, bx + ox, by + oy)
        e2, l2 = span_in_circle(cx, cy, r, ax - ox, ay - oy, bx - ox, by - oy)
    else:
        return _edge_separates(piece, a, b, ux, uy, length)
    if e1 >= l1 or e2 >= l2:
        return False
    return _chord_separates((e1 + l1) * 0.5 * length, (e2 + l2) * 0.5 * length, width, a, b, length)


def _chord_separates(p: float, q: float, width: float, a: Base, b: Base, length: float) -> bool:
    """A chord from the left border of the band (p along it) to the right border (q along it)."""
    middle = (p + q) * 0.5
    slope = (p - q) / (2.0 * width)
    stretch = sqrt(1.0 + slope * slope)
    return middle >= a.reach * stretch and length - middle >= b.reach * stretch


def _edge_separates(piece: Piece, a: Base, b: Base, ux: float, uy: float, length: float) -> bool:
    """The same with a single edge of a bent outline or course as the chord."""
    width = max(a.reach, b.reach)
    flat = piece.outline
    start = 0 if piece.shape == AREA else 2
    px, py = flat[start - 2] - a.x, flat[start - 1] - a.y
    along1, across1 = px * ux + py * uy, py * ux - px * uy
    for i in range(start, len(flat), 2):
        px, py = flat[i] - a.x, flat[i + 1] - a.y
        along2, across2 = px * ux + py * uy, py * ux - px * uy
        if (across1 >= width and across2 <= -width) or (across2 >= width and across1 <= -width):
            slope = (along2 - along1) / (across2 - across1)
            left = along1 + (width - across1) * slope
            right = along1 + (-width - across1) * slope
            if _chord_separates(left, right, width, a, b, length):
                return True
        along1, across1 = along2, across2
    return False


def borders_past(planes: list[Plane], a: Base, b: Base, length: float) -> int:
    """The same for a convex piece that the line of the centres meets: -1 when it stops every line.

    Else which borders of the band pass it, LEFT_OPEN, RIGHT_OPEN or both. Between equal discs the borders are lines
    of the fan, the second and the third.
    """
    width = a.reach if a.reach > b.reach else b.reach
    ax, ay, bx, by = a.x, a.y, b.x, b.y
    # The order of these operations is that of `sight_points`.
    ox, oy = -((by - ay) / length * width), (bx - ax) / length * width
    e1, l1 = span_in_planes(planes, ax + ox, ay + oy, bx + ox, by + oy)
    e2, l2 = span_in_planes(planes, ax - ox, ay - oy, bx - ox, by - oy)
    if e1 < l1 and e2 < l2:
        p, q = (e1 + l1) * 0.5 * length, (e2 + l2) * 0.5 * length
        return -1 if _chord_separates(p, q, width, a, b, length) else 0
    return (LEFT_OPEN if e1 >= l1 else 0) | (RIGHT_OPEN if e2 >= l2 else 0)
