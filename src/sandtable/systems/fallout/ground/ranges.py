"""How far a shot has to reach (chapters 4.5 and 6.3)."""

from __future__ import annotations

from sandtable.systems.fallout.book.profiles import BURST, Mode
from sandtable.systems.fallout.ground.light import range_factor
from sandtable.systems.fallout.state.state import FalloutState, Figure


def effective(state: FalloutState, shooter: Figure, target: Figure | None, gap: float) -> float:
    """fallout.range.modified.en, fallout.range.modified.it: darkness and Sneak lengthen the distance.

    fallout.skill.sneak.range.en, fallout.skill.sneak.range.it, fallout.light.dark_sneak: to a sneaker it counts
    twice, plus the level in inches.
    """
    away = gap * range_factor(state, shooter)
    if target is not None and target.sneak > 0:
        return 2.0 * away + target.sneak * state.lengths.inch
    return away


def reach_of(state: FalloutState, shooter: Figure, mode: Mode) -> float:
    """fallout.range.max, fallout.weapon.grenade: how far a weapon reaches; grenades by the thrower's strength."""
    if mode.throw_factor:
        return mode.throw_factor * shooter.profile.st * state.lengths.inch
    if mode.mode == BURST:
        return state.catalogue.templates[mode.template].length
    return mode.reach


def save_modifier(mode: Mode, away: float) -> int:
    """fallout.range.bands: the first modifier up to short range, the second beyond it."""
    return mode.save_short if away <= mode.short + 1e-6 else mode.save_long
