"""The tools that measure bots: pairs of games with the seats changed, and ratings with intervals."""

from pathlib import Path

import pytest

import duel
import ratings


def game(scenario, number, share, lead=0.0):
    """A line of a game."""
    return {
        "scenario": scenario,
        "number": number,
        "share": share,
        "lead": lead,
        "seat": number % 2,
        "times": [0.1],
    }


def test_two_games_of_a_deal_count_as_one_pair():
    """A seat that always wins says nothing of the bots, however many games there are; half a pair is left out."""
    games = [game("s", n, float(n % 2 == 0)) for n in range(9)]

    assert "4 pairs, 50.0 ± 0.0 % won (first seat 100, second 0)" in duel.told(games)


def test_every_scenario_counts_the_same():
    """Ten pairs lost in one and two won in another come to one half."""
    games = [game("a", n, 0.0) for n in range(20)] + [game("b", n, 1.0) for n in range(4)]

    assert "12 pairs, 50.0 ± 0.0 % won" in duel.told(games)


def test_a_game_is_played_on_the_deal_that_was_named():
    """The same bots, seed and number give the same game; the next number is the same deal with the seats changed."""
    first = duel.play("warfare", "s1", ("random", "random"), 7, 0)
    again = duel.play("warfare", "s1", ("random", "random"), 7, 0)

    assert {**first, "times": []} == {**again, "times": []}
    assert (0, 1) == (first["seat"], duel.play("warfare", "s1", ("greedy", "random"), 7, 1)["seat"])


def test_ratings_find_who_is_stronger_and_how_sure_that_is():
    """Three wins in four are 190 points on Elo's scale; few pairs leave a wide interval, many a narrow one."""
    few = ratings.intervals([(0, 1, 1.0), (0, 1, 1.0), (0, 1, 1.0), (0, 1, 0.0)] * 3, 2)
    many = ratings.intervals([(0, 1, 1.0), (0, 1, 1.0), (0, 1, 1.0), (0, 1, 0.0)] * 60, 2)

    assert pytest.approx(190, abs=15) == many[0][0]
    assert many[0][2] - many[0][1] < (few[0][2] - few[0][1]) / 2
    assert many[0][1] > 0
    assert (0.0, 0.0, 0.0) == many[1]


def test_who_never_wins_is_rated_too():
    """The drawn pair that everybody is given beforehand keeps it finite."""
    rating, low, high = ratings.intervals([(0, 1, 0.0)] * 10, 2)[0]

    assert -2000 < low <= rating <= high < 0


def test_the_file_of_games_may_be_missing(tmp_path: Path):
    """A run that begins has played nothing."""
    assert [] == duel.games_in(tmp_path / "none.jsonl")
