"""Who is held in melee (chapter 4.4)."""

from __future__ import annotations

from sandtable.systems.fallout.state import FalloutState, Figure, Unit
from sandtable.table import Disc, within


def engaged(state: FalloutState, unit: Unit, figure: Figure) -> bool:
    """fallout.melee.engaged: a conscious enemy figure within an inch; vehicles and the unconscious do not count.

    Facing does not matter, the knocked-down engage, and nobody inside a vehicle is or does.
    """
    return bool(engaged_members(state, unit, [figure]))


def engaged_members(state: FalloutState, unit: Unit, members: list[Figure]) -> list[Figure]:
    """Those of the members who are held, in roster order."""
    if unit.aboard or not members:
        return []
    enemies = enemies_near(state, unit, members)
    if not enemies:
        return []
    reach = state.lengths.melee
    return [figure for figure in members if _held(figure.base, enemies, reach)]


def enemies_near(state: FalloutState, unit: Unit, members: list[Figure]) -> list[Disc]:
    """The conscious enemies on foot in or about the box of the members; mostly there are none."""
    first = members[0].base
    left = right = first.x
    low = high = first.y
    for figure in members:
        x = figure.base.x
        y = figure.base.y
        if x < left:
            left = x
        elif x > right:
            right = x
        if y < low:
            low = y
        elif y > high:
            high = y
    room = 2.0 * first.radius + state.lengths.melee + 1e-6
    left -= room
    right += room
    low -= room
    high += room
    side = unit.side
    found: list[Disc] = []
    for other in state.units:
        if other.side == side or other.gone or other.aboard or not other.deployed:
            continue
        for enemy in other.figures:
            base = enemy.base
            x = base.x
            if x < left or x > right:
                continue
            if low <= base.y <= high and enemy.conscious():
                found.append(base)
    return found


def _held(base: Disc, enemies: list[Disc], reach: float) -> bool:
    return any(within(base, enemy, reach) for enemy in enemies)
