"""Why somebody answered as he did: told from the past, as the side that answered could see it."""

import pytest

import sandtable
from sandtable.ai import BotError, bot, bot_answers, decisions, explained, seats_of


@pytest.fixture(scope="module")
def played():
    """The first answers of a game between greedy bots."""
    game = sandtable.new("warfare", scenario="s1", seed=4)
    bots = [bot("greedy", "warfare", side, side) for side in range(2)]
    seats = seats_of(game, bots)
    for _ in range(60):
        bot_answers(game, seats[game.ask.side], bots[game.ask.side])
    return game


def test_a_decision_is_told_with_its_answer_first_and_what_else_there_was(played):
    """The plan that was taken comes first; where something spoke for it, that is said."""
    told = [explained(played, at) for at in decisions(played)]

    for each in told:
        assert each.advice.plans[0].answers[0] == played.past[each.at].answer
    assert any(len(each.advice.plans) > 1 and each.advice.plans[0].why for each in told)


def test_asking_changes_nothing_and_sees_nothing_to_come(played):
    """What is told of an entry is the same whatever came after it."""
    at = decisions(played)[20]
    before = len(played.past)
    whole = explained(played, at).advice.wire()

    fork = played.fork()
    fork.answer(fork.choices()[0])

    assert whole == explained(fork, at).advice.wire()
    assert before == len(played.past)


def test_between_decisions_the_last_one_is_told(played):
    """Dice and other sides' answers lie between: the decision of the side before them is meant."""
    own = decisions(played, 1)
    first, second = own[3], own[4]

    assert first == explained(played, second - 1, 1).at
    assert (own[2], second) == (explained(played, first, 1).earlier, explained(played, first, 1).later)


def test_where_nothing_was_decided_there_is_nothing_to_tell(played):
    """Before the first decision of a side: a sentence."""
    with pytest.raises(BotError, match="nothing had been decided"):
        explained(played, -1)
