"""Rubble: what a heavy weapon leaves where it wiped out its target."""

from __future__ import annotations

from sandtable.core.wire import Json
from sandtable.systems.warfare.state import POPULATION, RUBBLE, WarfareState
from sandtable.systems.warfare.terrain import WATER


def fall(state: WarfareState, hex: int) -> None:
    """Rubble in the hex, unless it is water, holds population or rubble, or is spared.

    warfare.rubble.created, warfare.rubble.where

    Where it falls it removes a roadblock, IED, mine or dummy, which explodes on nobody.
    """
    if state.scenario.chapter < 3 or hex in state.scenario.no_rubble:
        return
    if state.ground.kinds[hex] == WATER or state.marks[hex] & (POPULATION | RUBBLE):
        return
    for counter in state.counters_at(hex):
        state.remove(counter, "rubble")
    state.mark(hex, RUBBLE)
    if state.listens():
        said: dict[str, Json] = {"hex": state.ground.grid.name(hex)}
        state.tell("warfare-event-rubble", said, ["warfare.rubble.created"])
