"""Close combats in progress: who is in one, and when one is over."""

from __future__ import annotations

from sandtable.systems.fubar.state.state import Combat, FubarState, Unit


def combat_of(state: FubarState, unit: Unit) -> Combat | None:
    """The combat a unit is in, if it is in one."""
    for combat in state.combats:
        if unit.id in combat.units:
            return combat
    return None


def fighting(state: FubarState, unit: Unit) -> bool:
    """fubar.fire.melee, fubar.melee.auto: whether a unit is in close combat."""
    for combat in state.combats:
        if unit.id in combat.units:
            return True
    return False


def leave_combats(state: FubarState, unit: str) -> None:
    """fubar.melee.end: a combat without two sides is over; the winners stay where they are."""
    for combat in state.combats:
        if unit in combat.units:
            combat.units = [other for other in combat.units if other != unit]
    end_combats(state)


def end_combats(state: FubarState) -> None:
    """Forgets combats in which only one side is left."""
    if state.combats:
        state.combats = [combat for combat in state.combats if goes_on(state, combat)]


def goes_on(state: FubarState, combat: Combat) -> bool:
    """Whether units of two sides are left in it."""
    sides = [state.unit(id).side for id in combat.units]
    return len(sides) > 1 and min(sides) != max(sides)
