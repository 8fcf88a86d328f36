"""Rubble: what a heavy weapon leaves where it wiped out its target."""

from __future__ import annotations

from sandtable.core.wire import Json
from sandtable.systems.warfare.book.terrain import WATER
from sandtable.systems.warfare.state.state import BURIED, NOBODY, POPULATION, RUBBLE, WarfareState


def fall(state: WarfareState, hex: int) -> None:
    """Rubble in the hex, unless it is water, holds population or rubble, or is spared.

    warfare.rubble.created, warfare.rubble.where

    Where it falls it buries every counter, which explodes on nobody; what was hidden is not shown.
    """
    if state.scenario.chapter < 3 or hex in state.scenario.no_rubble:
        return
    if state.ground.kinds[hex] == WATER or state.marks[hex] & (POPULATION | RUBBLE):
        return
    state.mark(hex, RUBBLE)
    state.tell(
        "warfare-event-rubble", lambda: {"hex": state.ground.grid.name(hex)}, ["warfare.rubble.created"]
    )
    for counter in state.counters_at(hex):
        state.remove(counter, BURIED)
        name: Json = {"id": "warfare-counter-unknown"} if counter.hidden else counter.profile.name
        state.tell("warfare-event-buried", {"counter": name}, ["warfare.rubble.where"], NOBODY, counter.id)
