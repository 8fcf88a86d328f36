"""Distances between bases, contact, overlap; shapely is the slow twin."""

from math import cos, pi, sin

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from shapely import Point
from shapely.affinity import translate
from tests.table.shapes import bases, body, discs, hulls, points, steady

from sandtable.table import (
    Disc,
    Hull,
    any_overlap,
    closest_point,
    distance,
    distance_to_point,
    overlaps,
    quantize,
    quantize_point,
    rounded,
    touches,
    within,
)
from sandtable.table.distances import nearest

ROUNDING = 1e-4
"""Shapely's discs are polygons; they fall short of the circle by less than this."""


@steady()
@given(bases, bases)
def test_distance_is_the_gap_between_the_nearest_points(a, b):
    """Base edge to base edge, whatever the shapes, 0 when they meet."""
    assert body(a).distance(body(b)) == pytest.approx(distance(a, b), abs=ROUNDING)


@steady()
@given(bases, bases)
def test_distance_is_the_same_from_both_sides(a, b):
    """Measuring there equals measuring back."""
    assert distance(b, a) == pytest.approx(distance(a, b), abs=1e-12)


@steady()
@given(bases, points)
def test_distance_to_a_point_is_measured_from_the_edge(base, point):
    """A point on the base is at distance 0."""
    assert body(base).distance(Point(point)) == pytest.approx(distance_to_point(base, *point), abs=ROUNDING)


@steady()
@given(bases, bases, st.integers(0, 2400).map(lambda n: n / 100))
def test_within_agrees_with_distance(a, b, limit):
    """Exactly the limit counts as within."""
    assume(abs(distance(a, b) - limit) > 1e-5)

    assert (distance(a, b) <= limit) == within(a, b, limit)


def test_within_includes_the_limit_itself():
    """Two discs of radius 0.5 with centres 4 apart have a gap of exactly 3."""
    assert within(Disc(0, 0, 0.5), Disc(4, 0, 0.5), 3.0)
    assert not within(Disc(0, 0, 0.5), Disc(4.01, 0, 0.5), 3.0)


@steady()
@given(bases, bases)
def test_overlap_is_sinking_in_deeper_than_the_tolerance(a, b):
    """Twin: shrink both bases by half the tolerance and see whether they still meet."""
    sunk = body(a).buffer(-0.05, join_style="mitre").intersection(body(b).buffer(-0.05, join_style="mitre"))
    grown = body(a).buffer(-0.04, join_style="mitre").intersects(body(b).buffer(-0.04, join_style="mitre"))
    if sunk.area > 1e-3:
        # Shrunk corners of hulls stand nearer than their sides: only discs and sides are compared exactly.
        assert overlaps(a, b, 0.05)
    if not grown:
        assert not overlaps(a, b, 0.12)


@steady()
@given(discs, discs)
def test_discs_overlap_when_their_centres_are_too_near(a, b):
    """Exact for discs: the sum of the radii less the tolerance."""
    gap = ((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5
    assume(abs(gap - (a.radius + b.radius - 0.01)) > 1e-6)

    assert (gap < a.radius + b.radius - 0.01) == overlaps(a, b)


@steady()
@given(hulls, hulls)
def test_hulls_overlap_when_no_short_push_parts_them(a, b):
    """Twin: an overlap deeper than the tolerance survives every push of that length."""
    if not overlaps(a, b, 0.25):
        pushed = [
            translate(body(b), 0.26 * cos(k * pi / 180), 0.26 * sin(k * pi / 180)) for k in range(0, 360, 1)
        ]
        assert any(body(a).intersection(push).area < 1e-2 for push in pushed)
    else:
        for k in range(0, 360, 15):
            push = translate(body(b), 0.24 * cos(k * pi / 180), 0.24 * sin(k * pi / 180))
            assert body(a).intersects(push)


def test_contact_is_no_overlap():
    """Bases side by side touch and do not overlap."""
    a, b = Disc(0, 0, 0.5), Disc(1, 0, 0.5)

    assert touches(a, b)
    assert not overlaps(a, b)
    assert overlaps(a, Disc(0.98, 0, 0.5))


def test_a_hull_has_its_corners_where_its_facing_puts_them():
    """Facing 90 turns the long side along y; front left comes first."""
    hull = Hull(10, 20, 4, 2, 90)

    assert [(9, 22), (9, 18), (11, 18), (11, 22)] == hull.corners()


@steady()
@given(bases, points)
def test_a_base_holds_the_points_on_it(base, point):
    """Edge included; twin: shapely's covers, away from the edge."""
    assume(body(base).exterior.distance(Point(point)) > ROUNDING)

    assert body(base).covers(Point(point)) == base.holds(*point)


@steady()
@given(bases, points)
def test_a_moved_copy_is_the_same_base_elsewhere(base, point):
    """`at` keeps shape and facing and leaves the base where it was."""
    moved = base.at(*point)

    assert point == (moved.x, moved.y)
    assert base == moved.at(base.x, base.y)
    assert hash(base) == hash(moved.at(base.x, base.y))


@steady()
@given(bases, points)
def test_the_closest_point_lies_on_the_base_at_its_distance(base, point):
    """No other point of the base is nearer."""
    found = closest_point(base, *point)

    assert body(base).distance(Point(found)) < ROUNDING
    assert distance_to_point(base, *point) == pytest.approx(Point(found).distance(Point(point)), abs=1e-9)


@steady()
@given(bases, st.lists(bases, max_size=6))
def test_the_nearest_agrees_with_all_distances(base, others):
    """The first of those that are nearest."""
    gaps = [distance(base, other) for other in others]

    assert (gaps.index(min(gaps)) if gaps else -1) == nearest(base, others)


def test_nobody_overlaps_himself():
    """A list that holds the base itself is no obstacle to it."""
    base = Disc(1, 1, 0.5)

    assert -1 == any_overlap(base, [base, Disc(5, 5, 0.5)])
    assert 1 == any_overlap(base, [base, Disc(1.2, 1, 0.5)])


@pytest.mark.parametrize(
    ("value", "expected"), [(1.005, 1.0), (1.0051, 1.01), (-0.004, 0.0), (2.675, 2.68), (-1.239, -1.24)]
)
def test_quantize_rounds_to_hundredths(value, expected):
    """The nearest multiple of 0.01, written so that no minus zero appears."""
    assert expected == quantize(value)
    assert "-0.0" != str(quantize(-0.001))


@steady()
@given(points)
def test_points_on_the_grid_stay_where_they_are(point):
    """Quantizing twice is quantizing once."""
    assert point == quantize_point(*point)


@given(st.floats(-2000, 2000))
def test_rounding_is_that_of_python(value):
    """A hundredth is the same to the last bit, however it is found."""
    assert round(value, 2) == rounded(value)
    half = int(value) + 0.005
    assert round(half, 2) == rounded(half)
