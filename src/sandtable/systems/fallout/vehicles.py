"""A vehicle's activation (chapter 6): it drives, reverses or stands, then those aboard fire; or people get out."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import ask
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.fallout.aftermath import aftermath, ended
from sandtable.systems.fallout.attacks import cannon, fire_from
from sandtable.systems.fallout.crews import board, boardable, get_out, man_the_wheel
from sandtable.systems.fallout.damage import close_ranks, credit, named
from sandtable.systems.fallout.driving import (
    FAST,
    NORMAL,
    REVERSE,
    DriveQuestion,
    Route,
    drive_of,
    needs_test,
)
from sandtable.systems.fallout.items import offer as offer_doses
from sandtable.systems.fallout.mines import first_trigger, triggered
from sandtable.systems.fallout.overwatch import offer, watchers
from sandtable.systems.fallout.retreat import leave, legal
from sandtable.systems.fallout.running_over import in_the_way, run_over, swath
from sandtable.systems.fallout.state import Culprit, FalloutState, Figure, Unit
from sandtable.systems.fallout.vehicle_damage import (
    crash,
    inner,
    occupants,
    passengers,
    pilot,
    steers,
    units_aboard,
)
from sandtable.table import Hull, Point, path_length, point_along, quantize_point

__all__ = ["act_vehicle", "board", "boardable", "can_act"]

STAND: Final = "stand"
EXIT: Final = "exit"
PENALTY: Final = 4
"""fallout.vehicle.passenger_fire."""
OWN_WEAPONS: Final = "none"
CHECKS: Final = 4
"""So often on its way others may fire at a moving vehicle from overwatch."""


def can_act(state: FalloutState, hull: Unit) -> bool:
    """fallout.vehicle.needs_pilot, fallout.vehicle.action: whether anybody aboard could do anything."""
    if hull.gone or not hull.deployed:
        return False
    return any(not figure.out for figure in occupants(state, hull))


class VehicleQuestion(Choose):
    """fallout.vehicle.action: what the vehicle does; all aboard are one unit with it."""

    def __init__(self, state: FalloutState, hull: Unit, at: Figure | None) -> None:
        options: list[Option] = []
        name: dict[str, Json] = {"vehicle": hull.name}
        unmanned = (
            []
            if at is not None
            else [Reason("fallout.vehicle.pilot_killed", "fallout-refused-unmanned", name)]
        )
        for mode in (NORMAL, FAST, REVERSE):
            reasons = list(unmanned)
            if not reasons and mode == FAST and inner(hull).disabled():
                reasons = [Reason("fallout.vehicle.disabled.limits", "fallout-refused-disabled", name)]
            drive = drive_of(hull, mode)
            far: dict[str, Json] = {"length": round(drive.allowance, 1), "measure": state.lengths.unit}
            label = Message("fallout-opt-" + mode, far)
            options.append(Option(mode, label, drive.why, reasons=reasons, icon="move"))
        options.append(Option(STAND, Message("fallout-opt-stand"), "fallout.vehicle.action", icon="attack"))
        options.append(Option(EXIT, Message("fallout-opt-exit"), "fallout.vehicle.exit", icon="transport"))
        prompt = Message("fallout-ask-vehicle", name)
        super().__init__(state.decider(hull), "fallout.vehicle.action", prompt, options, hull.id)


async def act_vehicle(state: FalloutState, hull: Unit) -> None:
    """fallout.vehicle.action: one action for the vehicle and everybody aboard.

    fallout.vehicle.squad; doses may be used among those aboard.
    """
    at = await man_the_wheel(state, hull)
    chosen = text_of(await ask(VehicleQuestion(state, hull, at)))
    if watchers(state, hull):
        await offer(state, hull)
        await aftermath(state)
    if ended(state, hull) or not can_act(state, hull):
        return
    for unit in units_aboard(state, hull):
        await offer_doses(state, unit)
    if chosen == EXIT:
        await get_out(state, hull)
        return
    if chosen != STAND and pilot(state, hull) is not None:
        await drive_on(state, hull, chosen)
    if not hull.gone and state.result is None:
        await fire_out(state, hull, chosen == STAND)


# ------------------------------------------------------------ driving


async def drive_on(state: FalloutState, hull: Unit, mode: str) -> None:
    """fallout.vehicle.speeds: asks for the way and drives it, leg by leg."""
    question = DriveQuestion(state, hull, drive_of(hull, mode))
    route = question.route(await ask(question))
    if route is None or len(route.points) < 2:
        return
    at = pilot(state, hull)
    rule = "fallout.vehicle.disabled.limits"
    if needs_test(hull, route) and at is not None and not await steers(state, hull, at, rule):
        await crash(state, hull, Culprit(-2, "", rule))
        await aftermath(state)
        return
    await follow(state, hull, route)
    if not hull.gone and route.leaves:
        depart(state, hull, route.leaves)


async def follow(state: FalloutState, hull: Unit, route: Route) -> None:
    """Every leg of the way: people in front, mines, overwatch."""
    vehicle = inner(hull)
    done: list[str] = []
    for i, facing in enumerate(route.headings):
        a, b = route.points[i], route.points[i + 1]
        strip = swath(vehicle.hull, a, b, facing)
        for unit, figure in in_the_way(state, hull, strip, done):
            done.append(figure.id)
            await run_over(state, hull, strip, unit, figure)
            await aftermath(state)
        vehicle.hull = Hull(a[0], a[1], vehicle.hull.length, vehicle.hull.width, facing)
        if not await roll_along(state, hull, [a, b]):
            return
    vehicle.hull = vehicle.hull.turned(route.facing)
    if state.listens():
        values: dict[str, Json] = {"vehicle": hull.name}
        state.tell(
            "fallout-event-drove",
            values,
            ["fallout.vehicle.speeds"],
            hull.side,
            hull.id,
            [(hull.id, route.points)],
        )


async def roll_along(state: FalloutState, hull: Unit, leg: list[Point]) -> bool:
    """One straight stretch; False when the vehicle does not come to its end."""
    vehicle = inner(hull)
    length = path_length(leg)
    stops = CHECKS if watchers(state, hull) else 1
    share = 0.0
    for number in range(1, stops + 1):
        upto = number / stops
        while share < upto:
            found = first_trigger(state, None, vehicle.hull.at(leg[0][0], leg[0][1]), leg, share)
            reached = found[0] if found is not None and found[0] <= upto else upto
            share = reached
            x, y = quantize_point(*point_along(leg, length * share))
            vehicle.hull = vehicle.hull.at(x, y)
            if found is not None and found[0] <= upto:
                await triggered(state, hull, None, found[1])
                await aftermath(state)
                if hull.gone or pilot(state, hull) is None:
                    return False
        if stops > 1:
            await offer(state, hull)
            await aftermath(state)
            if hull.gone or pilot(state, hull) is None or state.result is not None:
                return False
    return True


def depart(state: FalloutState, hull: Unit, edge: str) -> None:
    """The vehicle leaves with everybody aboard.

    fallout.move.table_edge, fallout.retreat.half, fallout.retreat.illegal
    """
    for unit in units_aboard(state, hull):
        for figure in unit.figures:
            if figure.boarded and figure.present():
                leave(state, unit, figure, edge)
        close_ranks(unit)
    hull.gone = True
    hull.left_by = edge
    why = "fallout.retreat.half"
    if legal(state, hull.side, edge):
        state.left_points[hull.side] += hull.points
    else:
        why = "fallout.retreat.illegal"
        credit(state, hull.side, hull.points, Culprit(-2, "", why), False)
    values: dict[str, Json] = {"vehicle": hull.name, "edge": {"id": "fallout-edge-" + edge}}
    state.tell("fallout-event-vehicle-left", values, ["fallout.move.table_edge", why], hull.side, hull.id)


# ------------------------------------------------------------ firing from inside


async def fire_out(state: FalloutState, hull: Unit, stood: bool) -> None:
    """fallout.vehicle.passenger_fire: everybody but the driver; fallout.vehicle.apc_fire_limit: up to so many.

    fallout.vehicle.tank.gunner: if the tank stood, one of them may fire the cannon instead of his own weapon.
    """
    vehicle = inner(hull)
    gunner = await _gunner(state, hull) if stood else None
    if gunner is not None:
        await cannon(state, hull, state.unit_of(gunner), gunner)
    limit = vehicle.profile.fire_limit
    for figure in passengers(state, hull):
        if hull.gone or state.result is not None or (limit and vehicle.shots >= limit):
            return
        if figure is gunner or not figure.boarded or not figure.able():
            continue
        unit = state.unit_of(figure)
        await fire_from(state, unit, figure, hull, PENALTY, "fallout.vehicle.passenger_fire")


async def _gunner(state: FalloutState, hull: Unit) -> Figure | None:
    """fallout.vehicle.tank.gunner: any conscious occupant but the driver, named by the owner; or nobody."""
    vehicle = inner(hull)
    if vehicle.profile.weapon is None or vehicle.cannon_fired:
        return None
    able = [figure for figure in passengers(state, hull) if figure.able()]
    if not able:
        return None
    rule = "fallout.vehicle.tank.gunner"
    options = [
        Option(figure.id, Message("fallout-opt-gunner", named(state.unit_of(figure), figure)), rule)
        for figure in able
    ]
    options.append(Option(OWN_WEAPONS, Message("fallout-opt-no-gunner"), rule))
    prompt = Message("fallout-ask-gunner", {"vehicle": hull.name})
    answer = text_of(await ask(Choose(state.decider(hull), rule, prompt, options, hull.id)))
    for figure in able:
        if figure.id == answer:
            return figure
    return None
