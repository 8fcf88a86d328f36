"""The active player's decision: which unit or support acts, or that none does."""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.preview import Preview
from sandtable.core.question import Choice, Option, Question
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.warfare.state.action_track import available, box, pass_on
from sandtable.systems.warfare.state.asking import decide
from sandtable.systems.warfare.state.identities import (
    PASS,
    WHO_ACTS,
)
from sandtable.systems.warfare.state.names import piece_word, side_word, unit_word
from sandtable.systems.warfare.state.refusals import in_words
from sandtable.systems.warfare.state.state import WarfareState
from sandtable.systems.warfare.supports.supports import WhatSupport, act_with, usable, why_not_use
from sandtable.systems.warfare.turn.actions import WhatAction, action_of, can_act, why_not_act


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
    opens: ClassVar[bool] = True

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
