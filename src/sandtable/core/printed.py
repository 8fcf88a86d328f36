"""Reads the printed tables of a system (`data/*.toml`, `scenarios/*.toml`), each file once, when it is first wanted."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, cast

from sandtable.core.keeping import Kept
from sandtable.core.wire import Json, list_of, number_of, table_of

Row = dict[str, Json]

_documents: Final = Kept[str, Row](256)


class DataError(Exception):
    """A data file that cannot be read; the text says where and what is wrong."""


def document_of(package: str, path: str) -> Row:
    """A TOML file of a system by its path inside the package."""
    key = f"{package}/{path}"
    known = _documents.get(key)
    if known is None:
        text = files(package).joinpath(path).read_text("utf-8")
        known = _documents.keep(key, cast("Row", tomllib.loads(text)))
    return known


def replace_document(package: str, path: str, document: Row) -> None:
    """Puts another document in the place of a file, until everything is forgotten (core/amending.py)."""
    _documents.keep(f"{package}/{path}", document)


def rows_of(package: str, file: str, table: str) -> list[Row]:
    """All entries of one kind in a system's `data/<file>.toml`, in the order of the file."""
    rows = [table_of(entry) for entry in list_of(document_of(package, f"data/{file}.toml").get(table))]
    if not rows:
        raise DataError(f"data/{file}.toml has no [[{table}]]")
    return rows


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


def flag(row: Row, key: str, usual: bool | None = None) -> bool:
    """A yes or no of an entry."""
    value = row.get(key, usual)
    if not isinstance(value, bool):
        raise DataError(f'entry "{row.get("id")}" needs true or false for "{key}"')
    return value


def length(row: Row, key: str) -> float:
    """A distance of an entry."""
    value = number_of(row.get(key))
    if value is None:
        raise DataError(f'entry "{row.get("id")}" needs a number "{key}"')
    return value


def pair(row: Row, key: str) -> tuple[float, float]:
    """Two numbers of an entry: the sides of a table or of a hull."""
    values = [number_of(value) for value in list_of(row.get(key))]
    if len(values) != 2 or values[0] is None or values[1] is None:
        raise DataError(f'entry "{row.get("id")}" needs two numbers "{key}"')
    return values[0], values[1]


def words(row: Row, key: str) -> list[str]:
    """A list of texts of an entry; empty when it is missing."""
    return [value for value in list_of(row.get(key)) if isinstance(value, str)]
