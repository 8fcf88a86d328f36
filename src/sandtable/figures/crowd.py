"""Who stands near those who move, and the boxes in which they are looked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from sandtable.figures.zones import Box
from sandtable.table import Base, Piece


@final
class Crowd:
    """Bases near by, sorted by what they are to the movers.

    `others` may not be ended upon, `enemies` not come near to where a game says so, `barriers` not be moved through.
    """

    __slots__ = ("barriers", "enemies", "others")

    def __init__(self) -> None:
        self.others: list[Base] = []
        self.enemies: list[Base] = []
        self.barriers: list[Base] = []

    def bars(self, box: Box, dx: float, dy: float) -> bool:
        """Whether a barrier stands on the ground that a box covers when it moves by (dx, dy)."""
        barriers = self.barriers
        return bool(barriers) and any_in(swept(box, dx, dy), barriers)

    def ends_among(self, box: Box, dx: float, dy: float) -> list[Base]:
        """The others who stand about where a box ends that moves by (dx, dy)."""
        others = self.others
        if not others:
            return others
        left, low, right, high = box
        return [
            other
            for other in others
            if left + dx - other.reach < other.x < right + dx + other.reach
            and low + dy - other.reach < other.y < high + dy + other.reach
        ]


def any_in(box: Box, bases: Sequence[Base]) -> bool:
    """Whether any of these bases comes into a box."""
    left, low, right, high = box
    for base in bases:
        reach = base.reach
        if left - reach < base.x < right + reach and low - reach < base.y < high + reach:
            return True
    return False


def any_piece_in(box: Box, pieces: Sequence[Piece]) -> bool:
    """Whether any of these pieces comes into a box."""
    left, low, right, high = box
    for piece in pieces:
        if piece.left < right and piece.right > left and piece.bottom < high and piece.top > low:
            return True
    return False


def pieces_in(pieces: Sequence[Piece], box: Box) -> list[Piece]:
    """Those pieces that come into a box, or touch it."""
    left, low, right, high = box
    return [
        piece
        for piece in pieces
        if piece.left <= right and piece.right >= left and piece.bottom <= high and piece.top >= low
    ]


def middles(bases: Sequence[Base]) -> Box:
    """The box about the middles of these bases."""
    first = bases[0]
    left = right = first.x
    low = high = first.y
    for base in bases:
        x = base.x
        y = base.y
        if x < left:
            left = x
        elif x > right:
            right = x
        if y < low:
            low = y
        elif y > high:
            high = y
    return left, low, right, high


def widened(box: Box, room: float) -> Box:
    """A box so much wider on all sides."""
    left, low, right, high = box
    return left - room, low - room, right + room, high + room


def moved(box: Box, dx: float, dy: float) -> Box:
    """A box elsewhere."""
    left, low, right, high = box
    return left + dx, low + dy, right + dx, high + dy


def swept(box: Box, dx: float, dy: float) -> Box:
    """The box of all the ground that a box covers when it moves by (dx, dy)."""
    left, low, right, high = box
    return (
        left + dx if dx < 0.0 else left,
        low + dy if dy < 0.0 else low,
        right if dx < 0.0 else right + dx,
        high if dy < 0.0 else high + dy,
    )


def box_about(bases: Sequence[Base], reach: float) -> Box:
    """The box in which bases can end up that move no further than `reach`."""
    return widened(middles(bases), reach + max(base.reach for base in bases))
