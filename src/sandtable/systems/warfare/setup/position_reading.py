"""The hexes of a position, and keys that do not go together; all else is read as in every game."""

from __future__ import annotations

from sandtable.core.position_reading import list_at
from sandtable.core.printed import Row
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, list_of, number_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.book.terrain import Ground


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
