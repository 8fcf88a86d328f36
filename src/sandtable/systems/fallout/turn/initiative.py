"""Initiative (chapter 4.1)."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Message
from sandtable.systems.fallout.book.words import HERO
from sandtable.systems.fallout.state.dice import roll
from sandtable.systems.fallout.state.state import FalloutState

ROLL: Final = "fallout.initiative.roll"
BONUS: Final = 2


async def roll_for_initiative(state: FalloutState) -> None:
    """fallout.initiative.roll: everybody rolls; the highest total is the attacker (fallout.initiative.names).

    fallout.initiative.tie_reroll: a tie that Luck does not decide is rolled again.
    fallout.dice.order_initiative: last turn's attacker rolls first, then the others as they are listed.
    """
    last = state.attacker
    rollers = list(range(state.sides))
    if last >= 0:
        rollers.remove(last)
        rollers.insert(0, last)
    totals = await totals_of(state, rollers, last)
    while True:
        best = totals[rollers[0]]
        for side in rollers:
            if totals[side] > best:
                best = totals[side]
        tied = [side for side in rollers if totals[side] == best]
        winner = tied[0] if len(tied) == 1 else luckiest(state, tied)
        if winner >= 0:
            break
        again = await totals_of(state, tied, last)  # fallout.initiative.tie_reroll
        for side in rollers:
            totals[side] = again[side] + 100 if side in tied else totals[side]
    state.attacker = winner
    state.order = [winner, *in_order(totals, [side for side in rollers if side != winner])]
    state.active = winner
    state.tell("fallout-event-initiative", {"side": state.called(winner)}, [ROLL], winner)


def in_order(totals: list[int], sides: list[int]) -> list[int]:
    """The sides by what they rolled, the highest first; of equals whoever rolled first."""
    return sides if len(sides) < 2 else sorted(sides, key=lambda side: -totals[side])


async def totals_of(state: FalloutState, sides: list[int], last: int) -> list[int]:
    """fallout.initiative.bonus: last turn's attacker adds 2; fallout.initiative.first_turn: nobody on turn 1."""
    totals = [0] * state.sides
    for side in sides:
        bonus = BONUS if side == last else 0
        need = Message("fallout-need-initiative", {"bonus": bonus})
        totals[side] = await roll(ROLL, side, "", need) + bonus
    return totals


def luckiest(state: FalloutState, sides: list[int]) -> int:
    """fallout.initiative.tie_luck.en, fallout.initiative.tie_luck.it: the side with the luckiest hero still in play.

    fallout.stat.luck; a side with a hero beats one without; -1 when that does not decide.
    """
    lucks = [best_luck(state, side) for side in sides]
    best = max(lucks)
    if best == 0 or lucks.count(best) > 1:
        return -1
    return sides[lucks.index(best)]


def best_luck(state: FalloutState, side: int) -> int:
    """The highest Luck of a side's heroes alive and not departed, unconscious ones included; 0 without a hero."""
    best = 0
    for unit in state.units:
        if unit.side == side and not unit.gone:
            for figure in unit.figures:
                if figure.present() and figure.profile.rank == HERO:
                    best = max(best, figure.profile.lk)
    return best
