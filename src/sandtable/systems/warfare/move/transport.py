"""Transport: infantry or Civilians aboard a vehicle."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.reactions import watch
from sandtable.systems.warfare.attack.unknown_counters import meet_counters
from sandtable.systems.warfare.book.profiles import INFANTRY, VEHICLE
from sandtable.systems.warfare.book.terrain import WATER
from sandtable.systems.warfare.ground.passable import whole_ap, why_not_enter
from sandtable.systems.warfare.harm.victory import hold
from sandtable.systems.warfare.move.movement import on_watch, steps_open
from sandtable.systems.warfare.state.action_track import pay
from sandtable.systems.warfare.state.hexes import HexQuestion, hex_of, points_of
from sandtable.systems.warfare.state.identities import WHERE_TO_UNLOAD, WHOM_TO_LOAD
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.refusals import NO_ABILITY, refused
from sandtable.systems.warfare.state.state import (
    CIVILIANS,
    EXPLOSIVE,
    NOBODY,
    OBSTACLES,
    UNKNOWN,
    Counter,
    Unit,
    WarfareState,
)

ABILITY_PRICE = 1
"""warfare.unit.ability_cost: loading and unloading cost 1 AP each."""


NO_VEHICLE: Final = refused("warfare.transport.vehicle_only")


def why_not_carry(unit: Unit) -> list[Reason]:
    """warfare.transport.vehicle_only, warfare.unit.ability_icon: only a vehicle with the icon carries anybody."""
    if unit.profile.kind != VEHICLE:
        return NO_VEHICLE
    return [] if unit.profile.transport else NO_ABILITY


# ------------------------------------------------------------ loading


def why_not_load(state: WarfareState, unit: Unit) -> list[Reason]:
    """Why a vehicle can take nobody aboard now."""
    barred = why_not_carry(unit)
    if barred:
        return barred
    if unit.cargo != NOBODY or unit.crowd != NOBODY:
        return refused("warfare.transport.load_limits")
    return [] if riders(state, unit) or crowds(state, unit) else refused("warfare.transport.load")


def riders(state: WarfareState, vehicle: Unit) -> list[Unit]:
    """Own infantry in adjacent hexes, not across triangles; water under the vehicle keeps nobody from boarding it.

    warfare.transport.load, warfare.transport.load_limits.
    """
    infantry: list[Unit] = []
    grid = state.ground.grid
    for direction in range(6):
        hex = grid.neighbours[6 * vehicle.hex + direction]
        index = state.at[hex] if hex != OFF else NOBODY
        if index != NOBODY and state.units[index].side == vehicle.side:
            unit = state.units[index]
            if unit.profile.kind == INFANTRY and not state.ground.walled(vehicle.hex, direction):
                infantry.append(unit)
    return infantry


def crowds(state: WarfareState, vehicle: Unit) -> list[Counter]:
    """Civilians in the vehicle's hex or beside it, not across triangles nor from a hex with an enemy."""
    civilians: list[Counter] = []
    grid = state.ground.grid
    for hex in [vehicle.hex, *grid.around(vehicle.hex)]:
        if not state.marks[hex] & CIVILIANS:
            continue
        other = state.unit_at(hex)
        if other is not None and not state.friends(other.side, vehicle.side):
            continue
        if hex != vehicle.hex and state.ground.walled(hex, grid.direction(hex, vehicle.hex)):
            continue
        civilians.extend(c for c in state.population_at(hex) if not c.hostile)
    return civilians


class LoadQuestion(Choose):
    """warfare.transport.capacity: one infantry unit, or one Civilians counter."""

    identity: ClassVar[str] = WHOM_TO_LOAD

    def __init__(self, state: WarfareState, vehicle: Unit) -> None:
        options = [
            Option(unit.id, Message("warfare-opt-load", {"unit": unit_word(unit)}), token=unit.id)
            for unit in riders(state, vehicle)
        ]
        options.extend(
            Option(crowd.id, Message("warfare-opt-load-civilians"), token=crowd.id)
            for crowd in crowds(state, vehicle)
        )
        prompt = Message("warfare-ask-load", {"unit": unit_word(vehicle)})
        super().__init__(vehicle.side, "warfare.transport.load", prompt, options, vehicle.id)


async def load(state: WarfareState, vehicle: Unit, answer: Json) -> None:
    """warfare.transport.load: for 1 AP; it triggers nothing (warfare.transport.unload_triggers)."""
    chosen = text_of(answer)
    pay(state, vehicle.side, ABILITY_PRICE)
    vehicle.overwatch = False
    unit = state.find_unit(chosen)
    if unit is not None:
        unit.overwatch = False  # warfare.transport.passenger_idle
        state.put(unit, OFF)
        unit.carrier = vehicle.index
        vehicle.cargo = unit.index
        name = unit_word(unit)
    else:
        crowd = state.find_counter(chosen)
        assert crowd is not None
        state.lay(crowd, OFF)
        crowd.aboard = vehicle.index
        vehicle.crowd = crowd.index
        name = {"id": "warfare-counter-civilians"}
    state.tell(
        "warfare-event-loaded",
        lambda: {"unit": name, "vehicle": unit_word(vehicle)},
        ["warfare.transport.load"],
        vehicle.side,
        vehicle.id,
    )


# ------------------------------------------------------------ unloading


def why_not_unload(state: WarfareState, unit: Unit) -> list[Reason]:
    """Why a vehicle cannot set anybody down now."""
    barred = why_not_carry(unit)
    if barred:
        return barred
    if unit.cargo == NOBODY and unit.crowd == NOBODY:
        return refused("warfare.transport.capacity")
    return [] if places(state, unit) else refused("warfare.transport.unload")


def places(state: WarfareState, vehicle: Unit) -> list[int]:
    """warfare.transport.unload: the adjacent hexes that the passenger could enter and stop in."""
    if vehicle.cargo != NOBODY:
        return steps_open(state, state.units[vehicle.cargo], vehicle.hex)
    return [hex for hex in state.ground.grid.around(vehicle.hex) if can_set_down(state, vehicle, hex)]


def why_not_set_down(state: WarfareState, vehicle: Unit, hex: int) -> list[Reason]:
    """Why Civilians cannot be set down in a hex: a unit, an obstacle, water, or triangles between."""
    if state.at[hex] != NOBODY:
        return refused("warfare.stack.one_unit")
    if state.marks[hex] & OBSTACLES:
        return refused("warfare.roadblock.impassable")
    if state.ground.kinds[hex] == WATER:
        return refused("warfare.move.water")
    if state.ground.walled(vehicle.hex, state.ground.grid.direction(vehicle.hex, hex)):
        return refused("warfare.fort.no_crossing")
    return []


def can_set_down(state: WarfareState, vehicle: Unit, hex: int) -> bool:
    """Whether Civilians may be set down in a hex."""
    return not why_not_set_down(state, vehicle, hex)


class UnloadQuestion(HexQuestion):
    """Into which hex the passenger is set down."""

    identity: ClassVar[str] = WHERE_TO_UNLOAD

    def __init__(self, state: WarfareState, vehicle: Unit) -> None:
        prompt = Message("warfare-ask-unload", {"unit": unit_word(vehicle)})
        super().__init__(
            state,
            vehicle.side,
            "warfare.transport.unload",
            prompt,
            places(state, vehicle),
            subject=vehicle.id,
        )
        self.vehicle = vehicle

    def why_not_hex(self, hex: int) -> list[Reason]:
        vehicle = self.vehicle
        if self.state.ground.grid.distance(vehicle.hex, hex) != 1:
            return []
        if vehicle.cargo != NOBODY:
            rider = self.state.units[vehicle.cargo]
            return why_not_enter(self.state, rider, vehicle.hex, hex)
        return why_not_set_down(self.state, vehicle, hex)


async def unload(state: WarfareState, vehicle: Unit, answer: Json) -> None:
    """For 1 AP; infantry set down enters its hex with all that follows.

    warfare.transport.unload, warfare.transport.unload_triggers.
    """
    hex = hex_of(state, answer)
    pay(state, vehicle.side, ABILITY_PRICE)
    vehicle.overwatch = False
    if vehicle.crowd != NOBODY:
        crowd = state.counters[vehicle.crowd]
        vehicle.crowd = NOBODY
        state.lay(crowd, hex)
        _tell_unloaded(state, vehicle, {"id": "warfare-counter-civilians"}, crowd.id, hex)
        return
    rider = state.units[vehicle.cargo]
    vehicle.cargo = NOBODY
    rider.carrier = NOBODY
    state.put(rider, hex)
    hold(state, rider)
    _tell_unloaded(state, vehicle, unit_word(rider), rider.id, hex)
    if state.marks[hex] & (UNKNOWN | EXPLOSIVE) and await meet_counters(state, rider):
        _climb_back(state, vehicle, rider)
        return
    if not rider.gone and on_watch(state, rider):
        await watch(state, rider)


def _tell_unloaded(state: WarfareState, vehicle: Unit, name: Json, token: str, hex: int) -> None:
    state.tell(
        "warfare-event-unloaded",
        lambda: {
            "unit": name,
            "vehicle": unit_word(vehicle),
            "hex": state.ground.grid.name(hex),
        },
        ["warfare.transport.unload"],
        vehicle.side,
        vehicle.id,
        lambda: [(token, points_of(state, [vehicle.hex, hex]))],
    )


def _climb_back(state: WarfareState, vehicle: Unit, rider: Unit) -> None:
    """warfare.unknown.roadblock: turned back by a hidden roadblock, it pays the way back to the vehicle."""
    if rider.gone:
        return
    prices = state.ground.prices[state.way(rider)]
    ap = whole_ap(max(prices.step(rider.hex, vehicle.hex), 0))
    pay(state, rider.side, ap)
    why = ["warfare.unknown.roadblock"]
    state.tell(
        "warfare-event-turned-back",
        lambda: {"unit": unit_word(rider), "ap": ap},
        why,
        rider.side,
        rider.id,
        lambda: [(rider.id, points_of(state, [rider.hex, vehicle.hex]))],
    )
    state.put(rider, OFF)
    rider.carrier = vehicle.index
    vehicle.cargo = rider.index
