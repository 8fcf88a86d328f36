"""Facings and arcs, exact: by which side a line leaves a hex, and what lies in an arc before it.

A facing is one of twelve, clockwise from the east in steps of 30 degrees: even ones look at a side (twice its
direction), odd ones at the corner between two sides.
"""

from __future__ import annotations

from sandtable.hexmap.directions import NE, NW, SE, SW, E, MapError, W
from sandtable.hexmap.grid import Grid

# The twelve facings as rays in half hex widths and half hex sides (see lines.py).
_RAY_X = (2, 1, 1, 0, -1, -1, -2, -1, -1, 0, 1, 1)
_RAY_Y = (0, 1, 3, 2, 3, 1, 0, -1, -3, -2, -3, -1)


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


def facing_of(direction: int) -> int:
    """The facing that looks at a side."""
    return 2 * direction


def in_arc(grid: Grid, hex: int, facing: int, degrees: int, other: int) -> bool:
    """Whether the centre of another hex lies in the arc before a hex, its edges included.

    The arc is so many degrees wide, half of them to each side of the facing: a multiple of 60. A hex lies in
    its own arc.
    """
    if degrees % 60 != 0 or degrees <= 0 or degrees > 360:
        raise MapError(f"an arc cannot be {degrees} degrees wide; use 60, 120, 180, 240, 300 or 360")
    dx = grid.doubled[other] - grid.doubled[hex]
    dy = 3 * (grid.row_of[other] - grid.row_of[hex])
    if degrees == 360 or (dx == 0 and dy == 0):
        return True
    half = degrees // 60
    after_left = _turns_right((facing - half) % 12, dx, dy)
    before_right = -_turns_right((facing + half) % 12, dx, dy)
    # At half a circle both edges are one line and say the same.
    if degrees <= 180:
        return after_left >= 0 and before_right >= 0
    return after_left >= 0 or before_right >= 0


def arc(grid: Grid, hex: int, facing: int, degrees: int, reach: int) -> list[int]:
    """The hexes at most `reach` steps away in the arc before a hex, itself left out, in board order."""
    near = grid.disc(hex, reach)
    return [other for other in near if other != hex and in_arc(grid, hex, facing, degrees, other)]


def _turns_right(facing: int, dx: int, dy: int) -> int:
    """Above 0 when (dx, dy) lies clockwise of the facing, by less than half a circle; 0 in line with it."""
    return _RAY_X[facing] * dy - _RAY_Y[facing] * dx
