"""Who is held in melee (chapter 4.4)."""

from __future__ import annotations

from sandtable.systems.fallout.state import FalloutState, Figure, Unit
from sandtable.table import within


def engaged(state: FalloutState, unit: Unit, figure: Figure) -> bool:
    """fallout.melee.engaged: a conscious enemy figure within an inch; vehicles and the unconscious do not count.

    Facing does not matter, the knocked-down engage, and nobody inside a vehicle is or does.
    """
    if unit.aboard:
        return False
    base = figure.base
    x = base.x
    y = base.y
    room = 2.0 * base.radius + state.lengths.melee + 1e-6
    for other in state.units:
        if other.side == unit.side or other.vehicle is not None or not other.on_table():
            continue
        for enemy in other.figures:
            spot = enemy.base
            if (
                -room <= spot.x - x <= room
                and -room <= spot.y - y <= room
                and enemy.conscious()
                and within(base, spot, state.lengths.melee)
            ):
                return True
    return False


def engaged_members(state: FalloutState, unit: Unit, members: list[Figure]) -> list[Figure]:
    """Those of the members who are held, in roster order."""
    return [figure for figure in members if engaged(state, unit, figure)]
