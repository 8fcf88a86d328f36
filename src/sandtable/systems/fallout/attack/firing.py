"""Attacks asked for one after another (chapter 4.2): on overwatch, out of vehicles, with a tank's gun."""

from __future__ import annotations

from sandtable.core.effects import Ask
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.attacks import Order, carry_out, orders_of
from sandtable.systems.fallout.attack.battery import Battery
from sandtable.systems.fallout.attack.targeting import AttackQuestion
from sandtable.systems.fallout.book.profiles import Way
from sandtable.systems.fallout.book.words import SMOKE_GRENADE
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.systems.fallout.state.told import Told


async def next_orders(
    battery: Battery, prompt: str = "fallout-ask-attack", told: Told | None = None
) -> list[Order]:
    """fallout.action.attack.order: asks who attacks next; none when nobody can, or wants to.

    Whom a side has named with the action is not asked for, as long as somebody can attack that unit.
    """
    battery.forget()
    question = AttackQuestion(battery, prompt)
    if not question.targets() and not blasts(battery):
        return []
    at = told.take_target() if told is not None else ""
    if at and not question.check({"at": at}):
        return orders_of(battery, {"at": at})
    return orders_of(battery, await Ask(question))


def blasts(battery: Battery) -> bool:
    """Whether somebody could throw smoke at bare ground, or launch a blast that would catch friends."""
    if not battery.ranged:
        return False
    if battery.only:
        return battery.any_target()
    area = False
    for attacker in battery.ready():
        figure = attacker.figure
        if figure.item(SMOKE_GRENADE) is not None:
            return True
        area = area or figure.grenades > 0 or bool(figure.items) or figure.weapon.restricted
    return area and battery.any_target()


def has_smoke(figures: list[Figure]) -> bool:
    """Whether somebody could throw smoke at bare ground."""
    return any(figure.items and figure.item(SMOKE_GRENADE) is not None for figure in figures)


async def attack_with(battery: Battery) -> None:
    """All attacks of a battery without anybody answering in between (overwatch, fights after a failed disengage)."""
    while battery.ready() and battery.state.result is None:
        orders = await next_orders(battery)
        if not orders:
            return
        for order in orders:
            await carry_out(battery, order)


async def fire_from(
    state: FalloutState, unit: Unit, figure: Figure, hull: Unit, penalty: int, why: str
) -> None:
    """fallout.vehicle.passenger_fire: one passenger's shot out of a vehicle, all round, measured from the hull."""
    attacker = Attacker(unit, figure, penalty, why, hull)
    battery = Battery(state, unit, [attacker], why, melee=False, ranged=True)
    await attack_with(battery)


async def cannon(state: FalloutState, hull: Unit, unit: Unit, gunner: Figure) -> None:
    """fallout.vehicle.tank.gunner, fallout.vehicle.tank.arc, fallout.vehicle.tank.roll: the tank's gun, all round."""
    vehicle = hull.vehicle
    weapon = vehicle.profile.weapon if vehicle is not None else None
    if vehicle is None or weapon is None:
        return
    why = "fallout.vehicle.tank.gunner"
    attacker = Attacker(unit, gunner, 0, why, hull)
    battery = Battery(state, unit, [attacker], why, melee=False, ranged=True)
    battery.only = [Way(f"{weapon.id}:{mode.mode}", mode, weapon) for mode in weapon.modes]
    vehicle.cannon_fired = True
    await attack_with(battery)
