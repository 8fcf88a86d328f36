"""Why somebody cannot be attacked: the reason that comes nearest to an attack."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Reason
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.battery import Battery
from sandtable.systems.fallout.book.profiles import MELEE
from sandtable.systems.fallout.ground.engagement import engaged
from sandtable.systems.fallout.ground.ranges import effective, reach_of
from sandtable.systems.fallout.state.state import Figure, Unit
from sandtable.table import Base, distance

NOBODY: Final = 0
RANGE: Final = 1
ARC: Final = 2
SIGHT: Final = 3
FOUR: Final = 4


def why_not_attack(
    battery: Battery, enemy: Unit, only: Attacker | None = None, aimed: Figure | None = None
) -> list[Reason]:
    """The furthest hurdle that any member reaches: range, then arc, then sight, then the limit of four.

    `only` asks about one attacker, `aimed` about one figure of the unit.
    """
    best = NOBODY
    for attacker in battery.ready() if only is None else [only]:
        for base, figure in _marks(enemy):
            if aimed is None or figure is aimed:
                best = max(best, _hurdle(battery, attacker, base, figure))
    if best == FOUR:
        why = "fallout.melee.max_four.en" if battery.state.english else "fallout.melee.max_four.it"
        return [Reason(why, "fallout-refused-four")]
    if best == SIGHT:
        return [Reason("fallout.los.line", "fallout-refused-sight", {"unit": enemy.name})]
    if best == ARC:
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
    state = battery.state
    gap = distance(attacker.base, base)
    best = NOBODY
    for way in battery.ways(attacker):
        if way.mode.mode == MELEE:
            if gap > way.mode.reach:
                continue
            if figure is not None and figure.struck >= 4:
                return FOUR
        elif effective(state, attacker.figure, figure, gap) > reach_of(state, attacker.figure, way.mode):
            continue
        if not attacker.faces(base):
            best = max(best, ARC)
        elif way.mode.mode != MELEE and not attacker.views(state, base):
            best = max(best, SIGHT)
        else:
            best = max(best, RANGE)
    return best
