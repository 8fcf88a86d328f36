"""Answers drawn by lot: the quick way draws what listing all candidates would have drawn."""

import pytest

from sandtable.core.dice import SeededDice
from sandtable.core.question import Question
from sandtable.systems.warzone.move.movement import MoveQuestion
from sandtable.systems.warzone.move.planning import MOVE, RUN
from sandtable.systems.warzone.move.taking_cover import Ducking
from warzone.table import game_at, squad

POSITION = {
    "terrain": [{"kind": "wall", "points": [[8, 18], [12, 18], [12, 18.5], [8, 18.5]]}],
    "squads": [
        squad("one", "A", "cap_light", (10, 16), (12, 15)),
        squad("foe", "B", "imp_trencher", (10, 30), (14, 26)),
    ],
}


def questions(state):
    model = state.model("one-1")
    return [MoveQuestion(state, model, MOVE), MoveQuestion(state, model, RUN), Ducking(state, model)]


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_a_place_drawn_is_one_of_the_candidates_with_the_same_dice(kind):
    """Bots that draw play the same games as ever: neither the dice nor the answers differ."""
    state = game_at(POSITION).state
    for seed in range(20):
        quick, plain = (SeededDice(f"draw {seed}".encode()) for _ in range(2))
        drawn = questions(state)[kind].draw(quick)
        listed = Question.draw(questions(state)[kind], plain)

        assert listed == drawn
        assert plain.at == quick.at


def test_staying_is_the_last_candidate_but_no_way_to_cover():
    """A model may stay where it is, unless it was to run for cover."""
    move, run, duck = questions(game_at(POSITION).state)

    assert {} == move.candidates()[-1] == run.candidates()[-1]
    assert {} not in duck.candidates()
    assert len(move.candidates()) == len(duck.candidates()) + 1


def test_a_way_found_legal_is_taken_as_it_was_worked_out():
    """The rule gets the way that was checked, and another where something else was asked in between."""
    question = questions(game_at(POSITION).state)[0]
    goal = {"to": {"one-1": [9, 14]}}

    assert [] == question.check(goal)
    assert question.plan_for(goal) is question.plan_for({"to": {"one-1": [9, 14]}})
    assert question.check({"to": {"one-1": [40, 40]}})
    assert (9.0, 14.0) == question.plan_for({"to": {"one-1": [9, 14]}}).end
