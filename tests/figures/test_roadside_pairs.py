"""Terrain from a seed beside roads."""

import pytest

from sandtable.core.dice import SeededDice, key_of
from sandtable.figures.roadside_pairs import RoadsidePairs
from sandtable.figures.roadsides import Ground
from sandtable.figures.thick_lines import PieceShape
from sandtable.table import Piece, box, gap_between_pieces

ROAD = Piece("road", "road", [(0.0, 22.0), (48.0, 22.0), (48.0, 26.0), (0.0, 26.0)])


class Rocks(RoadsidePairs):
    """Rocks that keep 4 inches apart, on a table with a road down its middle."""

    def __init__(self, seed, listed=()):
        ground = Ground([ROAD], 48.0, 48.0, 1.0)
        super().__init__(48.0, 48.0, 4.0, 1.0, list(listed), ground, SeededDice(key_of(seed, ["rocks"])))

    def made(self, id, kind, points):
        return Piece(id, kind, points)


@pytest.mark.parametrize("seed", range(6))
def test_pairs_keep_off_the_road_and_from_one_another(seed):
    """Each rock has its image through the centre, on the table and 4 inches from every other; so has what lay there."""
    listed = [Piece("house", "house", [(20.0, 2.0), (28.0, 2.0), (28.0, 8.0), (20.0, 8.0)])]
    laying = Rocks(seed, listed)
    for strip in (True, False, False):
        laying.lay_pair("rock", PieceShape(box(3.0, 2.0), 1.5), strip)

    assert len(laying.pieces) >= 5
    assert ["house", "rock-1", "rock-2"] == [piece.id for piece in laying.pieces[:3]]
    for at, piece in enumerate(laying.pieces[1:], 1):
        assert piece.left >= 0.0
        assert gap_between_pieces(piece, ROAD) > 0.2
        assert all(gap_between_pieces(piece, other) >= 4.0 for other in laying.pieces[:at])
    for one, other in zip(laying.pieces[1::2], laying.pieces[2::2], strict=True):
        there = sorted((round(48.0 - x, 2), round(48.0 - y, 2)) for x, y in one.points())
        assert there == sorted((round(x, 2), round(y, 2)) for x, y in other.points())


def test_where_no_clearing_is_wide_enough_nothing_is_laid():
    """A rock as wide as half the table finds none."""
    laying = Rocks(1)
    laying.lay_pair("rock", PieceShape(box(23.0, 23.0), 0.0), False)

    assert [] == laying.pieces
