"""The printed tables of the system."""

from __future__ import annotations

from typing import Final

from sandtable.core.printed import Row, document_of, rows_of

PACKAGE: Final = "sandtable.systems.warzone"


def document(path: str) -> Row:
    """A TOML file of the system by its path inside the package."""
    return document_of(PACKAGE, path)


def rows(file: str, table: str) -> list[Row]:
    """All entries of one kind in `data/<file>.toml`, in the order of the file."""
    return rows_of(PACKAGE, file, table)
