"""Places that matter on the table: where a side sets up, and where its units retreat to."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from sandtable.systems.fubar.book.catalogue import Catalogue
from sandtable.table import Base, Board, Disc, Point

EDGES: Final = ("south", "north", "west", "east")

Box = tuple[float, float, float, float]  # left, top, right, bottom; y grows downwards


class Zone:
    """Where a side may set up: inside one of its boxes or its circle; some zones ask for cover as well.

    A base is in a zone when the whole of it is. `cover` zones hold figures whose centre is in an area of cover
    (vehicles: half the hull), as fubar.cover.what has it.
    """

    __slots__ = ("boxes", "cover", "id", "radius", "x", "y")

    def __init__(self, id: str, boxes: list[Box], x: float, y: float, radius: float, cover: bool) -> None:
        self.id = id
        self.boxes = boxes
        self.x = x
        self.y = y
        self.radius = radius  # 0 when the zone has no circle
        self.cover = cover

    def holds(self, base: Base) -> bool:
        """Whether the whole base lies inside, cover aside."""
        if self.radius > 0.0:
            return _in_circle(base, self.x, self.y, self.radius)
        left, top, right, bottom = bounds(base)
        for box in self.boxes:
            if (
                left >= box[0] - 0.001
                and top >= box[1] - 0.001
                and right <= box[2] + 0.001
                and bottom <= box[3] + 0.001
            ):
                return True
        return False

    def covered(self, base: Base, board: Board, catalogue: Catalogue) -> bool:
        """Whether the base has the cover the zone asks for (none in most zones)."""
        if not self.cover:
            return True
        for piece in board.pieces:
            if catalogue.cover_of(piece) and not catalogue.terrain[piece.kind].linear:
                if isinstance(base, Disc):
                    if piece.holds(base.x, base.y):
                        return True
                elif piece.share(base) >= 0.5:
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
        return [_corners(box) for box in self.boxes]

    def spread(self) -> list[Box]:
        """Boxes in which set-up spots are looked for."""
        if self.radius > 0.0:
            r = self.radius
            return [(self.x - r, self.y - r, self.x + r, self.y + r)]
        return self.boxes


def _corners(box: Box) -> list[Point]:
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def bounds(base: Base) -> Box:
    """The box round a base."""
    if isinstance(base, Disc):
        return base.x - base.radius, base.y - base.radius, base.x + base.radius, base.y + base.radius
    # Half of what a turned rectangle covers, along either axis.
    across = abs(base.ux) * base.half_length + abs(base.uy) * base.half_width
    down = abs(base.uy) * base.half_length + abs(base.ux) * base.half_width
    return base.x - across, base.y - down, base.x + across, base.y + down


def edge_box(edge: str, width: float, height: float, depth: float, trim: float = 0.0) -> Box:
    """The strip along an edge; `trim` leaves the corners to the neighbouring edges."""
    if edge == "south":
        return trim, height - depth, width - trim, height
    if edge == "north":
        return trim, 0.0, width - trim, depth
    if edge == "west":
        return 0.0, trim, depth, height - trim
    return width - depth, trim, width, height - trim


def _in_circle(base: Base, x: float, y: float, radius: float) -> bool:
    if isinstance(base, Disc):
        room = radius - base.radius + 0.001
        return room >= 0.0 and (base.x - x) ** 2 + (base.y - y) ** 2 <= room * room
    reach = (radius + 0.001) ** 2
    return all((cx - x) ** 2 + (cy - y) ** 2 <= reach for cx, cy in base.corners())
