"""A mission out of a file that somebody wrote, and everything that is wrong with it, armies included."""

from __future__ import annotations

from sandtable.core.desk import digest_of
from sandtable.core.printed import Row
from sandtable.core.setup import Setup
from sandtable.core.wire import Json, Reason, text_of
from sandtable.figures.own_sheets import army_faults, sheet_to_play
from sandtable.systems.warzone.army.lists import read_army, unknown
from sandtable.systems.warzone.book.catalogue import load
from sandtable.systems.warzone.book.mission import Mission
from sandtable.systems.warzone.book.scenarios import mission_of_sheet
from sandtable.systems.warzone.book.sheet import ARMY, faults_of
from sandtable.systems.warzone.setup.random_scenario import draw_sheet

CHART = "warzone.army.chart"


def sheet_faults(sheet: Json) -> list[Reason]:
    """Everything wrong with a file; each reason has `at`, its place."""
    return faults_of(sheet) or army_faults(sheet, _why_not_army, ARMY)


def _why_not_army(side: Row) -> list[Reason]:
    """warzone.army.points: the army that a file brings is as legal as any, but for its price."""
    faction = text_of(side["army"])
    if faction:
        known = list(load().factions)
        return [] if faction in known else [unknown(CHART, "faction", faction, known, {"unit": ""})]
    return read_army(side["army"]).reasons


def own_mission(setup: Setup) -> Mission:
    """The mission of the file in a set-up; raises SetupError where something is wrong with it."""
    sheet, id = sheet_to_play(setup, draw_sheet, faults_of)
    made = mission_of_sheet(sheet, id)
    made.first.key = f"{made.id} {digest_of(sheet)}"
    return made
