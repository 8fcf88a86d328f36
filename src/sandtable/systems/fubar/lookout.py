"""Who sees whom on one board, remembered for as long as nobody moves.

Bases are never changed, only replaced, so an answer stays true while both groups consist of the same bases. The
memory is shared by all copies of a state: it speeds them up and can never change what they find.
"""

from __future__ import annotations

from math import sqrt
from typing import final

from sandtable.systems.fubar.profiles import Lengths
from sandtable.table import SEE_THROUGH, Base, Board, Disc, Piece, SightMap, SightPolicy, spans

KEPT = 4096


@final
class Remembered:
    """The bases that an answer is about, and the answer."""

    __slots__ = ("group", "others", "sees")

    def __init__(self, group: list[Base], others: list[Base], sees: bool) -> None:
        self.group = group
        self.others = others
        self.sees = sees


@final
class Lookout:
    """fubar.los.blockers: sight over one board with the depths of the rules."""

    __slots__ = ("_known", "_screens", "board", "map")

    def __init__(self, board: Board, lengths: Lengths) -> None:
        self.board = board
        self.map = SightMap(board, SightPolicy(lengths.cover_edge, lengths.cover_inner))
        self._screens: list[Piece] = [p for p in board.pieces if p.sight != SEE_THROUGH and p.planes]
        self._known: dict[tuple[str, str], Remembered] = {}

    def sees(self, a: Base, b: Base) -> bool:
        """fubar.los.line: whether any line from base to base is clear."""
        return self.map.sees(a, b)

    def any_sees(self, watcher: str, target: str, group: list[Base], others: list[Base]) -> bool:
        """Whether any base of the group sees any of the others; the names are those of the two units."""
        key = (watcher, target)
        known = self._known.get(key)
        if known is not None and known.group == group and known.others == others:
            return known.sees
        sees = self._any_sees(group, others)
        if len(self._known) >= KEPT:
            self._known.clear()
        self._known[key] = Remembered(group, others, sees)
        return sees

    def _any_sees(self, group: list[Base], others: list[Base]) -> bool:
        if not group or not others:
            return False
        if self.map.sees(group[0], others[0]):
            return True
        far = enclosing(others)
        if self._screened(enclosing(group), far, group, others):
            return False
        for base in group:
            if not self._screened(Disc(base.x, base.y, base.reach), far, [base], others):
                for other in others:
                    if self.map.sees(base, other):
                        return True
        return False

    def _screened(self, a: Disc, b: Disc, group: list[Base], others: list[Base]) -> bool:
        """Whether one piece surely lies across every line between two circles of bases and holds none of them."""
        for piece in self._screens:
            if _lies_across(piece, a, b) and not _holds_any(piece, group) and not _holds_any(piece, others):
                return True
        return False


def enclosing(bases: list[Base]) -> Disc:
    """A circle about all these bases: round the middle of their box."""
    left = min(base.x for base in bases)
    right = max(base.x for base in bases)
    low = min(base.y for base in bases)
    high = max(base.y for base in bases)
    x = (left + right) * 0.5
    y = (low + high) * 0.5
    radius = 0.0
    for base in bases:
        dx = base.x - x
        dy = base.y - y
        radius = max(radius, sqrt(dx * dx + dy * dy) + base.reach)
    return Disc(x, y, radius)


def _holds_any(piece: Piece, bases: list[Base]) -> bool:
    for base in bases:
        if piece.holds(base.x, base.y):
            return True
    return False


def _lies_across(piece: Piece, a: Disc, b: Disc) -> bool:
    """Whether a chord of a convex piece reaches across the band about both circles, with one on either side of it."""
    dx = b.x - a.x
    dy = b.y - a.y
    apart = sqrt(dx * dx + dy * dy)
    width = max(a.radius, b.radius)
    if apart <= a.radius + b.radius:
        return False
    ox = -dy / apart * width
    oy = dx / apart * width
    left = spans(piece, a.x + ox, a.y + oy, b.x + ox, b.y + oy)
    if not left:
        return False
    right = spans(piece, a.x - ox, a.y - oy, b.x - ox, b.y - oy)
    if not right:
        return False
    p = (left[0] + left[1]) * 0.5 * apart
    q = (right[0] + right[1]) * 0.5 * apart
    slope = (p - q) / (2.0 * width)
    stretch = sqrt(1.0 + slope * slope)
    middle = (p + q) * 0.5
    return middle >= a.radius * stretch and apart - middle >= b.radius * stretch
