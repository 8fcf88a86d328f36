"""How the automaton weighs what it could do: final dice, distances, objectives."""

from __future__ import annotations

from sandtable.core.question import Question
from sandtable.core.wire import Json
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.forecast import Deed, rank_ahead
from sandtable.systems.warfare.attack.reactions import OverwatchQuestion, modes_in_force
from sandtable.systems.warfare.attack.shooting import can_fire_at, can_use_weapons, column_of
from sandtable.systems.warfare.attack.support_reactions import ReactionQuestion
from sandtable.systems.warfare.attack.to_hit import fire_throw
from sandtable.systems.warfare.state.refusals import why_not_able
from sandtable.systems.warfare.state.state import NOBODY, Unit, WarfareState


def final_rank(state: WarfareState, question: Question, answer: Json) -> int:
    """The rank of the die that a reaction would roll, as far as the automaton knows; 0 when it rolls none."""
    deed = _deed_of(question, answer)
    return rank_ahead(state, question.side, deed) if deed is not None else 0


def _deed_of(question: Question, answer: Json) -> Deed | None:
    """What an answer to the offer of a reaction would play."""
    if isinstance(question, OverwatchQuestion):
        return question.deed(answer)
    return question.deed(answer) if isinstance(question, ReactionQuestion) else None


def shot_rank(state: WarfareState, unit: Unit, mode: int, target: Unit) -> int:
    """The rank of the die of a shot, as far as the firer knows its target."""
    column = column_of(unit, mode)
    if column is None:
        return 0
    defence = target.profile.defence if target.known >> unit.side & 1 else 0
    return fire_throw(state, unit, column.rank, target, unit.hex, defence).final


def best_ahead(state: WarfareState, question: OverwatchQuestion) -> int:
    """warfare.solo.reactions: the strongest die the offered units would get in a hex still to be entered."""
    mover = question.mover
    here = mover.hex
    ahead = [hex for hex in question.ahead if state.at[hex] == NOBODY]
    strongest = 0
    for hex in ahead:
        state.put(mover, hex)
        for unit, _ in question.shots:
            for mode in modes_in_force(state):
                if can_use_weapons(state, unit, mode) and can_fire_at(state, unit, mode, mover):
                    strongest = max(strongest, shot_rank(state, unit, mode, mover))
    state.put(mover, here)
    return strongest


def own_units(state: WarfareState, side: int) -> list[Unit]:
    """A side's units on the map, in the order of its list."""
    return [unit for unit in state.units if unit.side == side and unit.hex != OFF]


def able_units(state: WarfareState, side: int) -> list[Unit]:
    """Those that can take an action."""
    return [unit for unit in own_units(state, side) if not why_not_able(unit)]


def nearest_enemy(state: WarfareState, unit: Unit) -> int:
    """How far the nearest enemy is; 99 when there is none."""
    grid = state.ground.grid
    return min((grid.distance(unit.hex, foe.hex) for foe in state.enemies_on_map(unit.side)), default=99)


def goals_of(state: WarfareState, side: int) -> list[int]:
    """The objectives that a side does not hold: not by control, nor with a unit of its team in them.

    A sheet without objectives has the exits of the team for them, or else the enemies.
    """
    team = state.team(side)
    scenario = state.scenario
    if scenario.objectives:
        return [hex for hex in scenario.objectives if not held(state, hex, team)]
    if scenario.exits[team]:
        return scenario.exits[team]
    return [unit.hex for unit in state.enemies_on_map(side)]


def held(state: WarfareState, hex: int, team: int) -> bool:
    """Whether a team holds an objective: by the rule of control where the sheet scores it, else by standing there."""
    controlled = state.scenario.control_hexes
    if hex in controlled:
        return state.control[controlled.index(hex)] == team
    unit = state.unit_at(hex)
    return unit is not None and state.team(unit.side) == team
