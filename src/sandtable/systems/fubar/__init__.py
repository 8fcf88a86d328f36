"""FUBAR: a fast skirmish game on two pages, with its scenarios, rosters and points."""

from sandtable.systems.fubar.game_system import FubarSystem
from sandtable.systems.fubar.state import FubarState

__all__ = ["FubarState", "FubarSystem"]
