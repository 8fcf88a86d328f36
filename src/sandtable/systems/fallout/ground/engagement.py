"""Who is held in melee (chapter 4.4)."""

from __future__ import annotations

from sandtable.systems.fallout.state.near_units import ring_about
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
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
    enemies = enemies_near(state, unit)
    if not enemies:
        return []
    reach = state.lengths.melee
    return [figure for figure in members if _held(figure.base, enemies, reach)]


def enemies_near(state: FalloutState, unit: Unit) -> list[Disc]:
    """The conscious enemies on foot whose units come near the unit; mostly there are none."""
    x, y, room = ring_about(unit)
    room += state.lengths.melee + 1e-3
    bases: list[Disc] = []
    for other in state.foes(unit.side):
        if other.gone or other.vehicle is not None:
            continue
        ring = other.ring
        dx, dy, reach = ring if ring is not None else ring_about(other)
        dx -= x
        dy -= y
        reach += room
        if dx * dx + dy * dy <= reach * reach:
            for enemy in other.figures:
                if enemy.alive and not enemy.left and not enemy.out:
                    bases.append(enemy.base)
    return bases


def _held(base: Disc, enemies: list[Disc], reach: float) -> bool:
    for enemy in enemies:
        if within(base, enemy, reach):
            return True
    return False
