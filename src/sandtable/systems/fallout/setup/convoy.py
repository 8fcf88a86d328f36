"""Convoy!: who rides in what, and how the convoy comes onto the table."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import CHECKPOINT, ask
from sandtable.core.question import DEPLOY, Choose, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.figures.zones import Zone, edge_box
from sandtable.systems.fallout.book.words import PILOTING
from sandtable.systems.fallout.ground.placing import place_unit
from sandtable.systems.fallout.state.convoy import convoy_side
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit

ENTER: Final = "fallout.s2.enter"
SEATS: Final = "fallout.vehicle.seats"
ON_FOOT: Final = "foot"


async def load_up(state: FalloutState) -> None:
    """fallout.s2.enter: crews are already aboard: every vehicle gets a driver while there are any, then passengers.

    Units that have chosen are marked: those aboard by their vehicle, those on foot by the step of the phase.
    """
    side = convoy_side(state)
    if side < 0:
        return
    for vehicle in _vehicles(state, side):
        await _choose_driver(state, vehicle)
    on_foot = [unit for unit in state.units if unit.side == side and unit.vehicle is None]
    while state.step < len(on_foot):
        unit = on_foot[state.step]
        await CHECKPOINT
        if not unit.aboard:
            await _choose_seat(state, unit)
        state.step += 1


def _vehicles(state: FalloutState, side: int) -> list[Unit]:
    return [unit for unit in state.units if unit.side == side and unit.vehicle is not None]


def free_seats(state: FalloutState, vehicle: Unit) -> int:
    """fallout.vehicle.seats: places left besides the driver's."""
    inner = vehicle.vehicle
    assert inner is not None
    aboard = sum(len(unit.present()) for unit in state.units if unit.aboard == vehicle.id)
    return inner.seats(bool(inner.driver)) - aboard


async def _choose_driver(state: FalloutState, vehicle: Unit) -> None:
    """fallout.skill.piloting: only who has Piloting drives; a squad comes aboard with its leader."""
    inner = vehicle.vehicle
    assert inner is not None
    if inner.driver:
        return
    drivers: list[Figure] = []
    for unit in state.units:
        if unit.side != vehicle.side or unit.aboard or unit.vehicle is not None:
            continue
        if len(unit.present()) - 1 > inner.profile.passengers:
            continue
        drivers.extend(figure for figure in unit.present() if PILOTING in figure.skills)
    if not drivers:
        return
    await CHECKPOINT
    options = [
        Option(figure.id, Message("fallout-opt-driver", {"unit": state.unit_of(figure).name}), ENTER)
        for figure in drivers
    ]
    prompt = Message("fallout-ask-driver", {"vehicle": vehicle.name})
    answer = text_of(
        await ask(Choose(vehicle.side, ENTER, prompt, options, subject=vehicle.id, topic=DEPLOY))
    )
    inner.driver = answer
    take_aboard(state, state.unit_of(state.figure(answer)), vehicle)


async def _choose_seat(state: FalloutState, unit: Unit) -> None:
    options: list[Option] = []
    size = len(unit.present())
    for vehicle in _vehicles(state, unit.side):
        inner = vehicle.vehicle
        assert inner is not None
        seats = free_seats(state, vehicle)
        reasons: list[Reason] = []
        if size > seats:
            # fallout.vehicle.enter.whole_squad: all of them or nobody
            values: dict[str, Json] = {"seats": seats, "n": size}
            reasons.append(Reason("fallout.vehicle.enter.whole_squad", "fallout-refused-seats", values))
        elif not inner.driver:
            reasons.append(Reason("fallout.vehicle.needs_pilot", "fallout-refused-no-driver"))
        label = Message("fallout-opt-aboard", {"vehicle": vehicle.name})
        options.append(Option(vehicle.id, label, SEATS, reasons=reasons))
    options.append(Option(ON_FOOT, Message("fallout-opt-on-foot"), ENTER))
    prompt = Message("fallout-ask-seat", {"unit": unit.name})
    answer = text_of(await ask(Choose(unit.side, ENTER, prompt, options, subject=unit.id, topic=DEPLOY)))
    if answer != ON_FOOT:
        take_aboard(state, unit, state.unit(answer))


def take_aboard(state: FalloutState, unit: Unit, vehicle: Unit) -> None:
    """The whole unit sits in the vehicle before the battle begins."""
    unit.aboard = vehicle.id
    unit.deployed = True
    unit.waiting = False
    state.stir()
    for figure in unit.present():
        figure.boarded = True
    values: dict[str, Json] = {"unit": unit.name, "vehicle": vehicle.name}
    state.tell("fallout-event-aboard", values, [ENTER], unit.side, unit.id)


async def enter(state: FalloutState, unit: Unit) -> None:
    """fallout.s2.enter: the first action of a unit that waits: it comes over the North edge at any point of it.

    It is put down just inside the edge, from where its move is measured, and then acts like any other.
    """
    edge = state.scenario.parts[unit.side].enters
    vehicle = unit.vehicle
    depth = vehicle.hull.length if vehicle is not None else 2.0 * state.lengths.base_radius
    zone = Zone(edge, [edge_box(edge, state.board.width, state.board.height, depth)])
    unit.waiting = False
    await place_unit(state, unit, unit.side, zone, ENTER)
