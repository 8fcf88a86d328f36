"""The course of a vehicle (chapter 6): straight legs and turns on the spot, and what it meets on them, when."""

from __future__ import annotations

from typing import Final, final

from sandtable.systems.fallout.attack.passage import Passage
from sandtable.systems.fallout.state.state import FalloutState, Mine, Unit
from sandtable.table import (
    OVERLAP,
    Base,
    Disc,
    Hull,
    Point,
    distance_to_point,
    heading,
    path_length,
    point_along,
    quantize_point,
)
from sandtable.table.approach import leg_approach, leg_span, turn_approach, turn_to

ROOM_INCHES: Final = 0.02
"""How far beside the path those are put who get out of its way."""


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
        found: list[Point] = []
        for part in self.parts:
            facings = [part.facing] if part.length > 0.0 else [part.hull.facing, part.facing]
            for facing in facings:
                self._along(found, part, facing, base, taken, inch, most)
            if part.length <= 0.0:
                out = part.hull.reach + base.radius + ROOM_INCHES * inch
                for k in range(72):
                    ux, uy = heading(5.0 * k)
                    found.append(quantize_point(part.a[0] + ux * out, part.a[1] + uy * out))
        return found

    def _along(
        self,
        found: list[Point],
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
        out = part.hull.half_width + base.radius + ROOM_INCHES * inch
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
            found.extend(quantize_point(x + ux * far - uy * way, y + uy * far + ux * way) for far in fars)


@final
class Ride(Passage):
    """A vehicle on its way, as those on overwatch see it."""

    __slots__ = ("_course",)

    def __init__(self, state: FalloutState, unit: Unit, course: Course, points: list[Point]) -> None:
        super().__init__(state, unit, [points])
        self._course = course

    def now(self) -> list[Base]:
        vehicle = self.unit.vehicle
        assert vehicle is not None
        return [vehicle.hull]

    def spot(self, i: int, share: float) -> Base:
        left = self._course.length * share
        legs = [part for part in self._course.parts if part.length > 0.0]
        for part in legs:
            if left <= part.length:
                return part.at(left / part.length)
            left -= part.length
        return legs[-1].at(1.0) if legs else self.now()[i]

    def put(self, bases: list[Base]) -> None:
        vehicle = self.unit.vehicle
        hull = bases[0]
        if vehicle is not None and isinstance(hull, Hull):
            vehicle.hull = hull


@final
class Meeting:
    """What a part of a way meets next: somebody to run over, or a counter; after which share of the part."""

    __slots__ = ("figure", "mine", "share", "unit")

    def __init__(self, share: float, unit: Unit | None, figure: int, mine: Mine | None) -> None:
        self.share = share
        self.unit = unit  # of whoever is met, and which of its figures
        self.figure = figure
        self.mine = mine


def next_meeting(
    state: FalloutState, part: Part, after: float, upto: float, reach: float, done: list[str]
) -> Meeting | None:
    """What comes first on a part of a way between two shares of it; `done` are the figures it has met already.

    fallout.dice.order_victims: figures in the order in which the vehicle reaches them, of two abreast the first of
    the roster. `reach` is how near a counter goes off.
    """
    best: Meeting | None = None
    least = upto + 1e-9
    for unit in state.units:
        if unit.vehicle is not None or not unit.on_table():
            continue
        for number, figure in enumerate(unit.figures):
            if not figure.present() or figure.id in done:
                continue
            base = figure.base
            share = part.meets(base.x, base.y, base.radius - OVERLAP, after)
            if 0.0 <= share < least - (1e-7 if best is not None else 0.0):
                best, least = Meeting(share, unit, number, None), share
    for mine in state.mines:
        share = part.meets(mine.x, mine.y, reach, after)
        if 0.0 <= share < least - (1e-7 if best is not None else 0.0):
            best, least = Meeting(share, None, -1, mine), share
    return best
