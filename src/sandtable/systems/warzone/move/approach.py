"""The free approach: stepping up to an enemy to strike him."""

from __future__ import annotations

from sandtable.systems.warzone.ground.space import fights_at
from sandtable.systems.warzone.harm.suppression import under_fire
from sandtable.systems.warzone.move.movement import walk_to
from sandtable.systems.warzone.move.planning import APPROACH, INSIDE, Planner, Stride
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState


def approach_to(state: WarzoneState, model: Model, foe: Model) -> Stride:
    """warzone.act.close.approach: the free move just far enough to bring an enemy into the own reach."""
    dx = foe.base.x - model.base.x
    dy = foe.base.y - model.base.y
    apart = (dx * dx + dy * dy) ** 0.5
    room = model.base.radius + foe.base.radius + model.profile.reach - INSIDE
    share = (apart - room) / apart if apart > room else 0.0
    goal = (round(model.base.x + dx * share, 4), round(model.base.y + dy * share, 4))
    return Planner(state, model, APPROACH).stride(goal)


def can_approach(state: WarzoneState, model: Model, foe: Model) -> bool:
    """Whether the free approach brings an enemy into the own reach, neither too high nor too low to be struck."""
    stride = approach_to(state, model, foe)
    return not stride.reasons and fights_at(model, stride.altitude, foe)


async def approach(state: WarzoneState, model: Model, foe: Model) -> None:
    """The free approach itself; under Suppressive Fire its inches count like any."""
    stride = approach_to(state, model, foe)
    model.approached = True
    if stride.length > 0.0 and not stride.reasons:
        walk_to(state, model, stride.path, stride.altitude)
        await under_fire(state, model, stride.length)
