"""The question where somebody goes: what it remembers, proposes and tells clients."""

import pytest
from tests.figures.walkers import Walk, Walkers

from sandtable.core.dice import SeededDice
from sandtable.figures.moving import Listed
from sandtable.table import Disc

EAST = {"lead": [14, 10]}


@pytest.fixture
def walk():
    return Walk(Walkers([(10.0, 10.0), (10.0, 12.0)]))


def test_an_answer_that_says_the_same_is_thought_about_once(walk):
    """Checked, previewed and taken: one plan, also when the answer was copied or its keys were sorted on the way."""
    plan = walk.plan_for({"lead": [14, 10], "formation": "keep"})

    assert [] == walk.check({"formation": "keep", "lead": [14.0, 10.0]})
    assert plan is walk.plan_for({"lead": [14, 10], "formation": "keep"})
    assert 1 == walk.thoughts


def test_another_answer_is_thought_about_anew(walk):
    """The plan at hand is that of the last answer alone."""
    first = walk.plan_for(EAST)

    assert first is not walk.plan_for({"lead": [14, 11]})
    assert first is not walk.plan_for(EAST)
    assert 3 == walk.thoughts


def test_what_is_refused_as_true_is_not_refused_as_one():
    """Answers that are equal by Python's lights may differ by the law of shapes, whichever was asked about first."""
    near = Walk(Walkers([(1.0, 4.0)]))

    assert near.check({"to": {"w0": [True, 2]}})
    assert [] == near.check({"to": {"w0": [1, 2]}})
    assert near.check({"to": {"w0": [True, 2]}})


def test_proposals_that_stand_for_nothing_are_left_out(walk):
    """They have a number all the same, so that drawing by number throws the same dice."""
    assert 3 == walk.count()
    assert [EAST, {"then": "done"}] == walk.candidates()
    drawn = [walk.draw(SeededDice(f"{seed}".encode()))[0] for seed in range(40)]
    assert all(answer in walk.candidates() for answer in drawn)
    assert EAST in drawn
    assert {"then": "done"} in drawn


def test_an_illegal_proposal_is_never_drawn():
    """The way east is barred, so everybody stays."""
    barred = Walk(Walkers([(10.0, 10.0)], 4.0), [Disc(12.0, 10.0, 1.0)])

    assert all([{"then": "done"}] == barred.draw(SeededDice(f"{seed}".encode())) for seed in range(20))


def test_what_was_proposed_has_the_right_shape_but_what_was_made_of_it_need_not(walk):
    """A stranger's key is refused, whoever the rest of the answer is from."""
    proposed = walk.nth(0)

    assert [] == walk.check(proposed)
    assert "shape" == walk.check({**proposed, "colour": "red"})[0].message.id


def test_a_preview_tells_ways_cost_and_allowance(walk):
    """What a client draws before anybody decides."""
    preview = walk.preview(EAST)

    assert [] == preview.reasons
    assert 4.0 == preview.cost
    assert 6.0 == preview.allowance
    assert [("w0", [(10.0, 10.0), (14.0, 10.0)]), ("w1", [(10.0, 12.0), (14.0, 12.0)])] == preview.paths


def test_clients_are_told_who_may_move_how_far(walk):
    """The description of the question."""
    wire = walk.wire()

    assert "move" == wire["kind"]
    assert [{"token": "w0", "allowance": 6.0}, {"token": "w1", "allowance": 6.0}] == wire["tokens"]
    assert ["done", "dance"] == [then["id"] for then in wire["then"]]
    assert ["keep"] == wire["formations"]
    assert wire["reach"]


def test_what_may_not_come_after_is_refused_by_its_own_reasons(walk):
    """An option in sight keeps its reasons; one nobody knows of is none."""
    assert ["tired"] == [reason.message.id for reason in walk.check({**EAST, "then": "dance"})]
    assert ["core-refused-no-such-option"] == [r.message.id for r in walk.check({**EAST, "then": "fly"})]


def test_answers_listed_beforehand_go_by_their_numbers():
    """As any proposals do."""
    listed = Listed([EAST, {"then": "done"}])

    assert 2 == listed.count()
    assert [EAST, {"then": "done"}] == [listed.nth(0), listed.nth(1)]
