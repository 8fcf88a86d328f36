"""Fallout: Warfare, in its English and its Italian edition: battles, armies and campaigns in the wasteland."""

from sandtable.systems.fallout.advice import PENALTY, Force, volley
from sandtable.systems.fallout.book import words
from sandtable.systems.fallout.state.state import FalloutState
from sandtable.systems.fallout.system import FalloutSystem

__all__ = ["PENALTY", "FalloutState", "FalloutSystem", "Force", "volley", "words"]
