"""Pieces of terrain and the board; shapely is the slow twin."""

import re
from math import pi

import pytest
from hypothesis import assume, given
from shapely import Point
from tests.table.shapes import areas, bases, body, clouds, hulls, pieces, points, steady

from sandtable.table import Board, Disc, Hull, area, cloud, linear, piece_of
from sandtable.table.kernel import signed_area


@steady()
@given(pieces, points)
def test_a_piece_holds_the_points_in_it(piece, point):
    """Away from the edge, where the twin is exact."""
    assume(body(piece).boundary.distance(Point(point)) > 1e-3)

    assert body(piece).covers(Point(point)) == piece.holds(*point)


@steady()
@given(pieces, points)
def test_depth_is_the_distance_to_the_edge_from_inside(piece, point):
    """0 outside."""
    twin = body(piece)
    assume(piece.radius > 0 or piece.points()[0] != piece.points()[-1])
    if twin.geom_type == "LineString":
        expected = 0.0
    else:
        expected = twin.exterior.distance(Point(point)) if twin.covers(Point(point)) else 0.0
        if len(twin.interiors) > 0:
            return

    assert expected == pytest.approx(piece.depth(*point), abs=1e-3)


@steady()
@given(pieces, bases)
def test_the_distance_of_a_base_is_measured_from_its_edge(piece, base):
    """0 when they meet."""
    assert body(piece).distance(body(base)) == pytest.approx(piece.distance_to(base), abs=1e-3)


@steady()
@given(pieces, bases)
def test_a_piece_meets_what_sinks_into_it(piece, base):
    """Contact alone is no meeting; well inside is one."""
    gap = body(piece).distance(body(base))
    if gap > 1e-3:
        assert not piece.meets(base)
    elif body(piece).distance(body(base).buffer(-0.1)) == 0.0:
        assert piece.meets(base, 0.01)


@steady()
@given(areas(), bases)
def test_the_share_of_a_base_in_an_area_is_exact(piece, base):
    """Twin: the area of shapely's intersection."""
    expected = body(piece).intersection(body(base)).area / body(base).area

    assert expected == pytest.approx(piece.share(base), abs=1e-4)


@steady()
@given(clouds(), bases)
def test_the_share_of_a_base_in_a_circle_is_exact(piece, base):
    """Twin: the area of shapely's intersection."""
    expected = body(piece).intersection(body(base)).area / body(base).area

    assert expected == pytest.approx(piece.share(base), abs=1e-4)


def test_half_a_hull_in_a_wood():
    """A hull across the edge of a wood is half inside."""
    wood = area("w", "wood", [(0, 0), (10, 0), (10, 10), (0, 10)])

    assert pytest.approx(0.5) == wood.share(Hull(10, 5, 4, 2, 0))
    assert pytest.approx(0.25) == wood.share(Hull(10, 10, 4, 2, 0))
    assert 1.0 == wood.share(Hull(5, 5, 4, 2, 33))
    assert 0.0 == wood.share(Hull(20, 5, 4, 2, 33))


def test_the_share_in_a_linear_piece_is_sampled():
    """A wall a unit thick under the middle of a hull four units long covers a quarter of it."""
    wall = linear("w", "wall", [(10, 0), (10, 20)], 1.0)

    assert pytest.approx(0.25, abs=0.08) == wall.share(Hull(10, 10, 4, 2, 0))


@steady()
@given(areas())
def test_outlines_run_counter_clockwise(piece):
    """However they were listed, and with the surface that shapely finds."""
    assert body(piece).area == pytest.approx(signed_area(piece.outline))


def test_the_edge_of_an_area_belongs_to_it():
    """Figures stand on the hundredth grid, so they do stand exactly on edges."""
    square = area("s", "wood", [(0, 0), (10, 0), (10, 10), (0, 10)])
    bent = area("b", "wood", [(0, 0), (10, 0), (10, 10), (5, 5), (0, 10)])

    for x, y in [(0, 0), (10, 5), (5, 0), (10, 10), (0, 3)]:
        assert square.holds(x, y)
        assert bent.holds(x, y)
    assert bent.holds(7.5, 7.5)
    assert not bent.holds(5, 5.01)


@pytest.mark.parametrize(
    ("points_given", "sentence"),
    [
        ([(0, 0), (1, 1)], 'terrain "x" needs at least 3 different points, it has 2'),
        ([(0, 0), (1, 1), (2, 2)], 'terrain "x" has no surface; its corners lie on one line'),
        ([(0, 0), (2, 2), (2, 0), (0, 2)], 'terrain "x" crosses itself; list its corners in the order of its outline'),
        ([(0, 0), (float("nan"), 2), (2, 0)], 'terrain "x": a corner is not a finite point'),
    ],
)  # fmt: skip
def test_impossible_outlines_are_refused_with_a_sentence(points_given, sentence):
    """Whoever wrote the file learns what is wrong with which piece."""
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        area("x", "wood", points_given)


def test_a_repeated_first_corner_is_dropped():
    """Closed rings as drawing programs write them are welcome."""
    assert 4 == len(area("x", "wood", [(0, 0), (4, 0), (4, 4), (0, 4), (0, 0)]).points())


def test_a_board_is_replaced_and_never_changed():
    """A wreck makes another board; the old one still serves the forks that hold it."""
    before = Board(48, 48, [area("w", "wood", [(0, 0), (4, 0), (4, 4)])])
    after = before.with_piece(piece_of("wreck", "wreck", Hull(10, 10, 4, 2, 90)))

    assert ["w"] == [piece.id for piece in before.pieces]
    assert ["w", "wreck"] == [piece.id for piece in after.pieces]
    assert ["wreck"] == [piece.id for piece in after.without_piece("w").pieces]
    assert after.piece("wreck").holds(10, 11.9)
    assert 2 == len(after.with_piece(piece_of("wreck", "wreck", Disc(1, 1, 1))).pieces)


def test_a_board_names_what_it_has():
    """Unknown and doubled ids are refused with a sentence."""
    board = Board(10, 10, [cloud("c", "smoke", 5, 5, 1)])

    with pytest.raises(KeyError, match='the table has no terrain "d"; it has c'):
        board.piece("d")
    with pytest.raises(ValueError, match='two terrain pieces are called "c"; give each its own id'):
        Board(10, 10, [*board.pieces, *board.pieces])


def test_pieces_at_a_point_come_in_the_order_of_the_board():
    """A hill under a wood: both."""
    hill = cloud("hill", "hill", 5, 5, 4)
    wood = area("wood", "wood", [(0, 0), (6, 0), (6, 6), (0, 6)])

    assert ["hill", "wood"] == [piece.id for piece in Board(10, 10, [hill, wood]).pieces_at(5, 5)]


@steady()
@given(hulls)
def test_a_hull_is_on_the_table_when_all_its_corners_are(hull):
    """Twin: shapely's covers."""
    twin = body(hull)
    inside = Board(48, 48).inside(hull)
    left, bottom, right, top = twin.bounds
    assume(min(abs(left), abs(bottom), abs(right - 48), abs(top - 48)) > 1e-5)

    assert (left >= 0 and bottom >= 0 and right <= 48 and top <= 48) == inside


def test_a_circle_has_the_surface_of_a_circle():
    """A disc half as wide in the middle of a round piece lies in it whole; the other way round a quarter does."""
    assert 1.0 == cloud("c", "smoke", 5, 5, 2).share(Disc(5, 5, 1))
    assert pytest.approx(0.25) == cloud("c", "smoke", 5, 5, 1).share(Disc(5, 5, 2))
    assert pytest.approx(pi / 16) == cloud("c", "smoke", 5, 5, 1).share(Hull(5, 5, 4, 4, 45))
