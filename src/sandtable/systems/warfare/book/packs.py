"""A pack's own units and prices for Warfare (docs/packs.md), in the words of `data/units.toml`.

Inside, what a pack brings has an id that no other force has (`usa.marines@1f2e3d`): nothing that is kept of the printed
unit is taken for the one in its place.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from sandtable.core.packs import OPEN, TEXT, WHOLE, WORD, Figure, PackError, Shelf, hint, rows_in
from sandtable.core.printed import Row, word
from sandtable.core.wire import number_of, table_of, text_of
from sandtable.systems.warfare.book.profiles import COLUMNS, KINDS
from sandtable.systems.warfare.book.tables import rows

FOLDER: Final = "SANDTABLE_WARFARE_PACKS"
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
    value = row.get(key)
    return [text_of(each) for each in value] if isinstance(value, list) else []


class WarfareShelf(Shelf):
    """What a Warfare pack may hold."""

    def tables(self) -> dict[str, list[Figure]]:
        unit = [
            Figure("name", TEXT, "what it is called", needed=True),
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
            Figure("note", TEXT, "for yourself"),
        ]
        return {"unit": unit, "price": [POINTS]}

    def check_row(self, pack: Row, table: str, row: Row, where: str) -> None:
        if table == "price":
            Figure("id", WORD, "", words=tuple(priced())).check(row, where)
            return
        if "light" not in row:
            raise PackError(f"{where} needs a light column: {{ cost, die, range }}")
        dice = _printed_words("dice", "die")
        for name in COLUMNS:
            if name in row:
                _check_column(table_of(row[name]), dice, f"{where}, {name}")
        actions, known = table_of(row.get("actions")), special_actions()
        for action, die in actions.items():
            if action not in known:
                raise PackError(f'{where}: there is no action "{action[:40]}"; {hint(action, known)}')
            if text_of(die) not in dice:
                raise PackError(
                    f'{where}: there is no die "{text_of(die)[:40]}"; {hint(text_of(die), [*dice])}'
                )
        for ability in _listed(row, "abilities"):
            if ability not in abilities():
                raise PackError(
                    f'{where}: there is no ability "{ability[:40]}"; {hint(ability, abilities())}'
                )


SHELF: Final = WarfareShelf(FOLDER)


def _check_column(row: Row, dice: tuple[str, ...], where: str) -> None:
    figures = [
        Figure("cost", WHOLE, "AP", 1, 20, needed=True),
        Figure("die", WORD, "", words=dice, needed=True),
        Figure("range", WHOLE, "hexes", 0, 40, needed=True),
    ]
    known = [figure.key for figure in figures]
    for key in row:
        if key not in known:
            raise PackError(f'{where} has no "{key[:40]}"; {hint(key, known)}')
    for figure in figures:
        figure.check(row, where)


def priced() -> list[str]:
    """What has a price: unit.usa.marines, support.usa.mortar …"""
    return [
        *(f"unit.{id}" for id in _printed_words("units", "unit")),
        *(f"support.{id}" for id in _printed_words("supports", "support")),
    ]


def own_prices(pack: Row | None) -> dict[str, int]:
    """A pack's prices of what is printed, by table and id: `unit.usa.marines`."""
    return {text_of(row.get("id")): int(number_of(row.get("points")) or 0) for row in rows_in(pack, "price")}


def marked(pack: Row, id: str) -> str:
    """The id inside of what a pack brings: no other force has it."""
    return f"{id}@{blake2b(repr(pack).encode(), digest_size=3).hexdigest()}"
