"""FUBAR: a fast skirmish game on two pages, with its scenarios, rosters and points."""

from sandtable.systems.fubar.advice import (
    Aim,
    Stance,
    activation_chance,
    chance,
    expected_hits,
    longest_weapon,
    moved,
    points_left,
    save_of_most,
    sees,
    standing,
)
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.systems.fubar.system import FubarSystem
from sandtable.table import Base

__all__ = [
    "Aim",
    "Base",
    "FubarState",
    "FubarSystem",
    "Stance",
    "Unit",
    "activation_chance",
    "chance",
    "expected_hits",
    "longest_weapon",
    "moved",
    "points_left",
    "save_of_most",
    "sees",
    "standing",
]
