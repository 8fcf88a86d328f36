"""Warfare: Modern Tactical Combat, on hexes: action track, nine coloured dice, five scenarios and a generator."""

from sandtable.hexmap import Blockers
from sandtable.systems.warfare.forecast import (
    ASSAULT,
    COMBAT,
    SELF,
    SUPPRESSION,
    Attack,
    attacks_of,
    calls_of,
    combat_chances,
    costs_to,
    hex_at,
    in_ap,
    in_force,
    moves_of,
    open_to,
    outcome_chances,
    place_of,
    points_now,
    waiting_supports,
)
from sandtable.systems.warfare.game_system import WarfareSystem
from sandtable.systems.warfare.state import Counter, Support, Unit, WarfareState

__all__ = [
    "ASSAULT",
    "COMBAT",
    "SELF",
    "SUPPRESSION",
    "Attack",
    "Blockers",
    "Counter",
    "Support",
    "Unit",
    "WarfareState",
    "WarfareSystem",
    "attacks_of",
    "calls_of",
    "combat_chances",
    "costs_to",
    "hex_at",
    "in_ap",
    "in_force",
    "moves_of",
    "open_to",
    "outcome_chances",
    "place_of",
    "points_now",
    "waiting_supports",
]
