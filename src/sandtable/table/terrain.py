"""Terrain: pieces with an outline, a kind and a height, and the board that holds them. Both never change."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite, pi, sqrt
from typing import ClassVar, Final, final

from sandtable.table.bases import Base, Disc, Hull
from sandtable.table.kernel import (
    GRAZE,
    Plane,
    bounds,
    circle_outline_area,
    circles_area,
    clip_to_planes,
    contains,
    depth_in_planes,
    planes_of,
    point_to_course_squared,
    point_to_outline_squared,
    segment_to_course_squared,
    segments_cross,
    signed_area,
    within_planes,
)
from sandtable.table.precision import TOUCH, Point, quantize

AREA: Final = 0
"""A polygon."""
LINEAR: Final = 1
"""A polyline as thick as twice `radius`, with round ends and joints: walls, fences, hedges."""
ROUND: Final = 2
"""A circle: smoke, craters, ponds."""

SEE_THROUGH: Final = 0
"""Never stops a line of sight."""
SCREEN: Final = 1
"""Stops lines that cross it, that end too deep inside it or that run too far inside it."""
SOLID: Final = 2
"""Stops every line that meets it or ends in it."""


@final
class Piece:
    """One piece of terrain: a polygon, a thick polyline or a circle.

    `outline` is flat x, y pairs: the corners of an area (counter-clockwise, no corner repeated), the course
    of a linear piece, the centre of a round one. `planes` are the edges of a convex area and empty for
    everything else. `sight` is SEE_THROUGH, SCREEN or SOLID; with `by_height` the piece only stops lines
    that pass below its height.
    """

    __slots__ = (
        "bottom", "by_height", "height", "id", "kind", "left", "outline",
        "planes", "radius", "right", "shape", "sight", "top",
    )  # fmt: skip
    made_from: ClassVar[tuple[str, ...]] = (
        "id", "kind", "points", "height", "shape", "radius", "sight", "by_height",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        kind: str,
        points: Sequence[Point],
        height: float = 0.0,
        shape: int = AREA,
        radius: float = 0.0,
        sight: int = -1,
        by_height: bool = False,
    ) -> None:
        self.id = id
        self.kind = kind
        self.height = height + 0.0
        self.shape = shape
        self.radius = radius + 0.0
        self.sight = sight if sight >= 0 else (SEE_THROUGH if shape == LINEAR else SCREEN)
        self.by_height = by_height
        self.outline: list[float] = _flat(id, points, shape)
        self.planes: list[Plane] = planes_of(self.outline) if shape == AREA else []
        left, bottom, right, top = bounds(self.outline)
        self.left: float = left - radius
        self.right: float = right + radius
        self.bottom: float = bottom - radius
        self.top: float = top + radius

    def points(self) -> list[Point]:
        """The outline, course or centre as points."""
        flat = self.outline
        return [(flat[i], flat[i + 1]) for i in range(0, len(flat), 2)]

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in the piece, its edge included; a linear piece is as wide as it is thick."""
        if x < self.left or x > self.right or y < self.bottom or y > self.top:
            return False
        if self.planes:
            return within_planes(self.planes, x, y)
        if self.shape == AREA:
            return contains(self.outline, x, y)
        return point_to_course_squared(self.outline, x, y) <= self.radius * self.radius

    def depth(self, x: float, y: float) -> float:
        """How far inside the piece the point lies, to its nearest edge; 0 outside."""
        if x < self.left or x > self.right or y < self.bottom or y > self.top:
            return 0.0
        if self.planes:
            return max(depth_in_planes(self.planes, x, y), 0.0)
        if not self.holds(x, y):
            return 0.0
        if self.shape == AREA:
            return sqrt(point_to_outline_squared(self.outline, x, y))
        return self.radius - sqrt(point_to_course_squared(self.outline, x, y))

    def holds_deep(self, x: float, y: float, limit: float) -> bool:
        """Whether the point lies further inside the piece than `limit`."""
        if x - self.left < limit or self.right - x < limit or y - self.bottom < limit or self.top - y < limit:
            return False  # an edge lies no further away than the box round the piece
        return self.depth(x, y) > limit

    def distance_to_point(self, x: float, y: float) -> float:
        """How far outside the piece the point lies; 0 inside."""
        if self.shape == AREA:
            if self.holds(x, y):
                return 0.0
            return sqrt(point_to_outline_squared(self.outline, x, y))
        gap = sqrt(point_to_course_squared(self.outline, x, y)) - self.radius
        return max(gap, 0.0)

    def distance_to(self, base: Base) -> float:
        """The gap from the base's edge to the piece; 0 when they meet."""
        if isinstance(base, Disc):
            gap = self.distance_to_point(base.x, base.y) - base.radius
            return max(gap, 0.0)
        if self.holds(base.x, base.y) or base.holds(self.outline[0], self.outline[1]):
            return 0.0
        gap = sqrt(self._edge_distance_squared(base)) - self.radius
        return max(gap, 0.0)

    def meets(self, base: Base, tolerance: float = TOUCH) -> bool:
        """Whether the base lies in the piece by more than `tolerance`; contact alone is no meeting."""
        if (
            base.x + base.reach <= self.left
            or base.x - base.reach >= self.right
            or base.y + base.reach <= self.bottom
            or base.y - base.reach >= self.top
        ):
            return False
        if isinstance(base, Disc):
            return self.distance_to_point(base.x, base.y) < base.radius - tolerance
        return self.distance_to(_shrunk(base, tolerance)) == 0.0

    def share(self, base: Base) -> float:
        """The share of the base's surface inside the piece, from 0 to 1: exact for areas and round pieces.

        In a linear piece it is the share of a grid of points, twelve by twelve about the base.
        """
        if self.shape == LINEAR:
            return _sampled_share(self, base)
        if isinstance(base, Disc):
            whole = pi * base.radius * base.radius
            if self.shape == AREA:
                part = circle_outline_area(base.x, base.y, base.radius, self.outline)
            else:
                gap = sqrt((base.x - self.outline[0]) ** 2 + (base.y - self.outline[1]) ** 2)
                part = circles_area(base.radius, self.radius, gap)
        else:
            whole = base.length * base.width
            if self.shape == AREA:
                cut = clip_to_planes(self.outline, planes_of(base.outline))
                part = signed_area(cut) if cut else 0.0
            else:
                part = circle_outline_area(self.outline[0], self.outline[1], self.radius, base.outline)
        # Rounded, so that a hull exactly half inside is not a hair less than half inside.
        return quantize(min(max(part / whole, 0.0), 1.0), 9)

    def _edge_distance_squared(self, hull: Hull) -> float:
        corners = hull.outline
        closed = self.shape == AREA
        least = float("inf")
        x1, y1 = corners[6], corners[7]
        for i in range(0, 8, 2):
            x2, y2 = corners[i], corners[i + 1]
            least = min(least, segment_to_course_squared(self.outline, closed, x1, y1, x2, y2))
            x1, y1 = x2, y2
        return least


@final
class Board:
    """The table: its size and its terrain. Forks share it; changed terrain makes another board."""

    __slots__ = ("height", "index", "pieces", "width")
    made_from: ClassVar[tuple[str, ...]] = ("width", "height", "pieces")

    def __init__(self, width: float, height: float, pieces: Sequence[Piece] = ()) -> None:
        self.width = width + 0.0
        self.height = height + 0.0
        self.pieces: tuple[Piece, ...] = tuple(pieces)
        self.index: dict[str, int] = {}
        for position, piece in enumerate(self.pieces):
            if piece.id in self.index:
                raise ValueError(f'two terrain pieces are called "{piece.id}"; give each its own id')
            self.index[piece.id] = position

    def piece(self, piece_id: str) -> Piece:
        """The piece of that id."""
        position = self.index.get(piece_id, -1)
        if position < 0:
            known = ", ".join(piece.id for piece in self.pieces) or "none"
            raise KeyError(f'the table has no terrain "{piece_id}"; it has {known}')
        return self.pieces[position]

    def with_piece(self, piece: Piece) -> Board:
        """A board with one piece more, or with another piece in the place of the one of the same id."""
        pieces = [piece if old.id == piece.id else old for old in self.pieces]
        if piece.id not in self.index:
            pieces.append(piece)
        return Board(self.width, self.height, pieces)

    def without_piece(self, piece_id: str) -> Board:
        """A board without that piece."""
        self.piece(piece_id)
        return Board(self.width, self.height, [old for old in self.pieces if old.id != piece_id])

    def pieces_at(self, x: float, y: float) -> list[Piece]:
        """The pieces in which the point lies, in the order of the board."""
        return [piece for piece in self.pieces if piece.holds(x, y)]

    def inside(self, base: Base, tolerance: float = TOUCH) -> bool:
        """Whether the whole base is on the table."""
        if isinstance(base, Disc):
            r = base.radius - tolerance
            return r <= base.x <= self.width - r and r <= base.y <= self.height - r
        left, bottom, right, top = bounds(base.outline)
        return (
            left >= -tolerance
            and right <= self.width + tolerance
            and bottom >= -tolerance
            and top <= self.height + tolerance
        )


def area(
    piece_id: str,
    kind: str,
    points: Sequence[Point],
    height: float = 0.0,
    sight: int = SCREEN,
    by_height: bool = False,
) -> Piece:
    """A polygon of terrain: wood, building, rubble, water."""
    return Piece(piece_id, kind, points, height, AREA, 0.0, sight, by_height)


def linear(
    piece_id: str,
    kind: str,
    points: Sequence[Point],
    thickness: float = 0.0,
    height: float = 0.0,
    sight: int = SEE_THROUGH,
    by_height: bool = False,
) -> Piece:
    """A linear obstacle along a polyline: wall, fence, hedge."""
    return Piece(piece_id, kind, points, height, LINEAR, thickness * 0.5, sight, by_height)


def cloud(
    piece_id: str,
    kind: str,
    x: float,
    y: float,
    radius: float,
    height: float = 0.0,
    sight: int = SOLID,
    by_height: bool = False,
) -> Piece:
    """A round piece: smoke, a crater, a pond."""
    return Piece(piece_id, kind, [(x, y)], height, ROUND, radius, sight, by_height)


def piece_of(piece_id: str, kind: str, base: Base, height: float = 0.0, sight: int = SEE_THROUGH) -> Piece:
    """Terrain in the shape of a base: a wreck where a vehicle stood."""
    if isinstance(base, Disc):
        return Piece(piece_id, kind, [(base.x, base.y)], height, ROUND, base.radius, sight)
    return Piece(piece_id, kind, base.corners(), height, AREA, 0.0, sight)


def _flat(piece_id: str, points: Sequence[Point], shape: int) -> list[float]:
    """Points as a flat list: repeated points dropped, areas closed once and turned counter-clockwise."""
    flat = _without_repeats(piece_id, points)
    if shape == AREA and len(flat) > 2 and flat[0] == flat[-2] and flat[1] == flat[-1]:
        flat = flat[:-2]
    least = (3, 2, 1)[shape]
    if len(flat) < 2 * least:
        raise ValueError(
            f'terrain "{piece_id}" needs at least {least} different points, it has {len(flat) // 2}'
        )
    return _counter_clockwise(piece_id, flat) if shape == AREA else flat


def _without_repeats(piece_id: str, points: Sequence[Point]) -> list[float]:
    """The points one after the other, those that repeat the one before left out."""
    flat: list[float] = []
    for x, y in points:
        if not (isfinite(x) and isfinite(y)):
            raise ValueError(f'terrain "{piece_id}": a corner is not a finite point')
        if not flat or flat[-2] != x or flat[-1] != y:
            flat.append(x + 0.0)
            flat.append(y + 0.0)
    return flat


def _counter_clockwise(piece_id: str, flat: list[float]) -> list[float]:
    """The outline of an area turned counter-clockwise; one that crosses itself or has no surface is refused."""
    if not _is_rounded(flat) and _crosses_itself(flat):
        raise ValueError(f'terrain "{piece_id}" crosses itself; list its corners in the order of its outline')
    surface = signed_area(flat)
    if surface == 0.0:
        raise ValueError(f'terrain "{piece_id}" has no surface; its corners lie on one line')
    if surface > 0.0:
        return flat
    turned: list[float] = []
    for i in range(len(flat) - 2, -1, -2):
        turned.append(flat[i])
        turned.append(flat[i + 1])
    return turned


def _is_rounded(flat: list[float]) -> bool:
    """Whether an outline turns left at every corner and goes round once, so that it cannot cross itself."""
    x1, y1 = flat[-4], flat[-3]
    x2, y2 = flat[-2], flat[-1]
    eastward = x2 > x1
    reversals = 0
    for i in range(0, len(flat), 2):
        x3, y3 = flat[i], flat[i + 1]
        if (x2 - x1) * (y3 - y2) - (y2 - y1) * (x3 - x2) <= GRAZE:
            return False
        if x3 != x2 and (x3 > x2) != eastward:
            eastward = not eastward
            reversals += 1
        x1, y1, x2, y2 = x2, y2, x3, y3
    return reversals <= 2


def _crosses_itself(flat: list[float]) -> bool:
    """Whether two edges of an outline that are no neighbours meet."""
    count = len(flat)
    for i in range(0, count - 2, 2):
        x1, y1, x2, y2 = flat[i], flat[i + 1], flat[i + 2], flat[i + 3]
        left, right = (x1, x2) if x1 < x2 else (x2, x1)
        for j in range(i + 4, count if i > 0 else count - 2, 2):
            x3 = flat[j]
            x4 = flat[j + 2 - count]
            if (x3 < left and x4 < left) or (x3 > right and x4 > right):
                continue
            if segments_cross(x1, y1, x2, y2, x3, flat[j + 1], x4, flat[j + 3 - count]):
                return True
    return False


def _shrunk(hull: Hull, by: float) -> Hull:
    return Hull(hull.x, hull.y, max(hull.length - 2 * by, 0.0), max(hull.width - 2 * by, 0.0), hull.facing)


def _sampled_share(piece: Piece, base: Base) -> float:
    steps = 12
    hits = 0
    tried = 0
    for i in range(steps):
        dx = ((2 * i + 1) / steps - 1.0) * base.reach
        for j in range(steps):
            dy = ((2 * j + 1) / steps - 1.0) * base.reach
            if base.holds(base.x + dx, base.y + dy):
                tried += 1
                if piece.holds(base.x + dx, base.y + dy):
                    hits += 1
    return hits / tried
