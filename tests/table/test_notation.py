"""The text form of a position: it round-trips, and what cannot be read is refused with a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.shapes import angles, bases, steady, tables

from sandtable.table import SOLID, Board, Disc, Hull, cloud, linear
from sandtable.table.notation import NotationError, Position, Token, format_position, parse_position

WORDS = "height, thick, by-height, see-through, screen, solid or a colon"
EXAMPLE = """\
table 48 x 36
area wood-1 wood height 3 screen: 10,10 20,10 20,20.5 10,20
line wall-1 wall thick 0.5 solid by-height: 5,5 9,5 9,8
round smoke-1 smoke solid: 12,30 2
disc a1 red 10,5 radius 0.5 facing 90
hull t1 blue 20,30 4 x 2 facing 270
"""


def test_a_position_reads_as_it_is_written():
    """Every word has its meaning."""
    position = parse_position(EXAMPLE)
    wall = position.board.piece("wall-1")

    assert (48, 36) == (position.board.width, position.board.height)
    assert ["wood-1", "wall-1", "smoke-1"] == [piece.id for piece in position.board.pieces]
    assert ("wall", 0.25, SOLID, True) == (wall.kind, wall.radius, wall.sight, wall.by_height)
    assert 3 == position.board.piece("wood-1").height
    assert Disc(10, 5, 0.5) == position.token("a1").base
    assert Hull(20, 30, 4, 2, 270) == position.token("t1").base
    assert ("red", 90) == (position.token("a1").side, position.token("a1").facing)
    assert EXAMPLE == format_position(position)


def test_remarks_and_empty_lines_are_skipped():
    """A position can explain itself."""
    text = "\n# a duel\ntable 10 x 10\n\n  disc a red 1,1 radius 0.5\n"

    assert ["a"] == [token.id for token in parse_position(text).tokens]


@steady()
@given(tables(), st.lists(st.tuples(bases, angles), max_size=5))
def test_every_position_round_trips(found, placed):
    """Format, parse, format: the same text, and the same bases to the last bit."""
    tokens = [
        Token(f"t{i}", "red", base, base.facing if isinstance(base, Hull) else facing)
        for i, (base, facing) in enumerate(placed)
    ]
    position = Position(Board(48, 48, found), tokens)
    text = format_position(position)
    again = parse_position(text)

    assert text == format_position(again)
    assert [token.base for token in tokens] == [token.base for token in again.tokens]
    assert [piece.outline for piece in found] == [piece.outline for piece in again.board.pieces]
    assert [piece.sight for piece in found] == [piece.sight for piece in again.board.pieces]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", 'line 1: expected "table WIDTH x HEIGHT", found nothing'),
        ("disc a red 1,1 radius 1", 'line 1: expected "table WIDTH x HEIGHT" first, found "disc"'),
        ("table 48", 'line 1: expected "x", found the end of the line'),
        ("table 48 x many", 'line 1: expected a height, found "many"'),
        ("table 48 x 0", 'line 1: expected a height above 0, found "0"'),
        ("table 48 x inf", 'line 1: expected a height, found "inf"'),
        ("table 9 x 9\ntable 9 x 9", "line 2: expected only one table line, found a second one"),
        ("table 9 x 9 x 9", 'line 1: expected the end of the line, found "x"'),
        ("table 9 x 9\nblob a", 'line 2: expected table, area, line, round, disc or hull, found "blob"'),
        ("table 9 x 9\narea w wood: 1,1 2", 'line 2: expected a point X,Y, found "2"'),
        ("table 9 x 9\narea w wood: 1,1 2,2", 'line 2: terrain "w" needs at least 3 different points, it has 2'),
        (
            "table 9 x 9\narea w wood thick 2: 1,1",
            f'line 2: expected {WORDS}, found "thick"',
        ),
        (
            "table 9 x 9\narea w wood height 2",
            f"line 2: expected {WORDS}, found the end of the line",
        ),
        ("table 9 x 9\nround s smoke: 1,1 0", 'line 2: expected a radius above 0, found "0"'),
        (
            "table 9 x 9\nround s smoke: 1,1 1\nround s smoke: 2,2 1",
            'line 3: expected an id of its own, found "s" again',
        ),
        ("table 9 x 9\ndisc a red 1;1 radius 1", 'line 2: expected a point X,Y, found "1;1"'),
        ("table 9 x 9\ndisc a red 1,1 2", 'line 2: expected "radius", found "2"'),
        ("table 9 x 9\nhull a red 1,1 4 x 2 facing north", 'line 2: expected a facing in degrees, found "north"'),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_with_a_sentence(text, sentence):
    """Line number, what was expected, what was found."""
    with pytest.raises(NotationError) as refused:
        parse_position(text)

    assert sentence == str(refused.value)


def test_an_unknown_token_is_refused_with_the_known_ones():
    """The sentence lists what there is."""
    with pytest.raises(KeyError, match='the position has no base "z"; it has a1, t1'):
        parse_position(EXAMPLE).token("z")


def test_plain_pieces_need_no_words():
    """Defaults: a wall is seen over, a cloud is solid when made by hand and a screen when only drawn."""
    board = Board(9, 9, [linear("w", "wall", [(1, 1), (2, 2)]), cloud("s", "smoke", 5, 5, 1)])

    assert "table 9 x 9\nline w wall see-through: 1,1 2,2\nround s smoke solid: 5,5 1\n" == format_position(
        Position(board)
    )
