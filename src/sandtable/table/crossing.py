"""Where segments and paths run through terrain."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from sandtable.table.kernel import (
    GRAZE,
    Plane,
    segment_comes_near,
    span_in_circle,
    span_in_planes,
    spans_in_outline,
)
from sandtable.table.precision import Point
from sandtable.table.terrain import LINEAR, ROUND, Piece


def spans(piece: Piece, ax: float, ay: float, bx: float, by: float) -> list[float]:
    """The stretches of the segment inside the piece: enter, leave, enter, leave … as shares of its length.

    A line that slides along an edge or touches a corner is not inside; a linear piece of no thickness is
    crossed in stretches of no length.
    """
    if (
        (ax < piece.left and bx < piece.left)
        or (ax > piece.right and bx > piece.right)
        or (ay < piece.bottom and by < piece.bottom)
        or (ay > piece.top and by > piece.top)
    ):
        return []
    if piece.shape == LINEAR:
        return _spans_in_course(piece, ax, ay, bx, by)
    if piece.shape == ROUND:
        enter, leave = span_in_circle(piece.outline[0], piece.outline[1], piece.radius, ax, ay, bx, by)
    elif piece.planes:
        enter, leave = span_in_planes(piece.planes, ax, ay, bx, by)
    else:
        return spans_in_outline(piece.outline, ax, ay, bx, by)
    return [enter, leave] if enter < leave else []


def crosses(piece: Piece, ax: float, ay: float, bx: float, by: float) -> bool:
    """Whether the segment runs through the piece (for a linear one: meets it at all)."""
    if piece.shape == LINEAR:
        return segment_comes_near(piece.outline, False, ax, ay, bx, by, piece.radius, True)
    return length_inside(piece, ax, ay, bx, by) > GRAZE


def length_inside(piece: Piece, ax: float, ay: float, bx: float, by: float) -> float:
    """How much of the segment's length lies inside the piece."""
    stretches = spans(piece, ax, ay, bx, by)
    share = 0.0
    for i in range(0, len(stretches), 2):
        share += stretches[i + 1] - stretches[i]
    return share * sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) if share > 0.0 else 0.0


def path_length(path: Sequence[Point]) -> float:
    """The length of a polyline."""
    total = 0.0
    for i in range(1, len(path)):
        dx = path[i][0] - path[i - 1][0]
        dy = path[i][1] - path[i - 1][1]
        total += sqrt(dx * dx + dy * dy)
    return total


def point_along(path: Sequence[Point], along: float) -> Point:
    """The point at a distance along the path, its ends beyond them."""
    left = along
    for i in range(1, len(path)):
        x1, y1 = path[i - 1]
        x2, y2 = path[i]
        leg = sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))
        if left < leg:
            share = max(left, 0.0) / leg
            return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        left -= leg
    return path[-1]


def cut_path(path: Sequence[Point], along: float) -> list[Point]:
    """The first stretch of the path, `along` long."""
    kept = [path[0]]
    left = along
    for i in range(1, len(path)):
        leg = path_length(path[i - 1 : i + 1])
        if left < leg:
            kept.append(point_along(path[i - 1 : i + 1], left))
            return kept
        kept.append(path[i])
        left -= leg
    return kept


def path_between(path: Sequence[Point], low: float, high: float) -> list[Point]:
    """The stretch of the path from one distance along it to another."""
    kept = [point_along(path, low)]
    gone = 0.0
    for i in range(1, len(path)):
        gone += path_length(path[i - 1 : i + 1])
        if gone >= high:
            break
        if gone > low:
            kept.append(path[i])
    kept.append(point_along(path, high))
    return kept


def _spans_in_course(piece: Piece, ax: float, ay: float, bx: float, by: float) -> list[float]:
    """The stretches within a thick polyline: those of its bars (rectangles) and joints (circles), merged."""
    flat = piece.outline
    inside: list[Point] = []
    for i in range(0, len(flat) - 2, 2):
        inside.extend(spans_in_bar(flat[i : i + 4], piece.radius, ax, ay, bx, by))
    inside.sort()
    merged: list[float] = []
    for enter, leave in inside:
        if merged and enter <= merged[-1] + 1e-12:
            merged[-1] = max(merged[-1], leave)
        else:
            merged.append(enter)
            merged.append(leave)
    return merged


def spans_in_bar(bar: list[float], radius: float, ax: float, ay: float, bx: float, by: float) -> list[Point]:
    x1, y1, x2, y2 = bar
    if radius == 0.0:
        return _crossing_point(x1, y1, x2, y2, ax, ay, bx, by)
    inside: list[Point] = []
    for cx, cy in ((x1, y1), (x2, y2)):
        enter, leave = span_in_circle(cx, cy, radius, ax, ay, bx, by)
        if enter < leave:
            inside.append((enter, leave))
    enter, leave = span_in_planes(bar_planes(x1, y1, x2, y2, radius), ax, ay, bx, by)
    if enter < leave:
        inside.append((enter, leave))
    return inside


def bar_planes(x1: float, y1: float, x2: float, y2: float, radius: float) -> list[Plane]:
    """The sides of a bar along a segment, as thick as twice `radius`, without its round ends."""
    long = sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))
    ux, uy = (x2 - x1) / long, (y2 - y1) / long
    along1, across1 = ux * x1 + uy * y1, ux * y1 - uy * x1
    return [
        (ux, uy, along1 + long),
        (-ux, -uy, -along1),
        (-uy, ux, across1 + radius),
        (uy, -ux, radius - across1),
    ]


def _crossing_point(
    x1: float, y1: float, x2: float, y2: float, ax: float, ay: float, bx: float, by: float
) -> list[Point]:
    """Where a segment crosses a wall of no thickness; lines along the wall do not cross it."""
    dx, dy = bx - ax, by - ay
    wx, wy = x2 - x1, y2 - y1
    turn = dx * wy - dy * wx
    if turn == 0.0:
        return []
    t = ((x1 - ax) * wy - (y1 - ay) * wx) / turn
    s = ((x1 - ax) * dy - (y1 - ay) * dx) / turn
    if 0.0 <= t <= 1.0 and 0.0 <= s <= 1.0:
        return [(t, t)]
    return []


def comes_within(path: list[Point], cx: float, cy: float, room: float) -> float:
    """How far along a path its distance to a point first falls to `room`, or -1; who begins within it may leave it."""
    travelled = 0.0
    for i in range(1, len(path)):
        x1, y1 = path[i - 1]
        x2, y2 = path[i]
        dx, dy = x2 - x1, y2 - y1
        leg = sqrt(dx * dx + dy * dy)
        if leg <= 0.0:
            continue
        wx, wy = x1 - cx, y1 - cy
        half = (wx * dx + wy * dy) / leg
        outside = wx * wx + wy * wy - room * room
        if outside <= 0.0:
            if half < 0.0 or i > 1:
                return travelled
        elif half < 0.0:
            root = half * half - outside
            if root >= 0.0:
                along = -half - sqrt(root)
                if along <= leg:
                    return travelled + along
        travelled += leg
    return -1.0
