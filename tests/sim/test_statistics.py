"""Intervals and tests: against printed values, and against many runs of coins with a known share."""

import random

import pytest

from sandtable.sim.statistics import Wager, rounds_interval, share_of, wilson

COINS = random.Random(20261118)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (95, 100, 0.8883, 0.9785)],
)
def test_wilson_intervals(wins, games, low, high):
    """Wilson's 95 % score interval, against printed values."""
    assert (low, high) == pytest.approx(wilson(wins, games), abs=1e-4)


def test_single_games_have_wilsons_interval():
    """A round of one game is a game."""
    share = share_of([[1.0], [0.0], [1.0], [0.5]])

    assert (0.625, *wilson(2.5, 4)) == pytest.approx((share.value, share.low, share.high))


def test_pairs_that_always_split_leave_no_point():
    """One seat wins every game: the contestants are surely near one half, but not proved equal."""
    low, high = rounds_interval([0.5] * 20)

    assert 0.40 < low < 0.45
    assert 0.55 < high < 0.60


def test_pairs_are_not_counted_as_games():
    """Twins say nothing twice: 20 pairs of equal games are as wide as 20 games, not as 40."""
    twins = share_of([[1.0, 1.0]] * 10 + [[0.0, 0.0]] * 10)
    games = share_of([[1.0]] * 10 + [[0.0]] * 10)

    assert games.half_width == pytest.approx(twins.half_width, rel=0.05)


@pytest.mark.parametrize(("chance", "alike"), [(0.5, 0.0), (0.5, 0.9), (0.7, 0.5), (0.85, 0.3)])
def test_intervals_of_rounds_cover_the_truth(chance, alike):
    """Of 600 runs of 40 pairs about 95 % of the intervals hold the true share, however alike the pairs are."""
    held = 0
    for _ in range(600):
        scores = []
        for _ in range(40):
            one = COINS.random() < chance
            two = one if COINS.random() < alike else COINS.random() < chance
            scores.append((one + two) / 2)
        low, high = rounds_interval(scores)
        held += low <= chance <= high

    assert 0.92 <= held / 600 <= 0.985


def test_a_wager_on_a_fair_line_seldom_pays():
    """At the line itself the capital reaches 20 in at most 5 % of runs, although one looks after every game."""
    rich = 0
    for _ in range(300):
        wager = Wager(0.55, above=False)
        for _ in range(600):
            wager.note(1.0 if COINS.random() < 0.55 else 0.0)
            if wager.capital >= 20:
                rich += 1
                break

    assert rich / 300 <= 0.05


def test_a_wager_on_the_truth_pays():
    """Where the mean does lie below the line, the capital grows beyond all bounds."""
    wager = Wager(0.55, above=False)
    for _ in range(400):
        wager.note(1.0 if COINS.random() < 0.4 else 0.0)

    assert wager.capital > 20
