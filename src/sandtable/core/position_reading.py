"""The values of a position one by one: each is what it should be, or is refused with a sentence that says where."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
from sandtable.core.wire import SIDES, Json, number_of, point_of, side_index, text_of


def nearest(word: str, known: Iterable[str], otherwise: str) -> str:
    """What to write instead of a word that means nothing: the one most like it, or all there are."""
    names = list(known)
    close = get_close_matches(word, names, 1)
    return f'did you mean "{close[0]}"?' if close else f"{otherwise} {', '.join(names) or 'none'}"


def known_keys(row: Row, known: tuple[str, ...], where: str) -> None:
    """Refuses keys that mean nothing, with the nearest that does."""
    for key in row:
        if key not in known:
            raise SetupError(f'{where}: unknown key "{key[:40]}"; {nearest(key, known, "it takes")}')


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


def side_at(value: Json, where: str, sides: int = 2) -> int:
    """A side out of its letter."""
    side = side_index(text_of(value))
    if not 0 <= side < sides:
        raise SetupError(f'{where}: there is no side "{text_of(value)[:10]}"; write {letters(sides)}')
    return side


def letters(sides: int) -> str:
    """The sides there are, as people say it: A, B or C."""
    return ", ".join(SIDES[: sides - 1]) + (" or " if sides > 1 else "") + SIDES[sides - 1]


def sides_named(named: list[Json], setup: Setup) -> int:
    """How many sides there are: as many as the set-up has, or as the letters that a position names need."""
    most = len(setup.sides)
    for value in named:
        most = max(most, side_index(text_of(value)) + 1)
    return most


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
    """A number under a key; `usual` where there is none."""
    return number_in(row.get(key, usual), f"{where}: {key}")


def whole_in(value: Json, where: str, least: int = 0, most: int | None = None) -> int:
    """A value that is a whole number, no less and no more than that."""
    number = number_of(value)
    beyond = number is not None and most is not None and number > most
    if number is None or number != int(number) or number < least or beyond:
        upto = f" to {most}" if most is not None else ""
        raise SetupError(f"{where} must be a whole number from {least}{upto}")
    return int(number)


def whole_at(row: Row, key: str, usual: int, where: str, least: int = 0) -> int:
    """A whole number, no less than that."""
    return whole_in(row.get(key, usual), f"{where}: {key}", least)


def text_in(value: Json, where: str) -> str:
    """A value that is a text."""
    if not isinstance(value, str):
        raise SetupError(f"{where} is a text")
    return value


def text_at(row: Row, key: str, where: str, usual: str = "") -> str:
    """A text; the usual one where there is none."""
    return text_in(row.get(key, usual), f"{where}: {key}")


def one_of(value: Json, known: Iterable[str], what: str, where: str) -> str:
    """A word that stands in the book."""
    word = text_of(value)
    names = list(known)
    if word not in names:
        raise SetupError(f'{where}: there is no {what} "{word[:40]}"; {nearest(word, names, "there are")}')
    return word


def word_at(row: Row, key: str, known: Iterable[str], what: str, where: str) -> str:
    """A word that stands in the book; an empty one where there is none."""
    return one_of(row[key], known, what, where) if row.get(key, "") != "" else ""


def words_at(row: Row, key: str, known: Iterable[str], what: str, where: str) -> list[str]:
    """A list of such words."""
    return words_in(list_at(row, key, where), known, what, where)


def words_in(value: Json, known: Iterable[str], what: str, where: str) -> list[str]:
    """A value that is a list of such words."""
    if not isinstance(value, list):
        raise SetupError(f"{where} must be a list")
    names = list(known)
    return [one_of(entry, names, what, where) for entry in value]


def point_in(value: Json, where: str, what: str = "a place is two numbers") -> tuple[float, float]:
    """Two numbers and nothing more."""
    point = point_of(value)
    if point is None or (isinstance(value, list) and len(value) != 2):
        raise SetupError(f"{where}: {what}, for instance [10, 12.5]")
    return point


def size_in(value: Json, where: str) -> tuple[float, float]:
    """Width and height of a table."""
    size = point_of(value)
    if size is None or (isinstance(value, list) and len(value) != 2) or min(size) <= 0.0:
        raise SetupError(f"{where} must be two lengths, for instance [48, 48]")
    return size
