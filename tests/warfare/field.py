"""Positions for the tests of this folder."""

from sandtable.core.dice import ScriptedDice
from sandtable.core.game import new_game
from sandtable.core.setup import Setup
from sandtable.systems.warfare import WarfareSystem


def stood(units, dice=(), **more):
    """A game from a position: units and whatever else a position says, with scripted dice."""
    setup = Setup("warfare", position={"units": units, **more})
    return new_game(WarfareSystem(), setup, dice=ScriptedDice(list(dice)))


def played(game, *answers):
    """The game after these answers."""
    for answer in answers:
        game.answer(answer)
    return game
