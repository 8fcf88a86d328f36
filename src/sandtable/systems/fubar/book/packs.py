"""A pack's own weapons, units and prices for FUBAR (docs/packs.md)."""

from __future__ import annotations

from typing import Final

from sandtable.core.packs import (
    FLAG,
    NAME,
    NOTE,
    NUMBER,
    OPEN,
    WHOLE,
    WORD,
    Figure,
    PackError,
    Shelf,
    prices_in,
    rows_in,
)
from sandtable.core.printed import Row, whole, word
from sandtable.core.wire import text_of
from sandtable.systems.fubar.book.tables import rows

INCH: Final = 2.5  # centimetres, where a pack gives a range in inches alone
POINTS: Final = Figure("points", WHOLE, "what it costs", 0, 200, needed=True)

WEAPON: Final = [
    NAME,
    Figure(
        "class",
        WORD,
        "support weapons fire only when their bearer stands still",
        0,
        0,
        ("common", "support"),
        True,
    ),
    Figure("range_in", NUMBER, "reach in inches", 1, 72, needed=True),
    Figure("range_cm", NUMBER, "reach in centimetres, if not two and a half times as much", 1, 180),
    Figure("fp", WHOLE, "Fire Points", 1, 8, needed=True),
    Figure("close_in", NUMBER, "within so many inches it has `fp_close`", 1, 72),
    Figure("close_cm", NUMBER, "the same in centimetres", 1, 180),
    Figure("fp_close", WHOLE, "Fire Points at short range", 1, 8),
    Figure("harms_armoured", FLAG, "hurts armoured vehicles"),
    Figure("ignores_cover", FLAG, "cover does not help against it"),
    Figure("crew_infantry", WHOLE, "figures that serve one; 0: vehicles alone carry it", 0, 4),
    POINTS,
    NOTE,
]
# What a unit is made of is read by the law of army lists, which says what is wrong with it.
OF_LISTS: Final = (
    "type", "roster", "training", "leader", "armour", "figures", "size", "weapons", "grenades", "points",
    "vehicle_class", "vehicle_armour", "crew", "capacity",
)  # fmt: skip
UNIT: Final = [NAME, *(Figure(key, OPEN, "as in an army list") for key in OF_LISTS), NOTE]


class FubarShelf(Shelf):
    """What a FUBAR pack may hold."""

    def tables(self) -> dict[str, list[Figure]]:
        return {"weapon": WEAPON, "unit": UNIT, "price": [POINTS]}

    def check_row(self, pack: Row, table: str, row: Row, where: str) -> None:
        if table == "weapon" and ("fp_close" in row) != ("close_in" in row):
            raise PackError(f"{where}: fp_close and close_in belong together")

    def priced(self) -> list[str]:
        """training.recruit, weapon.hmg …"""
        return [f"{word(row, 'table')}.{word(row, 'item')}" for row in rows("points", "points")]


SHELF: Final = FubarShelf("fubar")


def weapon_rows(pack: Row | None) -> list[Row]:
    """The printed weapons with a pack's in their place or after them, filled in."""
    own = {text_of(row.get("id")): _filled(row) for row in rows_in(pack, "weapon")}
    printed = [own.pop(word(row, "id"), row) for row in rows("weapons", "weapon")]
    return [*printed, *own.values()]


def _filled(row: Row) -> Row:
    full: Row = {"harms_armoured": False, "ignores_cover": False, "crew_infantry": 1, **row}
    for key in ("range", "close"):
        inches = row.get(f"{key}_in")
        if isinstance(inches, (int, float)):
            full.setdefault(f"{key}_cm", inches * INCH)
    return full


def own_prices(pack: Row | None) -> dict[str, int]:
    """A pack's prices, and what its weapons cost, by table and item: `weapon long_rifle`."""
    prices = {f"weapon {text_of(row.get('id'))}": whole(row, "points") for row in rows_in(pack, "weapon")}
    for path, points in prices_in(pack, "points").items():
        prices[path.replace(".", " ", 1)] = int(points)
    return prices


def unit_rows(pack: Row | None) -> dict[str, Row]:
    """A pack's own units by their id."""
    return {text_of(row.get("id")): row for row in rows_in(pack, "unit")}
