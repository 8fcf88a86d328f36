"""Light levels: what they do to shooting, how they change, and how they are rolled."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import D10, Roll, every_face
from sandtable.core.printed import whole, word
from sandtable.core.wire import Message
from sandtable.systems.fallout.book.profiles import Light
from sandtable.systems.fallout.book.tables import rows
from sandtable.systems.fallout.book.words import DAYLIGHT, RANDOM
from sandtable.systems.fallout.state.state import FalloutState, Figure

CHANGES: Final = {"dawn": "fallout.light.dawn_change", "twilight": "fallout.light.twilight_change"}


def level(state: FalloutState) -> Light:
    """fallout.light.default: the light now; daylight until it is rolled for."""
    return state.catalogue.lights[DAYLIGHT if state.light == RANDOM else state.light]


def light_rule(state: FalloutState) -> str:
    """The rule behind the light now: fallout.light.daylight, .dawn, .twilight or .dark_hit."""
    return level(state).rule


def sees_by_goggles(state: FalloutState, figure: Figure) -> bool:
    """fallout.item.goggles: whoever carries Night Goggles and is clever enough ignores the light."""
    if not figure.items or figure.item("night_goggles") is None:
        return False
    return figure.profile.iq >= state.catalogue.items["night_goggles"].requires_in


def die_modifier(state: FalloutState, shooter: Figure) -> int:
    """What the light adds to a ranged attack die; melee never asks (fallout.light.dark_melee).

    fallout.light.daylight: nothing. fallout.light.dawn, fallout.light.twilight, fallout.light.dark_hit: 2, except for
    robots (fallout.unit.robot.light), Ghouls, Super Mutants and wearers of goggles.
    """
    if state.light == DAYLIGHT:
        return 0
    light = level(state)
    if light.die_modifier == 0:
        return 0
    profile = shooter.profile
    if profile.no_light or profile.night_sight or sees_by_goggles(state, shooter):
        return 0
    return light.die_modifier


def range_factor(state: FalloutState, shooter: Figure) -> int:
    """fallout.light.dark_range: in darkness distances count double, for Ghouls and Super Mutants too.

    fallout.light.dark_sneak follows: a sneaker doubles once more what this has doubled.
    """
    if state.light == DAYLIGHT:
        return 1
    light = level(state)
    if light.range_multiplier == 1:
        return 1
    if shooter.profile.no_light or sees_by_goggles(state, shooter):
        return 1
    return light.range_multiplier


async def change(state: FalloutState) -> None:
    """fallout.light.dawn_change, fallout.light.twilight_change: at the end of each turn a 10 changes it."""
    light = level(state)
    if light.changes_on == 0:
        return
    why = CHANGES[light.id]
    classes = [1 if face >= light.changes_on else 0 for face in range(1, 11)]
    need = Message(
        "fallout-need-light", {"face": light.changes_on, "light": {"id": "fallout-light-" + light.id}}
    )
    counts = await Roll(D10, 1, classes, why, need=need)
    if counts[1]:
        state.light = light.changes_to
        _tell(state, why)


async def roll_light(state: FalloutState) -> None:
    """fallout.light.random: two dice together, before anything else is set up (fallout.dice.sum)."""
    if state.light != RANDOM:
        return
    why = "fallout.light.random"
    counts = await Roll(D10, 2, every_face(10), why, need=Message("fallout-need-light-random"))
    state.light = rolled(sum(face * count for face, count in enumerate(counts)))
    _tell(state, why)


def rolled(total: int) -> str:
    """fallout.light.random: the row of the chart a total of two dice falls in."""
    for row in rows("light", "light"):
        if whole(row, "roll_min") <= total <= whole(row, "roll_max"):
            return word(row, "id")
    raise ValueError(f"no light for {total}")


def _tell(state: FalloutState, why: str) -> None:
    state.tell("fallout-event-light", {"light": {"id": "fallout-light-" + state.light}}, [why])
