"""Leaps over gaps."""

from __future__ import annotations

from typing import Final

from sandtable.systems.warzone.falls import fall
from sandtable.systems.warzone.models import Model
from sandtable.systems.warzone.naming import model_name
from sandtable.systems.warzone.nerve import con_test
from sandtable.systems.warzone.space import put
from sandtable.systems.warzone.state import WarzoneState
from sandtable.systems.warzone.stride import Stride
from sandtable.systems.warzone.terrain import height_at
from sandtable.table import point_along

STEP: Final = 0.05  # inches: how finely the middle of a gap is looked for


async def leapt(state: WarzoneState, model: Model, stride: Stride) -> bool:
    """warzone.jump.forward.con: every leap needs a CON test; who fails falls into the gap.

    warzone.fall.voluntary: a failed leap is a voluntary fall.
    """
    if await con_test(state, model, 0, "warzone.jump.forward.con"):
        return True
    along = middle_of_gap(state, model, stride)
    x, y = point_along(stride.path, along)
    bottom = height_at(state, x, y)
    model.moved += along
    height = model.altitude - bottom
    put(state, model, round(x, 2), round(y, 2), bottom)
    if state.listens():
        values = {"model": model_name(state, model)}
        state.tell("warzone-event-leap-failed", values, ["warzone.jump.forward.con"], model.side, model.id)
    await fall(state, model, height, True)
    return False


def middle_of_gap(state: WarzoneState, model: Model, stride: Stride) -> float:
    """How far along the way the middle of the first gap lies."""
    first = -1.0
    last = 0.0
    steps = int(stride.length / STEP)
    for i in range(steps + 1):
        along = i * STEP
        x, y = point_along(stride.path, along)
        if height_at(state, x, y) < model.altitude - 1e-6:
            if first < 0.0:
                first = along
            last = along
        elif first >= 0.0:
            break
    return (max(first, 0.0) + last) / 2.0
