"""Shortest ways for a base round bases, forbidden terrain and the table edge.

The search walks a graph of corner points about the obstacles, each ring of points drawn round a corner or disc at the
clearance that the base needs. Round obstacles become polygons of twelve corners, so a route hugging one is at most
4 % longer than the true shortest. Obstacles join the graph only when a route would run into them.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from math import cos, pi, sin, sqrt

from sandtable.table.bases import Base, Disc
from sandtable.table.paths import first_bump, half_breadth, is_clear
from sandtable.table.precision import OVERLAP, Point
from sandtable.table.terrain import ROUND, Board, Piece

_RING = 12
_RING_X = [cos((2 * k + 1) * pi / _RING) / cos(pi / _RING) for k in range(_RING)]
_RING_Y = [sin((2 * k + 1) * pi / _RING) / cos(pi / _RING) for k in range(_RING)]


def shortest_path(
    board: Board,
    base: Base,
    goal: Point,
    obstacles: Sequence[Base] = (),
    forbidden: Sequence[Piece] = (),
    gap: float = 0.0,
) -> list[Point]:
    """The shortest way of the base's centre to the goal, both ends included; empty when there is none."""
    start = (base.x, base.y)
    met_bases: list[Base] = []
    met_pieces: list[Piece] = []
    path = [start, goal]
    while path:
        bump = first_bump(board, base, path, obstacles, forbidden, gap=gap)
        if bump is None:
            return path
        if bump.what == "base" and obstacles[bump.index] not in met_bases:
            met_bases.append(obstacles[bump.index])
        elif bump.what == "piece" and forbidden[bump.index] not in met_pieces:
            met_pieces.append(forbidden[bump.index])
        else:
            return []
        path = _search(board, base, goal, met_bases, met_pieces, gap)
    return []


def corner_points(
    board: Board, base: Base, obstacles: Sequence[Base], forbidden: Sequence[Piece], gap: float = 0.0
) -> list[Point]:
    """The points at which the base can turn round the obstacles, each clear of all of them."""
    breadth = half_breadth(base)
    points: list[Point] = []
    for other in obstacles:
        if isinstance(other, Disc):
            _ring(points, other.x, other.y, other.radius + breadth + gap)
        else:
            for x, y in other.corners():
                _ring(points, x, y, breadth + gap)
    for piece in forbidden:
        for x, y in piece.points():
            _ring(points, x, y, breadth + piece.radius)
    return [point for point in points if _stands_clear(board, point, breadth, obstacles, forbidden, gap)]


def _ring(points: list[Point], x: float, y: float, radius: float) -> None:
    for k in range(_RING):
        points.append((x + _RING_X[k] * radius, y + _RING_Y[k] * radius))


def _stands_clear(
    board: Board,
    point: Point,
    breadth: float,
    obstacles: Sequence[Base],
    forbidden: Sequence[Piece],
    gap: float,
) -> bool:
    x, y = point
    slack = breadth - OVERLAP
    if x < slack or y < slack or x > board.width - slack or y > board.height - slack:
        return False
    disc = Disc(x, y, breadth)
    for other in obstacles:
        room = other.reach + slack + gap
        dx, dy = x - other.x, y - other.y
        if dx * dx + dy * dy < room * room and _too_near(disc, other, gap):
            return False
    return all(not piece.meets(disc, OVERLAP) for piece in forbidden)


def _too_near(disc: Disc, other: Base, gap: float) -> bool:
    if isinstance(other, Disc):
        return True
    dx, dy = disc.x - other.x, disc.y - other.y
    along = max(abs(dx * other.ux + dy * other.uy) - other.half_length, 0.0)
    across = max(abs(dy * other.ux - dx * other.uy) - other.half_width, 0.0)
    return sqrt(along * along + across * across) < disc.radius + gap - OVERLAP


def _search(
    board: Board, base: Base, goal: Point, obstacles: Sequence[Base], forbidden: Sequence[Piece], gap: float
) -> list[Point]:
    """A* over the corner points; legs are tested when they are first wanted."""
    points = [(base.x, base.y), goal, *corner_points(board, base, obstacles, forbidden, gap)]
    count = len(points)
    costs: list[float] = [float("inf")] * count
    origin = [-1] * count
    done = [False] * count
    costs[0] = 0.0
    heap: list[tuple[float, int]] = [(_apart(points[0], goal), 0)]
    while heap:
        _, here = heappop(heap)
        if done[here]:
            continue
        done[here] = True
        if here == 1:
            return _trace(points, origin)
        for there in range(1, count):
            if done[there]:
                continue
            cost = costs[here] + _apart(points[here], points[there])
            if cost >= costs[there]:
                continue
            leg = [points[here], points[there]]
            if is_clear(board, base, leg, obstacles, forbidden, gap=gap):
                costs[there] = cost
                origin[there] = here
                heappush(heap, (cost + _apart(points[there], goal), there))
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
    dx = b[0] - a[0]
    dy = b[1] - a[1]
    return sqrt(dx * dx + dy * dy)


def is_round(piece: Piece) -> bool:
    """Whether the piece is a circle."""
    return piece.shape == ROUND
