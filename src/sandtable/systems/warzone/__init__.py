"""Warzone: Resurrection: squads, d20 and cards, with its missions, armies and packs."""

from sandtable.systems.warzone.game_system import WarzoneSystem
from sandtable.systems.warzone.packs import PackError, install, installed
from sandtable.systems.warzone.state import WarzoneState

__all__ = ["PackError", "WarzoneState", "WarzoneSystem", "install", "installed"]
