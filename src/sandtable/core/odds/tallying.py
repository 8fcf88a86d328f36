"""Works out the odds of a trial: exactly within its budget, as near as may be beyond it.

Beyond the budget the places least likely to be reached are not followed; how likely that is, is the error, and no
number shown is further off than that. Where that would be too much, dice are rolled from those places on.

Where a side chooses inside a rule (who falls, whether to roll again), the odds hold for the trial's policy. Where best
play is looked for, other answers are followed as well and the stages are solved backwards: each side answers as is best
for it, the asking side looking for the most worth and everybody else for the least.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.odds.adding import Sums
from sandtable.core.odds.chances import Tallies
from sandtable.core.odds.explorer import Explorer, in_order
from sandtable.core.odds.places import Place
from sandtable.core.odds.rolling import Roller
from sandtable.core.odds.trial import AS_COUNTED, Trial

SAMPLES: Final = 400
FEWEST: Final = 20
"""How many ways are rolled through where not all can be followed: so many as keep the error ROUGH, within these."""
ROUGH: Final = 0.02
"""How much may be left out before rolling dice says more."""
NOTHING: Final = 1e-12


def tallies(
    trial: Trial,
    width: int,
    budget: int = 2000,
    side: int = -1,
    further: int = 0,
    samples: int = SAMPLES,
    room: int = 0,
) -> Tallies:
    """The distributions of everything a trial counts (`width` counts, or AS_COUNTED) over all dice of its rule.

    The budget is of work as the trial reckons it (`Trial.effort`): of runs, where it says no more. With `further` work
    to spend, best play is looked for as well where somebody chooses on the way: `side` seeks the most worth and
    everybody else the least. Where too much would be left out within the budget, up to so many samples are rolled;
    `room` is the work that may be spent on them where a trial reckons it.
    """
    runs = 0
    if further and trial.best_at_once():
        both = Explorer(trial, True)
        start = both.explore(further)
        if both.whole:
            return _all_at_once(trial, width, side, both, start)
        runs = both.runs  # without the other answers it may still fit
    explorer = Explorer(trial, False)
    start = explorer.explore(budget)
    wide = trial.width() if width == AS_COUNTED else width
    places = _add_up(trial, wide, start)
    runs += explorer.runs
    lost = start.lost if start.lost > NOTHING else 0.0
    errors = [lost] * wide
    asked = explorer.asked
    if lost > ROUGH:
        wanted = int((1.96 * 0.5 * lost / ROUGH) ** 2) + 1
        roller = Roller(trial, wide)
        errors = roller.roll_on(places, min(max(wanted, FEWEST), samples), room or samples)
        runs += roller.rolled
        asked = asked or roller.asked
    best: list[list[float]] | None = None
    if asked and lost == 0.0 and 2 * explorer.work < further and not trial.best_at_once():
        trial.seek_best()
        both = Explorer(trial, True)
        first = both.explore(further)
        runs += both.runs
        if both.whole:
            best = _best_play(trial, wide, side, first)
    trial.back(None)
    return Tallies(start.lines, errors, runs, asked, best)


def _all_at_once(trial: Trial, width: int, side: int, explorer: Explorer, start: Place) -> Tallies:
    """The policy and best play out of the same runs."""
    wide = trial.width() if width == AS_COUNTED else width
    _add_up(trial, wide, start)
    best = _best_play(trial, wide, side, start) if explorer.asked else None
    trial.back(None)
    return Tallies(start.lines, [0.0] * wide, explorer.runs, explorer.asked, best)


def _add_up(trial: Trial, width: int, start: Place) -> list[Place]:
    """All places, added up under the policy."""
    sums = Sums(trial, width)
    places = in_order(start)
    for place in places:
        sums.add_up(place)
    return places


def _best_play(trial: Trial, width: int, side: int, start: Place) -> list[list[float]]:
    """The distributions where everybody chooses what is best for him."""
    sums = Sums(trial, width)
    for place in in_order(start):
        sums.solve(place, side)
    return start.best
