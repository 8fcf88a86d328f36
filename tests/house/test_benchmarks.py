"""Benchmarks measure moments of real games: such moments must come."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "benchmarks"))

import fubar_bench


def test_fubar_comes_to_the_moment_that_is_forked():
    """Twelve units on the table, one of them asked where it moves."""
    game = fubar_bench.mid_activation()

    assert 12 == fubar_bench.units_on_table(game)
    assert "move" == game.ask.question.kind
