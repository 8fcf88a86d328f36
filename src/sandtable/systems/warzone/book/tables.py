"""The printed tables of the system."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from sandtable.core.printed import Row, document_of, rows_of

PACKAGE: Final = "sandtable.systems.warzone"


def document(path: str) -> Row:
    """A TOML file of the system by its path inside the package."""
    return document_of(PACKAGE, path)


def rows(file: str, table: str) -> list[Row]:
    """All entries of one kind in `data/<file>.toml`, in the order of the file."""
    return rows_of(PACKAGE, file, table)


def hint(given: str, known: list[str]) -> str:
    """What to write instead of a word that is not in the book."""
    close = get_close_matches(given, known, 1)
    return f'did you mean "{close[0]}"?' if close else f"there are {', '.join(known)}"
