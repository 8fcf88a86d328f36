"""Odds from the rules themselves: the rule that is played, run on a copy along every class of result.

A system describes an attack as a `Trial`: how it is begun, how the copy is put back to a mark, what is still to come
there, and what is counted. `tallies` works out the distributions of all that is counted.
"""

from __future__ import annotations

from sandtable.core.odds.branching import branches, results_of
from sandtable.core.odds.chances import Odds, Tallies
from sandtable.core.odds.explorer import LoopError
from sandtable.core.odds.tallying import tallies
from sandtable.core.odds.trial import AS_COUNTED, MOST_ANSWERS, RuleTrial, Trial

__all__ = [
    "AS_COUNTED", "MOST_ANSWERS", "LoopError", "Odds", "RuleTrial", "Tallies", "Trial",
    "branches", "results_of", "tallies",
]  # fmt: skip
