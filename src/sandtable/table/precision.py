"""How exact a position is: the one grid on which figures are placed, and the gap that still counts as touching.

Only square roots and the four operations decide anything on the table; they give the same answer on every
machine. Sines and cosines appear where a direction becomes a point, and such points are put on the grid
before they are used.
"""

from __future__ import annotations

from math import floor
from typing import Final

Point = tuple[float, float]

GRID: Final = 0.01
"""Placed coordinates are whole multiples of this."""

TOUCH: Final = 1e-6
"""Bases no further apart than this are in contact."""

OVERLAP: Final = 0.01
"""Bases may sink this far into each other before they count as overlapping: half of it is rounding to the grid."""

ENDLESS: Final = float("inf")
"""Further than anything; named, since reading it from its letters takes as long as measuring a distance."""


def quantize(value: float, places: int = 2) -> float:
    """A coordinate on the grid: rounded to `places` decimals, halves upwards, never minus zero.

    Base contact asks for six places, since two discs on the hundredth grid can rarely touch exactly.
    """
    if places == 2:
        return floor(value * 100.0 + 0.5) / 100.0
    scale = 10.0**places
    return floor(value * scale + 0.5) / scale


def quantize_point(x: float, y: float) -> Point:
    """Both coordinates on the grid."""
    return floor(x * 100.0 + 0.5) / 100.0, floor(y * 100.0 + 0.5) / 100.0


def rounded(value: float) -> float:
    """`round(value, 2)`, to the last bit, without going through its digits unless it lies half-way."""
    scaled = value * 100.0
    below = float(floor(scaled))
    rest = scaled - below
    if 0.499999 < rest < 0.500001 or not -1e9 < value < 1e9:
        return round(value, 2)
    return below / 100.0 if rest < 0.5 else (below + 1.0) / 100.0
