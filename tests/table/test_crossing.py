"""Segments and paths through terrain; shapely is the slow twin."""

from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from shapely import LineString
from tests.table.shapes import apart, areas, body, clouds, pieces, points, steady, walls

from sandtable.table import (
    area,
    crosses,
    cut_path,
    length_inside,
    linear,
    path_cost,
    path_length,
    point_along,
    spans,
)

paths = st.lists(points, min_size=2, max_size=5)


@steady()
@given(pieces, points, points)
def test_the_length_inside_is_that_of_the_cut(piece, a, b):
    """Twin: the length of shapely's intersection; along the very edge it may count or not."""
    assume(a != b)
    way, ground = LineString([a, b]), body(piece)
    least = way.intersection(ground.buffer(-1e-4)).length
    most = way.intersection(ground.buffer(1e-4)).length

    assert least - 2e-3 <= length_inside(piece, *a, *b) <= most + 2e-3


@steady()
@given(st.one_of(areas(), areas(bent=False), clouds()), points, points)
def test_spans_are_the_stretches_inside(piece, a, b):
    """Sorted, apart, and their middles are inside; the middles between them are not."""
    found = spans(piece, *a, *b)
    marks = [0.0, *found, 1.0]

    assert sorted(found) == found
    for number in range(1, len(marks)):
        low, high = marks[number - 1], marks[number]
        middle = (low + high) / 2
        x, y = a[0] + (b[0] - a[0]) * middle, a[1] + (b[1] - a[1]) * middle
        if (high - low) * apart(a, b) > 1e-3:
            assert (number % 2 == 0) == piece.holds(x, y)


@steady()
@given(walls(), points, points)
def test_a_line_crosses_a_wall_that_it_meets(wall, a, b):
    """Twin: the distance from the wall's course."""
    gap = LineString([a, b]).distance(LineString(wall.points())) if a != b else None
    assume(gap is not None)
    assume(gap == 0.0 or abs(gap - wall.radius) > 1e-6)

    assert (gap <= wall.radius) == crosses(wall, *a, *b)


def test_grazing_is_no_crossing():
    """A line along an edge or through a corner does not run inside."""
    square = area("s", "wood", [(10, 10), (20, 10), (20, 20), (10, 20)])

    assert not crosses(square, 0, 10, 30, 10)
    assert not crosses(square, 0, 20, 20, 0)
    assert crosses(square, 0, 10.1, 30, 10.1)


def test_a_bent_area_is_crossed_twice():
    """A line through both arms of a U: in, out, in, out."""
    horseshoe = area("u", "wood", [(0, 0), (9, 0), (9, 9), (6, 9), (6, 3), (3, 3), (3, 9), (0, 9)])

    assert pytest.approx([1 / 11, 4 / 11, 7 / 11, 10 / 11]) == spans(horseshoe, -1, 6, 10, 6)
    assert pytest.approx(6.0) == length_inside(horseshoe, -1, 6, 10, 6)


def test_a_wall_of_no_thickness_is_crossed_in_a_point():
    """Entry and exit fall together."""
    assert pytest.approx([0.5, 0.5]) == spans(linear("w", "wall", [(5, 0), (5, 10)]), 0, 5, 10, 5)


@steady()
@given(paths)
def test_a_path_is_as_long_as_its_legs(path):
    """Twin: shapely's length."""
    assert LineString(path).length == pytest.approx(path_length(path))


@steady()
@given(paths, st.floats(0, 1))
def test_a_point_along_a_path_is_where_shapely_puts_it(path, share):
    """Measured from the start; beyond the end it is the end."""
    assume(path_length(path) > 0)
    along = share * path_length(path)
    twin = LineString(path).interpolate(along)

    assert (twin.x, twin.y) == pytest.approx(point_along(path, along), abs=1e-9)
    assert path[-1] == point_along(path, path_length(path) + 1)


@steady()
@given(paths, st.floats(0, 1))
def test_a_cut_path_is_the_first_stretch(path, share):
    """As long as asked for, ending where the point along is."""
    along = share * path_length(path)

    assert along == pytest.approx(path_length(cut_path(path, along)), abs=1e-9)
    assert point_along(path, along) == pytest.approx(cut_path(path, along)[-1], abs=1e-9)


@steady()
@given(st.lists(areas(), max_size=3), paths)
def test_the_cost_of_a_path_counts_the_dearest_terrain(found, path):
    """Twin: shapely cuts the path at every piece; wood costs double."""
    total = 0.0
    woods = None
    for piece in found:
        woods = body(piece) if woods is None else woods.union(body(piece))
    for a, b in pairwise(path):
        leg = LineString([a, b])
        total += leg.length + (leg.intersection(woods).length if woods is not None and a != b else 0.0)

    assert total == pytest.approx(path_cost(found, path, {"wood": 2.0}), abs=2e-3)
