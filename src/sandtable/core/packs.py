"""Packs: people's own units, weapons and prices, beside the printed tables of a system or in their place.

A pack is a TOML document with `id`, `name` and rows `[[unit]]`, `[[weapon]]` … in the words of the system's data files.
A row with a printed id takes its place, any other is added. An army list names its pack: a table written out in the
list itself, or the id of a pack that lies in the folder of packs. It holds for that list alone.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final, cast

from mypy_extensions import mypyc_attr

from sandtable.core.position_reading import nearest
from sandtable.core.printed import Row
from sandtable.core.wire import Json, list_of, number_of, table_of, text_of


class PackError(Exception):
    """A pack that cannot be used; the text says which row and what to write instead."""


def hint(given: str, known: Sequence[str]) -> str:
    """What to write instead of a word that is not in the book."""
    return nearest(given, known, "there are")


def check_word(kind: str, given: str, known: Sequence[str], where: str) -> None:
    """Raises PackError for a word that is not among the known ones."""
    if given not in known:
        raise PackError(f'{where}: there is no {kind} "{given[:40]}"; {hint(given, known)}')


WHOLE, NUMBER, FLAG, WORD, TEXT, OPEN = "whole", "number", "flag", "word", "text", "open"
"""Kinds of figures: whole numbers, numbers, yes or no, words of the book, any text, what the law of lists reads."""


@dataclass(frozen=True)
class Figure:
    """One key of a row: what it may hold. Checks and published schemas are both made of these."""

    key: str
    kind: str
    about: str
    least: float = 0
    most: float = 0
    words: tuple[str, ...] = ()
    needed: bool = False

    def check(self, row: Row, where: str) -> None:
        """Raises PackError where the row holds something else."""
        if self.key not in row and not self.needed:
            return
        value = row.get(self.key)
        bounds = f"from {self.least:g} to {self.most:g}"
        if self.kind == WHOLE:
            if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
                raise PackError(f"{where}: {self.key} must be a whole number {bounds}")
        elif self.kind == NUMBER:
            number = number_of(value)
            if number is None or not self.least <= number <= self.most:
                raise PackError(f"{where}: {self.key} must be a number {bounds}")
        elif self.kind == FLAG:
            if not isinstance(value, bool):
                raise PackError(f"{where}: {self.key} must be true or false")
        elif self.kind == WORD and (not isinstance(value, str) or value not in self.words):
            check_word(self.key, text_of(value), self.words, where)

    def schema(self) -> dict[str, Json]:
        """The same for editors."""
        shape: dict[str, Json] = {"description": self.about}
        if self.kind in (WHOLE, NUMBER):
            shape.update({"minimum": self.least, "maximum": self.most})
            shape["type"] = "integer" if self.kind == WHOLE else "number"
        elif self.kind == FLAG:
            shape["type"] = "boolean"
        elif self.kind == WORD:
            shape["enum"] = [each for each in self.words]
        elif self.kind == TEXT:
            shape["type"] = "string"
        return shape


NAME: Final = Figure("name", TEXT, "what it is called", needed=True)
NOTE: Final = Figure("note", TEXT, "for yourself")
PRICE: Final = "price"
MARK: Final = "@"  # between an id and the mark of the pack it came with
"""The table of prices for what is printed; its rows are named by `Shelf.priced`."""


def check_figures(figures: list[Figure], row: Row, where: str) -> None:
    """Raises PackError for a key that means nothing, then for the first figure that is wrong."""
    check_keys([figure.key for figure in figures], row, where)
    for figure in figures:
        figure.check(row, where)


def check_keys(known: list[str], row: Row, where: str) -> None:
    """Raises PackError for a key that means nothing there."""
    for key in row:
        if key not in known:
            raise PackError(f'{where} has no "{key[:40]}"; {hint(key, known)}')


@mypyc_attr(allow_interpreted_subclasses=True)
class Shelf:
    """The packs of one system: what rows may hold, and the packs that lists may name by their id.

    `tables` are the kinds of rows with their figures; a system writes `check_row` for what one figure alone does not
    show, and names in `priced` what has a price. The environment variable SANDTABLE_…_PACKS names the folder of packs.
    """

    def __init__(self, system: str) -> None:
        self.folder = f"SANDTABLE_{system.upper()}_PACKS"
        self.installed: dict[str, Row] = {}
        self.broken: dict[str, str] = {}  # file name → what is wrong with it

    def tables(self) -> dict[str, list[Figure]]:
        """The kinds of rows, each with its figures beside `id`."""
        return {}

    def priced(self) -> list[str]:
        """What a row of the table `price` may name: a printed table, a dot, and an id."""
        return []

    def check_row(self, pack: Row, table: str, row: Row, where: str) -> None:
        """Raises PackError for the first thing wrong with the figures of a row; `where` names it."""

    def read(self, text: str) -> Row:
        """A pack out of its TOML text; raises PackError with what is wrong."""
        try:
            pack = cast("Row", tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            raise PackError(f"the pack is no TOML: {error}") from None
        self.check(pack)
        return pack

    def install(self, text: str) -> str:
        """Makes a pack known by its id to every army list that names it; gives the id."""
        pack = self.read(text)
        id = text_of(pack.get("id"))
        self.installed[id] = pack
        return id

    def install_folder(self) -> None:
        """Installs every pack of the folder that the environment names; a wrong one tells so when it is named."""
        place = Path(os.environ.get(self.folder, ""))
        if not os.environ.get(self.folder) or not place.is_dir():
            return
        for path in sorted(place.glob("*.toml")):
            try:
                self.install(path.read_text("utf-8"))
            except (PackError, OSError, UnicodeDecodeError) as error:
                self.broken[path.stem] = str(error)

    def named(self, value: Json) -> Row | None:
        """The pack an army list names, None for none; raises PackError."""
        if value is None or value == "":
            return None
        if isinstance(value, str):
            if value in self.broken and value not in self.installed:
                raise PackError(f'the file of pack "{value}" is wrong: {self.broken[value]}')
            if value not in self.installed:
                known = list(self.installed)
                instead = hint(value, known) if known else "none is installed"
                raise PackError(f'there is no pack "{value[:40]}"; {instead}')
            return self.installed[value]
        pack = table_of(value)
        if not pack:
            raise PackError("a pack is a table with id and rows, or the id of an installed one")
        self.check(pack)
        return pack

    def check(self, pack: Row) -> None:
        """Raises PackError for the first thing wrong: keys, figures, words that are not in the book."""
        tables = self.tables()
        check_keys(["id", "name", *tables], pack, "a pack")
        if not text_of(pack.get("id")):
            raise PackError('a pack needs an id, for instance id = "my_figures"')
        for table, figures in tables.items():
            if table in pack and not isinstance(pack[table], list):
                raise PackError(f"a pack writes its rows as [[{table}]]")
            for value in list_of(pack.get(table)):
                self._check_identity(table, ["id", *(figure.key for figure in figures)], table_of(value))
        for table, figures in tables.items():
            for row in rows_in(pack, table):
                where = f'{table} "{text_of(row.get("id"))}"'
                for figure in figures:
                    figure.check(row, where)
                if table == PRICE:
                    check_word("id", text_of(row.get("id")), self.priced(), where)
                self.check_row(pack, table, row, where)

    def schema(self) -> dict[str, Json]:
        """The JSON schema of a pack file."""
        shapes: dict[str, Json] = {"id": {"type": "string"}, "name": {"type": "string"}}
        for table, figures in self.tables().items():
            row: dict[str, Json] = {"id": {"type": "string", "description": "one word"}}
            row.update({figure.key: figure.schema() for figure in figures})
            needed: list[Json] = ["id", *(figure.key for figure in figures if figure.needed)]
            shape: dict[str, Json] = {"type": "object", "properties": row, "required": needed}
            shape["additionalProperties"] = False
            shapes[table] = {"type": "array", "items": shape}
        whole: dict[str, Json] = {"type": "object", "properties": shapes, "required": ["id"]}
        whole["additionalProperties"] = False
        return whole

    def _check_identity(self, table: str, allowed: list[str], row: Row) -> None:
        id = text_of(row.get("id"))
        if not id or " " in id:
            raise PackError(f"every [[{table}]] of a pack needs an id of one word")
        check_keys(allowed, row, f'{table} "{id}"')
        if "name" in allowed and not text_of(row.get("name")):
            raise PackError(f'{table} "{id}" needs a name')


def rows_in(pack: Row | None, table: str) -> list[Row]:
    """The rows of one kind in a pack."""
    return [table_of(value) for value in list_of(pack.get(table))] if pack is not None else []


def prices_in(pack: Row | None, key: str) -> dict[str, float]:
    """A pack's prices of what is printed, by table and id: `unit.knight`; `key` is the system's word for points."""
    return {text_of(row.get("id")): number_of(row.get(key)) or 0.0 for row in rows_in(pack, PRICE)}


def marked(pack: Row, id: str) -> str:
    """The id inside of what a pack brings, `rifle@1f2e3d`: never taken for the printed one, nor for another list's."""
    return f"{id}{MARK}{blake2b(repr(pack).encode(), digest_size=3).hexdigest()}"


def is_marked(id: str) -> bool:
    """Whether an id is of something that a pack brought."""
    return MARK in id


def unmarked(id: str) -> str:
    """The id as the book or the pack has it, without the mark."""
    return id.partition(MARK)[0]
