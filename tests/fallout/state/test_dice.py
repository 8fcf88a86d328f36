"""Dice: sums, initiative before anybody was attacker, tests with modifiers."""

import pytest
from tests.fallout.table import battle, rolled_out, squad

from sandtable.core.pins import pins
from sandtable.core.reckoning import Reckoning
from sandtable.systems.fallout.attack.ranged import HIT, KNOCKS, MISS, classes_of
from sandtable.systems.fallout.ground.light import roll_light
from sandtable.systems.fallout.state.dice import chance, under
from sandtable.systems.fallout.turn.initiative import roll_for_initiative

PAIR = [squad("a", "A", [[10, 40]], type="squire"), squad("b", "B", [[10, 5]], type="squire")]


@pins("fallout.dice.sum", "fallout.light.random")
@pytest.mark.parametrize(
    ("faces", "light"),
    [
        ([2, 3], "dawn"),
        ([3, 3], "daylight"),
        ([8, 8], "daylight"),
        ([8, 9], "twilight"),
        ([10, 9], "darkness"),
    ],
)
def test_random_light_adds_two_dice(faces, light):
    """fallout.dice.sum: the dice are added: 5 is dawn and 6 is day, 17 twilight, 19 darkness."""
    state = battle(PAIR).state
    state.light = "random"

    rolled_out(roll_light(state), faces)

    assert light == state.light


@pins("fallout.initiative.first_turn")
def test_nobody_has_the_bonus_on_the_first_turn():
    """fallout.initiative.first_turn: a 4 does not beat a 5 when nobody was attacker before."""
    state = battle(PAIR).state
    state.attacker = -1

    rolled_out(roll_for_initiative(state), [4, 5])

    assert 1 == state.attacker
    assert [1, 0] == state.order


def test_three_sides_are_ordered_by_their_totals():
    """With more than two sides the order of initiative is that of the totals, the attacker first."""
    units = [*PAIR, squad("c", "C", [[40, 5]], type="squire")]
    state = battle(units, sides=3, order=["A", "B", "C"]).state
    state.attacker = 0

    rolled_out(roll_for_initiative(state), [1, 5, 9])

    assert [2, 1, 0] == state.order


@pins("fallout.dice.roll_under", "fallout.dice.natural_ten", "fallout.dice.no_auto_success")
def test_classes_of_a_test():
    """fallout.dice.natural_ten: a 10 fails whatever the number; even a 1 fails when the modifier is too great."""
    assert [1] * 9 + [0] == under(12)
    assert [0] * 10 == under(3, 3)
    assert [1, 1, 0, 0, 0, 0, 0, 0, 0, 0] == under(4, 2)
    assert 0.9 == chance(10, -3)


@pins("fallout.ranged.ten", "fallout.ranged.knockdown", "fallout.dice.natural_triggers")
def test_classes_of_an_attack_die():
    """fallout.ranged.ten: a natural 10 misses though the number is 12; the 1 knocks down, for it hits."""
    reckoning = Reckoning(12, "fallout-mod-ag", "fallout.stat.agility")

    assert [KNOCKS] + [HIT] * 8 + [MISS] == classes_of(reckoning, 1)

    reckoning.on_die(12, "fallout-mod-action", "fallout.action.move_fire.penalty")
    assert [MISS] * 10 == classes_of(reckoning, 1)
