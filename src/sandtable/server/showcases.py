"""Battles to watch that come with the systems: in every library, kept in no database."""

from __future__ import annotations

from functools import lru_cache

from sandtable.core.journal import read_journal
from sandtable.core.showcase import watched_ids, watched_still, watched_text
from sandtable.core.system import AnySystem, system
from sandtable.core.wire import Json, table_of
from sandtable.server.installed import systems_here

# Between the system and its battle: no id of a game or of a journal that was brought along has it.
BETWEEN = "~"


def watched_lines(rules: AnySystem) -> list[Json]:
    """The battles to watch of a system, as start pages list them."""
    return [_line(rules.id, id) for id in watched_ids(rules.package)]


@lru_cache(maxsize=64)
def _line(system_id: str, id: str) -> dict[str, Json]:
    """Read once: the journals are part of what is installed."""
    rules = system(system_id)
    journal = read_journal(watched_text(rules.package, id))
    named = {scenario.id: scenario.name for scenario in rules.scenarios()}
    scenario = journal.setup.scenario
    return {
        "replay": f"{system_id}{BETWEEN}{id}",
        "title": named[scenario].wire() if scenario in named else None,
        "points": table_of(table_of(journal.end).get("result")).get("points"),
        "still": watched_still(rules.package, id),
    }


def journal_to_watch(replay: str) -> str | None:
    """The journal that a battle to watch is kept in; None when that is no name of one."""
    system_id, between, id = replay.partition(BETWEEN)
    if not between or system_id not in systems_here():
        return None
    return watched_text(system(system_id).package, id) or None
