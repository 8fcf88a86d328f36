"""Bearings: degrees, 0 along +x, growing to the left (counter-clockwise)."""

from __future__ import annotations

from math import atan2, pi


def bearing(x1: float, y1: float, x2: float, y2: float) -> float:
    """The direction from one point to another, from 0 to below 360; 0 between equal points."""
    return atan2(y2 - y1, x2 - x1) * 180.0 / pi % 360.0


def turn_between(first: float, second: float) -> float:
    """The least turn from one direction to another, from -180 to below 180; positive to the left."""
    return (second - first + 180.0) % 360.0 - 180.0
