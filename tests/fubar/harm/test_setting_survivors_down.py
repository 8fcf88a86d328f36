"""fubar.vehicle.damage.place: where those who get out of a wreck are proposed to stand."""

import pytest

from sandtable.core.pins import pins
from sandtable.systems.fubar.harm.survivors import PlaceSurvivors
from sandtable.table import Disc, distance


def proposed(table, n):
    """How far from the wreck of a truck the ready places of so many survivors lie."""
    truck = table.vehicle("truck", 0, (24, 24))
    crew = table.squad("crew", 0, [(24, 24)] * n)
    assert truck.vehicle is not None
    hull = truck.vehicle.hull
    table.state.units.remove(truck)
    question = PlaceSurvivors(table.state, crew, hull)
    radius = table.book.lengths.base_radius
    return [distance(Disc(x, y, radius), hull) for x, y in question.ready]


@pytest.mark.parametrize(("n", "furthest"), [(4, 0.0), (25, 1.0), (50, 2.0)])
@pins("fubar.vehicle.damage.place")
def test_survivors_fill_ring_after_ring(table, n, furthest):
    """Ring after ring of bases, as many as are needed."""
    ways = proposed(table, n)

    assert n == len(ways)
    assert furthest == pytest.approx(max(ways), abs=0.05)
    assert [] == [way for way in ways if abs(way - round(way)) > 0.05]


@pins("fubar.vehicle.damage.place", "fubar.vehicle.crew")
def test_nobody_goes_further_than_2_inches_while_there_is_room(table):
    """fubar.vehicle.damage.place: where the rings are full, a close look finds room nearer, on the wreck itself too."""
    ways = proposed(table, 60)

    assert 60 == len(ways)
    assert max(ways) < 2.05
