"""A scenario out of a file that somebody wrote, and everything that is wrong with it, armies included."""

from __future__ import annotations

from sandtable.core.desk import digest_of, sheet_in
from sandtable.core.printed import Row
from sandtable.core.setup import Setup
from sandtable.core.wire import Json, Reason, text_of
from sandtable.figures.own_sheets import army_faults, number_of_sides, sheet_to_play, wrong_number_of_sides
from sandtable.systems.fallout.army.list_read import Terms
from sandtable.systems.fallout.army.lists import read_army, unknown
from sandtable.systems.fallout.army.rosters import faction_ids
from sandtable.systems.fallout.book.catalogue import load
from sandtable.systems.fallout.book.scenarios import TURN_LIMIT, Scenario, scenario_of_sheet
from sandtable.systems.fallout.book.sheet import ARMY, RULE, faults_of
from sandtable.systems.fallout.book.words import ENGLISH, INCHES
from sandtable.systems.fallout.setup.random_scenario import draw_sheet
from sandtable.table import Point


def sheet_faults(sheet: Json, edition: str = ENGLISH) -> list[Reason]:
    """Everything wrong with a file; each reason has `at`, its place."""
    return faults_of(sheet) or army_faults(sheet, lambda side: _why_not_army(side, edition), ARMY)


def _why_not_army(side: Row, edition: str) -> list[Reason]:
    """fallout.s1.forces: the army that a file brings is as legal as any, but for its price."""
    faction = text_of(side["army"])
    if faction:
        known = faction_ids()
        return [] if faction in known else [unknown(ARMY, "faction", faction, known, None)]
    return read_army(load(edition, INCHES), side["army"], Terms()).reasons


def why_not_own(setup: Setup, edition: str) -> list[Reason]:
    """Everything wrong with the file of a set-up, and with the number of its sides."""
    sheet = sheet_in(setup)
    return sheet_faults(sheet, edition) or wrong_number_of_sides(setup, *number_of_sides(sheet), RULE)


def own_scenario(
    setup: Setup, inch: float, sides: int, size: Point | None = None, turns: int = TURN_LIMIT
) -> Scenario:
    """The scenario of the file in a set-up; raises SetupError where something is wrong with it."""
    sheet, id = sheet_to_play(setup, draw_sheet, faults_of)
    made = scenario_of_sheet(sheet, id, inch, sides, False, size, turns)
    made.key = f"{made.id} {digest_of(sheet)}"
    return made
