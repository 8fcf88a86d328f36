"""fubar.action.ground: which cover a unit that goes to ground makes for, and where it meets its edge."""

from math import sqrt

import pytest
from tests.fubar.field import Field

from sandtable.core.pins import pins
from sandtable.systems.fubar.move.grounding import nearest_cover, nearest_point
from sandtable.systems.fubar.move.march import March
from sandtable.table import ROUND, Piece


@pytest.mark.parametrize(
    ("x", "y", "at"),
    [
        (10.0, 16.0, (10.0, 12.0)),
        (4.0, 10.0, (8.0, 10.0)),
        (13.0, 14.0, (10.0 + 6 / 5, 10.0 + 8 / 5)),
        (10.5, 10.0, (12.0, 10.0)),
        (10.0, 10.0, (10.0, 10.0)),
    ],
)
@pins("fubar.action.ground.move")
def test_the_nearest_point_of_a_round_piece_lies_on_its_rim(x, y, at):
    """On the line from its centre, outside and inside alike; in the very centre no side is nearer."""
    piece = Piece("crater", "hole", [(10.0, 10.0)], shape=ROUND, radius=2.0)

    found = nearest_point(piece, x, y)

    assert at == pytest.approx(found)
    assert sqrt((found[0] - 10.0) ** 2 + (found[1] - 10.0) ** 2) in (pytest.approx(2.0), 0.0)


@pins("fubar.action.ground.move")
def test_cover_out_of_reach_is_none():
    """fubar.action.ground.move: at the very reach it counts, a hair further it does not."""
    field = Field()
    unit = field.squad("squad", 0, [(10, 10)])
    reach = field.state.lengths.ground
    field.terrain("wood", "wood", (10 + reach, 5), (20 + reach, 15))
    march = March(unit, "ground", reach, "fubar.action.ground.move")
    within = [piece.id for piece in nearest_cover(field.state, march)]
    far = Field()
    unit = far.squad("squad", 0, [(10, 10)])
    far.terrain("wood", "wood", (10.1 + reach, 5), (20 + reach, 15))
    beyond = nearest_cover(far.state, March(unit, "ground", reach, "fubar.action.ground.move"))

    assert (["wood"], []) == (within, beyond)
