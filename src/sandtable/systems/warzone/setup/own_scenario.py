"""A mission out of a file that somebody wrote, and everything that is wrong with it, armies included."""

from __future__ import annotations

from sandtable.core.desk import OWN, RANDOM, digest_of, sheet_in
from sandtable.core.options import in_words
from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
from sandtable.core.wire import Json, Reason, list_of, table_of, text_of
from sandtable.systems.warzone.army.lists import read_army, unknown
from sandtable.systems.warzone.book.catalogue import load
from sandtable.systems.warzone.book.mission import Mission
from sandtable.systems.warzone.book.scenarios import mission_of_sheet
from sandtable.systems.warzone.book.sheet import ARMY, faults_of
from sandtable.systems.warzone.setup.random_scenario import draw_sheet


def sheet_faults(sheet: Json) -> list[Reason]:
    """Everything wrong with a file; each reason has `at`, its place."""
    reasons = faults_of(sheet)
    if not reasons:
        for number, entry in enumerate(list_of(table_of(sheet).get("side"))):
            reasons.extend(_army_faults(table_of(entry), f"side[{number}].army"))
    return reasons


def _army_faults(row: Row, at: str) -> list[Reason]:
    """warzone.army.points: the army that a file brings is as legal as any, but for its price."""
    if "army" not in row:
        return []
    faction = text_of(row["army"])
    if faction:
        known = list(load().factions)
        found = (
            []
            if faction in known
            else [unknown("warzone.army.chart", "faction", faction, known, {"unit": ""})]
        )
    else:
        found = read_army(row["army"]).reasons
    return [
        Reason(reason.why or ARMY, "core-file-army", {"at": at, "reason": reason.message.wire()})
        for reason in found
    ]


def own_mission(setup: Setup) -> Mission:
    """The mission of the file in a set-up; raises SetupError where something is wrong with it."""
    drawn = setup.scenario == RANDOM
    sheet = draw_sheet(setup.layout) if drawn else sheet_in(setup)
    reasons = faults_of(sheet)
    if reasons:
        raise SetupError(f"the scenario file is refused: {in_words(reasons)}")
    made = mission_of_sheet(sheet, RANDOM if drawn else OWN)
    made.first.key = f"{made.id} {digest_of(sheet)}"
    return made
