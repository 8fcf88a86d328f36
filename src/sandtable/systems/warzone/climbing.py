"""Climbing: up a building, and down again faster than one came."""

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
from sandtable.table import Point

HURRIED: Final = 4  # warzone.climb.con.run: to CON
FOOT_STEP: Final = 0.05  # inches: how finely the foot of a climb is looked for


async def climbed(state: WarzoneState, model: Model, stride: Stride) -> bool:
    """Whether a climb succeeds.

    warzone.climb.con: a plain CON test with a Movement action. warzone.climb.con.run: at +4 with a Run or Charge,
    at the end of the climb. warzone.climb.fail: who fails falls from the height reached to the foot, and his
    activation ends.
    """
    hurried = stride.gait.factor > 1
    why = "warzone.climb.con.run" if hurried else "warzone.climb.con"
    if await con_test(state, model, HURRIED if hurried else 0, why):
        return True
    x, y = foot_of(state, model, stride.path)
    model.moved += stride.length
    ground = model.altitude
    put(state, model, x, y, ground)
    model.actions = 0
    if state.listens():
        values = {"model": model_name(state, model)}
        state.tell("warzone-event-climb-failed", values, ["warzone.climb.fail"], model.side, model.id)
    await fall(state, model, stride.climb, False)
    return False


def foot_of(state: WarzoneState, model: Model, path: list[Point]) -> Point:
    """The last place on the way at which the model still stands as low as it began, clear of what it climbs."""
    sx, sy = path[-2]
    ex, ey = path[-1]
    length = ((ex - sx) ** 2 + (ey - sy) ** 2) ** 0.5
    steps = max(int(length / FOOT_STEP), 1)
    best = (sx, sy)
    radius = model.base.radius
    for i in range(steps + 1):
        share = i / steps
        x, y = sx + (ex - sx) * share, sy + (ey - sy) * share
        ahead = min(share + radius / length, 1.0) if length > 0.0 else 1.0
        if height_at(state, sx + (ex - sx) * ahead, sy + (ey - sy) * ahead) > model.altitude + 1e-6:
            break
        best = (round(x, 2), round(y, 2))
    return best
