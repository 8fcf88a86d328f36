"""Shortest ways for a base round bases, forbidden terrain and the table edge.

The search walks a graph of corner points about the obstacles at the clearance that the base needs: a
polygon of twelve corners about a disc, and about a corner as many points as bend round it in steps of at
most 45 degrees. A route hugging an obstacle is at most 4 % longer there than the true shortest. Obstacles
join the graph only when a route would run into them.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from math import atan2, ceil, cos, pi, sin, sqrt
from typing import Final

from sandtable.table.barriers import BUMPS_BASE, BUMPS_PIECE, Barriers
from sandtable.table.bases import Base, Disc
from sandtable.table.precision import Point, quantize_point
from sandtable.table.terrain import AREA, ROUND, Board, Piece

_RING: Final = 12
_RING_X: Final = [cos((2 * k + 1) * pi / _RING) / cos(pi / _RING) for k in range(_RING)]
_RING_Y: Final = [sin((2 * k + 1) * pi / _RING) / cos(pi / _RING) for k in range(_RING)]
_BEND: Final = pi / 4.0


def shortest_path(
    board: Board,
    base: Base,
    goal: Point,
    obstacles: Sequence[Base] = (),
    forbidden: Sequence[Piece] = (),
    gap: float = 0.0,
    limit: float = float("inf"),
) -> list[Point]:
    """The shortest way of the base's centre to the goal, both ends included; empty when there is none.

    Ways longer than `limit` are not looked for.
    """
    start = (base.x, base.y)
    barriers = Barriers(board, base, obstacles, forbidden, gap=gap)
    met_bases: list[int] = []
    met_pieces: list[int] = []
    path = [start, goal]
    while path:
        bump = barriers.first_on(path)
        if bump is None:
            return path if _length(path) <= limit else []
        if bump.what == BUMPS_BASE and bump.index not in met_bases:
            met_bases.append(bump.index)
        elif bump.what == BUMPS_PIECE and bump.index not in met_pieces:
            met_pieces.append(bump.index)
        else:
            return []
        some_bases = [obstacles[i] for i in met_bases]
        some_pieces = [forbidden[i] for i in met_pieces]
        known = Barriers(board, base, some_bases, some_pieces, gap=gap)
        corners = corner_points(known, some_bases, some_pieces, gap)
        path = _search(known, start, goal, corners, limit)
    return []


def corner_points(
    barriers: Barriers, obstacles: Sequence[Base], forbidden: Sequence[Piece], gap: float = 0.0
) -> list[Point]:
    """The points at which a base can turn round the obstacles, each clear of all of them, on the grid."""
    breadth = barriers.breadth
    points: list[Point] = []
    for other in obstacles:
        if isinstance(other, Disc):
            _ring(points, other.x, other.y, other.radius + breadth + gap)
        else:
            _bends(points, other.outline, breadth + gap)
    for piece in forbidden:
        room = breadth + piece.radius
        if piece.shape == ROUND:
            _ring(points, piece.outline[0], piece.outline[1], room)
        elif piece.shape == AREA:
            _bends(points, piece.outline, room)
        else:
            _bends(points, _round_trip(piece.outline), room)
    return [point for point in points if barriers.stands(point[0], point[1])]


def _ring(points: list[Point], x: float, y: float, radius: float) -> None:
    for k in range(_RING):
        points.append(quantize_point(x + _RING_X[k] * radius, y + _RING_Y[k] * radius))


def _round_trip(course: list[float]) -> list[float]:
    """A course there and back again: the outline of a wall without thickness, whose ends turn about."""
    outline = list(course)
    for i in range(len(course) - 4, 0, -2):
        outline.append(course[i])
        outline.append(course[i + 1])
    return outline


def _bends(points: list[Point], outline: list[float], radius: float) -> None:
    """Points round the outward corners of a counter-clockwise outline; legs between them clear it by `radius`."""
    count = len(outline)
    for i in range(0, count, 2):
        x, y = outline[i], outline[i + 1]
        in_x, in_y = x - outline[i - 2], y - outline[i - 1]
        out_x, out_y = outline[(i + 2) % count] - x, outline[(i + 3) % count] - y
        turn = atan2(in_x * out_y - in_y * out_x, in_x * out_x + in_y * out_y)
        if turn < -pi + 1e-9:
            turn = pi
        if turn <= 1e-6:
            continue
        steps = ceil(turn / _BEND - 1e-9)
        first = atan2(-in_x, in_y)
        far = radius / cos(turn / steps * 0.5)
        for k in range(steps):
            angle = first + turn * (k + 0.5) / steps
            points.append(quantize_point(x + cos(angle) * far, y + sin(angle) * far))


def _search(barriers: Barriers, start: Point, goal: Point, corners: list[Point], limit: float) -> list[Point]:
    """A* over the corner points; legs are tested when they are first wanted."""
    points = [start, goal, *corners]
    count = len(points)
    costs: list[float] = [float("inf")] * count
    origin = [-1] * count
    done = [False] * count
    ahead = [_apart(point, goal) for point in points]
    costs[0] = 0.0
    heap: list[tuple[float, int]] = [(ahead[0], 0)]
    while heap:
        _, here = heappop(heap)
        if done[here]:
            continue
        done[here] = True
        if here == 1:
            return _trace(points, origin)
        x1, y1 = points[here]
        for there in range(1, count):
            if done[there]:
                continue
            x2, y2 = points[there]
            cost = costs[here] + sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))
            whole = cost + ahead[there]
            if cost >= costs[there] or whole > limit or whole >= costs[1]:
                continue  # no shorter than the way known to this point, or to the goal
            if barriers.clear(x1, y1, x2, y2):
                costs[there] = cost
                origin[there] = here
                heappush(heap, (whole, there))
    return []


def _trace(points: list[Point], origin: list[int]) -> list[Point]:
    path: list[Point] = []
    here = 1
    while here >= 0:
        path.append(points[here])
        here = origin[here]
    path.reverse()
    return path


def _apart(a: Point, b: Point) -> float:
    return sqrt((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1]))


def _length(path: Sequence[Point]) -> float:
    total = 0.0
    for i in range(1, len(path)):
        total += _apart(path[i - 1], path[i])
    return total
