"""A pack's own units and prices for Warfare (docs/packs.md), in the words of `data/units.toml`."""

from __future__ import annotations

from typing import Final

from sandtable.core.packs import (
    NAME,
    NOTE,
    OPEN,
    WHOLE,
    WORD,
    Figure,
    PackError,
    Shelf,
    check_figures,
    check_word,
)
from sandtable.core.printed import Row, word
from sandtable.core.wire import list_of, table_of, text_of
from sandtable.systems.warfare.book.profiles import COLUMNS, KINDS
from sandtable.systems.warfare.book.tables import rows

PICTURES: Final = (
    "infantry", "engineers", "recon", "mg", "at", "sam", "bomb", "technical", "truck", "apc", "tank", "helicopter",
)  # fmt: skip
POINTS: Final = Figure("points", WHOLE, "what it costs", 1, 200, needed=True)


def _printed_words(file: str, table: str) -> tuple[str, ...]:
    return tuple(word(row, "id") for row in rows(file, table))


def abilities() -> list[str]:
    """The special abilities that counters show."""
    return sorted({text_of(each) for row in rows("units", "unit") for each in _listed(row, "abilities")})


def special_actions() -> list[str]:
    """The special actions that counters show."""
    return sorted({action for row in rows("units", "unit") for action in table_of(row.get("actions"))})


def _listed(row: Row, key: str) -> list[str]:
    return [text_of(each) for each in list_of(row.get(key))]


class WarfareShelf(Shelf):
    """What a Warfare pack may hold."""

    def tables(self) -> dict[str, list[Figure]]:
        unit = [
            NAME,
            Figure("faction", WORD, "whose it is", words=_printed_words("factions", "faction"), needed=True),
            Figure("kind", WORD, "what it is", words=KINDS, needed=True),
            *(
                Figure(
                    name, OPEN, f'its {name} column: {{ cost = 4, die = "green", range = 5 }}', needed=False
                )
                for name in COLUMNS
            ),
            Figure("defence", WHOLE, "its defence", 0, 6, needed=True),
            Figure("actions", OPEN, 'special actions with their dice: { engineers = "green" }'),
            Figure("abilities", OPEN, "special abilities"),
            Figure("picture", WORD, "what its counter shows", words=PICTURES),
            POINTS,
            NOTE,
        ]
        return {"unit": unit, "price": [POINTS]}

    def check_row(self, pack: Row, table: str, row: Row, where: str) -> None:
        if table == "unit":
            _check_unit(row, where)

    def priced(self) -> list[str]:
        """unit.usa.marines, support.usa.mortar …"""
        return [f"{table}.{id}" for table in ("unit", "support") for id in _printed_words(table + "s", table)]


SHELF: Final = WarfareShelf("warfare")


def _check_unit(row: Row, where: str) -> None:
    if "light" not in row:
        raise PackError(f"{where} needs a light column: {{ cost, die, range }}")
    dice = _printed_words("dice", "die")
    for name in COLUMNS:
        if name in row:
            _check_column(table_of(row[name]), dice, f"{where}, {name}")
    actions, known = table_of(row.get("actions")), special_actions()
    for action, die in actions.items():
        check_word("action", action, known, where)
        check_word("die", text_of(die), dice, where)
    for ability in _listed(row, "abilities"):
        check_word("ability", ability, abilities(), where)


def _check_column(row: Row, dice: tuple[str, ...], where: str) -> None:
    figures = [
        Figure("cost", WHOLE, "AP", 1, 20, needed=True),
        Figure("die", WORD, "", words=dice, needed=True),
        Figure("range", WHOLE, "hexes", 0, 40, needed=True),
    ]
    check_figures(figures, row, where)
