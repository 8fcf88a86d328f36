"""What all special actions and tests of a unit have in common: price, die, report."""

from __future__ import annotations

from sandtable.systems.warfare.harm.damage import damage_shift
from sandtable.systems.warfare.state.action_track import pay, price
from sandtable.systems.warfare.state.dice import Rows, Throw, test_roll
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.state import Unit, WarfareState


def special_price(unit: Unit) -> int:
    """warfare.unit.special_action_cost: the light column's cost, less the damage discount."""
    return price(unit, unit.profile.light.cost)


def icon_rank(unit: Unit, action: str) -> int:
    """The colour of the icon, 0 when the unit has none.

    warfare.unit.special_action_icon, warfare.unit.special_action_die.
    """
    return unit.profile.actions.get(action, 0)


def own_throw(unit: Unit, rank: int) -> Throw:
    """warfare.dice.test_base: a test's base colour, shifted only by the unit's own physical damage."""
    return Throw(rank, damage_shift(unit))


async def paid_test(
    state: WarfareState, unit: Unit, rank: int, rows: Rows, event: str, why: str, ap: int
) -> int:
    """Pays, ends overwatch (warfare.overwatch.ends) and rolls the test of a unit; the outcome."""
    unit.overwatch = False
    pay(state, unit.side, ap)
    state.tell(event, lambda: {"unit": unit_word(unit), "ap": ap}, [why], unit.side, unit.id)
    return await test_roll(state, unit.side, own_throw(unit, rank), rows, why, unit.id)
