"""Many games at once: batches, tournaments, ratings and reports.

`frame`, `report` and `tournament` are imported by name when they are wanted: their libraries take long to load.
"""

from sandtable.sim.batch import Run, processors, run
from sandtable.sim.bout import Outcome, play_bout
from sandtable.sim.plan import Bout, Plan, SimError, bout_of, check_plan, first_scenario
from sandtable.sim.summary import Line, Summary, summary, wilson

__all__ = [
    "Bout",
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
