"""Single lines between two bases: where they start and end, what they meet, and what no line can get round."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from sandtable.table.bases import Base, Disc, Hull
from sandtable.table.crossing import crosses, length_inside, spans
from sandtable.table.distances import closest_point
from sandtable.table.kernel import Plane, span_in_circle, span_in_planes
from sandtable.table.terrain import LINEAR, Piece

LINES: Final[list[tuple[int, int]]] = [
    (0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (0, 1), (0, 2), (1, 0), (2, 0), (0, 3), (0, 4), (3, 0), (4, 0),
    (1, 3), (2, 4), (3, 1), (4, 2), (1, 2), (2, 1), (3, 4), (4, 3), (1, 4), (2, 3), (4, 1), (3, 2),
]  # fmt: skip
"""Which points of two bases (see `sight_points`) are joined, in this order: straight pairs clear most views.

Left and right are meant from one base along the line, so (1, 1) runs along one side of the band between the
bases.
"""

_SLANT: Final = sqrt(0.5)


def sight_points(base: Base, dx: float, dy: float, left: float) -> list[float]:
    """Five points of the base towards (dx, dy) from its centre, as flat x, y pairs.

    Near, left, right, half-way left, half-way right. `left` is 1 where left is to the left of that
    direction, and -1 for the base at the other end of the line, which looks back along it.
    """
    length = sqrt(dx * dx + dy * dy)
    if length == 0.0:
        return [base.x, base.y] * 5
    x, y = base.x, base.y
    if isinstance(base, Disc):
        ux = dx / length * base.radius
        uy = dy / length * base.radius
        lx, ly = -uy * left, ux * left
        sx, sy, tx, ty = _SLANT * ux, _SLANT * uy, _SLANT * lx, _SLANT * ly
        return [
            x + ux, y + uy, x + lx, y + ly, x - lx, y - ly,
            x + sx + tx, y + sy + ty, x + sx - tx, y + sy - ty,
        ]  # fmt: skip
    near_x, near_y = closest_point(base, x + dx, y + dy)
    corners = base.outline
    first = second = 0
    most = least = 0.0
    for i in range(0, 8, 2):
        side = (dx * (corners[i + 1] - y) - dy * (corners[i] - x)) * left
        if side > most:
            most, first = side, i
        if side < least:
            least, second = side, i
    lx, ly, rx, ry = corners[first], corners[first + 1], corners[second], corners[second + 1]
    return [
        near_x, near_y, lx, ly, rx, ry,
        (near_x + lx) * 0.5, (near_y + ly) * 0.5, (near_x + rx) * 0.5, (near_y + ry) * 0.5,
    ]  # fmt: skip


def exit_share(base: Base, other: Base, length: float) -> float:
    """Where the line of the centres leaves the base, as a share of its length (at most 1)."""
    if length == 0.0:
        return 1.0
    if isinstance(base, Disc):
        share = base.radius / length
        return share if share < 1.0 else 1.0
    dx = other.x - base.x
    dy = other.y - base.y
    along = abs(dx * base.ux + dy * base.uy)
    across = abs(dy * base.ux - dx * base.uy)
    share = 1.0
    if along > base.half_length:
        share = base.half_length / along
    if across > base.half_width:
        share = min(share, base.half_width / across)
    return share


def centre_line(a: Base, b: Base) -> tuple[float, float, float, float]:
    """The line of the centres between the base edges; a single point when the bases overlap."""
    dx = b.x - a.x
    dy = b.y - a.y
    length = sqrt(dx * dx + dy * dy)
    first = exit_share(a, b, length)
    last = 1.0 - exit_share(b, a, length)
    if last < first:
        first = last = (first + last) * 0.5
    return a.x + dx * first, a.y + dy * first, a.x + dx * last, a.y + dy * last


def run_inside(piece: Piece, x1: float, y1: float, x2: float, y2: float) -> float:
    """How far the segment runs inside the piece; to meet a linear piece, which has no depth, is endless."""
    planes = piece.planes
    if planes:
        enter, leave = span_in_planes(planes, x1, y1, x2, y2)
        if enter >= leave:
            return 0.0
        return (leave - enter) * sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))
    if piece.shape == LINEAR:
        return float("inf") if crosses(piece, x1, y1, x2, y2) else 0.0
    return length_inside(piece, x1, y1, x2, y2)


def beside_band(piece: Piece, x: float, y: float, ux: float, uy: float, width: float) -> bool:
    """Whether the piece's box lies wholly beside the endless band about a line, `width` to either side."""
    middle_x = (piece.left + piece.right) * 0.5 - x
    middle_y = (piece.bottom + piece.top) * 0.5 - y
    half = abs(uy) * (piece.right - piece.left) + abs(ux) * (piece.top - piece.bottom)
    return abs(middle_y * ux - middle_x * uy) > width + half * 0.5


def looks_over(piece: Piece, a: Base, b: Base, eye_a: float, eye_b: float) -> bool:
    """Whether the line from eye to eye passes above the piece wherever it is over it."""
    stretches = spans(piece, a.x, a.y, b.x, b.y)
    if not stretches:
        return min(eye_a, eye_b) > piece.height
    lowest = min(eye_a + (eye_b - eye_a) * stretches[0], eye_a + (eye_b - eye_a) * stretches[-1])
    return lowest > piece.height


def stopping_base(
    blockers: Sequence[Base], a: Base, b: Base, x1: float, y1: float, x2: float, y2: float
) -> int:
    """The index of the first in the list of blocking bases that the line meets, or -1.

    Nobody blocks the view of itself, so `a` and `b` may be in the list.
    """
    for index, base in enumerate(blockers):
        if base is not a and base is not b and meets_base(base, x1, y1, x2, y2):
            return index
    return -1


def meets_base(base: Base, x1: float, y1: float, x2: float, y2: float) -> bool:
    """Whether a segment runs through a base."""
    if base.x + base.reach < min(x1, x2) or base.x - base.reach > max(x1, x2):
        return False
    if base.y + base.reach < min(y1, y2) or base.y - base.reach > max(y1, y2):
        return False
    if isinstance(base, Disc):
        enter, leave = span_in_circle(base.x, base.y, base.radius, x1, y1, x2, y2)
    else:
        enter, leave = span_in_planes(hull_planes(base), x1, y1, x2, y2)
    return enter < leave


def hull_planes(hull: Hull) -> list[Plane]:
    """The four sides of a hull as planes."""
    ux, uy = hull.ux, hull.uy
    along = hull.x * ux + hull.y * uy
    across = hull.y * ux - hull.x * uy
    return [
        (ux, uy, along + hull.half_length),
        (-ux, -uy, hull.half_length - along),
        (-uy, ux, across + hull.half_width),
        (uy, -ux, hull.half_width - across),
    ]
