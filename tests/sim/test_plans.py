"""Plans: a game follows from the plan and its number alone."""

from dataclasses import replace

import pytest

from sandtable.ai import BotError
from sandtable.core.game import Refused
from sandtable.core.setup import SetupError
from sandtable.sim import Plan, SimError, bout_of, check_plan, first_scenario

PLAN = Plan("fubar", "crossroads", ("greedy", "random"), 10, 5)


def test_without_swap_the_first_bot_sits_in_seat_a():
    """Seat A first, in every game."""
    assert [(0, 1)] * 4 == [bout_of(PLAN, number).seats for number in range(4)]


def test_swap_alternates_seats_and_shares_terrain_and_dice():
    """The two games of a round differ in nothing but the seats."""
    plan = replace(PLAN, swap=True)
    one, two, three = (bout_of(plan, number) for number in range(3))

    assert ((0, 1), (1, 0), (0, 1)) == (one.seats, two.seats, three.seats)
    assert (one.seed, one.layout) == (two.seed, two.layout)
    assert (one.seed, one.layout) != (three.seed, three.layout)


def test_with_three_bots_the_seats_go_round():
    """Every contestant holds every seat once in a round."""
    plan = Plan("fubar", "skirmish", ("greedy", "random", "random"), 3, swap=True)

    assert {(0, 1, 2), (1, 2, 0), (2, 0, 1)} == {bout_of(plan, number).seats for number in range(3)}


def test_a_fixed_layout_holds_for_all_games():
    """`layout` puts the same terrain on every table."""
    assert {3} == {bout_of(replace(PLAN, layout=3), number).layout for number in range(5)}


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"games": 0}, SimError),
        ({"bots": ("greedy", "nobody")}, BotError),
        ({"bots": ("greedy",) * 3}, SimError),
        ({"system": "chess"}, SetupError),
        ({"scenario": "nowhere"}, Refused),
        ({"armies": ({}, {}, {})}, SimError),
        ({"armies": ({"units": ["no_such_unit"]},)}, Refused),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_the_first_game(change, error):
    """Each with an error of its own kind, which carries the sentence."""
    with pytest.raises(error):
        check_plan(replace(PLAN, **change))


def test_the_default_scenario_is_the_first_of_the_list():
    """What is played when none is named."""
    assert "crossroads" == first_scenario("fubar")
