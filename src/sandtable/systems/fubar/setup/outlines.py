"""Outlines of terrain: blobs, boxes, crooked lines."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice
from sandtable.figures.thick_lines import PieceShape
from sandtable.systems.fubar.book.words import RUIN
from sandtable.table import Point, between, blob, box, crooked

# Half the longer and half the shorter way across in inches, least and most; corners of a blob (0: a box, -1: a line).
SIZES: Final[dict[str, tuple[float, float, float, float, int]]] = {
    "wood": (4.2, 6.2, 3.0, 4.6, 12),
    "undergrowth": (3.0, 4.6, 2.2, 3.2, 10),
    "hole": (1.5, 2.2, 1.2, 1.8, 9),
    "rubble": (2.4, 3.4, 1.8, 2.6, 9),
    "building": (2.6, 3.6, 2.2, 2.8, 0),
    "wooden_building": (2.2, 3.0, 1.8, 2.4, 0),
    RUIN: (2.8, 3.8, 2.4, 3.0, 0),
    "trench": (3.5, 4.5, 0.75, 0.9, 0),
    "scenery_car": (1.75, 1.75, 0.9, 0.9, 0),
    "wall": (2.8, 4.2, 0.4, 3.6, -1),
    "hedge": (3.5, 5.5, 0.4, 2.4, -1),
    "fence": (3.5, 5.5, 0.2, 1.6, -1),
}


ROUNDED: Final = 0.75
"""How far from the end of a box its bar ends, as a share of half its width."""


def shape_of(kind: str, dice: SeededDice, scale: float) -> PieceShape:
    """A fresh outline for a kind of terrain; `scale` is the length of an inch on this table."""
    long_least, long_most, short_least, short_most, corners = SIZES[kind]
    long = between(long_least, long_most, dice) * scale
    short = between(short_least, short_most, dice) * scale
    if corners > 0:
        return PieceShape(blob(long, short, corners, 0.8, dice), max(long - short, 0.0))
    if corners < 0:
        return PieceShape(crooked(long, short, dice), long)
    half = max(long - ROUNDED * short, 0.0)
    if kind == RUIN and dice.below(2):
        return PieceShape(_angle(long, short), half)
    return PieceShape(box(long, short), half)


def _angle(long: float, short: float) -> list[Point]:
    """A house with one corner gone."""
    return [
        (-long, -short),
        (long, -short),
        (long, 0.0),
        (long * 0.2, 0.0),
        (long * 0.2, short),
        (-long, short),
    ]
