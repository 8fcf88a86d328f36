"""A unit's move in progress, and one stretch of it planned out."""

from __future__ import annotations

from typing import final

from sandtable.core.wire import Json
from sandtable.figures import march
from sandtable.figures.march import LEAST, MarchPlan
from sandtable.systems.fubar.state.state import Unit
from sandtable.table import Base, Point


@final
class March(march.March):
    """Who moves, how far each may still go, and what the way so far has ruled out.

    Figures go by their number in the unit; a vehicle counts as one figure, number 0.
    """

    __slots__ = ("captive_at", "fired", "passed", "slow", "thick", "unit")

    def __init__(self, unit: Unit, action: str, allowance: float, why: str) -> None:
        super().__init__(1 if unit.vehicle is not None else len(unit.figures), action, allowance, why)
        self.unit = unit
        self.passed: list[str] = []  # fubar.action.guard.timing: units that could have fired and let it pass
        self.captive_at: Point | None = None  # where the captive it leads stood when it set out
        self.fired = False  # has had its one moment of fire
        self.slow = False  # fubar.vehicle.move.light: has touched cover, so 6 inches is all
        self.thick = False  # fubar.vehicle.move.medium: has touched medium cover, so it cannot fire

    def token(self, number: int) -> str:
        return self.unit.id if self.unit.vehicle is not None else self.unit.figures[number].id

    def called(self, number: int) -> Json:
        """What a figure, or the vehicle, is called in words."""
        return self.unit.called(self.token(number))

    def base(self, number: int) -> Base:
        vehicle = self.unit.vehicle
        return vehicle.hull if vehicle is not None else self.unit.figures[number].base

    def bases(self, numbers: list[int]) -> list[Base]:
        if self.unit.vehicle is not None:
            return super().bases(numbers)
        figures = self.unit.figures
        return [figures[number].base for number in numbers]

    def movers(self) -> list[int]:
        """fubar.pin.move: those who may still move. A pinned figure does not, an immobilised vehicle neither."""
        vehicle = self.unit.vehicle
        if vehicle is not None:
            return [0] if self.left[0] >= LEAST and not vehicle.immobile else []
        left = self.left
        return [
            number
            for number, figure in enumerate(self.unit.figures)
            if figure.alive and not figure.pinned and left[number] >= LEAST
        ]

    def still(self) -> list[Base]:
        """The bases of the unit's own figures that cannot move."""
        if self.unit.vehicle is not None:
            return []
        return [
            figure.base
            for number, figure in enumerate(self.unit.figures)
            if figure.alive and (figure.pinned or self.left[number] < LEAST)
        ]


@final
class Plan(MarchPlan):
    """One stretch of a move: who goes which way. `share` positions are taken along all ways alike."""

    __slots__ = ("edge", "facing", "slow", "thick", "turns")

    def __init__(self, then: str) -> None:
        super().__init__(then)
        self.turns = False  # whether `facing` counts
        self.facing = 0.0  # of a vehicle, where it ends
        self.slow = False
        self.thick = False
        self.edge = ""  # the table edge by which the unit leaves
