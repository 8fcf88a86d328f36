"""Bearings and arcs: degrees, 0 along +x, growing to the left (counter-clockwise)."""

from __future__ import annotations

from math import atan2, pi, sqrt
from typing import Final

from sandtable.table.bases import Base, Disc, heading

_EDGE: Final = 1e-9


def bearing(x1: float, y1: float, x2: float, y2: float) -> float:
    """The direction from one point to another, from 0 to below 360; 0 between equal points."""
    return atan2(y2 - y1, x2 - x1) * 180.0 / pi % 360.0


def turn_between(first: float, second: float) -> float:
    """The least turn from one direction to another, from -180 to below 180; positive to the left."""
    return (second - first + 180.0) % 360.0 - 180.0


def point_in_arc(x: float, y: float, facing: float, width: float, px: float, py: float) -> bool:
    """Whether a point lies in the arc of `width` degrees about the facing of (x, y), its edges included."""
    ux, uy = heading(facing)
    dx, dy = px - x, py - y
    ahead = dx * ux + dy * uy
    aside = abs(dy * ux - dx * uy)
    edge_x, edge_y = heading(width * 0.5)
    # Behind its edge ray a point turns further from the facing than the edge does.
    if width <= 180.0:
        return ahead * edge_y - aside * edge_x >= -_EDGE and ahead >= -_EDGE
    return ahead * edge_y - aside * edge_x >= -_EDGE or ahead >= -_EDGE


def base_in_arc(x: float, y: float, facing: float, width: float, base: Base) -> bool:
    """Whether any part of the base lies in the arc of (x, y), its edges included."""
    if point_in_arc(x, y, facing, width, base.x, base.y) or base.holds(x, y):
        return True
    for turn in (width * 0.5, -width * 0.5):
        ux, uy = heading(facing + turn)
        if _ray_meets(base, x, y, ux, uy):
            return True
    return False


def _ray_meets(base: Base, x: float, y: float, ux: float, uy: float) -> bool:
    """Whether a ray from (x, y) meets the base. Apart from the arc's tip a base enters an arc across its edge rays."""
    if isinstance(base, Disc):
        dx, dy = base.x - x, base.y - y
        along = dx * ux + dy * uy
        if along <= 0.0:
            return sqrt(dx * dx + dy * dy) <= base.radius + _EDGE
        return abs(dy * ux - dx * uy) <= base.radius + _EDGE
    outline = base.outline
    side1 = ux * (outline[7] - y) - uy * (outline[6] - x)
    along1 = ux * (outline[6] - x) + uy * (outline[7] - y)
    for i in range(0, 8, 2):
        side2 = ux * (outline[i + 1] - y) - uy * (outline[i] - x)
        along2 = ux * (outline[i] - x) + uy * (outline[i + 1] - y)
        if side1 * side2 <= 0.0 and side1 != side2:
            share = side1 / (side1 - side2)
            if along1 + (along2 - along1) * share >= -_EDGE:
                return True
        side1, along1 = side2, along2
    return False
