"""Places on the table where things may be set down: strips along an edge, boxes, circles."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from sandtable.table import Base, Disc, Point

SOUTH: Final = "south"
NORTH: Final = "north"
WEST: Final = "west"
EAST: Final = "east"
EDGES: Final = (SOUTH, NORTH, WEST, EAST)

Box = tuple[float, float, float, float]  # left, top, right, bottom; y grows downwards

HAIR: Final = 0.001


class Zone:
    """Where something may be set down: in one of some boxes or in a circle. Never changed."""

    __slots__ = ("boxes", "id", "radius", "x", "y")

    def __init__(
        self, id: str, boxes: list[Box], x: float = 0.0, y: float = 0.0, radius: float = 0.0
    ) -> None:
        self.id = id
        self.boxes = boxes
        self.x = x
        self.y = y
        self.radius = radius  # 0 when the zone has no circle

    def holds(self, base: Base) -> bool:
        """Whether the whole base lies inside."""
        if self.radius > 0.0:
            return _in_circle(base, self.x, self.y, self.radius)
        left, top, right, bottom = bounds(base)
        for box in self.boxes:
            if (
                left >= box[0] - HAIR
                and top >= box[1] - HAIR
                and right <= box[2] + HAIR
                and bottom <= box[3] + HAIR
            ):
                return True
        return False

    def covers(self, width: float, height: float) -> bool:
        """Whether all of a table so wide and high lies in one of the boxes, or in the circle.

        Two strips along opposite edges hold every corner and still leave the middle out.
        """
        if self.radius > 0.0:
            return all(self.holds_point(x, y) for x in (0.0, width) for y in (0.0, height))
        return self.holds_box(0.0, 0.0, width, height)

    def holds_box(self, left: float, top: float, right: float, bottom: float) -> bool:
        """Whether all of a box lies in one of the boxes; a circle or another shape says no."""
        if self.radius > 0.0:
            return False
        for box in self.boxes:
            if left >= box[0] and top >= box[1] and right <= box[2] and bottom <= box[3]:
                return True
        return False

    def holds_point(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        if self.radius > 0.0:
            reach = self.radius + HAIR
            return (x - self.x) * (x - self.x) + (y - self.y) * (y - self.y) <= reach * reach
        for left, top, right, bottom in self.boxes:
            if left - HAIR <= x <= right + HAIR and top - HAIR <= y <= bottom + HAIR:
                return True
        return False

    def nearest(self, x: float, y: float) -> Point:
        """The point of the zone nearest to (x, y): itself when it lies inside."""
        if self.radius > 0.0:
            dx, dy = x - self.x, y - self.y
            away = sqrt(dx * dx + dy * dy)
            if away <= self.radius:
                return x, y
            return self.x + dx * self.radius / away, self.y + dy * self.radius / away
        best = (x, y)
        least = -1.0
        for left, top, right, bottom in self.boxes:
            px, py = min(max(x, left), right), min(max(y, top), bottom)
            away = (px - x) * (px - x) + (py - y) * (py - y)
            if least < 0.0 or away < least:
                least = away
                best = (px, py)
        return best

    def outlines(self) -> list[list[Point]]:
        """The zone as polygons, for drawing and for questions."""
        if self.radius > 0.0:
            steps = 36
            ring = [2.0 * pi * k / steps for k in range(steps)]
            return [
                [
                    (round(self.x + cos(a) * self.radius, 2), round(self.y + sin(a) * self.radius, 2))
                    for a in ring
                ]
            ]
        return [corners(box) for box in self.boxes]

    def spread(self) -> list[Box]:
        """Boxes in which spots are looked for."""
        if self.radius > 0.0:
            r = self.radius
            return [(self.x - r, self.y - r, self.x + r, self.y + r)]
        return self.boxes

    def wider(self, by: float) -> Zone:
        """The same zone with room all round it."""
        boxes = [(left - by, top - by, right + by, bottom + by) for left, top, right, bottom in self.boxes]
        return Zone(self.id, boxes, self.x, self.y, self.radius + by if self.radius > 0.0 else 0.0)


def corners(box: Box) -> list[Point]:
    """The four corners of a box."""
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def bounds(base: Base) -> Box:
    """The box round a base."""
    if isinstance(base, Disc):
        x, y, radius = base.x, base.y, base.radius
        return x - radius, y - radius, x + radius, y + radius
    # Half of what a turned rectangle covers, along either axis.
    across = abs(base.ux) * base.half_length + abs(base.uy) * base.half_width
    down = abs(base.uy) * base.half_length + abs(base.ux) * base.half_width
    return base.x - across, base.y - down, base.x + across, base.y + down


def box_of(bases: list[Base]) -> Box:
    """The box round some bases."""
    left, top, right, bottom = bounds(bases[0])
    for base in bases[1:]:
        if isinstance(base, Disc):
            x, y, radius = base.x, base.y, base.radius
            first, up, last, down = x - radius, y - radius, x + radius, y + radius
        else:
            first, up, last, down = bounds(base)
        if first < left:
            left = first
        if up < top:
            top = up
        if last > right:
            right = last
        if down > bottom:
            bottom = down
    return left, top, right, bottom


def edge_box(edge: str, width: float, height: float, depth: float, trim: float = 0.0) -> Box:
    """The strip along an edge; `trim` leaves the corners out."""
    if edge == SOUTH:
        return trim, height - depth, width - trim, height
    if edge == NORTH:
        return trim, 0.0, width - trim, depth
    if edge == WEST:
        return 0.0, trim, depth, height - trim
    return width - depth, trim, width, height - trim


def _in_circle(base: Base, x: float, y: float, radius: float) -> bool:
    if isinstance(base, Disc):
        room = radius - base.radius + HAIR
        return room >= 0.0 and (base.x - x) ** 2 + (base.y - y) ** 2 <= room * room
    reach = (radius + HAIR) ** 2
    return all((cx - x) ** 2 + (cy - y) ** 2 <= reach for cx, cy in base.corners())
