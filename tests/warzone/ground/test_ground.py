"""Ways over terrain and the nearest point of a structure, against shapely."""

from itertools import pairwise
from math import hypot

import pytest
from shapely.geometry import LineString, Point, Polygon

from sandtable.core.dice import SeededDice, key_of
from sandtable.systems.warzone.attack.shot_numbers import nearest_point
from sandtable.systems.warzone.ground.terrain import inches_inside
from sandtable.table import area, comes_within

OUTLINES = (
    [(20.0, 20.0), (28.0, 20.0), (28.0, 26.0), (20.0, 26.0)],
    [(22.0, 18.0), (27.0, 23.0), (22.0, 28.0), (17.0, 23.0)],
    [(18.0, 19.0), (29.0, 22.0), (24.0, 29.0)],
)


def paths(seed, corners, count=150):
    """Ways about the pieces, the same each time, none of which runs along a side of one."""
    dice = SeededDice(key_of(seed, []))

    def spot():
        return 14.00037 + dice.below(19000) / 1000.0, 14.00041 + dice.below(19000) / 1000.0

    return [[spot() for _ in range(corners)] for _ in range(count)]


@pytest.mark.parametrize("outline", OUTLINES)
def test_the_inches_of_a_way_in_a_piece_are_those_of_its_outline(outline):
    """warzone.terrain.light: what counts is how much of the way lies inside, wherever it begins and ends."""
    piece = area("scrub", "bushes", outline)
    for path in paths(1, 3):
        wanted = sum(LineString(leg).intersection(Polygon(outline)).length for leg in pairwise(path))

        assert wanted == pytest.approx(inches_inside(piece, path), abs=1e-6)


@pytest.mark.parametrize("outline", OUTLINES)
def test_a_structure_is_as_near_as_its_outline(outline):
    """warzone.structure.attack: range and sight run to the nearest point of it."""
    walls = Polygon(outline).exterior
    for (spot,) in paths(2, 1):
        x, y = nearest_point(area("house", "wood_building", outline), *spot)

        assert 0.0 == pytest.approx(walls.distance(Point(x, y)), abs=1e-6)
        assert walls.distance(Point(spot)) == pytest.approx(hypot(x - spot[0], y - spot[1]), abs=1e-6)


@pytest.mark.parametrize("room", [0.7, 1.9, 3.6])
def test_a_way_is_stopped_where_it_first_comes_that_near(room):
    """warzone.move.through: an enemy's reach stops a model where its way enters it, round a corner or straight."""
    foe = Point(23.5, 23.5)
    for path in paths(3, 3):
        if foe.distance(Point(path[0])) <= room:
            continue
        way = LineString(path)
        found = comes_within(path, foe.x, foe.y, room)

        assert (foe.distance(way) <= room) == (found >= 0.0)
        if found >= 0.0:
            assert room == pytest.approx(foe.distance(way.interpolate(found)), abs=1e-6)
            before = [foe.distance(way.interpolate(found * share / 20.0)) for share in range(20)]
            assert min(before) >= room
