"""Facings, arcs, and the sides that lines cross."""

from __future__ import annotations

from hypothesis import given
from tests.hexmap import twins
from tests.hexmap.boards import pairs, patient

from sandtable.hexmap import Grid, sides_towards
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
