"""What one side may know: a copy of the state in which the rest is hidden. Views, bots and guesses all start here."""

from __future__ import annotations

from sandtable.systems.fubar.state.seen import known_to
from sandtable.systems.fubar.state.state import NOT_PLACED, FubarState, Unit
from sandtable.table import Hull


def known_state(state: FubarState, side: int) -> FubarState:
    """A copy in which units hidden from this side are off the table: it knows of them, not where they are."""
    copy = state.clone()
    for unit, real in zip(copy.units, state.units, strict=True):
        if unit.side != side and is_secret(state, side, real):
            take_off(unit)
    return copy


def is_secret(state: FubarState, side: int, unit: Unit) -> bool:
    """Whether a side may not know where a unit is; units aboard are where their vehicle is."""
    if unit.side == side or unit.gone or not unit.deployed:
        return False
    seen = state.unit(unit.aboard) if unit.aboard else unit
    return not known_to(state, side, seen)


def take_off(unit: Unit) -> None:
    """What it does where nobody sees it is hidden too; that it has had its attempt is not: the die was seen."""
    unit.deployed = False
    unit.aboard = ""
    unit.guard = False
    unit.ground = False
    unit.dash = False
    unit.reacted = False
    for figure in unit.figures:
        figure.base = figure.base.at(NOT_PLACED, NOT_PLACED)
    vehicle = unit.vehicle
    if vehicle is not None:
        hull = vehicle.hull
        vehicle.hull = Hull(NOT_PLACED, NOT_PLACED, hull.length, hull.width)  # where it looks is hidden too
        vehicle.passengers = []


def sides_that_know(state: FubarState, unit: Unit) -> list[int] | None:
    """Who may be told what a unit does; None means everybody."""
    if not unit.hidden:
        return None
    knowing = [side for side in range(state.sides) if not is_secret(state, side, unit)]
    return None if len(knowing) == state.sides else knowing
