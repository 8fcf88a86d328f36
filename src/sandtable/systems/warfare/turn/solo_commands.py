"""The commands of the automaton's list: each finds out whether it is possible, and with which answers.

warfare.solo.ties: where several units or targets would do, the strongest final die, then the nearest, then the first in
the order of the list. A command answers with all that will be asked: who, what, at whom; [] when it is not possible.
"""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.wire import Json
from sandtable.hexmap import CLOSED, ENDLESS, OFF, Reach, reach
from sandtable.systems.warfare.attack.assault import assault_column, assaultable, can_assault
from sandtable.systems.warfare.attack.martyrdom import can_be_martyr, victims
from sandtable.systems.warfare.attack.paid_tests import own_throw
from sandtable.systems.warfare.attack.population import can_convert, convertible
from sandtable.systems.warfare.attack.reactions import can_overwatch, modes_in_force
from sandtable.systems.warfare.attack.shooting import (
    FIRE_ACTIONS,
    MODES,
    can_use_weapons,
    fire_price,
    targets_of,
)
from sandtable.systems.warfare.attack.snipers import snipe_targets, sniper_throw
from sandtable.systems.warfare.attack.support_calls import call_price, value_of
from sandtable.systems.warfare.attack.to_hit import assault_throw, fire_throw
from sandtable.systems.warfare.book.profiles import (
    ARTILLERY,
    CAS,
    DEFEND,
    DRONE,
    MARTYRDOM_ICON,
    MORTAR,
    SNIPER,
    VEHICLE,
)
from sandtable.systems.warfare.book.terrain import SIXTHS
from sandtable.systems.warfare.ground.passable import can_move, gates_of, reach_of
from sandtable.systems.warfare.state.action_track import available
from sandtable.systems.warfare.state.dice import GREEN, GREY
from sandtable.systems.warfare.state.hexes import wire_hex
from sandtable.systems.warfare.state.identities import (
    ASSAULT,
    CONVERT,
    FIRE_LIGHT,
    HEAVY_VALUE,
    LIGHT_VALUE,
    MARTYRDOM,
    MOVE,
    OVERWATCH,
    PASS,
    RECOVER,
)
from sandtable.systems.warfare.state.state import SHAKEN, SUPPRESSED, Support, Unit, WarfareState
from sandtable.systems.warfare.supports.artillery import seen
from sandtable.systems.warfare.supports.supports import can_call_on, usable
from sandtable.systems.warfare.turn.actions import actions_in_force
from sandtable.systems.warfare.turn.solo_ranking import (
    able_units,
    goals_of,
    nearest_enemy,
    own_units,
    shot_rank,
)

Command = Callable[[WarfareState, int], list[Json]]

SUPPORT_ORDER = (ARTILLERY, MORTAR, CAS, DRONE, SNIPER)
LONGEST_MOVE = 4
"""AP that a move may cost at most."""
FAR = 4
"""A defender farther than this from every objective goes to one."""


class Choice:
    """The best command found so far: the lowest key wins, the first of equal ones."""

    __slots__ = ("answers", "key")

    def __init__(self) -> None:
        self.key: tuple[int, int, int] = (99, 99, 99)
        self.answers: list[Json] = []

    def offer(self, key: tuple[int, int, int], answers: list[Json]) -> None:
        """Takes a command that is better than the one before."""
        if not self.answers or key < self.key:
            self.key = key
            self.answers = answers


def in_force(state: WarfareState, action: str) -> bool:
    """warfare.scenario.topics: whether the chapter of an action is played."""
    return any(other.id == action for other in actions_in_force(state))


def _recover(state: WarfareState, side: int, morale: int, rank: int, die: str) -> list[Json]:
    choice = Choice()
    if in_force(state, RECOVER):
        for unit in state.units:
            if unit.side == side and not unit.gone and unit.morale == morale:
                final = own_throw(unit, rank).final
                near = nearest_enemy(state, unit) if unit.hex != OFF else 99
                choice.offer((-final, near, unit.index), [unit.id, RECOVER, die])
    return choice.answers


def recover_suppressed(state: WarfareState, side: int) -> list[Json]:
    """A Suppressed unit tries to recover with the green die."""
    return _recover(state, side, SUPPRESSED, GREEN, "green")


def recover_shaken(state: WarfareState, side: int) -> list[Json]:
    """A Shaken unit tries to recover with the grey die."""
    return _recover(state, side, SHAKEN, GREY, "grey")


def martyrdom(state: WarfareState, side: int) -> list[Json]:
    """A martyr beside an enemy gives itself up, for a vehicle first."""
    choice = Choice()
    if in_force(state, MARTYRDOM):
        for unit in able_units(state, side):
            if not can_be_martyr(state, unit):
                continue
            final = own_throw(unit, unit.profile.actions[MARTYRDOM_ICON]).final
            for target in victims(state, unit):
                soft = 0 if target.profile.kind == VEHICLE else 1
                choice.offer((soft, -final, unit.index), [unit.id, MARTYRDOM, {"at": target.id}])
    return choice.answers


def assault(state: WarfareState, side: int) -> list[Json]:
    """An assault with a green die or better, or on a Suppressed enemy with any."""
    choice = Choice()
    if in_force(state, ASSAULT):
        for unit in able_units(state, side):
            if not can_assault(state, unit):
                continue
            for target in assaultable(state, unit):
                column = assault_column(unit, target)
                if column is None:
                    continue
                final = assault_throw(state, unit, target, column.rank).final
                if final >= GREEN or target.morale == SUPPRESSED:
                    choice.offer((-final, 1, unit.index), [unit.id, ASSAULT, {"at": target.id}])
    return choice.answers


def fire(state: WarfareState, side: int) -> list[Json]:
    """The strongest shot with a grey die or better; between weapons on one target the stronger, then the cheaper."""
    if not in_force(state, FIRE_LIGHT):
        return []
    grid = state.ground.grid
    choice = Choice()
    for unit in able_units(state, side):
        for mode in modes_in_force(state):
            if not can_use_weapons(state, unit, mode):
                continue
            for target in targets_of(state, unit, mode):
                final = shot_rank(state, unit, mode, target)
                if final >= GREY:
                    far = grid.distance(unit.hex, target.hex)
                    key = (-final, far, 100 * unit.index + fire_price(unit, mode))
                    choice.offer(key, [unit.id, FIRE_ACTIONS[MODES.index(mode)], {"at": target.id}])
    return choice.answers


def support(state: WarfareState, side: int) -> list[Json]:
    """A support with a target, in the order of the kinds; artillery and mortars only at what is seen."""
    ready = usable(state, side)
    for kind in SUPPORT_ORDER:
        for counter in ready:
            if counter.profile.kind == kind:
                answers = _call(state, counter)
                if answers:
                    return answers
    return []


def _call(state: WarfareState, counter: Support) -> list[Json]:
    """The strongest die of a support's values, at the nearest target to any own unit."""
    choice = Choice()
    side = counter.side
    grid = state.ground.grid
    if counter.profile.kind == SNIPER:
        rank = sniper_throw(counter).final
        for target in snipe_targets(state, counter):
            near = min((grid.distance(u.hex, target.hex) for u in own_units(state, side)), default=99)
            choice.offer((-rank, near, target.index), [counter.id, LIGHT_VALUE, {"at": target.id}])
        return choice.answers
    shells = counter.profile.kind in (ARTILLERY, MORTAR)
    for value in (LIGHT_VALUE, HEAVY_VALUE):
        for target in state.enemies_on_map(side):
            if not can_call_on(state, counter, value, target):
                continue
            if shells and not seen(state, side, target.hex):
                continue
            defence = target.profile.defence if target.known >> side & 1 else 0
            rank = value_of(counter, value).rank
            final = fire_throw(state, counter, rank, target, OFF, defence).final
            near = min((grid.distance(u.hex, target.hex) for u in own_units(state, side)), default=99)
            key = (-final, near, 100 * target.index + call_price(counter, value))
            choice.offer(key, [counter.id, value, {"at": target.id}])
    return choice.answers


def convert(state: WarfareState, side: int) -> list[Json]:
    """Irregulars turn Civilians hostile, Regulars pacify a crowd."""
    choice = Choice()
    for unit in able_units(state, side):
        if can_convert(state, unit):
            final = own_throw(unit, unit.profile.light.rank).final
            counter = convertible(state, unit)[0]
            choice.offer((-final, 1, unit.index), [unit.id, CONVERT, counter.id])
    return choice.answers


# ------------------------------------------------------------ moving


def move(state: WarfareState, side: int) -> list[Json]:
    """Attacking: the unit nearest to an objective that is not its own goes there, for at most 4 AP.

    Defending: only units more than 4 hexes from every objective do so.
    """
    goals = goals_of(state, side)
    if not goals:
        return []
    for unit, goal in _movers(state, side, goals):
        hex = step_towards(state, unit, goal)
        if hex != OFF:
            return [unit.id, MOVE, wire_hex(state, hex)]
    return []


def _movers(state: WarfareState, side: int, goals: list[int]) -> list[tuple[Unit, int]]:
    """The units that may leave their places, each with the goal it is nearest to; the nearest first."""
    distance = state.ground.grid.distance
    movers: list[tuple[int, int, Unit, int]] = []
    for unit in able_units(state, side):
        goal = min(goals, key=lambda goal: distance(unit.hex, goal))
        near = distance(unit.hex, goal)
        if near > 0 and not _stands_guard(state, unit, goals) and can_move(state, unit):
            movers.append((near, unit.index, unit, goal))
    movers.sort(key=lambda entry: (entry[0], entry[1]))
    return [(unit, goal) for _, _, unit, goal in movers]


def _stands_guard(state: WarfareState, unit: Unit, goals: list[int]) -> bool:
    """Whether a defender is near enough to an objective to stay there."""
    if state.scenario.posture != DEFEND:
        return False
    distance = state.ground.grid.distance
    return min(distance(unit.hex, place) for place in state.scenario.objectives or goals) <= FAR


def step_towards(state: WarfareState, unit: Unit, goal: int) -> int:
    """How far a unit gets on the cheapest way to a goal, or beside it when nobody can stop there; OFF for nowhere."""
    grid = state.ground.grid
    prices = state.ground.prices[state.way(unit)]
    whole = reach(prices, unit.hex, ENDLESS, gates_of(state, unit, False))
    end = _nearest_stop(state, whole, unit, goal)
    if end == OFF or grid.distance(end, goal) >= grid.distance(unit.hex, goal):
        return OFF
    near = reach_of(state, unit)
    most = SIXTHS * min(LONGEST_MOVE, available(state))
    best = OFF
    for hex in whole.path(end)[1:]:
        if near.stops(hex) and near.costs[hex] <= most:
            best = hex
    return best


def _nearest_stop(state: WarfareState, whole: Reach, unit: Unit, goal: int) -> int:
    """The hex that can be reached at all and is nearest to the goal; of equal ones the cheapest."""
    grid = state.ground.grid
    best = OFF
    key = (grid.distance(unit.hex, goal), 0)
    for hex in whole.hexes():
        if whole.costs[hex] == CLOSED:
            continue
        mine = (grid.distance(hex, goal), whole.costs[hex])
        if mine < key:
            key = mine
            best = hex
    return best


def overwatch(state: WarfareState, side: int) -> list[Json]:
    """The unit nearest to an enemy that can be put on overwatch."""
    choice = Choice()
    if in_force(state, OVERWATCH):
        for unit in able_units(state, side):
            if can_overwatch(state, unit):
                choice.offer((nearest_enemy(state, unit), unit.index, 0), [unit.id, OVERWATCH])
    return choice.answers


def pass_on(state: WarfareState, side: int) -> list[Json]:
    """The last of the list, always possible: the automaton passes."""
    return [PASS]


COMMANDS: dict[str, Command] = {
    "recover-suppressed": recover_suppressed,
    "martyrdom": martyrdom,
    "assault": assault,
    "fire": fire,
    "support": support,
    "convert": convert,
    "recover-shaken": recover_shaken,
    "move": move,
    "overwatch": overwatch,
    "pass": pass_on,
}
