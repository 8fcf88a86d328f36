"""Plays whole games by random answers, for the tests of this folder."""

import pytest

from sandtable.core.dice import SeededDice
from sandtable.core.game import new_game
from sandtable.core.setup import Setup, SideSetup
from sandtable.systems.warfare import WarfareSystem

LONGEST = 6000
"""More questions than any game asks."""


def drawn(game, dice):
    """A legal answer to the pending question, drawn among its candidates."""
    waiting = game.question().candidates()[:]
    while waiting:
        answer = waiting.pop(dice.below(len(waiting)))
        if not game.check(answer):
            return answer
    return pytest.fail(f"{game.ask.why}: no candidate is legal")


def begun(scenario, sides, seed, keep=False, listen=False, options=None):
    """A game before its first question."""
    setup = Setup(
        "warfare", scenario, [SideSetup() for _ in range(sides)], options=options or {}, layout=seed
    )
    return new_game(WarfareSystem(), setup, seed, listen=listen, keep=keep)


def random_game(scenario, sides, seed, keep=False, after=None, listen=False, options=None):
    """A game to its end; `after` looks at the game whenever something is asked."""
    game = begun(scenario, sides, seed, keep, listen, options)
    dice = SeededDice(f"answers {seed}".encode())
    for _ in range(LONGEST):
        if game.ask is None:
            return game
        if after is not None:
            after(game)
        game.answer_legal(drawn(game, dice))
    return pytest.fail("the game does not end")
