"""Words, numbers, sides and hexes of a position; whatever cannot be read is refused with the place where it stands."""

from __future__ import annotations

from difflib import get_close_matches

from sandtable.core.printed import Row
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, list_of, number_of, side_index, text_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.book.terrain import Ground


def known_keys(row: Row, known: tuple[str, ...], where: str) -> None:
    """Refuses keys that mean nothing, with the nearest that does."""
    for key in row:
        if key not in known:
            close = get_close_matches(key, known, 1)
            hint = f'did you mean "{close[0]}"?' if close else f"it takes {', '.join(known)}"
            raise SetupError(f'{where}: unknown key "{key[:40]}"; {hint}')


def whole_at(value: Json, least: int, most: int, where: str) -> int:
    """A whole number between two bounds; anything else is refused, with its place in the position."""
    number = number_of(value)
    if number is None or number != int(number) or not least <= number <= most:
        raise SetupError(f"{where} must be a whole number from {least} to {most}")
    return int(number)


def side_at(value: Json, where: str, sides: int) -> int:
    """A side out of its letter."""
    side = side_index(text_of(value))
    if not 0 <= side < sides:
        raise SetupError(f'{where}: there is no side "{text_of(value)[:10]}"; write one of {"ABCD"[:sides]}')
    return side


def flag_at(row: Row, key: str, where: str, default: bool = False) -> bool:
    """True or false; nothing else means either."""
    value = row.get(key, default)
    if not isinstance(value, bool):
        raise SetupError(f"{where}: {key} must be true or false")
    return value


def word_at(row: Row, key: str, where: str, default: str = "") -> str:
    """The text under a key, or what stands for none; anything else is refused."""
    value = row.get(key, default)
    if not isinstance(value, str):
        raise SetupError(f"{where}: {key} must be a text in quotes")
    return value


def list_at(row: Row, key: str, where: str) -> list[Json]:
    """A list; an empty one where there is none."""
    value = row.get(key, [])
    if not isinstance(value, list):
        raise SetupError(f"{where}: {key} must be a list")
    return value


def table_at(value: Json, where: str) -> Row:
    """A table; anything else is refused."""
    if not isinstance(value, dict):
        raise SetupError(f"{where} must be a table")
    return value


def hex_at(ground: Ground, value: Json, where: str) -> int:
    """A hex out of `[column, row]`."""
    place = [number_of(entry) for entry in list_of(value)]
    if len(place) == 2 and place[0] is not None and place[1] is not None:
        column, row = int(place[0]), int(place[1])
        hex = ground.grid.at(column, row) if (column, row) == (place[0], place[1]) else OFF
        if hex != OFF:
            return hex
    raise SetupError(f"{where}: {value} is no hex of the map; write [column, row]")


def hexes_at(ground: Ground, row: Row, key: str, where: str) -> list[int]:
    """The hexes that a list of [column, row] names; one off the board is refused."""
    return [hex_at(ground, entry, f"{where}: {key}") for entry in list_at(row, key, where)]


def not_both(row: Row, key: str, others: tuple[str, ...], where: str) -> None:
    """Refuses a key that says nothing beside another one."""
    for other in others:
        if key in row and other in row and row[other] is not False:
            raise SetupError(f'{where}: "{key}" says nothing beside "{other}"; leave one of them out')


def one_of(written: str, known: list[str], what: str, where: str) -> str:
    """A word that is one of those known."""
    if written not in known:
        close = get_close_matches(written, known, 1)
        hint = f'; did you mean "{close[0]}"?' if close else ""
        raise SetupError(f'{where}: there is no {what} "{written[:40]}"{hint}')
    return written
