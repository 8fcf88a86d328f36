"""Line of sight as FUBAR uses it: between units, with hidden ambushers and units aboard vehicles."""

from __future__ import annotations

from sandtable.systems.fubar.state.lookout import Lookout
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Base, Sight, bounding_disc, within


def lookout(state: FubarState) -> Lookout:
    """The sight of this state's board; made anew when the board has changed."""
    found = state.lookout
    if found is None or found.board is not state.board:
        found = Lookout(state.board, state.lengths)
        state.lookout = found
    return found


def bases_of(unit: Unit) -> list[Base]:
    """What stands on the table for a unit: its hull, or the bases of its living figures, pinned or not."""
    vehicle = unit.vehicle
    if vehicle is not None:
        return [vehicle.hull]
    return [figure.base for figure in unit.figures if figure.alive]


def first_base(unit: Unit) -> Base | None:
    """The first of them; None when nobody is left."""
    vehicle = unit.vehicle
    if vehicle is not None:
        return vehicle.hull
    for figure in unit.figures:
        if figure.alive:
            return figure.base
    return None


def eyes_of(state: FubarState, unit: Unit) -> list[Base]:
    """fubar.activation.visible: a unit sees with all its figures; aboard a vehicle, with the vehicle."""
    return bases_of(state.unit(unit.aboard)) if unit.aboard else bases_of(unit)


def secret(unit: Unit) -> bool:
    """Convoy: an ambusher who has not fired is visible only from near by."""
    return unit.hidden and not unit.fired


def secret_reach(state: FubarState) -> float:
    """How far an ambusher can be seen, as the scenario says (Convoy: 12 inches)."""
    return max(part.ambush for part in state.scenario.parts)


def figure_sees(state: FubarState, base: Base, other: Base) -> bool:
    """fubar.los.line, fubar.fire.block: whether any line from base to base is clear of fubar.los.blockers."""
    return lookout(state).map.recall(base, other)


def base_sees(state: FubarState, base: Base, target: Unit, other: Base) -> bool:
    """The same for a base of a certain unit, which may be hidden by the scenario."""
    if secret(target) and not within(base, other, secret_reach(state)):
        return False
    return figure_sees(state, base, other)


def sees_unit(state: FubarState, watcher: Unit, target: Unit) -> bool:
    """fubar.activation.visible: whether any figure of the watcher has line of sight to any of the target."""
    if not target.on_table() or not watcher.deployed or watcher.gone:
        return False
    eyes = eyes_of(state, watcher)
    others = bases_of(target)
    if secret(target):
        return _sees_secret(state, eyes, others)
    return lookout(state).any_sees(watcher.id, target.id, eyes, others)


def _sees_secret(state: FubarState, eyes: list[Base], others: list[Base]) -> bool:
    """Whether any eye sees any of these bases from near enough; most are far too far away."""
    if not eyes or not others:
        return False
    reach = secret_reach(state)
    x, y, radius = bounding_disc(others)
    for base in eyes:
        room = reach + base.reach + radius
        if (base.x - x) * (base.x - x) + (base.y - y) * (base.y - y) > room * room:
            continue
        for other in others:
            if within(base, other, reach) and figure_sees(state, base, other):
                return True
    return False


def visible_enemies(state: FubarState, unit: Unit) -> list[Unit]:
    """The enemy units on the table that the unit sees, in the order of the state."""
    return [enemy for enemy in state.enemies(unit.side) if sees_unit(state, unit, enemy)]


def sees_any_enemy(state: FubarState, unit: Unit) -> bool:
    """fubar.activation.no_enemy asks no more than this."""
    if not unit.deployed or unit.gone:
        return False
    look = lookout(state)
    hints = look.last_seen
    hint = hints.get(unit.id, "")
    eyes = eyes_of(state, unit)
    rest: list[Unit] = []
    for enemy in state.units:
        if enemy.side == unit.side or enemy.gone or enemy.aboard or not enemy.deployed:
            continue
        if enemy.id != hint:
            rest.append(enemy)
        elif _eyes_see(state, look, unit, eyes, enemy):
            return True
    for enemy in rest:
        if _eyes_see(state, look, unit, eyes, enemy):
            hints[unit.id] = enemy.id
            return True
    return False


def _eyes_see(state: FubarState, look: Lookout, unit: Unit, eyes: list[Base], enemy: Unit) -> bool:
    if enemy.hidden and secret(enemy):
        return _sees_secret(state, eyes, bases_of(enemy))
    return look.any_sees(unit.id, enemy.id, eyes, bases_of(enemy))


def known_to(state: FubarState, side: int, target: Unit) -> bool:
    """Whether a side may know where a unit is: it is its own, not hidden, or seen by one of its units."""
    if target.side == side or not secret(target):
        return True
    for unit in state.units:
        if unit.side == side and sees_unit(state, unit, target):
            return True
    return False


def reveal(state: FubarState, unit: Unit) -> None:
    """Convoy: whoever fires is hidden no longer."""
    unit.fired = True
    if unit.hidden:
        unit.hidden = False
        state.reveals += 1


def look(state: FubarState, base: Base, other: Base) -> Sight:
    """The look itself: the line, and by what, where and why it is stopped."""
    return lookout(state).map.sight(base, other)


def nearest_look(state: FubarState, eyes: list[Base], others: list[Base]) -> Sight | None:
    """The look that explains best why nobody is seen: between the two bases nearest to each other."""
    best: tuple[float, Base, Base] | None = None
    for base in eyes:
        for other in others:
            apart = (base.x - other.x) ** 2 + (base.y - other.y) ** 2
            if best is None or apart < best[0]:
                best = (apart, base, other)
    return look(state, best[1], best[2]) if best is not None else None
