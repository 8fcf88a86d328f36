"""The order of a game and of a turn: activations along the track, then the four steps at the end.

Who is active is decided by the track itself (`state.action_track`): set-up and positions ask it too.
"""

from __future__ import annotations

from sandtable.core.effects import CHECKPOINT
from sandtable.systems.warfare.book.profiles import BOXES
from sandtable.systems.warfare.harm.morale import recover_all
from sandtable.systems.warfare.harm.victory import count, over, tally
from sandtable.systems.warfare.setup.deployment import arrivals, deploy
from sandtable.systems.warfare.state.action_track import settle_active, turn_is_over
from sandtable.systems.warfare.state.identities import DEPLOYING, OVER, PLAYING
from sandtable.systems.warfare.state.names import side_word
from sandtable.systems.warfare.state.state import NOBODY, SMOKE, WarfareState
from sandtable.systems.warfare.turn.activation import command
from sandtable.systems.warfare.turn.solo import automatic


def put_in_place(state: WarfareState) -> None:
    """How the automaton answers: told to every state before anything is asked of it."""
    state.automatic = automatic


async def play(state: WarfareState) -> None:
    """Deployment, then turns to the scenario's last one (warfare.track.game_end).

    Starts from any checkpoint: phase, turn, levels and the active player say where the game stands.
    """
    put_in_place(state)
    if state.phase == DEPLOYING:
        await deploy(state)
        state.phase = PLAYING
        settle_active(state)
        state.tell("warfare-event-turn", {"turn": state.turn}, ["warfare.setup.turn_cube"])
    while state.result is None:
        await activation(state)
        if not over(state) and turn_is_over(state):
            await end_turn(state)
    state.phase = OVER


async def activation(state: WarfareState) -> None:
    """One action with all its reactions; then who is active.

    warfare.track.role_change, warfare.track.end_after_action.
    """
    await CHECKPOINT
    side = state.active
    await command(state, side)
    change_roles(state)


def change_roles(state: WarfareState) -> None:
    """warfare.track.active: the highest cube; what belongs to the activation ends with it (drone reconnaissance)."""
    if settle_active(state):
        state.spotter = NOBODY
        state.tell(
            "warfare-event-active",
            lambda: {"side": side_word(state, state.active)},
            ["warfare.track.role_change"],
            state.active,
        )


async def end_turn(state: WarfareState) -> None:
    """The end of a turn: smoke goes, morale returns, the turn cube advances.

    warfare.track.end_1_smoke, warfare.track.end_2_shaken, warfare.track.end_3_suppressed and
    warfare.track.end_4_turn_cube, in this order.

    warfare.track.keep_positions: every cube stays in its box, so all levels rise by 40. warfare.track.overwatch_kept:
    overwatch cubes stay on their units.
    """
    last = state.turn >= state.scenario.turns
    if last:
        tally(state)
    clear_smoke(state)
    recover_all(state)
    if last:
        count(state)
        return
    state.turn += 1
    for side in range(state.sides):
        state.levels[side] += BOXES
    state.spotter = NOBODY
    settle_active(state)
    state.tell("warfare-event-turn", {"turn": state.turn}, ["warfare.track.end_4_turn_cube"])
    await arrivals(state)


def clear_smoke(state: WarfareState) -> None:
    """warfare.track.end_1_smoke, warfare.smoke.expires: all smoke disappears."""
    lifted = False
    for hex in range(len(state.marks)):
        if state.marks[hex] & SMOKE:
            state.unmark(hex, SMOKE)
            lifted = True
    if lifted:
        state.tell("warfare-event-smoke-clears", None, ["warfare.track.end_1_smoke"])
