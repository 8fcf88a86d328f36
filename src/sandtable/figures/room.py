"""Room on the table: who stands there already, and the nearest place where nobody does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.figures.grids import ring_of
from sandtable.figures.zones import Box, meet
from sandtable.table import Base, Point, any_overlap

RING: Final = 0.2  # between the rings in which room is looked for


def clear_of(box: Box, taken: list[Box], margin: float = 0.0) -> bool:
    """Whether a box, with a margin round it, meets none of some others."""
    wide = (box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin)
    for other in taken:
        if meet(wide, other):
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
