"""The number to hit: what the dice of a shot and of a blow need, line by line."""

from __future__ import annotations

from typing import Final

from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json
from sandtable.systems.fubar.ground.cover import WORST_NEED, cover_modifier
from sandtable.systems.fubar.state.state import FubarState, Unit

HIT: Final = "fubar.fire.hit"
AIM: Final = 1
PINNED: Final = -1
DASH: Final = "fubar.action.dash.cover"
COVER_RULES: Final = ("", "fubar.cover.light", "fubar.cover.medium", "fubar.cover.heavy")


Line = tuple[str, str]  # a message, and the rule behind it


def cover_line(target: Unit, terrain: int, level: int) -> Line:
    """What the cover of a target is put down to; `terrain` is what of its level the ground gives."""
    if target.ground:
        return "fubar-mod-ground", "fubar.action.ground.cover"
    if target.dash and terrain < level:
        return "fubar-mod-dash", DASH
    return ground_line(level)


def ground_line(level: int) -> Line:
    """Cover that the ground gives."""
    return "fubar-mod-cover", COVER_RULES[level]


def shot_need(
    state: FubarState, unit: Unit, level: int, line: Line, *, ignores: bool, aiming: bool
) -> Reckoning:
    """fubar.fire.hit: experience, the cover of the target and aiming.

    fubar.cover.cap, fubar.cover.cap.aim: cover makes it no worse than 6+; aiming is added to the die.
    """
    reckoning = by_experience(unit, HIT)
    if level:
        by = cover_modifier(state, level)
        message, why = line
        reckoning.add(by, message, why, None if why == DASH else {"level": level})
        if ignores:  # fubar.weapon.ignore_cover: flamethrowers and cannons
            reckoning.add(-by, "fubar-mod-ignores-cover", "fubar.weapon.ignore_cover")
        reckoning.at_most(WORST_NEED, "fubar-mod-cover-cap", "fubar.cover.cap", f"{WORST_NEED}+")
    if aiming:
        reckoning.on_die(AIM, "fubar-mod-aim", "fubar.action.aim")
    return reckoning


def blow_need(unit: Unit, pinned: bool) -> Reckoning:
    """fubar.melee.dice, fubar.melee.pinned: each side hits on its experience, who is pinned with one less."""
    reckoning = by_experience(unit, "fubar.melee.dice")
    if pinned:
        reckoning.on_die(PINNED, "fubar-mod-strike-pinned", "fubar.melee.pinned")
    return reckoning


def by_experience(unit: Unit, why: str) -> Reckoning:
    """The experience of a unit, which every number to hit begins with."""
    training = unit.training
    words: dict[str, Json] = {"training": {"id": "fubar-training-" + training.id}}
    return Reckoning(training.experience, "fubar-mod-experience", why, words, f"{training.experience}+")
