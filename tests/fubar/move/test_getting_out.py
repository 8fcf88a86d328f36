"""fubar.vehicle.transport: where those who get out may stand, and what is shown of it."""

import pytest
from tests.fubar.field import Field, refusals

from sandtable.core.pins import pins
from sandtable.systems.fubar.move.transport import GetOut


@pytest.fixture
def ride():
    """Two riders in a carrier in the middle of the table."""
    field = Field()
    carrier = field.car("apc", 0, 24, 24, 0.0)
    riders = field.squad("riders", 0, [(24, 24), (24, 24)])
    riders.aboard = carrier.id
    carrier.vehicle.passengers.append(riders.id)
    return field, carrier, riders


def spots(field, carrier, away):
    """Two places beside the front of the hull, so far away from it, at the corner where the hull reaches furthest."""
    hull = carrier.vehicle.hull
    radius = field.state.lengths.base_radius
    x = hull.x + hull.length / 2 + radius + away
    return [(x, hull.y + hull.width / 2), (x, hull.y + hull.width / 2 - 2 * radius)]


@pins("fubar.move.figures", "fubar.vehicle.transport")
def test_nobody_gets_out_upon_a_friend_at_the_furthest_spot(ride):
    """fubar.move.figures: at the limit of 2 inches as anywhere else."""
    field, carrier, riders = ride
    one, two = spots(field, carrier, field.state.lengths.dismount - 0.01)
    answer = {"to": {"riders-1": [*one], "riders-2": [*two]}}
    free = GetOut(field.state, riders).check(answer)
    radius = field.state.lengths.base_radius
    field.squad("friend", 0, [(one[0] + 1.9 * radius, one[1])])

    taken = GetOut(field.state, riders).check(answer)

    assert ([], ["fubar.move.figures"]) == (free, [why for why, _ in refusals(taken)])


@pins("fubar.vehicle.transport")
def test_the_zone_that_is_shown_is_2_inches_and_a_base_about_the_hull(ride):
    """What is shown reaches as far as a base that stands at the limit."""
    field, carrier, riders = ride
    hull = carrier.vehicle.hull
    far = field.state.lengths.dismount + 2 * field.state.lengths.base_radius

    zone = GetOut(field.state, riders).details()["zones"][0]

    left, right = hull.x - hull.length / 2 - far, hull.x + hull.length / 2 + far
    low, high = hull.y - hull.width / 2 - far, hull.y + hull.width / 2 + far
    wanted = {(round(x, 2), round(y, 2)) for x in (left, right) for y in (low, high)}
    assert wanted == {tuple(corner) for corner in zone}
