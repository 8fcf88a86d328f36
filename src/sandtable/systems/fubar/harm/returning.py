"""Units that come back: Last Stand's attackers return once each, at full strength."""

from __future__ import annotations

from sandtable.systems.fubar.state.state import FubarState, Unit


def due_back(state: FubarState, side: int) -> list[Unit]:
    """The units of a side that will be set up again at the start of the next turn.

    Crews of lost vehicles do not return: they were in no army list.
    """
    return [
        unit
        for unit in state.units
        if unit.side == side and unit.gone and not unit.left_by and comes_back(state, unit)
    ]


def comes_back(state: FubarState, unit: Unit) -> bool:
    """Whether a unit would be set up again once it is destroyed."""
    if not state.scenario.parts[unit.side].returns or unit.returned:
        return False
    return unit.vehicle is None and unit.template is not None


def restore(unit: Unit) -> None:
    """The unit as it was in its army list, not yet on the table."""
    for figure in unit.figures:
        figure.alive = True
        figure.pinned = False
    unit.gone = False
    unit.deployed = False
    unit.returned = True
    unit.aboard = ""
    unit.tried = False
    unit.guard = False
    unit.reacted = False
    unit.ground = False
    unit.dash = False
    unit.cannot_activate_until = 0
