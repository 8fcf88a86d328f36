"""Points that somebody names one by one, ghosts of what is not on the table yet, and the nearest point of a zone."""

import pytest

from sandtable.core.wire import Message, Reason
from sandtable.figures.silhouettes import ghost_of_figure, ghost_of_hull, ghost_of_marker
from sandtable.figures.spots import SpotsQuestion, ring
from sandtable.figures.zones import Zone


class Counters(SpotsQuestion):
    """Two counters; the left half of the table means nothing."""

    def __init__(self):
        super().__init__(0, "a.rule", Message("a-prompt"), ["one", "two"])

    def meant(self, point):
        return super().meant(point) if point[0] >= 10.0 else None

    def check(self, answer):
        return [] if self.points_for(answer) else [Reason("a.rule", "a-message")]


def test_every_token_has_its_point():
    """On the grid; one that means nothing, or is missing, makes the answer unreadable."""
    question = Counters()

    assert [(12.0, 3.12), (20.0, 4.0)] == question.points_for({"to": {"one": [12, 3.1249], "two": [20, 4]}})
    for ends in ({"one": [12, 3]}, {"one": [12, 3], "two": [4, 4]}, {"one": [12, 3], "three": [20, 4]}):
        assert [] == question.points_for({"to": ends})
    assert [("one", [(12.0, 3.0)]), ("two", [(20.0, 4.0)])] == question.preview(
        {"to": {"one": [12, 3], "two": [20, 4]}}
    ).paths


def test_points_about_a_middle_lie_opposite_to_one_another():
    """In eight directions."""
    answers = Counters().around(20.0, 20.0, 3.0)

    assert 8 == len(answers)
    assert {"one": [23.0, 20.0], "two": [17.0, 20.0]} == answers[0]["to"]


def test_a_ring_is_drawn_at_its_reach():
    """As an outline of 24 corners."""
    assert all(
        pytest.approx(5.0, abs=0.02) == ((x - 10) ** 2 + (y - 9) ** 2) ** 0.5 for x, y in ring(10, 9, 5)
    )
    assert 24 == len(ring(10, 9, 5))


def test_ghosts_say_what_a_thing_looks_like():
    """Figures, vehicles and counters, each with its size and art."""
    figure = ghost_of_figure("f", 0.5, {"body": "light"}, True)
    hull = ghost_of_hull("v", 4.0, 2.0, {"hull": "tank"}, 90.0)

    assert {
        "token": "f",
        "shape": "figure",
        "radius": 0.5,
        "art": {"body": "light"},
        "leader": True,
    } == figure
    assert ("hull", 4.0, 2.0, 90.0) == (hull["shape"], hull["length"], hull["width"], hull["facing"])
    assert {"token": "m", "shape": "marker", "radius": 1.0, "art": {"pic": "mine"}} == ghost_of_marker(
        "m", 1.0, "mine"
    )


def test_the_nearest_point_of_a_zone_is_on_its_edge_or_where_one_stands():
    """Of several boxes that of the nearest; of a circle the way to its middle."""
    boxes = Zone("boxes", [(0.0, 0.0, 10.0, 6.0), (20.0, 0.0, 30.0, 6.0)])
    circle = Zone("circle", [], 10.0, 10.0, 5.0)

    assert [(5.0, 3.0), (5.0, 6.0), (20.0, 6.0)] == [
        boxes.nearest(5, 3),
        boxes.nearest(5, 9),
        boxes.nearest(18, 9),
    ]
    assert [(10.0, 5.0), (11.0, 11.0)] == [circle.nearest(10, 0), circle.nearest(11, 11)]
