"""The moment of appearing, found from shadows, against a slow twin that looks at every twentieth of an inch."""

import pytest
from tests.fubar.field import Field

from sandtable.core.dice import SeededDice
from sandtable.core.pins import pins
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.move.walking import Stretch
from sandtable.systems.fubar.move.watching import Sweep
from sandtable.systems.fubar.state.appearing import Gaze, Way, dark_stretches, deep_pieces, is_dark
from sandtable.systems.fubar.state.seen import figure_sees, lookout
from sandtable.table import Disc, distance, path_length

KINDS = ("wood", "building", "rubble", "undergrowth")


def scattered(seed, weapon="heavy_cannon"):
    """A table with rectangles of cover, a unit On Guard and a unit that moves, all from the seed."""
    dice = SeededDice(f"watching {seed}".encode())
    field = Field()
    for n in range(5):
        x, y = 6 + dice.below(30), 14 + dice.below(16)
        field.terrain(f"t{n}", KINDS[dice.below(4)], (x, y), (x + 3 + dice.below(5), y + 2 + dice.below(4)))
    x, y = 4 + dice.below(30), 33 + dice.below(8)
    mover = field.squad("a", 0, [(x, y), (x + 1.5, y), (x, y + 1.5)])
    x, y = 4 + dice.below(30), 4 + dice.below(6)
    guard = field.squad("b", 1, [(x, y), (x + 1.5, y), (x + 3, y)], weapons=(weapon,))
    guard.guard = True
    march = March(mover, "run", 12.0, "fubar.action.run.move")
    plan = Plan("done")
    dx, dy = dice.below(21) - 10.0, -float(dice.below(7))
    for number, figure in enumerate(mover.figures):
        end = (min(max(figure.base.x + dx, 1), 47), figure.base.y + dy)
        path = [(figure.base.x, figure.base.y), end]
        plan.add(number, path, path_length(path))
    return field, guard, Stretch(field.state, march, plan)


def seen_at(field, guard, stretch, share):
    """Which movers the unit On Guard sees at that share of the way."""
    return {
        at
        for at in range(3)
        if any(figure_sees(field.state, eye.base, stretch.base_at(at, share)) for eye in guard.figures)
    }


def first_entry(field, guard, stretch):
    """The share at which somebody comes into sight: the first time, or back after he was lost from it."""
    steps = max(int(stretch.longest / 0.05), 1)
    looks = [seen_at(field, guard, stretch, k / steps) for k in range(steps + 1)]
    return next((k / steps for k in range(1, steps + 1) if looks[k] - looks[k - 1]), None)


@pins("fubar.action.guard.react", "fubar.action.guard.timing", "fubar.los.line")
@pytest.mark.parametrize("seed", range(120))
def test_the_moment_of_appearing_is_that_of_the_slow_twin(seed):
    """fubar.action.guard.timing: no look before the moment sees anybody new, the look at it does."""
    field, guard, stretch = scattered(seed)
    sweep = Sweep(field.state, stretch)
    watches = sweep.watches()
    moment, seeing = sweep.next_appearance(watches, 0.0) if watches else (1.0, [])

    first = first_entry(field, guard, stretch)

    if first is None:
        assert [] == seeing
    else:
        assert [guard] == [watch.unit for watch in seeing]
        assert -0.06 <= (moment - first) * stretch.longest <= 0.2
        assert seen_at(field, guard, stretch, moment) - seen_at(field, guard, stretch, first - 0.06)


@pins("fubar.action.guard.react")
def test_appearing_again_is_tried_by_many_of_these_moves():
    """fubar.action.guard.react: in a good part of the moves above it is somebody seen before who comes back."""
    again = 0
    for seed in range(120):
        field, guard, stretch = scattered(seed)
        first = first_entry(field, guard, stretch)
        if first is not None:
            came = seen_at(field, guard, stretch, first + 0.01) - seen_at(field, guard, stretch, first - 0.06)
            again += bool(came & seen_at(field, guard, stretch, 0.0))

    assert 3 < again


@pins("fubar.los.blockers", "fubar.action.guard.react")
@pytest.mark.parametrize("seed", range(80))
def test_nobody_who_is_seen_is_in_the_dark(seed):
    """fubar.los.blockers: on the very edge of cover and at its very depth the watch says what a look says."""
    dice = SeededDice(f"edges {seed}".encode())
    field = Field()
    x, y = 10 + dice.below(20), 16 + dice.below(6)
    wide, deep = 4 + dice.below(6), 4 + dice.below(3)
    corners = [(x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep)]
    if seed % 2:  # a house with a corner gone
        corners[2:3] = [(x + wide, y + 2), (x + wide - 2, y + 2), (x + wide - 2, y + deep)]
    field.terrain("t", KINDS[dice.below(4)], *corners)
    across = [x - 1, x, x + 2, x + wide - 2, x + wide, x + wide + 1]
    up = [y - 1, y, y + 2, y + deep - 2, y + deep, y + deep + 1]
    sight = lookout(field.state).map
    eye = Disc(across[dice.below(6)] + 0.0, float(y - 4 - dice.below(5)), 0.5)
    box = (0.0, 0.0, 48.0, 48.0)
    for _ in range(40):
        start = Disc(across[dice.below(6)], up[dice.below(6)], 0.5)
        end = across[dice.below(6)] + 0.0, up[dice.below(6)] + 0.0
        way = Way(sight, start, end[0], end[1], deep_pieces(sight, box))
        gaze = Gaze(sight, eye)
        dark = dark_stretches(gaze, gaze.shadows(box), way)
        shares = [0.0, 1.0, *(k / 7 for k in range(1, 7)), *(k / 8 for k in range(1, 8))]

        assert [] == [share for share in shares if is_dark(dark, share) and sight.sees(eye, way.at(share))]


def out_of_reach(guard, stretch, share):
    """How much too far away the nearest mover is for the unit On Guard at that share of the way."""
    apart = [distance(eye.base, stretch.base_at(at, share)) for eye in guard.figures for at in range(3)]
    return min(apart) - guard.figures[0].weapons[0].reach


@pins("fubar.action.guard.react")
@pytest.mark.parametrize("weapon", ["rifle", "machine_gun"])
@pytest.mark.parametrize("seed", range(60))
def test_nobody_waits_for_what_appears_out_of_range(seed, weapon):
    """fubar.action.guard.react: the moment is the first at which somebody new appears while anybody is in range."""
    field, guard, stretch = scattered(seed, weapon)
    sweep = Sweep(field.state, stretch)
    watches = sweep.watches()
    moment, seeing = sweep.next_appearance(watches, 0.0) if watches else (1.0, [])

    before = seen_at(field, guard, stretch, 0.0)
    steps = max(int(stretch.longest / 0.05), 1)
    first = None
    for share in (k / steps for k in range(steps + 1)):
        now = seen_at(field, guard, stretch, share)
        if first is None and now - before and out_of_reach(guard, stretch, share) <= 0.0:
            first = share
        before = now

    if seeing:
        assert out_of_reach(guard, stretch, moment) <= 0.1
    if first is None:
        assert [] == seeing
    elif out_of_reach(guard, stretch, first) < -0.2:
        assert -0.06 <= (moment - first) * stretch.longest <= 0.2
