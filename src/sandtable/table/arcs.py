"""Bearings and arcs: degrees, 0 along +x, growing to the left (counter-clockwise)."""

from __future__ import annotations

from math import atan2, pi
from typing import Final

from sandtable.table.bases import heading

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
