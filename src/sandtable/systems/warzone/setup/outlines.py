"""Outlines of terrain, all without dents."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice
from sandtable.table import Point, between, blob, box

# Half the longer and half the shorter way across in inches, least and most; corners of a blob (0: a box).
SIZES: Final[dict[str, tuple[float, float, float, float, int]]] = {
    "trees": (3.4, 5.0, 2.4, 3.6, 11),
    "bushes": (2.4, 3.6, 1.6, 2.4, 9),
    "scrub": (2.8, 4.2, 0.8, 1.1, 0),
    "wire": (2.8, 4.2, 0.4, 0.5, 0),
    "rubble": (2.2, 3.2, 1.6, 2.2, 9),
    "wall": (2.4, 4.2, 0.3, 0.3, 0),
    "crates": (1.4, 2.2, 0.8, 1.2, 0),
    "pool": (2.0, 3.0, 1.4, 2.0, 10),
    "gap": (2.6, 3.8, 0.45, 0.9, 0),
    "bunker": (2.2, 2.8, 1.8, 2.2, 0),
    "brick_building": (2.6, 3.4, 2.2, 2.8, 0),
    "wood_building": (2.2, 3.0, 1.8, 2.4, 0),
}


def shape_of(kind: str, dice: SeededDice) -> list[Point]:
    """A fresh outline about the origin for a kind of terrain."""
    long_least, long_most, short_least, short_most, corners = SIZES[kind]
    long = between(long_least, long_most, dice)
    short = between(short_least, short_most, dice)
    if corners:
        return blob(long, short, corners, 0.84, dice)
    return box(long, short)
