"""The inner loops of the table: segments and outlines as flat lists of floats, x before y.

Here alone speed may cost some plainness: loops over unpacked tuples and early exits instead of small calls.
An outline is a closed polygon `[x0, y0, x1, y1, …]`; a course is the same list read as an open polyline.
The planes of a convex outline are tuples (nx, ny, c) with outward unit normals: a point is inside while nx
* x + ny * y < c for all of them.
"""

from __future__ import annotations

from math import acos, atan2, pi, sqrt
from typing import Final

from sandtable.table.precision import ENDLESS, TOUCH

Plane = tuple[float, float, float]

GRAZE: Final = 1e-9
"""Runs shorter than this are no crossing: a line may slide along an edge or through a corner."""


def contains(outline: list[float], x: float, y: float) -> bool:
    """Whether the point lies inside the outline or on its edge (even-odd rule)."""
    inside = False
    x1 = outline[-2]
    y1 = outline[-1]
    above = y1 > y
    for i in range(0, len(outline), 2):
        x2 = outline[i]
        y2 = outline[i + 1]
        if (y2 > y) != above:
            above = not above
            side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1)
            if side == 0.0:
                return True
            if (side > 0.0) == above:
                inside = not inside
        elif y2 == y and (x2 == x or (y1 == y and (x1 > x) != (x2 > x))):
            return True
        x1 = x2
        y1 = y2
    return inside


def bounds(outline: list[float]) -> tuple[float, float, float, float]:
    """The box about an outline or a course: left, bottom, right, top."""
    left = right = outline[0]
    bottom = top = outline[1]
    for i in range(2, len(outline), 2):
        x = outline[i]
        y = outline[i + 1]
        if x < left:
            left = x
        elif x > right:
            right = x
        if y < bottom:
            bottom = y
        elif y > top:
            top = y
    return left, bottom, right, top


def within_planes(planes: list[Plane], x: float, y: float) -> bool:
    """Whether the point lies inside a convex outline or on its edge."""
    for nx, ny, c in planes:
        if nx * x + ny * y - c > GRAZE:
            return False
    return True


def depth_in_planes(planes: list[Plane], x: float, y: float) -> float:
    """How far inside a convex outline the point lies; 0 or less outside."""
    depth = ENDLESS
    for nx, ny, c in planes:
        gap = c - nx * x - ny * y
        if gap < depth:
            depth = gap
    return depth


def crosses_planes(planes: list[Plane], ax: float, ay: float, bx: float, by: float) -> bool:
    """Whether the segment runs through the inside of a convex outline; grazing it is no crossing."""
    enter = 0.0
    leave = 1.0
    for nx, ny, c in planes:
        da = nx * ax + ny * ay - c
        db = nx * bx + ny * by - c
        if da >= -GRAZE:
            if db >= -GRAZE:
                return False
            t = da / (da - db)
            if t > enter:
                enter = t
        elif db > 0.0:
            t = da / (da - db)
            if t < leave:
                leave = t
    return leave - enter > GRAZE


def point_to_segment_squared(px: float, py: float, x1: float, y1: float, x2: float, y2: float) -> float:
    """The squared distance from a point to a segment."""
    dx = x2 - x1
    dy = y2 - y1
    wx = px - x1
    wy = py - y1
    along = wx * dx + wy * dy
    if along > 0.0:
        long = dx * dx + dy * dy
        if along < long:
            side = wx * dy - wy * dx
            return side * side / long
        wx = px - x2
        wy = py - y2
    return wx * wx + wy * wy


def point_to_course_squared(course: list[float], px: float, py: float) -> float:
    """The squared distance from a point to an open polyline (a single point is a course, too)."""
    x1 = course[0]
    y1 = course[1]
    if len(course) == 2:
        return (px - x1) * (px - x1) + (py - y1) * (py - y1)
    least = ENDLESS
    for i in range(2, len(course), 2):
        x2 = course[i]
        y2 = course[i + 1]
        gap = point_to_segment_squared(px, py, x1, y1, x2, y2)
        if gap < least:
            least = gap
        x1 = x2
        y1 = y2
    return least


def point_to_outline_squared(outline: list[float], px: float, py: float) -> float:
    """The squared distance from a point to the nearest edge of a closed outline, from inside or outside."""
    least = ENDLESS
    x1 = outline[-2]
    y1 = outline[-1]
    for i in range(0, len(outline), 2):
        x2 = outline[i]
        y2 = outline[i + 1]
        # Written out as in `point_to_segment_squared`: one call less for every edge.
        dx = x2 - x1
        dy = y2 - y1
        wx = px - x1
        wy = py - y1
        along = wx * dx + wy * dy
        if along > 0.0:
            long = dx * dx + dy * dy
            if along < long:
                wx = wx * dy - wy * dx
                gap = wx * wx / long
            else:
                gap = (px - x2) * (px - x2) + (py - y2) * (py - y2)
        else:
            gap = wx * wx + wy * wy
        if gap < least:
            least = gap
        x1 = x2
        y1 = y2
    return least


def segments_cross(
    ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float
) -> bool:
    """Whether two segments have a point in common."""
    ux = bx - ax
    uy = by - ay
    c_side = ux * (cy - ay) - uy * (cx - ax)
    d_side = ux * (dy - ay) - uy * (dx - ax)
    if (c_side > 0.0 and d_side > 0.0) or (c_side < 0.0 and d_side < 0.0):
        return False
    vx = dx - cx
    vy = dy - cy
    a_side = vx * (ay - cy) - vy * (ax - cx)
    b_side = vx * (by - cy) - vy * (bx - cx)
    if (a_side > 0.0 and b_side > 0.0) or (a_side < 0.0 and b_side < 0.0):
        return False
    if c_side != 0.0 or d_side != 0.0 or a_side != 0.0 or b_side != 0.0:
        return True
    # On one line: they meet where their shadows on both axes meet.
    meet_x = min(ax, bx) <= max(cx, dx) and min(cx, dx) <= max(ax, bx)
    return meet_x and min(ay, by) <= max(cy, dy) and min(cy, dy) <= max(ay, by)


def segments_apart_squared(
    ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float
) -> float:
    """The squared distance between two segments; 0 when they cross."""
    if segments_cross(ax, ay, bx, by, cx, cy, dx, dy):
        return 0.0
    least = point_to_segment_squared(ax, ay, cx, cy, dx, dy)
    gap = point_to_segment_squared(bx, by, cx, cy, dx, dy)
    if gap < least:
        least = gap
    gap = point_to_segment_squared(cx, cy, ax, ay, bx, by)
    if gap < least:
        least = gap
    gap = point_to_segment_squared(dx, dy, ax, ay, bx, by)
    return gap if gap < least else least


def segment_to_course_squared(
    course: list[float], closed: bool, ax: float, ay: float, bx: float, by: float
) -> float:
    """The squared distance from a segment to a polyline or, when closed, to the edges of an outline.

    Passes over edges that lie beyond the nearest so far, along either axis.
    """
    if len(course) == 2:
        return point_to_segment_squared(course[0], course[1], ax, ay, bx, by)
    start = 0 if closed else 2
    x1 = course[start - 2]
    y1 = course[start - 1]
    low_x, high_x = min(ax, bx), max(ax, bx)
    low_y, high_y = min(ay, by), max(ay, by)
    left = low = -ENDLESS
    right = high = ENDLESS
    least = ENDLESS
    for i in range(start, len(course), 2):
        x2 = course[i]
        y2 = course[i + 1]
        beside = (x1 > right and x2 > right) or (x1 < left and x2 < left)
        if not (beside or (y1 > high and y2 > high) or (y1 < low and y2 < low)):
            gap = segments_apart_squared(ax, ay, bx, by, x1, y1, x2, y2)
            if gap < least:
                if gap == 0.0:
                    return 0.0
                least = gap
                room = sqrt(gap) + TOUCH  # a hair more, so that rounding leaves out no edge that is as near
                left, right, low, high = low_x - room, high_x + room, low_y - room, high_y + room
        x1 = x2
        y1 = y2
    return least


def segment_comes_near(
    course: list[float],
    closed: bool,
    ax: float,
    ay: float,
    bx: float,
    by: float,
    room: float,
    just: bool = False,
) -> bool:
    """Whether a segment comes nearer than `room` to a polyline or, when closed, to the edges of an outline.

    With `just`, exactly as near counts too. Stops at the first edge that is near, and passes over edges whose box
    is not.
    """
    least = room * room
    if len(course) == 2:
        gap = point_to_segment_squared(course[0], course[1], ax, ay, bx, by)
        return gap < least or (just and gap == least)
    low_x, high_x = (ax - room, bx + room) if ax < bx else (bx - room, ax + room)
    low_y, high_y = (ay - room, by + room) if ay < by else (by - room, ay + room)
    x1 = course[-2] if closed else course[0]
    y1 = course[-1] if closed else course[1]
    for i in range(0 if closed else 2, len(course), 2):
        x2 = course[i]
        y2 = course[i + 1]
        beside = (x1 > high_x and x2 > high_x) or (x1 < low_x and x2 < low_x)
        beside = beside or (y1 > high_y and y2 > high_y) or (y1 < low_y and y2 < low_y)
        if not beside:
            gap = segments_apart_squared(ax, ay, bx, by, x1, y1, x2, y2)
            if gap < least or (just and gap == least):
                return True
        x1 = x2
        y1 = y2
    return False


def signed_area(outline: list[float]) -> float:
    """The area of the outline, positive when it runs counter-clockwise."""
    total = 0.0
    x1 = outline[-2]
    y1 = outline[-1]
    for i in range(0, len(outline), 2):
        x2 = outline[i]
        y2 = outline[i + 1]
        total += x1 * y2 - x2 * y1
        x1 = x2
        y1 = y2
    return total * 0.5


def planes_of(outline: list[float]) -> list[Plane]:
    """The edge planes of a counter-clockwise outline, or nothing when it is not convex."""
    planes: list[Plane] = []
    count = len(outline)
    for i in range(0, count, 2):
        x1, y1 = outline[i], outline[i + 1]
        x2, y2 = outline[(i + 2) % count], outline[(i + 3) % count]
        x3, y3 = outline[(i + 4) % count], outline[(i + 5) % count]
        if (x2 - x1) * (y3 - y2) - (y2 - y1) * (x3 - x2) < -GRAZE:
            return []
        long = sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))
        nx = (y2 - y1) / long
        ny = (x1 - x2) / long
        planes.append((nx, ny, nx * x1 + ny * y1))
    return planes


def span_in_planes(planes: list[Plane], ax: float, ay: float, bx: float, by: float) -> tuple[float, float]:
    """Where the segment enters and leaves a convex outline, as shares of its length; (1, 0) for a miss."""
    enter = 0.0
    leave = 1.0
    for nx, ny, c in planes:
        da = nx * ax + ny * ay - c
        db = nx * bx + ny * by - c
        if da >= 0.0:
            if db >= 0.0:
                return 1.0, 0.0
            t = da / (da - db)
            if t > enter:
                enter = t
        elif db > 0.0:
            t = da / (da - db)
            if t < leave:
                leave = t
    if enter >= leave:
        return 1.0, 0.0
    return enter, leave


def span_in_circle(
    cx: float, cy: float, radius: float, ax: float, ay: float, bx: float, by: float
) -> tuple[float, float]:
    """Where the segment enters and leaves a circle, as shares of its length; (1, 0) when it misses it."""
    dx = bx - ax
    dy = by - ay
    wx = ax - cx
    wy = ay - cy
    long = dx * dx + dy * dy
    outside = wx * wx + wy * wy - radius * radius
    if long == 0.0:
        return (0.0, 1.0) if outside < 0.0 else (1.0, 0.0)
    half = wx * dx + wy * dy
    root = half * half - long * outside
    if root <= 0.0:
        return 1.0, 0.0
    root = sqrt(root)
    enter = max((-half - root) / long, 0.0)
    leave = min((-half + root) / long, 1.0)
    if enter >= leave:
        return 1.0, 0.0
    return enter, leave


def spans_in_outline(outline: list[float], ax: float, ay: float, bx: float, by: float) -> list[float]:
    """All stretches of the segment inside any outline: enter, leave, enter … as shares of its length."""
    cuts = _cuts(outline, ax, ay, bx, by)
    spans: list[float] = []
    for i in range(len(cuts) - 1):
        low = cuts[i]
        high = cuts[i + 1]
        if high - low <= 1e-12:
            continue
        middle = (low + high) * 0.5
        if contains(outline, ax + (bx - ax) * middle, ay + (by - ay) * middle):
            if spans and spans[-1] >= low - 1e-12:
                spans[-1] = high
            else:
                spans.append(low)
                spans.append(high)
    return spans


def _cuts(outline: list[float], ax: float, ay: float, bx: float, by: float) -> list[float]:
    """0, 1 and every share at which the segment meets an edge or a corner, sorted."""
    dx = bx - ax
    dy = by - ay
    cuts: list[float] = [0.0, 1.0]
    x1 = outline[-2]
    y1 = outline[-1]
    side1 = dx * (y1 - ay) - dy * (x1 - ax)
    long = dx * dx + dy * dy
    for i in range(0, len(outline), 2):
        x2 = outline[i]
        y2 = outline[i + 1]
        side2 = dx * (y2 - ay) - dy * (x2 - ax)
        if side2 == 0.0 and long > 0.0:
            t = ((x2 - ax) * dx + (y2 - ay) * dy) / long
            if 0.0 < t < 1.0:
                cuts.append(t)
        elif (side1 > 0.0) != (side2 > 0.0) and side1 != 0.0:
            s = side1 / (side1 - side2)
            t = ((x1 + s * (x2 - x1) - ax) * dx + (y1 + s * (y2 - y1) - ay) * dy) / long
            if 0.0 < t < 1.0:
                cuts.append(t)
        x1 = x2
        y1 = y2
        side1 = side2
    cuts.sort()
    return cuts


def clip_to_planes(outline: list[float], planes: list[Plane]) -> list[float]:
    """The part of any outline inside a convex one (Sutherland and Hodgman).

    A part in several pieces comes out as one outline joined by seams of no area, so its area is right.
    """
    current = outline
    for nx, ny, c in planes:
        if not current:
            break
        kept: list[float] = []
        x1 = current[-2]
        y1 = current[-1]
        d1 = nx * x1 + ny * y1 - c
        for i in range(0, len(current), 2):
            x2 = current[i]
            y2 = current[i + 1]
            d2 = nx * x2 + ny * y2 - c
            if (d1 < 0.0) != (d2 < 0.0):
                t = d1 / (d1 - d2)
                kept.append(x1 + (x2 - x1) * t)
                kept.append(y1 + (y2 - y1) * t)
            if d2 < 0.0:
                kept.append(x2)
                kept.append(y2)
            x1 = x2
            y1 = y2
            d1 = d2
        current = kept
    return current


def circle_outline_area(cx: float, cy: float, radius: float, outline: list[float]) -> float:
    """The area that a circle and a counter-clockwise outline have in common."""
    total = 0.0
    x1 = outline[-2] - cx
    y1 = outline[-1] - cy
    for i in range(0, len(outline), 2):
        x2 = outline[i] - cx
        y2 = outline[i + 1] - cy
        total += _wedge(x1, y1, x2, y2, radius)
        x1 = x2
        y1 = y2
    return total


def circles_area(r1: float, r2: float, gap: float) -> float:
    """The area that two circles have in common, their centres `gap` apart."""
    if gap >= r1 + r2:
        return 0.0
    small = min(r1, r2)
    if gap <= abs(r1 - r2):
        return pi * small * small
    a1 = acos((gap * gap + r1 * r1 - r2 * r2) / (2.0 * gap * r1))
    a2 = acos((gap * gap + r2 * r2 - r1 * r1) / (2.0 * gap * r2))
    kite = (r1 + r2 - gap) * (gap + r1 - r2) * (gap - r1 + r2) * (gap + r1 + r2)
    return r1 * r1 * a1 + r2 * r2 * a2 - 0.5 * sqrt(max(kite, 0.0))


def _wedge(x1: float, y1: float, x2: float, y2: float, radius: float) -> float:
    """The signed area shared by a circle about the origin and the triangle of the origin and one edge."""
    enter, leave = span_in_circle(0.0, 0.0, radius, x1, y1, x2, y2)
    if enter >= leave:
        return _sector(x1, y1, x2, y2, radius)
    px = x1 + (x2 - x1) * enter
    py = y1 + (y2 - y1) * enter
    qx = x1 + (x2 - x1) * leave
    qy = y1 + (y2 - y1) * leave
    area = (px * qy - py * qx) * 0.5
    if enter > 0.0:
        area += _sector(x1, y1, px, py, radius)
    if leave < 1.0:
        area += _sector(qx, qy, x2, y2, radius)
    return area


def _sector(x1: float, y1: float, x2: float, y2: float, radius: float) -> float:
    return atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2) * radius * radius * 0.5
