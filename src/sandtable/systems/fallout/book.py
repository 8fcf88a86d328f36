"""Reads the printed tables of the system: `data/*.toml` and `scenarios/*.toml`, once, when they are first wanted.

A key may come in three forms: plain, ending in `_cm` (the same length in centimetres) and ending in `_it` (what the
Italian book prints instead). `printed` and `measured` choose the right one.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import cast

from sandtable.core.wire import Json, list_of, number_of, table_of

PACKAGE = "sandtable.systems.fallout"
EDITIONS = ("en", "it")

Row = dict[str, Json]

_read: dict[str, Row] = {}


class DataError(Exception):
    """A data file that cannot be read; the text says where and what is wrong."""


def document(path: str) -> Row:
    """A TOML file of the system by its path inside the package."""
    if path not in _read:
        text = files(PACKAGE).joinpath(path).read_text("utf-8")
        _read[path] = cast("Row", tomllib.loads(text))
    return _read[path]


def rows(file: str, table: str) -> list[Row]:
    """All entries of one kind in `data/<file>.toml`, in the order of the file."""
    found = [table_of(entry) for entry in list_of(document(f"data/{file}.toml").get(table))]
    if not found:
        raise DataError(f"data/{file}.toml has no [[{table}]]")
    return found


def word(row: Row, key: str, usual: str | None = None) -> str:
    """A text of an entry."""
    value = row.get(key, usual)
    if not isinstance(value, str):
        raise DataError(f'entry "{row.get("id")}" needs a text "{key}"')
    return value


def whole(row: Row, key: str, usual: int | None = None) -> int:
    """A whole number of an entry."""
    value = row.get(key, usual)
    if isinstance(value, bool) or not isinstance(value, int):
        raise DataError(f'entry "{row.get("id")}" needs a whole number "{key}"')
    return value


def flag(row: Row, key: str) -> bool:
    """A yes or no of an entry; no when it is missing."""
    value = row.get(key, False)
    if not isinstance(value, bool):
        raise DataError(f'entry "{row.get("id")}" needs true or false for "{key}"')
    return value


def printed(row: Row, key: str, edition: str) -> str:
    """Which key holds the figure of an edition: the Italian book's own where it prints another."""
    own = f"{key}_{edition}"
    return own if own in row else key


def measured(row: Row, key: str, unit: str, usual: float | None = None) -> float:
    """fallout.measure.unit: a length in the unit of the game, as printed in inches or in centimetres."""
    value = number_of(row.get(key + "_cm" if unit == "cm" else key))
    if value is None:
        if usual is None:
            raise DataError(f'entry "{row.get("id")}" needs a length "{key}"')
        return usual
    return value


def words(row: Row, key: str) -> list[str]:
    """A list of texts of an entry; empty when it is missing."""
    return [value for value in list_of(row.get(key)) if isinstance(value, str)]


def wholes(row: Row, key: str) -> list[int]:
    """A list of whole numbers of an entry; empty when it is missing."""
    return [value for value in list_of(row.get(key)) if isinstance(value, int)]
