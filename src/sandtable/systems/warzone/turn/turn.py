"""The order of a game and of a Game Turn."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import CHECKPOINT
from sandtable.systems.warzone.cards.deck import end_turn, hand_out, start_phase
from sandtable.systems.warzone.harm.missions import score_turn
from sandtable.systems.warzone.harm.victory import check_wipeout, finish
from sandtable.systems.warzone.move.approach import approach, can_approach
from sandtable.systems.warzone.move.flight import forced_run
from sandtable.systems.warzone.move.reserves import arrivals
from sandtable.systems.warzone.move.taking_cover import run_for_cover, takes_cover
from sandtable.systems.warzone.setup.deployment import deploy
from sandtable.systems.warzone.state.identities import (
    ARRIVALS,
    BATTLE,
    END,
    INITIATIVE_PHASE,
    OVER,
    SETTING_UP,
    START,
)
from sandtable.systems.warzone.state.state import Reactions, WarzoneState
from sandtable.systems.warzone.turn.activation import activate, choose_squad
from sandtable.systems.warzone.turn.initiative import initiative
from sandtable.systems.warzone.turn.unit_questions import ready_squads

REACTIONS: Final = Reactions(
    forced_run=forced_run,
    takes_cover=takes_cover,
    runs_for_cover=run_for_cover,
    can_approach=can_approach,
    approaches=approach,
)


def put_in_place(state: WarzoneState) -> None:
    """Who moves in the middle of an attack or a lost test: told to every state before anything is asked of it."""
    state.reactions = REACTIONS


async def play(state: WarzoneState) -> None:
    """The whole game: setting up, then Game Turns until somebody has won or the mission is over.

    Starts from any checkpoint: turn, phase and step say where the game stands.
    """
    put_in_place(state)
    if state.phase == SETTING_UP:
        await deploy(state)
        await hand_out(state)
        if not over(state):
            begin_turn(state)
    while not over(state):
        await game_turn(state)
    state.phase = OVER


async def game_turn(state: WarzoneState) -> None:
    """warzone.turn.structure: Start, Initiative, Arrivals, Battle, End."""
    if state.phase == START:
        await start_phase(state)
        enter(state, INITIATIVE_PHASE)
    if state.phase == INITIATIVE_PHASE and not over(state):
        await initiative(state)
        enter(state, ARRIVALS)
    if state.phase == ARRIVALS and not over(state):
        await arrivals(state)
        enter(state, BATTLE)
    if state.phase == BATTLE and not over(state):
        await battle(state)
        enter(state, END)
    if not over(state):
        end_phase(state)


def enter(state: WarzoneState, phase: str) -> None:
    """The next phase begins, unless the game is over."""
    if not over(state):
        state.phase = phase
        state.step = 0


def over(state: WarzoneState) -> bool:
    """Whether somebody has won, or the mission is over."""
    return state.result is not None


def begin_turn(state: WarzoneState) -> None:
    """A new Game Turn: what a turn allows once may be done again.

    warzone.panic.percent: losses are counted on the models a squad has now.
    """
    state.turn += 1
    enter(state, START)
    for squad in state.squads:
        squad.activated = False
        squad.started = False
        squad.special = False
        squad.panic_tested = False
        squad.rout_tested = False
        squad.shaken = 0
        squad.forced_run = False
        squad.rallies = 0
        squad.suppressions = []
        squad.cast = []
        squad.opening = len(squad.living())
        for model in squad.models:
            model.moved = 0.0
            model.approached = False
            model.fired = []
            model.shot = []
            model.raised = False
            model.fumbled = False
            model.pressed = []
            model.balked = ""
    state.tell("warzone-event-turn", {"turn": state.turn}, ["warzone.turn.structure"])


async def battle(state: WarzoneState) -> None:
    """warzone.turn.alternate: the sides activate one unit each in turn.

    warzone.turn.leftover: when one has nothing left, the other goes on alone.
    """
    while not over(state):
        if not state.active:
            if not ready_squads(state, state.holder):
                state.holder = state.rival(state.holder)
                if not ready_squads(state, state.holder):
                    return
            await CHECKPOINT
            await choose_squad(state, state.holder)
        await activate(state)
        state.holder = state.rival(state.holder)


def end_phase(state: WarzoneState) -> None:
    """warzone.turn.structure: one-turn effects go, points are scored, and the game may be over."""
    end_turn(state)
    score_turn(state)
    check_wipeout(state)
    if over(state):
        return
    if state.turn >= state.mission.turns:
        finish(state)
        return
    begin_turn(state)
