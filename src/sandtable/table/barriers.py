"""What a moving base may not come near to, swollen by half its breadth, so that its centre moves like a point."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, final

from sandtable.table.bases import Base, Disc
from sandtable.table.crossing import bar_planes, spans_in_bar
from sandtable.table.kernel import (
    Plane,
    bounds,
    contains,
    point_to_course_squared,
    point_to_outline_squared,
    point_to_segment_squared,
    segment_comes_near,
    span_in_circle,
    span_in_planes,
)
from sandtable.table.precision import OVERLAP, Point
from sandtable.table.sightlines import hull_planes
from sandtable.table.terrain import AREA, ROUND, Board, Piece

BUMPS_BASE: Final = "base"
BUMPS_PIECE: Final = "piece"
BUMPS_EDGE: Final = "edge"


@final
class Bump:
    """What stops a way: `what` is "base", "piece" or "edge", `index` which one, `along` how far from the start."""

    __slots__ = ("along", "index", "what")

    def __init__(self, what: str, index: int, along: float) -> None:
        self.what = what
        self.index = index
        self.along = along

    def __repr__(self) -> str:
        return f"Bump({self.what!r}, {self.index}, {self.along:.3f})"


@final
class _Shape:
    """A barrier with corners: an outline (closed) or a course, to which the centre keeps `room`."""

    __slots__ = (
        "_bars", "bottom", "closed", "from_x", "from_y", "index", "left", "outline", "planes", "right", "room",
        "start_gap", "top", "what",
    )  # fmt: skip

    def __init__(
        self, what: str, index: int, outline: list[float], closed: bool, planes: list[Plane], room: float
    ) -> None:
        self.what = what
        self.index = index
        self.outline = outline
        self.closed = closed
        self.planes = planes
        self.room = room
        left, bottom, right, top = bounds(outline)
        self.left: float = left - room
        self.right: float = right + room
        self.bottom: float = bottom - room
        self.top: float = top + room
        # Many legs are tried from the same point, one after the other: its gap is remembered.
        self.from_x = float("inf")
        self.from_y = float("inf")
        self.start_gap = 0.0
        self._bars: list[list[Plane]] | None = None

    def bars(self) -> list[list[Plane]]:
        """The sides of the bars along its edges, each as thick as twice the room."""
        bars = self._bars
        if bars is None:
            flat = self.outline
            bars = [
                bar_planes(flat[i - 2], flat[i - 1], flat[i], flat[i + 1], self.room)
                for i in range(0 if self.closed else 2, len(flat), 2)
            ]
            self._bars = bars
        return bars

    def gap_at_start(self, x: float, y: float) -> float:
        """The squared distance from where a way starts to the edges, -1 when that is inside."""
        if x != self.from_x or y != self.from_y:
            self.from_x = x
            self.from_y = y
            self.start_gap = -1.0 if self.holds(x, y) else self.gap_squared(x, y)
        return self.start_gap

    def gap_squared(self, x: float, y: float) -> float:
        """The squared distance from a point to the edges."""
        if self.closed:
            return point_to_outline_squared(self.outline, x, y)
        return point_to_course_squared(self.outline, x, y)

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies inside a closed outline."""
        return self.closed and contains(self.outline, x, y)


@final
class Barriers:
    """All that bars the way of one base: other bases, forbidden pieces, the table edge.

    The base sweeps a strip: a disc as wide as itself, a hull as wide as it is across, for it turns into the
    direction it drives. It keeps `gap` from other bases. Everything is forgiven the sinking in of an overlap.
    Whoever starts nearer than allowed may move away; whoever starts inside a piece may leave it.
    """

    __slots__ = ("_discs", "_high_x", "_high_y", "_low", "_shapes", "breadth", "keep_on_table")

    def __init__(
        self,
        board: Board,
        base: Base,
        obstacles: Sequence[Base] = (),
        forbidden: Sequence[Piece] = (),
        keep_on_table: bool = True,
        gap: float = 0.0,
    ) -> None:
        self.breadth: float = base.radius if isinstance(base, Disc) else base.half_width
        self.keep_on_table = keep_on_table
        slack = self.breadth - OVERLAP
        self._low: float = slack
        self._high_x: float = board.width - slack
        self._high_y: float = board.height - slack
        self._discs: list[tuple[float, float, float, str, int]] = []
        self._shapes: list[_Shape] = []
        for index, other in enumerate(obstacles):
            if other is base:
                continue
            if isinstance(other, Disc):
                self._discs.append((other.x, other.y, other.radius + slack + gap, BUMPS_BASE, index))
            else:
                planes = hull_planes(other)
                self._shapes.append(_Shape(BUMPS_BASE, index, other.outline, True, planes, slack + gap))
        for index, piece in enumerate(forbidden):
            room = slack + piece.radius
            if piece.shape == ROUND:
                self._discs.append((piece.outline[0], piece.outline[1], room, BUMPS_PIECE, index))
            else:
                closed = piece.shape == AREA
                self._shapes.append(_Shape(BUMPS_PIECE, index, piece.outline, closed, piece.planes, room))

    def stands(self, x: float, y: float) -> bool:
        """Whether the centre may be at the point."""
        if self.keep_on_table and (x < self._low or y < self._low or x > self._high_x or y > self._high_y):
            return False
        for cx, cy, room, _, _ in self._discs:
            if (x - cx) * (x - cx) + (y - cy) * (y - cy) < room * room:
                return False
        for shape in self._shapes:
            if x <= shape.left or x >= shape.right or y <= shape.bottom or y >= shape.top:
                continue
            if shape.holds(x, y) or shape.gap_squared(x, y) < shape.room * shape.room:
                return False
        return True

    def clear(self, x1: float, y1: float, x2: float, y2: float) -> bool:
        """Whether the centre can move straight from point to point."""
        low = self._low
        on_table = low <= x2 <= self._high_x and low <= y2 <= self._high_y
        if not on_table and self.keep_on_table and self._edge_share(x1, y1, x2, y2) >= 0.0:
            return False
        dx = x2 - x1
        dy = y2 - y1
        long = dx * dx + dy * dy
        for cx, cy, room, _, _ in self._discs:
            wx = cx - x1
            wy = cy - y1
            along = wx * dx + wy * dy
            if along <= 0.0:
                continue  # the way leads past or away, and from where it starts one may always leave
            if along < long:
                side = wx * dy - wy * dx
                if side * side < room * room * long:
                    return False
            elif (cx - x2) * (cx - x2) + (cy - y2) * (cy - y2) < room * room:
                return False
        for shape in self._shapes:
            if not _misses_box(shape, x1, y1, x2, y2) and not _misses_planes(shape, x1, y1, x2, y2):
                near = segment_comes_near(shape.outline, shape.closed, x1, y1, x2, y2, shape.room)
                if near and _may_not_leave(shape, x1, y1, x2, y2):
                    return False
        return True

    def first(self, x1: float, y1: float, x2: float, y2: float) -> Bump | None:
        """What the centre runs into first on the straight way, or None."""
        leg = sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))
        best: Bump | None = None
        least = 2.0
        if self.keep_on_table:
            share = self._edge_share(x1, y1, x2, y2)
            if share >= 0.0:
                best, least = Bump(BUMPS_EDGE, 0, share * leg), share
        for cx, cy, room, what, index in self._discs:
            if point_to_segment_squared(cx, cy, x1, y1, x2, y2) < room * room:
                share = _disc_share(cx, cy, room, x1, y1, x2, y2)
                if 0.0 <= share < least:
                    best, least = Bump(what, index, share * leg), share
        for shape in self._shapes:
            if not _misses_box(shape, x1, y1, x2, y2) and not _misses_planes(shape, x1, y1, x2, y2):
                share = _shape_share(shape, x1, y1, x2, y2)
                if 0.0 <= share < least:
                    best, least = Bump(shape.what, shape.index, share * leg), share
        return best

    def runs(self, x: float, y: float, headings: list[Point], far: float) -> list[float]:
        """How far the centre gets from a point in each of many directions, `far` at most: `first` all round."""
        runs = [far] * len(headings)
        for cx, cy, room, _, _ in self._discs:
            _cut_by_disc(runs, headings, cx - x, cy - y, room, far)
        for shape in self._shapes:
            beside = x + far <= shape.left or x - far >= shape.right
            if not beside and y + far > shape.bottom and y - far < shape.top:
                _cut_by_shape(runs, headings, shape, x, y, far)
        low, high_x, high_y = self._low, self._high_x, self._high_y
        if self.keep_on_table and (x - far < low or x + far > high_x or y - far < low or y + far > high_y):
            for i, (ux, uy) in enumerate(headings):
                share = self._edge_share(x, y, x + ux * far, y + uy * far)
                if share >= 0.0 and share * far < runs[i]:
                    runs[i] = share * far
        return runs

    def first_on(self, path: Sequence[Point]) -> Bump | None:
        """What the centre runs into first on a path, or None."""
        travelled = 0.0
        for i in range(1, len(path)):
            x1, y1 = path[i - 1]
            x2, y2 = path[i]
            bump = self.first(x1, y1, x2, y2)
            if bump is not None:
                bump.along += travelled
                return bump
            travelled += sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))
        return None

    def clear_path(self, path: Sequence[Point]) -> bool:
        """Whether the centre can move along the whole path."""
        for i in range(1, len(path)):
            x1, y1 = path[i - 1]
            x2, y2 = path[i]
            if not self.clear(x1, y1, x2, y2):
                return False
        return True

    def _edge_share(self, x1: float, y1: float, x2: float, y2: float) -> float:
        """The share of the way after which the table ends, or -1; towards the table one may always move."""
        low = self._low
        least = 2.0
        if x2 < low and x2 < x1:
            least = (x1 - low) / (x1 - x2)
        elif x2 > self._high_x and x2 > x1:
            least = (self._high_x - x1) / (x2 - x1)
        if y2 < low and y2 < y1:
            least = min(least, (y1 - low) / (y1 - y2))
        elif y2 > self._high_y and y2 > y1:
            least = min(least, (self._high_y - y1) / (y2 - y1))
        return -1.0 if least > 1.0 else max(least, 0.0)


def _disc_share(cx: float, cy: float, room: float, x1: float, y1: float, x2: float, y2: float) -> float:
    """The share of the way after which it comes nearer than `room` to a point, or -1."""
    dx, dy = x2 - x1, y2 - y1
    wx, wy = x1 - cx, y1 - cy
    half = wx * dx + wy * dy
    outside = wx * wx + wy * wy - room * room
    if half >= 0.0:
        return -1.0
    if outside <= 0.0:
        return 0.0
    long = dx * dx + dy * dy
    root = half * half - long * outside
    if root <= 0.0:
        return -1.0
    share = (-half - sqrt(root)) / long
    return share if share <= 1.0 else -1.0


def _cut_by_disc(
    runs: list[float], headings: list[Point], wx: float, wy: float, room: float, far: float
) -> None:
    """Shortens the runs that come nearer than `room` to a point, seen from where they start."""
    outside = wx * wx + wy * wy - room * room
    if outside >= far * (far + 2.0 * room):
        return
    for i, (ux, uy) in enumerate(headings):
        along = wx * ux + wy * uy
        if along <= 0.0:
            continue
        if outside <= 0.0:
            runs[i] = 0.0
            continue
        root = along * along - outside
        if root > 0.0:
            run = along - sqrt(root)
            if run < runs[i]:
                runs[i] = run


def _cut_by_shape(
    runs: list[float], headings: list[Point], shape: _Shape, x: float, y: float, far: float
) -> None:
    """Shortens the runs that come too near to a shape."""
    for i, (ux, uy) in enumerate(headings):
        x2, y2 = x + ux * far, y + uy * far
        if not _misses_box(shape, x, y, x2, y2) and not _misses_planes(shape, x, y, x2, y2):
            share = _shape_share(shape, x, y, x2, y2)
            if share >= 0.0 and share * far < runs[i]:
                runs[i] = share * far


def _misses_box(shape: _Shape, x1: float, y1: float, x2: float, y2: float) -> bool:
    return (
        (x1 <= shape.left and x2 <= shape.left)
        or (x1 >= shape.right and x2 >= shape.right)
        or (y1 <= shape.bottom and y2 <= shape.bottom)
        or (y1 >= shape.top and y2 >= shape.top)
    )


def _misses_planes(shape: _Shape, x1: float, y1: float, x2: float, y2: float) -> bool:
    """Whether one side of a convex shape has the whole way far enough outside."""
    room = shape.room
    for nx, ny, c in shape.planes:
        if nx * x1 + ny * y1 - c >= room and nx * x2 + ny * y2 - c >= room:
            return True
    return False


def _may_not_leave(shape: _Shape, x1: float, y1: float, x2: float, y2: float) -> bool:
    """False when the way starts too near to the shape, or inside it, and leads away."""
    start = shape.gap_at_start(x1, y1)
    if start < 0.0:
        return False
    if start >= shape.room * shape.room:
        return True
    return shape.gap_squared(x1 + (x2 - x1) * 1e-3, y1 + (y2 - y1) * 1e-3) < start


def _shape_share(shape: _Shape, x1: float, y1: float, x2: float, y2: float) -> float:
    """The share of the way after which it comes nearer than its room to the shape, or -1."""
    least = 2.0
    outline = shape.outline
    if shape.room == 0.0:
        for i in range(0 if shape.closed else 2, len(outline), 2):
            bar = [outline[i - 2], outline[i - 1], outline[i], outline[i + 1]]
            for enter, _ in spans_in_bar(bar, 0.0, x1, y1, x2, y2):
                least = min(least, enter)
    else:
        # The bars along its edges, and the circles about its corners, each of which ends two of them.
        for planes in shape.bars():
            enter, leave = span_in_planes(planes, x1, y1, x2, y2)
            if enter < leave and enter < least:
                least = enter
        for i in range(0, len(outline), 2):
            enter, leave = span_in_circle(outline[i], outline[i + 1], shape.room, x1, y1, x2, y2)
            if enter < leave and enter < least:
                least = enter
    if least > 1.0 or not _may_not_leave(shape, x1, y1, x2, y2):
        return -1.0
    return least
