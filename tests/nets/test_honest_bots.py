"""No bot can see what it may not: other dice to come and another hidden truth never change an answer.

Twins of one game, as in `test_nothing_hidden_bends`, are played on side by side. Whenever the side is asked, every bot
answers from its seat in both, each with dice of its own lying ready in the game: the answers are the same to the last
byte, and so is what the bots say about them.
"""

from itertools import islice

import pytest
from tests.nets.moments import SYSTEMS, wider
from tests.nets.test_nothing_hidden_bends import Twins, differences, twins_of

from sandtable.ai import Seat, bot, bot_names
from sandtable.core.dice import SeededDice
from sandtable.core.journal import canonical

GAMES = {"fubar": 2, "fallout": 2, "warfare": 3, "warzone": 1}  # in the short form
EVERY = 60
EACH = 2
THOUGHT = "deep:6p"  # the one that looks ahead, by a number of playouts: time would tell on its answers
DEEP_STEPS = 2  # answers of a pair at which that one is asked: it takes long


class Honest(Twins):
    """Compares what bots answer, and nothing else."""

    def __init__(self, twins):
        super().__init__(twins.real, twins.states[0], twins.states[1], twins.side, twins.seed)
        self.asked = 0

    def _seen(self, game, chance):
        pending = game.ask
        if pending is None or pending.side != self.side:
            return {}
        self.asked += 1
        names = bot_names()
        if self.asked <= 2 * DEEP_STEPS:
            names.append(THOUGHT)
        dice = game.dice
        game.dice = SeededDice(b"future %d" % self.games.index(game), self.asked * 1000)
        found = {}
        for name in names:
            seat = Seat(game, self.side, 7)
            found[name] = canonical(bot(name, game.system.id, self.side, 7).answer(seat))
            found[f"said by {name}"] = canonical([plan.wire() for plan in seat.said])
        game.dice = dice
        return found


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_bots_answer_the_same_whatever_is_hidden(system_id):
    """Neither the dice to come nor the truth behind a secret bends what any bot answers."""
    games = wider(GAMES[system_id], 10)
    pairs = [
        Honest(twins) for number in range(games) for twins in islice(twins_of(system_id, number, EVERY), EACH)
    ]
    found, number = differences(pairs)

    assert [] == found
    assert number
    assert sum(pair.compared[THOUGHT] for pair in pairs)
    assert sum(pair.compared["greedy"] for pair in pairs)
