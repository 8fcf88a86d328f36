"""Who stands near, and the boxes in which they are looked for."""

from hypothesis import given
from hypothesis import strategies as st

from sandtable.figures.crowd import (
    Crowd,
    any_in,
    any_piece_in,
    box_about,
    middles,
    moved,
    pieces_in,
    swept,
    widened,
)
from sandtable.table import Disc, area

coordinates = st.integers(-200, 200).map(lambda tenth: tenth / 10)
boxes = st.tuples(coordinates, coordinates, st.integers(0, 40), st.integers(0, 40)).map(
    lambda b: (b[0], b[1], b[0] + b[2], b[1] + b[3])
)
PIECE = area("wood", "wood", [(2.0, 2.0), (4.0, 2.0), (4.0, 4.0), (2.0, 4.0)])


@given(boxes, coordinates, coordinates, st.floats(0.0, 1.0))
def test_what_is_swept_holds_the_box_all_along_its_way(box, dx, dy, share):
    """At every share of the step the box lies in what it sweeps, and at both ends it touches its edges."""
    left, low, right, high = swept(box, dx, dy)
    here = moved(box, dx * share, dy * share)

    assert left - 1e-9 <= here[0]
    assert low - 1e-9 <= here[1]
    assert here[2] <= right + 1e-9
    assert here[3] <= high + 1e-9
    assert (left, right) == (min(box[0], box[0] + dx), max(box[2], box[2] + dx))


def test_boxes_are_about_middles_and_widened_by_the_widest_base():
    """The box of the middles, then all that bases can reach from there."""
    bases = [Disc(1.0, 5.0, 0.5), Disc(3.0, 2.0, 1.5), Disc(2.0, 9.0, 0.5)]

    assert (1.0, 2.0, 3.0, 9.0) == middles(bases)
    assert (-5.5, -4.5, 9.5, 15.5) == box_about(bases, 5.0)
    assert (0.0, 1.0, 4.0, 10.0) == widened(middles(bases), 1.0)


def test_a_base_is_in_a_box_as_soon_as_its_edge_is():
    """Not when it only touches it."""
    box = (0.0, 0.0, 2.0, 2.0)

    assert any_in(box, [Disc(2.4, 1.0, 0.5)])
    assert not any_in(box, [Disc(2.5, 1.0, 0.5)])
    assert not any_in(box, [])


def test_a_piece_that_touches_a_box_is_listed_but_not_in_it():
    """A list of what to look at may hold one too many; a quick look may not stop anybody."""
    assert [PIECE] == pieces_in([PIECE], (0.0, 0.0, 2.0, 3.0))
    assert [] == pieces_in([PIECE], (0.0, 0.0, 1.9, 3.0))
    assert not any_piece_in((0.0, 0.0, 2.0, 3.0), [PIECE])
    assert any_piece_in((0.0, 0.0, 2.1, 3.0), [PIECE])


def test_barriers_count_on_the_way_and_others_where_it_ends():
    """A friend half-way is passed, a foe is not; where the step ends everybody counts."""
    crowd = Crowd()
    friend, foe = Disc(5.0, 0.0, 0.5), Disc(5.0, 4.0, 0.5)
    crowd.others = [friend, foe]
    crowd.barriers = [foe]
    box = (-1.0, -1.0, 1.0, 1.0)

    assert not crowd.bars(box, 10.0, 0.0)
    assert crowd.bars(box, 10.0, 4.0)
    assert [] == crowd.ends_among(box, 10.0, 0.0)
    assert [friend] == crowd.ends_among(box, 5.0, 0.0)
    assert [foe] == crowd.ends_among(box, 5.0, 3.0)
    assert [] == crowd.ends_among(box, 5.0, 2.0)
