"""A move in progress, and one stretch of it planned out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.core.wire import Json, Reason
from sandtable.table import Base, Point, path_length, point_along

Leg = tuple[float, float]  # from share to share of every way
WHOLE: Leg = (0.0, 1.0)  # not Final: compiled rules cannot read a final tuple as a whole
SHORTEST: Final = 1e-6
"""Shares of a way that lie no further apart are one."""
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

    def start_over(self) -> None:
        """Forgets the ways and what is wrong with them."""
        self.reasons.clear()
        self.numbers.clear()
        self.paths.clear()
        self.costs.clear()

    def cost(self) -> float:
        """What the dearest way uses up."""
        return max(self.costs, default=0.0)

    def base_at(self, at: int, start: Base, share: float) -> Base:
        """Where a mover is when everybody has gone that share of his way, who stood on that base before.

        The ways are as long as they cost.
        """
        path = self.paths[at]
        if share >= 1.0:
            return start.at(path[-1][0], path[-1][1])
        x1, y1 = path[0]
        if len(path) == 2:
            x2, y2 = path[1]
            return start.at(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
        x, y = point_along(path, self.costs[at] * share)
        return start.at(x, y)

    def legs(self) -> list[Leg]:
        """The stretch cut up at every bend, so that everybody goes straight on each leg.

        A point on the way that is no bend does not cut it: the move is the same with it and without.
        """
        bends: list[float] = []
        for at, path in enumerate(self.paths):
            gone = 0.0
            for number in range(1, len(path) - 1):
                gone += path_length(path[number - 1 : number + 1])
                if bends_at(path, number):
                    bends.append(gone / self.costs[at])
        if not bends:
            return [WHOLE]
        bends.sort()
        legs: list[Leg] = []
        low = 0.0
        for share in [*bends, 1.0]:
            if share - low > SHORTEST or share == 1.0:
                legs.append((low, share))
                low = share
        return legs


def bends_at(path: list[Point], number: int) -> bool:
    """Whether a way turns at one of its points between its ends, forwards or back."""
    (x1, y1), (x2, y2), (x3, y3) = path[number - 1 : number + 2]
    ax, ay = x2 - x1, y2 - y1
    bx, by = x3 - x2, y3 - y2
    return abs(ax * by - ay * bx) > SHORTEST or ax * bx + ay * by < 0.0
