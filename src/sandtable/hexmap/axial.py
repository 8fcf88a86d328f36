"""Hexes without end: axial coordinates (q, r), q to the east, r to the south-east.

Rows are lines of equal r. On the board the odd rows are pushed half a hex to the right, which gives the printed
coordinates (column, row).
"""

from __future__ import annotations

Axial = tuple[int, int]

STEPS: tuple[Axial, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""One step in each direction."""


def to_axial(column: int, row: int) -> Axial:
    """The hex that is printed at this column and row."""
    return column - (row - (row & 1)) // 2, row


def to_offset(q: int, r: int) -> tuple[int, int]:
    """Where the hex is printed: column and row."""
    return q + (r - (r & 1)) // 2, r


def step(hex: Axial, direction: int, times: int = 1) -> Axial:
    """The hex so many steps away in that direction."""
    dq, dr = STEPS[direction]
    return hex[0] + dq * times, hex[1] + dr * times


def span(a: Axial, b: Axial) -> int:
    """How many steps lie between two hexes."""
    dq = b[0] - a[0]
    dr = b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def rotate(hex: Axial, sixths: int, about: Axial = (0, 0)) -> Axial:
    """The hex after so many turns of 60 degrees, clockwise, about another one."""
    q, r = hex[0] - about[0], hex[1] - about[1]
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return about[0] + q, about[1] + r


def ring(centre: Axial, radius: int) -> list[Axial]:
    """The hexes exactly `radius` steps away, clockwise from the one due east."""
    if radius <= 0:
        return [centre] if radius == 0 else []
    places: list[Axial] = []
    here = step(centre, 0, radius)
    # Round the corner in the east the ring runs south-west, then west, and so on.
    for direction in (2, 3, 4, 5, 0, 1):
        for _ in range(radius):
            places.append(here)
            here = step(here, direction)
    return places


def disc(centre: Axial, radius: int) -> list[Axial]:
    """The hexes at most `radius` steps away, ring by ring from the centre outwards."""
    places: list[Axial] = []
    for width in range(radius + 1):
        places.extend(ring(centre, width))
    return places


def line(a: Axial, b: Axial) -> list[Axial]:
    """A shortest row of hexes along the straight line from a to b, both included.

    Where the line runs between two hexes the same one is taken in both directions, so that the way back is the
    way there.
    """
    if (b[1], b[0]) < (a[1], a[0]):
        back = line(b, a)
        back.reverse()
        return back
    steps = span(a, b)
    if steps == 0:
        return [a]
    return [_nearest(a, b, i, steps) for i in range(steps + 1)]


def _nearest(a: Axial, b: Axial, i: int, steps: int) -> Axial:
    """The hex nearest to the point i / steps of the way: whole numbers only, ties leaning always to one side."""
    # In units of 1 / (8 * steps) hex a lean of 1, 2 and -3 decides ties and nothing else.
    unit = 8 * steps
    x = 8 * (a[0] * (steps - i) + b[0] * i) + 1
    z = 8 * (a[1] * (steps - i) + b[1] * i) + 2
    y = -x - z
    rx, ry, rz = _rounded(x, unit), _rounded(y, unit), _rounded(z, unit)
    off_x, off_y, off_z = abs(rx * unit - x), abs(ry * unit - y), abs(rz * unit - z)
    if off_x > off_y and off_x > off_z:
        return -ry - rz, rz
    if off_y > off_z:
        return rx, rz
    return rx, -rx - ry


def _rounded(value: int, unit: int) -> int:
    return (2 * value + unit) // (2 * unit)
