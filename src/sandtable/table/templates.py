"""Blast circles, cones and teardrops: which bases they touch; and where a scattered shot lands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from sandtable.table.bases import Base, Disc, heading
from sandtable.table.distances import distance_to_point
from sandtable.table.kernel import contains, segments_apart_squared
from sandtable.table.precision import TOUCH, Point, quantize_point


def blast(x: float, y: float, radius: float, bases: Sequence[Base]) -> list[int]:
    """The indices of the bases that a circle touches."""
    return [i for i, base in enumerate(bases) if distance_to_point(base, x, y) <= radius + TOUCH]


@final
class Template:
    """A cone laid on the table: a counter-clockwise outline, swollen by `radius`."""

    __slots__ = ("outline", "radius")

    def __init__(self, outline: list[float], radius: float = 0.0) -> None:
        self.outline = outline
        self.radius = radius

    def touches(self, base: Base) -> bool:
        """Whether any part of the base lies under the template."""
        if contains(self.outline, base.x, base.y):
            return True
        if isinstance(base, Disc):
            room = base.radius + self.radius + TOUCH
            return _to_point_squared(self.outline, base.x, base.y) <= room * room
        if base.holds(self.outline[0], self.outline[1]):
            return True
        room = self.radius + TOUCH
        return _to_outline_squared(self.outline, base.outline) <= room * room

    def touched(self, bases: Sequence[Base]) -> list[int]:
        """The indices of the bases under the template."""
        return [i for i, base in enumerate(bases) if self.touches(base)]

    def points(self) -> list[Point]:
        """The corners of the outline."""
        return [(self.outline[i], self.outline[i + 1]) for i in range(0, len(self.outline), 2)]


def cone(
    x: float, y: float, direction: float, length: float, far_width: float, near_width: float = 0.0
) -> Template:
    """A flat-ended cone: its narrow edge is centred on (x, y), its far edge `length` away along the direction."""
    ux, uy = heading(direction)
    ex, ey = x + ux * length, y + uy * length
    near, far = near_width * 0.5, far_width * 0.5
    outline = [ex + uy * far, ey - ux * far, ex - uy * far, ey + ux * far]
    if near > 0.0:
        return Template([*outline, x - uy * near, y + ux * near, x + uy * near, y - ux * near])
    return Template([*outline, x, y])


def scatter(x: float, y: float, direction: float, by: float) -> Point:
    """Where a point lands that drifts a distance in a direction, on the grid."""
    ux, uy = heading(direction)
    return quantize_point(x + ux * by, y + uy * by)


def _to_point_squared(outline: list[float], x: float, y: float) -> float:
    return _to_outline_squared(outline, [x, y])


def _to_outline_squared(first: list[float], second: list[float]) -> float:
    least = float("inf")
    for i in range(0, len(first), 2):
        ax, ay, bx, by = first[i - 2], first[i - 1], first[i], first[i + 1]
        for j in range(0, len(second), 2):
            gap = segments_apart_squared(
                ax, ay, bx, by, second[j - 2], second[j - 1], second[j], second[j + 1]
            )
            least = min(least, gap)
    return least
