"""Passengers of vehicles: who rides in one, and whether there is room for more."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Reason
from sandtable.systems.fubar.state.state import FubarState, Unit

TRANSPORT: Final = "fubar.vehicle.transport"


def capacity(carrier: Unit) -> int:
    """How many a vehicle can carry; 0 for whoever is none."""
    vehicle = carrier.vehicle
    return vehicle.profile.capacity if vehicle is not None else 0


def carriers(state: FubarState, unit: Unit) -> list[Unit]:
    """The vehicles of its side on the table that could carry anybody."""
    return [
        other for other in state.units if other.side == unit.side and capacity(other) and other.on_table()
    ]


def free_seats(state: FubarState, carrier: Unit) -> int:
    """How many more figures a vehicle can carry."""
    vehicle = carrier.vehicle
    riding = vehicle.passengers if vehicle is not None else []
    return capacity(carrier) - sum(len(state.unit(id).living()) for id in riding)


def why_not_ride(state: FubarState, unit: Unit, carrier: Unit) -> list[Reason]:
    """fubar.vehicle.transport: a whole unit, within the free seats."""
    need, free = len(unit.living()), free_seats(state, carrier)
    if need <= free:
        return []
    values = {"unit": unit.name, "vehicle": carrier.name, "free": free, "n": need}
    return [Reason(TRANSPORT, "fubar-refused-mount-seats", values)]


def take_aboard(unit: Unit, carrier: Unit) -> None:
    """The unit rides in that vehicle from now on."""
    vehicle = carrier.vehicle
    assert vehicle is not None
    vehicle.passengers.append(unit.id)
    unit.aboard = carrier.id
