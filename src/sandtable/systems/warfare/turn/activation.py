"""The active player's decision: which unit or support acts, and what it does."""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.preview import Preview
from sandtable.core.question import Choice, Option, Question
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.warfare.move.exits import leave_map, why_not_exit
from sandtable.systems.warfare.state.action_track import available, box, pass_on
from sandtable.systems.warfare.state.asking import decide
from sandtable.systems.warfare.state.identities import (
    EXIT,
    LAY_SMOKE,
    MOVE,
    OVERWATCH,
    PASS,
    RECOVER,
    WHICH_ACTION,
    WHO_ACTS,
)
from sandtable.systems.warfare.state.names import piece_word, side_word, unit_word
from sandtable.systems.warfare.state.refusals import in_words, refusal, why_not_able
from sandtable.systems.warfare.state.state import Unit, WarfareState
from sandtable.systems.warfare.supports.supports import WhatSupport, act_with, usable, why_not_use
from sandtable.systems.warfare.turn.action_preview import foreseen
from sandtable.systems.warfare.turn.actions import Action
from sandtable.systems.warfare.turn.basic_actions import BASIC_ACTIONS
from sandtable.systems.warfare.turn.special_actions import SPECIAL_ACTIONS

ACTIONS: list[Action] = [*BASIC_ACTIONS, *SPECIAL_ACTIONS, Action(EXIT, 1, why_not_exit, leave_map)]
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


async def command(state: WarfareState, side: int) -> None:
    """warfare.track.only_active_acts: the active player takes one action, or passes."""
    chosen = text_of(await decide(state, WhoActs(state, side)))
    if chosen == PASS:
        pass_turn(state, side)
        return
    unit = state.find_unit(chosen)
    if unit is not None:
        doing = text_of(await decide(state, WhatAction(state, unit)))
        await action_of(doing).act(state, unit)
        return
    support = state.find_support(chosen)
    assert support is not None
    await act_with(state, support)


def action_of(id: str) -> Action:
    """The action of that name."""
    for action in ACTIONS:
        if action.id == id:
            return action
    raise KeyError(id)


def pass_turn(state: WarfareState, side: int) -> None:
    """warfare.track.pass, warfare.track.many_next_cube: the cube goes just behind the next one."""
    pass_on(state, side)
    state.tell(
        "warfare-event-passes",
        lambda: {"side": side_word(state, side), "box": box(state.levels[side])},
        ["warfare.track.pass"],
        side,
    )


class WhoActs(Choice):
    """Which unit or support acts? Or pass."""

    identity: ClassVar[str] = WHO_ACTS

    def __init__(self, state: WarfareState, side: int) -> None:
        prompt = Message("warfare-ask-who", {"ap": available(state), "box": box(state.levels[side])})
        super().__init__(side, "warfare.track.only_active_acts", prompt)
        self.state = state

    def candidates(self) -> list[Json]:
        state = self.state
        side = self.side
        answers: list[Json] = [unit.id for unit in state.units if unit.side == side and can_act(state, unit)]
        if state.supports:
            answers.extend(support.id for support in usable(state, side))
        answers.append(PASS)
        return answers

    def check(self, answer: Json) -> list[Reason]:
        chosen = text_of(answer)
        if chosen == PASS:
            return []
        state = self.state
        unit = state.find_unit(chosen)
        if unit is not None and unit.side == self.side:
            return why_not_act(state, unit)
        support = state.find_support(chosen)
        if support is not None and support.side == self.side:
            return in_words(why_not_use(state, support), {"unit": piece_word(support)})
        # warfare.track.many_sides: each commands only his own
        return [Reason("warfare.track.many_sides", "core-refused-no-such-option", {"option": chosen[:40]})]

    def preview(self, answer: Json) -> Preview:
        """What follows at once where the unit or the support has only one thing to do."""
        reasons = self.check(answer)
        next = self._next(text_of(answer)) if not reasons else None
        only = next.forced() if next is not None else None
        if next is None or only is None:
            return Preview(reasons)
        return next.preview(only[0])

    def _next(self, chosen: str) -> Question | None:
        """What is asked next; nothing after passing."""
        unit = self.state.find_unit(chosen)
        if unit is not None:
            return WhatAction(self.state, unit)
        support = self.state.find_support(chosen)
        return WhatSupport(self.state, support) if support is not None else None

    def forced(self) -> list[Json] | None:
        """warfare.track.no_units: whoever has nothing left that could act passes by himself."""
        for unit in self.state.units:
            if unit.side == self.side and can_act(self.state, unit):
                return None
        return [PASS] if not usable(self.state, self.side) else None

    def list_options(self) -> list[Option]:
        state = self.state
        options: list[Option] = []
        for unit in state.units:
            if unit.side == self.side and not unit.gone:
                reasons = why_not_act(state, unit)
                label = Message("warfare-opt-unit", {"unit": unit_word(unit)})
                options.append(
                    Option(unit.id, label, "warfare.track.any_actions", reasons=reasons, token=unit.id)
                )
        for support in state.supports:
            if support.side == self.side and not support.gone:
                reasons = in_words(why_not_use(state, support), {"unit": piece_word(support)})
                label = Message("warfare-opt-support", {"unit": piece_word(support)})
                options.append(
                    Option(
                        support.id, label, "warfare.support.active_only", reasons=reasons, token=support.id
                    )
                )
        options.append(Option(PASS, Message("warfare-opt-pass"), "warfare.track.pass", icon="hourglass"))
        return options


def why_not_act(state: WarfareState, unit: Unit) -> list[Reason]:
    """Why a unit has no action open: the reason of the move, which every chapter has, says it best."""
    if can_act(state, unit):
        return []
    return in_words(action_of(MOVE).why_not(state, unit), {"unit": unit_word(unit), "ap": available(state)})


class WhatAction(Choice):
    """Which of its open actions the chosen unit takes; closed ones are shown with their reasons."""

    identity: ClassVar[str] = WHICH_ACTION

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
