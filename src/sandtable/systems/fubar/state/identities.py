"""The words by which phases, actions, questions and answers are recognised: each stands here once.

They are on the wire, in journals and in positions, so they never change; what people read is in the texts.
"""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------ phases of a game and of a turn

DEPLOY: Final = "deploy"
COMBATS: Final = "combats"
INITIATIVE: Final = "initiative"
ACTIVATIONS: Final = "activations"
END: Final = "end"
OVER: Final = "over"
PHASES: Final = (DEPLOY, COMBATS, INITIATIVE, ACTIVATIONS, END, OVER)

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
