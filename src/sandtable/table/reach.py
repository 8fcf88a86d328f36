"""The ground that a base can reach with its movement, as polygons to be drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from sandtable.table.bases import Base, heading
from sandtable.table.crossing import spans
from sandtable.table.paths import first_bump, is_clear
from sandtable.table.precision import Point, quantize_point
from sandtable.table.routes import corner_points
from sandtable.table.terrain import Board, Piece

RAYS = 72
"""Rays of a fan: one every five degrees."""


def reachable(
    board: Board,
    base: Base,
    allowance: float,
    obstacles: Sequence[Base] = (),
    forbidden: Sequence[Piece] = (),
    multipliers: Mapping[str, float] | None = None,
    gap: float = 0.0,
) -> list[list[Point]]:
    """Where the base's centre can go: counter-clockwise polygons, to be filled as one path (non-zero rule).

    The first polygon is the fan of straight moves, the others are fans of what is left after turning round a corner.
    Every point of a ray is truly reachable; between two rays (five degrees) the edge is a straight line.
    """
    factors = multipliers if multipliers is not None else {}
    near = [other for other in obstacles if other is not base and _close(base, other, allowance + gap)]
    shut = [piece for piece in forbidden if piece.distance_to(base) < allowance + base.reach]
    slow = [piece for piece in board.pieces if factors.get(piece.kind, 1.0) != 1.0]
    polygons: list[list[Point]] = []
    for point, left in _turning_points(board, base, allowance, near, shut, slow, factors, gap):
        polygons.append(_fan(board, base.at(point[0], point[1]), left, near, shut, slow, factors, gap))
    return polygons


def _close(base: Base, other: Base, room: float) -> bool:
    dx, dy = other.x - base.x, other.y - base.y
    limit = room + base.reach + other.reach
    return dx * dx + dy * dy < limit * limit


def _turning_points(
    board: Board,
    base: Base,
    allowance: float,
    obstacles: Sequence[Base],
    forbidden: Sequence[Piece],
    slow: Sequence[Piece],
    factors: Mapping[str, float],
    gap: float,
) -> list[tuple[Point, float]]:
    """The start and every corner within reach, with the allowance left there (a Dijkstra walk over the corners)."""
    points = [(base.x, base.y), *corner_points(board, base, obstacles, forbidden, gap)]
    left: list[float] = [-1.0] * len(points)
    left[0] = allowance
    waiting = list(range(len(points)))
    found: list[tuple[Point, float]] = []
    while waiting:
        here = max(waiting, key=lambda i: (left[i], -i))
        if left[here] <= 0.0:
            break
        waiting.remove(here)
        found.append((points[here], left[here]))
        for there in waiting:
            rest = left[here] - _cost(points[here], points[there], slow, factors)
            if rest > left[there] and rest > 0.0:
                leg = [points[here], points[there]]
                if is_clear(board, base, leg, obstacles, forbidden, gap=gap):
                    left[there] = rest
    return found


def _fan(
    board: Board,
    base: Base,
    allowance: float,
    obstacles: Sequence[Base],
    forbidden: Sequence[Piece],
    slow: Sequence[Piece],
    factors: Mapping[str, float],
    gap: float,
) -> list[Point]:
    polygon: list[Point] = []
    start = (base.x, base.y)
    for k in range(RAYS):
        ux, uy = heading(360.0 * k / RAYS)
        end = (base.x + ux * allowance, base.y + uy * allowance)
        far = _affordable(start, end, allowance, slow, factors)
        bump = first_bump(board, base, [start, end], obstacles, forbidden, gap=gap)
        if bump is not None and bump.along < far:
            far = bump.along
        polygon.append(quantize_point(base.x + ux * far, base.y + uy * far))
    return polygon


def _cost(a: Point, b: Point, slow: Sequence[Piece], factors: Mapping[str, float]) -> float:
    length = sqrt((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1]))
    if not slow:
        return length
    total = 0.0
    for low, high, factor in _stretches(a, b, slow, factors):
        total += (high - low) * factor
    return total * length


def _affordable(
    a: Point, b: Point, allowance: float, slow: Sequence[Piece], factors: Mapping[str, float]
) -> float:
    """How far along a straight ray of length `allowance` the allowance carries over the terrain."""
    if not slow:
        return allowance
    spent = 0.0
    for low, high, factor in _stretches(a, b, slow, factors):
        price = (high - low) * allowance * factor
        if spent + price >= allowance:
            return low * allowance + (allowance - spent) / factor
        spent += price
    return allowance


def _stretches(
    a: Point, b: Point, slow: Sequence[Piece], factors: Mapping[str, float]
) -> list[tuple[float, float, float]]:
    """The segment cut where its terrain changes: (from share, to share, dearest factor)."""
    marks: list[float] = [0.0, 1.0]
    dear: list[tuple[float, float, float]] = []
    for piece in slow:
        inside = spans(piece, a[0], a[1], b[0], b[1])
        for i in range(0, len(inside), 2):
            dear.append((inside[i], inside[i + 1], factors.get(piece.kind, 1.0)))
            marks.extend(inside[i : i + 2])
    marks.sort()
    found: list[tuple[float, float, float]] = []
    for i in range(1, len(marks)):
        low, high = marks[i - 1], marks[i]
        if high > low:
            middle = (low + high) * 0.5
            here = [factor for enter, leave, factor in dear if enter <= middle <= leave]
            found.append((low, high, max(here) if here else 1.0))
    return found
