"""Setting units down: places spread over boxes."""

from math import hypot

from sandtable.table import spread_over


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
