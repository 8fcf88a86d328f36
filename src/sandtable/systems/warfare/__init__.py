"""Warfare: Modern Tactical Combat, on hexes: action track, nine coloured dice, five scenarios and a generator."""

from sandtable.systems.warfare.game_system import WarfareSystem
from sandtable.systems.warfare.state import WarfareState

__all__ = ["WarfareState", "WarfareSystem"]
