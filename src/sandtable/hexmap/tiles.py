"""Tiles: pieces of board that are turned and joined into one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from sandtable.hexmap.axial import Axial, rotate, to_axial, to_offset
from sandtable.hexmap.board import HexMap, Side
from sandtable.hexmap.directions import DIRECTIONS, MapError, sixths_of, turned
from sandtable.hexmap.grid import OFF
from sandtable.hexmap.terrain import HOLE, Legend


@final
class Tile:
    """A tile as it is printed: rows of codes from the top (HOLE for no hex) and its marked sides."""

    __slots__ = ("columns", "id", "rows", "sides")

    def __init__(self, id: str, rows: Sequence[str], sides: Sequence[Side] = ()) -> None:
        self.id = id
        self.rows: list[str] = list(rows)
        self.sides: list[Side] = list(sides)
        if not self.rows or not self.rows[0]:
            raise MapError(f'tile "{id}" has no hexes')
        self.columns: int = len(self.rows[0])
        for number, row in enumerate(self.rows):
            if len(row) != self.columns:
                raise MapError(f'tile "{id}": row {number} has {len(row)} hexes, row 0 has {self.columns}')
        for side in self.sides:
            if self.code(side.column, side.row) == HOLE:
                raise MapError(
                    f'tile "{id}": side {DIRECTIONS[side.direction]} of hex {side.column},{side.row} '
                    f'is marked "{side.feature}", but the tile has no such hex'
                )

    def code(self, column: int, row: int) -> str:
        """The code of a hex, HOLE where the tile has none."""
        if 0 <= row < len(self.rows) and 0 <= column < self.columns:
            return self.rows[row][column]
        return HOLE

    def turn(self, degrees: int) -> Tile:
        """The tile turned clockwise, moved so that its topmost row and its leftmost column are 0 again.

        A block with an even number of rows falls back on itself after half a turn; other turns of a block give
        a slanted tile.
        """
        sixths = sixths_of(degrees)
        if sixths == 0:
            return self
        places = [(column, row) for row in range(len(self.rows)) for column in range(self.columns)]
        spun = [
            rotate(to_axial(column, row), sixths) for column, row in places if self.code(column, row) != HOLE
        ]
        if not spun:
            raise MapError(f'tile "{self.id}" has no hexes')
        shift = _to_corner(spun)
        codes: dict[tuple[int, int], str] = {}
        for column, row in places:
            if self.code(column, row) != HOLE:
                codes[_moved(rotate(to_axial(column, row), sixths), shift)] = self.code(column, row)
        sides: list[Side] = []
        for side in self.sides:
            column, row = _moved(rotate(to_axial(side.column, side.row), sixths), shift)
            sides.append(Side(column, row, turned(side.direction, sixths), side.feature))
        return Tile(self.id, _picture(codes), sides)


@final
class Placement:
    """Where a tile lies: its turn, and the column and row of the board at which its corner 0,0 is put."""

    __slots__ = ("column", "degrees", "row", "tile")

    def __init__(self, tile: Tile, column: int, row: int, degrees: int = 0) -> None:
        self.tile = tile
        self.column = column
        self.row = row
        self.degrees = degrees

    def label(self) -> str:
        """The placement in words, for messages."""
        return f'tile "{self.tile.id}" at {self.column},{self.row}'


def in_cell(tile: Tile, across: int, down: int, degrees: int = 0) -> Placement:
    """A placement on a board of equal tiles: so many tiles from the left and from the top."""
    return Placement(tile, across * tile.columns, down * len(tile.rows), degrees)


def join(legend: Legend, placements: Sequence[Placement]) -> HexMap:
    """The board that the tiles make together; they may neither overlap nor lie apart."""
    if not placements:
        raise MapError("a board needs at least one tile")
    codes: dict[tuple[int, int], str] = {}
    owners: dict[tuple[int, int], int] = {}
    sides: list[Side] = []
    for number, placement in enumerate(placements):
        try:
            tile = placement.tile.turn(placement.degrees)
        except MapError as problem:
            raise MapError(f"{placement.label()}: {problem}") from None
        _check_codes(legend, tile)
        _lay(placements, number, tile, codes, owners)
        for side in tile.sides:
            column, row = _board_place(placement, side.column, side.row)
            sides.append(Side(column, row, side.direction, side.feature))
    rows = _picture(codes)
    tile_of = [owners.get((c, r), OFF) for r in range(len(rows)) for c in range(len(rows[0]))]
    board = HexMap(legend, rows, sides, None, tile_of)
    _check_whole(board, placements)
    return board


def _check_codes(legend: Legend, tile: Tile) -> None:
    for r, row in enumerate(tile.rows):
        for c, code in enumerate(row):
            if code != HOLE and not legend.knows(code):
                known = " ".join(legend.codes())
                raise MapError(f'tile "{tile.id}": hex {c},{r} has the code "{code}"; use one of {known}')


def _lay(
    placements: Sequence[Placement],
    number: int,
    tile: Tile,
    codes: dict[tuple[int, int], str],
    owners: dict[tuple[int, int], int],
) -> None:
    placement = placements[number]
    for r, row in enumerate(tile.rows):
        for c, code in enumerate(row):
            if code == HOLE:
                continue
            column, down = _board_place(placement, c, r)
            if column < 0 or down < 0:
                raise MapError(f"{placement.label()} reaches hex {column},{down}; the board begins at 0,0")
            owner = owners.get((column, down))
            if owner is not None:
                other = placements[owner].label()
                raise MapError(f"{placement.label()} overlaps {other} in hex {column},{down}")
            codes[column, down] = code
            owners[column, down] = number


def _board_place(placement: Placement, column: int, row: int) -> tuple[int, int]:
    """The place on the board of a tile's hex: moved as a whole, so that also odd rows keep the tile's form."""
    return _moved(to_axial(column, row), to_axial(placement.column, placement.row))


def _moved(place: Axial, shift: Axial) -> tuple[int, int]:
    return to_offset(place[0] + shift[0], place[1] + shift[1])


def _to_corner(places: Sequence[Axial]) -> Axial:
    """The move that brings the topmost row of the places to row 0 and then their leftmost column to column 0."""
    top = min(r for _, r in places)
    # Moving up by `top` rows along the SE-NW axis keeps q.
    left = min(to_offset(q, r - top)[0] for q, r in places)
    return -left, -top


def _picture(codes: dict[tuple[int, int], str]) -> list[str]:
    columns = max(column for column, _ in codes) + 1
    rows = max(row for _, row in codes) + 1
    return ["".join(codes.get((column, row), HOLE) for column in range(columns)) for row in range(rows)]


def _check_whole(board: HexMap, placements: Sequence[Placement]) -> None:
    islands = board.grid.groups()
    if len(islands) > 1:
        lost = placements[board.tile_of[islands[1][0]]]
        home = placements[board.tile_of[islands[0][0]]]
        raise MapError(f"{lost.label()} does not touch the board of {home.label()}")
