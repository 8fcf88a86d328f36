"""The first moment at which a move is seen; the slow twin looks at every pair and every step."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.shapes import discs, points, steady, tables

from sandtable.table import Board, Disc, SightMap, area, path_length, point_along, within
from sandtable.table.watch import STEP, first_seen

WOOD = area("wood", "wood", [(10, 10), (20, 10), (20, 20), (10, 20)])


def slow_first_seen(eyes, watchers, movers, paths, within_range=-1.0):
    """The share of the first step at which anybody is seen, or None."""
    lengths = [path_length(path) for path in paths]
    steps = max(int(max(lengths) / STEP + 0.999999), 1)
    for number in range(steps + 1):
        for mover, path, length in zip(movers, paths, lengths, strict=True):
            moved = mover.at(*point_along(path, length * number / steps))
            for watcher in watchers:
                near = within_range < 0 or within(watcher, moved, within_range)
                if near and eyes.sees(watcher, moved):
                    return number / steps, steps
    return None, steps


@steady(60)
@given(
    tables(3), st.lists(discs, min_size=1, max_size=3),
    st.lists(st.tuples(discs, points, points), min_size=1, max_size=3), st.sampled_from([-1.0, 12.0]),
)  # fmt: skip
def test_the_first_glimpse_falls_in_the_step_that_the_twin_finds(found, watchers, moves, within_range):
    """No short cut changes the answer, and the moment is one at which the pair sees each other."""
    eyes = SightMap(Board(48, 48, found))
    movers = [disc for disc, _, _ in moves]
    paths = [[(disc.x, disc.y), a, b] for disc, a, b in moves]
    expected, steps = slow_first_seen(eyes, watchers, movers, paths, within_range)
    glimpse = first_seen(eyes, watchers, movers, paths, within_range)
    if expected is None:
        assert glimpse is None
        return
    assert glimpse is not None
    assert expected - 1 / steps - 1e-9 <= glimpse.share <= expected + 1e-9
    path = paths[glimpse.mover]
    moved = movers[glimpse.mover].at(*point_along(path, path_length(path) * glimpse.share))
    assert eyes.sees(watchers[glimpse.watcher], moved)


def test_a_figure_leaving_the_shadow_of_a_wood_is_seen_at_its_edge():
    """The watcher looks along the top of the wood; the figure's base shows when it passes y = 20."""
    eyes = SightMap(Board(48, 48, [WOOD]))
    glimpse = first_seen(eyes, [Disc(2, 20, 0.5)], [Disc(25, 15, 0.5)], [[(25, 15), (25, 25)]])

    assert glimpse is not None
    assert 15 + 10 * glimpse.share == pytest.approx(19.4, abs=0.15)


def test_whoever_is_seen_at_once_is_seen_at_the_start():
    """Share 0, and the first mover and watcher who see each other."""
    glimpse = first_seen(SightMap(Board(48, 48)), [Disc(2, 2, 0.5)], [Disc(9, 9, 0.5)], [[(9, 9), (9, 20)]])

    assert (0.0, 0, 0) == (glimpse.share, glimpse.mover, glimpse.watcher)


def test_a_unit_that_stands_still_is_looked_at_once():
    """A path of one point is a move of no length."""
    eyes = SightMap(Board(48, 48, [WOOD]))

    assert first_seen(eyes, [Disc(5, 15, 0.5)], [Disc(25, 15, 0.5)], [[(25, 15)]]) is None
    assert first_seen(eyes, [Disc(5, 15, 0.5)], [Disc(5, 25, 0.5)], [[(5, 25)]]) is not None
    assert first_seen(eyes, [], [Disc(5, 25, 0.5)], [[(5, 25)]]) is None


def test_the_look_can_start_in_the_middle_of_a_move():
    """After one interruption the rest of the way is looked at, not the part already walked."""
    eyes = SightMap(Board(48, 48, [WOOD]))
    path = [(15, 44), (25, 16), (25, 4)]
    watchers, movers = [Disc(5, 11, 0.5)], [Disc(15, 44, 0.5)]

    assert 0.0 == first_seen(eyes, watchers, movers, [path]).share
    assert 0.75 < first_seen(eyes, watchers, movers, [path], after=0.7).share < 1.0
