"""The actions of units in the first two chapters and suppressive fire, in the order of the chart."""

from __future__ import annotations

from sandtable.systems.warfare.actions import Action
from sandtable.systems.warfare.aiming import FireQuestion
from sandtable.systems.warfare.assault import assault, assault_bar
from sandtable.systems.warfare.deciding import decide
from sandtable.systems.warfare.fire import HUNT, fire_bar, shoot
from sandtable.systems.warfare.marching import move, moving_bar
from sandtable.systems.warfare.overwatch import go_on_overwatch, overwatch_bar
from sandtable.systems.warfare.population import convert, convert_bar
from sandtable.systems.warfare.profiles import HEAVY, LIGHT, SAM
from sandtable.systems.warfare.recovery import recover, recover_bar
from sandtable.systems.warfare.roadblocks import (
    lift_bar,
    lift_roadblock,
    place_bar,
    place_roadblock,
    remove_bar,
    remove_roadblock,
)
from sandtable.systems.warfare.state import Unit, WarfareState
from sandtable.systems.warfare.suppression import suppress, suppress_bar
from sandtable.systems.warfare.transport import load, load_bar, unload, unload_bar


def light_bar(state: WarfareState, unit: Unit) -> str:
    """Why a unit cannot fire its light weapons."""
    return fire_bar(state, unit, LIGHT)


def heavy_bar(state: WarfareState, unit: Unit) -> str:
    """Why a unit cannot fire its heavy weapons."""
    return fire_bar(state, unit, HEAVY)


def hunter_bar(state: WarfareState, unit: Unit) -> str:
    """warfare.hunter.use: why a unit cannot hunt a helicopter."""
    return fire_bar(state, unit, HUNT)


def sam_bar(state: WarfareState, unit: Unit) -> str:
    """warfare.sam.targets: why a unit cannot fire its missiles."""
    return fire_bar(state, unit, SAM)


async def fire(state: WarfareState, unit: Unit, mode: int) -> None:
    """warfare.fire.steps: aim, pay, roll."""
    question = FireQuestion(state, unit, mode)
    target = question.aimed(await decide(state, question))
    await shoot(state, unit, mode, target, "warfare.fire.steps")


async def fire_light(state: WarfareState, unit: Unit) -> None:
    """warfare.fire.light_targets."""
    await fire(state, unit, LIGHT)


async def fire_heavy(state: WarfareState, unit: Unit) -> None:
    """warfare.fire.heavy_targets."""
    await fire(state, unit, HEAVY)


async def fire_hunter(state: WarfareState, unit: Unit) -> None:
    """warfare.hunter.use, warfare.hunter.cost."""
    await fire(state, unit, HUNT)


async def fire_sam(state: WarfareState, unit: Unit) -> None:
    """warfare.sam.resolve."""
    await fire(state, unit, SAM)


FIELD_ACTIONS: list[Action] = [
    Action("fire-light", 2, light_bar, fire_light),
    Action("fire-heavy", 2, heavy_bar, fire_heavy),
    Action("hunter-fire", 4, hunter_bar, fire_hunter),
    Action("fire-sam", 5, sam_bar, fire_sam),
    Action("assault", 2, assault_bar, assault),
    Action("suppressive-fire", 3, suppress_bar, suppress),
    Action("convert", 1, convert_bar, convert),
    Action("roadblock-remove", 1, remove_bar, remove_roadblock),
    Action("roadblock-lift", 1, lift_bar, lift_roadblock),
    Action("roadblock-place", 1, place_bar, place_roadblock),
    Action("move", 1, moving_bar, move),
    Action("load", 1, load_bar, load),
    Action("unload", 1, unload_bar, unload),
    Action("recover", 2, recover_bar, recover),
    Action("overwatch", 2, overwatch_bar, go_on_overwatch),
]
