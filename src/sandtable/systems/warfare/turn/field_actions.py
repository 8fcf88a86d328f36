"""The actions of units in the first two chapters and suppressive fire, in the order of the chart."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import final

from sandtable.core.effects import Effect
from sandtable.core.question import Question
from sandtable.core.wire import Json, Reason
from sandtable.systems.warfare.attack.aiming import FireQuestion, target_of
from sandtable.systems.warfare.attack.assault import AssaultQuestion, assault, why_not_assault
from sandtable.systems.warfare.attack.fire import HUNT, shoot, why_not_fire
from sandtable.systems.warfare.attack.overwatch import go_on_overwatch, why_not_overwatch
from sandtable.systems.warfare.attack.population import ConvertQuestion, convert, why_not_convert
from sandtable.systems.warfare.attack.suppression import SuppressQuestion, suppress, why_not_suppress
from sandtable.systems.warfare.book.profiles import HEAVY, LIGHT, SAM
from sandtable.systems.warfare.move.marching import move, why_not_move
from sandtable.systems.warfare.move.roadblocks import (
    RemoveQuestion,
    ask_lift,
    ask_place,
    lift_roadblock,
    place_roadblock,
    remove_roadblock,
    why_not_lift,
    why_not_place,
    why_not_remove,
)
from sandtable.systems.warfare.move.transport import (
    LoadQuestion,
    UnloadQuestion,
    load,
    unload,
    why_not_load,
    why_not_unload,
)
from sandtable.systems.warfare.state.state import Unit, WarfareState
from sandtable.systems.warfare.turn.actions import Action
from sandtable.systems.warfare.turn.recovery import RecoveryQuestion, recover, why_not_recover


@final
class Firing:
    """warfare.fire.steps: one way of firing as a line of the chart: why not, at whom, and the shot."""

    __slots__ = ("mode",)

    def __init__(self, mode: int) -> None:
        self.mode = mode  # LIGHT, HEAVY, SAM, HUNT

    def why_not(self, state: WarfareState, unit: Unit) -> list[Reason]:
        """Why a unit cannot fire in this way."""
        return why_not_fire(state, unit, self.mode)

    def asks(self, state: WarfareState, unit: Unit) -> Question:
        """At whom."""
        return FireQuestion(state, unit, self.mode)

    def fire(self, state: WarfareState, unit: Unit, answer: Json) -> Coroutine[Effect, object, None]:
        """Pay and roll, once a target is chosen."""
        return shoot(state, unit, self.mode, target_of(state, answer), "warfare.fire.steps")


LIGHT_FIRE = Firing(LIGHT)
"""warfare.fire.light_targets."""
HEAVY_FIRE = Firing(HEAVY)
"""warfare.fire.heavy_targets."""
HUNTER_FIRE = Firing(HUNT)
"""warfare.hunter.use, warfare.hunter.cost."""
SAM_FIRE = Firing(SAM)
"""warfare.sam.targets, warfare.sam.resolve."""

FIELD_ACTIONS: list[Action] = [
    Action("fire-light", 2, LIGHT_FIRE.why_not, asks=LIGHT_FIRE.asks, do=LIGHT_FIRE.fire),
    Action("fire-heavy", 2, HEAVY_FIRE.why_not, asks=HEAVY_FIRE.asks, do=HEAVY_FIRE.fire),
    Action("hunter-fire", 4, HUNTER_FIRE.why_not, asks=HUNTER_FIRE.asks, do=HUNTER_FIRE.fire),
    Action("fire-sam", 5, SAM_FIRE.why_not, asks=SAM_FIRE.asks, do=SAM_FIRE.fire),
    Action("assault", 2, why_not_assault, asks=AssaultQuestion, do=assault),
    Action("suppressive-fire", 3, why_not_suppress, asks=SuppressQuestion, do=suppress),
    Action("convert", 1, why_not_convert, asks=ConvertQuestion, do=convert),
    Action("roadblock-remove", 1, why_not_remove, asks=RemoveQuestion, do=remove_roadblock),
    Action("roadblock-lift", 1, why_not_lift, asks=ask_lift, do=lift_roadblock),
    Action("roadblock-place", 1, why_not_place, asks=ask_place, do=place_roadblock),
    Action("move", 1, why_not_move, move),
    Action("load", 1, why_not_load, asks=LoadQuestion, do=load),
    Action("unload", 1, why_not_unload, asks=UnloadQuestion, do=unload),
    Action("recover", 2, why_not_recover, asks=RecoveryQuestion, do=recover),
    Action("overwatch", 2, why_not_overwatch, go_on_overwatch),
]
