"""How hot the ground is: what every place of a table may draw next turn, on a coarse grid."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.core.outlook import Threat, ThreatPreview
from sandtable.core.preview import Preview
from sandtable.core.wire import Message
from sandtable.table import Point

COLUMNS: Final = 25
"""Points of the grid along the longer edge of a table."""
BANDS: Final = [(0.25, "figures-threat-some"), (2.5, "figures-threat-more"), (4.5, "figures-threat-many")]
"""From how many hits on a band begins, and what it is called."""
WAYS: Final = 8
"""In so many directions an enemy may go before it fires."""


class Stand:
    """Where an enemy may fire from next turn, and whether it has moved to come there."""

    __slots__ = ("moved", "x", "y")

    def __init__(self, x: float, y: float, moved: bool) -> None:
        self.x = x
        self.y = y
        self.moved = moved


@mypyc_attr(allow_interpreted_subclasses=True)
class Threats:
    """The tool `threat`, for a game to fill in. Enemies go by numbers."""

    def __init__(self, width: float, height: float, columns: int = COLUMNS) -> None:
        self.width = width
        self.height = height
        self.points = columns

    # ------------------------------------------------------------ what a game says

    def stands(self) -> list[list[Stand]]:
        """Where each of the enemies may fire from."""
        raise TypeError("a game moves in its own way")

    def look_at(self, place: Point) -> None:
        """Makes ready to be asked about a place: who would stand there, and in which cover."""

    def fire(self, enemy: int, stand: Stand, place: Point) -> float:
        """The hits that a place may draw from an enemy who stands there; 0 where it cannot see or reach it."""
        raise TypeError("a game reckons with its own weapons")

    # ------------------------------------------------------------ what follows from it

    def use(self) -> Preview:
        """Answers the tool: every enemy fires at every place from wherever it does most."""
        threat = Threat([(least, Message(label)) for least, label in BANDS])
        step = max(self.width, self.height) / (self.points - 1)
        threat.step = step
        threat.columns = int(self.width / step + 0.5) + 1
        rows = int(self.height / step + 0.5) + 1
        stands = self.stands()
        for row in range(rows):
            for column in range(threat.columns):
                place = (min(column * step, self.width), min(row * step, self.height))
                self.look_at(place)
                threat.values.append(round(self._drawn(stands, place), 2))
        return ThreatPreview(threat)

    def _drawn(self, stands: list[list[Stand]], place: Point) -> float:
        total = 0.0
        for enemy, places in enumerate(stands):
            most = 0.0
            for stand in places:
                hits = self.fire(enemy, stand, place)
                if hits > most:
                    most = hits
            total += most
        return total


def stands_about(x: float, y: float, ground: list[list[Point]]) -> list[Stand]:
    """Here, and as far as the ground that can be reached goes in some directions.

    `ground` is made of polygons; a ray that leaves one of them inside another goes on to the end of that one.
    """
    places = [Stand(x, y, moved=False)]
    for number in range(WAYS):
        angle = 2.0 * pi * number / WAYS
        ux, uy = cos(angle), sin(angle)
        far = max((_ray(x, y, ux, uy, ring) for ring in ground), default=0.0)
        if far > 0.5:
            places.append(Stand(x + ux * far, y + uy * far, moved=True))
    return places


def _ray(x: float, y: float, ux: float, uy: float, ring: list[Point]) -> float:
    """How far along a ray its last crossing with the edge of a polygon lies; 0 where it meets none."""
    far = 0.0
    for number in range(len(ring)):
        ax, ay = ring[number - 1]
        bx, by = ring[number]
        dx, dy = bx - ax, by - ay
        across = ux * dy - uy * dx
        if abs(across) < 1e-9:
            continue
        t = ((ax - x) * dy - (ay - y) * dx) / across
        share = ((ax - x) * uy - (ay - y) * ux) / across
        if 0.0 <= share <= 1.0 and t > far:
            far = t
    return far
