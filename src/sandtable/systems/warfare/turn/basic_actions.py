"""The actions of units in the first two chapters and suppressive fire, in the order of the chart."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import final

from sandtable.core.effects import Effect
from sandtable.core.question import Question
from sandtable.core.wire import Json, Reason
from sandtable.systems.warfare.attack.assault import AssaultQuestion, assault, why_not_assault
from sandtable.systems.warfare.attack.population import ConvertQuestion, convert, why_not_convert
from sandtable.systems.warfare.attack.reactions import go_on_overwatch, why_not_overwatch
from sandtable.systems.warfare.attack.shooting import HUNT, shoot, why_not_fire
from sandtable.systems.warfare.attack.suppression import SuppressQuestion, suppress, why_not_suppress
from sandtable.systems.warfare.attack.targeting import FireQuestion, target_of
from sandtable.systems.warfare.book.profiles import HEAVY, LIGHT, SAM
from sandtable.systems.warfare.ground.passable import why_not_move
from sandtable.systems.warfare.move.planning import move
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
from sandtable.systems.warfare.state.identities import (
    ASSAULT,
    CONVERT,
    FIRE_HEAVY,
    FIRE_LIGHT,
    FIRE_SAM,
    HUNTER_FIRE,
    LIFT_ROADBLOCK,
    LOAD,
    MOVE,
    OVERWATCH,
    PLACE_ROADBLOCK,
    RECOVER,
    REMOVE_ROADBLOCK,
    SUPPRESSIVE_FIRE,
    UNLOAD,
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

    def law(self, state: WarfareState, unit: Unit) -> list[Reason]:
        """Why an able unit cannot fire in this way."""
        return why_not_fire(state, unit, self.mode)

    def asks(self, state: WarfareState, unit: Unit) -> Question:
        """The question at whom it is fired."""
        return FireQuestion(state, unit, self.mode)

    def fire(self, state: WarfareState, unit: Unit, answer: Json) -> Coroutine[Effect, object, None]:
        """Pay and roll, once a target is chosen."""
        return shoot(state, unit, self.mode, target_of(state, answer), "warfare.fire.steps")


WITH_LIGHT = Firing(LIGHT)
"""warfare.fire.light_targets."""
WITH_HEAVY = Firing(HEAVY)
"""warfare.fire.heavy_targets."""
AS_HUNTER = Firing(HUNT)
"""warfare.hunter.use, warfare.hunter.cost."""
WITH_SAM = Firing(SAM)
"""warfare.sam.targets, warfare.sam.resolve."""

BASIC_ACTIONS: list[Action] = [
    Action(FIRE_LIGHT, 2, WITH_LIGHT.law, asks=WITH_LIGHT.asks, do=WITH_LIGHT.fire),
    Action(FIRE_HEAVY, 2, WITH_HEAVY.law, asks=WITH_HEAVY.asks, do=WITH_HEAVY.fire),
    Action(HUNTER_FIRE, 4, AS_HUNTER.law, asks=AS_HUNTER.asks, do=AS_HUNTER.fire),
    Action(FIRE_SAM, 5, WITH_SAM.law, asks=WITH_SAM.asks, do=WITH_SAM.fire),
    Action(ASSAULT, 2, why_not_assault, asks=AssaultQuestion, do=assault),
    Action(SUPPRESSIVE_FIRE, 3, why_not_suppress, asks=SuppressQuestion, do=suppress),
    Action(CONVERT, 1, why_not_convert, asks=ConvertQuestion, do=convert),
    Action(REMOVE_ROADBLOCK, 1, why_not_remove, asks=RemoveQuestion, do=remove_roadblock),
    Action(LIFT_ROADBLOCK, 1, why_not_lift, asks=ask_lift, do=lift_roadblock),
    Action(PLACE_ROADBLOCK, 1, why_not_place, asks=ask_place, do=place_roadblock),
    Action(MOVE, 1, why_not_move, move),
    Action(LOAD, 1, why_not_load, asks=LoadQuestion, do=load),
    Action(UNLOAD, 1, why_not_unload, asks=UnloadQuestion, do=unload),
    Action(RECOVER, 2, why_not_recover, asks=RecoveryQuestion, do=recover, by_anybody=True),
    Action(OVERWATCH, 2, why_not_overwatch, go_on_overwatch),
]
