"""Boards in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.hexmap.boards import boards, patient
from tests.hexmap.notation import NotationError, format_map, parse_map

from sandtable.hexmap import HexMap
from sandtable.hexmap.directions import NW, W

PICTURE = """\
terrain open: . r
terrain cover level 1: b
terrain bunker level 1: f
hexes
. . b r
 . f . r
- . . .
side fort 1,1: W NW
level -1: 1,2
level 3: 2,0 3,0
"""


def test_a_board_is_read_as_it_looks() -> None:
    """Kinds, codes, holes, sides and levels are where the picture has them."""
    board = parse_map(PICTURE)

    assert (4, 3) == (board.grid.columns, board.grid.rows)
    assert ["open", "cover", "bunker"] == board.legend.ids()
    assert "bunker" == board.kind(board.grid.named("1,1"))
    assert [W, NW] == board.marked_sides("fort", board.grid.named("1,1"))
    assert [0, 0, 3, 3, 0, 1, 0, 0, 0, -1, 0, 0] == board.levels
    assert [8] == board.grid.holes()


def test_a_board_is_written_as_it_was_read() -> None:
    """The picture is its own canonical form."""
    assert PICTURE == format_map(parse_map(PICTURE))


@patient
@given(boards("..rb~hdwf "))
def test_any_board_survives_being_written(board: HexMap) -> None:
    """Reading what was written gives the same board."""
    again = parse_map(format_map(board))

    assert format_map(board) == format_map(again)
    assert board.codes == again.codes
    assert board.levels == again.levels
    assert board.kinds == again.kinds
    assert [(s.column, s.row, s.direction, s.feature) for s in board.sides] == [
        (s.column, s.row, s.direction, s.feature) for s in again.sides
    ]


def test_spaces_blank_lines_and_remarks_do_not_matter() -> None:
    """Rows may be written close, and a remark explains."""
    board = parse_map(
        "# a ford\n\nterrain open: .\nterrain water: ~\nhexes\n\n.~.\n  .~.\n\n# wet\nlevel 1: 0,0\n"
    )

    assert list(".~..~.") == board.codes
    assert [1, 0, 0, 0, 0, 0] == board.levels


def test_a_remark_sign_may_be_a_code() -> None:
    """Among the rows # is a code like any other."""
    board = parse_map("terrain wall: #\nhexes\n# #\n")

    assert ["#", "#"] == board.codes


OPEN = "terrain open: .\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", 'line 1: expected "hexes" and at least one row of codes, found the end of the text'),
        (OPEN, 'line 2: expected "hexes" and at least one row of codes, found the end of the text'),
        (
            OPEN + "hexes\n",
            'line 3: expected "hexes" and at least one row of codes, found the end of the text',
        ),
        ("hexes\n.\n", 'line 1: expected "terrain ID: CODES" first, found "hexes"'),
        ("map\n", 'line 1: expected "terrain ID: CODES" or "hexes", found "map"'),
        (
            "terrain open\n",
            'line 1: expected "terrain ID: CODES" or "terrain ID level NUMBER: CODES", found "terrain open"',
        ),
        ("terrain open: .r\n", 'line 1: expected codes of one character each, found ".r"'),
        ("terrain hill level high: h\n", 'line 1: expected a whole number, found "high"'),
        (OPEN + "terrain road: .\n", 'line 2: the code "." stands for both "open" and "road"'),
        (OPEN + "hexes\n. x\n", 'line 3: expected one of . -, found "x" for hex 1,0'),
        (OPEN + "hexes\n. .\n .\n", "line 4: expected 2 hexes as in the first row, found 1"),
        (
            OPEN + "hexes\n.\nside fort: E\n",
            'line 4: expected "side FEATURE HEX: SIDES", found "side fort: E"',
        ),
        (OPEN + "hexes\n.\nside fort 0.0: E\n", 'line 4: expected a hex COLUMN,ROW, found "0.0"'),
        (OPEN + "hexes\n.\nside fort 0,1: E\n", 'line 4: expected a hex of the board, found "0,1"'),
        (OPEN + "hexes\n.-\nlevel 1: 1,0\n", 'line 4: expected a hex of the board, found "1,0"'),
        (
            OPEN + "hexes\n.\nside fort 0,0: N\n",
            'line 4: there is no direction "N"; use one of E, SE, SW, W, NW, NE',
        ),
        (OPEN + "hexes\n.\nside fort 0,0: E E\n", "line 4: expected side E of hex 0,0 once, found it again"),
        (OPEN + "hexes\n.\nlevel 1\n", 'line 4: expected "level NUMBER: HEXES", found "level 1"'),
        (OPEN + "hexes\n.\nlevel 1: 0,0 0,0\n", "line 4: expected one level for hex 0,0, found a second one"),
        (
            OPEN + "hexes\n.\nlevel 1: 0,0\n. .\n",
            'line 5: expected "side FEATURE HEX: SIDES" or "level NUMBER: HEXES", found ". ."',
        ),
        (OPEN + "hexes\n- -\n", "the board has no hex at all"),
    ],
)
def test_a_bad_line_is_refused_with_its_number(text: str, message: str) -> None:
    """The message names the line, what was expected and what was found."""
    with pytest.raises(NotationError) as refused:
        parse_map(text)

    assert message == str(refused.value)
