"""A vehicle's activation (chapter 6): it drives, reverses or stands, then those aboard fire; or people get out."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.effects import ask
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.fallout.attack.firing import cannon, fire_from
from sandtable.systems.fallout.attack.items import offer as offer_doses
from sandtable.systems.fallout.attack.reactions import offer
from sandtable.systems.fallout.attack.watchers import watchers
from sandtable.systems.fallout.harm.vehicle_damage import (
    crash,
    inner,
    occupants,
    passengers,
    pilot,
    steers,
    units_aboard,
)
from sandtable.systems.fallout.move.aftermath import aftermath
from sandtable.systems.fallout.move.crews import (
    beside,
    board,
    boardable,
    get_out,
    man_the_wheel,
    why_not_board,
)
from sandtable.systems.fallout.move.driving import DriveQuestion, drive_of, needs_test
from sandtable.systems.fallout.move.vehicle_journey import follow
from sandtable.systems.fallout.state.identities import (
    EXIT,
    FAST,
    NORMAL,
    OWN_WEAPONS,
    REVERSE,
    STAND,
    VEHICLE_ACTION,
    WHO_FIRES_THE_GUN,
)
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import Culprit, FalloutState, Figure, Unit

__all__ = ["act_vehicle", "beside", "board", "boardable", "can_act", "why_not_board"]

PENALTY: Final = 4
"""fallout.vehicle.passenger_fire."""


def can_act(state: FalloutState, hull: Unit) -> bool:
    """fallout.vehicle.needs_pilot, fallout.vehicle.action: whether anybody aboard could do anything."""
    if hull.gone or not hull.deployed:
        return False
    return any(not figure.out for figure in occupants(state, hull))


class VehicleQuestion(Choose):
    """fallout.vehicle.action: what the vehicle does; all aboard are one unit with it."""

    identity: ClassVar[str] = VEHICLE_ACTION

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
    if state.ended(hull) or not can_act(state, hull):
        return
    for unit in units_aboard(state, hull):
        await offer_doses(state, unit)
    if chosen == EXIT:
        await get_out(state, hull)
        return
    if chosen != STAND and pilot(state, hull) is not None:
        await drive_on(state, hull, chosen)
        for unit in units_aboard(state, hull) if not hull.gone else []:
            await offer_doses(state, unit)
    if not hull.gone and state.result is None:
        await fire_out(state, hull, chosen == STAND)


# ------------------------------------------------------------ driving


async def drive_on(state: FalloutState, hull: Unit, mode: str) -> None:
    """fallout.vehicle.speeds: asks for the way and drives it; after an interruption for the rest of it."""
    drive = drive_of(hull, mode)
    while not drive.spent():
        question = DriveQuestion(state, hull, drive)
        route = question.plan_for(await ask(question))
        if len(route.points) < 2 and route.turned <= 0.0:
            return
        at = pilot(state, hull)
        rule = "fallout.vehicle.disabled.limits"
        if needs_test(hull, drive, route) and at is not None:
            drive.steered = await steers(state, hull, at, rule)
            if not drive.steered:
                await crash(state, hull, Culprit(-2, "", rule))
                await aftermath(state)
                return
        if not await follow(state, hull, drive, route):
            return


# ------------------------------------------------------------ firing from inside


async def fire_out(state: FalloutState, hull: Unit, stood: bool) -> None:
    """fallout.vehicle.passenger_fire: everybody but the driver; fallout.vehicle.apc_fire_limit: up to so many.

    fallout.vehicle.tank.gunner: if the tank stood, one of them may fire the cannon instead of his own weapon.
    """
    gunner = await _gunner(state, hull) if stood else None
    if gunner is not None:
        await _interrupted(state, hull)
    if state.ended(hull):
        return
    if gunner is not None and gunner.able():
        await cannon(state, hull, state.unit_of(gunner), gunner)
    for figure in passengers(state, hull):
        if state.ended(hull) or all_fired(hull):
            return
        if figure is not gunner and figure.boarded and figure.able():
            await _fire_one(state, hull, figure)


async def _fire_one(state: FalloutState, hull: Unit, figure: Figure) -> None:
    """fallout.vehicle.passenger_fire: one passenger's shot, if he can still make it when overwatch has answered."""
    if await _interrupted(state, hull) and (state.ended(hull) or figure not in passengers(state, hull)):
        return
    if figure.able():
        unit = state.unit_of(figure)
        await fire_from(state, unit, figure, hull, PENALTY, "fallout.vehicle.passenger_fire")


def all_fired(hull: Unit) -> bool:
    """fallout.vehicle.apc_fire_limit: whether as many have fired out of a vehicle as may."""
    vehicle = inner(hull)
    limit = vehicle.profile.fire_limit
    return bool(limit) and vehicle.shots >= limit


async def _interrupted(state: FalloutState, hull: Unit) -> bool:
    """fallout.action.overwatch.moment: those on overwatch are asked before each shot; whether there were any."""
    if not watchers(state, hull):
        return False
    await offer(state, hull)
    await aftermath(state)
    return True


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
    answer = text_of(
        await ask(Choose(state.decider(hull), rule, prompt, options, hull.id, id=WHO_FIRES_THE_GUN))
    )
    for figure in able:
        if figure.id == answer:
            return figure
    return None
