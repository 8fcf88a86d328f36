"""The kinds of terrain the book knows."""

from __future__ import annotations

from typing import Final

ROUGH: Final = "rough"
SHALLOW: Final = "shallow"
DEEP: Final = "deep"
WALL: Final = "wall"
RADIATION: Final = "radiation"
ROAD: Final = "road"
SMOKE: Final = "smoke"

KINDS: Final = (ROUGH, SHALLOW, DEEP, WALL, RADIATION)
"""fallout.terrain.hills: whatever stands on the table, a hill or a house, is declared one of these five."""
