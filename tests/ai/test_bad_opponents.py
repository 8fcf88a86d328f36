"""Opponents that misbehave spoil their own game and nothing else."""

import pytest

from sandtable.ai import BotError, bot, play_out


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("crash", "bot crash crashed: ZeroDivisionError: no idea"),
        ("idle", "bot idle gave an illegal answer"),
        ("illegal", "bot illegal gave an illegal answer"),
        ("slow", "bot slow gave no answer within 0.2 s"),
        ("forger", "bot forger gave an illegal answer"),
        ("liar", "bot liar gave an answer that is not JSON"),
    ],
)
def test_what_a_bad_bot_does_is_said_in_one_sentence(skirmish, bad_bots, name, sentence):
    """Whatever a bot does wrong becomes a BotError that names it."""
    game = skirmish()
    players = [bad_bots[name]("fubar", side, 1) for side in (0, 1)]

    with pytest.raises(BotError) as caught:
        play_out(game, players, seconds=0.2)

    assert str(caught.value).startswith(sentence)


def test_an_illegal_answer_changes_nothing(skirmish, bad_bots):
    """The game stands where it stood, and the other bots may go on."""
    game = skirmish()
    before = game.state.digest(), len(game.past)
    with pytest.raises(BotError):
        play_out(game, [bad_bots["illegal"]("fubar", side, 1) for side in (0, 1)])

    assert before == (game.state.digest(), len(game.past))
    play_out(game, [bot("random", "fubar", side, 1) for side in (0, 1)])
    assert game.result is not None


def test_an_endless_game_is_stopped(skirmish):
    """A game that takes more answers than any game should is an error."""
    with pytest.raises(BotError, match="has not ended after 10 answers"):
        play_out(skirmish(), [bot("random", "fubar", side, 1) for side in (0, 1)], most=10)


def test_an_unknown_bot_is_refused_with_those_there_are():
    """The sentence says what can be chosen."""
    with pytest.raises(BotError, match='there is no bot "gready"; there are greedy, random'):
        bot("gready", "fubar", 0, 1)
