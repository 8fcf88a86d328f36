"""Looking ahead from a question: what cannot be foreseen is refused in a sentence, whatever is waited for."""

import pytest

from sandtable.core.ahead import after, ahead
from sandtable.core.game import Refused, new_game
from sandtable.core.setup import Setup
from sandtable.core.system import system

POSITION = {
    "table": [36, 36],
    "turns": 2,
    "order": ["A", "B"],
    "holder": "A",
    "units": [
        {"id": "rifles", "side": "A", "name": "Rifles", "at": [[16, 26], [17.5, 26]]},
        {"id": "raiders", "side": "B", "name": "Raiders", "at": [[16, 13], [17.5, 13]]},
    ],
}


def waiting_for_dice():
    """A game whose dice people type in, at a throw."""
    game = new_game(system("fubar"), Setup("fubar", position=POSITION), typed=True)
    game.answer("rifles", 0)
    assert "dice" == game.question().kind
    return game


def test_where_dice_are_waited_for_nothing_is_foreseen():
    """A late question about what lies behind an answer finds a throw pending: one sentence, and the throw stays."""
    game = waiting_for_dice()

    with pytest.raises(Refused) as refused:
        after(game, ["assault"])

    assert "core-refused-unforeseen" == refused.value.reasons[0].message.id
    assert [] == ahead(game)
    assert "dice" == game.question().kind


def test_behind_the_throw_one_looks_ahead_again():
    """Once the dice lie, the questions behind the actions are there."""
    game = waiting_for_dice()
    game.answer([6], 0)

    assert game.question().opens
    for answer, question in (leads := ahead(game)):
        assert question.id == after(game, [answer]).question().id
    assert leads
