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

# ------------------------------------------------------------ questions

WHO_ACTS: Final = "who-acts"
WHICH_ACTION: Final = "which-action"
WHERE_TO_MOVE: Final = "where-to-move"
WHO_FOLLOWS: Final = "who-follows"
FREE_STEP: Final = "free-step"
WHERE_TO_SMOKE: Final = "where-to-smoke"
WHOM_TO_LOAD: Final = "whom-to-load"
WHERE_TO_UNLOAD: Final = "where-to-unload"
WHERE_TO_DROP: Final = "where-to-drop"
WHAT_TO_REMOVE: Final = "what-to-remove"
WHAT_TO_CLEAR: Final = "what-to-clear"
WHAT_TO_RECONNOITRE: Final = "what-to-reconnoitre"
WHETHER_TO_EXPLODE: Final = "whether-to-explode"
RECOVERY_DIE: Final = "recovery-die"
WHAT_SUPPORT_DOES: Final = "what-support-does"
WHOM_TO_STRIKE: Final = "whom-to-strike"
WHETHER_TO_FIRE_SAM: Final = "whether-to-fire-sam"
WHETHER_TO_RAM: Final = "whether-to-ram"
WHETHER_TO_JAM: Final = "whether-to-jam"
WHOM_TURNED_DRONE_STRIKES: Final = "whom-turned-drone-strikes"
WHICH_DRONE: Final = "which-drone"
WHOM_TO_SHELL: Final = "whom-to-shell"
SCATTER_ARROW: Final = "scatter-arrow"
WHOM_TO_SNIPE: Final = "whom-to-snipe"
WHETHER_TO_COUNTER_SNIPE: Final = "whether-to-counter-snipe"
FIRE_AT_WHOM: Final = "fire-at-whom"
WHOM_TO_ASSAULT: Final = "whom-to-assault"
WHOM_TO_SUPPRESS: Final = "whom-to-suppress"
WHOM_TO_BLOW_UP: Final = "whom-to-blow-up"
WHETHER_TO_FIRE_ON_OVERWATCH: Final = "whether-to-fire-on-overwatch"
WHOM_TO_CONVERT: Final = "whom-to-convert"
WHERE_CROWD_GOES: Final = "where-crowd-goes"
WHICH_COUNTER_FIRST: Final = "which-counter-first"
WHERE_TO_PLACE: Final = "where-to-place"
WHERE_TO_HIDE: Final = "where-to-hide"
WHERE_TO_ARRIVE: Final = "where-to-arrive"
WHAT_TO_LIFT: Final = "what-to-lift"
WHERE_TO_PUT_ROADBLOCK: Final = "where-to-put-roadblock"
WHICH_FACE: Final = "which-face"
WHICH_LOAD: Final = "which-load"
WHO_HOLDS_HOSTAGES: Final = "who-holds-hostages"

# ------------------------------------------------------------ answers that name neither a piece nor a hex

PASS: Final = "pass"  # noqa: S105 (a command, not a password)
"""The active side does nothing more for now."""
HOLD: Final = "hold"
"""Whoever could react lets it be."""
EXPLODE: Final = "explode"
"""The owner of an IED sets it off."""
WITH: Final = "/"
"""Between a unit and the weapon it fires with on OVERWATCH."""
LIGHT_VALUE: Final = "light"
HEAVY_VALUE: Final = "heavy"
"""The value with which a support attacks; it may go on OVERWATCH instead."""

# ------------------------------------------------------------ what a move may say, and a target

TO: Final = "to"
PATH: Final = "path"
LEAD: Final = "lead"
STEALTHILY: Final = "stealth"
AT: Final = "at"

# ------------------------------------------------------------ topics of standing orders

OVERWATCH_TOPIC: Final = "warfare.overwatch"
JAM_TOPIC: Final = "warfare.jam"
UNKNOWN_TOPIC: Final = "warfare.unknown"

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
PLAN_TOOL: Final = "plan"
THREAT_TOOL: Final = "threat"
