"""Words, numbers, sides and hexes of a position; whatever cannot be read is refused with the place where it stands."""

from __future__ import annotations

from difflib import get_close_matches

from sandtable.core.printed import Row
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, list_of, number_of, side_index, text_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.terrain import Ground


def known_keys(row: Row, known: tuple[str, ...], where: str) -> None:
    """Refuses keys that mean nothing, with the nearest that does."""
    for key in row:
        if key not in known:
            close = get_close_matches(key, known, 1)
            hint = f'did you mean "{close[0]}"?' if close else f"it takes {', '.join(known)}"
            raise SetupError(f'{where}: unknown key "{key[:40]}"; {hint}')


def whole_at(value: Json, least: int, most: int, where: str) -> int:
    """A whole number."""
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


def hex_at(ground: Ground, value: Json, where: str) -> int:
    """A hex out of `[column, row]`."""
    place = [number_of(entry) for entry in list_of(value)]
    if len(place) == 2 and place[0] is not None and place[1] is not None:
        hex = ground.grid.at(int(place[0]), int(place[1]))
        if hex != OFF:
            return hex
    raise SetupError(f"{where}: {value} is no hex of the map; write [column, row]")


def hexes_at(ground: Ground, value: Json, where: str) -> list[int]:
    """A list of hexes."""
    return [hex_at(ground, entry, where) for entry in list_of(value)]


def one_of(found: str, known: list[str], what: str, where: str) -> str:
    """A word that is one of those known."""
    if found not in known:
        close = get_close_matches(found, known, 1)
        hint = f'; did you mean "{close[0]}"?' if close else ""
        raise SetupError(f'{where}: there is no {what} "{found[:40]}"{hint}')
    return found
