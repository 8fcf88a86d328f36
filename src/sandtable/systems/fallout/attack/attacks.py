"""Attacks (chapter 4.2): what an answer orders, and how each attack is carried out."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.effects import Mark
from sandtable.core.wire import Json, table_of, text_of
from sandtable.systems.fallout.attack.aiming import read_shot
from sandtable.systems.fallout.attack.area import launch, spot_base
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.battery import Battery, Shot
from sandtable.systems.fallout.attack.burst import fire_burst
from sandtable.systems.fallout.attack.melee import strike, strike_together, strike_vehicle
from sandtable.systems.fallout.attack.pack import pack
from sandtable.systems.fallout.attack.ranged import shoot, shoot_vehicle
from sandtable.systems.fallout.book.profiles import AREA, BURST, MELEE, Way
from sandtable.systems.fallout.state.items_held import use_up
from sandtable.systems.fallout.state.state import FalloutState
from sandtable.table import Base

DONE: Final = Mark("done")
"""The dice of an attack have fallen; revenge, morale and reinforcements follow."""


@final
class Order:
    """An attack to come: either decided in full (`shot`), or the member's plainest attack on a unit (`at`)."""

    __slots__ = ("at", "attacker", "value")

    def __init__(self, attacker: Attacker, at: str, value: Json) -> None:
        self.attacker = attacker
        self.at = at  # unit id, "" when `value` says everything
        self.value = value  # one entry of the answer's shots


def orders_of(battery: Battery, answer: Json) -> list[Order]:
    """fallout.action.attack.order: the attacks an answer asks for, in their order."""
    table = table_of(answer)
    if "at" in table:
        at = text_of(table["at"])
        enemy = battery.state.unit(at)
        return [Order(attacker, at, None) for attacker in battery.ready() if battery.near(attacker, enemy)]
    shots = table.get("shots")
    orders: list[Order] = []
    for value in shots if isinstance(shots, list) else []:
        id = text_of(table_of(value).get("figure"))
        for attacker in battery.attackers:
            if attacker.figure.id == id:
                orders.append(Order(attacker, "", value))
    return orders


async def carry_out(battery: Battery, order: Order) -> None:
    """One attack from beginning to end, if it is still possible: dice, picks, saves, damage, revenge, morale."""
    battery.forget()
    shot = decide(battery, order)
    if shot is not None:
        await resolve(battery, shot)
        await finish(battery.state)


async def finish(state: FalloutState) -> None:
    """fallout.action.attack.order: what follows from the deaths of an attack comes before the next."""
    if state.fallen:
        await DONE
        await what_follows(state)


async def what_follows(state: FalloutState) -> None:
    """Revenge, morale and reinforcements, by the rules that the turn has put in place."""
    aftermath = state.aftermath
    if aftermath is not None:
        await aftermath(state)


async def go_on(battery: Battery, order: Order) -> bool:
    """One attack, if it may still be made; whether another may follow: not when an acting unit is gone or broken."""
    if over(battery):
        return False
    await carry_out(battery, order)
    return not over(battery)


def over(battery: Battery) -> bool:
    """Whether the action in whose course the attacks are made has come to its end."""
    return battery.acting and battery.state.ended(battery.unit)


def decide(battery: Battery, order: Order) -> Shot | None:
    """What an order means now; None when it has become impossible."""
    attacker = order.attacker
    if attacker not in battery.attackers or not attacker.figure.able() or attacker.unit.gone:
        return None
    if not order.at:
        shot = read_shot(battery, order.value)
        return shot if isinstance(shot, Shot) else None
    enemy = battery.state.unit(order.at)
    if not enemy.on_table() or not battery.near(attacker, enemy):
        return None
    return battery.best(attacker, enemy)


async def resolve(battery: Battery, shot: Shot) -> None:
    """fallout.action.attack.per_figure: one melee or ranged attack with one weapon mode."""
    state = battery.state
    attacker = shot.attacker
    mode = shot.way.mode
    if mode.mode == MELEE:
        await blows(battery, shot)
        return
    battery.done(attacker, "")
    hull = attacker.hull
    if hull is not None and hull.vehicle is not None:
        hull.vehicle.shots += 1
    if mode.mode == BURST:
        await fire_burst(state, attacker, mode, shot.direction)
    elif mode.mode == AREA:
        await throw(state, attacker, shot.way, shot)
    elif shot.unit.vehicle is not None:
        await shoot_vehicle(state, attacker, mode, shot.unit, shot.part, shot.targeted, mode.dice)
    else:
        await shoot(state, attacker, mode, shot.unit, shot.targeted, mode.dice)


async def blows(battery: Battery, shot: Shot) -> None:
    """fallout.melee.specific; a pack of rats strikes together (fallout.unit.rat.pack.en)."""
    state = battery.state
    target = shot.figure
    mode = shot.way.mode
    if target is None:
        battery.done(shot.attacker, shot.unit.id)
        await strike_vehicle(state, shot.attacker, mode, shot.unit, mode.dice)
        return
    if not mode.pack:
        battery.done(shot.attacker, target.id)
        await strike(state, shot.attacker, mode, shot.unit, target, mode.dice)
        return
    ready = [attacker.figure for attacker in battery.ready()]
    rats = await pack(state, battery.unit, shot.attacker.figure, target, ready)
    joined = [attacker for attacker in battery.ready() if attacker.figure in rats]
    for attacker in joined:
        battery.done(attacker, target.id)
    await strike_together(state, joined, mode, shot.unit, target)


async def throw(state: FalloutState, attacker: Attacker, way: Way, shot: Shot) -> None:
    """fallout.ae.aim; fallout.ranged.thrown_kept: grenades are used up, hit or miss; so are thrown items."""
    weapon = way.weapon
    if weapon is not None and weapon.consumed:
        if weapon.item:
            use_up(attacker.figure, weapon.item)
        else:
            attacker.figure.grenades -= 1
    await launch(state, attacker, way, shot.unit, shot.figure, mark_of(shot))


def mark_of(shot: Shot) -> Base:
    """What a blast is aimed at."""
    figure = shot.figure
    if figure is not None:
        return figure.base
    point = shot.point
    if point is not None:
        return spot_base(point[0], point[1])
    vehicle = shot.unit.vehicle
    return vehicle.hull if vehicle is not None else shot.attacker.base
