"""Where a place is looked for that few places are: along the rims of what is kept away from, and net-wise between."""

from __future__ import annotations

from math import sqrt

from sandtable.figures.grids import compass
from sandtable.table import Base, Point, quantize_point

Rim = tuple[float, float, float]  # middle and radius


def crossings(one: Rim, other: Rim) -> list[Point]:
    """Where two circles cross: two points, or none."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    apart = sqrt(dx * dx + dy * dy)
    if apart <= 0.0 or apart > one[2] + other[2] or apart < abs(one[2] - other[2]):
        return []
    along = (apart * apart + one[2] * one[2] - other[2] * other[2]) / (2.0 * apart)
    aside = sqrt(max(one[2] * one[2] - along * along, 0.0))
    x, y = one[0] + along * dx / apart, one[1] + along * dy / apart
    return [
        (x - aside * dy / apart, y + aside * dx / apart),
        (x + aside * dy / apart, y - aside * dx / apart),
    ]


def places_on(rims: list[Rim], base: Base, reach: float, round_each: int) -> list[Point]:
    """Where two of the rims cross that a base can reach, and then so many places round every one of them.

    The narrowest gaps lie along them.
    """
    near = [rim for rim in rims if sqrt((rim[0] - base.x) ** 2 + (rim[1] - base.y) ** 2) < reach + rim[2]]
    places: list[Point] = []
    for at, rim in enumerate(near):
        for other in near[:at]:
            places.extend(quantize_point(x, y) for x, y in crossings(rim, other))
    for x, y, radius in near:
        places.extend(quantize_point(x + radius * ux, y + radius * uy) for ux, uy in compass(round_each))
    return places


def net_about(base: Base, reach: float, meshes: int) -> list[Point]:
    """Places all over a square about a base, so many meshes from its middle to its edge."""
    mesh = reach / meshes
    return [
        quantize_point(base.x + column * mesh, base.y + row * mesh)
        for row in range(-meshes, meshes + 1)
        for column in range(-meshes, meshes + 1)
    ]
