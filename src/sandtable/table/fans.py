"""The fan of lines between five points of one base and five of another: which of them pass a piece of terrain."""

from __future__ import annotations

from sandtable.table.kernel import GRAZE, Plane, crosses_planes, planes_of
from sandtable.table.sightlines import LINES, run_inside
from sandtable.table.terrain import AREA, Piece

Tangents = tuple[float, float, float, float, float]

ALL_LINES: list[int] = list(range(len(LINES)))

UNSURE = 1e-6
"""Square units: a point nearer to a tangent than this is judged by the planes of the piece."""

SLACK = 1e-6
"""By how much the hull of a bent outline is let out, so that a line that misses it surely misses the outline."""


def hull_of(piece: Piece) -> list[Plane]:
    """The planes of a convex piece, or of a rubber band a hair outside a bent area; nothing for lines and circles."""
    if piece.planes or piece.shape != AREA:
        return piece.planes
    corners = sorted(piece.points())
    rim = _chain(corners)[:-1]
    corners.reverse()
    rim.extend(_chain(corners)[:-1])
    flat: list[float] = []
    for x, y in rim:
        flat.append(x)
        flat.append(y)
    return [(nx, ny, c + SLACK) for nx, ny, c in planes_of(flat)]


def _chain(corners: list[tuple[float, float]]) -> list[tuple[float, float]]:
    chain: list[tuple[float, float]] = []
    for x, y in corners:
        while len(chain) > 1:
            ax, ay = chain[-2]
            bx, by = chain[-1]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0.0:
                break
            chain.pop()
        chain.append((x, y))
    return chain


def lines_past(
    piece: Piece, hull: list[Plane], allowed: float, ours: list[float], theirs: list[float], lines: list[int]
) -> list[int]:
    """Those of the lines that run no further inside the piece than allowed."""
    if allowed == GRAZE and piece.planes:
        if _apart(piece, ours) and _apart(piece, theirs):
            return _past_tangents(piece, ours, theirs, lines)
        return [number for number in lines if not _crosses(piece.planes, ours, theirs, number)]
    found: list[int] = []
    for number in lines:
        if hull and not _crosses(hull, ours, theirs, number):
            found.append(number)
            continue
        i, j = LINES[number]
        x1, y1, x2, y2 = ours[2 * i], ours[2 * i + 1], theirs[2 * j], theirs[2 * j + 1]
        if allowed == GRAZE and piece.shape == AREA and runs_through(piece.outline, x1, y1, x2, y2):
            continue
        if run_inside(piece, x1, y1, x2, y2) <= allowed:
            found.append(number)
    return found


def runs_through(outline: list[float], ax: float, ay: float, bx: float, by: float) -> bool:
    """Whether the segment surely crosses an edge, well away from corners and ends: quick, but may miss it."""
    dx = bx - ax
    dy = by - ay
    x1 = outline[-2]
    y1 = outline[-1]
    side1 = dx * (y1 - ay) - dy * (x1 - ax)
    for i in range(0, len(outline), 2):
        x2 = outline[i]
        y2 = outline[i + 1]
        side2 = dx * (y2 - ay) - dy * (x2 - ax)
        if (side1 > UNSURE and side2 < -UNSURE) or (side1 < -UNSURE and side2 > UNSURE):
            ex = x2 - x1
            ey = y2 - y1
            side_a = ex * (ay - y1) - ey * (ax - x1)
            side_b = ex * (by - y1) - ey * (bx - x1)
            if (side_a > UNSURE and side_b < -UNSURE) or (side_a < -UNSURE and side_b > UNSURE):
                return True
        x1 = x2
        y1 = y2
        side1 = side2
    return False


def _crosses(planes: list[Plane], ours: list[float], theirs: list[float], number: int) -> bool:
    i, j = LINES[number]
    return crosses_planes(planes, ours[2 * i], ours[2 * i + 1], theirs[2 * j], theirs[2 * j + 1])


def _apart(piece: Piece, points: list[float]) -> bool:
    """Whether none of five points lies in the box of the piece."""
    left, right, bottom, top = piece.left, piece.right, piece.bottom, piece.top
    for k in range(0, 10, 2):
        x = points[k]
        y = points[k + 1]
        if left <= x <= right and bottom <= y <= top:
            return False
    return True


def _past_tangents(piece: Piece, ours: list[float], theirs: list[float], lines: list[int]) -> list[int]:
    """The lines that pass a convex piece, from points outside it to points outside it.

    From each of our points the piece spans an angle: what lies within it and behind the piece is hidden. The two
    tangents are found once for a point, not once for every line.
    """
    tangents: list[Tangents | None] = [None, None, None, None, None]
    found: list[int] = []
    for number in lines:
        i, j = LINES[number]
        px = ours[2 * i]
        py = ours[2 * i + 1]
        tangent = tangents[i]
        if tangent is None:
            tangent = _tangents(piece.outline, px, py)
            tangents[i] = tangent
        lx, ly, rx, ry, before = tangent
        qx = theirs[2 * j] - px
        qy = theirs[2 * j + 1] - py
        left = lx * qy - ly * qx
        right = rx * qy - ry * qx
        if left > UNSURE or right < -UNSURE:
            found.append(number)
            continue
        behind = (rx - lx) * (qy - ly) - (ry - ly) * (qx - lx)
        if left < -UNSURE and right > UNSURE and (behind > UNSURE or behind < -UNSURE):
            if (behind > 0.0) == (before > 0.0):
                found.append(number)
        elif not crosses_planes(piece.planes, px, py, theirs[2 * j], theirs[2 * j + 1]):
            found.append(number)
    return found


def _tangents(outline: list[float], x: float, y: float) -> Tangents:
    """The leftmost and the rightmost corner as seen from a point outside, and on which side of their chord it lies."""
    lx = rx = outline[0] - x
    ly = ry = outline[1] - y
    for i in range(2, len(outline), 2):
        px = outline[i] - x
        py = outline[i + 1] - y
        if lx * py - ly * px > 0.0:
            lx = px
            ly = py
        if rx * py - ry * px < 0.0:
            rx = px
            ry = py
    return lx, ly, rx, ry, ry * lx - rx * ly
