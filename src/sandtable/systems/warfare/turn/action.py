"""What an action is: its name in the chart, the chapter that teaches it, its law, its question and its deed.

The list of them is `ACTIONS` in `turn.actions`.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import final

from sandtable.core.effects import Effect
from sandtable.core.question import Question
from sandtable.core.wire import Json, Reason
from sandtable.systems.warfare.state.asking import decide
from sandtable.systems.warfare.state.refusals import why_not_able
from sandtable.systems.warfare.state.state import Unit, WarfareState

Law = Callable[[WarfareState, Unit], list[Reason]]
"""Why an able unit cannot take this action now; no reason when there is some legal way to take it."""

Asks = Callable[[WarfareState, Unit], Question]
"""The one question of an action: at whom, what, which die."""

Deed = Callable[[WarfareState, Unit, Json], Coroutine[Effect, object, None]]
"""Pays and resolves the action once its question is answered."""

Plain = Callable[[WarfareState, Unit], Coroutine[Effect, object, None]]
"""An action that asks nothing, or asks for itself."""


@final
class Action:
    """One line of the action chart for units. An aimed one has a question (`asks`) and a deed (`do`)."""

    __slots__ = ("asks", "by_anybody", "chapter", "do", "id", "law", "plain")

    def __init__(
        self,
        id: str,
        chapter: int,
        law: Law,
        plain: Plain | None = None,
        asks: Asks | None = None,
        do: Deed | None = None,
        by_anybody: bool = False,
    ) -> None:
        self.id = id
        self.chapter = chapter
        self.law = law
        self.plain = plain
        self.asks = asks
        self.do = do
        self.by_anybody = by_anybody  # also by a unit that is Suppressed, aboard or not on the map

    def why_not(self, state: WarfareState, unit: Unit) -> list[Reason]:
        """Why a unit cannot take this action: it is not able to act (warfare.move.suppressed), or the law forbids."""
        if not self.by_anybody:
            reasons = why_not_able(unit)
            if reasons:
                return reasons
        return self.law(state, unit)

    def act(self, state: WarfareState, unit: Unit) -> Coroutine[Effect, object, None]:
        """Asks what has to be asked, pays and resolves the action."""
        plain = self.plain
        if plain is not None:
            return plain(state, unit)
        asks, do = self.asks, self.do
        assert asks is not None
        assert do is not None
        return _aimed(state, unit, asks(state, unit), do)


async def _aimed(state: WarfareState, unit: Unit, question: Question, do: Deed) -> None:
    await do(state, unit, await decide(state, question))
