"""The order of a game and of a turn."""

from __future__ import annotations

from sandtable.core.effects import CHECKPOINT
from sandtable.systems.fubar.harm.victory import end_of_turn
from sandtable.systems.fubar.move.charging import fight_combats
from sandtable.systems.fubar.setup.deployment import deploy
from sandtable.systems.fubar.state.identities import (
    ACTIVATIONS,
    COMBATS,
    DEPLOYING,
    INITIATIVE,
    OVER,
    TURN_END,
)
from sandtable.systems.fubar.state.state import FubarState
from sandtable.systems.fubar.turn.activation import activate
from sandtable.systems.fubar.turn.initiative import hand_over, pass_when_done, roll_for_initiative


async def play(state: FubarState) -> None:
    """fubar.turn.game: deployment, then turns until somebody has won or time is up.

    Starts from any checkpoint: turn, phase and the holder of the initiative say where the game stands.
    """
    if state.phase == DEPLOYING:
        await deploy(state)
        if not over(state):
            begin_turn(state)
    while not over(state):
        await turn(state)
    state.phase = OVER


async def turn(state: FubarState) -> None:
    """fubar.turn.close_first: combats in progress, initiative, activations, then the scenario's checks."""
    if state.phase == COMBATS:
        await fight_combats(state)
        state.phase = INITIATIVE
    if state.phase == INITIATIVE and not over(state):
        await roll_for_initiative(state)
        state.phase = ACTIVATIONS
    if state.phase == ACTIVATIONS and not over(state):
        await activations(state)
        state.phase = TURN_END
    if not over(state):
        await end_of_turn(state)
    if not over(state):
        begin_turn(state)


def begin_turn(state: FubarState) -> None:
    """fubar.turn.once, fubar.action.guard.length: attempts and reactions are renewed with every turn."""
    state.turn += 1
    state.phase = COMBATS
    state.order = []
    state.holder = -1
    for unit in state.units:
        unit.tried = False
        unit.reacted = False
    state.tell("fubar-event-turn", {"turn": state.turn}, ["fubar.turn.game"])


async def activations(state: FubarState) -> None:
    """fubar.initiative.until_all: the initiative goes back and forth until every unit has had its attempt."""
    keeps = True
    while not over(state):
        if keeps:
            pass_when_done(state)
        if state.holder < 0:
            return
        await CHECKPOINT
        keeps = await activate(state, state.holder)
        if not keeps:
            hand_over(state)  # to somebody who has a unit left


def over(state: FubarState) -> bool:
    """Whether somebody has won, or time is up."""
    return state.result is not None
