"""Falls: how hard the ground is."""

from __future__ import annotations

from math import ceil
from typing import Final

from sandtable.systems.warzone.book.words import BOON_DROP, PIERCING, SKILL_JUMP_JETS
from sandtable.systems.warzone.harm.saves import Hit
from sandtable.systems.warzone.harm.wounds import take_hit
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import bonus

FALL_ST: Final = 6  # warzone.fall.strength: added to the inches
VEHICLE_AVV: Final = 10  # warzone.fall.vehicle


def free_drop(state: WarzoneState, model: Model) -> float:
    """How far a base drops free of movement and damage.

    warzone.jump.down.small, warzone.jump.down.medium, warzone.jump.down.large, warzone.jump.down.heavy.
    Jump Jets double it; Spring Boots add to it.
    """
    free = model.profile.base.free_drop + bonus(state, model, BOON_DROP)
    return 2.0 * free if SKILL_JUMP_JETS in model.profile.skills else free


def fall_inches(state: WarzoneState, model: Model, height: float, voluntary: bool) -> int:
    """warzone.fall.strength: the inches rounded up. warzone.fall.voluntary: less the free drop of the base."""
    inches = ceil(height - 1e-6)
    if voluntary:
        inches = ceil(inches - free_drop(state, model) - 1e-6)
    return inches


async def fall(state: WarzoneState, model: Model, height: float, voluntary: bool) -> None:
    """warzone.fall.strength: one automatic Piercing hit of ST X+6.

    warzone.fall.vehicle: AVV 10 on a random location.
    """
    inches = fall_inches(state, model, height, voluntary)
    state.tell(
        "warzone-event-fell",
        lambda: {"model": model_name(state, model), "inches": round(height, 1)},
        ["warzone.fall.strength"],
        model.side,
        model.id,
    )
    if inches <= 0 or not model.on_table:
        return
    await take_hit(state, model, Hit(inches + FALL_ST, PIERCING, VEHICLE_AVV, why="warzone.fall.strength"))
