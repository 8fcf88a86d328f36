"""The ground that a base can reach with its movement, as polygons to be drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import asin, ceil, pi, sqrt
from typing import Final, final

from sandtable.table.barriers import Barriers
from sandtable.table.bases import Base, Disc, heading
from sandtable.table.bearings import bearing, turn_between
from sandtable.table.costs import affordable, leg_cost
from sandtable.table.precision import Point, quantize_point
from sandtable.table.routes import corner_points
from sandtable.table.terrain import ROUND, Board, Piece

RAYS: Final = 72
"""Rays of the first fan: one every five degrees, and two more beside every corner within reach."""

FEWEST: Final = 24
"""Rays all round the smallest fan. One that spreads less far needs fewer for an edge that is as smooth."""

_BESIDE: Final = 0.2
"""How many degrees beside a corner these two run."""

_SEAM: Final = 3.0
"""By how many degrees a fan overlaps the ground it continues, or a hair would be left between them."""


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
    walk.find_corners(near, shut, gap)
    walk.find_turns(base.x, base.y, allowance)
    return walk.fans(base.x, base.y, allowance)


@final
class _Corner:
    """A point at which a base can turn: round the circle of radius `room` about the pivot, which it skirts."""

    __slots__ = ("from_x", "from_y", "left", "pivot_x", "pivot_y", "room", "x", "y")

    def __init__(self, x: float, y: float, pivot: Point, room: float) -> None:
        self.x = x
        self.y = y
        self.pivot_x: float = pivot[0]
        self.pivot_y: float = pivot[1]
        self.room = room
        # How the shortest way comes here, and how much allowance it leaves.
        self.from_x = 0.0
        self.from_y = 0.0
        self.left = -1.0

    def onward(self) -> tuple[float, float]:
        """Where new ground opens: the first direction and how many degrees from it, counter-clockwise; 0 for none.

        A shortest way bends round what it skirts, and no further than until it skirts it again: in all other
        directions there is a shorter way that does not come by here.
        """
        ahead = bearing(self.from_x, self.from_y, self.x, self.y)
        turn = turn_between(ahead, bearing(self.x, self.y, self.pivot_x, self.pivot_y))
        dx, dy = self.pivot_x - self.x, self.pivot_y - self.y
        apart = sqrt(dx * dx + dy * dy)
        skirts = asin(self.room / apart) * 180.0 / pi if apart > self.room else 90.0
        width = abs(turn) - skirts
        if width <= 0.0:
            return ahead, 0.0
        return (ahead if turn > 0.0 else ahead - width) - _SEAM, width + 2.0 * _SEAM


@final
class _Walk:
    """One base's freedom to move: what bars its way, where it can turn and what slows it down."""

    __slots__ = ("barriers", "corners", "factors", "reached", "slow")

    def __init__(self, barriers: Barriers, board: Board, multipliers: Mapping[str, float] | None) -> None:
        self.barriers = barriers
        self.factors: dict[str, float] = dict(multipliers) if multipliers is not None else {}
        self.slow: list[Piece] = [p for p in board.pieces if self.factors.get(p.kind, 1.0) != 1.0]
        self.corners: list[_Corner] = []
        self.reached: list[_Corner] = []

    def find_corners(self, obstacles: Sequence[Base], forbidden: Sequence[Piece], gap: float) -> None:
        """All points at which the base can turn."""
        for other in obstacles:
            room = self.barriers.breadth + gap
            points = corner_points(self.barriers, [other], (), gap)
            if isinstance(other, Disc):
                self._add(points, [other.x, other.y], room + other.radius)
            else:
                self._add(points, other.outline, room)
        for piece in forbidden:
            points = corner_points(self.barriers, (), [piece], gap)
            centre = piece.shape == ROUND
            outline = piece.outline[:2] if centre else piece.outline
            self._add(points, outline, self.barriers.breadth + piece.radius)

    def _add(self, points: list[Point], outline: list[float], room: float) -> None:
        """Corners at these points, each about the nearest point of the outline."""
        for x, y in points:
            pivot = (outline[0], outline[1])
            least = float("inf")
            for i in range(0, len(outline), 2):
                dx, dy = outline[i] - x, outline[i + 1] - y
                if dx * dx + dy * dy < least:
                    least = dx * dx + dy * dy
                    pivot = (outline[i], outline[i + 1])
            self.corners.append(_Corner(x, y, pivot, room))

    def find_turns(self, x: float, y: float, allowance: float) -> None:
        """The corners within reach, with the allowance left there (Dijkstra over the corners)."""
        waiting = list(self.corners)
        self._spread(x, y, allowance, waiting)
        while waiting:
            here = waiting[0]
            for corner in waiting:
                if corner.left > here.left:
                    here = corner
            if here.left <= 0.0:
                break
            waiting.remove(here)
            self.reached.append(here)
            self._spread(here.x, here.y, here.left, waiting)

    def _spread(self, x: float, y: float, left: float, waiting: list[_Corner]) -> None:
        """Betters the ways to the corners that wait by those that come from this point."""
        for there in waiting:
            dx, dy = there.x - x, there.y - y
            spare = left - there.left
            if spare <= 0.0 or dx * dx + dy * dy >= min(left, spare) ** 2:
                continue  # too far even over open ground
            rest = left - leg_cost(self.slow, (x, y), (there.x, there.y), self.factors)
            if rest > there.left and rest > 0.0 and self.barriers.clear(x, y, there.x, there.y):
                there.left = rest
                there.from_x = x
                there.from_y = y

    def fans(self, x: float, y: float, allowance: float) -> list[list[Point]]:
        """The fan of straight moves, and one for every corner behind which there is more ground."""
        all_fans = [self._fan(x, y, allowance, 0.0, 360.0, RAYS)]
        for corner in self.reached:
            first, width = corner.onward()
            if self.slow:
                first, width = 0.0, 360.0  # where ground is slow, shortest ways bend anywhere
            if width > 0.0:
                rays = max(FEWEST, ceil(RAYS * corner.left / allowance))
                all_fans.append(self._fan(corner.x, corner.y, corner.left, first, width, rays))
        return all_fans

    def _fan(
        self, x: float, y: float, allowance: float, first: float, width: float, rays: int
    ) -> list[Point]:
        """How far the allowance carries in the directions between two."""
        turns = self._turns(x, y, allowance, first, width, rays)
        headings = [heading(first + turn) for turn in turns]
        runs = self.barriers.runs(x, y, headings, allowance)
        polygon: list[Point] = [] if width >= 360.0 else [(x, y)]
        for (ux, uy), run in zip(headings, runs, strict=True):
            far = run
            if self.slow:
                end = (x + ux * allowance, y + uy * allowance)
                far = min(run, affordable(self.slow, (x, y), end, allowance, self.factors))
            polygon.append(quantize_point(x + ux * far, y + uy * far))
        return polygon

    def _turns(
        self, x: float, y: float, allowance: float, first: float, width: float, rays: int
    ) -> list[float]:
        """The rays of a fan as turns to the left from its first, `rays` to the full circle and those beside corners."""
        step = 360.0 / rays
        turns = [step * k for k in range(ceil(width / step))]
        if width < 360.0:
            turns.append(width)
        for corner in self.corners:
            dx, dy = corner.x - x, corner.y - y
            if 0.0 < dx * dx + dy * dy < allowance * allowance:
                towards = bearing(x, y, corner.x, corner.y) - first
                for turn in ((towards - _BESIDE) % 360.0, (towards + _BESIDE) % 360.0):
                    if turn < width:
                        turns.append(turn)
        turns.sort()
        return turns


def _close(base: Base, other: Base, room: float) -> bool:
    dx, dy = other.x - base.x, other.y - base.y
    limit = room + base.reach + other.reach
    return dx * dx + dy * dy < limit * limit
