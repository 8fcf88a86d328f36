"""Initiative: who wins it, and who then activates first."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import CHECKPOINT, ask
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, side_letter, text_of
from sandtable.systems.warzone.harm.missions import first_initiative
from sandtable.systems.warzone.state.dice import plain_d20
from sandtable.systems.warzone.state.identities import ASK_FIRST
from sandtable.systems.warzone.state.state import WarzoneState

NO_WARLORD: Final = -2  # warzone.turn.initiative
INITIATIVE: Final = "warzone.turn.initiative"


async def initiative(state: WarzoneState) -> None:
    """warzone.turn.initiative: a D20 each, -2 without a Warlord.

    The higher total chooses who activates first.
    """
    given = first_initiative(state) if state.turn == 1 else -1
    if given >= 0:
        state.winner = given
    else:
        await CHECKPOINT
        state.winner = await roll_off(state)
    state.tell(
        "warzone-event-initiative", {"side": state.sides[state.winner].name}, [INITIATIVE], state.winner
    )
    state.holder = await who_begins(state, state.winner)


async def roll_off(state: WarzoneState) -> int:
    """The side whose total is higher; ties are rolled again."""
    while True:
        totals: list[int] = []
        for side in range(len(state.sides)):
            face = await plain_d20(state, side, INITIATIVE)
            totals.append(face + (0 if warlord_lives(state, side) else NO_WARLORD))
        if totals[0] != totals[1]:
            return 0 if totals[0] > totals[1] else 1


def warlord_lives(state: WarzoneState, side: int) -> bool:
    """Whether a side's Warlord is still in the game; an army without one has none to lose."""
    id = state.sides[side].warlord
    return not id or any(model.alive for model in state.squad(id).models)


async def who_begins(state: WarzoneState, side: int) -> int:
    """The winner chooses who activates first."""
    options: list[Option] = []
    for other in (side, state.rival(side)):
        values: dict[str, Json] = {"side": state.sides[other].name}
        options.append(Option(side_letter(other), Message("warzone-opt-first", values), INITIATIVE))
    question = Choose(
        side,
        INITIATIVE,
        Message("warzone-ask-first"),
        options,
        subject="",
        topic="warzone.first",
        id=ASK_FIRST,
    )
    return 0 if text_of(await ask(question)) == side_letter(0) else 1
