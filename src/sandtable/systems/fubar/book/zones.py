"""Places that matter on the table: where a side sets up, and where its units retreat to."""

from __future__ import annotations

from math import sqrt

from sandtable.figures.zones import Box, Zone
from sandtable.systems.fubar.book.catalogue import Catalogue
from sandtable.table import Base, Board, Disc, Point


class SetupZone(Zone):
    """Where a side may set up; some zones ask for cover as well.

    A base is in a zone when the whole of it is. `cover` zones hold figures whose centre is in an area of cover
    (vehicles: half the hull), as fubar.cover.what has it.
    """

    __slots__ = ("cover",)

    def __init__(self, id: str, boxes: list[Box], x: float, y: float, radius: float, cover: bool) -> None:
        super().__init__(id, boxes, x, y, radius)
        self.cover = cover

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
