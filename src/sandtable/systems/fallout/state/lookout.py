"""Who sees whom on one board, remembered for as long as nobody moves.

Bases are never changed, only replaced, so an answer stays true while both bases and the blocking hulls are
the same. The memory is shared by all copies of a state: it speeds them up and can never change what they find.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.systems.fallout.book.terrain_kinds import RADIATION, ROUGH, SMOKE, WALL
from sandtable.table import Base, Board, Disc, Hull, Piece, Point, SightMap, SightPolicy, heading
from sandtable.table.sightlines import sight_points
from sandtable.table.sightmap import HIDDEN, PLAIN

KEPT: Final = 8192
_ARC: Final = [heading(22.5 * k) for k in range(-4, 5)]
"""Directions of the front arc, seen from the facing."""


@final
class Lookout:
    """fallout.los.blockers: sight over one board; walls and smoke are solid, everything else is seen through."""

    __slots__ = ("_ahead", "_known", "board", "chains", "cover", "hot", "hulls", "map", "open")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.map = SightMap(board, SightPolicy(0.0, 0.0))
        # by the places and sizes of both bases
        self._known: dict[tuple[float, float, float, float, float, float], int] = {}
        # by the place and the facing of the one, the place and size of the other
        self._ahead: dict[tuple[float, float, float, float, float, float, float], bool] = {}
        self.hulls: list[Hull] = []
        # squads whose coherency was looked at: link, bases, whether they hang together
        self.chains: dict[str, tuple[float, list[Base], bool]] = {}
        self.hot: list[Piece] = [piece for piece in board.pieces if piece.kind == RADIATION]
        self.cover: list[Piece] = [piece for piece in board.pieces if piece.kind in (WALL, ROUGH)]
        self.open = all(piece.kind not in (WALL, SMOKE) for piece in board.pieces)

    def sees(self, a: Base, b: Base, hulls: list[Hull]) -> bool:
        """fallout.los.line: whether any straight line from base to base is clear."""
        if self.open and not hulls:
            return True
        return self._view(a, b, hulls) != HIDDEN

    def sees_ahead(self, a: Disc, ux: float, uy: float, b: Base, hulls: list[Hull]) -> bool:
        """fallout.los.line: whether any straight line from the front arc of a base to the other base is clear.

        (ux, uy) is where it faces.
        """
        if self.open and not hulls:
            return True
        view = -1
        if hulls == self.hulls:
            view = self._known.get((a.x, a.y, a.reach, b.x, b.y, b.reach), -1)
        if view < 0:
            view = self._view(a, b, hulls)
        if view == HIDDEN:
            return False
        dx, dy = b.x - a.x, b.y - a.y
        if view == PLAIN and dx * ux + dy * uy >= 0.0:
            return True  # the line of the centres begins in front
        key = (a.x, a.y, ux, uy, b.x, b.y, b.reach)
        known = self._ahead.get(key)
        if known is None:
            if len(self._ahead) >= KEPT:
                self._ahead.clear()
            others: list[Base] = [hull for hull in hulls if hull is not b]
            known = self.map.sees_from(a, b, front_points(a, ux, uy, dx, dy), others)
            self._ahead[key] = known
        return known

    def _view(self, a: Base, b: Base, hulls: list[Hull]) -> int:
        """What is seen between two bases, remembered: nothing, something, or all along the line of the centres."""
        if hulls != self.hulls:
            self.hulls = hulls
            self._known.clear()
            self._ahead.clear()
        key = (a.x, a.y, a.reach, b.x, b.y, b.reach)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            others: list[Base] = [hull for hull in hulls if hull is not a and hull is not b]
            known = self.map.view(a, b, others)
            self._known[key] = known
        return known


def front_points(base: Disc, ux: float, uy: float, dx: float, dy: float) -> list[Point]:
    """Points of the front half of a base's edge: nearest to what is looked at, outermost, and all along it."""
    points: list[Point] = []
    flat = sight_points(base, dx, dy, 1.0)
    for i in range(0, 10, 2):
        if (flat[i] - base.x) * ux + (flat[i + 1] - base.y) * uy >= -1e-9:
            points.append((flat[i], flat[i + 1]))
    for cosine, sine in _ARC:
        x, y = ux * cosine - uy * sine, uy * cosine + ux * sine
        points.append((base.x + x * base.radius, base.y + y * base.radius))
    return points
