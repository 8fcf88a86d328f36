"""A seat hands out what a side may know, and nothing else."""

import pytest

from sandtable.ai import Seat
from sandtable.core.game import Game
from sandtable.core.state import State

HANDED_OUT = {
    "budget", "candidates", "check", "choices", "dice", "draw", "imagine", "known", "preview", "question", "said",
    "say", "side", "view", "vouches_for",
}  # fmt: skip


def test_a_seat_offers_no_more_than_it_says():
    """The public face of a seat is this list; the game and its state are not on it."""
    assert HANDED_OUT == {name for name in dir(Seat) if not name.startswith("_")}


def test_the_question_is_described_without_the_objects_behind_it(seat):
    """What a bot sees of a question are plain words and numbers."""
    asked = seat.question

    public = [getattr(asked, name) for name in dir(asked) if not name.startswith("_") and name != "wire"]
    assert [] == [value for value in public if isinstance(value, (Game, State))]
    assert isinstance(asked.wire(), dict)


def test_changing_what_is_known_changes_nothing(skirmish):
    """`known()` is the bot's own copy."""
    game = skirmish()
    seat = Seat(game, game.ask.side)
    before = game.state.digest()
    seat.known().units.clear()

    assert before == game.state.digest()


def test_a_seat_is_silent_out_of_turn(skirmish):
    """Only the side that is asked can ask about its answers."""
    game = skirmish()
    other = Seat(game, 1 - game.ask.side)

    assert other.question is None
    with pytest.raises(LookupError):
        other.candidates()


def test_a_bot_s_dice_are_its_own(skirmish):
    """The stream depends on the bot's seed and side alone, never on the game's seed."""
    first, second = Seat(skirmish(seed=1), 0, 5), Seat(skirmish(seed=2), 0, 5)

    assert [first.dice.below(1000) for _ in range(5)] == [second.dice.below(1000) for _ in range(5)]
    assert first.dice.key != Seat(skirmish(seed=1), 1, 5).dice.key
    assert first.dice.key != Seat(skirmish(seed=1), 0, 6).dice.key


def test_a_seat_vouches_only_for_what_it_checked(seat):
    """An answer counts as checked when it is legal and has not been changed since."""
    answer = seat.choices()[0]
    assert not seat.check(answer)

    assert seat.vouches_for(answer)
    assert not seat.vouches_for("something else")
