"""A round of attacks in the course of an action, with overwatch before each of them (chapter 4.2)."""

from __future__ import annotations

from sandtable.systems.fallout.attack.arms import Attacker, arms_of, furthest_reach
from sandtable.systems.fallout.attack.attacks import go_on
from sandtable.systems.fallout.attack.battery import Battery
from sandtable.systems.fallout.attack.firing import blasts, has_smoke, next_orders
from sandtable.systems.fallout.attack.reactions import offer
from sandtable.systems.fallout.attack.watchers import watchers
from sandtable.systems.fallout.state.near_units import ring_about, units_within
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.systems.fallout.state.told import Told


async def attack_round(
    state: FalloutState,
    unit: Unit,
    figures: list[Figure],
    why: str,
    *,
    ranged: bool,
    penalty: int = 0,
    penalty_why: str = "",
    announced: bool = False,
    told: Told | None = None,
) -> None:
    """fallout.action.attack.per_figure: every able member may make one attack, one after another.

    Blows are always allowed, shots where the round is `ranged`.

    fallout.action.overwatch.moment: the enemy may interrupt before each names its target; before the first he has
    been asked already when the round itself was `announced`. The round ends when the unit breaks.
    """
    able = [figure for figure in figures if figure.able()]
    if able and (anybody_near(state, unit, able, ranged) or (ranged and has_smoke(able))):
        attackers = [Attacker(unit, figure, penalty, penalty_why) for figure in able]
        await fight(Battery(state, unit, attackers, why, melee=True, ranged=ranged), announced, told)


def anybody_near(state: FalloutState, unit: Unit, figures: list[Figure], ranged: bool) -> bool:
    """A quick look: whether any enemy is within the furthest reach of any of these figures at all."""
    x, y, room = ring_about(unit)
    if ranged:
        furthest = furthest_reach(state, figures)
    else:
        furthest = max([arms_of(state.catalogue, figure).near for figure in figures])
    return bool(units_within(state, unit.side, x, y, room + furthest + 1e-6, one=True))


async def fight(battery: Battery, asked: bool = False, told: Told | None = None) -> None:
    """All attacks of a battery; those on overwatch are asked before each of them, unless they were `asked` just now.

    When they have fired, whoever attacks next chooses his target anew.
    """
    battery.acting = True
    state, unit = battery.state, battery.unit
    while battery.ready() and not state.ended(unit):
        if not asked and watchers(state, unit) and not await interrupted(battery, told):
            return
        orders = await next_orders(battery, told=told)
        if not orders:
            return
        asked = False
        for number, order in enumerate(orders):
            if number and watchers(state, unit):
                asked = await offer(state, unit)
                if asked or state.ended(unit):
                    break
            if not await go_on(battery, order):
                return


async def interrupted(battery: Battery, told: Told | None) -> bool:
    """Those on overwatch are asked; whether the battery can still go on. Nobody interrupts where there is no target."""
    state, unit = battery.state, battery.unit
    battery.forget()
    if not battery.any_target() and not blasts(battery):
        return False
    if await offer(state, unit) and told is not None:
        told.end()
    return not state.ended(unit)


async def fight_on(state: FalloutState, unit: Unit, figures: list[Figure]) -> None:
    """fallout.melee.disengage.fail, fallout.melee.disengage.order: those who stay turn and strike, without +4."""
    attackers: list[Attacker] = []
    for figure in figures:
        if figure.able():
            attacker = Attacker(unit, figure)
            attacker.turns = True
            attackers.append(attacker)
    if attackers:
        await fight(Battery(state, unit, attackers, "fallout.melee.disengage.fail", melee=True, ranged=False))
