"""The words by which phases, actions, questions and answers are recognised: each stands here once.

They are on the wire, in journals and in positions, so they never change; what people read is in the texts.
"""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------ phases of a game

DEPLOYING: Final = "deploy"
PLAYING: Final = "turn"
OVER: Final = "over"

# ------------------------------------------------------------ actions of a unit, in the order of the chart

FIRE_LIGHT: Final = "fire-light"
FIRE_HEAVY: Final = "fire-heavy"
HUNTER_FIRE: Final = "hunter-fire"
FIRE_SAM: Final = "fire-sam"
ASSAULT: Final = "assault"
SUPPRESSIVE_FIRE: Final = "suppressive-fire"
CONVERT: Final = "convert"
REMOVE_ROADBLOCK: Final = "roadblock-remove"
LIFT_ROADBLOCK: Final = "roadblock-lift"
PLACE_ROADBLOCK: Final = "roadblock-place"
MOVE: Final = "move"
LOAD: Final = "load"
UNLOAD: Final = "unload"
RECOVER: Final = "recover"
OVERWATCH: Final = "overwatch"
LAY_SMOKE: Final = "smoke"
RECONNOITRE: Final = "recon"
CLEAR: Final = "clear"
MARTYRDOM: Final = "martyrdom"
DRONE_RECON: Final = "drone-recon"
FLY_SQUAD_DRONES: Final = "squad-drones"
AIRBORNE_DROP: Final = "airborne-drop"
EXIT: Final = "exit"

# ------------------------------------------------------------ answers that name neither a piece nor a hex

PASS: Final = "pass"  # noqa: S105 (a command, not a password)
"""The active side does nothing more for now."""
HOLD: Final = "hold"
"""Whoever could react lets it be."""
EXPLODE: Final = "explode"
"""The owner of an IED sets it off."""
LIGHT_VALUE: Final = "light"
HEAVY_VALUE: Final = "heavy"
"""The value with which a support attacks; it may go on OVERWATCH instead."""

# ------------------------------------------------------------ what a move may say, and a target

TO: Final = "to"
PATH: Final = "path"
LEAD: Final = "lead"
STEALTHILY: Final = "stealth"
AT: Final = "at"

# ------------------------------------------------------------ options of a set-up

MASINI: Final = "masini"
HELI_WEAPONS: Final = "heli_weapons"
MARTYRS: Final = "martyrdom"
SHEET: Final = "sheet"
"""Not a switch: the scenario file that is played."""

# ------------------------------------------------------------ tools of the table

RULER: Final = "ruler"
SIGHT_TOOL: Final = "sight"
TARGET_TOOL: Final = "target"
REACH_TOOL: Final = "reach"
UNIT_TOOL: Final = "unit"
