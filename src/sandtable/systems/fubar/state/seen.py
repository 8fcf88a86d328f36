"""Who sees whom, as far as it decides what a side may know: eyes, hidden ambushers, units aboard vehicles."""

from __future__ import annotations

from sandtable.systems.fubar.state.lookout import Lookout
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Base, bounding_disc, within


def lookout(state: FubarState) -> Lookout:
    """The sight of this state's board; made anew when the board has changed."""
    sight = state.lookout
    if sight is None or sight.board is not state.board:
        sight = Lookout(state.board, state.lengths)
        state.lookout = sight
    return sight


def bases_of(unit: Unit) -> list[Base]:
    """What stands on the table for a unit: its hull, or the bases of its living figures, pinned or not."""
    vehicle = unit.vehicle
    if vehicle is not None:
        return [vehicle.hull]
    return [figure.base for figure in unit.figures if figure.alive]


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


def sees_unit(state: FubarState, watcher: Unit, target: Unit) -> bool:
    """fubar.activation.visible: whether any figure of the watcher has line of sight to any of the target."""
    if not target.on_table() or not watcher.deployed or watcher.gone:
        return False
    eyes = eyes_of(state, watcher)
    others = bases_of(target)
    if secret(target):
        return sees_secret(state, eyes, others)
    return lookout(state).any_sees(watcher.id, target.id, eyes, others)


def sees_secret(state: FubarState, eyes: list[Base], others: list[Base]) -> bool:
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


def known_to(state: FubarState, side: int, target: Unit) -> bool:
    """Whether a side may know where a unit is: it is its own, not hidden, or seen by one of its units."""
    if target.side == side or not secret(target):
        return True
    for unit in state.units:
        if unit.side == side and sees_unit(state, unit, target):
            return True
    return False
