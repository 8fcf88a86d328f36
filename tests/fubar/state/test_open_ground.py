"""Quick looks over open ground never take a piece that reaches into it for one that lies beside it."""

from math import cos, sin

import pytest

from sandtable.systems.fubar.state.appearing import _joined, open_between
from sandtable.table import SCREEN, Board, Piece


@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("turn", [0.0, 0.4, 0.9, 1.5])
@pytest.mark.parametrize(("tip", "is_open"), [(0.4, False), (0.0, False), (-2.0, False), (1.2, True)])
def test_a_corner_that_reaches_into_the_band_closes_it(first, turn, tip, is_open):
    """Whichever way the line runs and whichever corner comes first: the band is an inch wide to either side."""
    corners = [turned(x, y, turn) for x, y in ((0.0, tip), (-4.0, 4.0), (4.0, 4.0))]
    piece = Piece("wood", "wood", corners[first:] + corners[:first], sight=SCREEN)
    board = Board(48.0, 48.0, [piece])
    here, there = (*turned(-10.0, 0.0, turn), 1.0), (*turned(10.0, 0.0, turn), 1.0)

    assert is_open == open_between(board, here, there)
    assert is_open == open_between(board, there, here)


def turned(x, y, by):
    """A point of a drawing about the middle of the table, turned about it."""
    return 24.0 + x * cos(by) - y * sin(by), 24.0 + x * sin(by) + y * cos(by)


def test_stretches_that_overlap_are_one_and_those_that_are_sure_stay_apart_from_those_that_are_not():
    """In their order, each kind joined for itself."""
    stretches = [(0.5, 0.7, True), (0.1, 0.3, True), (0.2, 0.5, True), (0.6, 0.65, True), (0.2, 0.4, False)]

    assert [(0.1, 0.7, True), (0.2, 0.4, False)] == _joined(stretches)


def test_stretches_that_do_not_touch_stay_as_they_are():
    """A gap between them is a moment at which the figure is seen."""
    stretches = [(0.6, 0.8, False), (0.1, 0.3, True), (0.4, 0.5, False)]

    assert [(0.1, 0.3, True), (0.4, 0.5, False), (0.6, 0.8, False)] == _joined(stretches)
