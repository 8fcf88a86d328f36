"""Who stands near moving figures: whom they may not end upon, and whom they cannot pass (chapter 4.3)."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.figures.crowd import Crowd, middles, widened
from sandtable.figures.zones import Box
from sandtable.systems.fallout.state.near_units import ring_about
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import Base


def crowd_about(state: FalloutState, unit: Unit, movers: list[Figure], box: Box) -> Crowd:
    """fallout.move.figures: friends and the unconscious may be passed, conscious enemies and vehicles may not."""
    crowd = Crowd()
    left, low, right, high = box
    for other in state.units:
        if other.gone or other.aboard or not other.deployed:
            continue
        vehicle = other.vehicle
        if vehicle is not None:
            hull = vehicle.hull
            reach = hull.reach
            if left - reach <= hull.x <= right + reach and low - reach <= hull.y <= high + reach:
                crowd.others.append(hull)
                crowd.barriers.append(hull)
        elif other is unit:
            if len(movers) < len(other.figures):  # else all of them move
                _add_figures(crowd, other, movers, False, box)
        else:
            ring = other.ring
            x, y, room = ring if ring is not None else ring_about(other)
            if x + room >= left and x - room <= right and y + room >= low and y - room <= high:
                _add_figures(crowd, other, [], other.side != unit.side, box)
    return crowd


def _add_figures(crowd: Crowd, other: Unit, movers: list[Figure], hostile: bool, box: Box) -> None:
    """Adds those of a unit who stand in a box, but not the movers themselves."""
    left, low, right, high = box
    for figure in other.figures:
        base = figure.base
        if left <= base.x <= right and low <= base.y <= high and figure.alive and not figure.left:
            if figure in movers:
                continue
            crowd.others.append(base)
            if hostile and not figure.out:
                crowd.barriers.append(base)


def box_about(bases: Sequence[Base], reach: float) -> Box:
    """The box in which the bases can end up that move no further than `reach`, a base's breadth wider."""
    return widened(middles(bases), reach + 2.0 * bases[0].reach)
