"""Under Suppressive Fire: what it costs to move."""

from __future__ import annotations

from typing import Final

from sandtable.systems.warzone.book.words import BLAST
from sandtable.systems.warzone.harm.nerve import con_test
from sandtable.systems.warzone.harm.saves import Hit
from sandtable.systems.warzone.harm.wounds import take_hit
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState

FREE_INCHES: Final = 2.0  # warzone.suppress.con
TESTED: Final = -1.0


async def under_fire(state: WarzoneState, model: Model, inches: float) -> None:
    """warzone.suppress.con: a model that has moved more than 2 inches since takes one CON test for each suppression.

    warzone.suppress.hit: a failure is one automatic Blast hit at the lowest ST of the weapons used.
    """
    pressed = model.pressed
    if not pressed or inches <= 0.0:
        return
    strengths = state.squad_of(model).suppressions
    for i in range(len(pressed)):
        if pressed[i] < 0.0:
            continue
        pressed[i] += inches
        if pressed[i] > FREE_INCHES + 1e-6:
            pressed[i] = TESTED
            if not await con_test(state, model, "warzone.suppress.con"):
                hit = Hit(strengths[i], BLAST, 0, side=1 - model.side, why="warzone.suppress.hit")
                await take_hit(state, model, hit)
                if not model.on_table:
                    return
