"""Room on the table: boxes round those who stand there already, for a quick look before a base is set down."""

from __future__ import annotations

from sandtable.figures.zones import Box, meet
from sandtable.table import Base, any_overlap


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
