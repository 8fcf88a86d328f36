"""The map: tiles turned and joined into one board of hexes, with its terrain and its fortified sides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandtable.core.keeping import Kept
from sandtable.core.printed import Row, whole, word, words
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
from sandtable.systems.warfare.book.tables import rows
from sandtable.systems.warfare.book.terrain import TRIANGLE

METRES = 50
"""warfare.comp.hex_scale: what one hex stands for."""

TILE_COLUMNS = 8
TILE_ROWS = 6
PLAIN = "plain"
"""A tile of open ground, for maps that people draw themselves; it is not in the box."""

HIGHEST = 2
"""warfare.terrain.levels: a hex lies at level 0, 1 or 2."""

TURNS = (0, 180)
"""The turns of a tile that let it lie in the same place again."""


@dataclass(eq=False)
class Lay:
    """warfare.comp.modular_map: one tile of a map: which, where in the grid of tiles, and how it is turned."""

    tile: str
    across: int
    down: int
    degrees: int

    def key(self) -> str:
        """The tile and its place as one word."""
        return f"{self.tile}@{self.across},{self.down}/{self.degrees}"


class Paint:
    """What a scenario changes on its tiles: terrain by hex, the triangle sides of fortifications, and levels."""

    __slots__ = ("codes", "forts", "levels")

    def __init__(self) -> None:
        self.codes: dict[int, str] = {}
        self.forts: dict[int, list[int]] = {}
        self.levels: dict[int, int] = {}

    def key(self) -> str:
        """The changes as one word."""
        codes = [f"{hex}{self.codes[hex]}" for hex in sorted(self.codes)]
        forts = [f"{hex}:{self.forts[hex]}" for hex in sorted(self.forts)]
        levels = [f"{hex}^{self.levels[hex]}" for hex in sorted(self.levels)]
        return " ".join([*codes, *forts, *levels])


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


BOARDS_KEPT = 64
"""Whoever draws maps makes a new board with every stroke: older ones are forgotten."""
PRINTED: Final = "printed"
"""What there is one of is kept under this key."""
_legends: Final = Kept[str, Legend](1)
_tiles: Final = Kept[str, dict[str, Tile]](1)
_sheet_tiles: Final = Kept[str, dict[str, Tile]](1)
_boards: Final = Kept[str, HexMap](BOARDS_KEPT)


def legend() -> Legend:
    """The terrain of every board."""
    return _legends.get(PRINTED) or _legends.keep(PRINTED, read_legend())


def tiles() -> dict[str, Tile]:
    """All tiles by id."""
    return _tiles.get(PRINTED) or _tiles.keep(PRINTED, read_tiles())


def sheet_tiles() -> dict[str, Tile]:
    """The tiles that a scenario sheet may use: those of the box, and the plain one."""
    known = _sheet_tiles.get(PRINTED)
    if known is None:
        plain = Tile(PLAIN, ["." * TILE_COLUMNS] * TILE_ROWS)
        known = _sheet_tiles.keep(PRINTED, {**tiles(), PLAIN: plain})
    return known


def board_of(lays: list[Lay]) -> HexMap:
    """warfare.setup.map: the board that these tiles make; the same tiles give the same board, shared by all games.

    Raises MapError when they overlap, lie apart or are turned in a way that leaves gaps.
    """
    key = " ".join(lay.key() for lay in lays)
    board = _boards.get(key)
    if board is None:
        for lay in lays:
            if lay.degrees not in TURNS:
                raise MapError(f'tile "{lay.tile}" is turned by {lay.degrees} degrees; use 0 or 180')
        known = sheet_tiles()
        placements: list[Placement] = [
            in_cell(known[lay.tile], lay.across, lay.down, lay.degrees) for lay in lays
        ]
        board = _boards.keep(key, join(legend(), placements))
    return board


def painted(board: HexMap, paint: Paint) -> HexMap:
    """warfare.fort.sides: the board with other terrain in some hexes; what is no fortification has no triangles."""
    columns = board.grid.columns
    codes = [paint.codes.get(hex, code) for hex, code in enumerate(board.codes)]
    picture = ["".join(codes[start : start + columns]) for start in range(0, len(codes), columns)]
    sides: list[Side] = []
    for side in board.sides:
        hex = board.grid.at(side.column, side.row)
        if hex not in paint.forts and (hex not in paint.codes or paint.codes[hex] == board.codes[hex]):
            sides.append(side)
    for hex, directions in paint.forts.items():
        column, row = board.grid.column_of[hex], board.grid.row_of[hex]
        sides.extend(Side(column, row, direction, TRIANGLE) for direction in directions)
    return HexMap(board.legend, picture, sides, paint.levels, board.tile_of)


def lay_of(row: Row) -> Lay:
    """A tile of a scenario's map out of its entry `{ tile, at, rot }`."""
    at = [int(number_of(entry) or 0) for entry in list_of(row.get("at"))]
    return Lay(text_of(row.get("tile")), at[0], at[1], int(number_of(row.get("rot", 0)) or 0))
