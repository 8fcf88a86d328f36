"""Outlines of terrain: blobs, strips of water, walls.

fallout.setup.terrain.pieces: every outline fits in a circle 10 inches across; a wall is at most 8 inches long.
fallout.terrain.shallow.width: shallow water is at most 2 inches wide.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice
from sandtable.systems.fallout.book.terrain_kinds import DEEP, RADIATION, ROUGH, SHALLOW, WALL
from sandtable.table import Point, between, blob, box, crooked

# Half the longer and half the shorter way across in inches, least and most; corners of a blob (0: a box, -1: a wall).
SIZES: Final[dict[str, tuple[float, float, float, float, int]]] = {
    ROUGH: (2.8, 4.6, 2.2, 3.6, 11),
    DEEP: (2.4, 4.0, 1.8, 3.0, 10),
    RADIATION: (2.0, 3.4, 1.8, 2.8, 9),
    SHALLOW: (3.0, 4.6, 0.7, 1.0, 0),
    WALL: (2.4, 3.8, 0.0, 0.9, -1),
}


def shape_of(kind: str, dice: SeededDice, inch: float) -> list[Point]:
    """A fresh outline or course about the origin for a kind of terrain."""
    long_least, long_most, short_least, short_most, corners = SIZES[kind]
    long = between(long_least, long_most, dice) * inch
    short = between(short_least, short_most, dice) * inch
    if corners > 0:
        return blob(long, short, corners, 0.8, dice)
    if corners < 0:
        bent = crooked(long, short, dice)
        return bent if short > 0.3 else [(-long, 0.0), (long, 0.0)]
    return box(long, short)
