"""How a straight line from centre to centre meets the hexes on its way, in whole numbers and without rounding.

Points are (x, y) with x in half hex widths and y in half hex sides: the centre of a hex lies at (doubled, 3 * row),
its corners at (0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1) about it. Stretching the plane like that
changes no meeting of lines and hexes.
"""

from __future__ import annotations

from typing import final

from sandtable.hexmap.directions import MapError
from sandtable.hexmap.grid import Grid

APART = 0
"""The line misses the hex."""
CORNER = 1
"""The line touches the hex in one corner."""
EDGE = 2
"""The line runs along a side of the hex."""
INSIDE = 3
"""The line passes through the hex."""

CONTACTS = ("apart", "corner", "edge", "inside")
"""The words for them."""


def contact(dx: int, dy: int, ex: int, ey: int) -> int:
    """How the endless line through the origin towards (dx, dy) meets the hex with its centre at (ex, ey)."""
    beside = abs(dx * ey - dy * ex)
    width = half_width(dx, dy)
    if beside < width:
        return INSIDE
    if beside > width:
        return APART
    return EDGE if along_edges(dx, dy) else CORNER


def half_width(dx: int, dy: int) -> int:
    """How far a hex reaches to each side of a line towards (dx, dy) through its centre, times the line's length."""
    across = abs(dx)
    down = abs(dy)
    return 2 * across if across > down else across + down


def along_edges(dx: int, dy: int) -> bool:
    """Whether a line towards (dx, dy) is parallel to a side of the hexes."""
    return dx == 0 or abs(dx) == abs(dy)


def entry(dx: int, dy: int, ex: int, ey: int) -> int:
    """Where the line from the origin to (dx, dy) first meets the hex with its centre at (ex, ey).

    In parts of the whole line as small as `parts` says; for hexes that the line meets.
    """
    whole = parts(dx, dy)
    latest = -whole
    # A hex is what three pairs of parallel sides enclose: the line is in when it has crossed one of each pair.
    for run, off, reach in ((dx, ex, 1), (dx + dy, ex + ey, 2), (dx - dy, ex - ey, 2)):
        if run > 0:
            latest = max(latest, (off - reach) * (whole // run))
        elif run < 0:
            latest = max(latest, (-off - reach) * (whole // -run))
    return latest


def parts(dx: int, dy: int) -> int:
    """Into how many parts a line towards (dx, dy) is divided so that every side is crossed after a whole number."""
    whole = 1
    for run in (dx, dx + dy, dx - dy):
        if run != 0:
            whole *= abs(run)
    return whole


@final
class Lines:
    """Which hexes lie on the line between any two hexes of a grid, as sets of hexes.

    `touch` is the least contact that counts: CORNER, EDGE or INSIDE. The form of a line depends on the parity of
    its upper row and on the way between its ends alone; it is kept for all pairs of hexes that lie alike.
    """

    __slots__ = ("_forms", "grid", "touch")

    def __init__(self, grid: Grid, touch: int = CORNER) -> None:
        if touch not in (CORNER, EDGE, INSIDE):
            raise MapError(f"{touch} is no contact that can count; use CORNER, EDGE or INSIDE")
        self.grid = grid
        self.touch = touch
        self._forms: list[int] = [-1] * (2 * grid.rows * 2 * grid.columns)

    def between(self, a: int, b: int) -> int:
        """The set of places that count as lying between two hexes, the two themselves left out."""
        grid = self.grid
        upper, lower = (a, b) if a < b else (b, a)
        row = grid.row_of[upper]
        across = grid.column_of[lower] - grid.column_of[upper]
        form = self._form(row & 1, grid.row_of[lower] - row, across)
        return form << grid.bit_of[upper] - grid.stride

    def along(self, a: int, b: int) -> list[int]:
        """The hexes between two hexes, in the order in which the line from a to b meets them, then in board order."""
        grid = self.grid
        hexes = grid.members(self.between(a, b))
        x, y = grid.doubled[a], 3 * grid.row_of[a]
        dx, dy = grid.doubled[b] - x, 3 * grid.row_of[b] - y
        met = [(entry(dx, dy, grid.doubled[hex] - x, 3 * grid.row_of[hex] - y), hex) for hex in hexes]
        met.sort()
        return [hex for _, hex in met]

    def row(self, a: int) -> list[int]:
        """`between` for one hex and every place of the grid."""
        grid = self.grid
        columns = grid.columns
        from_row = grid.row_of[a]
        from_column = grid.column_of[a]
        shift = grid.bit_of[a] - grid.stride
        forms = self._forms
        places: list[int] = []
        for row in range(grid.rows):
            above = row < from_row
            down = from_row - row if above else row - from_row
            parity = (row if above else from_row) & 1
            base = (parity * grid.rows + down) * 2 * columns + columns
            for column in range(columns):
                if above or (down == 0 and column < from_column):
                    across = from_column - column
                    left = row * grid.stride + column
                else:
                    across = column - from_column
                    left = shift
                form = forms[base + across]
                if form < 0:
                    form = self._form(parity, down, across)
                places.append(form << left)
        return places

    def _form(self, parity: int, down: int, across: int) -> int:
        """The places between an upper hex in a row of that parity and a lower one, the upper one at bit `stride`."""
        key = (parity * self.grid.rows + down) * 2 * self.grid.columns + self.grid.columns + across
        form = self._forms[key]
        if form < 0:
            form = self._level_form(across) if down == 0 else self._steep_form(parity, down, across)
            self._forms[key] = form
        return form

    def _level_form(self, across: int) -> int:
        return ((1 << across - 1) - 1) << self.grid.stride + 1 if across > 1 else 0

    def _steep_form(self, parity: int, down: int, across: int) -> int:
        """Row by row the touched hexes stand side by side; their first and last come from `contact` solved for x."""
        dx = 2 * across + (parity + down & 1) - parity
        dy = 3 * down
        width = half_width(dx, dy)
        if self.touch == INSIDE or (self.touch == EDGE and not along_edges(dx, dy)):
            width -= 1
        stride = self.grid.stride
        # In the rows of the two ends only the hexes on the way to the other end count.
        form = 0
        if dx > 0:
            last = width // (2 * dy)
            form = ((1 << last) - 1) * ((1 << stride + 1) | (1 << stride * (down + 1) + across - last))
        elif dx < 0:
            last = width // (2 * dy)
            form = ((1 << last) - 1) * ((1 << stride - last) | (1 << stride * (down + 1) + across + 1))
        slope = 3 * dx
        for row in range(1, down):
            # The odd row is pushed by half a hex to the right, seen from an even one.
            middle = row * slope + (parity - (parity + row & 1)) * dy
            first = -((width - middle) // (2 * dy))
            count = (width + middle) // (2 * dy) - first + 1
            form |= ((1 << count) - 1) << stride * (row + 1) + first
        return form
