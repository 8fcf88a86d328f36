"""Whom and what some attacks are about: goals, how far they spread, whom they may rouse, what is counted of them."""

from __future__ import annotations

from sandtable.core.wire import table_of, text_of
from sandtable.systems.fallout.attack.arms import Attacker, ranged_ways
from sandtable.systems.fallout.attack.attacks import Order
from sandtable.systems.fallout.attack.battery import Battery, Shot
from sandtable.systems.fallout.book.profiles import AREA, BURST, MELEE, Way
from sandtable.systems.fallout.ground.ranges import reach_of
from sandtable.systems.fallout.state.state import FalloutState, Unit
from sandtable.systems.fallout.state.tally import Tally


def is_wide(battery: Battery, order: Order, shot: Shot | None, first: bool) -> bool:
    """Whether an attack is or may become a burst or a blast, which others than its target can suffer from.

    The first of an answer is made as it stands, and so is one that says everything.
    """
    if first or (shot is not None and order.value is not None):
        return shot is not None and shot.way.mode.mode in (BURST, AREA)
    attacker = order.attacker
    held = attacker.hull is None and attacker.figure in battery.held()
    ways = battery.ways(attacker)
    if held and battery.ranged:  # whoever is held may come free
        ways = [*ways, *ranged_ways(battery.state, attacker)]
    if (
        shot is None
        and not held
        and not battery.state.motorized
        and not any(w.mode.mode == AREA for w in ways)
    ):
        return False  # nothing that happens brings a target into reach
    return _may_spread(battery.state, attacker, ways)


def _may_spread(state: FalloutState, attacker: Attacker, ways: list[Way]) -> bool:
    """Whether a burst or a blast could be the plainest attack: none that comes before it reaches as far."""
    furthest = 0.0
    for way in ways:
        if way.mode.mode == MELEE:
            continue
        reach = reach_of(state, attacker.figure, way.mode)
        if way.mode.mode in (BURST, AREA) and reach > furthest:
            return True
        furthest = max(furthest, reach)
    return False


def tally_of(side: int, shots: list[Shot | None], wide: bool) -> Tally:
    """What is counted: hits and losses; of wide attacks and those on vehicles more."""
    for shot in shots:
        vehicle = shot.unit.vehicle if shot is not None else None
        if shot is not None and vehicle is not None:
            return Tally(side, shot.unit.id, crippled=vehicle.disabled())
    return Tally(side, more=wide)


def any_avenger(state: FalloutState, units: list[Unit]) -> bool:
    """fallout.unit.deathclaw.revenge.en: whether somebody of these units could be avenged by somebody of its side."""
    sides = [unit.side for unit in units if any(f.profile.avenged and f.alive for f in unit.figures)]
    return bool(sides) and any(
        unit.side in sides and any(f.profile.avenges and f.alive for f in unit.figures)
        for unit in state.units
    )


def throws(shot: Shot | None, item: str) -> bool:
    """Whether in an attack that item is thrown."""
    weapon = shot.way.weapon if shot is not None else None
    return weapon is not None and weapon.item == item


def copied(state: FalloutState, battery: Battery) -> Battery:
    """A battery's attackers found again in a copy of the battle, with what each may do and has done."""
    units = {unit.id: unit for unit in state.units}
    attackers: list[Attacker] = []
    for attacker in battery.attackers:
        unit = units[attacker.unit.id]
        figure = unit.figures[attacker.unit.figures.index(attacker.figure)]
        hull = units[attacker.hull.id] if attacker.hull is not None else None
        made = Attacker(unit, figure, attacker.penalty, attacker.why, hull)
        made.turns = attacker.turns
        made.far = attacker.far
        attackers.append(made)
    unit = units[battery.unit.id]
    copy = Battery(state, unit, attackers, battery.why, melee=battery.melee, ranged=battery.ranged)
    copy.acting = battery.acting
    copy.only = battery.only
    copy.struck = dict(battery.struck)
    return copy


def goal_of(state: FalloutState, order: Order) -> Unit | None:
    """The unit an attack goes to; None for one that is laid by its direction."""
    at = order.at or text_of(table_of(order.value).get("at")).partition(":")[0]
    for unit in state.units:
        if unit.id == at or any(figure.id == at for figure in unit.figures):
            return unit
    return None
