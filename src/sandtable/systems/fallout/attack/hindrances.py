"""What keeps an attack from its mark: distance, arc, sight, the limit of four. It is tested here and nowhere else.

`can_…` ask whether there is none, `attack/why_not` says in words which it is.
"""

from __future__ import annotations

from typing import Final

from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.book.profiles import Mode
from sandtable.systems.fallout.ground.light import range_factor
from sandtable.systems.fallout.ground.ranges import effective, reach_of
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import Base, distance, within

# In the order in which they come nearer to an attack.
NOTHING: Final = 0
TOO_FAR: Final = 1
OUT_OF_ARC: Final = 2
OUT_OF_SIGHT: Final = 3
STRUCK_ENOUGH: Final = 4

MOST: Final = 4
"""fallout.melee.max_four.en, fallout.melee.max_four.it: attacks on one figure in one turn."""


def hindrance(
    state: FalloutState, attacker: Attacker, base: Base, figure: Figure | None, reach: float
) -> int:
    """fallout.range.max, fallout.action.attack.arc, fallout.los.line: effective range, then the arc, then sight.

    `base` is that of the figure, of a vehicle or of a bare point. fallout.vehicle.shoot.who: sight and range to the
    nearest visible part of a hull.
    """
    own = attacker.base
    room = reach + own.reach + base.reach + 1e-6
    dx = base.x - own.x
    dy = base.y - own.y
    if dx * dx + dy * dy > room * room:
        return TOO_FAR
    # Between discs that look was the measure itself, unless something lengthens the distance.
    longer = (
        figure is None
        or figure.sneak > 0
        or attacker.hull is not None
        or range_factor(state, attacker.figure) != 1
    )
    if longer and effective(state, attacker.figure, figure, distance(own, base)) > reach + 1e-6:
        return TOO_FAR
    if not attacker.faces(base):
        return OUT_OF_ARC
    return NOTHING if attacker.views(state, base) else OUT_OF_SIGHT


def blow_hindrance(attacker: Attacker, mode: Mode, base: Base, struck: int = 0) -> int:
    """fallout.melee.reach: within reach and in the front arc; and not yet struck at four times this turn.

    fallout.unit.pacification.melee, fallout.unit.behemoth.melee, fallout.unit.robot.reach_arc: some reach further.
    """
    if not within(attacker.base, base, mode.reach):
        return TOO_FAR
    if struck >= MOST:
        return STRUCK_ENOUGH
    return NOTHING if attacker.faces(base) else OUT_OF_ARC


def can_shoot(state: FalloutState, attacker: Attacker, unit: Unit, mode: Mode) -> bool:
    """Whether a shot at that unit on foot is possible at all."""
    reach = reach_of(state, attacker.figure, mode)
    for figure in unit.figures:
        if figure.alive and not figure.left and not hindrance(state, attacker, figure.base, figure, reach):
            return True
    return False


def can_aim(state: FalloutState, attacker: Attacker, mode: Mode, base: Base, figure: Figure | None) -> bool:
    """fallout.ae.aim: one visible enemy figure, a vehicle, or a bare point, within range."""
    return not hindrance(state, attacker, base, figure, reach_of(state, attacker.figure, mode))


def can_strike(attacker: Attacker, mode: Mode, target: Figure) -> bool:
    """Whether somebody who is still there can be struck at."""
    return target.alive and not target.left and not blow_hindrance(attacker, mode, target.base, target.struck)


def can_strike_hull(attacker: Attacker, mode: Mode, target: Unit) -> bool:
    """fallout.vehicle.melee: a vehicle may be struck at."""
    vehicle = target.vehicle
    return vehicle is not None and not blow_hindrance(attacker, mode, vehicle.hull)
