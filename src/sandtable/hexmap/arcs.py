"""Facings and arcs, exact: by which side a line leaves a hex, and what lies in an arc before it.

A facing is one of twelve, clockwise from the east in steps of 30 degrees: even ones look at a side (twice its
direction), odd ones at the corner between two sides.
"""

from __future__ import annotations

from sandtable.hexmap.directions import NE, NW, SE, SW, E, W
from sandtable.hexmap.grid import Grid

# The twelve facings as rays in half hex widths and half hex sides (see lines.py).


def sides_towards(grid: Grid, a: int, b: int) -> list[int]:
    """The sides by which the line from the centre of a to the centre of b leaves a.

    One side, two where it leaves by a corner, none from a hex to itself. Seen from the other end they are the
    sides by which a line from b comes in.
    """
    dx = grid.doubled[b] - grid.doubled[a]
    dy = 3 * (grid.row_of[b] - grid.row_of[a])
    if dx == 0 and dy == 0:
        return []
    across = abs(dx)
    down = abs(dy)
    sides: list[int] = []
    if across >= down:
        sides.append(E if dx > 0 else W)
    if down >= across:
        if dx >= 0:
            sides.append(SE if dy > 0 else NE)
        if dx <= 0:
            sides.append(SW if dy > 0 else NW)
    sides.sort()
    return sides
