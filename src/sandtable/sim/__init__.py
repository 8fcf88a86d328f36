"""Many games at once: batches, tournaments, ratings and reports.

`frame`, `report` and `tournament` are imported by name when they are wanted: their libraries take long to load.
"""

from sandtable.sim.batch import Run, processors, run
from sandtable.sim.bout import Outcome, play_bout
from sandtable.sim.plan import Bout, Drawn, Plan, SimError, bout_of, check_plan, first_scenario
from sandtable.sim.statistics import wilson
from sandtable.sim.summary import Line, Summary, summary

__all__ = [
    "Bout",
    "Drawn",
    "Line",
    "Outcome",
    "Plan",
    "Run",
    "SimError",
    "Summary",
    "bout_of",
    "check_plan",
    "first_scenario",
    "play_bout",
    "processors",
    "run",
    "summary",
    "wilson",
]
