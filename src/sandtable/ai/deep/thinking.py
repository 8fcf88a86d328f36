"""How long a bot may think, and when it has to stop."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

ALL: Final = 10**9
SHARE: Final = 0.75  # of what a seat allows, after which nothing new is begun


class OutOfTime(Exception):  # noqa: N818 - how a playout ends that nobody waits for
    """The last moment to answer has come."""


@dataclass(frozen=True)
class Thinking:
    """The habits of a bot that looks ahead.

    With `playouts` it plays so many games for a decision, however long that takes, and answers the same each time; else
    it begins none after `soft` seconds and breaks off at `hard` ones. `evidence` is how many standard errors a plan
    must be better than the taste's own to be taken instead, over `least` worlds or more: of a few, one always looks it.
    """

    soft: float = 1.5
    hard: float = 2.0
    reaction: float = 0.2  # where it may only react to what another does
    playouts: int = 0
    plans: int = 6  # of the taste, and one of each of its characters
    first: int = 4  # worlds that every plan is tried in
    evidence: float = 2.0
    least: int = 12

    @property
    def most(self) -> int:
        """How many plans it tries: all of them; with few playouts no more than each can be tried in enough worlds."""
        return max(2, self.playouts // self.least) if self.playouts else ALL


class Clock:
    """Watches over one answer."""

    __slots__ = ("hard", "left", "soft")

    def __init__(self, thinking: Thinking, budget: float, reacting: bool) -> None:
        soft, hard = thinking.soft, thinking.hard
        if budget > 0.0:
            soft, hard = min(soft, SHARE * budget), min(hard, budget)
        if reacting:
            soft, hard = min(soft, SHARE * thinking.reaction), min(hard, thinking.reaction)
        now = time.perf_counter()
        counted = thinking.playouts > 0
        self.left = thinking.playouts if counted else 10**9
        self.soft = 0.0 if counted else now + soft
        self.hard = 0.0 if counted else now + hard

    def allows_another(self) -> bool:
        """Whether one more playout may begin; it counts."""
        if self.left <= 0 or (self.soft and time.perf_counter() >= self.soft):
            return False
        self.left -= 1
        return True

    def look(self) -> None:
        """Raises OutOfTime when the answer is due."""
        if self.hard and time.perf_counter() >= self.hard:
            raise OutOfTime
