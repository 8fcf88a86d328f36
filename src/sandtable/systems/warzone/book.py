"""The printed tables of the system."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from sandtable.core.printed import DataError, Row, document_of, flag, length, rows_of, whole, word, words

__all__ = [
    "PACKAGE",
    "DataError",
    "Row",
    "document",
    "flag",
    "hint",
    "length",
    "rows",
    "whole",
    "word",
    "words",
]

PACKAGE: Final = "sandtable.systems.warzone"


def document(path: str) -> Row:
    """A TOML file of the system by its path inside the package."""
    return document_of(PACKAGE, path)


def rows(file: str, table: str) -> list[Row]:
    """All entries of one kind in `data/<file>.toml`, in the order of the file."""
    return rows_of(PACKAGE, file, table)


def hint(found: str, known: list[str]) -> str:
    """What to write instead of a word that is not in the book."""
    close = get_close_matches(found, known, 1)
    return f'did you mean "{close[0]}"?' if close else f"there are {', '.join(known)}"
