"""Army lists: what a person may write, and every reason why a list is refused.

A list is `{"name": …, "faction": "capitol", "units": [ … ]}`, with `points` (the size agreed on), `deck` (ids of cards)
and `pack` where wanted. A unit is the id of a row ("cap_light") or a table that takes one and says how: `size`,
`special`, `doctrines`, `powers`, `drover`, and for heroes their changed figures. The id of a faction alone stands for
its standing army of the size of the game.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.army_words import unknown_word
from sandtable.core.packs import PackError
from sandtable.core.printed import Row, word
from sandtable.core.wire import Json, Reason, list_of, number_of, table_of, text_of
from sandtable.systems.warzone.army.deck_building import check_deck, deck_of
from sandtable.systems.warzone.army.entries import (
    DOCTRINE_ROLES,
    DRIVEN,
    MOST_DOCTRINES,
    SQUADS,
    TYPES,
    VEHICLES,
    Entry,
    built_from_line,
    cost,
    printed,
    weapon_of,
)
from sandtable.systems.warzone.army.law import WHY, why_not_army
from sandtable.systems.warzone.book.catalogue import Catalogue, load
from sandtable.systems.warzone.book.packs import SHELF
from sandtable.systems.warzone.book.tables import rows
from sandtable.systems.warzone.book.titles import profile_name, weapon_name
from sandtable.systems.warzone.book.words import (
    ANY_FACTION,
    BAUHAUS,
    BROTHERHOOD,
    RANGED_TYPE,
    SKILL_PSYCHIC,
    THE_ART,
    TROOP,
)

ARMY_KEYS: Final = ("id", "name", "faction", "points", "units", "deck", "pack")
UNIT_KEYS: Final = ("take", "name", "size", "special", "doctrines", "powers", "drover")


class ArmyList:
    """An army list as read: its name, faction, units, deck, and what is wrong with it."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.name = ""
        self.faction = ""
        self.entries: list[Entry] = []
        self.deck: list[str] = []
        self.reasons: list[Reason] = []

    def points(self) -> int:
        """warzone.army.points: what all its units cost."""
        return sum(cost(self.catalogue, entry) for entry in self.entries)

    def models(self) -> int:
        """How many models stand on the table."""
        return sum(entry.models() for entry in self.entries)


def unknown(why: str, what: str, given: str, known: list[str], values: Row) -> Reason:
    """A word that is not in the book, in a unit of the list."""
    return unknown_word(why, "warzone-army", what, given, known, values)


def read_army(army: Json, limit: int = 0, rapid_limit: bool = False, deck: bool = False) -> ArmyList:
    """An army list with every reason against it; `limit` 0 asks for no other number of points than its own."""
    table = table_of(army)
    try:
        catalogue = load(SHELF.named(table.get("pack")))
    except PackError as error:
        refused = ArmyList(load())
        refused.reasons.append(Reason("warzone.army.points", "warzone-army-pack", {"reason": str(error)}))
        return refused
    read = ArmyList(catalogue)
    if not isinstance(army, dict) or not isinstance(table.get("units"), list):
        read.reasons.append(Reason(WHY, "warzone-army-shape"))
        return read
    for key in table:
        if key not in ARMY_KEYS:
            read.reasons.append(unknown(WHY, "key", key, list(ARMY_KEYS), {"unit": ""}))
    read.name = text_of(table.get("name"))[:60]
    read.faction = faction_of(read, table)
    for at, value in enumerate(list_of(table["units"])):
        entry = EntryReader(read, value, at).entry()
        if entry is not None:
            read.entries.append(entry)
    _number_names(read.entries)
    read.reasons.extend(why_not_army(catalogue, read.entries, limit or _own_limit(read, table), rapid_limit))
    read.deck = deck_of(table.get("deck"))
    if deck or read.deck:
        read.reasons.extend(check_deck(catalogue, read.deck))
    return read


def _own_limit(read: ArmyList, table: Row) -> int:
    """The size the list says it was made for; 0 when it says none."""
    if "points" not in table:
        return 0
    points = number_of(table.get("points"))
    if points is None or points != int(points) or points < 0:
        values: Row = {"unit": "", "what": "points", "least": 0, "most": 10000}
        read.reasons.append(Reason("warzone.army.points", "warzone-army-number", values))
        return 0
    return int(points)


def faction_of(read: ArmyList, table: Row) -> str:
    """The faction a list is of: as it says, else that of its first unit that has one."""
    factions = read.catalogue.factions
    if "faction" in table:
        faction = text_of(table.get("faction"))
        if faction not in factions:
            read.reasons.append(unknown(WHY, "faction", faction, factions, {"unit": ""}))
        return faction
    for value in list_of(table.get("units")):
        id = text_of(value) or text_of(table_of(value).get("take"))
        profile = read.catalogue.units.get(id)
        if profile is not None and profile.faction != ANY_FACTION:
            return profile.faction
    return ""


def _number_names(entries: list[Entry]) -> None:
    """Squads of the same row without names of their own get a number each."""
    for entry in entries:
        twins = [
            other for other in entries if other.profile.id == entry.profile.id and not text_of(other.name)
        ]
        if len(twins) > 1 and table_of(entry.name).get("id") != "warzone-unit-nth":
            for number, twin in enumerate(twins, 1):
                twin.name = {"id": "warzone-unit-nth", "values": {"unit": twin.name, "n": number}}


# ------------------------------------------------------------ one unit


class EntryReader:
    """Reads one unit of a list and collects what is wrong with it."""

    def __init__(self, read: ArmyList, value: Json, at: int) -> None:
        self.read = read
        self.catalogue = read.catalogue
        self.row: Row = {"take": value} if isinstance(value, str) else table_of(value)
        self.at = at
        self.name: Json = f"{at + 1}"

    def refuse(self, why: str, message: str, values: Row | None = None) -> None:
        """Notes a reason against this unit."""
        filled: Row = {"unit": self.name, "at": self.at}
        if values is not None:
            filled.update(values)
        self.read.reasons.append(Reason(why, message, filled))

    def unknown(self, why: str, what: str, given: str, known: list[str]) -> None:
        """Notes a word that is not in the book."""
        self.read.reasons.append(unknown(why, what, given, known, {"unit": self.name, "at": self.at}))

    def entry(self) -> Entry | None:
        """The unit, as far as it can be read."""
        row = self.row
        if "take" not in row:
            self.refuse(WHY, "warzone-army-entry")
            return None
        id = text_of(row.get("take"))
        profile = self.catalogue.units.get(id)
        if profile is None:
            self.unknown(WHY, "unit", id, self._offered())
            return None
        faction = self.read.faction
        if profile.faction not in (ANY_FACTION, faction):
            values: Row = {
                "theirs": {"id": "warzone-faction-" + profile.faction},
                "faction": {"id": "warzone-faction-" + faction} if faction in self.catalogue.factions else "",
            }
            self.name = profile_name(profile)
            self.refuse(WHY, "warzone-army-mixed", values)
        entry = Entry(profile, self.at, faction or profile.faction)
        entry.source = {key: value for key, value in row.items()}
        entry.name = text_of(row.get("name"))[:60] or profile_name(profile)
        self.name = entry.name
        self._keys(entry)
        self._size(entry)
        self._specials(entry)
        self._doctrines(entry)
        self._powers(entry)
        self._drover(entry)
        self._hero(entry)
        return entry

    def _offered(self) -> list[str]:
        """What a list of this faction may take."""
        faction = self.read.faction
        return [
            profile.id
            for profile in self.catalogue.units.values()
            if not faction or profile.faction in (ANY_FACTION, faction)
        ]

    def _keys(self, entry: Entry) -> None:
        known = list(UNIT_KEYS)
        if built_from_line(entry.profile):
            known.extend([*self.catalogue.steps, *TYPES])
        for key in self.row:
            if key in known:
                continue
            if key in self.catalogue.steps or key in TYPES:
                self.refuse("warzone.army.hero.line", "warzone-army-not-built", {"what": key})
            else:
                self.unknown(WHY, "key", key, known)

    def _size(self, entry: Entry) -> None:
        least, most = entry.profile.squad_min, entry.profile.squad_max
        entry.size = self._whole("size", least, least, most, "warzone.army.chart")

    def _whole(self, key: str, usual: int, least: int, most: int, why: str) -> int:
        value = number_of(self.row.get(key, usual))
        if value is None or value != int(value) or not least <= value <= most:
            self.refuse(why, "warzone-army-number", {"what": key, "least": least, "most": most})
            return usual
        return int(value)

    def _list(self, key: str) -> list[str]:
        value = self.row.get(key, [])
        if isinstance(value, str):
            return [value] if value else []
        if not isinstance(value, list):
            self.refuse(WHY, "warzone-army-list", {"what": key})
        return [text_of(item) for item in list_of(value)]

    def _specials(self, entry: Entry) -> None:
        """warzone.army.special_weapon: one for every full five of a Troop squad, priced weapons of its faction."""
        why = "warzone.army.special_weapon"
        faction = entry.profile.faction
        offered = [
            weapon.id
            for weapon in self.catalogue.weapons.values()
            if weapon.option_points >= 0 and weapon.faction in (ANY_FACTION, faction)
        ]
        for id in self._list("special"):
            if id in offered:
                entry.specials.append(id)
            else:
                self.unknown(why, "special weapon", id, offered)
        most = entry.size // 5 if entry.profile.role == TROOP else 0
        if len(entry.specials) > most:
            values: Row = {
                "n": len(entry.specials),
                "most": most,
                "weapon": weapon_name(self.catalogue, entry.specials[0]),
            }
            self.refuse(why, "warzone-army-specials", values)

    def _doctrines(self, entry: Entry) -> None:
        """warzone.faction.bauhaus.doctrine: up to two for Bauhaus Troops, Support and Light Vehicles."""
        why = "warzone.faction.bauhaus.doctrine"
        offered = [word(row, "id") for row in rows("chart", "doctrine")]
        for id in self._list("doctrines"):
            if id not in offered:
                self.unknown(why, "doctrine", id, offered)
            elif id in entry.doctrines:
                self.refuse(why, "warzone-army-twice", {"what": id})
            else:
                entry.doctrines.append(id)
        able = entry.profile.faction == BAUHAUS and entry.profile.role in DOCTRINE_ROLES
        if entry.doctrines and not able:
            self.refuse(why, "warzone-army-no-doctrine")
        if len(entry.doctrines) > MOST_DOCTRINES:
            self.refuse(why, "warzone-army-doctrines", {"most": MOST_DOCTRINES})

    def _powers(self, entry: Entry) -> None:
        """warzone.psychic.powers, warzone.faction.brotherhood.art: who knows how many powers, of which lists."""
        profile = entry.profile
        squad = profile.faction == BROTHERHOOD and profile.role in SQUADS
        why = "warzone.faction.brotherhood.art" if squad else "warzone.psychic.powers"
        knows = profile.skills.get(SKILL_PSYCHIC, 0)
        if squad:
            offered = [power.id for power in self.catalogue.powers.values() if power.list == THE_ART]
        else:
            offered = self.catalogue.powers_of(entry.faction)
        for id in self._list("powers"):
            if id not in offered:
                self.unknown(why, "power", id, offered)
            elif id in entry.powers:
                self.refuse(why, "warzone-army-twice", {"what": {"id": "warzone-power-" + id}})
            else:
                entry.powers.append(id)
        if "powers" not in self.row:
            entry.powers = default_powers(entry, offered, 1 if squad else knows)
        least, most = (1, 2) if squad else (knows, knows)
        if not least <= len(entry.powers) <= most:
            values: Row = {"n": len(entry.powers), "least": least, "most": most}
            self.refuse(why, "warzone-army-powers", values)

    def _drover(self, entry: Entry) -> None:
        """Skill necro_drover: a Necromutant, at his own points, commands Undead Legionnaires."""
        wanted = self.row.get("drover", False)
        if not isinstance(wanted, bool):
            self.refuse(WHY, "warzone-army-flag", {"what": "drover"})
        elif wanted and entry.profile.id != DRIVEN:
            self.refuse(WHY, "warzone-army-drover")
        else:
            entry.drover = wanted

    def _hero(self, entry: Entry) -> None:
        """warzone.army.hero.line: the figures a hero changes, each within its bounds."""
        if not built_from_line(entry.profile):
            return
        for step in self.catalogue.steps.values():
            usual = printed(entry.profile, step.id)
            if step.id in self.row and usual >= 0:
                least, most = min(step.least, usual), max(step.most, usual)
                value = self._whole(step.id, usual, least, most, step.why)
                if value != usual:
                    entry.changes[step.id] = value
        for key in TYPES:
            if key in self.row:
                self._type(entry, key)

    def _type(self, entry: Entry, key: str) -> None:
        """warzone.army.hero.type_cost: another damage type, where the kind of hero allows it."""
        why = "warzone.army.hero.type_cost"
        damage = text_of(self.row.get(key))
        weapon = weapon_of(entry.profile, key == RANGED_TYPE)
        if weapon is None or damage == weapon.damage:
            return
        allowed = self.catalogue.leader_types[entry.profile.leader or "commander"]
        if damage not in self.catalogue.type_costs:
            self.unknown(why, "damage type", damage, list(self.catalogue.type_costs))
        elif damage not in allowed:
            values: Row = {"type": damage, "known": [weapon.damage, *allowed]}
            self.refuse(why, "warzone-army-type", values)
        else:
            entry.types[key] = damage


FAVOURED: Final = (
    "shield_of_faith",
    "black_bolt",
    "mind_spike",
    "iron_will",
    "cleansing_light",
    "dread",
    "heavy_limbs",
)


def default_powers(entry: Entry, offered: list[str], n: int) -> list[str]:
    """The powers a unit takes when its list names none."""
    ranked = [id for id in FAVOURED if id in offered] + [id for id in offered if id not in FAVOURED]
    return ranked[:n] if entry.profile.role not in VEHICLES else []
