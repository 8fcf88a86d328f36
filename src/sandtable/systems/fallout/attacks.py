"""Attacks (chapter 4.2): deciding upon them one after another, and carrying them out."""

from __future__ import annotations

from typing import final

from sandtable.core.effects import Ask
from sandtable.core.wire import Json, table_of, text_of
from sandtable.systems.fallout.aftermath import aftermath
from sandtable.systems.fallout.area import launch, spot_base
from sandtable.systems.fallout.arms import Attacker
from sandtable.systems.fallout.battery import Battery, Shot
from sandtable.systems.fallout.burst import fire_burst
from sandtable.systems.fallout.items import thrown
from sandtable.systems.fallout.items_held import use_up
from sandtable.systems.fallout.melee import strike, strike_vehicle
from sandtable.systems.fallout.profiles import AREA, BURST, MELEE, Way
from sandtable.systems.fallout.ranged import shoot, shoot_vehicle
from sandtable.systems.fallout.specials import pack
from sandtable.systems.fallout.state import FalloutState, Figure, Unit
from sandtable.systems.fallout.targeting import AttackQuestion
from sandtable.table import Base


@final
class Order:
    """An attack to come: either decided in full (`shot`), or the member's plainest attack on a unit (`at`)."""

    __slots__ = ("at", "attacker", "value")

    def __init__(self, attacker: Attacker, at: str, value: Json) -> None:
        self.attacker = attacker
        self.at = at  # unit id, "" when `value` says everything
        self.value = value  # one entry of the answer's shots


async def next_orders(battery: Battery, prompt: str = "fallout-ask-attack") -> list[Order]:
    """fallout.action.attack.order: asks who attacks next; none when nobody can, or wants to."""
    battery.forget()
    question = AttackQuestion(battery, prompt)
    if not question.targets() and not blasts(battery):
        return []
    answer = table_of(await Ask(question))
    if "at" in answer:
        at = text_of(answer["at"])
        enemy = battery.state.unit(at)
        return [Order(attacker, at, None) for attacker in battery.ready() if battery.near(attacker, enemy)]
    shots = answer.get("shots")
    found: list[Order] = []
    for value in shots if isinstance(shots, list) else []:
        id = text_of(table_of(value).get("figure"))
        for attacker in battery.attackers:
            if attacker.figure.id == id:
                found.append(Order(attacker, "", value))
    return found


def blasts(battery: Battery) -> bool:
    """Whether somebody could throw smoke at bare ground, or launch a blast that would catch friends."""
    if not battery.ranged:
        return False
    if battery.only:
        return battery.any_target()
    area = False
    for attacker in battery.ready():
        figure = attacker.figure
        if figure.item("smoke_grenade") is not None:
            return True
        area = area or figure.grenades > 0 or bool(figure.items) or figure.weapon.restricted
    return area and battery.any_target()


def has_smoke(figures: list[Figure]) -> bool:
    """Whether somebody could throw smoke at bare ground."""
    return any(figure.items and figure.item("smoke_grenade") is not None for figure in figures)


async def carry_out(battery: Battery, order: Order) -> None:
    """One attack from beginning to end, if it is still possible: dice, picks, saves, damage, revenge, morale."""
    state = battery.state
    battery.forget()
    shot = decide(battery, order)
    if shot is None:
        return
    await resolve(battery, shot)
    if state.fallen:
        await aftermath(state)


def decide(battery: Battery, order: Order) -> Shot | None:
    """What an order means now; None when it has become impossible."""
    attacker = order.attacker
    if attacker not in battery.attackers or not attacker.figure.able() or attacker.unit.gone:
        return None
    if not order.at:
        found = AttackQuestion(battery).read(order.value)
        return found if isinstance(found, Shot) else None
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
        await shoot_vehicle(state, attacker, mode, shot.unit, shot.part, shot.targeted)
    else:
        await shoot(state, attacker, mode, shot.unit, shot.targeted)


async def blows(battery: Battery, shot: Shot) -> None:
    """fallout.melee.specific; a pack of rats strikes together (fallout.unit.rat.pack.en)."""
    state = battery.state
    target = shot.figure
    mode = shot.way.mode
    if target is None:
        battery.done(shot.attacker, shot.unit.id)
        await strike_vehicle(state, shot.attacker, mode, shot.unit)
        return
    if not mode.pack:
        battery.done(shot.attacker, target.id)
        await strike(state, shot.attacker, mode, shot.unit, target)
        return
    ready = [attacker.figure for attacker in battery.ready()]
    rats = await pack(state, battery.unit, shot.attacker.figure, target, ready)
    joined = [attacker for attacker in battery.ready() if attacker.figure in rats]
    for attacker in joined:
        battery.done(attacker, target.id)
    for attacker in joined:
        await strike(state, attacker, mode, shot.unit, target, len(joined))


async def throw(state: FalloutState, attacker: Attacker, way: Way, shot: Shot) -> None:
    """fallout.ae.aim; fallout.ranged.thrown_kept: grenades are used up, hit or miss; so are thrown items."""
    weapon = way.weapon
    if weapon is not None and weapon.consumed:
        if weapon.item:
            use_up(attacker.figure, weapon.item)
        else:
            attacker.figure.grenades -= 1
    landed, natural = await launch(state, attacker, way, shot.unit, shot.figure, mark_of(shot))
    if landed is not None and weapon is not None and weapon.item:
        await thrown(state, weapon, landed[0], landed[1], 1 if natural else 2)


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
    battery = Battery(state, unit, [attacker], False, True, why)
    await attack_with(battery)


async def cannon(state: FalloutState, hull: Unit, unit: Unit, gunner: Figure) -> None:
    """fallout.vehicle.tank.gunner, fallout.vehicle.tank.arc, fallout.vehicle.tank.roll: the tank's gun, all round."""
    vehicle = hull.vehicle
    weapon = vehicle.profile.weapon if vehicle is not None else None
    if vehicle is None or weapon is None:
        return
    attacker = Attacker(unit, gunner, 0, "fallout.vehicle.tank.gunner", hull)
    battery = Battery(state, unit, [attacker], False, True, "fallout.vehicle.tank.gunner")
    battery.only = [Way(f"{weapon.id}:{mode.mode}", mode, weapon) for mode in weapon.modes]
    vehicle.cannon_fired = True
    await attack_with(battery)
