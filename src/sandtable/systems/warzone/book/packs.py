"""A pack's own units, vehicles and weapons for Warzone (docs/warzone-packs.md).

Rows are written in the words of `data/units.toml`, `data/vehicles.toml` and `data/weapons.toml`.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.packs import (
    NAME,
    NOTE,
    NUMBER,
    OPEN,
    WHOLE,
    WORD,
    Figure,
    PackError,
    Shelf,
    check_word,
    hint,
)
from sandtable.core.printed import Row
from sandtable.core.wire import list_of, number_of, table_of, text_of
from sandtable.systems.warzone.book.tables import rows
from sandtable.systems.warzone.book.words import (
    ANY_FACTION,
    BLAST,
    CLOSE,
    FLAME_CONE,
    FROM_PACK,
    HEAVY_VEHICLE,
    LARGE_BLAST,
    LIGHT_VEHICLE,
    LORD,
    PIERCING,
    PLASMA,
    PSYCHIC,
    RAIL,
    RANGED,
    SHOTGUN_CONE,
    SMALL_BLAST,
    TROOP,
    WARLORD,
)

TABLES: Final = ("weapon", "unit", "vehicle")
FILES: Final = {"weapon": "weapons", "unit": "units", "vehicle": "vehicles"}

STATS: Final = ("m", "cc", "rs", "st", "con", "wp", "ld", "w", "a")
LOCATIONS: Final = ("hull", "left", "right", "weapon", "crew")
DAMAGE: Final = (PIERCING, BLAST, PLASMA, RAIL, PSYCHIC, "Gas")
"""warzone.armour.type.kinds: the damage types there are; armour may be better or worse against each."""
TEMPLATES: Final = ("", SMALL_BLAST, LARGE_BLAST, SHOTGUN_CONE, FLAME_CONE)


class Library:
    """The rows of the book by table and id, with a pack's own among them. Never changed once made."""

    def __init__(self, pack: Row | None = None) -> None:
        self.pack = text_of(pack.get("id")) if pack is not None else ""
        self.tables: dict[str, dict[str, Row]] = {}
        for table in TABLES:
            self.tables[table] = {text_of(row.get("id")): row for row in rows(FILES[table], table)}
        self.own: list[str] = []  # "unit cap_light": rows that come from the pack
        if pack is not None:
            for table in TABLES:
                for entry in list_of(pack.get(table)):
                    row = filled(table, table_of(entry))
                    self.tables[table][text_of(row.get("id"))] = row
                    self.own.append(f"{table} {text_of(row.get('id'))}")


def filled(table: str, row: Row) -> Row:
    """A pack's row with what may be left out: no armour modifiers, no abilities, source "pack"."""
    full: Row = {"source": FROM_PACK, "note": ""}
    if table == "unit":
        full.update({"impenetrable": 0, "armour_mods": {}, "skills": [], "public_fields": []})
    if table == "weapon":
        full.update({"template": "", "skills": [], "faction": ANY_FACTION, "type": PIERCING, "avv": 0})
    if table == "vehicle":
        full.update({"actions": 3})
    full.update(row)
    return full


# ------------------------------------------------------------ what rows may hold


def _factions() -> tuple[str, ...]:
    return (ANY_FACTION, *(text_of(row.get("id")) for row in rows("factions", "faction")))


def _common() -> list[Figure]:
    return [NAME, Figure("source", OPEN, "where its figures come from"), NOTE]


def _weapon_figures() -> list[Figure]:
    return [
        *_common(),
        Figure("class", WORD, "ranged: r, st, rof; close: st, roa", words=(RANGED, CLOSE), needed=True),
        Figure("faction", WORD, "who may carry it; any unless you say so", words=_factions()),
        Figure("type", WORD, "of damage; Piercing unless you say so", words=DAMAGE),
        Figure("template", WORD, "the area it harms", words=TEMPLATES),
        Figure("r", WHOLE, "reach in inches", 1, 72),
        Figure("st", WHOLE, "strength", 0, 30, needed=True),
        Figure("rof", WHOLE, "dice when shooting", 1, 8),
        Figure("roa", WHOLE, "dice in close combat", 1, 8),
        Figure("avv", WHOLE, "against vehicles", 0, 12),
        Figure("option_pts", WHOLE, "what it costs as an option", 0, 200),
        Figure("skills", OPEN, "ids of data/skills.toml"),
    ]


def _unit_figures() -> list[Figure]:
    return [
        *_common(),
        Figure("faction", WORD, "whose it is", words=_factions(), needed=True),
        Figure("role", WORD, "its part", words=(WARLORD, LORD, TROOP, "support"), needed=True),
        Figure("leader", WORD, "of a warlord", words=("tech", "psychic", "close", "ranged")),
        Figure("base", WORD, "of its models", words=("small", "medium", "large"), needed=True),
        *(Figure(key, WHOLE, key.upper(), 1, 25, needed=True) for key in STATS),
        Figure("impenetrable", WHOLE, "0 unless you say so", 0, 20),
        Figure("armour_mods", OPEN, "to armour, by type of damage"),
        Figure("squad_min", WHOLE, "the fewest models", 1, 20, needed=True),
        Figure("squad_max", WHOLE, "the most models", 1, 20, needed=True),
        Figure("pts", WHOLE, "of a model", 1, 1000, needed=True),
        Figure("weapons", OPEN, "ids, at least one close weapon", needed=True),
        Figure("skills", OPEN, 'ids of data/skills.toml; a value after a colon: "heal:2"'),
        Figure("public_fields", OPEN, "which figures are public"),
    ]


def _vehicle_figures() -> list[Figure]:
    return [
        *_common(),
        Figure("faction", WORD, "whose it is", words=_factions(), needed=True),
        Figure("class", WORD, "what it is", words=(LIGHT_VEHICLE, HEAVY_VEHICLE), needed=True),
        Figure("base", WORD, "of its model", words=("large", "heavy_vehicle"), needed=True),
        Figure("height", NUMBER, "inches", 0.5, 8, needed=True),
        *(Figure(key, WHOLE, key.upper(), 1, 25, needed=True) for key in ("m", "cc", "rs", "st")),
        Figure("actions", WHOLE, "of a turn; 3 unless you say so", 1, 6),
        Figure("locations", OPEN, "av and sp of hull, left, right, weapon, crew", needed=True),
        Figure("pts", WHOLE, "what it costs", 1, 1000, needed=True),
        Figure("weapons", OPEN, "ids, at least one close weapon", needed=True),
    ]


class WarzoneShelf(Shelf):
    """What a Warzone pack may hold."""

    def tables(self) -> dict[str, list[Figure]]:
        return {"weapon": _weapon_figures(), "unit": _unit_figures(), "vehicle": _vehicle_figures()}

    def check_row(self, pack: Row, table: str, row: Row, where: str) -> None:
        if table == "weapon":
            _check_weapon(row, where)
        elif table == "unit":
            _check_unit(row, where)
        else:
            _check_vehicle(row, where)
        if table != "weapon":
            _check_arms(Library(pack), row, where)


SHELF: Final = WarzoneShelf("warzone")


def _check_weapon(row: Row, where: str) -> None:
    ranged = row.get("class") == RANGED
    for key, least, most in (
        (("r", 1, 72), ("st", 1, 30), ("rof", 1, 8)) if ranged else (("st", 0, 20), ("roa", 1, 8))
    ):
        Figure(key, WHOLE, "", least, most, needed=True).check(row, where)
    _check_skills(row, where)


def _check_unit(row: Row, where: str) -> None:
    if row.get("role") == WARLORD and "leader" not in row:
        raise PackError(f"{where}: a warlord needs leader: tech, psychic, close or ranged")
    if (number_of(row.get("squad_min")) or 0) > (number_of(row.get("squad_max")) or 0):
        raise PackError(f"{where}: squad_min is more than squad_max")
    for key, value in table_of(row.get("armour_mods")).items():
        check_word("damage type", key, DAMAGE, where)
        if number_of(value) is None:
            raise PackError(f"{where}: armour_mods.{key} must be a number")
    _check_skills(row, where)


def _check_vehicle(row: Row, where: str) -> None:
    places = table_of(row.get("locations"))
    for place in LOCATIONS:
        figures = table_of(places.get(place))
        if not figures:
            raise PackError(f"{where}: locations needs {place} = {{ av = …, sp = … }}")
        Figure("av", WHOLE, "", 1, 30, needed=True).check(figures, f"{where}, {place}")
        Figure("sp", WHOLE, "", 1, 20, needed=True).check(figures, f"{where}, {place}")


def _check_skills(row: Row, where: str) -> None:
    known = [text_of(skill.get("id")) for skill in rows("skills", "skill")]
    for value in list_of(row.get("skills")):
        check_word("skill", text_of(value).split(":")[0], known, where)


def _check_arms(library: Library, row: Row, where: str) -> None:
    """Every unit fights with something: its list names at least one close weapon."""
    known = library.tables["weapon"]
    close = False
    for value in list_of(row.get("weapons")):
        id = text_of(value)
        if id not in known:
            raise PackError(f'{where} names weapon "{id[:40]}"; {hint(id, list(known))}')
        close = close or known[id].get("class") == CLOSE
    if not close:
        raise PackError(f'{where}: give it a close weapon, for instance "unarmed"')
