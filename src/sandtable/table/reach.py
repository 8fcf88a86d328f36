"""The ground that a base can reach with its movement, as polygons to be drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from sandtable.table.arcs import bearing
from sandtable.table.barriers import Barriers
from sandtable.table.bases import Base, heading
from sandtable.table.costs import affordable, leg_cost
from sandtable.table.precision import Point, quantize_point
from sandtable.table.routes import corner_points
from sandtable.table.terrain import Board, Piece

RAYS: Final = 72
"""Rays of a fan: one every five degrees, and two more beside every corner within reach."""

_BESIDE: Final = 0.2
"""How many degrees beside a corner these two run."""


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

    The first polygon is the fan of straight moves, the others are fans of what is left after turning round
    a corner. Every ray is truly walkable to its end (within the grid); between two rays, five degrees
    apart, the edge is drawn straight, so narrow alleys seen edge-on can be missed, and a thin obstacle
    between two rays as well.
    """
    near = [other for other in obstacles if other is not base and _close(base, other, allowance + gap)]
    shut = [piece for piece in forbidden if piece.distance_to(base) < allowance + base.reach]
    walk = _Walk(Barriers(board, base, near, shut, gap=gap), board, multipliers)
    corners = corner_points(walk.barriers, near, shut, gap)
    turns = walk.turning_points(base.x, base.y, allowance, corners)
    return [walk.fan(x, y, left, corners) for x, y, left in turns]


@final
class _Walk:
    """One base's freedom to move: what bars its way and what slows it down."""

    __slots__ = ("barriers", "factors", "slow")

    def __init__(self, barriers: Barriers, board: Board, multipliers: Mapping[str, float] | None) -> None:
        self.barriers = barriers
        self.factors: dict[str, float] = dict(multipliers) if multipliers is not None else {}
        self.slow: list[Piece] = [p for p in board.pieces if self.factors.get(p.kind, 1.0) != 1.0]

    def turning_points(
        self, x: float, y: float, allowance: float, corners: list[Point]
    ) -> list[tuple[float, float, float]]:
        """The start and every corner within reach, with the allowance left there (Dijkstra over the corners)."""
        points = [(x, y), *corners]
        left: list[float] = [-1.0] * len(points)
        left[0] = allowance
        waiting = list(range(len(points)))
        found: list[tuple[float, float, float]] = []
        while waiting:
            here = waiting[0]
            for index in waiting:
                if left[index] > left[here]:
                    here = index
            if left[here] <= 0.0:
                break
            waiting.remove(here)
            x1, y1 = points[here]
            found.append((x1, y1, left[here]))
            for there in waiting:
                x2, y2 = points[there]
                rest = left[here] - leg_cost(self.slow, points[here], points[there], self.factors)
                if rest > left[there] and rest > 0.0 and self.barriers.clear(x1, y1, x2, y2):
                    left[there] = rest
        return found

    def fan(self, x: float, y: float, allowance: float, corners: list[Point]) -> list[Point]:
        """How far the allowance carries in every direction."""
        polygon: list[Point] = []
        for angle in _directions(x, y, allowance, corners):
            ux, uy = heading(angle)
            end_x, end_y = x + ux * allowance, y + uy * allowance
            far = allowance
            if self.slow:
                far = affordable(self.slow, (x, y), (end_x, end_y), allowance, self.factors)
            bump = self.barriers.first(x, y, end_x, end_y)
            if bump is not None and bump.along < far:
                far = bump.along
            polygon.append(quantize_point(x + ux * far, y + uy * far))
        return polygon


def _directions(x: float, y: float, allowance: float, corners: list[Point]) -> list[float]:
    """The directions of a fan's rays, counter-clockwise from 0."""
    angles = [360.0 * k / RAYS for k in range(RAYS)]
    for cx, cy in corners:
        apart = (cx - x) * (cx - x) + (cy - y) * (cy - y)
        if 0.0 < apart < allowance * allowance:
            towards = bearing(x, y, cx, cy)
            angles.append((towards - _BESIDE) % 360.0)
            angles.append((towards + _BESIDE) % 360.0)
    angles.sort()
    return angles


def _close(base: Base, other: Base, room: float) -> bool:
    dx, dy = other.x - base.x, other.y - base.y
    limit = room + base.reach + other.reach
    return dx * dx + dy * dy < limit * limit
