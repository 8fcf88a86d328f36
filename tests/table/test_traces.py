"""How far apart outlines lie; shapely is the oracle."""

from hypothesis import given
from hypothesis import strategies as st
from shapely import LineString, Polygon

from sandtable.table import Piece, Trace, area, linear, outlines_apart
from sandtable.table.traces import trace_of

FAR = 1e6


def twin(trace: Trace) -> Polygon | LineString:
    points = list(zip(trace.outline[0::2], trace.outline[1::2], strict=True))
    return Polygon(points) if trace.closed else LineString(points)


def at(x: float, y: float, piece: Piece) -> Trace:
    """The trace of a piece pushed aside."""
    moved = [value + (y if k % 2 else x) for k, value in enumerate(piece.outline)]
    return Trace(moved, piece.shape == 0)


SHAPES = [
    area("box", "wood", [(0, 0), (9, 0), (9, 2), (0, 2)]),
    area("bent", "ruin", [(0, 0), (6, 0), (6, 3), (2, 3), (2, 6), (0, 6)]),
    area("oval", "wood", [(3, 0), (6, 1), (7, 4), (4, 7), (1, 6), (0, 3)]),
    linear("fence", "fence", [(0, 0), (5, 1), (11, 0)]),
]
places = st.floats(-20, 20)


@given(st.sampled_from(SHAPES), st.sampled_from(SHAPES), places, places)
def test_the_gap_is_that_of_the_nearest_points(one: Piece, other: Piece, x: float, y: float) -> None:
    """Outlines that cross, and one within the other, are not apart at all."""
    first, second = trace_of(one), at(x, y, other)
    expected = twin(first).distance(twin(second))
    assert abs(expected - outlines_apart(first, second, FAR)) < 1e-9


@given(st.sampled_from(SHAPES), st.sampled_from(SHAPES), places, places, st.floats(0.5, 20))
def test_nobody_asks_beyond_enough(one: Piece, other: Piece, x: float, y: float, enough: float) -> None:
    """What lies further away than enough counts as that far; what lies nearer is exact."""
    first, second = trace_of(one), at(x, y, other)
    expected = min(twin(first).distance(twin(second)), enough)
    assert abs(expected - outlines_apart(first, second, enough)) < 1e-9


@given(st.sampled_from(SHAPES), st.sampled_from(SHAPES), places, places, st.floats(0.5, 10))
def test_below_the_floor_it_is_enough_to_be_below(
    one: Piece, other: Piece, x: float, y: float, floor: float
) -> None:
    """A floor changes only the numbers below it, and keeps them below it."""
    first, second = trace_of(one), at(x, y, other)
    exact = outlines_apart(first, second, FAR)
    rough = outlines_apart(first, second, FAR, floor)
    assert (rough < floor) if exact < floor else rough == exact
