"""Explicit positions on a table: terrain, units and who stands where, each refused with a sentence that says where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NoReturn

from mypy_extensions import mypyc_attr

from sandtable.core.position_reading import (
    flag_at,
    known_keys,
    list_at,
    number_at,
    one_of,
    point_in,
    side_at,
    table_in,
    text_at,
    whole_at,
)
from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
from sandtable.core.wire import Json, list_of, number_of
from sandtable.figures.facing import on_table
from sandtable.table import Base, Board, Disc, Hull, Piece, Point, overlaps

WHERE: Final = "position"


def position_of(setup: Setup, units: str, keys: tuple[str, ...]) -> Row:
    """The position of a set-up, a table with a list of units under that key and no other keys than these."""
    raw = setup.position
    if not isinstance(raw, dict) or not isinstance(raw.get(units), list):
        raise SetupError(f"position must be a table with at least {units} = [ … ]")
    known_keys(raw, keys, WHERE)
    return raw


def rows_at(raw: Row, key: str, what: str) -> list[Row]:
    """The tables of a list: what each of them is called in complaints comes with its number."""
    return [table_in(value, f"{WHERE}: {what} {number}") for number, value in enumerate(list_of(raw[key]), 1)]


def order_at(raw: Row, key: str, sides: int) -> list[int]:
    """Sides in an order, none of them twice."""
    order = [side_at(value, f"{WHERE}: {key}", sides) for value in list_at(raw, key, WHERE)]
    if len(set(order)) != len(order):
        raise SetupError(f"{WHERE}: {key} names a side twice")
    return order


def for_each_side(raw: Row, key: str, sides: int) -> list[Json]:
    """One value for each side; nothing where the position does not say."""
    values = list_at(raw, key, WHERE)
    if values and len(values) != sides:
        raise SetupError(f"{WHERE}: {key} has one number for each of the {sides} sides")
    return values


# ------------------------------------------------------------ terrain


@mypyc_attr(allow_interpreted_subclasses=True)
class TerrainReader:
    """Reads `terrain`; a game says what a piece of a kind is made from, and makes it."""

    def __init__(self, kinds: Iterable[str]) -> None:
        self.kinds = list(kinds)

    def keys(self, kind: str) -> tuple[str, ...]:
        """What may be written of a piece of this kind."""
        raise TypeError("a game says what its pieces are made from")

    def made(self, id: str, kind: str, row: Row, where: str) -> Piece:
        """The piece; a ValueError is told with the place."""
        raise TypeError("a game makes its own pieces")

    def read(self, raw: Row) -> list[Piece]:
        """The pieces of a position, each with an id of its own."""
        pieces: list[Piece] = []
        for number, value in enumerate(list_at(raw, "terrain", WHERE), 1):
            where = f"{WHERE}: terrain {number}"
            row = table_in(value, where)
            kind = one_of(row.get("kind"), self.kinds, "terrain", where)
            known_keys(row, self.keys(kind), where)
            id = text_at(row, "id", where) or f"{kind}-{number}"
            if id in [piece.id for piece in pieces]:
                raise SetupError(f'{where}: two pieces are called "{id[:40]}"; give each its own id')
            try:
                pieces.append(self.made(id, kind, row, where))
            except ValueError as error:
                raise SetupError(f"{where}: {error}") from None
        return pieces


def points_at(row: Row, key: str, where: str) -> list[Point]:
    """A list of points."""
    return [point_in(entry, where, "a point is two numbers") for entry in list_at(row, key, where)]


# ------------------------------------------------------------ units


@mypyc_attr(allow_interpreted_subclasses=True)
class RowReader:
    """Reads one unit of a position; every complaint names it."""

    def __init__(self, row: Row, number: int, what: str, usual: str) -> None:
        self.row = row
        self.id = text_at(row, "id", f"{WHERE}: {what} {number}") or f"{usual}{number}"
        self.where = f'{WHERE}: {what} "{self.id}"'

    def refuse(self, text: str) -> NoReturn:
        """Stops with a sentence about this unit."""
        raise SetupError(f"{self.where}: {text}")

    def check_id(self) -> None:
        """Ids are parts of other names."""
        if "." in self.id or ":" in self.id or " " in self.id:
            self.refuse("an id has no dots, colons or blanks")

    def name(self) -> Json:
        """What it is called: a text, or one of the texts by its id; its own id where nothing is said."""
        named = self.row.get("name")
        if isinstance(named, dict) and list(named) == ["id"] and isinstance(named["id"], str):
            return named
        return text_at(self.row, "name", self.where)[:60] or self.id

    def flag(self, key: str, usual: bool = False) -> bool:
        """True or false."""
        return flag_at(self.row, key, usual, self.where)

    def whole(self, key: str, usual: int = 0, least: int = 0) -> int:
        """A whole number."""
        return whole_at(self.row, key, usual, self.where, least)

    def figure_numbers(self, key: str, figures: int) -> list[int]:
        """Figures by number, counted from 1 as in their ids."""
        return [self._figure_number(value, key, figures) for value in list_at(self.row, key, self.where)]

    def _figure_number(self, value: Json, key: str, figures: int) -> int:
        number = number_of(value)
        if number is None or number != int(number) or not 1 <= number <= figures:
            self.refuse(f"{key} lists figures by number, from 1 to {figures}")
        return int(number)

    def disc_at(self, value: Json, number: int, radius: float, board: Board, what: str) -> Disc:
        """The base of a figure on the table."""
        x, y = point_in(value, self.where, what)
        base = Disc(x, y, radius)
        if not board.inside(base):
            self.refuse(f"figure {number} stands off the table at {x:g}, {y:g}")
        return base

    def parked(self, hull: Hull, board: Board, facing: float) -> Hull:
        """A vehicle on the table, looking as it says or that way."""
        x, y = point_in(self.row["at"], self.where, "a vehicle stands at = [x, y]")
        turn = on_table(number_at(self.row, "facing", facing, self.where))
        parked = Hull(x, y, hull.length, hull.width, turn)
        if not board.inside(parked):
            self.refuse(f"it stands off the table at {x:g}, {y:g}")
        return parked


def check_ids(ids: list[str], what: str) -> None:
    """No two units have the same id."""
    for at, id in enumerate(ids):
        if id in ids[:at]:
            raise SetupError(f'{WHERE}: two {what} are called "{id}"; give each its own id')


def check_apart(bases: list[tuple[str, Base]]) -> None:
    """Nobody stands on anybody."""
    for at, (token, base) in enumerate(bases):
        for other, there in bases[:at]:
            if overlaps(base, there):
                raise SetupError(f'{WHERE}: "{token}" stands on "{other}"')
