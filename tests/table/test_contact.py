"""Moves into base contact; shapely is the slow twin."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from shapely import LineString
from tests.table.shapes import apart, areas, bases, body, discs, steady

from sandtable.table import (
    Board,
    Disc,
    Hull,
    contact_moves,
    distance,
    linear,
    overlaps,
    path_length,
    touch_from,
)

BOARD = Board(48, 48)
figures = st.builds(Disc, st.integers(100, 2400).map(lambda n: n / 100), st.integers(100, 2400).map(lambda n: n / 100),
                    st.just(0.5))  # fmt: skip


def apart_enough(found):
    return not any(overlaps(a, b, 0.0) for i, a in enumerate(found) for b in found[:i])


@steady()
@given(bases, bases, st.integers(0, 359))
def test_touching_from_a_direction_is_exact(base, target, direction):
    """Distance 0 within a millionth, and no overlap to speak of."""
    moved = base.at(*touch_from(base, target, float(direction)))

    assert distance(moved, target) <= 1e-6
    assert not overlaps(moved, target, 1e-5)


@steady(80)
@given(st.lists(figures, min_size=1, max_size=6), st.lists(figures, min_size=1, max_size=4),
       st.lists(figures, max_size=2), st.lists(areas(), max_size=1))  # fmt: skip
def test_contact_moves_touch_and_never_overlap(attackers, targets, others, forbidden):
    """Everyone who moves ends in contact, clear of all others, within reach, on a way that can be walked."""
    assume(apart_enough([*attackers, *targets, *others]))
    moves = contact_moves(BOARD, attackers, targets, 8.0, (), forbidden, others)
    standing = list(attackers)
    for move in moves:
        standing[move.attacker] = attackers[move.attacker].at(move.x, move.y)
    for move in moves:
        moved = standing[move.attacker]
        assert distance(moved, targets[move.target]) <= 1e-6
        assert path_length(move.path) <= 8.0 + 0.011
        assert (attackers[move.attacker].x, attackers[move.attacker].y) == move.path[0]
        if len(set(move.path)) > 1:
            for target in targets:
                assert LineString(move.path).distance(body(target)) >= 0.5 - 0.012
        if len(set(move.path)) > 1:
            assert not any(piece.meets(moved, 0.011) for piece in forbidden)
    assert apart_but(1e-6, [*standing, *targets, *others])


def apart_but(tolerance, found):
    return not any(overlaps(a, b, 2 * tolerance) for i, a in enumerate(found) for b in found[:i])


@steady(80)
@given(figures, st.lists(figures, min_size=1, max_size=3))
def test_a_lone_attacker_takes_the_nearest_spot(attacker, targets):
    """Nothing in the way: he walks the gap to the nearest target and no more."""
    assume(apart_enough([attacker, *targets]))
    gap = min(distance(attacker, target) for target in targets)
    moves = contact_moves(BOARD, [attacker], targets, 50.0)

    assert 1 == len(moves)
    assert gap == pytest.approx(path_length(moves[0].path), abs=1e-5)


@steady()
@given(figures, discs)
def test_nobody_moves_further_than_he_may(attacker, target):
    """Contact out of reach is no contact."""
    assume(distance(attacker, target) > 8.02)

    assert [] == contact_moves(BOARD, [attacker], [target], 8.0)


def test_several_may_touch_one():
    """Round a base six equal bases find room, and a seventh does not."""
    ring = [Disc(24 + 3 * i, 20, 0.5) for i in range(-3, 4)]
    moves = contact_moves(BOARD, ring, [Disc(24, 24, 0.5)], 30.0)

    assert 6 == len(moves)
    assert 6 == len({(round(move.x, 3), round(move.y, 3)) for move in moves})


def test_whoever_is_in_contact_stays():
    """His move has no length."""
    moves = contact_moves(BOARD, [Disc(10, 10, 0.5)], [Disc(11, 10, 0.5)], 8.0)

    assert [(0, 0, 10, 10)] == [(m.attacker, m.target, m.x, m.y) for m in moves]


def test_a_hull_is_touched_at_its_side():
    """Infantry walks up to the flank of a tank."""
    tank = Hull(24, 24, 6, 3, 0)
    moves = contact_moves(BOARD, [Disc(24, 18, 0.5), Disc(25, 18, 0.5)], [tank], 8.0)

    assert [0.0, 0.0] == [pytest.approx(distance(Disc(m.x, m.y, 0.5), tank), abs=1e-6) for m in moves]
    assert 1.0 <= apart((moves[0].x, moves[0].y), (moves[1].x, moves[1].y)) + 1e-6


def test_attackers_walk_round_walls():
    """A wall across the straight way costs distance."""
    wall = linear("w", "wall", [(20, 23), (20, 25)], 0.2)
    attacker, target = Disc(17, 24, 0.5), Disc(22, 24, 0.5)

    assert [] == contact_moves(BOARD, [attacker], [target], 4.0, (), [wall])
    round_it = contact_moves(BOARD, [attacker], [target], 8.0, (), [wall])
    assert 1 == len(round_it)
    assert 4.0 < path_length(round_it[0].path) < 6.5
