"""The random bot is legal and uniform."""

from collections import Counter

from sandtable.ai import Seat, bot, play_out
from sandtable.core.journal import Seal, journal_of


def test_every_legal_choice_is_as_likely_as_the_other(seat):
    """Over many draws each choice comes up about as often; none that is illegal ever does."""
    player = bot("random", "fubar", seat.side, 7)
    choices = [str(choice) for choice in seat.choices()]
    drawn = Counter(str(player.answer(seat)) for _ in range(400 * len(choices)))

    assert set(choices) == set(drawn)
    assert all(320 < drawn[choice] < 480 for choice in choices)


def test_the_same_seeds_play_the_same_game(skirmish):
    """A game of bots follows from its seeds."""

    def journal(bot_seed):
        game = skirmish()
        play_out(game, [bot("random", "fubar", side, bot_seed) for side in (0, 1)])
        return journal_of(game, Seal(1)).text()

    assert journal(3) == journal(3)
    assert journal(3) != journal(4)


def test_drawing_leaves_the_question_as_it_was(skirmish):
    """The bot does not eat up the candidates of a question."""
    game = skirmish()
    seat = Seat(game, game.ask.side, 1)
    before = seat.candidates()[:]
    bot("random", "fubar", seat.side, 1).answer(seat)

    assert before == seat.candidates()
