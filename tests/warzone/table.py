"""A small table for Warzone: positions as in conformance cases, previews and answers by hand."""

from __future__ import annotations

from sandtable.core.dice import ScriptedDice
from sandtable.core.game import new_game
from sandtable.core.setup import Setup
from sandtable.systems.warzone import WarzoneSystem


def game_at(position, dice=()):
    """A game that goes on from a position, with scripted dice."""
    return new_game(WarzoneSystem(), Setup("warzone", position=position), dice=ScriptedDice(list(dice)))


def squad(id, side, unit, *points, **more):
    """One entry of `squads`."""
    return {"id": id, "side": side, "unit": unit, "at": [list(point) for point in points], **more}


def odds_of(preview, line=0):
    """A line of odds as a table."""
    return dict(preview.odds[line].classes)
