"""Questions that work out only the answer that is drawn."""

import pytest

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.game import new_game
from sandtable.core.setup import setup_of
from sandtable.core.system import system
from sandtable.systems.fubar.move.destinations import Proposals
from sandtable.systems.fubar.move.movement import MoveQuestion

QUICK = ("IntoCover", "MoveQuestion", "WhichUnit")


def drawn_among(every, question, dice):
    """One draw among answers that are all there, drawn again where one is none or refused: the slow twin."""
    while every:
        at = dice.below(len(every)) if len(every) > 1 else 0
        if every[at] is not None and not question.check(every[at]):
            return [every[at]]
        every[at] = every[-1]
        every.pop()
    return []


def drawn_plainly(question, dice):
    """One draw among all that there is, worked out beforehand; places nobody can go to are drawn again."""
    if isinstance(question, MoveQuestion) and not getattr(question, "nearest", []):
        proposals = Proposals(question.state, question.planner(), question.open_thens())
        every = [proposals.nth(number) for number in range(proposals.count())]
        assert [answer for answer in every if answer is not None] == question.candidates()
        return drawn_among(every, question, dice)
    return drawn_among(list(question.candidates()), question, dice)


def drawn_twice(question, seed):
    """One draw the question's own way, one among all its candidates, with the same dice."""
    quick, slow = SeededDice(key_of(seed, [])), SeededDice(key_of(seed, []))
    return question.draw(quick), drawn_plainly(question, slow), (quick.at, slow.at)


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
