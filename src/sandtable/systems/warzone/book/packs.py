"""Packs: a user's own units, vehicles and weapons, beside the printed tables or in their place.

A pack is a TOML document with `id`, `name` and rows `[[unit]]`, `[[vehicle]]`, `[[weapon]]` in the words of
`data/units.toml`, `data/vehicles.toml` and `data/weapons.toml`. A row with a printed id replaces the printed row, any
other is added. An army list names its pack: a table written out in the list itself, or the id of a pack that lies in
the folder of packs or was installed with `install` (see docs/warzone-packs.md). It holds for that list alone; nobody's
figures change unawares.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Final, cast

from sandtable.core.printed import Row
from sandtable.core.wire import Json, list_of, number_of, table_of, text_of
from sandtable.systems.warzone.book.tables import hint, rows
from sandtable.systems.warzone.book.words import WARLORD

PACK_KEYS: Final = ("id", "name", "unit", "vehicle", "weapon")
TABLES: Final = ("weapon", "unit", "vehicle")
FILES: Final = {"weapon": "weapons", "unit": "units", "vehicle": "vehicles"}

STATS: Final = ("m", "cc", "rs", "st", "con", "wp", "ld", "w", "a")
LOCATIONS: Final = ("hull", "left", "right", "weapon", "crew")
DAMAGE: Final = ("Piercing", "Blast", "Plasma", "Rail", "Psychic", "Gas")
"""warzone.armour.type.kinds: the damage types there are; armour may be better or worse against each."""
TEMPLATES: Final = ("", "small", "large", "shotgun", "flame")

UNIT_KEYS: Final = (
    "id", "name", "faction", "role", "leader", "base", *STATS, "impenetrable", "armour_mods", "squad_min",
    "squad_max", "pts", "weapons", "skills", "source", "public_fields", "note",
)  # fmt: skip
VEHICLE_KEYS: Final = (
    "id", "name", "faction", "class", "base", "height", "m", "cc", "rs", "st", "actions", "locations", "pts",
    "weapons", "source", "note",
)  # fmt: skip
WEAPON_KEYS: Final = (
    "id", "name", "faction", "class", "r", "st", "rof", "roa", "avv", "type", "template", "skills", "option_pts",
    "source", "note",
)  # fmt: skip
KEYS: Final = {"unit": UNIT_KEYS, "vehicle": VEHICLE_KEYS, "weapon": WEAPON_KEYS}


class PackError(Exception):
    """A pack that cannot be used; the text says which row and what to write instead."""


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
    full: Row = {"source": "pack", "note": ""}
    if table == "unit":
        full.update({"impenetrable": 0, "armour_mods": {}, "skills": [], "public_fields": []})
    if table == "weapon":
        full.update({"template": "", "skills": [], "faction": "any", "type": "Piercing", "avv": 0})
    if table == "vehicle":
        full.update({"actions": 3})
    full.update(row)
    return full


# ------------------------------------------------------------ reading

FOLDER: Final = "SANDTABLE_WARZONE_PACKS"
"""The environment variable that names the folder of packs."""

_installed: dict[str, Row] = {}
_broken: dict[str, str] = {}  # file name → what is wrong with it


def read_pack(text: str) -> Row:
    """A pack out of its TOML text; raises PackError with what is wrong."""
    try:
        raw = cast("Row", tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise PackError(f"the pack is no TOML: {error}") from None
    check_pack(raw)
    return raw


def install(text: str) -> str:
    """Makes a pack known by its id to every army list that names it; gives the id."""
    pack = read_pack(text)
    id = text_of(pack.get("id"))
    _installed[id] = pack
    return id


def install_folder(folder: str) -> None:
    """Installs every pack of a folder; one that cannot be used is remembered with what is wrong with it."""
    place = Path(folder)
    if not place.is_dir():
        return
    for path in sorted(place.glob("*.toml")):
        try:
            install(path.read_text("utf-8"))
        except (PackError, OSError, UnicodeDecodeError) as error:
            _broken[path.stem] = str(error)


def install_from_environment() -> None:
    """Installs the packs of the folder that `SANDTABLE_WARZONE_PACKS` names, when the system is first wanted."""
    folder = os.environ.get(FOLDER, "")
    if folder:
        install_folder(folder)


def installed() -> list[str]:
    """The ids of the packs that lists may name."""
    return list(_installed)


def pack_of(value: Json) -> Row | None:
    """The pack an army list names, None for none; raises PackError."""
    if value is None or value == "":
        return None
    if isinstance(value, str):
        if value in _broken and value not in _installed:
            raise PackError(f'the file of pack "{value}" is wrong: {_broken[value]}')
        if value not in _installed:
            known = list(_installed)
            raise PackError(
                f'there is no pack "{value[:40]}"; ' + (hint(value, known) if known else "none is installed")
            )
        return _installed[value]
    pack = table_of(value)
    if not pack:
        raise PackError("a pack is a table with id and rows, or the id of an installed one")
    check_pack(pack)
    return pack


# ------------------------------------------------------------ checking


def check_pack(pack: Row) -> None:
    """Raises PackError for the first thing wrong: keys, figures, words that are not in the book."""
    for key in pack:
        if key not in PACK_KEYS:
            raise PackError(f'a pack has no "{key[:40]}"; {hint(key, list(PACK_KEYS))}')
    if not text_of(pack.get("id")):
        raise PackError('a pack needs an id, for instance id = "my_figures"')
    for table in TABLES:
        if table in pack and not isinstance(pack[table], list):
            raise PackError(f"a pack writes its rows as [[{table}]]")
        for entry in list_of(pack.get(table)):
            _known_row(table, table_of(entry))
    library = Library(pack)
    for mark in library.own:
        table, id = mark.split(" ", 1)
        row = library.tables[table][id]
        where = f'{table} "{id}"'
        if table == "weapon":
            _check_weapon(row, where)
        elif table == "unit":
            _check_unit(library, row, where)
        else:
            _check_vehicle(library, row, where)


def _known_row(table: str, row: Row) -> None:
    id = text_of(row.get("id"))
    if not id or " " in id:
        raise PackError(f"every [[{table}]] of a pack needs an id of one word")
    for key in row:
        if key not in KEYS[table]:
            raise PackError(f'{table} "{id}" has no "{key[:40]}"; {hint(key, list(KEYS[table]))}')
    if "name" not in row:
        raise PackError(f'{table} "{id}" needs a name')


def _number(row: Row, key: str, least: int, most: int, where: str) -> None:
    value = row.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise PackError(f"{where}: {key} must be a whole number from {least} to {most}")


def _one_of(row: Row, key: str, known: list[str], where: str) -> None:
    value = text_of(row.get(key))
    if value not in known or not isinstance(row.get(key), str):
        raise PackError(f'{where}: there is no {key} "{value[:40]}"; {hint(value, known)}')


def _factions() -> list[str]:
    return ["any"] + [text_of(row.get("id")) for row in rows("factions", "faction")]


def _skills(row: Row, where: str) -> None:
    known = [text_of(skill.get("id")) for skill in rows("skills", "skill")]
    for value in list_of(row.get("skills")):
        name = text_of(value).split(":")[0]
        if name not in known:
            raise PackError(f'{where}: there is no skill "{name[:40]}"; {hint(name, known)}')


def _check_weapon(row: Row, where: str) -> None:
    _one_of(row, "class", ["ranged", "close"], where)
    _one_of(row, "faction", _factions(), where)
    _one_of(row, "type", list(DAMAGE), where)
    _one_of(row, "template", list(TEMPLATES), where)
    _number(row, "avv", 0, 12, where)
    if row.get("class") == "ranged":
        _number(row, "r", 1, 72, where)
        _number(row, "st", 1, 30, where)
        _number(row, "rof", 1, 8, where)
    else:
        _number(row, "st", 0, 20, where)
        _number(row, "roa", 1, 8, where)
    if "option_pts" in row:
        _number(row, "option_pts", 0, 200, where)
    _skills(row, where)


def _check_unit(library: Library, row: Row, where: str) -> None:
    _one_of(row, "faction", _factions(), where)
    _one_of(row, "role", ["warlord", "lord", "troop", "support"], where)
    _one_of(row, "base", ["small", "medium", "large"], where)
    if row.get("role") == WARLORD:
        _one_of(row, "leader", ["tech", "psychic", "close", "ranged"], where)
    for key in STATS:
        _number(row, key, 1, 25, where)
    _number(row, "impenetrable", 0, 20, where)
    _number(row, "pts", 1, 1000, where)
    _number(row, "squad_min", 1, 20, where)
    _number(row, "squad_max", 1, 20, where)
    if (number_of(row.get("squad_min")) or 0) > (number_of(row.get("squad_max")) or 0):
        raise PackError(f"{where}: squad_min is more than squad_max")
    for key, value in table_of(row.get("armour_mods")).items():
        if key not in DAMAGE:
            raise PackError(f'{where}: there is no damage type "{key[:40]}"; {hint(key, list(DAMAGE))}')
        if number_of(value) is None:
            raise PackError(f"{where}: armour_mods.{key} must be a number")
    _skills(row, where)
    _weapons(library, row, where)


def _weapons(library: Library, row: Row, where: str) -> None:
    """Every unit fights with something: its list names at least one close weapon."""
    known = library.tables["weapon"]
    close = False
    for value in list_of(row.get("weapons")):
        id = text_of(value)
        if id not in known:
            raise PackError(f'{where} names weapon "{id[:40]}"; {hint(id, list(known))}')
        close = close or known[id].get("class") == "close"
    if not close:
        raise PackError(f'{where}: give it a close weapon, for instance "unarmed"')


def _check_vehicle(library: Library, row: Row, where: str) -> None:
    _one_of(row, "faction", _factions(), where)
    _one_of(row, "class", ["light", "heavy"], where)
    _one_of(row, "base", ["large", "heavy_vehicle"], where)
    for key in ("m", "cc", "rs", "st"):
        _number(row, key, 1, 25, where)
    _number(row, "pts", 1, 1000, where)
    height = number_of(row.get("height"))
    if height is None or not 0.5 <= height <= 8.0:
        raise PackError(f"{where}: height must be a number of inches from 0.5 to 8")
    places = table_of(row.get("locations"))
    for place in LOCATIONS:
        figures = table_of(places.get(place))
        if not figures:
            raise PackError(f"{where}: locations needs {place} = {{ av = …, sp = … }}")
        _number(figures, "av", 1, 30, f"{where}, {place}")
        _number(figures, "sp", 1, 20, f"{where}, {place}")
    _weapons(library, row, where)
