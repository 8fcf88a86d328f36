"""Ambush: every side hides at a post; in turn each looks at one. Whoever finds scores; the found may flee."""

from ambush.state import AmbushState
from ambush.system import Ambush

__all__ = ["Ambush", "AmbushState"]
