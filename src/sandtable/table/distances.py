"""Distances from base edge to base edge, and whether bases touch or overlap."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from sandtable.table.bases import Base, Disc, Hull
from sandtable.table.precision import ENDLESS, OVERLAP, TOUCH


def distance(a: Base, b: Base) -> float:
    """The gap between the nearest points of two bases; 0 when they touch or overlap."""
    if isinstance(a, Disc):
        if isinstance(b, Disc):
            dx = b.x - a.x
            dy = b.y - a.y
            gap = sqrt(dx * dx + dy * dy) - a.radius - b.radius
            return gap if gap > 0.0 else 0.0
        gap = _depth_or_distance(b, a.x, a.y) - a.radius
        return gap if gap > 0.0 else 0.0
    if isinstance(b, Disc):
        gap = _depth_or_distance(a, b.x, b.y) - b.radius
        return gap if gap > 0.0 else 0.0
    return _hulls_apart(a, b)


def distance_to_point(base: Base, x: float, y: float) -> float:
    """The gap from the base's edge to a point; 0 when the point lies on the base."""
    if isinstance(base, Disc):
        dx = x - base.x
        dy = y - base.y
        gap = sqrt(dx * dx + dy * dy) - base.radius
    else:
        gap = _depth_or_distance(base, x, y)
    return gap if gap > 0.0 else 0.0


def within(a: Base, b: Base, limit: float) -> bool:
    """Whether the gap between two bases is at most `limit` (exactly `limit` counts, rounding forgiven)."""
    dx = b.x - a.x
    dy = b.y - a.y
    room = a.reach + b.reach + limit + TOUCH
    if dx * dx + dy * dy > room * room:
        return False
    if isinstance(a, Disc) and isinstance(b, Disc):
        return True
    return distance(a, b) <= limit + TOUCH


def touches(a: Base, b: Base, tolerance: float = TOUCH) -> bool:
    """Whether two bases are in contact."""
    return distance(a, b) <= tolerance


def overlaps(a: Base, b: Base, tolerance: float = OVERLAP) -> bool:
    """Whether two bases sink into each other by more than `tolerance`; mere contact is no overlap."""
    dx = b.x - a.x
    dy = b.y - a.y
    room = a.reach + b.reach - tolerance
    if room <= 0.0 or dx * dx + dy * dy >= room * room:
        return False
    if isinstance(a, Disc):
        if isinstance(b, Disc):
            return True
        return _depth_or_distance(b, a.x, a.y) < a.radius - tolerance
    if isinstance(b, Disc):
        return _depth_or_distance(a, b.x, b.y) < b.radius - tolerance
    return _sunk(a, b) > tolerance


def any_overlap(base: Base, others: Sequence[Base], tolerance: float = OVERLAP) -> int:
    """The index of the first base that `base` overlaps, or -1. A base never overlaps itself."""
    x, y, reach = base.x, base.y, base.reach
    for index, other in enumerate(others):
        dx = other.x - x
        room = reach + other.reach
        if dx >= room or dx <= -room:  # mostly so, and that is all there is to see
            continue
        dy = other.y - y
        if dx * dx + dy * dy < room * room and other is not base and overlaps(base, other, tolerance):
            return index
    return -1


def nearest(base: Base, others: Sequence[Base]) -> int:
    """The index of the base nearest to `base`, the first of equals, or -1 when there is none."""
    best = -1
    least = 0.0
    for index, other in enumerate(others):
        gap = distance(base, other)
        if best < 0 or gap < least:
            best = index
            least = gap
            if gap == 0.0:
                break
    return best


def closest_point(base: Base, x: float, y: float) -> tuple[float, float]:
    """The point of the base nearest to (x, y), which is (x, y) itself when it lies on the base."""
    dx = x - base.x
    dy = y - base.y
    if isinstance(base, Disc):
        away = sqrt(dx * dx + dy * dy)
        if away <= base.radius:
            return x, y
        share = base.radius / away
        return base.x + dx * share, base.y + dy * share
    along = min(max(dx * base.ux + dy * base.uy, -base.half_length), base.half_length)
    across = min(max(dy * base.ux - dx * base.uy, -base.half_width), base.half_width)
    return base.x + along * base.ux - across * base.uy, base.y + along * base.uy + across * base.ux


def _depth_or_distance(hull: Hull, x: float, y: float) -> float:
    """The distance from a point to a hull, negative inside (by its depth under the nearest side)."""
    dx = x - hull.x
    dy = y - hull.y
    along = abs(dx * hull.ux + dy * hull.uy) - hull.half_length
    across = abs(dy * hull.ux - dx * hull.uy) - hull.half_width
    if along <= 0.0:
        if across <= 0.0:
            return along if along > across else across
        return across
    if across <= 0.0:
        return along
    return sqrt(along * along + across * across)


def _sunk(a: Hull, b: Hull) -> float:
    """How deep two hulls are in each other (separating axes); not above 0 when they are apart."""
    return min(_sunk_along_axes_of(a, b), _sunk_along_axes_of(b, a))


def _sunk_along_axes_of(a: Hull, b: Hull) -> float:
    dx = b.x - a.x
    dy = b.y - a.y
    # The shadow of b on the axes of a depends on the turn between them only.
    turn_cos = abs(a.ux * b.ux + a.uy * b.uy)
    turn_sin = abs(a.ux * b.uy - a.uy * b.ux)
    along = a.half_length + b.half_length * turn_cos + b.half_width * turn_sin - abs(dx * a.ux + dy * a.uy)
    across = a.half_width + b.half_length * turn_sin + b.half_width * turn_cos - abs(dy * a.ux - dx * a.uy)
    return along if along < across else across


def _hulls_apart(a: Hull, b: Hull) -> float:
    """Two convex outlines apart are nearest at a corner of one of them."""
    if _sunk(a, b) >= 0.0:
        return 0.0
    least = ENDLESS
    for hull, other in ((a, b), (b, a)):
        outline = other.outline
        for i in range(0, 8, 2):
            gap = _depth_or_distance(hull, outline[i], outline[i + 1])
            if gap < least:
                least = gap
    return least if least > 0.0 else 0.0
