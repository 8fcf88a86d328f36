"""The words by which phases, actions, questions and answers are recognised: each stands here once.

They are on the wire, in journals and in positions, so they never change; what people read is in the texts.
"""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------ phases of a battle, in their order

PHASE_TERRAIN: Final = "terrain"
PHASE_DEPLOY: Final = "deploy"
PHASE_PREMOVE: Final = "premove"
PHASE_INITIATIVE: Final = "initiative"
PHASE_ACTIVATIONS: Final = "activations"
PHASE_ENVIRONMENT: Final = "environment"
PHASE_OVER: Final = "over"

# ------------------------------------------------------------ actions

MOVE: Final = "move"
ATTACK: Final = "attack"
MOVE_FIRE: Final = "move_fire"
CHARGE: Final = "charge"
OVERWATCH: Final = "overwatch"
SKILL: Final = "skill"
DRILL_RUSH: Final = "rush"  # a charge to a place, with nobody to strike in mind

# ------------------------------------------------------------ what answers begin with, or are

USE: Final = "skill:"  # and the figure that uses one
BOARD: Final = "board:"  # and the vehicle
DOUBLE: Final = "double:"  # and the first of two units
AT: Final = "at:"  # and the share of a move at which those on overwatch fire
FIRE: Final = "fire"
HOLD: Final = "hold"
LET_GO: Final = "pass"

NOTHING: Final = "none"  # no skill, no dose
OWN_WEAPONS: Final = "none"  # nobody fires the vehicle's gun
DONE: Final = "done"
DOSE: Final = "dose"  # a halt on the way, for doses; the rest of the move follows

HEAL: Final = "heal"  # uses of skills
CURE: Final = "cure"
MEND: Final = "mend"
SPOT: Final = "spot"
RALLY: Final = "rally"
OPEN: Final = "open"
LAY: Final = "lay"
DISARM: Final = "disarm"
RISK: Final = "risk"
DECOY: Final = "decoy"

NORMAL: Final = "drive"  # what a vehicle does
FAST: Final = "fast"
REVERSE: Final = "reverse"
STAND: Final = "stand"
EXIT: Final = "exit"

# ------------------------------------------------------------ questions

WHICH_UNIT: Final = "which-unit"
WHICH_CRITTER: Final = "which-critter"
WHO_GOES_FIRST: Final = "who-moves-before-the-battle"
WHICH_ACTION: Final = "which-action"
VEHICLE_ACTION: Final = "vehicle-action"
WHO_FIRES_THE_GUN: Final = "who-fires-the-gun"
WHO_ATTACKS_WHOM: Final = "who-attacks-whom"
WHICH_VICTIM: Final = "which-victim"
WHO_STRIKES_TOGETHER: Final = "who-strikes-together"
OVERWATCH_NOW: Final = "overwatch-now"
OVERWATCH_WHEN: Final = "overwatch-when"
WHO_STAYS: Final = "who-stays-in-melee"
WHO_SNEAKS: Final = "who-sneaks"
WHICH_USE: Final = "which-use-of-a-skill"
WHICH_DOSE: Final = "which-dose"
WHO_AVENGES: Final = "who-avenges"
DRIVE: Final = "drive"
WHO_GETS_OUT: Final = "who-gets-out"
WHO_DRIVES: Final = "who-drives"
MINE_OR_DECOY: Final = "mine-or-decoy"
DISARM_OR_RISK: Final = "disarm-or-risk"

# ------------------------------------------------------------ what a side orders between the battles of a campaign

ORDER_PICK: Final = "pick"
ORDER_STATION: Final = "station"
ORDER_MARCH: Final = "move"
ORDER_WAIT: Final = "wait"
ORDER_FIELD: Final = "field"
ORDER_FORFEIT: Final = "forfeit"
ORDER_MERGE: Final = "merge"
ORDER_LEAD: Final = "lead"
ORDER_HAND: Final = "hand"
ORDER_DROP: Final = "drop"
ORDER_LEARN: Final = "learn"
ORDER_ENLIST: Final = "enlist"
