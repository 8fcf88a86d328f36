"""Forces bought by points: what a list may hold, and every reason why one is refused.

A list is `{"name": …, "faction": "USA", "points": 80, "units": [{"take": "usa.marines"}, {"take": "usa.drone",
"face": "small"}, …]}`: units and supports alike. A faction's id alone asks for a force of that faction.
`pack` brings units and prices of one's own (docs/packs.md).
"""

from __future__ import annotations

from sandtable.core.army_words import unknown_word
from sandtable.core.packs import PackError
from sandtable.core.printed import Row
from sandtable.core.wire import Json, Reason, list_of, number_of, table_of, text_of
from sandtable.systems.warfare.army.law import (
    FORCES,
    MOST_POINTS,
    cost_of_supports,
    cost_of_units,
    why_not_force,
)
from sandtable.systems.warfare.book.catalogue import FACES, catalogue, packed
from sandtable.systems.warfare.book.packs import SHELF
from sandtable.systems.warfare.book.profiles import DRONE, SupportProfile, UnitProfile

MOST_ENTRIES = 40

ARMY_KEYS = ("name", "faction", "points", "units", "pack")
TAKE_KEYS = ("take", "face")


class ForceList:
    """A force as read: its faction, units and supports, and what is wrong with it."""

    def __init__(self) -> None:
        self.catalogue = catalogue()  # the book's, with the list's own pack
        self.name = ""
        self.faction = ""
        self.limit = 0  # points agreed on; 0: none
        self.units: list[UnitProfile] = []
        self.supports: list[SupportProfile] = []
        self.faces: list[str] = []  # of the supports; "" where there is none or it is still open
        self.lines: list[
            tuple[int, UnitProfile | None, SupportProfile | None]
        ] = []  # in the order of the list
        self.reasons: list[Reason] = []

    def unit_points(self) -> int:
        """warfare.random.points: what the units cost."""
        return cost_of_units(self.units)

    def support_points(self) -> int:
        """What the supports cost."""
        return cost_of_supports(self.supports)

    def points(self) -> int:
        """What the whole force costs."""
        return self.unit_points() + self.support_points()

    def refuse(self, why: str, message: str, values: Row | None = None) -> None:
        """Notes a reason against the list."""
        self.reasons.append(Reason(why, "warfare-army-" + message, values))


def read_force(army: Json, limit: int = 0) -> ForceList:
    """A force list with every reason against it; `limit` overrides the points the list itself names."""
    force = ForceList()
    table = table_of(army)
    try:
        force.catalogue = packed(SHELF.named(table.get("pack")))
    except PackError as error:
        force.refuse(FORCES, "pack", {"reason": str(error)})
        return force
    if not isinstance(army, dict) or not isinstance(table.get("units"), list):
        force.refuse(FORCES, "shape")
        return force
    for key in table:
        if key not in ARMY_KEYS:
            _unknown(force, FORCES, "key", key, list(ARMY_KEYS), -1)
    force.name = text_of(table.get("name"))[:60]
    force.faction = text_of(table.get("faction"))
    if force.faction not in catalogue().factions:
        _unknown(force, "warfare.comp.blocs", "faction", force.faction, list(catalogue().factions), -1)
        force.faction = ""
    force.limit = limit or _limit(force, table)
    entries = list_of(table["units"])
    if len(entries) > MOST_ENTRIES:
        force.refuse(FORCES, "long", {"most": MOST_ENTRIES})
    for at, value in enumerate(entries[:MOST_ENTRIES]):
        _entry(force, value, at)
    force.reasons.extend(why_not_force(force.units, force.supports, force.limit))
    return force


def _limit(force: ForceList, table: Row) -> int:
    if "points" not in table:
        return 0
    points = number_of(table["points"])
    if points is None or points != int(points) or not 1 <= points <= MOST_POINTS:
        force.refuse("warfare.random.size", "points-number", {"most": MOST_POINTS})
        return 0
    return int(points)


def _entry(force: ForceList, value: Json, at: int) -> None:
    """One line of a list: a unit or a support by its id, a drone with its face."""
    row: Row = {"take": value} if isinstance(value, str) else table_of(value)
    for key in row:
        if key not in TAKE_KEYS:
            _unknown(force, FORCES, "key", key, list(TAKE_KEYS), at)
    id = text_of(row.get("take"))
    known = force.catalogue
    if id in known.units:
        unit = known.units[id]
        force.units.append(unit)
        force.lines.append((at, unit, None))
        _one_faction(force, unit.faction, unit.name, at)
        if "face" in row:
            force.refuse("warfare.drone.faces", "no-face", {"name": unit.name, "at": at})
    elif id in known.support_ids():
        _support(force, known.support(id), row, at)
    else:
        _unknown(force, FORCES, "unit", id, [*known.units, *known.support_ids()], at)


def _support(force: ForceList, support: SupportProfile, row: Row, at: int) -> None:
    """warfare.random.forces, warfare.drone.faces: one of each support; a drone may say its face."""
    face = text_of(row.get("face"))
    if "face" in row and (support.kind != DRONE or face not in FACES):
        force.refuse("warfare.drone.faces", "no-face", {"name": support.name, "at": at})
        face = ""
    if any(other.id == support.id for other in force.supports):
        force.refuse(FORCES, "twice", {"name": support.name, "at": at})
    force.supports.append(support)
    force.faces.append(face)
    force.lines.append((at, None, support))
    _one_faction(force, support.faction, support.name, at)


def _one_faction(force: ForceList, faction: str, name: Json, at: int) -> None:
    """warfare.random.forces: units of one faction only."""
    if force.faction and faction != force.faction:
        values: Row = {"name": name, "faction": {"id": "warfare-faction-" + force.faction.lower()}, "at": at}
        force.refuse(FORCES, "faction", values)


def _unknown(force: ForceList, why: str, what: str, given: str, known: list[str], at: int) -> None:
    place: Row = {"at": at} if at >= 0 else {}
    force.reasons.append(unknown_word(why, "warfare-army", what, given, known, place))
