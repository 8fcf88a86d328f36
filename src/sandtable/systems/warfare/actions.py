"""What an action is: its name in the chart, the chapter that teaches it, its law and its deed."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import final

from sandtable.core.effects import Effect
from sandtable.systems.warfare.state import Unit, WarfareState

Bar = Callable[[WarfareState, Unit], str]
"""The rule that forbids a unit this action now; "" when there is some legal way to take it."""

Deed = Callable[[WarfareState, Unit], Coroutine[Effect, object, None]]
"""Asks what has to be asked, pays and resolves the action."""


@final
class Action:
    """One line of the action chart for units."""

    __slots__ = ("act", "bar", "chapter", "id")

    def __init__(self, id: str, chapter: int, bar: Bar, act: Deed) -> None:
        self.id = id
        self.chapter = chapter
        self.bar = bar
        self.act = act
