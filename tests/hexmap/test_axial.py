"""Axial coordinates and the hexes of a board as numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hexmap import twins
from tests.hexmap.boards import grids, pairs, patient

from sandtable.hexmap import DIRECTIONS, OFF, Grid, MapError, direction_named
from sandtable.hexmap.axial import disc, line, ring, rotate, span, step, to_axial, to_offset
from sandtable.hexmap.directions import NE, SE, SW, E, W, opposite, sixths_of, turned

places = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


@patient
@given(st.integers(-20, 20), st.integers(-20, 20))
def test_printed_and_axial_coordinates_name_the_same_hex(column: int, row: int) -> None:
    """Going to axial coordinates and back changes nothing, also left of and above the board."""
    assert (column, row) == to_offset(*to_axial(column, row))


def test_odd_rows_are_pushed_right() -> None:
    """South-east of 1,0 lies 1,1; south-east of 1,1 lies 2,2."""
    grid = Grid(4, 4)

    assert "1,1" == grid.name(grid.neighbour(grid.at(1, 0), SE))
    assert "2,2" == grid.name(grid.neighbour(grid.at(1, 1), SE))
    assert "0,1" == grid.name(grid.neighbour(grid.at(1, 0), SW))
    assert OFF == grid.neighbour(grid.at(0, 0), SW)


@patient
@given(grids())
def test_neighbours_are_where_they_are_drawn(grid: Grid) -> None:
    """The neighbour in direction d is drawn 60 d degrees clockwise of east, a hex away."""
    for hex in grid.hexes():
        for direction in range(6):
            other = grid.neighbour(hex, direction)
            if other != OFF:
                x, y = twins.drawn(grid, hex)
                ox, oy = twins.drawn(grid, other)
                assert 3 == pytest.approx((ox - x) ** 2 + (oy - y) ** 2)
                assert 60 * direction == pytest.approx(twins.bearing(grid, hex, other) % 360, abs=1e-9)
                assert hex == grid.neighbour(other, opposite(direction))
                assert direction == grid.direction(hex, other)


@patient
@given(pairs())
def test_distance_counts_steps(case: tuple[Grid, int, int]) -> None:
    """The distance is the least number of steps from hex to adjacent hex."""
    grid, a, b = case

    assert twins.steps_between(grid, a, b) == grid.distance(a, b)
    assert span(grid.axial(a), grid.axial(b)) == grid.distance(a, b)


@patient
@given(pairs(), st.integers(0, 5))
def test_rings_and_discs_hold_what_is_so_far_away(case: tuple[Grid, int, int], radius: int) -> None:
    """A ring holds the hexes at its distance, a disc those up to it."""
    grid, hex, _ = case

    assert [h for h in grid.hexes() if grid.distance(hex, h) == radius] == sorted(grid.ring(hex, radius))
    assert [h for h in grid.hexes() if grid.distance(hex, h) <= radius] == grid.disc(hex, radius)


@patient
@given(places, st.integers(1, 6))
def test_a_ring_runs_clockwise_from_the_east(centre: tuple[int, int], radius: int) -> None:
    """Each hex of a ring touches the next, six times the radius of them, and the way round is clockwise."""
    around = ring(centre, radius)

    assert 6 * radius == len(set(around))
    assert step(centre, E, radius) == around[0]
    assert step(centre, SE, radius) == around[radius]
    assert all(span(around[i - 1], around[i]) == 1 for i in range(len(around)))
    assert [centre] == ring(centre, 0)
    assert [] == ring(centre, -1)
    assert 3 * radius * (radius + 1) + 1 == len(set(disc(centre, radius)))


@patient
@given(places, places)
def test_a_line_is_a_shortest_way_close_to_the_straight_one(a: tuple[int, int], b: tuple[int, int]) -> None:
    """A line has one hex per step, near the straight line, each beside the last, and is the same backwards."""
    way = line(a, b)

    assert a == way[0]
    assert b == way[-1]
    assert span(a, b) + 1 == len(way)
    assert way == line(b, a)[::-1]
    for i, (q, r) in enumerate(way):
        steps = max(len(way) - 1, 1)
        dq = abs(q * steps - (a[0] * (steps - i) + b[0] * i))
        dr = abs(r * steps - (a[1] * (steps - i) + b[1] * i))
        assert max(dq, dr) <= steps
        assert i == 0 or 1 == span(way[i - 1], way[i])


@patient
@given(pairs())
def test_the_hexes_of_a_line_are_touched_by_it(case: tuple[Grid, int, int]) -> None:
    """Each hex of a line is met by the straight segment."""
    grid, a, b = case
    way = grid.line(a, b)

    assert a == way[0]
    assert b == way[-1]
    assert set(way[1:-1]) - {OFF} <= set(twins.touched(grid, a, b, 1))


@patient
@given(places, places, st.integers(-7, 13))
def test_a_rotation_turns_everything_alike(a: tuple[int, int], about: tuple[int, int], sixths: int) -> None:
    """Turning keeps distances, turns the way to a neighbour with it, and six turns are none."""
    assert span(about, a) == span(about, rotate(a, sixths, about))
    assert a == rotate(rotate(a, sixths, about), -sixths, about)
    assert step(about, turned(E, sixths), 3) == rotate(step(about, E, 3), sixths, about)


@patient
@given(pairs(), st.integers(0, 5), st.integers(0, 12))
def test_shift_goes_straight_or_off(case: tuple[Grid, int, int], direction: int, steps: int) -> None:
    """Shifting is stepping many times on an endless board; what leaves the board is off."""
    grid, hex, _ = case
    place = step(grid.axial(hex), direction, steps)

    assert grid.at_axial(place) == grid.shift(hex, direction, steps)


def test_directions_have_names() -> None:
    """The names are those of the compass; an unknown one is refused with all of them."""
    assert list(range(6)) == [direction_named(name) for name in DIRECTIONS]
    assert W == opposite(E)
    assert SW == opposite(NE)
    with pytest.raises(MapError, match=r'^there is no direction "N"; use one of E, SE, SW, W, NW, NE$'):
        direction_named("N")


def test_turns_are_multiples_of_sixty_degrees() -> None:
    """Degrees become sixths; others are refused."""
    assert [0, 1, 3, 5, 0] == [sixths_of(degrees) for degrees in (0, 60, 180, -60, 360)]
    with pytest.raises(MapError, match=r"^hexes cannot be turned by 90 degrees; use a multiple of 60$"):
        sixths_of(90)


def test_hexes_are_written_column_and_row() -> None:
    """A hex is read as it is written; anything else is refused with the way to write it."""
    grid = Grid(4, 3, holes=[5])

    assert all(hex == grid.named(grid.name(hex)) for hex in grid.hexes())
    assert "off" == grid.name(OFF)
    with pytest.raises(MapError, match=r"^hex 4,0 is not on the board of 4 x 3 hexes$"):
        grid.named("4,0")
    with pytest.raises(MapError, match=r"^hex 1,1 is not on the board of 4 x 3 hexes$"):
        grid.named("1,1")
    with pytest.raises(MapError, match=r'^"b3" is no hex; write COLUMN,ROW as in 3,1$'):
        grid.named("b3")


def test_a_hole_is_no_hex() -> None:
    """A missing hex is nobody's neighbour, in no ring and at no place."""
    grid = Grid(3, 3, holes=[4])

    assert [4] == grid.holes()
    assert OFF == grid.at(1, 1)
    assert 4 not in grid.around(3)
    assert [OFF] * 6 == [grid.neighbour(4, direction) for direction in range(6)]
    assert 4 not in grid.ring(3, 1)
    assert 4 not in grid.disc(3, 2)
    assert 5 == grid.shift(3, E, 2)


def test_islands_are_told_apart() -> None:
    """Hexes that touch form a group."""
    assert [[0, 3], [2, 5]] == Grid(3, 2, holes=[1, 4]).groups()


@patient
@given(grids(), st.data())
def test_a_set_of_hexes_gives_its_members_back(grid: Grid, data: st.DataObject) -> None:
    """A set of bits lists its hexes in order and leaves out places off the board."""
    chosen = sorted(data.draw(st.sets(st.sampled_from(grid.hexes()))))
    spare = 1 | 1 << grid.stride - 1 | 1 << 2 * grid.stride - 1

    assert chosen == grid.members(sum(1 << grid.bit_of[hex] for hex in chosen) | spare)


def test_a_board_has_hexes() -> None:
    """No board is smaller than a hex."""
    with pytest.raises(MapError, match=r"^a board needs at least 1 x 1 hexes, not 0 x 3$"):
        Grid(0, 3)


def test_a_tie_on_a_line_always_leans_the_same_way() -> None:
    """Straight down between two hexes the eastern one is taken, from either end; in a slanting row the southern."""
    grid = Grid(4, 4)

    def names(a: str, b: str) -> list[str]:
        return [grid.name(hex) for hex in grid.line(grid.named(a), grid.named(b))]

    assert ["1,0", "1,1", "1,2"] == names("1,0", "1,2")
    assert ["1,2", "1,1", "1,0"] == names("1,2", "1,0")
    assert ["0,0", "0,1", "1,1"] == names("0,0", "1,1")
