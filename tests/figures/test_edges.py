"""The edges of the table: how far off they are, and when somebody is over them."""

import pytest

from sandtable.figures.edges import OUT, edge_crossed, gap_to, point_at
from sandtable.table import Board, Disc, Hull

BOARD = Board(30.0, 20.0)
GAPS = {"north": 5.0, "south": 15.0, "west": 8.0, "east": 22.0}


@pytest.mark.parametrize("edge", OUT)
def test_a_step_as_long_as_the_gap_leads_to_the_edge(edge):
    """The gap is measured from the middle; over the edge it is a base further."""
    base = Disc(8.0, 5.0, 0.5)
    ux, uy = OUT[edge]
    gap = gap_to(BOARD, base, edge)

    assert GAPS[edge] == gap
    assert (8.0 + ux * gap, 5.0 + uy * gap) == point_at(BOARD, 8.0, 5.0, edge, 0.0)
    assert "" == edge_crossed(BOARD, base.at(8.0 + ux * gap, 5.0 + uy * gap))
    assert edge == edge_crossed(BOARD, base.at(*point_at(BOARD, 8.0, 5.0, edge, -0.5)))


def test_a_hull_is_across_later_lengthwise_than_abeam():
    """As it stands: half its length, or half its width."""
    ahead, abeam = Hull(15.0, -1.0, 4.0, 2.0, 90.0), Hull(15.0, -1.0, 4.0, 2.0, 0.0)

    assert "" == edge_crossed(BOARD, ahead)
    assert "north" == edge_crossed(BOARD, abeam)
    assert "north" == edge_crossed(BOARD, ahead.at(15.0, -2.0))
