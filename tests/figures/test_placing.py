"""The question where a unit is set down."""

from typing import ClassVar

import pytest

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.wire import Message
from sandtable.figures.formations import ranks_of
from sandtable.figures.placing import PlaceQuestion, ring_about
from sandtable.figures.zones import Zone
from sandtable.table import Board, Disc, Hull, overlaps

WHY = "a.rule"
STRIP = (0.0, 18.0, 24.0, 24.0)


class Squad(PlaceQuestion):
    """Four figures that may not stand on those who are there already; the law also holds for part of them."""

    parts: ClassVar[bool] = True

    def __init__(self, zone=None, taken=(), count=4, hull=None, board=None):
        board = board if board is not None else Board(24.0, 24.0, [])
        place = Zone("strip", [STRIP]) if zone is None else zone
        super().__init__(0, WHY, Message("a-prompt"), "squad", "", board, place)
        self.hull = hull
        self.tokens = ["tank"] if hull is not None else [f"f{n + 1}" for n in range(count)]
        self.radii = [0.5] * len(self.tokens)
        self.taken = list(taken)

    def ranks(self, formation):
        columns = {"block": 2, "line": 4, "column": 1}[formation]
        return ranks_of(columns, len(self.tokens), 1.5)

    def usual_heading(self, x, y):
        return 90.0

    def edge_rule(self):
        return "a.edge"

    def why_not_at(self, at, bases):
        for other in [*self.taken, *bases[:at]]:
            if overlaps(bases[at], other):
                return self.refused(at, WHY, "occupied", {"by": "somebody"})
        return []

    def why_not_together(self, bases, formed):
        return [] if formed or bases[0].x < 20.0 else self.refused(0, "a.together", "apart")

    def ghosts(self):
        return list(self.tokens)


def whys(question, answer):
    return [(reason.why, reason.message.id) for reason in question.check(answer)]


def stand(question, answer):
    return [(base.x, base.y) for base in question.bases_for(answer)]


def test_a_formation_stands_about_its_middle():
    """On the grid of hundredths."""
    block = {"lead": [10, 21], "formation": "block"}
    column = {"lead": [10, 21], "formation": "column"}

    assert [(9.25, 20.25), (10.75, 20.25), (9.25, 21.75), (10.75, 21.75)] == stand(Squad(), block)
    assert [(10.0, y) for y in (18.75, 20.25, 21.75, 23.25)] == stand(Squad(), column)
    assert stand(Squad(), block) == stand(Squad(), {"lead": [10, 21]})


def test_everybody_may_be_placed_by_himself():
    """Each of them, and nobody else."""
    ends = {"f1": [1, 20], "f2": [3, 20], "f3": [5, 20], "f4": [7, 20.004]}

    assert [(1.0, 20.0), (3.0, 20.0), (5.0, 20.0), (7.0, 20.0)] == stand(Squad(), {"to": ends})
    assert [] == stand(Squad(), {"to": {"f1": [1, 20]}})


@pytest.mark.parametrize(
    "answer",
    [None, "here", {}, {"lead": [10, 21], "formation": "ball"}, {"lead": [10, 21], "colour": 1},
     {"lead": [10, 21], "to": {}}, {"to": {"f9": [1, 20]}}],
)  # fmt: skip
def test_what_cannot_be_read_is_refused(answer):
    """Whatever is no place for everybody."""
    assert [(WHY, "figures-refused-place-shape")] == whys(Squad(), answer)
    assert [] == Squad().preview(answer).paths


def test_a_vehicle_stands_where_it_is_told_and_looks_so():
    """On paper facings run the other way round; nothing said is the usual heading."""
    tank = Squad(hull=Hull(0.0, 0.0, 4.0, 2.0, 0.0))

    told = tank.bases_for({"to": {"tank": [12, 21]}, "facing": {"tank": 90}})[0]
    usual = tank.bases_for({"lead": [12, 21]})[0]

    assert (12.0, 21.0, 4.0, 270.0) == (told.x, told.y, told.length, told.facing)
    assert 90.0 == usual.facing


def test_table_zone_and_the_law_of_the_game_are_asked_in_that_order():
    """Each refusal with its own rule, and the name of whose base it is."""
    question = Squad(taken=[Disc(10.75, 21.75, 0.5)])

    assert [("a.edge", "figures-refused-place-off-table")] == whys(question, {"lead": [10, 24]})
    assert [(WHY, "figures-refused-place-zone")] == whys(question, {"lead": [10, 10]})
    assert [(WHY, "occupied")] == whys(question, {"lead": [10, 21]})
    assert {"figure": "f4", "by": "somebody"} == question.check({"lead": [10, 21]})[0].message.values
    ends = {f"f{n}": [24.5 - n, 20] for n in (1, 2, 3, 4)}
    assert [("a.together", "apart")] == whys(question, {"to": ends})


def test_places_are_proposed_that_are_legal():
    """As many as asked for, towards the middle of the table first."""
    question = Squad()

    assert 8 == len(question.candidates())
    assert all(not question.check(answer) for answer in question.candidates())
    assert {"lead": [10.46, 19.25], "formation": "block"} == question.candidates()[0]


def test_a_zone_without_room_is_widened_whoever_asks_first():
    """Legality does not hang on whether places were proposed before."""
    full = [Disc(x + 0.5, y + 0.5, 0.5) for x in range(24) for y in range(18, 24)]
    outside = {"lead": [12, 17], "formation": "line"}

    assert [] == whys(Squad(taken=full), outside)
    assert [(WHY, "figures-refused-place-zone")] == whys(Squad(), outside)
    assert [outline for outline in Squad(taken=full).details()["zones"] if [0.0, 18.0] not in outline]


def test_on_a_full_table_they_stand_one_by_one():
    """Where no formation has room, as near to one another as they can."""
    board = Board(4.0, 4.0, [])
    taken = [Disc(2.0, 2.0, 1.0)]
    question = Squad(Zone("all", [(0.0, 0.0, 4.0, 4.0)]), taken, board=board)

    (answer,) = question.candidates()

    assert {"f1", "f2", "f3", "f4"} == answer["to"].keys()
    assert [] == whys(question, answer)


def test_where_there_is_no_room_at_all_nothing_is_proposed():
    """And the search for it ends."""
    question = Squad(taken=[Disc(12.0, 12.0, 30.0)])

    assert [] == question.candidates()
    assert [] == question.draw(SeededDice(key_of(1, ["place"])))


def test_events_and_previews_say_where_everybody_comes_to_stand():
    """By token."""
    question = Squad(count=2)
    answer = {"to": {"f1": [3, 20], "f2": [5, 20]}}

    assert [("f1", [(3.0, 20.0)]), ("f2", [(5.0, 20.0)])] == question.preview(answer).paths
    assert [90.0, 270.0] == question.headings({**answer, "facing": {"f2": 90}}, question.bases_for(answer))


def test_a_ring_without_radius_is_its_middle():
    """Wider rings have more points."""
    assert [(3.0, 4.0)] == ring_about(3.0, 4.0, 0.0)
    assert len(ring_about(3.0, 4.0, 2.0)) > len(ring_about(3.0, 4.0, 1.0))
