"""The bot that looks ahead: legal, the same again for the same number of playouts, never late, never a spy."""

import pytest
from tests.nets.moments import begun, moments

from sandtable.ai import BotError, Seat, bot, bot_names
from sandtable.ai.deep import DeepBot, Thinking
from sandtable.ai.deep.halving import Trials, chosen, halve
from sandtable.ai.deep.thinking import Clock
from sandtable.core.journal import canonical
from sandtable.core.system import system_ids

SYSTEMS = system_ids()
MOMENTS = 3
LOOKED_AT = 12  # moments among which somebody is asked for a whole activation, and looks ahead


def asked(system_id, number=1, every=60):
    """Seats of greedy games that are asked something, one after the other."""
    game = begun(system_id, number)
    for _ in moments(game, number, every, "greedy"):
        yield game, Seat(game, game.ask.side, 5)


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_the_same_playouts_give_the_same_answer(system_id):
    """By a number of playouts nothing depends on the clock; the answer is legal and the game as it was."""
    told = 0
    for number, (game, seat) in enumerate(asked(system_id, every=7)):
        if number >= LOOKED_AT or (told and number >= MOMENTS):
            break
        before = game.state.digest(), len(game.past), game.dice.at
        answers = [bot("deep:4p", system_id, seat.side, 3).answer(seat) for _ in range(2)]
        said = seat.said

        assert canonical(answers[0]) == canonical(answers[1])
        assert [] == game.check(answers[0])
        assert before == (game.state.digest(), len(game.past), game.dice.at)
        assert len(said) <= 3
        for plan in said:
            assert plan.low <= plan.chance <= plan.high
            assert plan.wire()["answers"]
        told += len(said)

    assert told


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_out_of_time_it_answers_as_its_taste(system_id):
    """A budget too small for a single playout gives greedy's answer, at once."""
    for (_, seat), _ in zip(asked(system_id, 2), range(3), strict=False):
        seat.budget = 1e-6
        hasty = canonical(bot("deep", system_id, seat.side, 3).answer(seat))

        assert hasty == canonical(
            bot("greedy", system_id, seat.side, 3).answer(Seat(seat._game, seat.side, 5))
        )


@pytest.mark.parametrize(("playouts", "plans"), [(8, 2), (24, 2), (36, 3), (60, 5)])
def test_few_playouts_try_few_plans(playouts, plans):
    """No more than each can be tried in a dozen worlds: of fewer nothing is ever taken for evidence."""
    tried = []
    for _, seat in asked("warfare", 2, 20):
        player = bot(f"deep:{playouts}p", "warfare", seat.side, 3)
        tried.append(len(player._plans(seat, seat.question)))
        if len(tried) == 12:
            break

    assert plans == max(tried)


def test_a_budget_and_a_reaction_shorten_its_thought():
    """A seat's budget is kept, and reactions have their own."""
    thinking = Thinking(soft=100.0, hard=200.0, reaction=50.0)
    long, short, reacting = (Clock(thinking, *words) for words in ((0.0, False), (8.0, False), (0.0, True)))

    assert long.hard > reacting.hard > short.hard
    assert short.soft < short.hard


@pytest.mark.parametrize("name", ["deep:", "deep:0", "deep:x", "deep:1.5p", "deep:-3", "deep:nan"])
def test_a_thinking_time_that_is_none_is_refused(name):
    """The name says how long, or it is no bot."""
    with pytest.raises(BotError, match="seconds"):
        bot(name, "fubar", 0, 1)


def test_a_name_says_how_long_it_thinks():
    """By seconds or by playouts."""
    quick, counted = bot("deep:0.4", "fubar", 0, 1), bot("deep:32p", "fubar", 0, 1)
    assert isinstance(quick, DeepBot)
    assert isinstance(counted, DeepBot)

    assert ("deep:0.4", 0.4, 0) == (quick.name, quick.thinking.hard, quick.thinking.playouts)
    assert 32 == counted.thinking.playouts


def test_the_better_of_two_is_found_and_the_worse_dropped():
    """Trials go to the better plans; the first one is never dropped."""
    worth = [0.5, 0.2, 0.7, 0.3, 0.1]
    trials = [Trials() for _ in worth]
    halve(trials, 4, lambda at, n: worth[at] + 0.01 * (n % 3), Clock(Thinking(playouts=60), 0.0, False))
    tried = [len(each.results) for each in trials]

    assert 60 == sum(tried)
    assert tried[2] > tried[1]
    assert tried[0] > tried[4]
    assert 2 == chosen(trials, 2.0, 12)


def test_without_evidence_it_stays_with_its_taste():
    """Better by chance is not better."""
    first, other = Trials(), Trials()
    first.results = [0.1, 0.9, 0.2, 0.8]
    other.results = [0.9, 0.2, 0.8, 0.3]

    assert 0 == chosen([first, other], 2.0, 4)


def test_a_few_worlds_are_no_evidence():
    """Of many plans one always looks better in a few worlds."""
    first, other = Trials(), Trials()
    first.results = [0.4, 0.5, 0.4, 0.5]
    other.results = [0.6, 0.8, 0.7, 0.7]

    assert [1, 0] == [chosen([first, other], 2.0, least) for least in (4, 12)]


def test_it_is_not_offered_before_it_is_shown_to_be_stronger():
    """Who names it gets it; lists of opponents leave it out."""
    assert "deep" == bot("deep", "fubar", 0, 1).name
    assert not any(name.startswith("deep") for name in bot_names())
