"""The order of a battle and of a turn (chapter 4.1)."""

from __future__ import annotations

from sandtable.core.effects import CHECKPOINT
from sandtable.systems.fallout.harm.victory import check_end
from sandtable.systems.fallout.move.aftermath import aftermath
from sandtable.systems.fallout.setup.deployment import deploy
from sandtable.systems.fallout.setup.laying import lay_terrain
from sandtable.systems.fallout.state.identities import (
    PHASE_ACTIVATIONS,
    PHASE_DEPLOY,
    PHASE_ENVIRONMENT,
    PHASE_INITIATIVE,
    PHASE_OVER,
    PHASE_PREMOVE,
    PHASE_TERRAIN,
)
from sandtable.systems.fallout.state.state import CRITTERS, FalloutState, Unit
from sandtable.systems.fallout.turn.activation import activate, anybody_available, available_units
from sandtable.systems.fallout.turn.critters import critter_activation
from sandtable.systems.fallout.turn.environment import environment
from sandtable.systems.fallout.turn.head_start import premove
from sandtable.systems.fallout.turn.initiative import roll_for_initiative


def put_in_place(state: FalloutState) -> None:
    """What follows from deaths: told to every state before anything is asked of it."""
    state.aftermath = aftermath


async def play(state: FalloutState) -> None:
    """fallout.setup.order, fallout.victory.when: terrain, deployment, then turns until the scenario is over.

    Starts from any checkpoint: turn, phase and whose go it is say where the battle stands.
    """
    put_in_place(state)
    if state.phase == PHASE_TERRAIN:
        await lay_terrain(state)
    if state.phase == PHASE_DEPLOY:
        await deploy(state)
    if state.phase == PHASE_PREMOVE:
        await premove(state)
        if not over(state):
            begin_turn(state)
    while not over(state):
        await turn(state)
    state.phase = PHASE_OVER


def over(state: FalloutState) -> bool:
    """Whether the battle is decided."""
    return state.result is not None


def begin_turn(state: FalloutState) -> None:
    """A new turn: initiative may be used again."""
    state.turn += 1
    state.phase = PHASE_INITIATIVE
    state.initiative_used = False
    state.second = False
    state.critter_due = -1
    state.tell("fallout-event-turn", {"turn": state.turn}, ["fallout.turn.sequence"])


async def turn(state: FalloutState) -> None:
    """fallout.turn.sequence: initiative, activations, environmental effects, tokens."""
    if state.phase == PHASE_INITIATIVE:
        await CHECKPOINT
        await roll_for_initiative(state)
        state.phase = PHASE_ACTIVATIONS
    if state.phase == PHASE_ACTIVATIONS:
        await activations(state)
        if over(state):
            return
        state.phase = PHASE_ENVIRONMENT
    await CHECKPOINT
    await environment(state)
    check_end(state, environment=True)
    if not over(state):
        begin_turn(state)


async def activations(state: FalloutState) -> None:
    """fallout.turn.attacker_first: the attacker one unit, then the defender one, while both have units left.

    fallout.turn.finish_rest: whoever has none left is done. fallout.s4.activation: a critter follows each unit.
    """
    while not over(state):
        if state.critter_due >= 0 and state.wild and critters_left(state):
            await CHECKPOINT
            side = state.critter_due
            state.critter_due = -1
            await critter_activation(state, side)
        else:
            state.critter_due = -1
            units = next_units(state)
            if not units:
                return
            side = units[0].side
            await CHECKPOINT
            await activate(state, side, units)
            if not state.second:
                state.active = following(state, side)
            if state.wild and critters_left(state):
                state.critter_due = side
        check_end(state, environment=False)


def critters_left(state: FalloutState) -> bool:
    """Whether any critter can still act this turn."""
    return anybody_available(state, CRITTERS)


def following(state: FalloutState, side: int) -> int:
    """The side after this one in the order of initiative."""
    order = state.order
    return order[(order.index(side) + 1) % len(order)]


def next_units(state: FalloutState) -> list[Unit]:
    """The units of whoever's go it is: the next side in order that has any able to act; none when nobody has."""
    side = state.active
    for _ in range(state.sides):
        units = available_units(state, side)
        if units:
            return units
        state.second = False
        side = following(state, side)
    return []
