"""A scenario out of a file that somebody wrote, and everything that is wrong with it, armies included."""

from __future__ import annotations

from sandtable.core.desk import digest_of, sheet_in
from sandtable.core.printed import Row
from sandtable.core.setup import Setup
from sandtable.core.wire import Json, Reason, number_of, text_of
from sandtable.figures.own_sheets import army_faults, number_of_sides, sheet_to_play, wrong_number_of_sides
from sandtable.systems.fubar.army.lists import read_army, unknown
from sandtable.systems.fubar.army.rosters import roster_ids
from sandtable.systems.fubar.book.catalogue import Catalogue, load
from sandtable.systems.fubar.book.scenarios import Scenario, scenario_of_sheet
from sandtable.systems.fubar.book.sheet import ARMY, RULE, faults_of
from sandtable.systems.fubar.setup.random_scenario import draw_sheet
from sandtable.table import Point


def sheet_faults(sheet: Json) -> list[Reason]:
    """Everything wrong with a file; each reason has `at`, its place."""
    return faults_of(sheet) or army_faults(sheet, _why_not_army, ARMY)


def _why_not_army(side: Row) -> list[Reason]:
    """fubar.army.points: the army that a file brings is as legal as any, but for its price."""
    roster = text_of(side["army"])
    if roster:
        known = roster_ids()
        return [] if roster in known else [unknown(ARMY, "roster", roster, known, "")]
    vehicles = int(number_of(side.get("vehicles", 0)) or 0)
    return read_army(load("in"), side["army"], 0, vehicles).reasons


def why_not_own(setup: Setup) -> list[Reason]:
    """Everything wrong with the file of a set-up, and with the number of its sides."""
    sheet = sheet_in(setup)
    return sheet_faults(sheet) or wrong_number_of_sides(setup, *number_of_sides(sheet), RULE)


def own_scenario(setup: Setup, catalogue: Catalogue, sides: int, size: Point | None = None) -> Scenario:
    """The scenario of the file in a set-up; raises SetupError where something is wrong with it."""
    sheet, id = sheet_to_play(setup, draw_sheet, faults_of)
    made = scenario_of_sheet(sheet, id, catalogue, sides, size)
    made.key = f"{made.id} {digest_of(sheet)}"
    return made
