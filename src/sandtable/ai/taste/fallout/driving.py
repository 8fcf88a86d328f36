"""Vehicles: who takes the wheel, how they drive, and over whom."""

from __future__ import annotations

from sandtable.ai.taste.fallout.field import CRITTERS, Field
from sandtable.ai.taste.fallout.wheel import empty_vehicle, wheel_worth
from sandtable.ai.taste.plan import Part, Plan, best_first
from sandtable.core.wire import Json, Message, point_of, table_of, text_of
from sandtable.systems.fallout import (
    PENALTY,
    Force,
    apart,
    only_drives,
    run_over_by,
    straight_on,
    turn_to,
    ways_over,
    words,
)

LEAVE = "leave:"
DRIVING = ("fast", "drive", "stand", "exit", "reverse")
SLOWLY = ("drive", "fast", "stand", "exit", "reverse")
STANDING = ("stand", "drive", "fast", "exit", "reverse")
GETTING_OUT = ("exit", "stand", "drive", "fast", "reverse")
SPEEDS = ("drive", "fast")
STRETCHES = 12
RUN_UP = 8.0  # inches from its prey at which a vehicle is well placed to run it over
TURN_OF_AN_INCH = 15.0  # degrees to be turned that weigh as much as an inch too far


def over(field: Field, vehicle: Force, x: float, y: float) -> float:
    """What driving straight to a point takes of enemies, less of friends, in points as this side counts them."""
    total = 0.0
    enemies = {enemy.unit.id: enemy for enemy in field.enemies}
    for unit, harm in run_over_by(field.state, vehicle.unit, x, y):
        enemy = enemies.get(unit.id)
        if enemy is not None:
            total += harm * enemy.bounty
        elif unit.side != CRITTERS:
            total -= harm
    return total


def driven(field: Field, vehicle: Force, x: float, y: float) -> Plan:
    """What it is worth to drive straight to a point: whom that runs over, and how the vehicle is placed for more."""
    taken = over(field, vehicle, x, y)
    goal = field.goal(vehicle)
    off = 0.0
    if goal is not None:
        away = abs(apart(goal[0], goal[1], x, y) - RUN_UP * field.inch) / field.inch
        off = away + turn_to(vehicle.unit, x, y, (goal[0], goal[1])) / TURN_OF_AN_INCH
    near = -field.character.pull * off
    parts = [Part(Message("ai-why-run-over"), taken), Part(Message("ai-why-way-left"), near)]
    answer: Json = {"to": {vehicle.unit.id: [x, y]}}
    return Plan([answer], taken + near, [part for part in parts if part.worth])


def running(field: Field, vehicle: Force) -> tuple[float, str]:
    """The best that a vehicle with nobody to fire from it could do now, and how fast; "" for staying."""
    best = (driven(field, vehicle, vehicle.x, vehicle.y).worth, "")
    for speed in SPEEDS:
        for x, y in ways_over(field.state, vehicle.unit, speed):
            worth = driven(field, vehicle, x, y).worth
            if worth > best[0]:
                best = (worth, speed)
    return best


def runs_over(field: Field, vehicle: Force) -> bool:
    """Whether all that a vehicle is for is to drive over the enemy: a driver, and nobody to fire from it."""
    inside = vehicle.unit.vehicle
    if inside is None or not inside.driver or field.state.scenario.victory == words.CONVOY:
        return False
    return all(only_drives(field.state, vehicle.unit, rider.unit) for rider in field.aboard(vehicle))


def fire_from(field: Field, vehicle: Force) -> float:
    """The best that anybody aboard has to fire at from where the vehicle is; a driver does not fire."""
    shots = (
        field.best(rider, vehicle.x - rider.x, vehicle.y - rider.y, PENALTY)
        for rider in field.aboard(vehicle)
        if not only_drives(field.state, vehicle.unit, rider.unit)
    )
    return max(shots, default=0.0)


def far_off(field: Field, vehicle: Force) -> bool:
    """Whether nobody aboard has anything to fire at from where the vehicle is, and somewhere to go."""
    if field.goal(vehicle) is None or at_hand(field, vehicle):
        return False
    return fire_from(field, vehicle) <= 0.0


def at_hand(field: Field, vehicle: Force) -> bool:
    """Whether those aboard only strike, and could get out and reach their prey next turn."""
    goal = field.goal(vehicle)
    riders = field.aboard(vehicle)
    if goal is None or not riders or not all(rider.melee_only for rider in riders):
        return False
    return apart(goal[0], goal[1], vehicle.x, vehicle.y) <= 2.0 * min(rider.speed for rider in riders)


def driven_urgency(field: Field, vehicle: Force) -> float:
    """How much a vehicle has to gain by acting now."""
    inside = vehicle.unit.vehicle
    if inside is None or not inside.driver:
        return 0.5
    if runs_over(field, vehicle):
        return max(running(field, vehicle)[0], 0.5)
    convoy = field.state.scenario.victory == words.CONVOY
    return 8.0 if convoy or far_off(field, vehicle) else 0.5


def ranked_ways(field: Field, force: Force, candidates: list[Json]) -> list[Plan]:
    """How a vehicle acts: towards the way out or over the enemy; else up to where those aboard have a shot."""
    convoy = field.state.scenario.victory == words.CONVOY and bool(field.state.exits[field.side])
    order = STANDING
    if runs_over(field, force):
        speed = running(field, force)[1]
        order = DRIVING if speed == DRIVING[0] else SLOWLY if speed else STANDING
    elif convoy or far_off(field, force):
        order = DRIVING
    elif at_hand(field, force):
        order = GETTING_OUT
    return best_first(
        [Plan([a], -float(order.index(text_of(a)) if a in order else len(order))) for a in candidates]
    )


def ranked_drives(field: Field, force: Force, candidates: list[Json]) -> list[Plan]:
    """The convoy drives off where it must; anybody else towards the enemy, or over him."""
    exits = field.state.exits[field.side] if field.state.scenario.victory == words.CONVOY else []
    runs = not exits and runs_over(field, force)
    plans: list[Plan] = []
    for answer in [*candidates, *_ahead(force), *(_over(field, force) if runs else [])]:
        table = table_of(answer)
        then = text_of(table.get("then"))
        if then.startswith(LEAVE):
            plans.append(Plan([answer], 1000.0 if then.removeprefix(LEAVE) in exits else -1000.0))
            continue
        point = point_of(table_of(table.get("to")).get(force.unit.id))
        px, py = point if point is not None else (force.x, force.y)
        if exits:
            middle = field.state.board.width / 2
            plans.append(Plan([answer], py - 0.3 * abs(px - middle)))
        elif runs:
            plan = driven(field, force, px, py)
            plans.append(Plan([answer], plan.worth, plan.parts))
        else:
            plans.append(Plan([answer], field.pull(force, px - force.x, py - force.y)))
    return best_first(plans)


def _over(field: Field, force: Force) -> list[Json]:
    """Ways at either speed; the rules refuse what the chosen one does not allow."""
    return [
        {"to": {force.unit.id: [x, y]}}
        for speed in SPEEDS
        for x, y in ways_over(field.state, force.unit, speed)
    ]


def _ahead(force: Force) -> list[Json]:
    """Straight on, as far as it goes: an edge or a wall may stop the whole way and not a part of it."""
    vehicle = force.unit.vehicle
    if vehicle is None:
        return []
    answers: list[Json] = []
    for speed in (vehicle.profile.fast, vehicle.profile.normal):
        for k in range(STRETCHES, 0, -1):
            far = 0.998 * speed * k / STRETCHES
            x, y = straight_on(vehicle, far)
            answers.append({"to": {force.unit.id: [round(x, 2), round(y, 2)]}})
    return answers


def ride_worth(field: Field, force: Force, id: str) -> float:
    """What getting into a vehicle brings: whom it could run over; or the way it saves where the fight is far off."""
    carrier = field.mine.get(id)
    goal = field.goal(force)
    vehicle = carrier.unit.vehicle if carrier is not None else None
    if goal is None or vehicle is None:
        return -5.0
    empty = empty_vehicle(field.state, force)
    if empty is not None and empty.id == id:
        return wheel_worth(field.state, empty, field.enemies, field.character.wheel)
    if field.best(force, 0.0, 0.0) > 0.0:
        return -5.0
    way = apart(goal[0], goal[1], force.x, force.y) - goal[2]
    saved = min(way, 2.0 * vehicle.profile.fast) - 3.0 * force.speed
    return field.character.ride * field.character.pull * saved / field.inch if saved > 0.0 else -5.0
