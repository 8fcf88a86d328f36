"""A pack's own weapons, troops and prices for Fallout (docs/packs.md).

Rows are written in the words of `data/weapons.toml` and `data/units.toml`.
"""

from __future__ import annotations

from re import fullmatch
from typing import Final

from sandtable.core.packs import (
    FLAG,
    NAME,
    NOTE,
    NUMBER,
    OPEN,
    TEXT,
    WHOLE,
    WORD,
    Figure,
    PackError,
    Shelf,
    check_figures,
    check_word,
    rows_in,
)
from sandtable.core.printed import Row, word
from sandtable.core.wire import Json, list_of, number_of, table_of, text_of
from sandtable.systems.fallout.book.tables import rows
from sandtable.systems.fallout.book.words import (
    ANY_WEAPON,
    BEAST,
    GRENADE,
    GRUNT,
    HERO,
    INNATE,
    MINE,
    NO_WEAPON,
    ROBOT,
    SQUADLEADER,
    UNARMED,
)

CENTIMETRES_TO_THE_INCH: Final = 2.5
EVERYBODYS: Final = (UNARMED, GRENADE, MINE)
"""Weapons that all figures share: no list has its own."""
STATS: Final = {
    "s": "Strength", "p": "Perception", "e": "Endurance", "c": "Charisma", "i": "Intelligence", "a": "Agility",
    "l": "Luck",
}  # fmt: skip
POINTS: Final = Figure("pts", WHOLE, "what it costs", 0, 500, needed=True)

MELEE: Final = "melee"
BURST: Final = "burst"
AREA: Final = "area"
SHOT: Final = ("single", "thrown")
SAVES: Final = [
    Figure("save", WHOLE, "what is added to the save, at any range", -10, 10),
    Figure("save_short", WHOLE, "the same at short range", -10, 10),
    Figure("save_long", WHOLE, "the same at long range", -10, 10),
]


def _mode_figures() -> list[Figure]:
    """The keys of a way to attack."""
    templates = tuple(word(row, "id") for row in rows("templates", "template"))
    blasts = tuple(word(row, "id") for row in rows("blasts", "blast") if word(row, "id") != MINE)
    return [
        Figure("mode", WORD, "a way to attack", words=(MELEE, *SHOT, BURST, AREA), needed=True),
        Figure(
            "stat", WORD, "the statistic its die is rolled against", words=("ST", "AG", "IN"), needed=True
        ),
        Figure("damage", TEXT, "2, 1d10 or 1d10-6 min 1", needed=True),
        Figure("reach", NUMBER, "inches, in melee", 0.5, 12),
        Figure("range_short", NUMBER, "inches", 1, 72),
        Figure("range_max", NUMBER, "inches", 1, 72),
        *SAVES,
        Figure("template", WORD, "the area under a burst", words=templates),
        Figure("blast", WORD, "the row of the area chart", words=blasts),
        Figure("dice", WHOLE, "attacks at one target", 1, 6),
        Figure("targets", WHOLE, "targets of one attack", 1, 6),
        Figure("poison", FLAG, "poisons whom it wounds"),
    ]


WEAPON: Final = [
    NAME,
    POINTS,
    Figure("restricted", FLAG, "one for three others"),
    Figure("mode", OPEN, "ways to attack, each a [[weapon.mode]]", needed=True),
    NOTE,
]


def _unit_figures() -> list[Figure]:
    factions = tuple(word(row, "id") for row in rows("factions", "faction"))
    races = tuple(word(row, "id") for row in rows("races", "race"))
    return [
        NAME,
        Figure("faction", WORD, "to which army it belongs", words=factions, needed=True),
        Figure("rank", WORD, "what it is", words=(GRUNT, SQUADLEADER, HERO, BEAST, ROBOT), needed=True),
        Figure("race", WORD, "between which limits its statistics lie", words=races),
        *(Figure(key, WHOLE, about, 1, 15, needed=True) for key, about in STATS.items()),
        Figure("hp", WHOLE, "hit points", 1, 30, needed=True),
        Figure("ac", WHOLE, "Armour Class", -5, 12, needed=True),
        POINTS,
        Figure("weapons", WORD, "what it may buy", words=(ANY_WEAPON, NO_WEAPON, INNATE), needed=True),
        Figure("skills", OPEN, 'those it has: "doctor:7"'),
        Figure("specials", OPEN, "rules it lives by, out of data/abilities.toml"),
        Figure("attack", OPEN, "what it was born with, each a [[unit.attack]]"),
        Figure("immune_radiation", FLAG, "radiation does nothing to it"),
        Figure("flies", FLAG, "it flies"),
        NOTE,
    ]


class FalloutShelf(Shelf):
    """What a Fallout pack may hold."""

    def tables(self) -> dict[str, list[Figure]]:
        return {"weapon": WEAPON, "unit": _unit_figures(), "price": [POINTS]}

    def check_row(self, pack: Row, table: str, row: Row, where: str) -> None:
        if table == "weapon":
            _check_weapon(row, where)
        elif table == "unit":
            _check_unit(row, where)

    def priced(self) -> list[str]:
        """unit.knight, weapon.rifle, item.stimpak, vehicle.humvee …"""
        return [
            f"{table}.{word(row, 'id')}"
            for table in ("unit", "weapon", "item", "vehicle")
            for row in rows(table + "s", table)
        ]


SHELF: Final = FalloutShelf("fallout")


def _check_weapon(row: Row, where: str) -> None:
    if text_of(row.get("id")) in EVERYBODYS:
        raise PackError(f"{where} is everybody's and has no other figures; give yours an id of its own")
    modes = list_of(row.get("mode"))
    if not modes:
        raise PackError(f"{where} needs a way to attack: [[weapon.mode]]")
    for value in modes:
        _check_mode(table_of(value), where)
    if len({text_of(table_of(value).get("mode")) for value in modes}) < len(modes):
        raise PackError(f"{where} has a mode twice")


def _check_mode(row: Row, where: str) -> None:
    at = f'{where}, mode "{text_of(row.get("mode"))}"'
    check_figures(_mode_figures(), row, at)
    if not fullmatch(r"\d{1,2}|1d10(-\d( min 1)?)?", text_of(row.get("damage"))):
        raise PackError(f'{at}: damage is written "2", "1d10" or "1d10-6 min 1"')
    kind = text_of(row.get("mode"))
    for key in _needed(kind):
        if key not in row:
            raise PackError(f"{at} needs {key}")
    if ("save" in row) == ("save_short" in row and "save_long" in row):
        raise PackError(f"{at} needs save, or save_short and save_long")
    short, far = number_of(row.get("range_short")), number_of(row.get("range_max"))
    if short is not None and far is not None and short > far:
        raise PackError(f"{at}: range_short is longer than range_max")


def _needed(kind: str) -> tuple[str, ...]:
    if kind == MELEE:
        return ("reach",)
    if kind == BURST:
        return ("template",)
    return ("range_max", "blast") if kind == AREA else ("range_short", "range_max")


def _check_unit(row: Row, where: str) -> None:
    for value in list_of(row.get("attack")):
        _check_mode(table_of(value), where)
    if text_of(row.get("weapons")) == INNATE and not list_of(row.get("attack")):
        raise PackError(f'{where}: weapons = "innate" needs [[unit.attack]]')
    known = sorted({word(each, "rule") for each in rows("abilities", "ability")})
    for value in list_of(row.get("specials")):
        check_word("special", text_of(value), known, where)
    skills = [word(each, "id") for each in rows("skills", "skill")]
    for value in list_of(row.get("skills")):
        skill, _, level = text_of(value).partition(":")
        check_word("skill", skill, skills, where)
        if not level.isdigit() or not 1 <= int(level) <= 10:
            raise PackError(f'{where}: skills are written "{skill}:7", a level from 1 to 10')


# ------------------------------------------------------------ as the catalogue reads them


def weapon_rows_of(pack: Row | None) -> list[Row]:
    """A pack's weapons as the chart of weapons writes them."""
    made: list[Row] = []
    for row in rows_in(pack, "weapon"):
        modes: list[Json] = [_in_both_units(table_of(value)) for value in list_of(row.get("mode"))]
        made.append({**row, "rule": "fallout.army.weapon_carry", "mode": modes})
    return made


def unit_rows_of(pack: Row | None) -> list[Row]:
    """A pack's troops as the army lists write them."""
    made: list[Row] = []
    for row in rows_in(pack, "unit"):
        attacks: list[Json] = [_in_both_units(table_of(value)) for value in list_of(row.get("attack"))]
        made.append({**row, "pts_en": row["pts"], "pts_it": row["pts"], "attack": attacks})
    return made


def _in_both_units(row: Row) -> Row:
    """fallout.measure.unit.it: two and a half centimetres for every inch."""
    full = dict(row)
    for key in ("reach", "range_short", "range_max"):
        inches = number_of(row.get(key))
        if inches is not None:
            full[key + "_cm"] = inches * CENTIMETRES_TO_THE_INCH
    return full
