"""Terrain laid from the layout seed."""

import pytest

from sandtable.core.pins import pins
from sandtable.systems.warzone.book.catalogue import load
from sandtable.systems.warzone.book.profiles import IMPASSABLE
from sandtable.systems.warzone.book.scenarios import MISSIONS, mission_of
from sandtable.systems.warzone.setup.layout import EDGE, kept_clear, lay_terrain
from sandtable.table import gap_between_pieces

CATALOGUE = load()


@pins("warzone.setup.terrain", "warzone.setup.table")
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("layout", range(6))
def test_the_right_number_of_pieces_three_inches_apart(mission, layout):
    """warzone.setup.terrain: 8 pieces at least 3 inches apart, no edge closed off, the mission's places free."""
    played = mission_of(mission, 1, "assassin")
    pieces = lay_terrain(CATALOGUE, played, 48.0, 48.0, layout)
    near = [
        (one.id, other.id)
        for i, one in enumerate(pieces)
        for other in pieces[:i]
        if gap_between_pieces(one, other, 3.0) < 2.99
    ]
    shut = [
        piece.id
        for piece in pieces
        if CATALOGUE.terrain[piece.kind].ground == IMPASSABLE
        and min(piece.left, piece.bottom, 48.0 - piece.right, 48.0 - piece.top) < EDGE - 0.05
    ]
    covered = [
        p.id
        for x, y, reach in kept_clear(played, 48.0, 48.0)
        for p in pieces
        if p.distance_to_point(x, y) < reach - 0.05
    ]

    assert (8, [], [], []) == (len(pieces), near, shut, covered)


@pins("warzone.setup.terrain")
def test_a_large_table_takes_twelve():
    """warzone.setup.terrain: 12 on a 6 by 4."""
    assert 12 == len(lay_terrain(CATALOGUE, mission_of("meeting", 1, "assassin"), 72.0, 48.0, 4))
