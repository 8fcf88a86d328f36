"""The words of the game, each written once: phases, ranks, scenarios, actions, questions and what answers begin with.

Questions are recognised by these ids, by bots and by rules; the rule a question cites is for people.
"""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------ editions, scenarios, ranks

ENGLISH: Final = "en"
ITALIAN: Final = "it"
CENTIMETRES: Final = "cm"

SKIRMISH: Final = "skirmish"
CONVOY: Final = "convoy"
TREASURE_HUNT: Final = "treasure_hunt"
WILD_AMERICA: Final = "wild_america"

HERO: Final = "hero"
SQUADLEADER: Final = "squadleader"
GRUNT: Final = "grunt"
ROBOT: Final = "robot"
BEAST: Final = "beast"

ANY_WEAPON: Final = "any"
"""In a profile: it may buy whatever is sold."""

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

# ------------------------------------------------------------ what answers begin with, or are

USE: Final = "skill:"  # and the figure that uses one
BOARD: Final = "board:"  # and the vehicle
DOUBLE: Final = "double:"  # and the first of two units
AT: Final = "at:"  # and the share of a move at which those on overwatch fire
FIRE: Final = "fire"
HOLD: Final = "hold"
LET_GO: Final = "pass"

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
