"""The words by which phases, actions, questions and answers are recognised: each stands here once.

They are on the wire, in journals and in positions, so they never change; what people read is in the texts.
"""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------ phases of a game and of a turn

DEPLOYING: Final = "deploy"
COMBATS: Final = "combats"
INITIATIVE: Final = "initiative"
ACTIVATIONS: Final = "activations"
TURN_END: Final = "end"
OVER: Final = "over"
PHASES: Final = (DEPLOYING, COMBATS, INITIATIVE, ACTIVATIONS, TURN_END)
"""Those of a game that goes on."""

# ------------------------------------------------------------ actions

WALK: Final = "walk"
RUN: Final = "run"
DASH: Final = "dash"
AIM: Final = "aim"
GUARD: Final = "guard"
GROUND: Final = "ground"
ASSAULT: Final = "assault"
DRIVE: Final = "drive"
STAND: Final = "stand"
DISMOUNT: Final = "dismount"
STAY: Final = "stay"
RETREAT: Final = "retreat"
INFANTRY_ACTIONS: Final = (WALK, RUN, DASH, AIM, GUARD, GROUND, ASSAULT)
VEHICLE_ACTIONS: Final = (DRIVE, STAND, GUARD)
ACTIONS_ABOARD: Final = (DISMOUNT, STAY)

# ------------------------------------------------------------ answers

DECLINE: Final = "decline:"
"""Before the id of a unit: it does not try (fubar.initiative.decline)."""
MOUNT: Final = "mount:"
"""Before the id of a vehicle: the unit gets into it."""
LEAVE: Final = "leave:"
"""Before the name of an edge: the unit leaves the table over it."""
DONE: Final = "done"
FIRE: Final = "fire"
HOLD: Final = "hold"
ABOARD: Final = "aboard:"
"""Before the id of a vehicle: the unit starts in it."""
TAKE: Final = "take"
LET_GO: Final = "leave"

CHARGE: Final = "charge"
CLOSE: Final = "close"

# ------------------------------------------------------------ standing orders

PINS_FIRST: Final = "pins-first"
LOSSES_FIRST: Final = "losses-first"
BEST: Final = "best"
"""A standing order: everybody at the best target with the best weapon."""
FIRST: Final = "first"
LAST: Final = "last"
NEAR: Final = "near"
"""A standing order: as near to where they were as there is room."""

# ------------------------------------------------------------ questions

WHICH_UNIT: Final = "which-unit"
WHICH_ACTION: Final = "which-action"
WHOM_TO_ASSAULT: Final = "whom-to-assault"
WHO_REACTS: Final = "who-reacts"
WHOM_TO_FIRE_AT: Final = "whom-to-fire-at"
WALK_WHERE: Final = "walk-where"
RUN_WHERE: Final = "run-where"
DASH_WHERE: Final = "dash-where"
DRIVE_WHERE: Final = "drive-where"
TAKE_COVER_WHERE: Final = "take-cover-where"
MOVE_QUESTIONS: Final = {
    WALK: WALK_WHERE, RUN: RUN_WHERE, DASH: DASH_WHERE, DRIVE: DRIVE_WHERE, GROUND: TAKE_COVER_WHERE,
}  # fmt: skip
"""The question where to go, by the action that moves."""
CHARGE_WHERE: Final = "charge-where"
CLOSE_UP_WHERE: Final = "close-up-where"
GET_OUT_WHERE: Final = "get-out-where"
TAKE_CAPTIVE: Final = "take-captive"
WHO_FALLS: Final = "who-falls"
WHO_FALLS_IN_COMBAT: Final = "who-falls-in-combat"
WHICH_WEAPON_IS_LOST: Final = "which-weapon-is-lost"
PLACE_SURVIVORS: Final = "place-survivors"
WHO_SETS_UP_NEXT: Final = "which-unit-sets-up"
START_WHERE: Final = "start-where"
WHICH_EDGE: Final = "which-edge"
PLACE_UNIT: Final = "place-unit"
