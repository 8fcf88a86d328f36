"""Where something lands that misses its hex."""

from __future__ import annotations

from sandtable.hexmap.directions import turned
from sandtable.hexmap.grid import OFF, Grid


def scatter(grid: Grid, hex: int, arrow: int, sixths: int, steps: int = 1) -> int:
    """The hex where it lands, or OFF: so many steps away, in the arrow's direction turned clockwise by 60 degrees each.

    No steps leave it where it is; holes on the way do not matter.
    """
    if hex == OFF:
        return OFF
    return grid.shift(hex, turned(arrow, sixths), steps)
