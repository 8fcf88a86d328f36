"""Tiles: turned, joined, checked."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hexmap import twins
from tests.hexmap.boards import LEGEND, boards, patient
from tests.hexmap.notation import format_map

from sandtable.hexmap import OFF, HexMap, Kind, Legend, MapError, Placement, Side, Tile, in_cell, join
from sandtable.hexmap.directions import NE, NW, SE, SW, E, W

FIELDS = Tile("fields", ["...w....", "..ww....", "........", "rrrrrrrr", ".....ww.", ".w...w.."])
POST = Tile(
    "post",
    ["..h.....", "........", "...ff...", "rrrrrrrr", "...ff...", ".....w.."],
    [
        *[Side(3, 2, side, "fort") for side in (NW, W)],
        *[Side(4, 2, side, "fort") for side in (NE, E)],
        *[Side(3, 4, side, "fort") for side in (W, SW)],
        *[Side(4, 4, side, "fort") for side in (E, SE)],
    ],
)
FLOWER = Tile("flower", ["-rb", "w.h", "-~d"])


def sides_of(board: HexMap, name: str) -> list[int]:
    """The fortified sides of a hex."""
    return board.marked_sides("fort", board.grid.named(name))


def test_half_a_turn_of_a_block_sends_each_hex_to_the_far_corner() -> None:
    """[c, r] of 8 x 6 goes to [7 - c, 5 - r], and each side with it to the other side."""
    turned = POST.turn(180)

    assert [row[::-1] for row in reversed(POST.rows)] == turned.rows
    assert [(7 - s.column, 5 - s.row, (s.direction + 3) % 6) for s in POST.sides] == [
        (s.column, s.row, s.direction) for s in turned.sides
    ]


def test_a_turn_of_sixty_degrees_moves_petals_on() -> None:
    """A centre with six petals: each moves to the next place clockwise."""
    turned = FLOWER.turn(60)

    assert ["-wr", "~.b", "-dh"] == turned.rows
    assert FLOWER.rows == turned.turn(300).rows


@patient
@given(boards("..bw~h "), st.integers(-2, 7))
def test_turning_is_a_rotation_of_the_drawing(board: HexMap, sixths: int) -> None:
    """Distances between hexes stay, codes and sides go with their hexes, and turning back restores the tile."""
    columns = board.grid.columns
    rows = ["".join(board.codes[i : i + columns]) for i in range(0, board.grid.size, columns)]
    tile = Tile("any", rows, board.sides)
    turned = tile.turn(60 * sixths)
    after = HexMap(LEGEND, turned.rows, turned.sides)

    assert sorted(_distances(board)) == sorted(_distances(after))
    assert _without_rim(tile.rows) == _without_rim(turned.turn(-60 * sixths).rows)
    assert sorted(_marked(board, sixths)) == sorted(_marked(after, 0))


def _distances(board: HexMap) -> list[tuple[str, str, int]]:
    grid = board.grid
    return [(board.codes[a], board.codes[b], grid.distance(a, b)) for a in grid.hexes() for b in grid.hexes()]


def _marked(board: HexMap, sixths: int) -> list[tuple[str, str, int]]:
    place = board.grid
    return [
        (side.feature, board.codes[place.at(side.column, side.row)], (side.direction + sixths) % 6)
        for side in board.sides
    ]


def _without_rim(rows: list[str]) -> list[tuple[int, int, str]]:
    """The hexes of a picture by their place from the first one, in half hexes and rows."""
    found = [
        (2 * c + r % 2, r, code) for r, row in enumerate(rows) for c, code in enumerate(row) if code != "-"
    ]
    top = min(r for _, r, _ in found)
    left = min(x for x, r, _ in found if r == top)
    return [(x - left, r - top, code) for x, r, code in found]


def test_tiles_are_joined_side_by_side() -> None:
    """Map hex [8 x + c, 6 y + r] is hex [c, r] of the tile in cell x, y."""
    board = join(
        LEGEND, [in_cell(FIELDS, 0, 0), in_cell(POST, 1, 0, 180), in_cell(POST, 0, 1), in_cell(FIELDS, 1, 1)]
    )

    assert (16, 12) == (board.grid.columns, board.grid.rows)
    assert [] == board.grid.holes()
    assert "elevated" == board.kind(board.grid.named("13,5"))
    assert "elevated" == board.kind(board.grid.named("2,6"))
    assert [W, NW] == sides_of(board, "3,8")
    assert [E, SE] == sides_of(board, "12,3")
    assert [0, 1, 2, 3] == [board.tile_of[board.grid.named(name)] for name in ("7,5", "8,0", "0,6", "15,11")]


def test_a_tile_keeps_its_form_wherever_it_lies() -> None:
    """A tile put at an odd row is moved as a whole, so that its hexes keep their neighbours."""
    board = join(LEGEND, [Placement(FLOWER, 0, 1)])
    heart = board.grid.named("2,2")

    assert "." == board.codes[heart]
    assert list("hd~wrb") == [board.codes[board.grid.neighbour(heart, direction)] for direction in range(6)]
    assert OFF == board.tile_of[0]


@pytest.mark.parametrize("degrees", [0, 60, 120, 180, 240, 300])
def test_turned_flowers_fit_into_each_other(degrees: int) -> None:
    """Two flowers of seven hexes lie side by side in any turn."""
    board = join(LEGEND, [Placement(FLOWER, 0, 0, degrees), Placement(FLOWER, 2, 2, 60)])

    assert 14 == len(board.grid.hexes())
    assert twins.steps_between(board.grid, board.grid.named("1,1"), board.grid.named("3,3")) == 3


@pytest.mark.parametrize(
    ("placements", "message"),
    [
        ([], "a board needs at least one tile"),
        (
            [in_cell(FIELDS, 0, 0), Placement(POST, 7, 4)],
            'tile "post" at 7,4 overlaps tile "fields" at 0,0 in hex 7,4',
        ),
        ([Placement(FIELDS, 0, -2)], 'tile "fields" at 0,-2 reaches hex 0,-2; the board begins at 0,0'),
        (
            [in_cell(FIELDS, 0, 0), in_cell(POST, 2, 0)],
            'tile "post" at 16,0 does not touch the board of tile "fields" at 0,0',
        ),
        (
            [Placement(FIELDS, 0, 0, 90)],
            'tile "fields" at 0,0: hexes cannot be turned by 90 degrees; use a multiple of 60',
        ),
        (
            [Placement(Tile("odd", ["..", ".x"]), 0, 0)],
            'tile "odd": hex 1,1 has the code "x"; use one of . r = b w f h d ~',
        ),
    ],
)
def test_a_bad_layout_is_refused_with_its_place(placements: list[Placement], message: str) -> None:
    """The message names the tile, where it lies and what is wrong."""
    with pytest.raises(MapError) as refused:
        join(LEGEND, placements)

    assert message == str(refused.value)


def test_a_bad_tile_is_refused() -> None:
    """A tile has hexes, rows of one length, and marked sides on hexes that it has."""
    with pytest.raises(MapError, match=r'^tile "none" has no hexes$'):
        Tile("none", [])
    with pytest.raises(MapError, match=r'^tile "none" has no hexes$'):
        Tile("none", ["--"]).turn(60)
    with pytest.raises(MapError, match=r'^tile "torn": row 1 has 3 hexes, row 0 has 2$'):
        Tile("torn", ["..", "..."])
    with pytest.raises(
        MapError, match=r'^tile "t": side NW of hex 0,2 is marked "fort", but the tile has no such hex$'
    ):
        Tile("t", ["..", ".."], [Side(0, 2, NW, "fort")])


def test_a_side_belongs_to_one_hex_and_parts_two() -> None:
    """A marked side faces outwards from its hex; crossing is judged alike from both hexes."""
    board = HexMap(LEGEND, ["...", "..."], [Side(1, 0, E, "fort")])

    assert board.marked("fort", 1, E)
    assert not board.marked("fort", 2, W)
    assert board.separated("fort", 1, E)
    assert board.separated("fort", 2, W)
    assert not board.separated("fort", 1, W)
    assert not board.separated("fort", 2, E)
    assert not board.separated("moat", 1, E)
    assert ["fort"] == board.features()


@pytest.mark.parametrize(
    ("rows", "sides", "levels", "message"),
    [
        ([], [], {}, "the board has no rows"),
        (["--"], [], {}, "the board has no hex at all"),
        (["..", "."], [], {}, "row 1 has 1 hexes, row 0 has 2"),
        ([".?"], [], {}, 'hex 1,0 has the code "?"; use one of . r = b w f h d ~'),
        (
            ["..", ".."],
            [Side(2, 0, E, "fort")],
            {},
            "side E of hex 2,0 is marked, but the board of 2 x 2 hexes has no such hex",
        ),
        (
            [".."],
            [Side(0, 0, E, "fort"), Side(0, 0, E, "fort")],
            {},
            'side E of hex 0,0 is marked "fort" twice',
        ),
        (
            [".."],
            [Side(0, 0, E, "a wall")],
            {},
            'the feature of a side is called "a wall"; use a single word without a colon',
        ),
        ([".."], [], {2: 1}, "level 1 is given to hex 2, which is not on the board"),
    ],
)
def test_a_bad_board_is_refused(
    rows: list[str], sides: list[Side], levels: dict[int, int], message: str
) -> None:
    """The message says where and what."""
    with pytest.raises(MapError) as refused:
        HexMap(LEGEND, rows, sides, levels)

    assert message == str(refused.value)


@pytest.mark.parametrize(
    ("kinds", "message"),
    [
        ([Kind("open", "."), Kind("open", "r")], 'two kinds of terrain are called "open"'),
        ([Kind("open", ".r"), Kind("road", "r")], 'the code "r" stands for both "open" and "road"'),
        ([Kind("open", "")], 'terrain "open" has no code'),
        ([Kind("open", "-")], 'terrain "open" may not use the code "-": it means that there is no hex'),
        (
            [Kind("deep water", "~")],
            'a kind of terrain is called "deep water"; use a single word without a colon',
        ),
    ],
)
def test_a_bad_legend_is_refused(kinds: list[Kind], message: str) -> None:
    """Codes and ids stand for one thing each."""
    with pytest.raises(MapError) as refused:
        Legend(kinds)

    assert message == str(refused.value)


def test_a_board_knows_its_hexes_by_kind() -> None:
    """Kinds are asked by id; an unknown id is refused with the nearest known one."""
    board = HexMap(LEGEND, [".b~", "w-."])

    assert 1 == board.legend.number("cover")
    assert ["open", "cover", "water", "cover", "", "open"] == [board.kind(hex) for hex in range(6)]
    assert [0, 1, 0, 1, 0, 0] == board.levels
    with pytest.raises(MapError, match=r'^there is no terrain "watr"; did you mean "water"\?$'):
        board.legend.number("watr")
    with pytest.raises(
        MapError, match=r'^there is no terrain "x"; there are open, cover, bunker, elevated, water$'
    ):
        board.legend.number("x")


def test_joining_twice_gives_the_same_board() -> None:
    """The same tiles in the same places make the same board."""
    layout = [in_cell(FIELDS, 0, 0), in_cell(POST, 1, 0, 180)]

    assert format_map(join(LEGEND, layout)) == format_map(join(LEGEND, layout))
