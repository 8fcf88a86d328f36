"""Human shields: whom the presence of population protects, and from whom."""

from __future__ import annotations

from sandtable.core.wire import Reason
from sandtable.systems.warfare.state.refusals import refused
from sandtable.systems.warfare.state.state import CIVILIANS, POPULATION, Unit, WarfareState


def why_not_endanger(state: WarfareState, attacker_regular: bool, target: Unit) -> list[Reason]:
    """Why a Regular may not attack this unit except by assault; Irregulars attack anyone.

    warfare.hostage.shield: Irregulars in a hex with population of either face are safe from Regulars.
    warfare.hostage.regular_no_fire: Civilians protect even Regulars from Regulars; Irregulars fire at anyone.
    warfare.hostage.aboard: Civilians aboard a vehicle are not in the hex and protect nobody.
    """
    if not attacker_regular:
        return []
    if is_shielded(state, target):
        return refused("warfare.hostage.shield")
    return refused("warfare.hostage.regular_no_fire") if state.marks[target.hex] & CIVILIANS else []


def is_shielded(state: WarfareState, target: Unit) -> bool:
    """warfare.hostage.shield: whether a unit is of Irregulars in a hex with population."""
    return state.marks[target.hex] & POPULATION != 0 and not target.profile.regular
