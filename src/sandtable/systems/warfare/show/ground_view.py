"""The ground as clients draw it: hexes, fortified sides, roads and tiles. Worked out once for a board."""

from __future__ import annotations

from typing import Final, cast

from sandtable.core.keeping import Kept
from sandtable.core.scene import BoardView, HexsideView, HexView, RibbonView, TileView, Words
from sandtable.core.wire import Message
from sandtable.hexmap import OFF
from sandtable.systems.warfare.book.maps import BOARDS_KEPT
from sandtable.systems.warfare.book.terrain import TERRAINS, TRIANGLE, Ground

DRAWINGS = {
    ".": "open",
    "r": "road",
    "=": "road",
    "b": "building",
    "w": "wood",
    "f": "fortified",
    "h": "hill",
    "d": "hill",
    "~": "water",
}
"""The drawing of each code of a tile."""
ROADS = "r="

_boards: Final = Kept[Ground, BoardView](BOARDS_KEPT)


def board_view(ground: Ground) -> BoardView:
    """The board; the same one for every view of the same ground."""
    board = _boards.get(ground)
    if board is None:
        board = {
            "kind": "hexes",
            "width": float(ground.grid.columns),
            "height": float(ground.grid.rows),
            "unit": "hex",
            "hexes": [_hex(ground, hex) for hex in ground.grid.hexes()],
            "hexsides": _hexsides(ground),
            "ribbons": _ribbons(ground),
            "tiles": _tiles(ground),
        }
        board = _boards.keep(ground, board)
    return board


def axial(ground: Ground, hex: int) -> list[int]:
    """A hex as clients count it."""
    q, r = ground.grid.axial(hex)
    return [q, r]


def _hex(ground: Ground, hex: int) -> HexView:
    q, r = ground.grid.axial(hex)
    view: HexView = {
        "q": q,
        "r": r,
        "kind": DRAWINGS[ground.board.codes[hex]],
        "label": f"{ground.grid.column_of[hex]},{ground.grid.row_of[hex]}",
        "note": cast("Words", Message("warfare-terrain-" + TERRAINS[ground.kinds[hex]]).wire()),
    }
    if ground.levels[hex]:
        view["level"] = ground.levels[hex]
    return view


def _hexsides(ground: Ground) -> list[HexsideView]:
    """warfare.fort.sides: the triangles of each fortification."""
    hexsides: list[HexsideView] = []
    for hex in ground.grid.hexes():
        sides = ground.board.marked_sides(TRIANGLE, hex)
        if sides:
            q, r = ground.grid.axial(hex)
            hexsides.append({"q": q, "r": r, "sides": sides, "kind": "sandbags"})
    return hexsides


def _ribbons(ground: Ground) -> list[RibbonView]:
    """Roads: along the rows, and down the columns where a road does not run along the row already."""
    paths = [*_roads_along(ground), *_roads_down(ground)]
    return [{"kind": "road", "path": [axial(ground, hex) for hex in path]} for path in paths]


def _roads_along(ground: Ground) -> list[list[int]]:
    """The stretches of road along the rows, as long as they go."""
    paths: list[list[int]] = []
    for hex in ground.grid.hexes():
        east = ground.grid.neighbour(hex, 0)
        if _is_road(ground, hex) and _is_road(ground, east):
            if paths and paths[-1][-1] == hex:
                paths[-1].append(east)
            else:
                paths.append([hex, east])
    return paths


def _roads_down(ground: Ground) -> list[list[int]]:
    """The steps of road from row to row, where it does not run along both of them."""
    grid = ground.grid
    paths: list[list[int]] = []
    for hex in grid.hexes():
        below = grid.at(grid.column_of[hex], grid.row_of[hex] + 1)
        if not _is_road(ground, hex) or not _is_road(ground, below):
            continue
        if not (_runs_along(ground, hex) and _runs_along(ground, below)):
            paths.append([hex, below])
    return paths


def _is_road(ground: Ground, hex: int) -> bool:
    return hex != OFF and ground.board.codes[hex] in ROADS


def _runs_along(ground: Ground, hex: int) -> bool:
    codes = ground.board.codes
    for direction in (0, 3):
        other = ground.grid.neighbour(hex, direction)
        if other != OFF and codes[other] in ROADS:
            return True
    return False


def _tiles(ground: Ground) -> list[TileView]:
    tile_of = ground.board.tile_of
    tiles: list[TileView] = []
    for number in range(max(tile_of) + 1):
        hexes = [axial(ground, hex) for hex in ground.grid.hexes() if tile_of[hex] == number]
        tiles.append({"id": f"tile-{number + 1}", "hexes": hexes})
    return tiles
