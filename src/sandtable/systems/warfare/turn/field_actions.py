"""The actions of units in the first two chapters and suppressive fire, in the order of the chart."""

from __future__ import annotations

from collections.abc import Coroutine

from sandtable.core.effects import Effect
from sandtable.core.question import Question
from sandtable.core.wire import Json
from sandtable.systems.warfare.attack.aiming import FireQuestion, target_of
from sandtable.systems.warfare.attack.assault import AssaultQuestion, assault, assault_bar
from sandtable.systems.warfare.attack.fire import HUNT, fire_bar, shoot
from sandtable.systems.warfare.attack.overwatch import go_on_overwatch, overwatch_bar
from sandtable.systems.warfare.attack.population import ConvertQuestion, convert, convert_bar
from sandtable.systems.warfare.attack.suppression import SuppressQuestion, suppress, suppress_bar
from sandtable.systems.warfare.book.profiles import HEAVY, LIGHT, SAM
from sandtable.systems.warfare.move.marching import move, moving_bar
from sandtable.systems.warfare.move.roadblocks import (
    RemoveQuestion,
    ask_lift,
    ask_place,
    lift_bar,
    lift_roadblock,
    place_bar,
    place_roadblock,
    remove_bar,
    remove_roadblock,
)
from sandtable.systems.warfare.move.transport import (
    LoadQuestion,
    UnloadQuestion,
    load,
    load_bar,
    unload,
    unload_bar,
)
from sandtable.systems.warfare.state.state import Unit, WarfareState
from sandtable.systems.warfare.turn.actions import Action
from sandtable.systems.warfare.turn.recovery import RecoveryQuestion, recover, recover_bar


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


def ask_light(state: WarfareState, unit: Unit) -> Question:
    """At whom, with the light weapons."""
    return FireQuestion(state, unit, LIGHT)


def ask_heavy(state: WarfareState, unit: Unit) -> Question:
    """At whom, with the heavy weapons."""
    return FireQuestion(state, unit, HEAVY)


def ask_hunter(state: WarfareState, unit: Unit) -> Question:
    """At which helicopter, with the heavy weapons."""
    return FireQuestion(state, unit, HUNT)


def ask_sam(state: WarfareState, unit: Unit) -> Question:
    """At which helicopter, with the missiles."""
    return FireQuestion(state, unit, SAM)


Shot = Coroutine[Effect, object, None]


def fire(state: WarfareState, unit: Unit, mode: int, answer: Json) -> Shot:
    """warfare.fire.steps: pay and roll, once a target is chosen."""
    return shoot(state, unit, mode, target_of(state, answer), "warfare.fire.steps")


def fire_light(state: WarfareState, unit: Unit, answer: Json) -> Shot:
    """warfare.fire.light_targets."""
    return fire(state, unit, LIGHT, answer)


def fire_heavy(state: WarfareState, unit: Unit, answer: Json) -> Shot:
    """warfare.fire.heavy_targets."""
    return fire(state, unit, HEAVY, answer)


def fire_hunter(state: WarfareState, unit: Unit, answer: Json) -> Shot:
    """warfare.hunter.use, warfare.hunter.cost."""
    return fire(state, unit, HUNT, answer)


def fire_sam(state: WarfareState, unit: Unit, answer: Json) -> Shot:
    """warfare.sam.resolve."""
    return fire(state, unit, SAM, answer)


FIELD_ACTIONS: list[Action] = [
    Action("fire-light", 2, light_bar, asks=ask_light, do=fire_light),
    Action("fire-heavy", 2, heavy_bar, asks=ask_heavy, do=fire_heavy),
    Action("hunter-fire", 4, hunter_bar, asks=ask_hunter, do=fire_hunter),
    Action("fire-sam", 5, sam_bar, asks=ask_sam, do=fire_sam),
    Action("assault", 2, assault_bar, asks=AssaultQuestion, do=assault),
    Action("suppressive-fire", 3, suppress_bar, asks=SuppressQuestion, do=suppress),
    Action("convert", 1, convert_bar, asks=ConvertQuestion, do=convert),
    Action("roadblock-remove", 1, remove_bar, asks=RemoveQuestion, do=remove_roadblock),
    Action("roadblock-lift", 1, lift_bar, asks=ask_lift, do=lift_roadblock),
    Action("roadblock-place", 1, place_bar, asks=ask_place, do=place_roadblock),
    Action("move", 1, moving_bar, move),
    Action("load", 1, load_bar, asks=LoadQuestion, do=load),
    Action("unload", 1, unload_bar, asks=UnloadQuestion, do=unload),
    Action("recover", 2, recover_bar, asks=RecoveryQuestion, do=recover),
    Action("overwatch", 2, overwatch_bar, go_on_overwatch),
]
