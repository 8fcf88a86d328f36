"""Facings, arcs, and the sides that lines cross."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hexmap import twins
from tests.hexmap.boards import pairs, patient

from sandtable.hexmap import Grid, MapError, sides_towards
from sandtable.hexmap.arcs import arc, facing_of, in_arc
from sandtable.hexmap.directions import NE, NW, SE, SW, E, W


@patient
@given(pairs())
def test_a_line_leaves_by_the_sides_that_it_meets(case: tuple[Grid, int, int]) -> None:
    """One side, or the two that meet in the corner by which the line leaves."""
    grid, a, b = case

    assert (twins.crossed_sides(grid, a, b) if a != b else []) == sides_towards(grid, a, b)


def test_a_line_by_a_corner_crosses_two_sides() -> None:
    """Straight up and down a line goes through the top corner, to a far neighbour in a row through one side."""
    grid = Grid(5, 5)
    middle = grid.named("2,2")

    assert [NW, NE] == sides_towards(grid, middle, grid.named("2,0"))
    assert [SE, SW] == sides_towards(grid, middle, grid.named("2,4"))
    assert [E] == sides_towards(grid, middle, grid.named("4,2"))
    assert [E, SE] == sides_towards(grid, middle, grid.named("3,3"))
    assert [W] == sides_towards(grid, middle, grid.named("0,2"))


@patient
@given(pairs(), st.integers(0, 11), st.sampled_from([60, 120, 180, 240, 300, 360]))
def test_an_arc_holds_what_lies_within_half_its_width(
    case: tuple[Grid, int, int], facing: int, degrees: int
) -> None:
    """A hex lies in an arc when its bearing is at most half the width off the facing, edges included."""
    grid, a, b = case
    off = abs((twins.bearing(grid, a, b) - 30 * facing + 180) % 360 - 180)

    assert (a == b or off <= degrees / 2 + 1e-9) == in_arc(grid, a, facing, degrees, b)


def test_the_front_arc_of_a_side_opens_by_a_row_at_each_step() -> None:
    """60 degrees about the east: one hex, then the hexes up to the corners' lines."""
    grid = Grid(6, 5)
    names = [grid.name(hex) for hex in arc(grid, grid.named("1,2"), facing_of(E), 60, 3)]

    assert ["2,1", "3,1", "2,2", "3,2", "4,2", "2,3", "3,3"] == names


def test_an_odd_facing_looks_at_a_corner() -> None:
    """Facing 1 lies between the east and the south-east: both neighbours are in its narrowest arc."""
    grid = Grid(5, 5)

    assert ["3,2", "2,3"] == [grid.name(hex) for hex in arc(grid, grid.named("2,2"), 1, 60, 1)]


def test_an_arc_has_a_width_that_fits_hexes() -> None:
    """Widths go by 60 degrees."""
    with pytest.raises(
        MapError, match=r"^an arc cannot be 90 degrees wide; use 60, 120, 180, 240, 300 or 360$"
    ):
        in_arc(Grid(2, 2), 0, 0, 90, 1)
