"""Spots that rules and hands look for: free ones near by, points next to an enemy, the front of a base."""

from math import cos, hypot, pi, radians, sin

import pytest
from tests.fallout.table import battle, squad

from sandtable.systems.fallout.move.walking import free_spot
from sandtable.systems.fallout.state.lookout import front_points
from sandtable.table import Disc, heading


@pytest.mark.parametrize("sides", [(0.4, -0.4), (-0.4, 0.4)])
@pytest.mark.parametrize("turn", range(0, 360, 30))
def test_whoever_stands_on_two_finds_the_spot_that_touches_both(turn, sides):
    """fallout.vehicle.run_over.place: the nearest there is, whichever way they stand."""
    game = battle([squad("a", "A", [[20, 20]], type="squire"), squad("b", "B", [[60, 40]], type="squire")])
    figure = game.state.units[0].figures[0]
    ux, uy = cos(radians(turn)), sin(radians(turn))
    # 0.4 inches to either side of the line through the figure, and 0.2 behind it
    others = [Disc(20 - 0.2 * ux - side * uy, 20 - 0.2 * uy + side * ux, 0.5) for side in sides]
    spot = free_spot(game.state, figure, others)

    out = (1.0 - 0.4**2) ** 0.5 - 0.2
    assert pytest.approx((20 + out * ux, 20 + out * uy), abs=0.011) == (spot.x, spot.y)


def test_a_hand_snaps_to_a_place_beside_an_enemy():
    """A tenth of an inch short of contact, on the line to whoever leads."""
    game = battle(
        [squad("a", "A", [[20, 20]], type="squire_hero"), squad("b", "B", [[23, 24]], type="squire")]
    )
    game.answer("move")
    snaps = game.question().wire()["snaps"]

    assert [[22.34, 23.12]] == [snap[:2] for snap in snaps]
    assert pytest.approx(1.1, abs=0.01) == hypot(23 - snaps[0][0], 24 - snaps[0][1])


@pytest.mark.parametrize("facing", range(0, 360, 45))
def test_one_looks_from_the_front_of_the_base(facing):
    """fallout.los.line: no point that a figure looks from lies behind it, wherever it looks."""
    base = Disc(30.0, 20.0, 0.5)
    ux, uy = heading(facing)
    for k in range(24):
        for x, y in front_points(base, ux, uy, 10.0 * cos(k * pi / 12), 10.0 * sin(k * pi / 12)):
            assert (x - base.x) * ux + (y - base.y) * uy >= -1e-6
            assert pytest.approx(base.radius, abs=1e-6) == hypot(x - base.x, y - base.y)
