"""The words by which phases, actions, questions and answers are recognised: each stands here once.

They are on the wire, in journals and in positions, so they never change; what people read is in the texts.
"""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------ phases of a game, and of a Game Turn

SETTING_UP: Final = "setup"
START: Final = "start"
INITIATIVE_PHASE: Final = "initiative"
ARRIVALS: Final = "arrivals"
BATTLE: Final = "battle"
END: Final = "end"
OVER: Final = "over"

# ------------------------------------------------------------ actions of a model

MOVE: Final = "move"
RUN: Final = "run"
CHARGE: Final = "charge"
CLOSE: Final = "close"
DISENGAGE: Final = "disengage"
SHOOT: Final = "shoot"
RAPID: Final = "rapid"
AIM: Final = "aim"
HIDE: Final = "hide"
WAIT: Final = "wait"
RECOVER: Final = "recover"
MEDIC: Final = "medic"
PASS: Final = "pass"  # noqa: S105 - an action, no secret

# ------------------------------------------------------------ what a squad does as one

RALLY: Final = "rally"
REST: Final = "rest"
"""All that have not acted yet Pass."""
FOCUS: Final = "focus"
SUPPRESS: Final = "suppress"
SWARM: Final = "swarm"

# ------------------------------------------------------------ drills: all the actions of a model on one answer

DRILL_MOVE: Final = "move"
DRILL_RUN: Final = "run"
DRILL_SHOOT: Final = "shoot"
DRILL_MOVE_SHOOT: Final = "move-shoot"
DRILL_SHOOT_MOVE: Final = "shoot-move"
DRILL_AIM_SHOOT: Final = "aim-shoot"
DRILL_RAPID: Final = "rapid"
DRILL_CHARGE: Final = "charge"
DRILL_STRIKE: Final = "strike"
DRILL_WAIT: Final = "wait"
DRILL_HIDE: Final = "hide"
DRILL_MOVE_HIDE: Final = "move-hide"

# ------------------------------------------------------------ what cards, powers and missions add to menus

EXTRA: Final = "x:"
"""How all of these begin."""
DRAW: Final = "x:draw"
STRIP: Final = "x:strip"
TACTIC: Final = "x:tactic:"
THIRD: Final = "x:third"
RATE: Final = "x:rate"
DRUM: Final = "x:drum"
GEAR: Final = "x:gear:"
SMOKE: Final = "x:smoke"
POWER: Final = "x:power:"
GRENADE: Final = "x:grenade"
CRATE: Final = "x:crate:"
EXIT: Final = "x:exit"

# ------------------------------------------------------------ the cards of the Start phase

PLAY: Final = "play:"
DRAW_CARD: Final = "draw"
STRIP_HAND: Final = "strip"
DONE: Final = "done"

# ------------------------------------------------------------ other answers

NO_REACTION: Final = "none"
COUNTERS: Final = "counter"
STANDS: Final = "stand"
DUCKS: Final = "cover"
STAYS: Final = "stay"
COME: Final = "come"
HOLD: Final = "hold"
REROLL: Final = "reroll"
KEEP_ROLL: Final = "keep"
BURN_CARD: Final = "card"
INJECT: Final = "injector"
NO_HEAL: Final = "keep"
TAKE_HIT: Final = "take"
"""A Guarded model takes the hit itself."""
ATTACKER: Final = "attacker"
SELF_FIRST: Final = "own"  # who places first
RIVAL_FIRST: Final = "rival"

# ------------------------------------------------------------ keys of an answer

AT: Final = "at"
WITH: Final = "with"
LOCATION: Final = "location"

# ------------------------------------------------------------ questions

ASK_SQUAD: Final = "which-squad"
ASK_MODEL: Final = "which-model"
ASK_ACTION: Final = "which-action"
ASK_REACTION: Final = "which-reaction"
ASK_ROLE: Final = "attack-or-defend"
ASK_FIRST: Final = "who-begins"
ASK_WEAPON: Final = "which-weapon"
ASK_SHOT: Final = "shoot"
ASK_BLOW: Final = "strike"
ASK_CHARGE: Final = "charge"
ASK_COUNTER: Final = "counter-charge"
ASK_COVER: Final = "take-cover"
ASK_TEMPLATE: Final = "place-template"
ASK_FOCUS: Final = "focus-fire"
ASK_SUPPRESS: Final = "suppress"
ASK_SWARM: Final = "swarm"
ASK_ROLLER: Final = "who-rolls"
ASK_TARGET_OF_POWER: Final = "cast-at"
ASK_PATIENT: Final = "treat"
ASK_CARDS: Final = "play-cards"
ASK_DISCARD: Final = "discard"
ASK_LIT_SQUAD: Final = "light-up"
ASK_ARRIVAL: Final = "arrive"
ASK_LANDING: Final = "landing-place"
ASK_HEAL: Final = "heal"
ASK_GUARD: Final = "guard"
ASK_ACTING: Final = "acting-commander"
ASK_REROLL: Final = "reroll"
