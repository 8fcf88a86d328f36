"""Golden games: recorded once, replayed and played again for ever after.

`make replays` plays them anew and keeps the result; do that only when a rule was meant to change.
"""

import os
from pathlib import Path

import pytest

from sandtable.core.journal import read_journal
from sandtable.core.system import system, system_ids
from sandtable.core.verifying import verify
from sandtable.sim import Plan, play_bout

HERE = Path(__file__).parent
RENEW = bool(os.environ.get("SANDTABLE_RENEW_REPLAYS"))
GAMES = [(id, scenario.id) for id in system_ids() for scenario in system(id).scenarios()]


def played(system_id: str, scenario: str) -> str:
    """The journal of the golden game of a scenario."""
    least = next(s.sides_least for s in system(system_id).scenarios() if s.id == scenario)
    outcome = play_bout(Plan(system_id, scenario, ("random",) * least, 1, 2024, journals=True), 0)
    assert "" == outcome.error
    return outcome.journal


@pytest.mark.parametrize(("system_id", "scenario"), GAMES)
def test_golden_game_plays_as_recorded(system_id, scenario):
    """The same seeds still give the same game, byte for byte."""
    path = HERE / f"{system_id}-{scenario}.journal"
    journal = played(system_id, scenario)
    if RENEW:
        path.write_text(journal, encoding="utf-8")

    assert path.read_text(encoding="utf-8") == journal


@pytest.mark.parametrize("path", sorted(HERE.glob("*.journal")), ids=lambda path: path.stem)
def test_golden_journal_verifies(path):
    """The recorded answers are legal, the dice are the seed's, the result is what the rules give."""
    journal = read_journal(path.read_text(encoding="utf-8"))

    assert "fair" == verify(system(str(journal.header["system"])), journal).dice
