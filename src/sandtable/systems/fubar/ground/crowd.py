"""Who stands near a moving unit: whom it may not end upon, not come near, not move through."""

from __future__ import annotations

from sandtable.figures.crowd import Crowd, widened
from sandtable.figures.zones import Box
from sandtable.systems.fubar.state.seen import bases_of, known_to
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Base, Disc, Hull, distance


def crowd_about(state: FubarState, unit: Unit, box: Box) -> Crowd:
    """fubar.move.figures: one may pass friends on foot, but neither enemies nor any vehicle."""
    crowd = Crowd()
    box = widened(box, state.lengths.adjacent)
    about = widened(box, state.lengths.base_radius)
    for other in state.units:
        if other is unit or other.gone or other.aboard or not other.deployed:
            continue
        hostile = other.side != unit.side
        if hostile and other.hidden and _is_unknown(state, unit, other, box):
            continue  # nobody plans round whom he cannot know of
        vehicle = other.vehicle
        if vehicle is None:
            _add_figures(crowd, other, hostile, about)
        elif _in_box(vehicle.hull, box):
            crowd.others.append(vehicle.hull)
            crowd.barriers.append(vehicle.hull)
            if hostile:
                crowd.enemies.append(vehicle.hull)
    captive = state.captive
    if captive is not None and not captive.escaped and captive.taken_by != unit.id:
        crowd.others.append(captive.base)
    return crowd


def _add_figures(crowd: Crowd, other: Unit, hostile: bool, box: Box) -> None:
    """Adds the living of a unit on foot whose middles lie in a box."""
    left, low, right, high = box
    for figure in other.figures:
        base = figure.base
        if left <= base.x <= right and low <= base.y <= high and figure.alive:
            crowd.others.append(base)
            if hostile:
                crowd.enemies.append(base)
                crowd.barriers.append(base)


def _in_box(base: Base, box: Box) -> bool:
    left, low, right, high = box
    reach = base.reach
    return left - reach <= base.x <= right + reach and low - reach <= base.y <= high + reach


def _is_unknown(state: FubarState, unit: Unit, other: Unit, box: Box) -> bool:
    """Whether a hidden enemy stands where it matters, and the mover's side cannot know of it."""
    return any(_in_box(base, box) for base in bases_of(other)) and not known_to(state, unit.side, other)


def release_neighbours(crowd: Crowd, hull: Hull, near: float) -> None:
    """fubar.move.figures: a vehicle already next to enemy infantry may always drive away."""
    crowd.barriers = [
        base for base in crowd.barriers if not isinstance(base, Disc) or distance(hull, base) > near
    ]
