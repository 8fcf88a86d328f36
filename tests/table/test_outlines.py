"""Outlines drawn for terrain: no dents, never larger than asked, and the gap between pieces against a slow twin."""

from __future__ import annotations

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.shapes import steady

from sandtable.core.dice import SeededDice
from sandtable.table import Piece, Point, between, blob, box, crooked, gap_between_pieces, mirrored, turned
from sandtable.table.outlines import rubber_band

SEEDS = st.integers(0, 2**32 - 1)


def corner_turns(points: list[Point]) -> list[float]:
    """Which way the outline turns at each corner: above 0 to the left."""
    found: list[float] = []
    for k in range(len(points)):
        (ax, ay), (bx, by), (cx, cy) = points[k - 2], points[k - 1], points[k]
        found.append((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
    return found


@steady()
@given(SEEDS, st.integers(5, 14))
def test_a_blob_has_no_dents_and_keeps_its_size(seed: int, corners: int) -> None:
    """Every corner turns the same way, and none lies outside the oval."""
    points = blob(4.0, 2.5, corners, 0.8, SeededDice(seed.to_bytes(8, "big")))
    assert all(turn > 0.0 for turn in corner_turns(points))
    assert all((x / 4.0) ** 2 + (y / 2.5) ** 2 <= 1.0 + 1e-9 for x, y in points)


def test_a_rubber_band_leaves_out_what_lies_inside() -> None:
    """Corners of the square remain, its middle and the middle of an edge do not."""
    square: list[Point] = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]
    assert square == rubber_band([(1.0, 1.0), *square, (1.0, 0.0)])


@steady()
@given(SEEDS)
def test_lengths_lie_between_their_bounds(seed: int) -> None:
    """Both bounds may come up, nothing beyond them."""
    dice = SeededDice(seed.to_bytes(8, "big"))
    assert all(1.5 <= between(1.5, 4.0, dice) <= 4.0 for _ in range(20))


def test_a_crooked_line_bends_once_and_ends_where_it_should() -> None:
    """Its ends lie level, its bend on the other side of the origin."""
    first, bend, last = crooked(3.0, 1.0, SeededDice(b"seven"))
    assert ((-3.0, 0.5), (3.0, 0.5)) == (first, last)
    assert bend[1] == -0.5
    assert abs(bend[0]) <= 1.5


def test_turning_and_mirroring_keep_the_form() -> None:
    """A quarter turn swaps the sides of a box; mirroring twice gives the piece back."""
    upright = [(round(x, 9), round(y, 9)) for x, y in turned(box(2.0, 1.0), 90.0)]
    assert sorted(upright) == sorted(box(1.0, 2.0))
    there = [(10.0, 5.25), (12.5, 6.0), (11.0, 9.75)]
    assert there == mirrored(mirrored(there, 48.0, 36.0), 48.0, 36.0)


def piece(name: str, points: list[Point], at: Point) -> Piece:
    """An area with its outline put at a place."""
    return Piece(name, "wood", [(x + at[0], y + at[1]) for x, y in points])


def slow_gap(one: Piece, other: Piece) -> float:
    """The least distance from a corner of either to an edge of the other: enough where they lie apart."""
    mine, yours = corners_of(one), corners_of(other)
    there = [from_edge(at, yours[k - 1], yours[k]) for at in mine for k in range(len(yours))]
    back = [from_edge(at, mine[k - 1], mine[k]) for at in yours for k in range(len(mine))]
    return min(there + back)


def corners_of(piece: Piece) -> list[Point]:
    """The corners of an area as points."""
    return list(zip(piece.outline[0::2], piece.outline[1::2], strict=True))


def from_edge(at: Point, start: Point, end: Point) -> float:
    """How far a point lies from an edge."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    part = ((at[0] - start[0]) * dx + (at[1] - start[1]) * dy) / (dx * dx + dy * dy)
    part = min(max(part, 0.0), 1.0)
    return hypot(at[0] - start[0] - part * dx, at[1] - start[1] - part * dy)


@steady()
@given(SEEDS, st.floats(9.0, 20.0), st.floats(-6.0, 6.0))
def test_the_gap_is_that_of_a_slow_twin(seed: int, across: float, down: float) -> None:
    """Between pieces that lie apart the gap is the least distance of their edges."""
    dice = SeededDice(seed.to_bytes(8, "big"))
    one = piece("one", blob(4.0, 2.5, 9, 0.8, dice), (0.0, 0.0))
    other = piece("other", blob(4.0, 2.5, 9, 0.8, dice), (across, down))
    found = gap_between_pieces(one, other)
    assert slow_gap(one, other) == pytest.approx(found)
    assert gap_between_pieces(one, other, 1.0) == pytest.approx(min(found, 1.0))


def test_a_piece_inside_another_has_no_gap() -> None:
    """Laid into a larger piece, a small one lies nowhere apart."""
    large, small = piece("large", box(6.0, 6.0), (10.0, 10.0)), piece("small", box(1.0, 1.0), (10.0, 10.0))
    assert gap_between_pieces(large, small) == 0.0
    assert gap_between_pieces(small, large) == 0.0
