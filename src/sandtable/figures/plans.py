"""What a place would bring: a unit is thought to stand there, and the rules are asked what it would see and draw."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.core.outlook import Eye, Facing, Outlook, PlanPreview, Shelter, Shot
from sandtable.core.preview import Preview
from sandtable.core.wire import Json, list_of, number_of, point_of, table_of, text_of
from sandtable.figures.tools import Tools, refused
from sandtable.table import Base, Point

MOST_BENDS: Final = 64


class Walk:
    """A way that is thought of: who goes through which points, where each looks in the end, and by which action."""

    __slots__ = ("facing", "pace", "ways")

    def __init__(self, pace: str) -> None:
        self.pace = pace
        self.ways: dict[str, list[Point]] = {}
        self.facing: dict[str, float] = {}  # in degrees, as on the wire


@mypyc_attr(allow_interpreted_subclasses=True)
class Plans:
    """The tool `plan`, for a game to fill in. Its tools look at a copy of what a side knows, which may be changed."""

    def __init__(self, tools: Tools) -> None:
        self.tools = tools

    # ------------------------------------------------------------ what a game says

    def movers(self, unit: str) -> dict[str, Base]:
        """The tokens of a unit of the asking side that may be thought elsewhere, with where they stand."""
        raise TypeError("a game knows its own units")

    def stays_on(self, base: Base) -> bool:
        """Whether a base lies on the table."""
        raise TypeError("a game knows its own table")

    def eyes(self, unit: str, walk: Walk) -> list[Eye]:
        """Who would fire on the way, in its order; everybody is put back where he stood."""
        return []

    def put(self, unit: str, walk: Walk) -> None:
        """Stands the unit where the way ends, as its action leaves it."""
        raise TypeError("a game moves its own figures")

    def foes(self, unit: str) -> list[str]:
        """The enemies on the table."""
        raise TypeError("a game knows who fights whom")

    def shelter(self, unit: str, foe: str) -> Shelter | None:
        """The cover against the fire of one of them."""
        return None

    def mine(self, unit: str, foe: str) -> Shot | None:
        """What the unit's next fire from there at one of them would bring."""
        return None

    def theirs(self, unit: str, foe: str) -> Shot | None:
        """What the fire of one of them would bring there."""
        return None

    def say_how(self, unit: str, outlook: Outlook) -> None:
        """Says how the unit's own fire is made, where there is anything to say."""

    # ------------------------------------------------------------ what follows from it

    def use(self, query: dict[str, Json]) -> Preview:
        """Answers the tool."""
        unit = text_of(query.get("unit"))
        movers = self.movers(unit)
        if not movers:
            return refused(self.tools.rules.reach, "figures-refused-tool-unit")
        walk = self.read(query, movers)
        if walk is None:
            return refused(self.tools.rules.reach, "figures-refused-plan-place")
        outlook = Outlook()
        outlook.eyes = self.eyes(unit, walk)
        self.put(unit, walk)
        rows = [self._facing(unit, foe) for foe in self.foes(unit)]
        rows.sort(key=_by_distance)
        outlook.facing = rows
        if outlook.best():
            self.say_how(unit, outlook)
        return PlanPreview(outlook)

    def read(self, query: dict[str, Json], movers: dict[str, Base]) -> Walk | None:
        """The way that a query names; None where it names none on the table. It begins where its walkers stand."""
        walk = Walk(text_of(query.get("pace")))
        for token, value in table_of(query.get("ways")).items():
            points = [point_of(point) for point in list_of(value)]
            base = movers.get(token)
            if base is None or not 0 < len(points) <= MOST_BENDS:
                return None
            way: list[Point] = [(base.x, base.y)]
            for point in points:
                if point is None or not self.stays_on(base.at(point[0], point[1])):
                    return None
                if point != way[-1]:
                    way.append(point)
            walk.ways[token] = way
        for token, value in table_of(query.get("facing")).items():
            degrees = number_of(value)
            if token in movers and degrees is not None:
                walk.facing[token] = degrees
        return walk

    def _facing(self, unit: str, foe: str) -> Facing:
        ends: dict[str, Json] = {"from": unit, "to": foe}
        line = self.tools.line_of_sight(ends).sight[0]
        row = Facing(foe, self.tools.ruler(ends).cost or 0.0, line)
        if line.clear:
            row.shelter = self.shelter(unit, foe)
            row.mine = self.mine(unit, foe)
            row.theirs = self.theirs(unit, foe)
        return row


def _by_distance(row: Facing) -> float:
    return row.distance
