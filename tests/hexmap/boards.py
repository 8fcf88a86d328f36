"""Boards to try things on: small ones by name, and any at all for hypothesis."""

from __future__ import annotations

from os import environ

from hypothesis import settings
from hypothesis import strategies as st
from tests.hexmap.notation import parse_map

from sandtable.hexmap import Blockers, Grid, HexMap, Kind, Legend, Side
from sandtable.hexmap.terrain import HOLE

more = int(environ.get("SANDTABLE_EXAMPLES", "1"))
patient = settings(deadline=None, derandomize=more == 1, max_examples=60 * more)
"""The slow twins take their time, and the same cases are tried in each run."""

LEGEND = Legend(
    [
        Kind("open", ".r="),
        Kind("cover", "bw", 1),
        Kind("bunker", "f", 1),
        Kind("elevated", "hd", 2),
        Kind("water", "~"),
    ]
)
OPAQUE_KINDS = ["cover", "bunker"]

HEADER = """\
terrain open: . r =
terrain cover level 1: b w
terrain bunker level 1: f
terrain elevated level 2: h d
terrain water: ~
hexes
"""


def board_of(picture: str) -> HexMap:
    """The board of rows of codes, and of side and level lines after them."""
    return parse_map(HEADER + picture)


def open_board(columns: int, rows: int) -> HexMap:
    """A field without end to end."""
    return HexMap(LEGEND, ["." * columns] * rows)


@st.composite
def boards(draw: st.DrawFn, codes: str = "..rb~hdwf", columns: int = 8, rows: int = 7) -> HexMap:
    """Any board of some codes; the first hex is never missing."""
    width = draw(st.integers(1, columns))
    height = draw(st.integers(1, rows))
    size = width * height
    picture = draw(st.text(st.sampled_from(codes), min_size=size, max_size=size)).replace(" ", HOLE)
    if picture[0] == HOLE:
        picture = "." + picture[1:]
    rows_of = [picture[i : i + width] for i in range(0, size, width)]
    places = [(c, r) for r in range(height) for c in range(width) if rows_of[r][c] != HOLE]
    side = st.tuples(st.sampled_from(places), st.integers(0, 5), st.sampled_from(["fort", "wall"]))
    sides = draw(st.lists(side, max_size=6, unique=True))
    level = st.dictionaries(st.sampled_from(places), st.integers(-1, 4), max_size=4)
    levels = {r * width + c: level for (c, r), level in draw(level).items()}
    return HexMap(LEGEND, rows_of, [Side(c, r, d, feature) for (c, r), d, feature in sides], levels)


@st.composite
def grids(draw: st.DrawFn, columns: int = 12, rows: int = 11) -> Grid:
    """A board of any size without holes."""
    return Grid(draw(st.integers(1, columns)), draw(st.integers(1, rows)))


@st.composite
def pairs(draw: st.DrawFn, columns: int = 12, rows: int = 11) -> tuple[Grid, int, int]:
    """A board without holes and two of its hexes."""
    grid = draw(grids(columns, rows))
    hexes = st.integers(0, grid.size - 1)
    return grid, draw(hexes), draw(hexes)


@st.composite
def peopled(draw: st.DrawFn, codes: str = "..rb~hdwf") -> tuple[HexMap, Blockers]:
    """A board with blockers here and there."""
    board = draw(boards(codes))
    blockers = Blockers(board.grid)
    hexes = st.sampled_from(board.grid.hexes())
    for hex, level in draw(st.lists(st.tuples(hexes, st.integers(0, 2)), max_size=8)):
        blockers.put(hex, level)
    return board, blockers
