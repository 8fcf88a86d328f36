"""The values of a position one by one: each is what it should be, or is refused with a sentence that says where."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.core.printed import Row
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, number_of, point_of, side_index, text_of
from sandtable.systems.warzone.book.tables import hint
from sandtable.table import Point


def known_keys(row: Row, known: tuple[str, ...], where: str) -> None:
    """Refuses keys that mean nothing, with the nearest that does."""
    for key in row:
        if key not in known:
            raise SetupError(f'{where}: unknown key "{key[:40]}"; {hint(key, list(known))}')


def table_in(value: Json, where: str) -> Row:
    """A value that is a table."""
    if not isinstance(value, dict):
        raise SetupError(f"{where} must be a table")
    return value


def table_at(row: Row, key: str, where: str) -> Row:
    """The table under a key; an empty one where there is none."""
    return table_in(row[key], f"{where}: {key}") if key in row else {}


def list_at(row: Row, key: str, where: str) -> list[Json]:
    """The list under a key; an empty one where there is none."""
    value = row.get(key, [])
    if not isinstance(value, list):
        raise SetupError(f"{where}: {key} must be a list")
    return value


def side_at(value: Json, where: str) -> int:
    """A side out of its letter."""
    side = side_index(text_of(value))
    if not 0 <= side < 2:
        raise SetupError(f'{where}: there is no side "{text_of(value)[:10]}"; write A or B')
    return side


def flag_at(row: Row, key: str, usual: bool, where: str) -> bool:
    """True or false."""
    value = row.get(key, usual)
    if not isinstance(value, bool):
        raise SetupError(f"{where}: {key} is true or false")
    return value


def number_in(value: Json, where: str) -> float:
    """A value that is a number."""
    number = number_of(value)
    if number is None:
        raise SetupError(f"{where} is a number")
    return number


def number_at(row: Row, key: str, usual: float, where: str) -> float:
    """A number."""
    return number_in(row.get(key, usual), f"{where}: {key}")


def whole_in(value: Json, where: str, least: int = 0) -> int:
    """A value that is a whole number, no less than that."""
    number = number_of(value)
    if number is None or number != int(number) or number < least:
        raise SetupError(f"{where} must be a whole number from {least}")
    return int(number)


def whole_at(row: Row, key: str, usual: int, where: str, least: int = 0) -> int:
    """A whole number, no less than that."""
    return whole_in(row.get(key, usual), f"{where}: {key}", least)


def text_in(value: Json, where: str) -> str:
    """A value that is a text."""
    if not isinstance(value, str):
        raise SetupError(f"{where} is a text")
    return value


def text_at(row: Row, key: str, where: str) -> str:
    """A text; an empty one where there is none."""
    return text_in(row.get(key, ""), f"{where}: {key}")


def one_of(value: Json, known: Iterable[str], what: str, where: str) -> str:
    """A word that stands in the book."""
    word = text_of(value)
    names = list(known)
    if word not in names:
        raise SetupError(f'{where}: there is no {what} "{word[:40]}"; {hint(word, names)}')
    return word


def word_at(row: Row, key: str, known: Iterable[str], what: str, where: str) -> str:
    """A word that stands in the book; an empty one where there is none."""
    return one_of(row[key], known, what, where) if row.get(key, "") != "" else ""


def words_at(row: Row, key: str, known: Iterable[str], what: str, where: str) -> list[str]:
    """A list of such words."""
    names = list(known)
    return [one_of(value, names, what, where) for value in list_at(row, key, where)]


def point_in(value: Json, where: str, what: str = "a place is two numbers") -> Point:
    """Two numbers and nothing more."""
    point = point_of(value)
    if point is None or (isinstance(value, list) and len(value) != 2):
        raise SetupError(f"{where}: {what}, for instance [10, 12.5]")
    return point
