"""Leaps over gaps."""

from __future__ import annotations

from typing import Final

from sandtable.systems.warzone.ground.room import fallen_to
from sandtable.systems.warzone.ground.space import put
from sandtable.systems.warzone.ground.terrain import height_at
from sandtable.systems.warzone.harm.falls import fall
from sandtable.systems.warzone.harm.nerve import con_test
from sandtable.systems.warzone.move.planning import Stride
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import Point, point_along

STEP: Final = 0.01  # inches: a narrower gap is stepped over
HALVINGS: Final = 12  # of a step, until its brink is found


async def leapt(state: WarzoneState, model: Model, stride: Stride) -> bool:
    """warzone.jump.forward.con: every leap needs a CON test; who fails falls into the gap.

    warzone.fall.voluntary: a failed leap is a voluntary fall.
    """
    if await con_test(state, model, "warzone.jump.forward.con"):
        return True
    along = middle_of_gap(state, model, stride)
    x, y = point_along(stride.path, along)
    bottom = height_at(state, x, y)
    model.moved = round(model.moved + along, 6)
    height = model.altitude - bottom
    x, y = fallen_to(state, model, round(x, 2), round(y, 2), bottom)
    put(state, model, x, y, bottom)
    state.tell(
        "warzone-event-leap-failed",
        lambda: {"model": model_name(state, model)},
        ["warzone.jump.forward.con"],
        model.side,
        model.id,
    )
    await fall(state, model, height, True)
    return False


def middle_of_gap(state: WarzoneState, model: Model, stride: Stride) -> float:
    """How far along the way the middle of the first gap lies."""
    path, level = stride.path, model.altitude
    first = -1.0
    last = stride.length
    for i in range(int(stride.length / STEP) + 1):
        deep = below(state, path, i * STEP, level)
        if deep and first < 0.0:
            first = brink(state, path, (i - 1) * STEP, i * STEP, level) if i else 0.0
        elif not deep and first >= 0.0:
            last = brink(state, path, i * STEP, (i - 1) * STEP, level)
            break
    return (max(first, 0.0) + last) / 2.0


def below(state: WarzoneState, path: list[Point], along: float, level: float) -> bool:
    """Whether the ground lies lower than a level at a point of a way."""
    x, y = point_along(path, along)
    return height_at(state, x, y) < level - 1e-6


def brink(state: WarzoneState, path: list[Point], high: float, deep: float, level: float) -> float:
    """Where between two points of a way its ground falls away."""
    for _ in range(HALVINGS):
        middle = (high + deep) / 2.0
        if below(state, path, middle, level):
            deep = middle
        else:
            high = middle
    return deep
