"""Where people come to stand who leave a vehicle, by its door or by other ways (chapter 6)."""

from __future__ import annotations

from typing import Final

from sandtable.figures.zones import Box, Zone, bounds
from sandtable.systems.fallout.ground.placing import place_unit
from sandtable.systems.fallout.state.state import FalloutState, Unit
from sandtable.table import Base, Hull, Point, distance

HAIR: Final = 0.001


class Beside(Zone):
    """Everywhere within a distance of a hull."""

    __slots__ = ("hull", "reach")

    def __init__(self, hull: Hull, reach: float, base: float) -> None:
        left, top, right, bottom = bounds(hull)
        room = reach + 2.0 * base
        box = (left - room, top - room, right + room, bottom + room)
        super().__init__("beside", [box])
        self.hull = hull
        self.reach = reach

    def holds(self, base: Base) -> bool:
        """fallout.vehicle.exit: within 2 inches (5 cm) of the vehicle."""
        return distance(base, self.hull) <= self.reach + HAIR

    def holds_box(self, left: float, top: float, right: float, bottom: float) -> bool:
        """A ring about a hull is no box."""
        return False

    def holds_point(self, x: float, y: float) -> bool:
        left, top, right, bottom = self.boxes[0]
        return left <= x <= right and top <= y <= bottom

    def outlines(self) -> list[list[Point]]:
        left, top, right, bottom = self.boxes[0]
        return [[(left, top), (right, top), (right, bottom), (left, bottom)]]

    def spread(self) -> list[Box]:
        """Strips along the four sides of the hull: there is no room where it stands."""
        left, top, right, bottom = self.boxes[0]
        inner = bounds(self.hull)
        return [
            (left, top, right, inner[1]),
            (left, inner[3], right, bottom),
            (left, top, inner[0], bottom),
            (inner[2], top, right, bottom),
        ]

    def wider(self, by: float) -> Zone:
        return Beside(self.hull, self.reach + by, 0.0)


def disembark(state: FalloutState, unit: Unit) -> None:
    """The unit is aboard no longer; it still has to be set down."""
    unit.aboard = ""
    unit.deployed = False
    state.stir()
    for figure in unit.figures:
        figure.boarded = False


async def set_beside(state: FalloutState, unit: Unit, hull: Hull, why: str) -> None:
    """fallout.vehicle.exit, fallout.vehicle.crash: its owner sets it down within 2 inches (5 cm) of the hull."""
    disembark(state, unit)
    if not unit.present():
        return
    zone = Beside(hull, state.lengths.exit, state.lengths.base_radius)
    await place_unit(state, unit, state.decider(unit), zone, why)
