"""A game does not depend on the process it is played in."""

import os
import subprocess
import sys

PROGRAM = """
from sandtable.sim import Plan, play_bout
plan = Plan("fubar", "crossroads", ("random", "greedy"), 1, 9, journals=True)
print(play_bout(plan, 0).journal)
"""


def journal_with(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True
    )
    return ran.stdout


def test_the_order_of_sets_and_hashes_does_not_matter():
    """Two processes with different hash seeds play the same game to the last byte."""
    first = journal_with("1")

    assert '"end"' in first
    assert first == journal_with("2")
