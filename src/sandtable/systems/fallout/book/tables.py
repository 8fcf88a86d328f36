"""Reads the printed tables of the system: `data/*.toml` and `scenarios/*.toml`, once, when they are first wanted.

A key may come in three forms: plain, ending in `_cm` (the same length in centimetres) and ending in `_it` (what the
Italian book prints instead). `printed` and `measured` choose the right one.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.printed import DataError, Row, document_of, rows_of
from sandtable.core.printed import flag as printed_flag
from sandtable.core.wire import list_of, number_of
from sandtable.systems.fallout.book.words import CENTIMETRES, ENGLISH, ITALIAN

PACKAGE: Final = "sandtable.systems.fallout"
EDITIONS: Final = (ENGLISH, ITALIAN)


def document(path: str) -> Row:
    """A TOML file of the system by its path inside the package."""
    return document_of(PACKAGE, path)


def rows(file: str, table: str) -> list[Row]:
    """All entries of one kind in `data/<file>.toml`, in the order of the file."""
    return rows_of(PACKAGE, file, table)


def flag(row: Row, key: str) -> bool:
    """A yes or no of an entry; no when it is missing."""
    return printed_flag(row, key, False)


def printed(row: Row, key: str, edition: str) -> str:
    """Which key holds the figure of an edition: the Italian book's own where it prints another."""
    own = f"{key}_{edition}"
    return own if own in row else key


def measured(row: Row, key: str, unit: str, usual: float | None = None) -> float:
    """fallout.measure.unit: a length in the unit of the game, as printed in inches or in centimetres."""
    value = number_of(row.get(key + "_cm" if unit == CENTIMETRES else key))
    if value is None:
        if usual is None:
            raise DataError(f'entry "{row.get("id")}" needs a length "{key}"')
        return usual
    return value


def wholes(row: Row, key: str) -> list[int]:
    """A list of whole numbers of an entry; empty when it is missing."""
    return [value for value in list_of(row.get(key)) if isinstance(value, int)]
