"""A move in progress, and one stretch of it planned out."""

from __future__ import annotations

from typing import final

from sandtable.figures import march
from sandtable.figures.march import LEAST, MarchPlan
from sandtable.systems.fallout.ground.coherency import clusters, known_chain, main_cluster
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import Base, Disc, Point, distance


@final
class March(march.March):
    """Who moves, how far each may still go, and where everybody began.

    `figures` may move and go by their number; `bound` are those whom coherency is about in this action
    (fallout.coherency.stuck: members unable to move are ignored, like the unconscious).
    """

    __slots__ = ("bound", "bound_starts", "exposed", "figures", "gaps", "main", "starts", "unit")

    def __init__(
        self,
        state: FalloutState,
        unit: Unit,
        figures: list[Figure],
        bound: list[Figure],
        allowance: float,
        action: str,
        why: str,
    ) -> None:
        super().__init__(len(figures), action, allowance, why)
        self.unit = unit
        self.figures = figures
        self.bound = bound
        self.exposed: list[str] = []  # who has taken rems in this move
        self.starts: list[Disc] = [figure.base for figure in figures]
        self.main: list[str] = []  # the largest group where they began; empty when in coherency
        self.bound_starts: dict[str, Base] | None = None  # where the bound began who were out of coherency
        bases: list[Base] = [figure.base for figure in bound]
        if not unit.lone and not known_chain(state, unit, bound, bases):
            groups = clusters(state, unit, bound, bases)
            if len(groups) > 1:
                self.main = main_cluster(bound, groups)
                self.bound_starts = {figure.id: figure.base for figure in bound}
        # fallout.morale.broken_limits: how near the nearest enemy was to each
        self.gaps: list[float] = (
            [nearest_enemy(state, unit, figure.base) for figure in figures] if unit.broken else []
        )

    def token(self, number: int) -> str:
        return self.figures[number].id

    def base(self, number: int) -> Base:
        return self.figures[number].base

    def bases(self, numbers: list[int]) -> list[Base]:
        figures = self.figures
        return [figures[number].base for number in numbers]

    def movers(self) -> list[int]:
        left = self.left
        return [
            number
            for number, f in enumerate(self.figures)
            if f.alive and not (f.left or f.out or f.down or f.sat_out) and left[number] >= LEAST
        ]

    def going(self, plan: Plan) -> list[Figure]:
        """The figures that a plan moves."""
        return [self.figures[number] for number in plan.numbers]


@final
class Plan(MarchPlan):
    """One stretch of a move: who goes which way, what each way costs, who turns where."""

    __slots__ = ("alike", "facings", "rigid")

    def __init__(self, then: str) -> None:
        super().__init__(then)
        self.facings: dict[str, float] = {}
        self.alike = False  # all who may still move take the same step, in their order
        self.rigid = False  # known to change no distance between them

    def end_of(self, number: int, base: Base, at: int = 0) -> Point:
        """Where a mover ends, which is where he stands when he does not move; place `at` is looked at first."""
        numbers = self.numbers
        if at >= len(numbers) or numbers[at] != number:
            if number not in numbers:
                return base.x, base.y
            at = numbers.index(number)
        return self.paths[at][-1]


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
