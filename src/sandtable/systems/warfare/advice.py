"""What could be done now and with what odds: for whoever plans ahead without asking question by question.

Everything here asks the same laws as the questions do. A plan is the row of answers that leads to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final, final

from sandtable.core.keeping import Kept
from sandtable.core.wire import Json
from sandtable.hexmap import CLOSED, OFF, Reach
from sandtable.systems.warfare.attack.assault import (
    REPULSED,
    STORMED,
    assault_column,
    assaultable,
    can_assault,
)
from sandtable.systems.warfare.attack.forecast import Outlook
from sandtable.systems.warfare.attack.martyrdom import (
    SELF_SACRIFICE,
    can_be_martyr,
    victims,
)
from sandtable.systems.warfare.attack.paid_tests import own_throw, special_price
from sandtable.systems.warfare.attack.reactions import CUBE_PRICE, modes_in_force
from sandtable.systems.warfare.attack.shooting import (
    FIRE_ACTIONS,
    MODES,
    can_harm_kind,
    can_use_weapons,
    column_of,
    fire_price,
    targets_of,
)
from sandtable.systems.warfare.attack.snipers import snipe_targets, sniper_throw
from sandtable.systems.warfare.attack.support_calls import call_price, value_of
from sandtable.systems.warfare.attack.suppression import (
    PINNING_FIRE,
    can_suppress,
    suppressible,
)
from sandtable.systems.warfare.attack.to_hit import assault_throw, fire_throw
from sandtable.systems.warfare.book.catalogue import catalogue
from sandtable.systems.warfare.book.profiles import (
    CAS,
    DRONE,
    HEAVY,
    LIGHT,
    MARTYRDOM_ICON,
    SNIPER,
    SUPPRESSIVE_ICON,
)
from sandtable.systems.warfare.book.terrain import SIXTHS, Ground
from sandtable.systems.warfare.ground.passable import allowance, reach_of, whole_ap
from sandtable.systems.warfare.ground.sight import screens_of
from sandtable.systems.warfare.harm.damage import COMBAT_HARMS, Harm, damage_shift
from sandtable.systems.warfare.move.airborne import DROP_PRICE
from sandtable.systems.warfare.move.exits import followers_of
from sandtable.systems.warfare.move.smoke import SMOKE_PRICE
from sandtable.systems.warfare.move.transport import ABILITY_PRICE, crowds, places
from sandtable.systems.warfare.state.action_track import price
from sandtable.systems.warfare.state.dice import ALL_ROWS, CRITICAL_FAILURE, ColourRoll, Rows
from sandtable.systems.warfare.state.hexes import hex_of, wire_hex
from sandtable.systems.warfare.state.identities import (
    AIRBORNE_DROP,
    ASSAULT,
    AT,
    HEAVY_VALUE,
    LAY_SMOKE,
    LIGHT_VALUE,
    LOAD,
    MARTYRDOM,
    OVERWATCH,
    SUPPRESSIVE_FIRE,
    UNLOAD,
)
from sandtable.systems.warfare.state.refusals import why_not_able
from sandtable.systems.warfare.state.state import SMOKE, Counter, Support, Unit, WarfareState
from sandtable.systems.warfare.supports.artillery import observed
from sandtable.systems.warfare.supports.supports import (
    can_call_on,
    can_use_as,
    usable,
)
from sandtable.systems.warfare.turn.actions import action_of, open_actions

COMBAT: Final = "combat"
STORM: Final = "assault"
SUPPRESSION: Final = "suppression"
SELF: Final = "martyrdom"
"""How an attack is read: by the combat results, or by the table of its test."""

PRICES = {
    OVERWATCH: CUBE_PRICE,
    LOAD: ABILITY_PRICE,
    UNLOAD: ABILITY_PRICE,
    LAY_SMOKE: SMOKE_PRICE,
    AIRBORNE_DROP: DROP_PRICE,
}
"""Actions that cost the same for everybody."""


@final
@dataclass(kw_only=True, eq=False)
class Attack:
    """One way to harm an enemy: the answers that lead to it, its price in AP, its final die, whether it may scatter."""

    answers: list[Json]
    by: int  # index of the unit, or -1 for a support
    target: Unit
    price: int
    rank: int
    reading: str
    sure: bool = True  # False: artillery that nobody observes


@final
@dataclass(eq=False)
class Attempt:
    """A test that a unit could take: its price in AP, and the chance of each outcome in the rows of its table."""

    price: int
    chances: list[float]


def attacks_of(state: WarfareState, unit: Unit) -> list[Attack]:
    """Everything a unit can do to an enemy now, in the chapters in force."""
    if state.scenario.chapter < 2 or why_not_able(unit):
        return []
    attacks: list[Attack] = []
    for mode in modes_in_force(state):
        if not can_use_weapons(state, unit, mode):
            continue
        column = column_of(unit, mode)
        assert column is not None
        for target in targets_of(state, unit, mode):
            rank = fire_throw(state, unit, column.rank, target, unit.hex, target.profile.defence).final
            action = FIRE_ACTIONS[MODES.index(mode)]
            attacks.append(_attack(unit, action, target, fire_price(unit, mode), rank, COMBAT))
    if can_assault(state, unit):
        for target in assaultable(state, unit):
            column = assault_column(unit, target)
            if column is not None:
                rank = assault_throw(state, unit, target, column.rank).final
                attacks.append(_attack(unit, ASSAULT, target, price(unit, column.cost), rank, STORM))
    attacks.extend(_special_attacks(state, unit))
    return attacks


def _special_attacks(state: WarfareState, unit: Unit) -> list[Attack]:
    attacks: list[Attack] = []
    actions = unit.profile.actions
    chapter = state.scenario.chapter
    if SUPPRESSIVE_ICON in actions and chapter >= 3 and can_suppress(state, unit):
        rank = own_throw(unit, actions[SUPPRESSIVE_ICON]).final
        for target in suppressible(state, unit):
            ap = special_price(unit)
            attacks.append(_attack(unit, SUPPRESSIVE_FIRE, target, ap, rank, SUPPRESSION))
    if MARTYRDOM_ICON in actions and chapter >= 4 and can_be_martyr(state, unit):
        rank = own_throw(unit, actions[MARTYRDOM_ICON]).final
        for target in victims(state, unit):
            attacks.append(_attack(unit, MARTYRDOM, target, special_price(unit), rank, SELF))
    return attacks


def _attack(unit: Unit, action: str, target: Unit, ap: int, rank: int, reading: str) -> Attack:
    """An attack by a unit, as a plan."""
    answers: list[Json] = [unit.id, action, {AT: target.id}]
    return Attack(answers=answers, by=unit.index, target=target, price=ap, rank=rank, reading=reading)


def calls_of(state: WarfareState, side: int) -> list[Attack]:
    """Everything a side's supports can do to an enemy now."""
    attacks: list[Attack] = []
    for support in usable(state, side):
        kind = support.profile.kind
        if kind == SNIPER:
            rank = sniper_throw(support).final
            for target in snipe_targets(state, support):
                attacks.append(_call(support, LIGHT_VALUE, target, rank, True))
            continue
        for value in (LIGHT_VALUE, HEAVY_VALUE):
            base = value_of(support, value).rank
            for target in state.enemies_on_map(side):
                if not can_call_on(state, support, value, target):
                    continue
                rank = fire_throw(state, support, base, target, OFF, target.profile.defence).final
                sure = kind in (CAS, DRONE) or observed(state, side, target.hex)
                attacks.append(_call(support, value, target, rank, sure))
    return attacks


def _call(support: Support, value: str, target: Unit, rank: int, sure: bool) -> Attack:
    answers: list[Json] = [support.id, value, {AT: target.id}]
    return Attack(
        answers=answers,
        by=-1,
        target=target,
        price=call_price(support, value),
        rank=rank,
        reading=COMBAT,
        sure=sure,
    )


def waiting_supports(state: WarfareState, side: int) -> list[Support]:
    """The supports of a side that could be put on overwatch."""
    return [
        support
        for support in usable(state, side)
        if support.profile.kind in (SNIPER, DRONE) and can_use_as(state, support, OVERWATCH)
    ]


TABLES: Final[dict[str, tuple[Rows, dict[int, Harm]]]] = {
    STORM: (ALL_ROWS, STORMED),
    SUPPRESSION: (PINNING_FIRE.rows, PINNING_FIRE.harms),
    SELF: (SELF_SACRIFICE.rows, SELF_SACRIFICE.harms),
}


GIVEN_UP = Harm("warfare.martyr.cost", deadly=True)


_harms: Final = Kept[tuple[str, int], list[tuple[float, Harm]]](256)


def harms_of(reading: str, rank: int) -> list[tuple[float, Harm]]:
    """What an attack with this die may do to its target, each harm with its chance; worked out once."""
    key = (reading, rank)
    return _harms.get(key) or _harms.keep(key, _harms_by_table(reading, rank))


def _harms_by_table(reading: str, rank: int) -> list[tuple[float, Harm]]:
    if reading == COMBAT:
        chances = combat_chances(rank)
        return [(chances[result], harm) for result, harm in COMBAT_HARMS.items()]
    rows, harms = TABLES[reading]
    chances = [0.0] * 5
    for outcome, p in enumerate(outcome_chances(rank)):
        chances[rows[outcome]] += p
    return [(chances[outcome], harm) for outcome, harm in harms.items()]


def risks_of(reading: str, rank: int) -> list[tuple[float, Harm]]:
    """What it may do to the attacker himself."""
    if reading == STORM:
        return [(outcome_chances(rank)[CRITICAL_FAILURE], REPULSED)]
    return [(1.0, GIVEN_UP)] if reading == SELF else []


def own_shift(unit: Unit) -> int:
    """So many ranks weaker is every die of a unit, for its damage."""
    return sum(shift.value for shift in damage_shift(unit))


def weapons_against(unit: Unit, kind: int) -> list[tuple[int, int]]:
    """Range and colour of the light and heavy weapons that a unit has for a kind of target, before any shift."""
    weapons: list[tuple[int, int]] = []
    for mode in (LIGHT, HEAVY):
        column = column_of(unit, mode)
        if column is not None and can_harm_kind(mode, kind):
            weapons.append((column.reach, column.rank))
    return weapons


def shelter_of(state: WarfareState, unit: Unit, hex: int) -> int:
    """By how many ranks terrain and its own defence shift the die of fire at a unit in a hex, as a quick look says."""
    return state.ground.profiles[state.ground.kinds[hex]].shift - unit.profile.defence


def sees_across(state: WarfareState, firer: Unit, a: int, b: int) -> bool:
    """Whether a unit in one hex would see to fire at somebody on the ground in another."""
    return state.ground.fire.sees(a, b, screens_of(state, firer.profile.regular))


def answers_to(state: WarfareState, unit: Unit, action: str) -> list[Json]:
    """What may be answered when a unit takes an aimed action: whom, what, which die."""
    asks = action_of(action).asks
    return asks(state, unit).choices() if asks is not None else []


def attempt_of(state: WarfareState, unit: Unit, action: str, answer: Json) -> Attempt | None:
    """The test that an answer brings, as the rule itself pays and rolls it; None where it rolls none at once."""
    do = action_of(action).do
    if do is None:
        return None
    outlook = Outlook(state, unit.side, lambda copy: do(copy, copy.units[unit.index], answer))
    roll = outlook.first()
    if not isinstance(roll, ColourRoll):
        return None
    faces = roll.classes
    return Attempt(outlook.paid(unit.side), [faces.count(n) / len(faces) for n in range(5)])


def price_of(unit: Unit, action: str) -> int:
    """What an action that rolls nothing costs a unit."""
    return PRICES.get(action, special_price(unit))


# ------------------------------------------------------------ going somewhere


class Walk:
    """Where a unit can go now, and what it would pay."""

    __slots__ = ("_walked", "moves")

    def __init__(self, walked: Reach, moves: list[tuple[int, int]]) -> None:
        self._walked = walked
        self.moves = moves  # hex and AP

    def way(self, hex: int) -> list[int]:
        """The hexes it goes through to one of them, that one included."""
        return self._walked.path(hex)[1:]


def walk_of(state: WarfareState, unit: Unit, followers: int = 0, most: int = 99) -> Walk:
    """Where a unit can go for at most so many AP, leading so many Population counters."""
    walked = reach_of(state, unit, followers, extra=max(allowance(state, unit) - unit.damage - most, 0))
    moves: list[tuple[int, int]] = []
    for hex in walked.hexes():
        if hex != unit.hex:
            moves.append((hex, price(unit, whole_ap(walked.costs[hex]))))
    return Walk(walked, moves)


def smoke_in(state: WarfareState, hex: int, on: bool) -> None:
    """Lays smoke in a hex of a state that is only thought of, or takes it away again."""
    if on:
        state.mark(hex, SMOKE)
    else:
        state.unmark(hex, SMOKE)


_costs: Final = Kept[tuple[Ground, int, tuple[int, ...]], list[int]](4000)


def costs_to(state: WarfareState, way: int, goals: list[int]) -> list[int]:
    """How many sixths of an AP it takes from each hex to the nearest of some goals, over terrain alone; -1 for never.

    It is worked out once for a board.
    """
    key = (state.ground, way, tuple(goals))
    return _costs.get(key) or _costs.keep(key, _walk_back(state, way, goals))


def _walk_back(state: WarfareState, way: int, goals: list[int]) -> list[int]:
    """From the goals outwards, by what each step towards them costs."""
    neighbours = state.ground.grid.neighbours
    prices = state.ground.prices[way].prices
    best = [-1] * state.ground.grid.size
    waiting: list[tuple[int, int]] = []
    for goal in goals:
        best[goal] = 0
        heappush(waiting, (0, goal))
    while waiting:
        cost, here = heappop(waiting)
        if cost > best[here]:
            continue
        for direction in range(6):
            other = neighbours[6 * here + direction]
            step = prices[6 * other + (direction + 3) % 6] if other != OFF else CLOSED
            if step != CLOSED and (best[other] < 0 or cost + step < best[other]):
                best[other] = cost + step
                heappush(waiting, (cost + step, other))
    return best


def in_ap(sixths: int) -> float:
    """Sixths of an AP as AP."""
    return sixths / SIXTHS


def led_by(state: WarfareState, unit: Unit) -> list[Counter]:
    """The Civilians in its hex that a unit could lead away."""
    return followers_of(state, unit)


def crowds_for(state: WarfareState, vehicle: Unit) -> list[Counter]:
    """The Civilians that a vehicle could take aboard now."""
    return crowds(state, vehicle)


def civilians_in(state: WarfareState, hex: int) -> list[Counter]:
    """The Civilians in a hex."""
    return [counter for counter in state.population_at(hex) if not counter.hostile]


def places_off(state: WarfareState, vehicle: Unit) -> list[int]:
    """The hexes into which a vehicle could set its passenger down now."""
    return places(state, vehicle)


# ------------------------------------------------------------ what else is open


def open_to(state: WarfareState, unit: Unit) -> list[str]:
    """The actions that a unit may take now."""
    return [action.id for action in open_actions(state, unit)]


def combat_chances(rank: int) -> list[float]:
    """How likely each combat result is on a die, miss first."""
    faces = catalogue().faces[rank - 1][0]
    return [faces.count(result) / len(faces) for result in range(5)]


def outcome_chances(rank: int) -> list[float]:
    """How likely each test result is on a die, critical failure first."""
    faces = catalogue().faces[rank - 1][1]
    return [faces.count(result) / len(faces) for result in range(5)]


def place_of(state: WarfareState, hex: int) -> Json:
    """A hex as an answer names it."""
    return wire_hex(state, hex)


def hex_at(state: WarfareState, value: Json) -> int:
    """The hex that an answer names, -1 for none."""
    return hex_of(state, value)
