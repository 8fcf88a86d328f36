"""Climbing: up a building, and down again faster than one came."""

from __future__ import annotations

from typing import Final

from sandtable.systems.warzone.ground.room import fallen_to
from sandtable.systems.warzone.ground.space import put
from sandtable.systems.warzone.ground.terrain import height_at, roof_at
from sandtable.systems.warzone.harm.falls import fall
from sandtable.systems.warzone.harm.nerve import con_test
from sandtable.systems.warzone.move.planning import Stride
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import Disc, Piece, Point, path_length, point_along

HURRIED: Final = 4  # warzone.climb.con.run: to CON
FOOT_STEP: Final = 0.1  # inches: how finely the foot of a climb is looked for at first
FINEST: Final = 0.001


async def climbed(state: WarzoneState, model: Model, stride: Stride) -> bool:
    """Whether a climb succeeds.

    warzone.climb.con: a plain CON test with a Movement action. warzone.climb.con.run: at +4 with a Run or Charge,
    at the end of the climb. warzone.climb.fail: who fails falls from the height reached to the foot, and his
    activation ends.
    """
    hurried = stride.gait.factor > 1
    why = "warzone.climb.con.run" if hurried else "warzone.climb.con"
    if await con_test(state, model, why, HURRIED if hurried else 0):
        return True
    x, y = foot_of(state, model, stride.path)
    model.moved = round(model.moved + stride.length, 6)
    ground = model.altitude
    x, y = fallen_to(state, model, x, y, ground)
    put(state, model, x, y, ground)
    model.actions = 0
    state.tell(
        "warzone-event-climb-failed",
        lambda: {"model": model_name(state, model)},
        ["warzone.climb.fail"],
        model.side,
        model.id,
    )
    await fall(state, model, stride.climb, False)
    return False


def foot_of(state: WarzoneState, model: Model, path: list[Point]) -> Point:
    """The last place on the way at which the model still stands as low as it began, clear of what it climbs."""
    roof = roof_at(state, path[-1][0], path[-1][1])
    length = path_length(path)
    best = 0.0
    step = FOOT_STEP
    while step > FINEST:
        while best + step <= length and stands_low(state, model, path, best + step, roof):
            best += step
        step /= 2.0
    x, y = point_along(path, best)
    return round(x, 2), round(y, 2)


def stands_low(
    state: WarzoneState, model: Model, path: list[Point], along: float, roof: Piece | None
) -> bool:
    """Whether a climber has not left the ground yet so far along his way."""
    x, y = point_along(path, along)
    if height_at(state, x, y) > model.altitude + 1e-6:
        return False
    return roof is None or not roof.meets(Disc(x, y, model.base.radius))
