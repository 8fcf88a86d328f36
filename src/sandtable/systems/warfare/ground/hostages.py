"""Human shields: whom the presence of population protects, and from whom."""

from __future__ import annotations

from sandtable.systems.warfare.state.refusing import FREE
from sandtable.systems.warfare.state.state import CIVILIANS, POPULATION, Unit, WarfareState


def shield(state: WarfareState, attacker_regular: bool, target: Unit) -> str:
    """The rule by which a Regular may not attack this unit except by assault; FREE when he may.

    warfare.hostage.shield: Irregulars in a hex with population of either face are safe from Regulars.
    warfare.hostage.regular_no_fire: Civilians protect even Regulars from Regulars; Irregulars fire at anyone.
    warfare.hostage.aboard: Civilians aboard a vehicle are not in the hex and protect nobody.
    """
    if not attacker_regular:
        return FREE
    marks = state.marks[target.hex]
    if marks & POPULATION and not target.profile.regular:
        return "warfare.hostage.shield"
    return "warfare.hostage.regular_no_fire" if marks & CIVILIANS else FREE
