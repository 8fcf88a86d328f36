"""Coming near: the exact moment agrees with looking at every small step."""

from math import sqrt
from random import Random

import pytest

from sandtable.table import Disc, Hull, distance_to_point, overlaps, path_between, path_length, point_along
from sandtable.table.approach import furthest_free, leg_approach, turn_approach, turn_to

STEPS = 3000


def first(gap, room):
    """The first share at which a distance is at most `room` and falling, looked for step by step."""
    before = gap(0.0)
    for number in range(1, STEPS + 1):
        after = gap(number / STEPS)
        if after < before - 1e-9 and after <= room:
            return number / STEPS
        before = after
    return -1.0


def anywhere(lot, far):
    return lot.uniform(-far, far), lot.uniform(-far, far)


def a_base(lot, number):
    if number % 3 == 0:
        return Disc(0, 0, 0.5)
    return Hull(0, 0, lot.uniform(2, 6), lot.uniform(1, 2.5), lot.uniform(0, 360))


@pytest.mark.parametrize("number", range(60))
def test_a_leg_comes_near_where_small_steps_do(number):
    """The share of a straight leg at which a base comes within reach of a point."""
    lot = Random(number)
    base, a, b = a_base(lot, number), anywhere(lot, 6), anywhere(lot, 6)
    point, room = anywhere(lot, 3), lot.uniform(0.3, 2.5)

    def gap(share):
        x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        return distance_to_point(base.at(x, y), *point)

    assert abs(first(gap, room) - leg_approach(base, a, b, point, room)) < 2 / STEPS


@pytest.mark.parametrize("number", range(60))
def test_a_turn_comes_near_where_small_steps_do(number):
    """The share of a turn on the spot at which a hull comes within reach of a point, the short way round."""
    lot = Random(number)
    hull = Hull(*anywhere(lot, 1), lot.uniform(2, 6), lot.uniform(1, 2.5), lot.uniform(0, 360))
    facing = lot.choice([lot.uniform(0, 360), hull.facing + 180, hull.facing - 90])
    point, room = anywhere(lot, 3), lot.uniform(0.3, 2.5)
    turn = turn_to(hull.facing, facing)

    def gap(share):
        return distance_to_point(hull.turned(hull.facing + turn * share), *point)

    assert -180 < turn <= 180
    assert abs(first(gap, room) - turn_approach(hull, facing, point, room)) < 2 / STEPS


def test_whoever_stands_still_comes_near_to_nobody():
    """No leg, no turn; a point under the hull is as near as can be."""
    hull = Hull(0, 0, 4, 2, 0)

    assert -1 == leg_approach(hull, (0, 0), (0, 0), (1, 0), 2)
    assert -1 == turn_approach(hull, 0, (3, 0), 2)
    assert -1 == leg_approach(hull, (0, 0), (1, 0), (0.5, 0), 2)
    assert -1 == turn_approach(hull, 90, (0.2, 0.2), 2)


@pytest.mark.parametrize("number", range(40))
def test_the_furthest_free_end_is_the_last_that_small_steps_find(number):
    """Nobody is stood upon at the end of a way that was cut back, and no further end is free."""
    lot = Random(number)
    path = [anywhere(lot, 6) for _ in range(3)]
    base = Disc(*path[0], 0.5)
    others = [Disc(*anywhere(lot, 6), 0.5) for _ in range(6)]
    others.append(Hull(*anywhere(lot, 6), 3, 1.5, lot.uniform(0, 360)))
    length = path_length(path)
    last = 0.0
    for step in range(STEPS, -1, -1):
        spot = base.at(*point_along(path, length * step / STEPS))
        if not any(overlaps(spot, other) for other in others):
            last = length * step / STEPS
            break

    assert abs(last - furthest_free(base, path, others)) < 2 * length / STEPS + 1e-6


def test_a_stretch_in_the_middle_of_a_path():
    """From one distance along it to another, with the corners between them."""
    path = [(0.0, 0.0), (4.0, 0.0), (4.0, 3.0)]

    assert [(1.0, 0.0), (4.0, 0.0), (4.0, 1.0)] == path_between(path, 1, 5)
    assert [(0.0, 0.0), (2.0, 0.0)] == path_between(path, 0, 2)
    assert [(4.0, 1.0), (4.0, 3.0)] == path_between(path, 5, 7)
    assert sqrt(9) == path_length(path_between(path, 4, 7))
