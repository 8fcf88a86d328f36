"""Coming near: when a base on its way first is within a distance of a point, exactly, on straight legs and in turns."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, pi, sin, sqrt
from typing import Final

from sandtable.table.bases import DEGREE, Base, Disc, Hull
from sandtable.table.crossing import path_length
from sandtable.table.distances import distance_to_point
from sandtable.table.kernel import span_in_circle
from sandtable.table.precision import OVERLAP, Point

NEVER: Final = -1.0
_HAIR: Final = 1e-9
_FINE: Final = 1e-10
"""In radians: how finely the moment is found at which a turn comes near."""


def leg_approach(base: Base, a: Point, b: Point, point: Point, room: float) -> float:
    """The share of the leg at which the base is no further than `room` from the point and coming nearer, or -1.

    The base keeps its facing. On a straight way the distance first falls, then grows: whoever starts within
    `room` is coming nearer at once or not at all.
    """
    dx, dy = b[0] - a[0], b[1] - a[1]
    if dx == 0.0 and dy == 0.0:
        return NEVER
    there = base.at(a[0], a[1])
    gap = distance_to_point(there, point[0], point[1])
    if gap <= room + _HAIR:
        return 0.0 if gap > _HAIR and _heads_for(there, dx, dy, point) else NEVER
    enter, leave = leg_span(base, a, b, point, room)
    return enter if enter <= leave else NEVER


def leg_span(base: Base, a: Point, b: Point, point: Point, room: float) -> tuple[float, float]:
    """The shares of the leg between which the base is no further than `room` from the point; (1, 0) for never."""
    if isinstance(base, Disc):
        return span_in_circle(point[0], point[1], base.radius + room, a[0], a[1], b[0], b[1])
    # Seen from the hull the point moves, and the hull with `room` about it is two bars and four circles.
    x1, y1 = _seen_from(base, a, point)
    x2, y2 = _seen_from(base, b, point)
    long, wide = base.half_length, base.half_width
    best, last = _span_in_box(long, wide + room, x1, y1, x2, y2)
    parts = [_span_in_box(long + room, wide, x1, y1, x2, y2)]
    if room > 0.0:
        for cx in (long, -long):
            for cy in (wide, -wide):
                parts.append(span_in_circle(cx, cy, room, x1, y1, x2, y2))
    for enter, leave in parts:
        if enter <= leave:
            best, last = (enter, leave) if best > last else (min(best, enter), max(last, leave))
    return best, last


def turn_approach(hull: Hull, facing: float, point: Point, room: float) -> float:
    """The share of a turn on the spot at which the hull is no further than `room` from the point and coming nearer.

    -1 when it never is. It turns the short way, to the left when both are equally long.
    """
    turn = turn_to(hull.facing, facing) * DEGREE
    if turn == 0.0:
        return NEVER
    x, y = _seen_from(hull, (hull.x, hull.y), point)
    far = sqrt(x * x + y * y)
    start = atan2(y, x)
    # Seen from the hull the point goes round it the other way. It is furthest off abeam, ahead and behind, and
    # nearest where it passes a corner; in between it comes nearer all the time, or goes away all the time.
    corner = atan2(hull.half_width, hull.half_length)
    way = -1.0 if turn > 0.0 else 1.0
    for low, high in _nearing(start, way, abs(turn), corner):
        gap = _gap(hull, far, start + way * low)
        if gap <= _HAIR:
            continue
        if gap <= room + _HAIR:
            return low / abs(turn)
        if _gap(hull, far, start + way * high) <= room:
            return _narrowed(hull, far, start, way, low, high, room) / abs(turn)
    return NEVER


def turn_to(old: float, new: float) -> float:
    """By how many degrees one turns the short way from one facing to another, to the left above 0."""
    turn = (new - old) % 360.0
    return turn - 360.0 if turn > 180.0 else turn


def furthest_free(base: Disc, path: Sequence[Point], others: Sequence[Base]) -> float:
    """How far along the path the base gets so as to end upon nobody; what lies on the way is passed."""
    spans: list[tuple[float, float]] = []
    gone = 0.0
    for i in range(1, len(path)):
        a, b = path[i - 1], path[i]
        leg = path_length([a, b])
        low_x, high_x = (a[0], b[0]) if a[0] < b[0] else (b[0], a[0])
        low_y, high_y = (a[1], b[1]) if a[1] < b[1] else (b[1], a[1])
        if leg > 0.0:
            for other in others:
                room = base.radius + other.reach
                if not (low_x - room < other.x < high_x + room and low_y - room < other.y < high_y + room):
                    continue
                enter, leave = _upon(base, a, b, other)
                if enter <= leave:
                    spans.append((gone + enter * leg, gone + leave * leg))
        gone += leg
    along = gone
    while True:
        held = [enter for enter, leave in spans if enter < along - _HAIR and along <= leave + _HAIR]
        if not held or along <= 0.0:
            return max(along, 0.0)
        along = min(held)


def _upon(base: Disc, a: Point, b: Point, other: Base) -> tuple[float, float]:
    """Between which shares of a leg the base overlaps another."""
    room = base.radius - OVERLAP
    if isinstance(other, Disc):
        return span_in_circle(other.x, other.y, other.radius + room, a[0], a[1], b[0], b[1])
    # Seen the other way round: the hull comes to the base.
    start = (other.x - a[0], other.y - a[1])
    end = (other.x - b[0], other.y - b[1])
    return leg_span(other, start, end, (0.0, 0.0), room)


def _heads_for(base: Base, dx: float, dy: float, point: Point) -> bool:
    """Whether a step that way brings the base nearer to a point beside it."""
    if isinstance(base, Disc):
        return (point[0] - base.x) * dx + (point[1] - base.y) * dy > _HAIR
    x, y = _seen_from(base, (base.x, base.y), point)
    away_x = x - max(-base.half_length, min(base.half_length, x))
    away_y = y - max(-base.half_width, min(base.half_width, y))
    along = dx * base.ux + dy * base.uy
    across = dy * base.ux - dx * base.uy
    return away_x * along + away_y * across > _HAIR


def _seen_from(hull: Hull, at: Point, point: Point) -> Point:
    """Where a point lies for whoever sits in the hull at a place: ahead, and to the left."""
    dx, dy = point[0] - at[0], point[1] - at[1]
    return dx * hull.ux + dy * hull.uy, dy * hull.ux - dx * hull.uy


def _span_in_box(long: float, wide: float, x1: float, y1: float, x2: float, y2: float) -> tuple[float, float]:
    enter, leave = 0.0, 1.0
    for start, end, half in ((x1, x2, long), (y1, y2, wide)):
        step = end - start
        if step == 0.0:
            if abs(start) > half:
                return 1.0, 0.0
            continue
        low, high = (-half - start) / step, (half - start) / step
        if low > high:
            low, high = high, low
        enter, leave = max(enter, low), min(leave, high)
    return (enter, leave) if enter <= leave else (1.0, 0.0)


def _nearing(start: float, way: float, turn: float, corner: float) -> list[tuple[float, float]]:
    """The stretches of a turn, in radians from its beginning, in which a point comes nearer."""
    nearing: list[tuple[float, float]] = []
    half = pi * 0.5
    # One stretch begins at each quarter and ends at the corner after it.
    for quarter in range(4):
        width = corner if quarter % 2 == 0 else half - corner
        begin = (way * (half * quarter - start)) % (2.0 * pi)
        for shift in (-2.0 * pi, 0.0):
            low, high = max(begin + shift, 0.0), min(begin + shift + width, turn)
            if low < high:
                nearing.append((low, high))
    nearing.sort()
    return nearing


def _gap(hull: Hull, far: float, angle: float) -> float:
    x, y = abs(far * cos(angle)), abs(far * sin(angle))
    dx, dy = max(x - hull.half_length, 0.0), max(y - hull.half_width, 0.0)
    return sqrt(dx * dx + dy * dy)


def _narrowed(
    hull: Hull, far: float, start: float, way: float, low: float, high: float, room: float
) -> float:
    while high - low > _FINE:
        middle = (low + high) * 0.5
        if _gap(hull, far, start + way * middle) <= room:
            high = middle
        else:
            low = middle
    return high
