"""The printed tables of the system."""

from __future__ import annotations

from typing import Final

from sandtable.core.printed import (
    DataError,
    Row,
    document_of,
    flag,
    length,
    pair,
    rows_of,
    whole,
    word,
    words,
)

__all__ = [
    "PACKAGE",
    "DataError",
    "Row",
    "document",
    "flag",
    "length",
    "pair",
    "rows",
    "whole",
    "word",
    "words",
]

PACKAGE: Final = "sandtable.systems.fubar"


def document(path: str) -> Row:
    """A TOML file of the system by its path inside the package."""
    return document_of(PACKAGE, path)


def rows(file: str, table: str) -> list[Row]:
    """All entries of one kind in `data/<file>.toml`, in the order of the file."""
    return rows_of(PACKAGE, file, table)
