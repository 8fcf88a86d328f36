"""The words of FUBAR's data by which rules know it. What people read is in the texts."""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------ weapons that rules name

ASSAULT_RIFLE: Final = "assault_rifle"
GRENADE: Final = "grenade"
HEAVY_MACHINE_GUN: Final = "hmg"
RIFLE_LAUNCHER: Final = "rifle_launcher"
SUPPORT: Final = "support"  # the class of those that stand still to fire

# ------------------------------------------------------------ scenarios, tables and units that rules name

SKIRMISH: Final = "skirmish"
SMALL_TABLE: Final = "small"
A_VEHICLE: Final = "vehicle"

# ------------------------------------------------------------ terrain that rules name

BUNKER: Final = "bunker"
ROAD: Final = "road"
RUIN: Final = "ruin"
WRECK: Final = "wreck"

# ------------------------------------------------------------ for whom a table edge is the way out

EXIT_FOR_VEHICLES: Final = "vehicles"
EXIT_FOR_CAPTIVE: Final = "captive"

# ------------------------------------------------------------ what a scenario pays for

LOSSES: Final = "losses"
HELD_EACH_TURN: Final = "held_each_turn"
UNITS_EACH_TURN: Final = "units_each_turn"
HELD_AT_END: Final = "held_at_end"
KEPT_AT_END: Final = "kept_at_end"
VEHICLES_OFF: Final = "vehicles_off"
VEHICLES_DESTROYED: Final = "vehicles_destroyed"
VEHICLES_IMMOBILE_AT_END: Final = "vehicles_immobile_at_end"
CAPTIVE_OUT: Final = "captive_out"
CAPTIVE_KEPT: Final = "captive_kept"
NO_ENEMY_LEFT: Final = "no_enemy_left"
