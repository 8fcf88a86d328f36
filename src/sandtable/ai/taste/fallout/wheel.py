"""Vehicles that nobody drives, for those who could."""

from __future__ import annotations

from sandtable.systems.fallout import FalloutState, Force, Unit, run_over_whole, to_man


def empty_vehicle(state: FalloutState, force: Force) -> Unit | None:
    """A vehicle whose wheel a unit of one could take; squads fight on foot."""
    return to_man(state, force.unit) if len(force.unit.figures) == 1 else None


def wheel_worth(state: FalloutState, empty: Unit, enemies: list[Force], share: float) -> float:
    """What driving an empty vehicle is worth: a share of what it could take of a whole unit, in points."""
    return share * max((run_over_whole(state, empty, enemy.unit) for enemy in enemies), default=0.0)
