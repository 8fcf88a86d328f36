"""Umbras: the ground that a watcher cannot see because one piece of terrain stands before it.

A shadow is three planes (see the kernel): the lines that graze the left and the right end of a chord of the piece
and the watcher's disc, and the near side of the chord. From no point of the disc can any point inside all three be
seen past that chord; who is not inside mostly stands to one side, so the sides come first. Shadows are convex, so a
figure that starts and ends a straight move inside one is hidden all the way: whole units and whole moves are
dismissed with a few comparisons, where looking at every pair and every step would take thousands.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from sandtable.table.bases import Base
from sandtable.table.crossing import crosses
from sandtable.table.kernel import GRAZE, Plane
from sandtable.table.precision import Point
from sandtable.table.terrain import AREA, LINEAR, ROUND, Piece


def bounding_disc(bases: Sequence[Base]) -> tuple[float, float, float]:
    """A disc (x, y, radius) that holds all the bases: about the middle of their box, not the least one."""
    first = bases[0]
    low_x = high_x = first.x
    low_y = high_y = first.y
    for base in bases:
        x = base.x
        if x < low_x:
            low_x = x
        elif x > high_x:
            high_x = x
        y = base.y
        if y < low_y:
            low_y = y
        elif y > high_y:
            high_y = y
    x = (low_x + high_x) * 0.5
    y = (low_y + high_y) * 0.5
    radius = 0.0
    for base in bases:
        dx = base.x - x
        dy = base.y - y
        far = sqrt(dx * dx + dy * dy) + base.reach
        if far > radius:
            radius = far
    return x, y, radius


def shadows_of(piece: Piece, x: float, y: float, radius: float) -> list[list[Plane]]:
    """The shadows of an opaque piece before a disc of watchers; none when no chord of it is sure to hide.

    A convex area casts one shadow, from its silhouette; a round one from its tangents; a bent one or a wall
    casts one for every edge.
    """
    shadows: list[list[Plane]] = []
    if piece.planes:
        ends = _silhouette(piece.outline, x, y)
        _cast(shadows, ends[0], ends[1], ends[2], ends[3], x, y, radius)
    elif piece.shape == ROUND:
        _cast_round(shadows, piece, x, y, radius)
    else:
        flat = piece.outline
        for i in range(0 if piece.shape == AREA else 2, len(flat), 2):
            x1, y1, x2, y2 = flat[i - 2], flat[i - 1], flat[i], flat[i + 1]
            if (x1 - x) * (y2 - y) - (y1 - y) * (x2 - x) < 0.0:
                _cast(shadows, x1, y1, x2, y2, x, y, radius)
            else:
                _cast(shadows, x2, y2, x1, y1, x, y, radius)
    return shadows


def _cast(
    shadows: list[list[Plane]],
    ax: float,
    ay: float,
    bx: float,
    by: float,
    x: float,
    y: float,
    radius: float,
) -> None:
    """Add the shadow of a chord with A at its left end and B at its right, as the watcher sees it."""
    long = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    if long <= GRAZE:
        return
    nx, ny = (ay - by) / long, (bx - ax) / long
    c = nx * ax + ny * ay
    if nx * x + ny * y - c > 0.0:
        nx, ny, c = -nx, -ny, -c
    # The watcher now lies below the chord's line; a disc that reaches over it is not surely before it.
    if c - nx * x - ny * y <= radius:
        return
    left_x, left_y = _grazing(ax - x, ay - y, -radius)
    right_x, right_y = _grazing(bx - x, by - y, radius)
    shadows.append(
        [
            (-left_y, left_x, -left_y * ax + left_x * ay),
            (right_y, -right_x, right_y * bx - right_x * by),
            (-nx, -ny, -c),
        ]
    )


def _cast_round(shadows: list[list[Plane]], piece: Piece, x: float, y: float, radius: float) -> None:
    dx, dy = piece.outline[0] - x, piece.outline[1] - y
    apart = sqrt(dx * dx + dy * dy)
    if apart <= piece.radius + radius:
        return
    ux, uy = dx / apart, dy / apart
    near = apart - piece.radius * piece.radius / apart
    aside = piece.radius * sqrt(1.0 - (piece.radius / apart) ** 2)
    mx, my = x + ux * near, y + uy * near
    _cast(shadows, mx - uy * aside, my + ux * aside, mx + uy * aside, my - ux * aside, x, y, radius)


def in_shadow(planes: list[Plane], x: float, y: float, radius: float) -> bool:
    """Whether a whole disc lies in the shadow."""
    for nx, ny, c in planes:
        if nx * x + ny * y - c > -radius:
            return False
    return True


def stays_outside(piece: Piece, path: Sequence[Point]) -> bool:
    """Whether the path keeps out of the piece; linear pieces hold nobody."""
    if piece.shape == LINEAR:
        return True
    x1, y1 = path[0]
    if piece.holds(x1, y1):
        return False
    for i in range(1, len(path)):
        x2, y2 = path[i]
        if piece.holds(x2, y2) or crosses(piece, x1, y1, x2, y2):
            return False
        x1, y1 = x2, y2
    return True


def _grazing(dx: float, dy: float, radius: float) -> Point:
    """The direction of the line past the far end of (dx, dy) that touches a disc about its near end.

    The line leaves the disc on its left for a negative radius, on its right for a positive one.
    """
    long = sqrt(dx * dx + dy * dy)
    slant = radius / long
    straight = sqrt(max(1.0 - slant * slant, 0.0))
    ux, uy = dx / long, dy / long
    return ux * straight - uy * slant, uy * straight + ux * slant


def _silhouette(outline: list[float], x: float, y: float) -> tuple[float, float, float, float]:
    """The leftmost and the rightmost corner of a convex outline as seen from outside."""
    left_x = right_x = outline[0] - x
    left_y = right_y = outline[1] - y
    for i in range(2, len(outline), 2):
        px = outline[i] - x
        py = outline[i + 1] - y
        if left_x * py - left_y * px > 0.0:
            left_x = px
            left_y = py
        if right_x * py - right_y * px < 0.0:
            right_x = px
            right_y = py
    return left_x + x, left_y + y, right_x + x, right_y + y
