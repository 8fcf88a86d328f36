"""A scenario of somebody's own says which counter lies where: what of it a side may read while the game runs."""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.setup import Setup
from sandtable.core.wire import Json, list_of, table_of, text_of
from sandtable.systems.warfare.book.profiles import UNKNOWN_FACE
from sandtable.systems.warfare.book.sheet import OWN
from sandtable.systems.warfare.book.sheet_places import faces_of
from sandtable.systems.warfare.setup.setting_up import start_state
from sandtable.systems.warfare.state.identities import SHEET


def told_setup(setup: Setup, wire: dict[str, Json], sides: list[int]) -> dict[str, Json]:
    """warfare.unknown.hidden: a set-up without what lies under the question marks of others."""
    sheet = table_of(setup.options.get(SHEET))
    if setup.scenario != OWN or "counters" not in sheet:
        return wire
    rows = [table_of(row) for row in list_of(sheet.get("side"))]
    state = start_state(setup)
    mine = [text_of(rows[state.seats[side].team].get("faction")) for side in sides]
    shown: Row = {**sheet, "counters": _shown([table_of(row) for row in list_of(sheet["counters"])], mine)}
    wire["options"] = {**setup.options, SHEET: shown}
    return wire


def _shown(lines: list[Row], mine: list[str]) -> list[Json]:
    """The counters that these factions know, and of the others only where question marks lie."""
    shown: list[Json] = []
    hidden: dict[str, list[tuple[float, float]]] = {}
    for line in lines:
        faces = faces_of(text_of(line.get("counter")))
        face = text_of(line.get("face", faces[0] if faces else ""))
        owner = text_of(line.get("owner"))
        if face != UNKNOWN_FACE or owner in mine:
            shown.append(line)
        else:
            hidden.setdefault(owner, []).extend(_places(line))
    for owner, places in hidden.items():
        hexes: list[Json] = [[column, row] for column, row in sorted(places)]
        shown.append({"counter": UNKNOWN_FACE, "owner": owner, "hexes": hexes})
    return shown


def _places(line: Row) -> list[tuple[float, float]]:
    places: list[tuple[float, float]] = []
    for value in list_of(line.get("hexes")):
        column, row = list_of(value)
        if isinstance(column, (int, float)) and isinstance(row, (int, float)):
            places.append((column, row))
    return places
