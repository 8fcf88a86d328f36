"""Line of sight as FUBAR uses it: between units, with hidden ambushers and units aboard vehicles."""

from __future__ import annotations

from sandtable.systems.fubar.state.lookout import Lookout
from sandtable.systems.fubar.state.seen import (
    bases_of,
    eyes_of,
    figure_sees,
    lookout,
    secret,
    secret_reach,
    sees_secret,
    sees_unit,
)
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Base, Sight, within


def first_base(unit: Unit) -> Base | None:
    """The first thing that stands on the table for a unit; None when nobody is left."""
    vehicle = unit.vehicle
    if vehicle is not None:
        return vehicle.hull
    for figure in unit.figures:
        if figure.alive:
            return figure.base
    return None


def base_sees(state: FubarState, base: Base, target: Unit, other: Base) -> bool:
    """Whether a base sees one of a certain unit, which may be hidden by the scenario."""
    if secret(target) and not within(base, other, secret_reach(state)):
        return False
    return figure_sees(state, base, other)


def visible_enemies(state: FubarState, unit: Unit) -> list[Unit]:
    """The enemy units on the table that the unit sees, in the order of the state."""
    return [enemy for enemy in state.enemies(unit.side) if sees_unit(state, unit, enemy)]


def sees_any_enemy(state: FubarState, unit: Unit) -> bool:
    """fubar.activation.no_enemy asks no more than this.

    One seen is enough, so that all are glanced at before anybody is looked for thoroughly.
    """
    if not unit.deployed or unit.gone:
        return False
    look = lookout(state)
    eyes = eyes_of(state, unit)
    enemies = _most_likely_first(state, unit, look.last_seen.get(unit.id, ""))
    for enemy in enemies:
        if not secret(enemy) and look.glances(unit.id, enemy.id, eyes, bases_of(enemy)):
            look.last_seen[unit.id] = enemy.id
            return True
    for enemy in enemies:
        if _eyes_see(state, look, unit, eyes, enemy):
            look.last_seen[unit.id] = enemy.id
            return True
    return False


def _most_likely_first(state: FubarState, unit: Unit, hint: str) -> list[Unit]:
    """The enemies on the table, whom the unit saw when it last looked before all others."""
    enemies: list[Unit] = []
    for enemy in state.units:
        if enemy.side == unit.side or enemy.gone or enemy.aboard or not enemy.deployed:
            continue
        if enemy.id == hint:
            enemies.insert(0, enemy)
        else:
            enemies.append(enemy)
    return enemies


def _eyes_see(state: FubarState, look: Lookout, unit: Unit, eyes: list[Base], enemy: Unit) -> bool:
    if secret(enemy):
        return sees_secret(state, eyes, bases_of(enemy))
    return look.any_sees(unit.id, enemy.id, eyes, bases_of(enemy))


def reveal(state: FubarState, unit: Unit) -> None:
    """Convoy: whoever fires is hidden no longer."""
    unit.fired = True
    if unit.hidden:
        unit.hidden = False
        state.reveals += 1


def look(state: FubarState, base: Base, other: Base) -> Sight:
    """The look itself: the line, and by what, where and why it is stopped."""
    return lookout(state).map.sight(base, other)
