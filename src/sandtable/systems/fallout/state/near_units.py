"""A ring about everybody of a unit, so that units far apart are told from near ones without a look at each figure."""

from __future__ import annotations

from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit

Ring = tuple[float, float, float]  # x, y, radius


def ring_about(unit: Unit) -> Ring:
    """A circle that holds all that stands on the table of a unit: cheap, not the smallest."""
    vehicle = unit.vehicle
    if vehicle is not None:
        return vehicle.hull.x, vehicle.hull.y, vehicle.hull.reach
    known = unit.ring
    if known is None:
        known = _ring_of(unit.figures)
        unit.ring = known
    return known


def _ring_of(figures: list[Figure]) -> Ring:
    """The circle about the box of all figures that are there."""
    left = low = 1e9
    right = high = -1e9
    for figure in figures:
        if figure.alive and not figure.left:
            base = figure.base
            x = base.x
            y = base.y
            if x < left:
                left = x
            if x > right:
                right = x
            if y < low:
                low = y
            if y > high:
                high = y
    spread = (right - left + high - low) * 0.5 + figures[0].base.radius
    return (left + right) * 0.5, (low + high) * 0.5, spread


def units_within(
    state: FalloutState, side: int, x: float, y: float, reach: float, one: bool = False
) -> list[Unit]:
    """The units on the table, not of that side, whose rings come within reach; with `one` the first is enough."""
    units: list[Unit] = []
    for unit in state.foes(side):
        if unit.gone:
            continue
        ring = unit.ring
        cx, cy, room = ring if ring is not None else ring_about(unit)
        cx -= x
        cy -= y
        room += reach
        if cx * cx + cy * cy <= room * room:
            units.append(unit)
            if one:
                break
    return units
