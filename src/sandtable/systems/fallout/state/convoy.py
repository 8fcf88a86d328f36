"""Convoy!: who the convoy is, and what it has to bring through."""

from __future__ import annotations

from sandtable.systems.fallout.state.state import FalloutState, Unit


def convoy_side(state: FalloutState) -> int:
    """The side that enters over an edge instead of setting up; -1 when nobody does."""
    for side, part in enumerate(state.scenario.parts):
        if part.enters:
            return side
    return -1


def the_apc(state: FalloutState) -> Unit | None:
    """fallout.s2.forces.convoy: the APC the convoy was given: the first of its kind on the list."""
    for side, part in enumerate(state.scenario.parts):
        if not part.free_vehicle:
            continue
        for unit in state.units:
            vehicle = unit.vehicle
            if unit.side == side and vehicle is not None and vehicle.profile.id == part.free_vehicle:
                return unit
    return None
