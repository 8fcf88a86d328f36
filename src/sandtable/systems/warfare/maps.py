"""The map: tiles turned and joined into one board of hexes, with its terrain and its fortified sides."""

from __future__ import annotations

from sandtable.core.wire import list_of, number_of, table_of, text_of
from sandtable.hexmap import (
    HexMap,
    Kind,
    Legend,
    MapError,
    Placement,
    Side,
    Tile,
    direction_named,
    in_cell,
    join,
)
from sandtable.systems.warfare.book import Row, rows, whole, word, words
from sandtable.systems.warfare.terrain import TRIANGLE

METRES = 50
"""warfare.comp.hex_scale: what one hex stands for."""

TILE_COLUMNS = 8
TILE_ROWS = 6
TURNS = (0, 180)
"""The turns of a tile that let it lie in the same place again."""


class Lay:
    """warfare.comp.modular_map: one tile of a map: which, where in the grid of tiles, and how it is turned."""

    __slots__ = ("across", "degrees", "down", "tile")

    def __init__(self, tile: str, across: int, down: int, degrees: int) -> None:
        self.tile = tile
        self.across = across
        self.down = down
        self.degrees = degrees

    def key(self) -> str:
        """The tile and its place as one word."""
        return f"{self.tile}@{self.across},{self.down}/{self.degrees}"


def read_legend() -> Legend:
    """warfare.move.terrain_icons, warfare.terrain.levels: the kinds of terrain, their codes and their levels."""
    kinds = [
        Kind(word(row, "id"), "".join(words(row, "codes")), whole(row, "level"))
        for row in rows("terrain", "terrain")
    ]
    return Legend(kinds)


def read_tiles() -> dict[str, Tile]:
    """Every tile of the box, as it is printed."""
    return {word(row, "id"): _tile(row) for row in rows("tiles", "tile")}


def _tile(row: Row) -> Tile:
    """warfare.fort.sides: each triangle side is kept with its hex and points outwards."""
    sides: list[Side] = []
    for value in list_of(row.get("forts")):
        fort = table_of(value)
        column, line = [int(number_of(entry) or 0) for entry in list_of(fort.get("hex"))]
        for name in words(fort, "sides"):
            sides.append(Side(column, line, direction_named(name), TRIANGLE))
    return Tile(word(row, "id"), words(row, "rows"), sides)


_legends: list[Legend] = []
_tiles: dict[str, Tile] = {}
_boards: dict[str, HexMap] = {}


def legend() -> Legend:
    """The terrain of every board."""
    if not _legends:
        _legends.append(read_legend())
    return _legends[0]


def tiles() -> dict[str, Tile]:
    """All tiles by id."""
    if not _tiles:
        _tiles.update(read_tiles())
    return _tiles


def board_of(lays: list[Lay]) -> HexMap:
    """warfare.setup.map: the board that these tiles make; the same tiles give the same board, shared by all games.

    Raises MapError when they overlap, lie apart or are turned in a way that leaves gaps.
    """
    key = " ".join(lay.key() for lay in lays)
    if key not in _boards:
        for lay in lays:
            if lay.degrees not in TURNS:
                raise MapError(f'tile "{lay.tile}" is turned by {lay.degrees} degrees; use 0 or 180')
        placements: list[Placement] = [
            in_cell(tiles()[lay.tile], lay.across, lay.down, lay.degrees) for lay in lays
        ]
        _boards[key] = join(legend(), placements)
    return _boards[key]


def lay_of(row: Row) -> Lay:
    """A tile of a scenario's map out of its entry `{ tile, at, rot }`."""
    at = [int(number_of(entry) or 0) for entry in list_of(row.get("at"))]
    return Lay(text_of(row.get("tile")), at[0], at[1], int(number_of(row.get("rot", 0)) or 0))
