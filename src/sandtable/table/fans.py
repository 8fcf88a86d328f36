"""The fan of lines between five points of one base and five of another: which of them pass a piece of terrain."""

from __future__ import annotations

from typing import Final

from sandtable.table.kernel import GRAZE, Plane, crosses_planes, planes_of
from sandtable.table.outlines import rubber_band
from sandtable.table.sightlines import run_inside
from sandtable.table.terrain import AREA, LINEAR, Piece

UNSURE: Final = 1e-6
"""Square units: a point nearer to a tangent than this is judged by the planes of the piece."""

SLACK: Final = 1e-6
"""By how much the hull of a bent outline is let out, so that a line that misses it surely misses the outline."""


def hull_of(piece: Piece) -> list[Plane]:
    """The planes of a convex piece, or of a rubber band a hair outside a bent area; nothing for lines and circles."""
    if piece.planes or piece.shape != AREA:
        return piece.planes
    flat: list[float] = []
    for x, y in rubber_band(piece.points()):
        flat.append(x)
        flat.append(y)
    return [(nx, ny, c + SLACK) for nx, ny, c in planes_of(flat)]


def stop_lines(
    piece: Piece,
    hull: list[Plane],
    allowed: float,
    ours: list[float],
    theirs: list[float],
    clear: list[bool],
    any_will_do: bool = False,
) -> bool:
    """Notes which lines run further inside the piece than allowed; whether any is left clear.

    `clear` holds the 25 lines point by point: line (i, j) at 5 * i + j. Where any will do, nothing more is noted once
    one is found.
    """
    if allowed == GRAZE and piece.planes:
        if _apart(piece, ours) and _apart(piece, theirs):
            return _stop_behind(piece, ours, theirs, clear, any_will_do)
        hull = _cutting(piece.planes, ours, theirs)
    closed = piece.shape == AREA
    quick = allowed == GRAZE and (closed or piece.shape == LINEAR) and not piece.planes
    any_left = False
    for place in range(25):
        if not clear[place]:
            continue
        i, j = place // 5, place % 5
        x1, y1, x2, y2 = ours[2 * i], ours[2 * i + 1], theirs[2 * j], theirs[2 * j + 1]
        if quick:
            corner = runs_through(piece.outline, closed, x1, y1, x2, y2)
            if corner >= 0:
                clear[place] = False
                _stop_across(piece.outline, corner, ours, theirs, clear)
                continue
        if passes(piece, hull, allowed, x1, y1, x2, y2):
            if any_will_do:
                return True
            any_left = True
        else:
            clear[place] = False
    return any_left


def passes(
    piece: Piece, hull: list[Plane], allowed: float, x1: float, y1: float, x2: float, y2: float
) -> bool:
    """Whether a line runs no further inside the piece than allowed."""
    if hull and not crosses_planes(hull, x1, y1, x2, y2):
        return True
    return (allowed > GRAZE or not piece.planes) and run_inside(piece, x1, y1, x2, y2) <= allowed


def _cutting(planes: list[Plane], ours: list[float], theirs: list[float]) -> list[Plane]:
    """Those planes of a convex piece that not all of these points lie well behind: the others cut no line short."""
    points = [*ours, *theirs]
    cutting: list[Plane] = []
    for plane in planes:
        nx, ny, c = plane
        for k in range(0, len(points), 2):
            if nx * points[k] + ny * points[k + 1] - c >= -GRAZE:
                cutting.append(plane)
                break
    return cutting


def runs_through(outline: list[float], closed: bool, ax: float, ay: float, bx: float, by: float) -> int:
    """The place of the corner behind an edge that the segment surely crosses, or -1: quick, but may miss it.

    Surely is well away from corners and ends. A course that is not closed has no edge before its first point.
    """
    dx = bx - ax
    dy = by - ay
    first = 0 if closed else 2
    x1 = outline[first - 2]
    y1 = outline[first - 1]
    side1 = dx * (y1 - ay) - dy * (x1 - ax)
    for i in range(first, len(outline), 2):
        x2 = outline[i]
        y2 = outline[i + 1]
        side2 = dx * (y2 - ay) - dy * (x2 - ax)
        if (side1 > UNSURE and side2 < -UNSURE) or (side1 < -UNSURE and side2 > UNSURE):
            ex = x2 - x1
            ey = y2 - y1
            side_a = ex * (ay - y1) - ey * (ax - x1)
            side_b = ex * (by - y1) - ey * (bx - x1)
            if (side_a > UNSURE and side_b < -UNSURE) or (side_a < -UNSURE and side_b > UNSURE):
                return i
        x1 = x2
        y1 = y2
        side1 = side2
    return -1


def _stop_across(
    outline: list[float], corner: int, ours: list[float], theirs: list[float], clear: list[bool]
) -> None:
    """Notes all lines that surely cross one edge, that before a corner: where one does, its neighbours mostly do."""
    x1 = outline[corner - 2]
    y1 = outline[corner - 1]
    ex = outline[corner] - x1
    ey = outline[corner + 1] - y1
    beyond = [ex * (theirs[k + 1] - y1) - ey * (theirs[k] - x1) for k in range(0, 10, 2)]
    for i in range(5):
        ax = ours[2 * i]
        ay = ours[2 * i + 1]
        side = ex * (ay - y1) - ey * (ax - x1)
        if -UNSURE <= side <= UNSURE:
            continue
        turn = 1.0 if side > 0.0 else -1.0
        x = x1 - ax
        y = y1 - ay
        x2 = outline[corner] - ax
        y2 = outline[corner + 1] - ay
        for j in range(5):
            if clear[5 * i + j] and beyond[j] * turn < -UNSURE:
                dx = theirs[2 * j] - ax
                dy = theirs[2 * j + 1] - ay
                if (dx * y - dy * x) * turn < -UNSURE and (dx * y2 - dy * x2) * turn > UNSURE:
                    clear[5 * i + j] = False


def _apart(piece: Piece, points: list[float]) -> bool:
    """Whether five points surely lie outside a convex piece."""
    left, right, bottom, top = piece.left, piece.right, piece.bottom, piece.top
    for k in range(0, 10, 2):
        x = points[k]
        y = points[k + 1]
        if left <= x <= right and bottom <= y <= top:
            for nx, ny, c in piece.planes:
                if nx * x + ny * y - c > UNSURE:
                    break
            else:
                return False
    return True


def _stop_behind(
    piece: Piece, ours: list[float], theirs: list[float], clear: list[bool], any_will_do: bool
) -> bool:
    """The same for a convex piece that holds none of the points.

    From each of our points the piece spans an angle: what lies within it and behind the piece is hidden.
    """
    outline = piece.outline
    any_left = False
    left = right = -2
    for i in range(5):
        if not (clear[5 * i] or clear[5 * i + 1] or clear[5 * i + 2] or clear[5 * i + 3] or clear[5 * i + 4]):
            continue
        px = ours[2 * i]
        py = ours[2 * i + 1]
        left, right = _tangents(outline, px, py, left, right)
        lx = outline[left] - px
        ly = outline[left + 1] - py
        rx = outline[right] - px
        ry = outline[right + 1] - py
        before = ry * lx - rx * ly > 0.0
        for j in range(5):
            if not clear[5 * i + j]:
                continue
            qx = theirs[2 * j] - px
            qy = theirs[2 * j + 1] - py
            from_left = lx * qy - ly * qx
            from_right = rx * qy - ry * qx
            if from_left > UNSURE or from_right < -UNSURE:
                if any_will_do:
                    return True
                any_left = True
                continue
            behind = (rx - lx) * (qy - ly) - (ry - ly) * (qx - lx)
            if from_left < -UNSURE and from_right > UNSURE and (behind > UNSURE or behind < -UNSURE):
                passes = (behind > 0.0) == before
            else:
                passes = not crosses_planes(piece.planes, px, py, theirs[2 * j], theirs[2 * j + 1])
            if passes:
                if any_will_do:
                    return True
                any_left = True
            else:
                clear[5 * i + j] = False
    return any_left


def _tangents(outline: list[float], x: float, y: float, left: int, right: int) -> tuple[int, int]:
    """Where in the outline the leftmost and the rightmost corner stand, as seen from a point outside.

    Both are looked for from where they are for a neighbour of the point; from -2 on when there is none. Counter-
    clockwise, the corners run from right to left behind the piece and from left to right before it.
    """
    count = len(outline)
    if left < 0:
        left = right = 0
        lx = rx = outline[0] - x
        ly = ry = outline[1] - y
        for i in range(2, count, 2):
            px = outline[i] - x
            py = outline[i + 1] - y
            if lx * py - ly * px > 0.0:
                lx, ly, left = px, py, i
            if rx * py - ry * px < 0.0:
                rx, ry, right = px, py, i
        return left, right
    for turn in (1.0, -1.0):
        at = left if turn > 0.0 else right
        ax = outline[at] - x
        ay = outline[at + 1] - y
        for step in (2, -2):
            while True:
                i = (at + step) % count
                px = outline[i] - x
                py = outline[i + 1] - y
                if (ax * py - ay * px) * turn <= 0.0:
                    break
                ax, ay, at = px, py, i
        if turn > 0.0:
            left = at
        else:
            right = at
    return left, right
