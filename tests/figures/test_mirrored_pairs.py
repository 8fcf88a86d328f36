"""Terrain from a seed, in mirrored pairs."""

import pytest

from sandtable.core.dice import SeededDice, key_of
from sandtable.figures.mirrored_pairs import MirroredPairs
from sandtable.table import LINEAR, Piece, box, gap_between_pieces

WIDTH, HEIGHT = 48.0, 36.0


class Rocks(MirroredPairs):
    """Rocks and walls that keep 3 inches apart, 1 from the edge, and out of a strip along the top."""

    def __init__(self, seed, draws=9, roomy=8.0):
        super().__init__(WIDTH, HEIGHT, 3.0, roomy, draws, SeededDice(key_of(seed, ["rocks"])))
        self.passed = []

    def made(self, id, kind, points, height):
        if kind == "wall":
            return Piece(id, kind, points, height, LINEAR, 0.5)
        return Piece(id, kind, points, height)

    def margin(self, kind):
        return 1.0

    def thickness(self, kind):
        return 0.5 if kind == "wall" else 0.0

    def lies_free(self, trace, thick):
        return trace.bottom - thick >= 4.0

    def passes_over(self, draws):
        self.passed.append(draws)


@pytest.fixture(params=range(8))
def rocks(request):
    """A table with three pairs, or as many as found room."""
    laying = Rocks(request.param)
    laying.lay_pair("rock", box(3.0, 2.0))
    laying.lay_pair("wall", [(-3.0, 0.0), (3.0, 0.0)])
    laying.lay_pair("rock", box(3.0, 2.0), 5.0)
    return laying


def test_every_piece_has_its_mirror_image(rocks):
    """Through the centre of the table."""
    pairs = list(zip(rocks.pieces[::2], rocks.pieces[1::2], strict=True))

    assert pairs
    for one, other in pairs:
        there = [(round(WIDTH - x, 2), round(HEIGHT - y, 2)) for x, y in one.points()]
        assert sorted(there) == sorted((round(x, 2), round(y, 2)) for x, y in other.points())
        assert (one.kind, one.height) == (other.kind, other.height)


def test_pieces_keep_their_distance_and_stay_where_they_may_lie(rocks):
    """From one another, from the edge, and out of what the game keeps free; a wall with its thickness."""
    for at, piece in enumerate(rocks.pieces):
        assert piece.left - (0.5 - piece.radius) >= 0.49
        assert piece.bottom >= 4.0 - 0.01
        for other in rocks.pieces[:at]:
            assert gap_between_pieces(piece, other) >= 3.0 - 0.01


def test_nothing_is_laid_where_nothing_fits():
    """A piece as wide as the table leaves no room for its image."""
    laying = Rocks(1)
    laying.lay_pair("rock", box(15.0, 15.0))

    assert [] == laying.pieces


def test_a_spot_with_room_enough_ends_the_drawing():
    """The game is told how many draws were left, so that its dice may go on as if all had been made."""
    laying = Rocks(3, draws=9, roomy=3.0)
    laying.lay_pair("rock", box(1.0, 1.0))

    assert 2 == len(laying.pieces)
    assert 1 == len(laying.passed)
    assert 0 <= laying.passed[0] < 9
