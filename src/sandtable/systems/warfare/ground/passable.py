"""Where a unit may go: terrain, obstacles, crowds, other units, and what the way costs."""

from __future__ import annotations

from sandtable.core.wire import Reason
from sandtable.hexmap import CLOSED, CROSS, FREE, OFF, SHUT, Reach, reach
from sandtable.systems.warfare.book.profiles import HELICOPTER
from sandtable.systems.warfare.book.terrain import SIXTHS, WATER
from sandtable.systems.warfare.ground.helicopters import low_ground
from sandtable.systems.warfare.state.action_track import available
from sandtable.systems.warfare.state.refusals import refused
from sandtable.systems.warfare.state.state import HOSTILE, NOBODY, OBSTACLES, ROADBLOCK, Unit, WarfareState


def why_not_step(state: WarfareState, unit: Unit, a: int, b: int) -> list[Reason]:
    """Why a unit cannot step from a hex into an adjacent one, whoever may be there."""
    return why_not_cross(state, unit, a, b) or why_not_pass_counters(state, unit, b)


def why_not_cross(state: WarfareState, unit: Unit, a: int, b: int) -> list[Reason]:
    """Why the terrain keeps a unit from a step.

    warfare.fort.no_crossing: not across triangles. warfare.move.water: not into water without the ability.
    """
    grid = state.ground.grid
    direction = grid.direction(a, b)
    if direction == OFF:
        return refused("warfare.move.action")
    if state.ground.prices[state.way(unit)].prices[6 * a + direction] == CLOSED:
        walled = state.ground.walled(a, direction)
        return refused("warfare.fort.no_crossing" if walled else "warfare.move.water")
    return []


def why_not_pass_counters(state: WarfareState, unit: Unit, hex: int) -> list[Reason]:
    """Why the counters of a hex keep a ground unit out; warfare.heli.obstacles: a helicopter flies over them all.

    warfare.roadblock.impassable, warfare.rubble.effect. warfare.pop.regular_move, warfare.pop.irregular_move:
    a Hostile Crowd keeps Regulars out, Irregulars pass.
    """
    marks = state.marks[hex]
    if not marks or unit.profile.kind == HELICOPTER:
        return []
    if marks & OBSTACLES:
        return refused("warfare.roadblock.impassable" if marks & ROADBLOCK else "warfare.rubble.effect")
    if marks & HOSTILE and unit.profile.regular:
        return refused("warfare.pop.regular_move")
    return []


def can_pass_counters(state: WarfareState, unit: Unit, hex: int) -> bool:
    """Whether the counters of a hex let a unit pass."""
    return not why_not_pass_counters(state, unit, hex)


def why_not_stay(state: WarfareState, unit: Unit, hex: int) -> list[Reason]:
    """Why a unit may not end its move in a hex that it may enter.

    warfare.stack.one_unit, warfare.move.through_friends; warfare.stack.transport: passengers are not in the hex.
    warfare.stack.counters: counters never matter here. A helicopter ordered to stay low may not end where it
    would be high (the scenario's own order).
    """
    other = state.at[hex]
    if other != NOBODY and other != unit.index:
        return refused("warfare.move.through_friends")
    if ordered_low(state, unit) and not low_ground(state, hex):
        return refused("warfare.heli.high")
    return []


def can_stay(state: WarfareState, unit: Unit, hex: int) -> bool:
    """Whether a unit may end its move in a hex that it may enter."""
    return not why_not_stay(state, unit, hex)


def ordered_low(state: WarfareState, unit: Unit) -> bool:
    """Whether the scenario orders this helicopter to stay low."""
    return unit.profile.kind == HELICOPTER and unit.profile.id in state.scenario.low_only


def why_not_enter(state: WarfareState, unit: Unit, a: int, b: int) -> list[Reason]:
    """Why a unit cannot step from a hex into an adjacent one and stop there.

    warfare.move.not_through_enemies: never into an enemy's hex.
    """
    other = state.at[b]
    if other != NOBODY and not state.friends(unit.side, state.units[other].side):
        return refused("warfare.move.not_through_enemies")
    return why_not_step(state, unit, a, b) or why_not_stay(state, unit, b)


def can_enter(state: WarfareState, unit: Unit, a: int, b: int) -> bool:
    """Whether a unit may step into an adjacent hex and stop there."""
    return not why_not_enter(state, unit, a, b)


def gates_of(state: WarfareState, unit: Unit, leading: bool) -> list[int]:
    """For each hex whether the unit may enter it, cross it or neither; followers cannot swim (warfare.pop.escort)."""
    gates = _gates_of_ground(state, unit)
    for other in state.units:
        if other.hex != OFF and other is not unit:
            if not state.friends(other.side, unit.side):
                gates[other.hex] = SHUT
            elif gates[other.hex] == FREE:
                gates[other.hex] = CROSS
    if leading:
        _shut_water(state, gates)
    return gates


def _gates_of_ground(state: WarfareState, unit: Unit) -> list[int]:
    """What obstacles and crowds shut to a ground unit, and where a helicopter ordered low may only pass."""
    if unit.profile.kind != HELICOPTER:
        barred = OBSTACLES | HOSTILE if unit.profile.regular else OBSTACLES
        return [SHUT if marks & barred else FREE for marks in state.marks]
    if ordered_low(state, unit):
        return [FREE if low_ground(state, hex) else CROSS for hex in range(len(state.at))]
    return [FREE] * len(state.at)


def _shut_water(state: WarfareState, gates: list[int]) -> None:
    """warfare.pop.escort: whoever is led cannot swim."""
    for hex, kind in enumerate(state.ground.kinds):
        if kind == WATER:
            gates[hex] = SHUT


def allowance(state: WarfareState, unit: Unit) -> int:
    """warfare.track.move_limit: the most a path may cost in whole AP before the damage discount."""
    return available(state) + unit.damage


def reach_of(
    state: WarfareState, unit: Unit, followers: int = 0, *, extra: int = 0, most: int = 1000
) -> Reach:
    """Everywhere a unit can go with its available AP, leading so many counters (warfare.pop.escort_cost).

    `extra` AP are kept for a special ability used with the move; `most` looks no further than so many AP.
    """
    sixths = SIXTHS * min(allowance(state, unit) - extra, most)
    prices = state.ground.prices[state.way(unit)]
    gates = gates_of(state, unit, followers > 0)
    return reach(prices, unit.hex, sixths, gates, SIXTHS * followers)


def whole_ap(sixths: int) -> int:
    """warfare.move.rounding: hex costs of one action are added up and rounded up, to at least 1."""
    return max((sixths + SIXTHS - 1) // SIXTHS, 1)


def why_not_move(state: WarfareState, unit: Unit) -> list[Reason]:
    """warfare.move.action: why an able unit cannot move now; its neighbours are tried before a way through friends."""
    grid = state.ground.grid
    prices = state.ground.prices[state.way(unit)].prices
    most = SIXTHS * allowance(state, unit)
    hex = unit.hex
    through = False
    for direction in range(6):
        cost = prices[6 * hex + direction]
        if cost == CLOSED or cost > most:
            continue
        other = grid.neighbours[6 * hex + direction]
        if not can_pass_counters(state, unit, other):
            continue
        here = state.at[other]
        if here != NOBODY and not state.friends(unit.side, state.units[here].side):
            continue
        if can_stay(state, unit, other):
            return []
        through = True
    if through:
        reached = reach_of(state, unit)
        for other in range(len(state.at)):
            if other != hex and reached.stops(other):
                return []
    return refused("warfare.track.move_limit")


def can_move(state: WarfareState, unit: Unit) -> bool:
    """Whether an able unit may take a movement action."""
    return not why_not_move(state, unit)
