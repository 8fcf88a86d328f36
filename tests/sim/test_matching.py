"""Matching armies by what they field: rounds thrown by known strengths give back the spends that even them out."""

import importlib.util
import math
import sys
from itertools import combinations
from pathlib import Path

import pytest

from sandtable.core.dice import Lots

TOOL = Path(__file__).parents[2] / "tools" / "match_armies.py"
STRONG = {"ants": 0.0, "bees": 0.8, "wasps": -0.5}
"""What each is worth on the scale of the logistic when all spend the same."""
BRINGS = 4.0


@pytest.fixture(scope="module")
def match_armies():
    spec = importlib.util.spec_from_file_location("tool_match_armies", TOOL)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def thrown(match_armies, number):
    """Rounds of two games between factions of known strength, each spending by lot."""
    lots = Lots(b"rounds")
    pairs = list(combinations(STRONG, 2))
    for round in range(number):
        one, other = pairs[round % len(pairs)]
        spends = (70.0 + lots.below(30), 70.0 + lots.below(30))
        ahead = STRONG[one] - STRONG[other] + BRINGS * math.log(spends[0] / spends[1])
        wins = sum(lots.below(10_000) / 10_000 < 1 / (1 + math.exp(-ahead)) for _ in range(2))
        yield match_armies.Met((one, other), spends, wins / 2)


def test_even_spends_undo_what_an_army_is_worth(match_armies):
    rounds = list(thrown(match_armies, 1500))
    weights = match_armies.worth(rounds, list(STRONG), [1.0] * len(rounds))
    found = match_armies.even_spends(weights, list(STRONG))
    weakest = min(STRONG.values())
    for id, strong in STRONG.items():
        assert found[id] == pytest.approx(100 * math.exp((weakest - strong) / BRINGS), abs=6)


def test_the_interval_holds_the_truth_and_is_wider_for_fewer_rounds(match_armies):
    rounds = list(thrown(match_armies, 300))
    spans = match_armies.intervals(rounds, list(STRONG))
    truth = 100 * math.exp((min(STRONG.values()) - STRONG["bees"]) / BRINGS)
    assert spans["bees"][0] < truth < spans["bees"][1]
    few = match_armies.intervals(rounds[:40], list(STRONG))
    assert few["bees"][1] - few["bees"][0] > spans["bees"][1] - spans["bees"][0]


def test_nobody_spends_more_than_everything_nor_far_from_what_looks_even(match_armies):
    for number in range(200):
        spent = match_armies.spending(95.0, 1, number, 0)
        assert 95 * 0.85 - 1 <= spent <= 100
