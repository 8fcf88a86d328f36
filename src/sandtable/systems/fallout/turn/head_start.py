"""Treasure Hunt!: the scavengers' head start."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import CHECKPOINT, D10, Roll, ask, every_face, shown
from sandtable.core.printed import whole
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Message, text_of
from sandtable.systems.fallout.book.tables import rows
from sandtable.systems.fallout.move.movement import move_figures
from sandtable.systems.fallout.move.paces import allowance_of
from sandtable.systems.fallout.state.identities import MOVE, WHO_GOES_FIRST
from sandtable.systems.fallout.state.state import FalloutState, Unit

PREMOVE: Final = "fallout.s3.premove"


async def premove(state: FalloutState) -> None:
    """fallout.s3.premove: before turn 1 the scavengers' units all move once, or twice on a 10; nothing else.

    The step counts the rounds still due, a token marks who has moved in this one.
    """
    for side, part in enumerate(state.scenario.parts):
        if part.premove:
            await _move_ahead(state, side)
    state.step = 0


async def _move_ahead(state: FalloutState, side: int) -> None:
    if state.step == 0:
        counts = await Roll(D10, 1, every_face(10), PREMOVE, side, Message("fallout-need-premove"))
        state.step = 1 + _moves(shown(counts))
    while state.step > 1:
        while True:
            movers = [unit for unit in state.of_side(side) if _can_move(unit)]
            if not movers:
                break
            await CHECKPOINT
            unit = await _which(state, side, movers)
            able = unit.able()
            await move_figures(state, unit, able, able, allowance_of(state, able, MOVE), MOVE, PREMOVE)
            unit.token = True
        for unit in state.of_side(side):
            unit.token = False
        state.step -= 1


def _moves(face: int) -> int:
    for row in rows("premoves", "premove"):
        if whole(row, "roll_min") <= face <= whole(row, "roll_max"):
            return whole(row, "moves")
    return 0


def _can_move(unit: Unit) -> bool:
    return unit.on_table() and unit.vehicle is None and not unit.token and bool(unit.able())


async def _which(state: FalloutState, side: int, units: list[Unit]) -> Unit:
    options = [
        Option(unit.id, Message("fallout-opt-premove", {"unit": unit.name}), PREMOVE, token=unit.id)
        for unit in units
    ]
    prompt = Message("fallout-ask-premove", {"left": len(units)})
    return state.unit(text_of(await ask(Choose(side, PREMOVE, prompt, options, id=WHO_GOES_FIRST))))
