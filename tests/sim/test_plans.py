"""Plans: a game follows from the plan and its number alone."""

from dataclasses import replace

import pytest

from sandtable.ai import BotError
from sandtable.core.game import Refused
from sandtable.core.setup import SetupError
from sandtable.sim import Drawn, Plan, SimError, bout_of, check_plan, first_scenario
from sandtable.sim.plan import army_in, equal_contestants, round_size, setup_for

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


def test_equal_contestants_are_not_played_twice():
    """With equal bots a swapped game would be the same game: every game has terrain and dice of its own."""
    plan = replace(PLAN, bots=("greedy", "greedy"), swap=True)

    assert 1 == round_size(plan)
    assert 4 == len({bout_of(plan, number).seed for number in range(4)})


def test_equal_bots_with_two_armies_are_no_twins():
    """The armies tell the contestants apart, so that seats are swapped."""
    plan = replace(PLAN, bots=("greedy", "greedy"), swap=True, armies=("accord", "redgully"))

    assert (2, False) == (round_size(plan), equal_contestants(plan))


def test_a_turn_that_changes_nothing_is_left_out():
    """Four seats held by two kinds of bots in turn: the third turn of the seats is the first again."""
    plan = Plan("fubar", "skirmish", ("greedy", "random", "greedy", "random"), 4, swap=True)

    assert 2 == round_size(plan)


def test_an_army_goes_with_its_contestant():
    """After the swap each side has the army of the contestant that sits there."""
    plan = replace(PLAN, swap=True, armies=("accord", "redgully"))
    armies = [[side.army for side in setup_for(plan, bout_of(plan, n)).sides] for n in range(2)]

    assert [["accord", "redgully"], ["redgully", "accord"]] == armies


def test_a_bot_keeps_its_own_lots_when_seats_are_swapped():
    """The seeds of the bots travel with them: nothing but the seat differs."""
    one, two = (bout_of(replace(PLAN, swap=True), number) for number in range(2))

    assert one.bot_seeds == tuple(reversed(two.bot_seeds))


def test_a_drawn_army_is_the_same_in_both_games_of_a_round():
    """Drawn for every round anew, for every contestant for itself, and legal."""
    plan = replace(PLAN, swap=True, armies=(Drawn("accord", 200), Drawn("", 200)))
    check_plan(plan)
    one, two, three = (bout_of(plan, number) for number in range(3))

    assert army_in(plan, one, 0) == army_in(plan, two, 0)
    assert army_in(plan, one, 0) != army_in(plan, three, 0)


def test_with_three_bots_the_seats_go_round():
    """Every contestant holds every seat once in a round."""
    plan = Plan("fubar", "skirmish", ("greedy", "gentle", "random"), 3, swap=True)

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
