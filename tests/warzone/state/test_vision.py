"""What lies between an eye and a frontal area, against a twin that draws a thousand lines."""

from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.systems.warzone.book import catalogue
from sandtable.systems.warzone.book.profiles import HEAVY_COVER
from sandtable.systems.warzone.state.vision import Eye, Veil, Vision, hides_all, span_of_disc, span_of_outline
from sandtable.table import Board, area, spans

LINES = 400
near = st.floats(1.0, 19.0)
small = st.floats(0.3, 2.0)


def eye_over(tx, ty, radius=0.59, altitude=0.0, foot=0.0):
    """An eye at (10, 10), an inch high, that looks at a base."""
    return Eye(10.0, 10.0, altitude, 1.0, 0.59, tx, ty, foot, radius, 1.0)


def marks(eye):
    """Points along the frontal width, from its right end (-1) to its left (1)."""
    for k in range(LINES + 1):
        share = 2.0 * k / LINES - 1.0
        yield share, eye.tx - eye.uy * eye.radius * share, eye.ty + eye.ux * eye.radius * share


def twin_of_outline(eye, piece):
    """The shares of the width whose line from the eye runs through the piece."""
    return [share for share, x, y in marks(eye) if spans(piece, eye.sx, eye.sy, x, y)]


def twin_of_disc(eye, x, y, radius):
    """The same for a round base: lines that come nearer to its middle than its radius, before the target."""
    found = []
    for share, px, py in marks(eye):
        dx, dy = px - eye.sx, py - eye.sy
        along = max(0.0, min(1.0, ((x - eye.sx) * dx + (y - eye.sy) * dy) / (dx * dx + dy * dy)))
        if hypot(eye.sx + dx * along - x, eye.sy + dy * along - y) < radius:
            found.append(share)
    return found


def agree(found, wanted, slack=0.02):
    """Whether a span covers what the twin found."""
    if not wanted:
        return found is None or found[1] - found[0] <= slack
    if found is None:
        return max(wanted) - min(wanted) <= slack
    return abs(found[0] - min(wanted)) <= slack and abs(found[1] - max(wanted)) <= slack


@settings(max_examples=150, deadline=None)
@given(tx=near, ty=near, x=near, y=near, wide=small, deep=small)
def test_a_polygon_hides_what_lines_say_it_hides(tx, ty, x, y, wide, deep):
    """warzone.cover.share: the share of the frontal width crossed by the piece, whatever stands where."""
    if hypot(tx - 10.0, ty - 10.0) < 1.5:
        return
    eye = eye_over(tx, ty)
    piece = area("p", "wall", [(x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep)])
    if piece.holds(10.0, 10.0):
        return

    assert agree(span_of_outline(eye, piece.outline), twin_of_outline(eye, piece))


@settings(max_examples=150, deadline=None)
@given(tx=near, ty=near, x=near, y=near, radius=st.sampled_from([0.59, 0.785, 0.985, 2.0]))
def test_a_base_hides_what_lines_say_it_hides(tx, ty, x, y, radius):
    """warzone.cover.models.which: the same for models, apart from shooter and target themselves."""
    if hypot(tx - 10.0, ty - 10.0) < 1.5 or hypot(x - 10.0, y - 10.0) < radius + 0.1:
        return
    eye = eye_over(tx, ty)

    assert agree(span_of_disc(eye, x, y, radius), twin_of_disc(eye, x, y, radius))


@pytest.mark.parametrize(
    ("altitude", "foot", "top", "hidden"),
    [
        (0.0, 0.0, 0.5, 0.5),
        (0.0, 0.0, 3.0, 1.0),
        (3.0, 3.0, 3.4, 0.4),
        (3.0, 0.0, 1.5, 0.3),  # the line is at 1.2 where the piece ends, 7 of 10 inches on
        (0.0, 3.0, 2.5, 0.3),  # and at 2.2 where it begins, 6 of 10 inches on
    ],
)
def test_heights_hide_what_rises_over_the_line(altitude, foot, top, hidden):
    """warzone.measure.los.height: between levels only what rises above the line to the target's foot."""
    eye = eye_over(10.0, 20.0, altitude=altitude, foot=foot)

    assert hidden == pytest.approx(eye.hidden_height(top, 6.0, 7.0))


def test_two_halves_hide_a_whole():
    """warzone.cover.total: spans as tall as the target add up; lower ones do not."""
    left, right = (
        Veil("a", HEAVY_COVER, -1.0, 0.01, 1.0, True, False),
        Veil("b", HEAVY_COVER, 0.0, 1.0, 1.0, True, False),
    )
    low = Veil("c", HEAVY_COVER, 0.0, 1.0, 0.9, True, False)

    assert hides_all([right, left])
    assert not hides_all([left, low])
    assert not hides_all([left])


def test_sight_is_remembered_per_board():
    """A board that lost a piece is looked at anew."""
    kinds = catalogue.load().terrain
    wall = area("w", "wall", [(8.0, 14.0), (12.0, 14.0), (12.0, 14.5), (8.0, 14.5)], 1.5)
    eye = eye_over(10.0, 18.0)

    assert hides_all(Vision(Board(48, 48, [wall]), kinds).terrain(eye))
    assert [] == Vision(Board(48, 48, []), kinds).terrain(eye)


@pytest.mark.parametrize("first", range(4))
def test_a_polygon_may_begin_at_any_corner(first):
    """A piece that stands half behind the target hides the same, whichever of its corners is named first."""
    eye = eye_over(10.0, 20.0)
    corners = [(9.9, 18.0), (10.0, 18.0), (10.9, 24.0), (9.0, 24.0)]
    turned = area("p", "wall", corners[first:] + corners[:first])
    lo, hi, near, far = span_of_outline(eye, turned.outline)

    assert agree((lo, hi), twin_of_outline(eye, turned))
    assert [8.0, 10.0] == pytest.approx([near, far])
