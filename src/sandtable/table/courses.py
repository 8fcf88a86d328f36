"""The course of a hull: straight legs and turns on the spot, what it covers on them, and room beside it."""

from __future__ import annotations

from typing import Final, final

from sandtable.table.approach import leg_approach, leg_span, turn_approach, turn_to
from sandtable.table.bases import Base, Disc, Hull, heading
from sandtable.table.crossing import path_length, point_along
from sandtable.table.distances import distance_to_point
from sandtable.table.precision import OVERLAP, Point, quantize_point

ASIDE: Final = 0.02
"""Inches beside the path at which those are put who get out of its way."""


@final
class Part:
    """A straight leg driven with one facing, or a turn on the spot (`a` and `b` the same)."""

    __slots__ = ("a", "b", "facing", "hull", "length", "turn")

    def __init__(self, hull: Hull, b: Point, facing: float) -> None:
        self.hull = hull  # at its beginning
        self.a: Point = (hull.x, hull.y)
        self.b = b
        self.facing = facing  # at its end
        self.length = path_length([self.a, b])
        self.turn = turn_to(hull.facing, facing)

    def at(self, share: float) -> Hull:
        """The hull that far on."""
        if share >= 1.0:
            return Hull(self.b[0], self.b[1], self.hull.length, self.hull.width, self.facing)
        if self.length <= 0.0:
            return self.hull.turned(round(self.hull.facing + self.turn * share, 1))
        x, y = quantize_point(*point_along([self.a, self.b], self.length * share))
        return self.hull.at(x, y)

    def meets(self, x: float, y: float, room: float, after: float) -> float:
        """The share after which the hull is within `room` of a point and coming nearer, `after` at least; or -1."""
        if self.length <= 0.0:
            begun = self.hull.turned(self.hull.facing + self.turn * after)
            share = turn_approach(begun, self.facing, (x, y), room)
        else:
            start = point_along([self.a, self.b], self.length * after)
            share = leg_approach(self.hull, start, self.b, (x, y), room)
        return after + (1.0 - after) * share if share >= 0.0 else -1.0

    def covers(self, base: Disc) -> bool:
        """Whether the hull comes over a base anywhere on this part."""
        room = base.radius - OVERLAP
        if self.length <= 0.0:
            if distance_to_point(self.hull, base.x, base.y) < room:
                return True
            return turn_approach(self.hull, self.facing, (base.x, base.y), room) >= 0.0
        enter, leave = leg_span(self.hull, self.a, self.b, (base.x, base.y), room)
        return enter <= leave


@final
class Course:
    """All parts of a way one after another."""

    __slots__ = ("length", "parts")

    def __init__(self, hull: Hull, points: list[Point], headings: list[float], facing: float) -> None:
        self.parts: list[Part] = []
        for i, ahead in enumerate(headings):
            hull = self._turned(hull, ahead)
            part = Part(hull, points[i + 1], ahead)
            self.parts.append(part)
            hull = part.at(1.0)
        self._turned(hull, facing)
        self.length = sum(part.length for part in self.parts)

    def _turned(self, hull: Hull, facing: float) -> Hull:
        part = Part(hull, (hull.x, hull.y), facing)
        if abs(part.turn) > 0.0:
            self.parts.append(part)
        return part.at(1.0)

    def covers(self, base: Disc) -> bool:
        """Whether a base lies anywhere on the way."""
        return any(part.covers(base) for part in self.parts)

    def beside(self, base: Disc, taken: list[Base], inch: float, most: float) -> list[Point]:
        """Points beside the way about where a figure stands: along both sides of it, and just clear of others there."""
        points: list[Point] = []
        for part in self.parts:
            facings = [part.facing] if part.length > 0.0 else [part.hull.facing, part.facing]
            for facing in facings:
                self._along(points, part, facing, base, taken, inch, most)
            if part.length <= 0.0:
                out = part.hull.reach + base.radius + ASIDE * inch
                for k in range(72):
                    ux, uy = heading(5.0 * k)
                    points.append(quantize_point(part.a[0] + ux * out, part.a[1] + uy * out))
        return points

    def _along(
        self,
        points: list[Point],
        part: Part,
        facing: float,
        base: Disc,
        taken: list[Base],
        inch: float,
        most: float,
    ) -> None:
        ux, uy = heading(facing)
        x, y = part.a
        along = (base.x - x) * ux + (base.y - y) * uy
        out = part.hull.half_width + base.radius + ASIDE * inch
        steps = int(most / (0.5 * inch)) + 1
        for way in (out, -out):
            fars = [along + 0.5 * inch * k for k in range(-steps, steps + 1)]
            for other in taken:
                if isinstance(other, Disc):
                    enter = (other.x - x) * ux + (other.y - y) * uy
                    aside = (other.y - y) * ux - (other.x - x) * uy - way
                    room = (base.radius + other.radius) ** 2 - aside * aside
                    if room > 0.0 and abs(enter - along) < most + 2.0 * inch:
                        fars.extend((enter - room**0.5, enter + room**0.5))
            points.extend(quantize_point(x + ux * far - uy * way, y + uy * far + ux * way) for far in fars)
