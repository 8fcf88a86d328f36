"""A move in progress, and one stretch of it planned out."""

from __future__ import annotations

from typing import Final, final

from sandtable.systems.fallout.ground.coherency import clusters, known_chain, main_cluster
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import Base, Disc, Point, distance

LEAST: Final = 0.05
"""Whoever has less than this left does not move any more."""


@final
class March:
    """Who moves, how far each may still go, and where everybody began.

    `movers` may move; `bound` are those whom coherency is about in this action (fallout.coherency.stuck: members
    unable to move are ignored, like the unconscious).
    """

    __slots__ = (
        "_starts", "action", "allowance", "bound", "bound_starts", "exposed", "gaps", "left", "main", "movers",
        "unit", "why",
    )  # fmt: skip

    def __init__(
        self,
        state: FalloutState,
        unit: Unit,
        movers: list[Figure],
        bound: list[Figure],
        allowance: float,
        action: str,
        why: str,
    ) -> None:
        self.unit = unit
        self.movers = movers
        self.bound = bound
        self.allowance = allowance
        self.action = action
        self.why = why
        self.exposed: list[str] = []  # who has taken rems in this move
        self.left: dict[str, float] = {figure.id: allowance for figure in movers}
        self._starts: list[Disc] = [figure.base for figure in movers]
        self.main: list[str] = []  # the largest group where they began; empty when in coherency
        self.bound_starts: dict[str, Base] | None = None  # where the bound began who were out of coherency
        bases: list[Base] = [figure.base for figure in bound]
        if not unit.lone and not known_chain(state, unit, bound, bases):
            found = clusters(state, unit, bound, bases)
            if len(found) > 1:
                self.main = main_cluster(bound, found)
                self.bound_starts = {figure.id: figure.base for figure in bound}
        self.gaps: list[float] | None = None  # fallout.morale.broken_limits: how near the nearest enemy was
        if unit.broken:
            self.gaps = [nearest_enemy(state, unit, figure.base) for figure in movers]

    def start_of(self, figure: Figure) -> Disc:
        """Where a mover began."""
        return self._starts[self.movers.index(figure)]

    def gap_of(self, figure: Figure) -> float:
        """How near the nearest enemy was when a broken mover began."""
        gaps = self.gaps
        return gaps[self.movers.index(figure)] if gaps is not None else 0.0

    def able(self) -> list[Figure]:
        """Those who may still move."""
        left = self.left
        return [
            f
            for f in self.movers
            if f.alive and not (f.left or f.out or f.down or f.sat_out) and left[f.id] >= LEAST
        ]


@final
class Plan:
    """One stretch of a move: who goes which way, what each way costs, who turns where."""

    __slots__ = ("alike", "costs", "facings", "figures", "paths", "rigid", "then")

    def __init__(self, then: str) -> None:
        self.then = then
        self.figures: list[Figure] = []
        self.paths: list[list[Point]] = []
        self.costs: list[float] = []
        self.facings: dict[str, float] = {}
        self.alike = False  # all who may still move take the same step, in their order
        self.rigid = False  # known to change no distance between them

    def add(self, figure: Figure, path: list[Point], cost: float) -> None:
        """One figure more, with its way."""
        self.figures.append(figure)
        self.paths.append(path)
        self.costs.append(cost)

    def end_of(self, figure: Figure, at: int = 0) -> Point:
        """Where a figure ends, which is where it stands when it does not move; number `at` is looked at first."""
        if at < len(self.figures) and self.figures[at] is figure:
            return self.paths[at][-1]
        for i, other in enumerate(self.figures):
            if other is figure:
                return self.paths[i][-1]
        return figure.base.x, figure.base.y


def nearest_enemy(state: FalloutState, unit: Unit, base: Base) -> float:
    """The gap to the nearest enemy figure on the table; infinite when there is none."""
    least = float("inf")
    for other in state.units:
        if other.side == unit.side or not other.on_table():
            continue
        for enemy in other.figures:
            if enemy.present():
                gap = distance(base, enemy.base)
                if gap < least:
                    least = gap
    return least
