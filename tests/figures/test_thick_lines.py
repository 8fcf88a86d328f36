"""Thick lines with round ends that hold pieces of terrain."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import LineString

from sandtable.figures.thick_lines import Bar, PieceShape, bars_of
from sandtable.table import LINEAR, Piece, box, heading


@given(
    st.floats(-9, 9), st.floats(-9, 9), st.floats(0, 360), st.floats(0.1, 6), st.floats(0, 3), st.floats(0, 3)
)
def test_bars_lie_as_far_apart_as_their_outlines(x, y, degrees, half, radius, other_radius):
    """The gap between two bars is that between two thick lines; below 0 they overlap."""
    ux, uy = heading(degrees)
    one = Bar(-4, 0, 4, 0, radius)
    other = Bar(x - ux * half, y - uy * half, x + ux * half, y + uy * half, other_radius)
    lines = [LineString([(bar.x1, bar.y1), (bar.x2, bar.y2)]) for bar in (one, other)]
    gap = lines[0].distance(lines[1]) - radius - other_radius

    assert one.gap_to(other, 5.0) == pytest.approx(min(gap, 5.0), abs=1e-6)


def test_a_mirrored_bar_lies_on_the_other_half_of_the_table():
    """Point by point through the centre."""
    bar = Bar(1, 2, 5, 2, 0.5).mirrored(48, 36)

    assert (47, 34, 43, 34, 0.5) == (bar.x1, bar.y1, bar.x2, bar.y2, bar.radius)


def test_every_edge_of_a_piece_is_a_bar():
    """An area is closed, a line is not; a line is as thick as it is."""
    area = Piece("a", "rock", box(2.0, 1.0))
    line = Piece("b", "hedge", [(0.0, 0.0), (4.0, 0.0), (4.0, 3.0)], 0.0, LINEAR, 0.4)

    assert 4 == len(bars_of(area))
    assert [(0, 0, 4, 0, 0.4), (4, 0, 4, 3, 0.4)] == [
        (bar.x1, bar.y1, bar.x2, bar.y2, bar.radius) for bar in bars_of(line)
    ]


def test_a_shape_lies_within_its_bar():
    """Everything is within the radius of the line; no more than that is taken."""
    shape = PieceShape(box(4.0, 1.0), 3.0)

    assert pytest.approx(2.0**0.5) == shape.radius
