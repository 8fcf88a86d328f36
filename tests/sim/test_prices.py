"""Prices: a regression that finds what was put in, and a verb that tells it."""

from __future__ import annotations

import json
from math import exp

import pytest
from typer.testing import CliRunner

from sandtable.cli.app import app
from sandtable.core.dice import Lots
from sandtable.core.system import system
from sandtable.sim import Plan
from sandtable.sim.batch import Run
from sandtable.sim.bout import Outcome
from sandtable.sim.logistic import Game, best_ridge, chance, fit, solved
from sandtable.sim.plan import Drawn, SimError, army_in, bout_of
from sandtable.sim.prices import brought_by, explained, prices_plan

GAMES = 400
POINT = 3.0  # what a hundred points more are worth in truth, as a logit


def foretold(truth: dict[str, float], games: int = GAMES, scenario: str = "crossroads", seed: int = 1) -> Run:
    """A run whose results are thrown by a known worth of every unit; not one game of it is played."""
    plan = prices_plan(Plan("fubar", scenario, ("greedy", "greedy"), games, seed), "accord", 300, 0.3)
    rules = system("fubar")
    lots = Lots(b"foretold")
    outcomes = []
    for number in range(games):
        bout = bout_of(plan, number)
        worth = [
            sum(
                cost * truth.get(unit, 1.0)
                for unit, cost in brought_by(rules, army_in(plan, bout, k)).points.items()
            )
            for k in bout.seats
        ]
        p = 1 / (1 + exp(-POINT * (worth[0] - worth[1]) / 100))
        winner = 0 if lots.below(10_000) < 10_000 * p else 1
        outcomes.append(Outcome(number, (0, 1), winner, (0.0, 0.0), 1, 1, 0.0, round=number))
    return Run(plan, outcomes, 0.0)


def test_a_unit_that_is_worth_more_than_it_costs_is_found_out() -> None:
    """Of the units of a faction one is worth half as much again, one three fifths: the intervals hold the truth."""
    truth = {"accord_support": 1.5, "accord_apc": 0.6}
    units = {unit for k in range(40) for unit in _units(k)}
    assert set(truth) <= units, sorted(units)

    found = {price.unit: price for price in explained([foretold(truth)]).prices}

    assert "cheap" == found["accord_support"].verdict
    assert "dear" == found["accord_apc"].verdict
    assert [] == [unit for unit in found if unit not in truth and found[unit].verdict]
    for unit, price in found.items():
        slack = 0.1 * price.printed  # the ridge draws everything a little to what is printed
        assert price.low - slack <= truth.get(unit, 1.0) * price.printed <= price.high + slack, price


def _units(seed: int) -> list[str]:
    return list(brought_by(system("fubar"), system("fubar").random_army(300, seed, "accord", "")).points)


def test_prices_that_are_right_are_left_alone() -> None:
    """Nothing was put in, and at most one unit of all is called wrong."""
    found = explained([foretold({})])

    assert found.sure
    assert sum(1 for price in found.prices if price.verdict) <= 1
    assert min(pair.p for pair in found.pairs) > 0.001


def test_a_specialist_is_named_with_its_scenario() -> None:
    """A unit that is strong in one of two scenarios shows there."""
    found = explained([foretold({}, 250), foretold({"accord_support": 2.2}, 250, "outpost", 2)])

    assert ("accord_support", "outpost") in {(special.unit, special.scenario) for special in found.specials}


def test_the_fit_is_where_the_slope_is_nothing() -> None:
    """Newton's method ends at the top, with and without a ridge; what never occurs stays at 0."""
    lots = Lots(b"slope")
    games = []
    for number in range(300):
        x, y = lots.below(5) - 2.0, lots.below(7) - 3.0
        p = 1 / (1 + exp(-(0.3 + 0.8 * x - 0.5 * y)))
        games.append(Game(((0, 1.0), (1, x), (2, y)), float(lots.below(1000) < 1000 * p), number))
    weights = fit(games, 4, [0.0, 2.0, 2.0, 0.0])
    for at, ridge in ((0, 0.0), (1, 2.0), (2, 2.0)):
        slope = sum((game.score - chance(weights, game)) * dict(game.features)[at] for game in games)
        assert slope == pytest.approx(ridge * weights[at], abs=1e-6)
    assert 0.0 == weights[3]
    assert weights[1] > 0.4
    assert weights[2] < -0.2
    assert best_ridge(games, 3, [False, True, True]) <= 10.0
    assert solved([[4.0, 2.0], [2.0, 3.0]], [8.0, 7.0]) == pytest.approx([1.25, 1.5])


def test_drawn_points_differ_and_stay_within_the_spread() -> None:
    """Each contestant draws its own points for every round; without a spread nothing changes."""
    plan = prices_plan(Plan("fubar", "crossroads", ("greedy", "greedy"), 30), "accord", 300, 0.3)
    sizes = [army_in(plan, bout_of(plan, number), k)["points"] for number in range(30) for k in (0, 1)]

    assert len(set(sizes)) > 20
    assert 210 <= min(sizes) <= max(sizes) <= 300
    with pytest.raises(SimError, match="--spread is a percentage from 5 to 80"):
        prices_plan(plan, "accord", 300, 0.0)
    assert Drawn("accord", 300) == Drawn("accord", 300, 0.0)


def test_the_verb_plays_and_tells() -> None:
    """A few games by lot: every unit with its interval; and refusals in a sentence."""
    words = [
        "sim",
        "prices",
        "fubar",
        "--faction",
        "accord",
        "--games",
        "20",
        "--bots",
        "random,random",
        "-p",
        "1",
    ]
    told = CliRunner().invoke(app, [*words, "--json"])
    assert 0 == told.exit_code, told.output
    found = json.loads(told.output)
    assert 20 == found["games"]
    for price in found["prices"]:
        low, high = price["interval"]
        assert low <= price["fair"] <= high

    refused = CliRunner().invoke(app, ["sim", "prices", "warfare", "--games", "20"])
    assert "warfare-setup-own-army" in str(refused.exception)
