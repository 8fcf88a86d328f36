"""Random legal games of every system and scenario keep the laws that all games keep.

`SANDTABLE_FUZZ_GAMES` says how many games of each scenario; a find is left as a journal in build/fuzz.
"""

import os
from pathlib import Path

import pytest

from sandtable.core.setup import setup_of
from sandtable.core.system import system, system_ids
from sandtable.sim.fuzz import fuzz_game

GAMES = int(os.environ.get("SANDTABLE_FUZZ_GAMES", "2"))
BATCH = 10  # games of one test, so that long runs spread over processors
FINDS = Path(__file__).resolve().parents[2] / "build" / "fuzz"

SCENARIOS = [
    (id, scenario.id, sides)
    for id in system_ids()
    for scenario in system(id).scenarios()
    for sides in range(scenario.sides_least, scenario.sides_most + 1)
]


def unit_for(system_id, seed):
    """Every other game in centimetres, where the system knows them."""
    setup = setup_of({"system": system_id, "unit": "cm"})
    return "cm" if seed % 2 == 1 and not system(system_id).check_setup(setup) else "in"


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
@pytest.mark.parametrize(("system_id", "scenario", "sides"), SCENARIOS)
def test_random_games_keep_the_laws(system_id, scenario, sides, first):
    """They end, replay identically, are not disturbed by forks, previews or undo, and show no more than is known."""
    found = []
    for seed in range(first, min(first + BATCH, GAMES)):
        finding = fuzz_game(system_id, scenario, seed, sides, unit=unit_for(system_id, seed))
        if finding is not None:
            FINDS.mkdir(parents=True, exist_ok=True)
            name = f"{system_id}-{scenario}-{sides}-{seed}.journal"
            (FINDS / name).write_text(finding.journal, encoding="utf-8")
            found.append(f"seed {seed}: {finding.sentence} ({name})")

    assert [] == found


@pytest.mark.parametrize(("system_id", "scenario"), sorted({(s, name) for s, name, _ in SCENARIOS}))
def test_greedy_games_keep_the_laws(system_id, scenario):
    """The same for bots that look where they are going."""
    sides = system(system_id).scenarios()
    least = next(each.sides_least for each in sides if each.id == scenario)

    assert None is fuzz_game(system_id, scenario, 1, least, "greedy")
