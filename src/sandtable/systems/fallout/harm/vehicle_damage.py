"""Vehicles under attack (chapter 6): who is aboard, what damage does, crashes and wrecks."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Final, final

from sandtable.core.effects import Effect, Mark
from sandtable.systems.fallout.book.words import PILOTING
from sandtable.systems.fallout.harm.damage import hurt
from sandtable.systems.fallout.harm.disembarking import disembark, set_beside
from sandtable.systems.fallout.harm.losses import credit, kill
from sandtable.systems.fallout.state.dice import passes
from sandtable.systems.fallout.state.state import Culprit, FalloutState, Figure, Unit, Vehicle

DESTROYED: Final = "fallout.vehicle.destroyed"


@final
class Escape(Mark):
    """For odds: these are still inside a vehicle that is destroyed; `rest` is how they get out."""

    def __init__(
        self, rest: Callable[[], Coroutine[Effect, object, object]], inside: list[Figure], blame: Culprit
    ) -> None:
        super().__init__("", rest)
        self.inside = inside
        self.blame = blame


def inner(unit: Unit) -> Vehicle:
    """The vehicle of a vehicle's unit."""
    vehicle = unit.vehicle
    assert vehicle is not None
    return vehicle


def units_aboard(state: FalloutState, hull: Unit) -> list[Unit]:
    """The units inside a vehicle."""
    return [unit for unit in state.units if unit.aboard == hull.id and not unit.gone]


def occupants(state: FalloutState, hull: Unit) -> list[Figure]:
    """fallout.vehicle.squad: everybody inside, the driver first."""
    inside: list[Figure] = []
    for unit in units_aboard(state, hull):
        inside.extend(figure for figure in unit.figures if figure.boarded and figure.present())
    at = driver(state, hull)
    if at is not None:
        inside.remove(at)
        inside.insert(0, at)
    return inside


def driver(state: FalloutState, hull: Unit) -> Figure | None:
    """Who sits at the wheel, awake or not."""
    id = inner(hull).driver
    if not id:
        return None
    figure = state.figure(id)
    return figure if figure.boarded and figure.present() else None


def pilot(state: FalloutState, hull: Unit) -> Figure | None:
    """fallout.vehicle.pilot_killed: the driver, if he is awake."""
    figure = driver(state, hull)
    return figure if figure is not None and not figure.out else None


def passengers(state: FalloutState, hull: Unit) -> list[Figure]:
    """Everybody inside but the driver, awake or not."""
    at = driver(state, hull)
    return [figure for figure in occupants(state, hull) if figure is not at]


async def hit(state: FalloutState, hull: Unit, points: int, culprit: Culprit) -> None:
    """fallout.vehicle.dt, fallout.vehicle.no_save: the damage less the threshold, without any save.

    fallout.vehicle.hp_thresholds: disabled at the first number, destroyed at the second;
    fallout.vehicle.skip_disabled: a blow that passes both destroys it at once.
    """
    vehicle = inner(hull)
    if hull.gone:
        return
    lost = max(points - vehicle.profile.dt, 0)
    message = "fallout-event-vehicle-hit" if lost else "fallout-event-vehicle-holds"
    rules = ["fallout.vehicle.dt", culprit.why]
    state.tell(message, {"vehicle": hull.name, "n": lost}, rules, hull.side, hull.id)
    if not lost:
        return
    worked = not vehicle.disabled()
    vehicle.damage += lost
    destroyed = vehicle.damage >= vehicle.profile.hp_destroyed
    tally = state.tally
    if tally is not None:
        tally.pierced(hull.id, lost, worked and vehicle.disabled(), destroyed)
    if destroyed:
        await destroy(state, hull, culprit)
    elif worked and vehicle.disabled():
        await disable(state, hull, culprit)


async def disable(state: FalloutState, hull: Unit, culprit: Culprit) -> None:
    """fallout.vehicle.disabled.roll: the driver tests Piloting at once; without one nothing is rolled."""
    why = "fallout.vehicle.disabled.roll"
    state.tell("fallout-event-vehicle-disabled", {"vehicle": hull.name}, [why], hull.side, hull.id)
    at = pilot(state, hull)
    if at is not None and not await steers(state, hull, at, why):
        tally = state.tally
        if tally is not None:
            tally.crashed(hull.id)
        await crash(state, hull, culprit)


async def steers(state: FalloutState, hull: Unit, at: Figure, why: str) -> bool:
    """A Piloting test of the driver."""
    level = at.skills.get(PILOTING, 0)
    return await passes(level, 0, why, state.decider(hull), at.id)


async def crash(state: FalloutState, hull: Unit, culprit: Culprit) -> None:
    """fallout.vehicle.crash: the vehicle is destroyed; everybody aboard takes 1 damage unsaved and is thrown out."""
    why = "fallout.vehicle.crash"
    aboard = units_aboard(state, hull)
    inside = occupants(state, hull)
    state.tell("fallout-event-vehicle-crash", {"vehicle": hull.name}, [why], hull.side, hull.id)
    wreck(state, hull, culprit)
    blame = Culprit(culprit.side, culprit.figure, why, culprit.vehicle)
    for figure in inside:
        await hurt(state, state.unit_of(figure), figure, 1, blame)
    await throw_out(state, aboard, hull, why)


async def destroy(state: FalloutState, hull: Unit, culprit: Culprit) -> None:
    """fallout.vehicle.destroyed: it is a wreck, and everybody aboard has to get out."""
    aboard = units_aboard(state, hull)
    inside = occupants(state, hull)
    state.tell("fallout-event-vehicle-destroyed", {"vehicle": hull.name}, [DESTROYED], hull.side, hull.id)
    wreck(state, hull, culprit)
    blame = Culprit(culprit.side, culprit.figure, DESTROYED, culprit.vehicle)
    await get_out(state, hull, aboard, inside, blame)


async def get_out(
    state: FalloutState,
    hull: Unit,
    aboard: list[Unit],
    inside: list[Figure],
    blame: Culprit,
    marked: bool = False,
) -> None:
    """fallout.dice.order_victims: one after another, the driver first. `marked`: the first mark is passed already."""
    for n, figure in enumerate(inside):
        if not marked:
            rest = partial(get_out, state, hull, aboard, inside[n:], blame, True)
            await Escape(rest, inside[n:], blame)
        marked = False
        await escape(state, figure, blame)
    await throw_out(state, aboard, hull, DESTROYED)


async def escape(state: FalloutState, figure: Figure, blame: Culprit) -> None:
    """fallout.vehicle.destroyed: whoever is aboard tests Agility: out with 1 damage, or dead."""
    unit = state.unit_of(figure)
    if await passes(figure.profile.ag, 0, DESTROYED, state.decider(unit), figure.id):
        await hurt(state, unit, figure, 1, blame)
    else:
        await kill(state, unit, figure, blame)


def wreck(state: FalloutState, hull: Unit, culprit: Culprit) -> None:
    """fallout.vehicle.wreck: it is taken off the table; fallout.vehicle.points: it counts like a dead figure."""
    vehicle = inner(hull)
    vehicle.damage = max(vehicle.damage, vehicle.profile.hp_destroyed)
    vehicle.driver = ""
    hull.gone = True
    credit(state, hull.side, hull.points, culprit, figure=False)


async def throw_out(state: FalloutState, aboard: list[Unit], hull: Unit, why: str) -> None:
    """Whoever is left is set down beside where the vehicle was; morale follows with the other deaths.

    fallout.vehicle.aboard_morale: tests owed from before are made by whoever began all this.
    """
    for unit in aboard:
        if unit.gone:
            disembark(state, unit)
        else:
            await set_beside(state, unit, inner(hull).hull, why)
