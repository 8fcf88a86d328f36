"""Army lists: what a person may write, and every reason why a list is refused.

A list is `{"name": …, "units": [ … ]}`, with `points` if it is held to a size. A unit is the id of a house unit
("accord_rifles"), or a table that takes one (`take`, with `count`, `name` and whatever it has differently), or a
table that describes a unit of one's own with the words of the house rosters. The id of a roster alone ("accord")
asks for its standing army of the size the scenario wants.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.army_words import unknown_word
from sandtable.core.packs import PackError
from sandtable.core.printed import Row
from sandtable.core.wire import Json, Reason, list_of, number_of, table_of, text_of
from sandtable.systems.fubar.army.law import MOST_UNITS, why_not_army
from sandtable.systems.fubar.army.muster import Entry, Group, cost, crew_served
from sandtable.systems.fubar.army.rosters import house_units, roster_ids
from sandtable.systems.fubar.book.catalogue import Catalogue, packed
from sandtable.systems.fubar.book.packs import SHELF, unit_rows
from sandtable.systems.fubar.book.titles import called
from sandtable.systems.fubar.book.words import (
    A_VEHICLE,
    ASSAULT_RIFLE,
    GRENADE,
    HEAVY_MACHINE_GUN,
    RIFLE_LAUNCHER,
)

FEWEST_FIGURES: Final = 3
MOST_FIGURES: Final = 12

ARMY_KEYS: Final = ("name", "roster", "units", "points", "pack")
TAKE_KEYS: Final = ("take", "name", "count")
CHANGED_KEYS: Final = (
    "training",
    "leader",
    "armour",
    "figures",
    "weapons",
    "grenades",
    "vehicle_armour",
    "crew",
    "capacity",
)
OWN_KEYS: Final = (
    "id",
    "name",
    "type",
    "roster",
    "training",
    "leader",
    "armour",
    "figures",
    "size",
    "weapons",
    "grenades",
    "points",
    "source",
    "note",
    "vehicle_class",
    "vehicle_armour",
    "crew",
    "capacity",
)


class ArmyList:
    """An army list as read: its name, its units, and what is wrong with it."""

    def __init__(self, name: str, catalogue: Catalogue | None = None) -> None:
        self.name = name
        self.catalogue = catalogue  # the book's, with the list's own pack; None where nothing was read
        self.entries: list[Entry] = []
        self.refused: list[Entry] = []  # units against which there is a reason, as far as they can be read
        self.reasons: list[Reason] = []

    def points(self, catalogue: Catalogue) -> int:
        """fubar.army.points: what all its units cost."""
        return sum(cost(catalogue, entry) for entry in self.all())

    def all(self) -> list[Entry]:
        """Every unit that can be read, in the order of the list."""
        return sorted(self.entries + self.refused, key=_place)


def read_army(catalogue: Catalogue, army: Json, limit: int = 0, vehicles: int = 0) -> ArmyList:
    """An army list with every reason against it; `limit` 0 asks for no number of points."""
    table = table_of(army)
    read = ArmyList(text_of(table.get("name"))[:60], catalogue)
    try:
        catalogue = packed(catalogue, SHELF.named(table.get("pack")))
    except PackError as error:
        read.reasons.append(Reason("fubar.unit.owner", "fubar-army-pack", {"reason": str(error)}))
        return read
    read.catalogue = catalogue
    if not isinstance(army, dict) or not isinstance(table.get("units"), list):
        read.reasons.append(Reason("fubar.unit.owner", "fubar-army-shape"))
        return read
    for key in table:
        if key not in ARMY_KEYS:
            read.reasons.append(unknown("fubar.unit.owner", "key", key, list(ARMY_KEYS), ""))
    for number, value in enumerate(list_of(table["units"]), 1):
        reader = EntryReader(catalogue, read, value, number)
        read.entries.extend(reader.entries())
    _number_names(read.entries)
    agreed = number_of(table.get("points", 0))
    if agreed is None or agreed != int(agreed) or agreed < 0:
        read.reasons.append(Reason("fubar.army.points", "fubar-army-agreed"))
    elif agreed and not limit:
        limit = int(agreed)
    read.reasons.extend(why_not_army(read.all(), read.points(catalogue), limit, vehicles))
    return read


def _place(entry: Entry) -> int:
    return entry.at


def unknown(why: str, what: str, word: str, known: list[str], unit: Json) -> Reason:
    """A word that is not in the book, in a unit of the list."""
    return unknown_word(why, "fubar-army", what, word, known, {"unit": unit})


def _number_names(entries: list[Entry]) -> None:
    """Units of the same house entry get a number each."""
    for entry in entries:
        twins = [other for other in entries if other.source == entry.source and other.roster]
        if len(twins) > 1 and entry.roster and table_of(entry.name).get("id") != "fubar-unit-nth":
            for number, twin in enumerate(twins, 1):
                twin.name = {"id": "fubar-unit-nth", "values": {"unit": twin.name, "n": number}}


class EntryReader:
    """Reads one unit of a list and collects what is wrong with it."""

    def __init__(self, catalogue: Catalogue, read: ArmyList, value: Json, number: int) -> None:
        self.catalogue = catalogue
        self.read = read
        self.value = value
        self.at = number - 1
        self.name: Json = f"{number}"

    def refuse(self, why: str, message: str, values: Row | None = None) -> None:
        """Notes a reason against this unit."""
        filled: Row = {"unit": self.name, "at": self.at}
        if values is not None:
            filled.update(values)
        self.read.reasons.append(Reason(why, message, filled))

    def refuse_word(self, why: str, what: str, word: str, known: list[str]) -> None:
        """Notes a word of this unit that is not in the book."""
        reason = unknown(why, what, word, known, self.name)
        reason.message.values["at"] = self.at
        self.read.reasons.append(reason)

    def entries(self) -> list[Entry]:
        """The units of this entry: one, or several when it has a count; none when it cannot be read."""
        value = self.value
        if isinstance(value, str):
            return self._take({"take": value})
        row = table_of(value)
        if "take" in row:
            return self._take(row)
        if not row:
            self.refuse("fubar.unit.profile", "fubar-army-entry")
            return []
        entry = self.own(row)
        return [] if entry is None else [entry]

    def _take(self, row: Row) -> list[Entry]:
        """fubar.unit.owner: units out of the faction supplement."""
        id = text_of(row.get("take"))
        own = unit_rows(self.catalogue.pack)
        houses = house_units() | own
        self._known_keys(row, TAKE_KEYS + CHANGED_KEYS)
        if id not in houses:
            self.refuse_word("fubar.unit.owner", "unit", id, list(houses))
            return []
        count = number_of(row.get("count", 1))
        if count is None or count != int(count) or not 1 <= count <= MOST_UNITS:
            self.refuse("fubar.army.size", "fubar-army-count", {"most": MOST_UNITS})
            return []
        named = text_of(row.get("name"))[:60]
        plain = text_of(own[id].get("name")) if id in own else ""
        self.name = named or plain or {"id": "fubar-unit-" + id}
        changed: Row = {key: value for key, value in row.items() if key in CHANGED_KEYS}
        taken = _changed(houses[id], changed)
        changed["take"] = id
        entries: list[Entry] = []
        for _ in range(int(count)):
            entry = self.own(taken)
            if entry is None:
                break
            entry.source = changed
            entries.append(entry)
        return entries

    def own(self, row: Row) -> Entry | None:
        """fubar.unit.profile: a unit in words of its own."""
        before = len(self.read.reasons)
        given = text_of(row.get("name"))[:60] or text_of(row.get("id"))[:60]
        if given:
            self.name = given
        self._known_keys(row, OWN_KEYS)
        catalogue = self.catalogue
        training = self._one_of(row, "training", list(catalogue.trainings), "", "fubar.unit.profile")
        entry = Entry(self.name, training, text_of(row.get("leader")))
        entry.source = row
        entry.at = self.at
        roster = text_of(row.get("roster"))
        if roster and roster not in roster_ids():
            self.refuse_word("fubar.unit.owner", "roster", roster, roster_ids())
        entry.roster = roster
        entry.grenades = row.get("grenades") is True
        if "vehicle_class" in row or row.get("type") == A_VEHICLE:
            self._vehicle(row, entry)
        else:
            self._infantry(row, entry)
        self._leader(entry)
        if len(self.read.reasons) == before:
            self._price(row, entry)
        if len(self.read.reasons) == before:
            return entry
        self.read.refused.append(entry)
        return None

    def _known_keys(self, row: Row, known: tuple[str, ...]) -> None:
        for key in row:
            if key not in known:
                self.refuse_word("fubar.unit.profile", "key", key, list(known))

    def _one_of(self, row: Row, key: str, known: list[str], usual: str, why: str) -> str:
        chosen = text_of(row.get(key)) or usual
        if chosen not in known:
            self.refuse_word(why, key, chosen, known)
            return known[0]
        return chosen

    def _vehicle(self, row: Row, entry: Entry) -> None:
        catalogue = self.catalogue
        classes = list(catalogue.vehicle_classes)
        entry.vehicle_class = self._one_of(row, "vehicle_class", classes, "", "fubar.unit.profile")
        usual = catalogue.vehicle_classes[entry.vehicle_class]
        rows = list(catalogue.vehicle_armours)
        entry.vehicle_armour = self._one_of(row, "vehicle_armour", rows, usual.armour, "fubar.unit.profile")
        entry.crew = self._whole(row, "crew", usual.crew, 1, 10)
        entry.capacity = self._whole(row, "capacity", usual.capacity, 0, 20)
        entry.weapons = self._weapons(row.get("weapons"))
        for id in entry.weapons:
            weapon = catalogue.weapons[id]
            if catalogue.is_cannon(weapon) and not usual.tank:
                self.refuse(
                    "fubar.weapon.cannon.mount", "fubar-army-cannon", {"weapon": called(weapon).wire()}
                )
        if entry.weapons.count(HEAVY_MACHINE_GUN) > entry.crew:
            self.refuse("fubar.weapon.hmg.crew", "fubar-army-vehicle-crew", {"crew": entry.crew})

    def _infantry(self, row: Row, entry: Entry) -> None:
        armour = self._one_of(row, "armour", list(self.catalogue.armour_saves), "none", "fubar.unit.profile")
        if "figures" in row:
            for value in list_of(row["figures"]):
                group = table_of(value)
                for key in group:
                    if key not in ("count", "weapons", "armour"):
                        known = ["count", "weapons", "armour"]
                        self.refuse_word("fubar.unit.profile", "key", key, known)
                count = self._whole(group, "count", 1, 1, MOST_FIGURES)
                saves = list(self.catalogue.armour_saves)
                worn = self._one_of(group, "armour", saves, armour, "fubar.unit.profile")
                entry.groups.append(Group(count, self._weapons(group.get("weapons")), worn))
        else:
            count = self._whole(row, "size", FEWEST_FIGURES, 1, 99)
            entry.groups.append(Group(count, self._weapons(row.get("weapons")), armour))
        size = entry.size()
        if not FEWEST_FIGURES <= size <= MOST_FIGURES:
            values: Row = {"n": size, "least": FEWEST_FIGURES, "most": MOST_FIGURES}
            self.refuse("fubar.army.size", "fubar-army-figures", values)
        if number_of(row.get("size", size)) != size:
            self.refuse("fubar.army.size", "fubar-army-size-differs", {"n": size})
        for made in entry.groups:
            self._carried(made)

    def _carried(self, group: Group) -> None:
        """What figures on foot may carry, and whether guns have their crews."""
        if not group.weapons:
            self.refuse("fubar.unit.profile", "fubar-army-unarmed")
        for id in group.weapons:
            weapon = self.catalogue.weapons[id]
            if self.catalogue.is_cannon(weapon):
                self.refuse(
                    "fubar.weapon.cannon.mount", "fubar-army-cannon", {"weapon": called(weapon).wire()}
                )
            elif crew_served(weapon) and group.count % weapon.crew:
                values: Row = {"weapon": called(weapon).wire(), "crew": weapon.crew, "n": group.count}
                self.refuse("fubar.weapon.hmg.crew", "fubar-army-crew", values)
            elif id == GRENADE:
                self.refuse("fubar.weapon.grenade.use", "fubar-army-grenades")
            elif id == RIFLE_LAUNCHER and ASSAULT_RIFLE not in group.weapons:
                self.refuse("fubar.weapon.assault_rifle.launcher", "fubar-army-launcher")

    def _leader(self, entry: Entry) -> None:
        """fubar.army.leader: one or two levels above his unit."""
        if not entry.leader:
            return
        trainings = self.catalogue.trainings
        if entry.leader not in trainings:
            self.refuse_word("fubar.army.leader", "leader", entry.leader, list(trainings))
            entry.leader = ""
            return
        above = trainings[entry.leader].level - trainings[entry.training].level
        if entry.vehicle_class or not 1 <= above <= 2:
            self.refuse("fubar.army.leader", "fubar-army-leader")

    def _price(self, row: Row, entry: Entry) -> None:
        points = cost(self.catalogue, entry)
        if number_of(row.get("points", points)) != points:
            self.refuse("fubar.army.points", "fubar-army-points-differ", {"points": points})

    def _whole(self, row: Row, key: str, usual: int, least: int, most: int) -> int:
        value = number_of(row.get(key, usual))
        if value is None or value != int(value) or not least <= value <= most:
            values: Row = {"what": key, "least": least, "most": most}
            self.refuse("fubar.unit.profile", "fubar-army-number", values)
            return max(usual, least)
        return int(value)

    def _weapons(self, value: Json) -> list[str]:
        weapons: list[str] = []
        known = list(self.catalogue.weapons)
        for entry in list_of(value):
            id = text_of(entry)
            if id in known:
                weapons.append(id)
            else:
                self.refuse_word("fubar.unit.profile", "weapon", id, known)
        return weapons


def _changed(house: Row, changed: Row) -> Row:
    """A house unit with what a list has differently; its price and size are reckoned anew."""
    row: Row = {key: value for key, value in house.items() if key not in ("id", "name")}
    if changed:
        row.update(changed)
        row.pop("points", None)
        row.pop("size", None)
    return row


def army_word(army: ArmyList) -> Json:
    """What an army is called: as its list says, or by the faction its units come from; None when by neither."""
    if army.name:
        return {"id": "fubar-name", "values": {"name": army.name}}
    for entry in army.entries:
        if entry.roster:
            return {"id": "fubar-roster-" + entry.roster}
    return None
