"""The actions of a unit, in the order of the chart: which it may take, and the question which it takes."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import ClassVar, final

from sandtable.core.effects import Effect
from sandtable.core.preview import Preview
from sandtable.core.question import Choice, Option, Question
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.warfare.attack.assault import AssaultQuestion, assault, why_not_assault
from sandtable.systems.warfare.attack.martyrdom import MartyrQuestion, martyr, why_not_martyrdom
from sandtable.systems.warfare.attack.population import ConvertQuestion, convert, why_not_convert
from sandtable.systems.warfare.attack.reactions import go_on_overwatch, why_not_overwatch
from sandtable.systems.warfare.attack.shooting import HUNT, shoot, why_not_fire
from sandtable.systems.warfare.attack.suppression import SuppressQuestion, suppress, why_not_suppress
from sandtable.systems.warfare.attack.targeting import FireQuestion, target_of
from sandtable.systems.warfare.book.profiles import HEAVY, LIGHT, SAM
from sandtable.systems.warfare.ground.passable import why_not_move
from sandtable.systems.warfare.move.airborne import DropQuestion, drop, why_not_drop
from sandtable.systems.warfare.move.clearing import ClearQuestion, clear, why_not_clear
from sandtable.systems.warfare.move.exits import leave_map, why_not_exit
from sandtable.systems.warfare.move.planning import move
from sandtable.systems.warfare.move.reconnaissance import ReconQuestion, reconnoitre, why_not_reconnoitre
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
from sandtable.systems.warfare.move.smoke import SmokeQuestion, lay_smoke, why_not_lay_smoke
from sandtable.systems.warfare.move.transport import (
    LoadQuestion,
    UnloadQuestion,
    load,
    unload,
    why_not_load,
    why_not_unload,
)
from sandtable.systems.warfare.state.action_track import available
from sandtable.systems.warfare.state.identities import (
    AIRBORNE_DROP,
    ASSAULT,
    CLEAR,
    CONVERT,
    DRONE_RECON,
    EXIT,
    FIRE_HEAVY,
    FIRE_LIGHT,
    FIRE_SAM,
    FLY_SQUAD_DRONES,
    HUNTER_FIRE,
    LAY_SMOKE,
    LIFT_ROADBLOCK,
    LOAD,
    MARTYRDOM,
    MOVE,
    OVERWATCH,
    PLACE_ROADBLOCK,
    RECONNOITRE,
    RECOVER,
    REMOVE_ROADBLOCK,
    SUPPRESSIVE_FIRE,
    UNLOAD,
    WHICH_ACTION,
)
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.refusals import in_words, refusal, why_not_able
from sandtable.systems.warfare.state.state import Unit, WarfareState
from sandtable.systems.warfare.supports.drones import (
    DroneChoice,
    drone_recon,
    fly_squad_drones,
    why_not_drone_recon,
    why_not_squad_drones,
)
from sandtable.systems.warfare.turn.action import Action
from sandtable.systems.warfare.turn.action_preview import foreseen
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

ACTIONS: list[Action] = [
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
    Action(LAY_SMOKE, 2, why_not_lay_smoke, asks=SmokeQuestion, do=lay_smoke),
    Action(RECONNOITRE, 3, why_not_reconnoitre, asks=ReconQuestion, do=reconnoitre),
    Action(CLEAR, 3, why_not_clear, asks=ClearQuestion, do=clear),
    Action(MARTYRDOM, 4, why_not_martyrdom, asks=MartyrQuestion, do=martyr),
    Action(DRONE_RECON, 5, why_not_drone_recon, asks=DroneChoice, do=drone_recon),
    Action(FLY_SQUAD_DRONES, 5, why_not_squad_drones, fly_squad_drones),
    Action(AIRBORNE_DROP, 5, why_not_drop, asks=DropQuestion, do=drop, by_anybody=True),
    Action(EXIT, 1, why_not_exit, leave_map),
]
"""Every action of a unit, in the order in which they are offered."""

_by_chapter: list[list[Action]] = [
    [action for action in ACTIONS if action.chapter <= chapter] for chapter in range(6)
]


def actions_in_force(state: WarfareState) -> list[Action]:
    """warfare.scenario.topics: the actions of the chapters that the scenario uses."""
    return _by_chapter[state.scenario.chapter]


def open_actions(state: WarfareState, unit: Unit) -> list[Action]:
    """warfare.track.any_actions, warfare.move.interleave: all that a unit may do now, however often it has acted.

    warfare.transport.unload_then_act: whoever has just been set down is no exception.
    """
    if unit.gone:
        return []
    chapter = state.scenario.chapter
    actions = _BY_ANYBODY[chapter] if why_not_able(unit) else _by_chapter[chapter]
    return [action for action in actions if not action.law(state, unit)]


# Overwatch is nearly always open and cheap to find out, so a unit is tried by it first, then by other cheap ones.
_CHEAP = (OVERWATCH, RECOVER, LAY_SMOKE, MOVE)


def _cheap_first(action: Action) -> int:
    return _CHEAP.index(action.id) if action.id in _CHEAP else len(_CHEAP)


_TRIED_FIRST: list[list[Action]] = [sorted(actions, key=_cheap_first) for actions in _by_chapter]
_BY_ANYBODY: list[list[Action]] = [
    [action for action in actions if action.by_anybody] for actions in _by_chapter
]


def can_act(state: WarfareState, unit: Unit) -> bool:
    """Whether a unit has any action open."""
    if unit.gone:
        return False
    chapter = state.scenario.chapter
    for action in _BY_ANYBODY[chapter] if why_not_able(unit) else _TRIED_FIRST[chapter]:
        if not action.law(state, unit):
            return True
    return False


def action_of(id: str) -> Action:
    """The action of that name."""
    for action in ACTIONS:
        if action.id == id:
            return action
    raise KeyError(id)


def why_not_act(state: WarfareState, unit: Unit) -> list[Reason]:
    """Why a unit has no action open: the reason of the move, which every chapter has, says it best."""
    if can_act(state, unit):
        return []
    return in_words(action_of(MOVE).why_not(state, unit), {"unit": unit_word(unit), "ap": available(state)})


class WhatAction(Choice):
    """Which of its open actions the chosen unit takes; closed ones are shown with their reasons."""

    identity: ClassVar[str] = WHICH_ACTION
    opens: ClassVar[bool] = True

    def __init__(self, state: WarfareState, unit: Unit) -> None:
        prompt = Message("warfare-ask-action", {"unit": unit_word(unit)})
        super().__init__(unit.side, "warfare.track.any_actions", prompt, unit.id)
        self.state = state
        self.unit = unit
        self.open: list[Json] = [action.id for action in open_actions(state, unit)]

    def candidates(self) -> list[Json]:
        return self.open

    def forced(self) -> list[Json] | None:
        return self.open if len(self.open) == 1 else None

    def check(self, answer: Json) -> list[Reason]:
        chosen = text_of(answer)
        if chosen in self.open:
            return []
        for action in ACTIONS:
            if action.id == chosen:
                if action.chapter > self.state.scenario.chapter:
                    return [refusal("warfare.scenario.topics", {"chapter": action.chapter})]
                return in_words(action.why_not(self.state, self.unit), self._values())
        return [self.no_such_option(chosen)]

    def preview(self, answer: Json) -> Preview:
        reasons = self.check(answer)
        return Preview(reasons) if reasons else foreseen(self.state, self.unit, action_of(text_of(answer)))

    def _values(self) -> dict[str, Json]:
        return {"unit": unit_word(self.unit), "ap": available(self.state)}

    def list_options(self) -> list[Option]:
        options: list[Option] = []
        for action in actions_in_force(self.state):
            reasons = in_words(action.why_not(self.state, self.unit), self._values())
            label = Message("warfare-action-" + action.id)
            why = self.why
            options.append(Option(action.id, label, why, reasons=reasons, icon=action.id))
        return options
