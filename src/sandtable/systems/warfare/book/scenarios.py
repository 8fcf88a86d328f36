"""The five scenarios of the learning path, and what of a sheet a game keeps."""

from __future__ import annotations

from typing import Final

from sandtable.core.keeping import Kept
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json
from sandtable.systems.warfare.book.profiles import Deployment, Scenario
from sandtable.systems.warfare.book.sheet import OWN, RANDOM, Sheet
from sandtable.systems.warfare.book.sheet_places import hex_list, read_sheet
from sandtable.systems.warfare.book.sheet_words import PER_HEX_CONTROLLED
from sandtable.systems.warfare.book.tables import document

SCENARIOS = ("s1", "s2", "s3", "s4", "s5")
"""warfare.scenario.chapters: each needs one chapter more than the one before it."""
DEFAULT = "s1"

_sheets: Final = Kept[str, Sheet](len(SCENARIOS))


def printed_sheet(id: str) -> Sheet:
    """One of the sheets that come with the game."""
    if id not in SCENARIOS:
        ids = ", ".join([*SCENARIOS, RANDOM, OWN])
        raise SetupError(f'there is no scenario "{id[:40]}" in warfare; choose one of {ids}')
    known = _sheets.get(id)
    if known is not None:
        return known
    sheet, reasons = read_sheet(document(f"scenarios/{id}.toml"), id)
    if sheet is None or reasons:
        raise SetupError(f"scenarios/{id}.toml: {reasons}")
    return _sheets.keep(id, sheet)


def scenario_of(sheet: Sheet) -> Scenario:
    """The part of a sheet that rules ask for in play."""
    made = Scenario(sheet.id, sheet.chapter, sheet.turns, sheet.tie)
    made.title = sheet.title
    made.briefing = briefing_of(sheet)
    made.objectives = sheet.objectives
    made.exits = sheet.exits
    made.low_only = sheet.low_only
    made.no_rubble = sheet.no_rubble
    made.martyrdom = sheet.martyrdom
    made.posture = sheet.posture
    made.victory = sheet.victory
    for line in sheet.victory:
        if line.test == PER_HEX_CONTROLLED:
            for hex in hex_list(sheet, line.args["hexes"]):
                if hex not in made.control_hexes:
                    made.control_hexes.append(hex)
    _deployment(sheet, made.deployment)
    return made


def _deployment(sheet: Sheet, made: Deployment) -> None:
    made.zones = [part.deploy for part in sheet.parts]
    made.first = sheet.deploy_first
    made.pool_hexes = sheet.unknown_hexes
    made.spread = sheet.spread
    made.population = sheet.population
    made.hostages = sheet.hostages
    made.hostage_team = sheet.hostage_team
    made.convoy = sheet.convoy
    made.convoy_team = sheet.convoy_team


def briefing_of(sheet: Sheet) -> list[Json]:
    """What a sheet opens with: what it teaches, which chapters are in force, the points, and what is special."""
    briefing: list[Json] = []
    if sheet.teaches:
        topics: list[Json] = [{"id": "warfare-topic-" + topic} for topic in sheet.teaches]
        briefing.append({"id": "warfare-briefing-teaches", "values": {"topics": topics}})
    briefing.append({"id": "warfare-briefing-chapter", "values": {"chapter": sheet.chapter}})
    if sheet.mission:
        briefing.append({"id": f"warfare-mission-{sheet.mission}-briefing"})
    for line in sheet.victory:
        faction = sheet.parts[line.team].faction
        who: Json = {"id": "warfare-faction-" + faction.lower()}
        briefing.append({"id": "warfare-briefing-points", "values": {"side": who, "line": line.words}})
    tie: Json = {"id": "warfare-faction-" + sheet.parts[sheet.tie].faction.lower()}
    briefing.append({"id": "warfare-briefing-tie", "values": {"side": tie}})
    briefing.extend(sheet.notes)
    return briefing
