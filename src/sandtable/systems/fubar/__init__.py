"""FUBAR: a fast skirmish game on two pages, with its scenarios, rosters and points."""

from sandtable.systems.fubar.state.state import FubarState
from sandtable.systems.fubar.system import FubarSystem

__all__ = ["FubarState", "FubarSystem"]
