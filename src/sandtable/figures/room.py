"""Room on the table: who stands there already, and the nearest place where nobody does."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.core.wire import Reason
from sandtable.figures.grids import ring_of
from sandtable.figures.searching import Rim, crossings
from sandtable.figures.zones import Box, box_of
from sandtable.table import (
    OVERLAP,
    Base,
    Board,
    Disc,
    Piece,
    Point,
    any_overlap,
    distance,
    heading,
    overlaps,
    quantize_point,
)

RING: Final = 0.2  # between the rings in which room is looked for
RINGS: Final = 60  # a fifth of a base apart, about a base that looks for a spot of its own


@mypyc_attr(allow_interpreted_subclasses=True)
class Room:
    """Who stands on the table already, as seen by those about to be set down, and boxes round them for a quick look.

    A game says who they are, and in which words somebody is refused.
    """

    def __init__(self, keep: float) -> None:
        self.keep = keep  # how far they stay from every enemy
        self.taken: list[Base] = []  # those they may not stand upon
        self.enemies: list[Base] = []  # those they keep away from
        self.boxes: list[Box] = []

    def add(self, bases: list[Base], hostile: bool, margin: float) -> None:
        """Some who stand together, and how far from them nothing has to be looked at closely."""
        if not bases:
            return
        if hostile:
            self.enemies.extend(bases)
        else:
            self.taken.extend(bases)
        left, top, right, bottom = box_of(bases)
        self.boxes.append((left - margin, top - margin, right + margin, bottom + margin))

    def apart(self, box: Box) -> bool:
        """Whether a box is clear of everybody, and far enough from every enemy."""
        return clear_of(box, self.boxes)

    def why_not(self, bases: list[Base], tokens: list[str]) -> list[Reason]:
        """Why bases may not be set down there: upon somebody, upon each other, or too near to an enemy."""
        for at, base in enumerate(bases):
            for other in self.taken + bases[:at]:
                if overlaps(base, other):
                    return [self.upon_somebody(tokens[at])]
            for enemy in self.enemies if self.keep > 0.0 else []:
                gap = distance(base, enemy)
                if gap < self.keep - OVERLAP:
                    return [self.too_near(tokens[at], gap)]
        return []

    def upon_somebody(self, token: str) -> Reason:
        """The refusal of a place where somebody stands."""
        raise TypeError("a game says in which words")

    def too_near(self, token: str, gap: float) -> Reason:
        """The refusal of a place too near to an enemy."""
        raise TypeError("a game says in which words")


def clear_of(box: Box, taken: list[Box], margin: float = 0.0) -> bool:
    """Whether a box, with a margin round it, has no more than an edge in common with any of some others."""
    left, top, right, bottom = box
    left, top, right, bottom = left - margin, top - margin, right + margin, bottom + margin
    for other in taken:
        if left < other[2] and right > other[0] and top < other[3] and bottom > other[1]:
            return False
    return True


def crowded(bases: list[Base]) -> bool:
    """Whether bases of the same unit overlap."""
    for at, base in enumerate(bases):
        if any_overlap(base, bases[:at]) >= 0:
            return True
    return False


def nearest_room(x: float, y: float, free: Callable[[Point], bool], most: float) -> Point | None:
    """The place nearest to a point where there is room, ring by ring, none beyond `most` inches."""
    if free((x, y)):
        return x, y
    for number in range(1, int(most / RING) + 1):
        for spot in ring_of(x, y, number * RING):
            if free(spot):
                return spot
    return None


def nearest_free(board: Board, base: Disc, others: list[Base], closed: list[Piece]) -> Disc:
    """The nearest spot where a base stands on nobody and in none of some pieces; where it is, when there is none.

    Just beside one or two of those it stands upon, else on rings a fifth of a base apart.
    """
    spots = [quantize_point(x, y) for x, y in _beside(base, others)]
    spots.sort(key=lambda spot: (spot[0] - base.x) ** 2 + (spot[1] - base.y) ** 2)
    for ring in range(1, RINGS):
        by = 0.2 * ring * base.radius
        while spots and (spots[0][0] - base.x) ** 2 + (spots[0][1] - base.y) ** 2 <= by * by:
            spot = base.at(*spots.pop(0))
            if stands(board, spot, others, closed):
                return spot
        for k in range(16):
            ux, uy = heading(22.5 * k)
            spot = base.at(*quantize_point(base.x + ux * by, base.y + uy * by))
            if stands(board, spot, others, closed):
                return spot
    return base


def stands(board: Board, spot: Disc, others: list[Base], closed: list[Piece]) -> bool:
    """Whether a base stands on the table, on nobody and in none of some pieces."""
    if not board.inside(spot, OVERLAP) or any_overlap(spot, others) >= 0:
        return False
    return all(not piece.meets(spot, OVERLAP) for piece in closed)


def _beside(base: Disc, others: list[Base]) -> list[Point]:
    """The spots that touch a round base near by where it is nearest, and those that touch two of them."""
    rims: list[Rim] = []
    spots: list[Point] = []
    for other in others:
        dx, dy = base.x - other.x, base.y - other.y
        if not isinstance(other, Disc) or dx * dx + dy * dy >= (6.0 * base.radius + other.radius) ** 2:
            continue
        rim = (other.x, other.y, base.radius + other.radius)
        away = sqrt(dx * dx + dy * dy)
        if away > 0.0:
            spots.append((other.x + dx / away * rim[2], other.y + dy / away * rim[2]))
        for second in rims:
            spots.extend(crossings(rim, second))
        rims.append(rim)
    return spots
