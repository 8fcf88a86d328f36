"""The optional rules of 6.4: switches of a set-up, off unless the players agree."""

from __future__ import annotations

from typing import Final

from sandtable.systems.fallout.book.profiles import SINGLE, Mode
from sandtable.systems.fallout.state.state import FalloutState, Figure

PERCEPTION: Final = "perception"
ENERGY: Final = "energy"
METAL_LASER: Final = "metal_laser"
TARGETED: Final = "targeted"

TARGETED_DIE: Final = 2  # fallout.optional.targeted: on the attack die …
TARGETED_SAVE: Final = 1  # … and on the save modifier

RULES: Final = {
    PERCEPTION: "fallout.optional.perception",
    ENERGY: "fallout.optional.energy",
    METAL_LASER: "fallout.optional.metal_laser",
    TARGETED: "fallout.optional.targeted",
}


def in_force(state: FalloutState, option: str) -> bool:
    """Whether the players have agreed on an optional rule."""
    return state.options.get(option) is True


def far_shot(state: FalloutState, shooter: Figure, effective: float) -> int:
    """fallout.optional.perception: 1 on the ranged die beyond twice the shooter's Perception in inches."""
    if not in_force(state, PERCEPTION):
        return 0
    return 1 if effective > 2.0 * shooter.profile.pe * state.lengths.inch + 0.0001 else 0


def laser_ac(state: FalloutState, mode: Mode, target: Figure) -> int:
    """fallout.optional.metal_laser: metal armour counts one more against a laser."""
    return 1 if mode.laser and target.profile.metal and in_force(state, METAL_LASER) else 0


def can_be_targeted(state: FalloutState, mode: Mode) -> bool:
    """fallout.optional.targeted: whether a shot may be a targeted one; bursts and blasts may not."""
    return mode.mode == SINGLE and in_force(state, TARGETED)
