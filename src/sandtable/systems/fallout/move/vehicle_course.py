"""A vehicle on its course (chapter 6): how those on overwatch see it, and what it meets on it, when."""

from __future__ import annotations

from typing import final

from sandtable.systems.fallout.attack.passage import Passage
from sandtable.systems.fallout.state.state import FalloutState, Mine, Unit
from sandtable.table import OVERLAP, Base, Hull, Point
from sandtable.table.courses import Course, Part


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
