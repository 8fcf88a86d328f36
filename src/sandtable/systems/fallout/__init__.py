"""Fallout: Warfare, in its English and its Italian edition: battles, armies and campaigns in the wasteland."""

from sandtable.systems.fallout import campaign
from sandtable.systems.fallout.game_system import FalloutSystem
from sandtable.systems.fallout.state import FalloutState

__all__ = ["FalloutState", "FalloutSystem", "campaign"]
