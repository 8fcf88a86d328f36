"""Battles to watch that come with each system: real games of the two-click battle between two computers.

`make replays` plays them anew and keeps the result, as it does with the golden games.
"""

import os
from importlib.resources import files
from pathlib import Path

import pytest

from sandtable.core.journal import read_journal
from sandtable.core.reel import Reel
from sandtable.core.showcase import (
    showcase_of,
    still_of,
    still_text,
    watched_ids,
    watched_still,
    watched_text,
)
from sandtable.core.system import system, system_ids
from sandtable.core.verifying import verify
from sandtable.sim import Plan, play_bout

RENEW = bool(os.environ.get("SANDTABLE_RENEW_REPLAYS"))
SYSTEMS = list(system_ids())
BOT = "greedy"
SEED = 7


def played(system_id: str) -> str:
    """The journal of the two-click battle of a system, played by the computer on both sides."""
    rules = system(system_id)
    quick = showcase_of(rules.package)
    assert quick is not None
    # A list is sent without what it is called on the shelf.
    armies = [{key: army[key] for key in army if key != "title"} for army in quick.armies]
    plan = Plan(
        system_id,
        quick.scenario,
        (BOT, BOT),
        1,
        SEED,
        armies=tuple(armies or [None, None]),
        options=quick.options,
        journals=True,
    )
    outcome = play_bout(plan, 0)
    assert "" == outcome.error
    return outcome.journal


def seen(system_id: str, id: str) -> str:
    """The still of a battle to watch, made from its journal."""
    rules = system(system_id)
    journal = read_journal(watched_text(rules.package, id))
    reel = Reel(rules, journal.setup, journal.entries, journal.rules, (journal.end or {}).get("result"))
    return still_text(still_of(reel.frame(len(journal.entries), -1)))


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_battle_to_watch_has_a_picture_of_its_end(system_id):
    """The still beside it is what its journal comes to; start pages draw it without playing the game again."""
    rules = system(system_id)
    for id in watched_ids(rules.package):
        assert still_text(watched_still(rules.package, id)) == seen(system_id, id)


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_system_has_a_battle_to_watch(system_id):
    """It is the battle two clicks begin; its answers are legal, its dice the seed's, its end what the rules give."""
    rules = system(system_id)
    quick = showcase_of(rules.package)
    assert quick is not None
    if RENEW:
        folder = Path(str(files(rules.package))) / "showcase"
        (folder / f"{quick.scenario}.journal").write_text(played(system_id), encoding="utf-8")
        (folder / f"{quick.scenario}.still.json").write_text(
            seen(system_id, quick.scenario), encoding="utf-8"
        )
    journal = read_journal(watched_text(rules.package, quick.scenario))

    assert [quick.scenario] == watched_ids(rules.package)
    assert (quick.scenario, quick.options) == (journal.setup.scenario, journal.setup.options)
    assert "fair" == verify(rules, journal).dice


def test_no_battle_by_another_name():
    assert "" == watched_text(system("fubar").package, "../lessons/first")
