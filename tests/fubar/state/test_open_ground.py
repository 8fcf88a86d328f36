"""Quick looks over open ground never take a piece that reaches into it for one that lies beside it."""

import pytest

from sandtable.systems.fubar.state.appearing import _joined, open_between
from sandtable.table import SCREEN, Board, Piece


@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize(("tip", "is_open"), [(10.4, False), (10.0, False), (8.0, False), (11.2, True)])
def test_a_corner_that_reaches_into_the_band_closes_it(first, tip, is_open):
    """Whichever corner of its outline comes first: the band between the circles is an inch to either side."""
    corners = [(20.0, tip), (16.0, 14.0), (24.0, 14.0)]
    piece = Piece("wood", "wood", corners[first:] + corners[:first], sight=SCREEN)
    board = Board(48.0, 48.0, [piece])

    assert is_open == open_between(board, (10.0, 10.0, 1.0), (30.0, 10.0, 1.0))
    assert is_open == open_between(board, (30.0, 10.0, 1.0), (10.0, 10.0, 1.0))


def test_stretches_that_overlap_are_one_and_those_that_are_sure_stay_apart_from_those_that_are_not():
    """In their order, each kind joined for itself."""
    stretches = [(0.5, 0.7, True), (0.1, 0.3, True), (0.2, 0.5, True), (0.6, 0.65, True), (0.2, 0.4, False)]

    assert [(0.1, 0.7, True), (0.2, 0.4, False)] == _joined(stretches)


def test_stretches_that_do_not_touch_stay_as_they_are():
    """A gap between them is a moment at which the figure is seen."""
    stretches = [(0.6, 0.8, False), (0.1, 0.3, True), (0.4, 0.5, False)]

    assert [(0.1, 0.3, True), (0.4, 0.5, False), (0.6, 0.8, False)] == _joined(stretches)
