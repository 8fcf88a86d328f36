"""A scenario out of a file that somebody wrote, and everything that is wrong with it, armies included."""

from __future__ import annotations

from sandtable.core.desk import OWN, RANDOM, digest_of, sheet_in
from sandtable.core.options import in_words
from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
from sandtable.core.wire import Json, Reason, list_of, number_of, table_of, text_of
from sandtable.systems.fubar.army.lists import read_army, unknown
from sandtable.systems.fubar.army.rosters import roster_ids
from sandtable.systems.fubar.book.catalogue import Catalogue, load
from sandtable.systems.fubar.book.scenarios import Scenario, scenario_of_sheet, sides_in
from sandtable.systems.fubar.book.sheet import ARMY, RULE, faults_of
from sandtable.systems.fubar.setup.random_scenario import draw_sheet
from sandtable.table import Point


def sheet_faults(sheet: Json) -> list[Reason]:
    """Everything wrong with a file; each reason has `at`, its place."""
    reasons = faults_of(sheet)
    if not reasons:
        for number, entry in enumerate(list_of(table_of(sheet).get("side"))):
            reasons.extend(_army_faults(table_of(entry), f"side[{number}].army"))
    return reasons


def _army_faults(row: Row, at: str) -> list[Reason]:
    """fubar.army.points: the army that a file brings is as legal as any, but for its price."""
    if "army" not in row:
        return []
    army = row["army"]
    roster = text_of(army)
    vehicles = int(number_of(row.get("vehicles", 0)) or 0)
    if roster:
        known = roster in roster_ids()
        found = [] if known else [unknown(ARMY, "roster", roster, roster_ids(), "")]
    else:
        found = read_army(load("in"), army, 0, vehicles).reasons
    return [
        Reason(reason.why, "core-file-army", {"at": at, "reason": reason.message.wire()}) for reason in found
    ]


def why_not_own(setup: Setup) -> list[Reason]:
    """Everything wrong with the file of a set-up, and with the number of its sides."""
    sheet = sheet_in(setup)
    reasons = sheet_faults(sheet)
    least, most = sides_in(sheet) if not reasons else (1, 4)
    if not reasons and not least <= len(setup.sides) <= most:
        known = f"{least}" if least == most else f"{least}-{most}"
        reasons.append(Reason(RULE, "core-file-sides", {"known": known, "n": len(setup.sides)}))
    return reasons


def own_scenario(setup: Setup, catalogue: Catalogue, sides: int, size: Point | None = None) -> Scenario:
    """The scenario of the file in a set-up; raises SetupError where something is wrong with it."""
    drawn = setup.scenario == RANDOM
    sheet = draw_sheet(setup.layout) if drawn else sheet_in(setup)
    reasons = faults_of(sheet)
    if reasons:
        raise SetupError(f"the scenario file is refused: {in_words(reasons)}")
    made = scenario_of_sheet(sheet, RANDOM if drawn else OWN, catalogue, sides, size)
    made.key = f"{made.id} {digest_of(sheet)}"
    return made
