"""Why somebody cannot be attacked: the reason that comes nearest to an attack."""

from __future__ import annotations

from sandtable.core.wire import Reason
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.battery import Battery
from sandtable.systems.fallout.attack.hindrances import (
    NOTHING,
    OUT_OF_ARC,
    OUT_OF_SIGHT,
    STRUCK_ENOUGH,
    blow_hindrance,
    hindrance,
)
from sandtable.systems.fallout.book.profiles import MELEE
from sandtable.systems.fallout.ground.engagement import engaged
from sandtable.systems.fallout.ground.ranges import reach_of
from sandtable.systems.fallout.state.state import Figure, Unit
from sandtable.table import Base


def why_not_attack(
    battery: Battery, enemy: Unit, only: Attacker | None = None, aimed: Figure | None = None
) -> list[Reason]:
    """The furthest hurdle that any member reaches: range, then arc, then sight, then the limit of four.

    `only` asks about one attacker, `aimed` about one figure of the unit.
    """
    best = NOTHING
    for attacker in battery.ready() if only is None else [only]:
        for base, figure in _marks(enemy):
            if aimed is None or figure is aimed:
                best = max(best, _hurdle(battery, attacker, base, figure))
    if best == STRUCK_ENOUGH:
        why = "fallout.melee.max_four.en" if battery.state.english else "fallout.melee.max_four.it"
        return [Reason(why, "fallout-refused-four")]
    if best == OUT_OF_SIGHT:
        return [Reason("fallout.los.line", "fallout-refused-sight", {"unit": enemy.name})]
    if best == OUT_OF_ARC:
        return [Reason("fallout.action.attack.arc", "fallout-refused-arc", {"unit": enemy.name})]
    if _held(battery):
        return [Reason("fallout.melee.no_ranged", "fallout-refused-engaged")]
    if not battery.ranged:
        return [Reason("fallout.melee.reach", "fallout-refused-reach", {"unit": enemy.name})]
    return [Reason("fallout.range.max", "fallout-refused-range", {"unit": enemy.name})]


def _held(battery: Battery) -> bool:
    if not battery.ranged:
        return False
    ready = battery.ready()
    return bool(ready) and all(engaged(battery.state, battery.unit, attacker.figure) for attacker in ready)


def _marks(enemy: Unit) -> list[tuple[Base, Figure | None]]:
    vehicle = enemy.vehicle
    if vehicle is not None:
        return [(vehicle.hull, None)]
    return [(figure.base, figure) for figure in enemy.figures if figure.present()]


def _hurdle(battery: Battery, attacker: Attacker, base: Base, figure: Figure | None) -> int:
    """The furthest that one attacker comes with any of its weapons."""
    state = battery.state
    best = NOTHING
    for way in battery.ways(attacker):
        if way.mode.mode == MELEE:
            struck = figure.struck if figure is not None else 0
            barred = blow_hindrance(attacker, way.mode, base, struck)
        else:
            barred = hindrance(state, attacker, base, figure, reach_of(state, attacker.figure, way.mode))
        best = max(best, barred)
    return best
