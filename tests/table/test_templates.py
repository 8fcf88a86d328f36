"""Bearings, blasts, cones, teardrops and scatter; shapely is the slow twin."""

from math import cos, hypot, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import Point, Polygon
from tests.table.shapes import angles, apart, bases, body, points, steady

from sandtable.table import Disc, Hull, bearing, cone, scatter, turn_between
from sandtable.table.templates import blast


@steady()
@given(points, points)
def test_a_bearing_leads_from_point_to_point(a, b):
    """Walking the distance in that direction arrives."""
    angle = bearing(*a, *b) * pi / 180

    assert b == pytest.approx((a[0] + apart(a, b) * cos(angle), a[1] + apart(a, b) * sin(angle)), abs=1e-6)


@steady()
@given(angles, angles)
def test_a_turn_is_never_more_than_half_round(first, second):
    """Turning by it arrives at the second direction."""
    turn = turn_between(first, second)

    assert -180 <= turn < 180
    assert (first + turn - second) % 360 == pytest.approx(0, abs=1e-9)


def differs_from_the_edge(shape, base):
    """False where touching is a matter of rounding."""
    return shape.distance(body(base)) > 2e-3 or shape.intersection(body(base)).area > 2e-3


@steady()
@given(points, st.integers(1, 5), st.lists(bases, max_size=5))
def test_a_blast_touches_the_bases_under_its_circle(point, radius, found):
    """Any part of the base counts."""
    shape = Point(point).buffer(radius, quad_segs=128)
    sure = [i for i, base in enumerate(found) if differs_from_the_edge(shape, base)]
    touched = blast(*point, float(radius), found)

    assert [i for i in sure if shape.intersects(body(found[i]))] == [i for i in touched if i in sure]


@steady()
@given(
    points,
    angles,
    st.integers(4, 16),
    st.integers(1, 5),
    st.sampled_from([0.0, 1.0]),
    st.lists(bases, max_size=5),
)
def test_a_cone_touches_the_bases_under_it(point, direction, length, far, near, found):
    """Twin: the same corners in shapely, from the definition."""
    ux, uy = cos(direction * pi / 180), sin(direction * pi / 180)
    x, y = point
    ex, ey = x + ux * length, y + uy * length
    corners = [
        (x + uy * near / 2, y - ux * near / 2), (ex + uy * far / 2, ey - ux * far / 2),
        (ex - uy * far / 2, ey + ux * far / 2), (x - uy * near / 2, y + ux * near / 2),
    ]  # fmt: skip
    shape = Polygon(corners)
    sure = [i for i, base in enumerate(found) if differs_from_the_edge(shape, base)]
    touched = cone(x, y, direction, float(length), float(far), near).touched(found)

    assert [i for i in sure if shape.intersects(body(found[i]))] == [i for i in touched if i in sure]


def test_a_template_touches_what_it_lies_in_and_what_lies_in_it():
    """A huge hull under a small cone, and a small base in a large one."""
    flame = cone(10, 10, 0, 8, 3)

    assert [0, 1] == flame.touched([Hull(14, 10, 20, 20, 0), Disc(16, 10, 0.2), Disc(16, 13, 0.5)])
    assert [(18, 8.5), (18, 11.5), (10, 10)] == flame.points()


@steady()
@given(points, angles, st.integers(0, 10))
def test_scatter_drifts_by_its_distance(point, direction, by):
    """In the direction rolled, onto the grid."""
    x, y = scatter(*point, direction, float(by))

    assert by == pytest.approx(hypot(x - point[0], y - point[1]), abs=0.011)
    if by > 1:
        assert abs(turn_between(direction, bearing(*point, x, y))) < 1.0
