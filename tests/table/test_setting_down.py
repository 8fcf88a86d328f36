"""Setting units down: answers read as bases, and places spread over boxes."""

from math import hypot

from sandtable.table import discs_about, discs_at, spread_over

ENDS = {"a": [1.004, 2.0], "b": [3.0, 4.0]}


def test_every_token_has_a_place_and_nobody_else():
    """A token left out, one too many, or no point at all cannot be read."""
    assert [(1.0, 2.0, 0.5), (3.0, 4.0, 0.5)] == [
        (d.x, d.y, d.radius) for d in discs_at(ENDS, ["a", "b"], 0.5)
    ]
    assert [] == discs_at(ENDS, ["a"], 0.5)
    assert [] == discs_at(ENDS, ["a", "b", "c"], 0.5)
    assert [] == discs_at({"a": "here"}, ["a"], 0.5)


def test_a_formation_stands_about_its_lead():
    """On the grid of hundredths, in the order of its places."""
    assert [(9.0, 5.0), (11.33, 5.0)] == [
        (d.x, d.y) for d in discs_about((10, 5), [(-1, 0), (1.333, 0)], 0.5)
    ]


def test_places_lie_in_the_boxes_the_middle_of_the_table_first():
    """Nothing sticks out, also by an inset; the places are a margin apart at the least, and each box has some."""
    boxes = [(0.0, 0.0, 48.0, 6.0), (0.0, 42.0, 48.0, 48.0)]
    for inset in (0.0, 0.5):
        found = spread_over(boxes, 48.0, 48.0, 4.0, 2.0, 1.0, inset)
        for x, y in found:
            assert 2.0 + inset <= x <= 46.0 - inset
            assert 1.0 + inset <= min(y, 48.0 - y) <= 5.0 - inset
        far = [round(hypot(x - 24.0, y - 24.0), 1) for x, y in found]
        assert far == sorted(far)
        assert {True, False} == {y < 24.0 for _, y in found}


def test_where_it_does_not_fit_the_middle_of_the_box_is_tried():
    """Whoever asks finds out whether that is legal."""
    assert [(5.0, 1.0)] == spread_over([(4.0, 0.0, 6.0, 2.0)], 48.0, 48.0, 4.0, 4.0, 1.0)


def test_places_on_the_grid_stay_in_their_box():
    """Rounded to hundredths, a place beside the edge may not stick out of it, whichever way the half would go."""
    box = (20.0, 100.0, 100.0, 120.0)
    for x, y in spread_over([box], 120.0, 120.0, 10.01, 6.25, 2.5):
        assert 20.0 + 5.005 <= x <= 100.0 - 5.005
        assert 100.0 + 3.125 <= y <= 120.0 - 3.125
