"""How lines meet hexes: exact in corners and along edges."""

from math import sqrt

import pytest
from hypothesis import given
from shapely import LineString, Polygon
from tests.hexmap import twins
from tests.hexmap.boards import pairs, patient

from sandtable.hexmap import CORNER, Grid, Lines, MapError
from sandtable.hexmap.lines import APART, EDGE, INSIDE, contact


def met(grid: Grid, a: int, b: int, hex: int) -> int:
    """`contact` of a third hex with the line between two."""
    x, y = grid.doubled[a], 3 * grid.row_of[a]
    dx, dy = grid.doubled[b] - x, 3 * grid.row_of[b] - y
    return contact(dx, dy, grid.doubled[hex] - x, 3 * grid.row_of[hex] - y)


@patient
@given(pairs())
def test_lines_touch_what_rational_geometry_says(case: tuple[Grid, int, int]) -> None:
    """The hexes between two hexes are those whose closed outline the segment meets, for each least contact."""
    grid, a, b = case
    for touch in (CORNER, EDGE, INSIDE):
        lines = Lines(grid, touch)
        assert twins.touched(grid, a, b, touch) == grid.members(lines.between(a, b))


@patient
@given(pairs())
def test_contact_tells_corner_edge_and_inside_apart(case: tuple[Grid, int, int]) -> None:
    """A hex that the segment meets is met in a corner, along an edge, or inside."""
    grid, a, b = case
    for hex in twins.touched(grid, a, b, CORNER):
        assert twins.meeting(grid, a, b, hex)[0] == met(grid, a, b, hex)


@patient
@given(pairs(9, 8))
def test_the_stretched_plane_meets_like_the_drawn_one(case: tuple[Grid, int, int]) -> None:
    """Drawn with regular hexes the same hexes are touched."""
    grid, a, b = case
    segment = LineString([twins.drawn(grid, a), twins.drawn(grid, b)])
    for hex in grid.hexes():
        if hex in (a, b):
            continue
        x, y = twins.drawn(grid, hex)
        shape = Polygon([(x + dx * sqrt(3) / 2, y + dy / 2) for dx, dy in twins.CORNERS])
        assert (shape.distance(segment) < 1e-9) == (twins.meeting(grid, a, b, hex)[0] != APART)


@patient
@given(pairs())
def test_a_line_meets_its_hexes_in_order(case: tuple[Grid, int, int]) -> None:
    """The hexes along a line come in the order in which it first meets them, then in board order."""
    grid, a, b = case
    lines = Lines(grid)
    met_at = sorted((twins.first_touch(grid, a, b, h), h) for h in twins.touched(grid, a, b, CORNER))
    expected = [hex for _, hex in met_at]

    assert expected == lines.along(a, b)


@patient
@given(pairs())
def test_a_row_of_lines_is_the_lines_one_by_one(case: tuple[Grid, int, int]) -> None:
    """Rows, in either order of asking, hold what `between` says, and lines are the same both ways."""
    grid, a, b = case
    first, second = Lines(grid), Lines(grid)
    row = first.row(a)

    assert [second.between(a, other) for other in range(grid.size)] == row
    assert row[b] == second.row(b)[a]


def test_a_line_along_an_edge_touches_both_hexes() -> None:
    """From 1,0 to 1,2 the line runs down between 0,1 and 1,1."""
    grid = Grid(4, 3)
    a, b = grid.named("1,0"), grid.named("1,2")

    assert [grid.named("0,1"), grid.named("1,1")] == Lines(grid).along(a, b)
    assert EDGE == met(grid, a, b, grid.named("0,1"))
    assert [grid.named("0,1"), grid.named("1,1")] == Lines(grid, EDGE).along(a, b)
    assert [] == Lines(grid, INSIDE).along(a, b)


def test_a_line_through_a_corner_touches_the_third_hex() -> None:
    """From 0,0 to 4,1 the line passes through four hexes and a corner each of 1,1 and 3,0."""
    grid = Grid(5, 2)
    a, b = grid.named("0,0"), grid.named("4,1")
    names = [grid.name(hex) for hex in Lines(grid).along(a, b)]

    assert ["1,0", "2,0", "1,1", "2,1", "3,0", "3,1"] == names
    assert [CORNER, CORNER] == [met(grid, a, b, grid.named(name)) for name in ("1,1", "3,0")]
    assert ["1,0", "2,0", "2,1", "3,1"] == [grid.name(hex) for hex in Lines(grid, EDGE).along(a, b)]
    assert ["1,0", "2,0", "2,1", "3,1"] == [grid.name(hex) for hex in Lines(grid, INSIDE).along(a, b)]


def test_adjacent_hexes_have_nothing_between_them() -> None:
    """No third hex is touched between neighbours."""
    grid = Grid(5, 5)
    lines = Lines(grid)

    assert all(lines.between(a, b) == 0 for a in grid.hexes() for b in grid.around(a))


def test_a_contact_that_never_counts_is_refused() -> None:
    """Only corner, edge and inside are contacts."""
    with pytest.raises(MapError, match=r"^0 is no contact that can count; use CORNER, EDGE or INSIDE$"):
        Lines(Grid(2, 2), APART)
