"""A move in progress, and one stretch of it planned out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.core.wire import Json, Reason
from sandtable.table import Base, Point

LEAST: Final = 0.05
"""Whoever has less than this left does not move any more."""


@mypyc_attr(allow_interpreted_subclasses=True)
class March:
    """Those who move together: how far each may still go, by which action and which rule.

    They go by numbers that stay theirs for as long as the march lasts. A game says who they are.
    """

    __slots__ = ("action", "allowance", "left", "why")

    def __init__(self, count: int, action: str, allowance: float, why: str) -> None:
        self.action = action
        self.allowance = allowance
        self.why = why
        self.left: list[float] = [allowance] * count  # what each may still move

    def movers(self) -> list[int]:
        """The numbers of those who may still move."""
        raise TypeError("a march says who may still move")

    def token(self, number: int) -> str:
        """The id under which the board knows one of them."""
        raise TypeError("a march says who is who")

    def base(self, number: int) -> Base:
        """Where one of them stands now."""
        raise TypeError("a march says where everybody stands")

    def bases(self, numbers: list[int]) -> list[Base]:
        """Where some of them stand now."""
        return [self.base(number) for number in numbers]


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """What an answer would come to, and every reason why it may not be given."""

    __slots__ = ("reasons",)

    def __init__(self) -> None:
        self.reasons: list[Reason] = []

    def refuse(self, why: str, message: str, values: dict[str, Json] | None = None) -> None:
        """Notes one reason more."""
        self.reasons.append(Reason(why, message, values))


@mypyc_attr(allow_interpreted_subclasses=True)
class MarchPlan(Plan):
    """One stretch of a march: who goes which way, what each way uses up, and what is to come after."""

    __slots__ = ("costs", "numbers", "paths", "then")

    def __init__(self, then: str) -> None:
        self.reasons = []  # as in any plan; one call less for each of very many
        self.then = then
        self.numbers: list[int] = []
        self.paths: list[list[Point]] = []
        self.costs: list[float] = []

    def add(self, number: int, path: list[Point], cost: float) -> None:
        """One mover more, with his way."""
        self.numbers.append(number)
        self.paths.append(path)
        self.costs.append(cost)

    def cost(self) -> float:
        """What the dearest way uses up."""
        return max(self.costs, default=0.0)
