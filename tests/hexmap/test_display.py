"""Hexes as they are drawn."""

from __future__ import annotations

from math import hypot, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import Polygon, union_all
from shapely.geometry import LinearRing
from tests.hexmap.boards import boards, grids, patient

from sandtable.hexmap import OFF, Grid, HexMap
from sandtable.hexmap.directions import opposite
from sandtable.hexmap.display import board_size, centre, corners, hex_at, hexside, outlines, point_between


def test_the_first_hexes_lie_at_the_top_left() -> None:
    """The first hex touches the left and the top edge; the odd row is pushed half a hex right."""
    grid = Grid(3, 2)

    assert pytest.approx((sqrt(3) / 2, 1.0)) == centre(grid, 0)
    assert pytest.approx((sqrt(3), 2.5)) == centre(grid, 3)
    assert pytest.approx((10 * 3.5 * sqrt(3), 35.0)) == board_size(grid, 10.0)


@patient
@given(grids())
def test_a_hex_is_regular_and_inside_the_box(grid: Grid) -> None:
    """Six corners a side away from the centre, clockwise, and the box is no larger than it must be."""
    width, height = board_size(grid, 2.0)
    points = []
    for hex in grid.hexes():
        x, y = centre(grid, hex, 2.0)
        around = corners(grid, hex, 2.0)
        assert all(hypot(px - x, py - y) == pytest.approx(2.0) for px, py in around)
        # With y down a clockwise ring has a positive area in shapely's eyes, which has y up.
        assert LinearRing(around).is_ccw
        points.extend(around)
    assert (0.0, 0.0) == pytest.approx((min(x for x, _ in points), min(y for _, y in points)), abs=1e-9)
    assert (width, height) == pytest.approx((max(x for x, _ in points), max(y for _, y in points)))


@patient
@given(grids(6, 6))
def test_a_side_lies_between_a_hex_and_its_neighbour(grid: Grid) -> None:
    """The middle of side d is the middle between the two centres; the neighbour has it the other way round."""
    for hex in grid.hexes():
        for direction in range(6):
            other = grid.neighbour(hex, direction)
            if other == OFF:
                continue
            (x1, y1), (x2, y2) = hexside(grid, hex, direction)
            assert point_between(grid, hex, other, 0.5) == pytest.approx(((x1 + x2) / 2, (y1 + y2) / 2))
            end, start = hexside(grid, other, opposite(direction))
            assert [*start, *end] == pytest.approx([x1, y1, x2, y2])


@patient
@given(boards("... "), st.floats(-2, 16), st.floats(-2, 14))
def test_a_point_belongs_to_the_nearest_hex(board: HexMap, x: float, y: float) -> None:
    """The hex at a point is one whose outline holds it; where none does it is off."""
    grid = board.grid
    found = hex_at(grid, x * 3, y * 3, 3.0)
    holding = [hex for hex in grid.hexes() if _margin(grid, hex, x, y) > 1e-9]
    touching = [hex for hex in grid.hexes() if _margin(grid, hex, x, y) > -1e-9]

    assert found in touching or (found == OFF and not holding)
    assert not holding or holding == [found]


def _margin(grid: Grid, hex: int, x: float, y: float) -> float:
    """How deep a point lies in a hex with sides of 1."""
    cx, cy = centre(grid, hex)
    dx, dy = abs(x - cx), abs(y - cy)
    return sqrt(3) / 2 - max(dx, dx / 2 + dy * sqrt(3) / 2)


def test_centres_lead_back_to_their_hexes() -> None:
    """Drawing and pointing are inverse, holes and the outside left out."""
    grid = Grid(5, 4, holes=[7])

    assert grid.hexes() == [hex_at(grid, *centre(grid, hex, 7.5), 7.5) for hex in grid.hexes()]
    assert OFF == hex_at(grid, *centre(grid, 7, 7.5), 7.5)
    assert OFF == hex_at(grid, -1.0, 3.0)


@patient
@given(grids(7, 6), st.data())
def test_outlines_enclose_the_hexes_and_nothing_else(grid: Grid, data: st.DataObject) -> None:
    """The rings bound the union: outer ones clockwise, gaps counter-clockwise, and their areas add up."""
    chosen = sorted(data.draw(st.sets(st.sampled_from(grid.hexes()))))
    rings = outlines(grid, chosen, 2.0)
    signed = sum(Polygon(ring).area * (1 if LinearRing(ring).is_ccw else -1) for ring in rings)
    union = union_all([Polygon(corners(grid, hex, 2.0)).buffer(1e-7) for hex in chosen])

    assert len(chosen) * 6 * sqrt(3) == pytest.approx(signed)
    assert union.length == pytest.approx(sum(LinearRing(ring).length for ring in rings), abs=1e-3)


def test_a_gap_has_its_own_outline() -> None:
    """A ring of six hexes has an outer border of 18 sides and an inner one of 6."""
    grid = Grid(3, 3)
    heart = grid.named("1,1")

    assert [6, 18] == sorted(len(ring) for ring in outlines(grid, grid.around(heart)))
    assert [] == outlines(grid, [])
