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
            continue
        mine = other is unit
        if not mine:
            ring = other.ring
            x, y, room = ring if ring is not None else ring_about(other)
            if x + room < left or x - room > right or y + room < low or y - room > high:
                continue
        hostile = other.side != unit.side
        for figure in other.figures:
            base = figure.base
            if left <= base.x <= right and low <= base.y <= high and figure.alive and not figure.left:
                if mine and figure in movers:
                    continue
                crowd.others.append(base)
                if hostile and not figure.out:
                    crowd.barriers.append(base)
    return crowd


def box_about(bases: Sequence[Base], reach: float) -> Box:
    """The box in which the bases can end up that move no further than `reach`, a base's breadth wider."""
    return widened(middles(bases), reach + 2.0 * bases[0].reach)
