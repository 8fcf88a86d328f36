"""Synaptic feedback: what befalls a squad of the Dark Legion that has lost half of its models."""

from __future__ import annotations

from typing import Final

from sandtable.systems.warzone.book.words import DARK_LEGION, PIERCING
from sandtable.systems.warzone.harm.nerve import own_ld
from sandtable.systems.warzone.harm.saves import Hit
from sandtable.systems.warzone.state.dice import plain_d20
from sandtable.systems.warzone.state.pieces import Squad
from sandtable.systems.warzone.state.state import WarzoneState

FEEDBACK_ST: Final = 10
FEEDBACK_AVV: Final = 1
WHY: Final = "warzone.faction.legion.feedback"


async def feedback(state: WarzoneState, squad: Squad) -> None:
    """warzone.faction.legion.feedback: a Dark Legion squad that lost half; above its own LD, every model of it is hit.

    The die is lowered by 1 for each hero attached; the Warlord's LD never counts.
    """
    from sandtable.systems.warzone.harm.wounds import take_hit  # noqa: PLC0415

    if squad.faction != DARK_LEGION:
        return
    heroes = sum(1 for model in squad.living() if model.joined)
    face = await plain_d20(state, squad.side, WHY, squad.id)
    ld = own_ld(state, squad).need()
    held = face - heroes <= ld
    state.tell(
        "warzone-event-feedback-held" if held else "warzone-event-feedback",
        {"squad": squad.name, "roll": face - heroes, "ld": ld},
        [WHY],
        squad.side,
        squad.id,
    )
    if held:
        return
    for model in squad.standing():
        if model.on_table:
            await take_hit(state, model, Hit(FEEDBACK_ST, PIERCING, FEEDBACK_AVV, why=WHY))
