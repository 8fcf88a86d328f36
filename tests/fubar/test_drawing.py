"""Questions that work out only the answer that is drawn."""

import pytest

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.game import new_game
from sandtable.core.question import Question
from sandtable.core.setup import setup_of
from sandtable.core.system import system

QUICK = ("IntoCover", "MoveQuestion", "WhichUnit")


def drawn_twice(question, seed):
    """One draw the question's own way, one among all its candidates, with the same dice."""
    quick, slow = SeededDice(key_of(seed, [])), SeededDice(key_of(seed, []))
    return question.draw(quick), Question.draw(question, slow), (quick.at, slow.at)


@pytest.mark.parametrize("scenario", ["crossroads", "skirmish", "convoy"])
def test_a_quick_draw_is_the_draw_among_all_candidates(scenario):
    """The same dice draw the same answer, whether the others were worked out or not."""
    game = new_game(system("fubar"), setup_of({"system": "fubar", "scenario": scenario, "layout": 3}), 5)
    met = set()
    for seed in range(220):
        if game.ask is None:
            break
        question = game.question()
        own, common, thrown = drawn_twice(question, seed)
        met.add(type(question).__name__)

        assert common == own
        assert thrown[0] == thrown[1]
        game.answer(own[0])
    assert {"MoveQuestion", "WhichUnit"} <= met


def test_all_quick_questions_are_met():
    """Every question with a draw of its own comes up in a few games."""
    met = set()
    for seed in range(6):
        game = new_game(system("fubar"), setup_of({"system": "fubar", "layout": seed}), seed)
        dice = SeededDice(key_of(seed, ["draw"]))
        while game.ask is not None:
            question = game.question()
            met.add(type(question).__name__)
            if type(question).__name__ in QUICK:
                own, common, _ = drawn_twice(question, seed)
                assert common == own
            game.answer(question.draw(dice)[0])

    assert set(QUICK) <= met
