"""A unit's move in progress, and one stretch of it planned out."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.wire import Json
from sandtable.systems.fubar.state.state import Unit
from sandtable.table import Base, Point

LEAST: Final = 0.05
"""Whoever has less than this left does not move any more."""


@final
class March:
    """Who moves, how far each may still go, and what the way so far has ruled out.

    A vehicle counts as one figure, number 0. `left` is what each figure may still move.
    """

    __slots__ = (
        "action",
        "allowance",
        "captive_at",
        "fired",
        "left",
        "passed",
        "slow",
        "thick",
        "unit",
        "why",
    )

    def __init__(self, unit: Unit, action: str, allowance: float, why: str) -> None:
        self.unit = unit
        self.action = action
        self.allowance = allowance
        self.why = why
        self.left: list[float] = [allowance] * (1 if unit.vehicle is not None else len(unit.figures))
        self.passed: list[str] = []  # fubar.action.guard.timing: units that could have fired and let it pass
        self.captive_at: Point | None = None  # where the captive it leads stood when it set out
        self.fired = False  # has had its one moment of fire
        self.slow = False  # fubar.vehicle.move.light: has touched cover, so 6 inches is all
        self.thick = False  # fubar.vehicle.move.medium: has touched medium cover, so it cannot fire

    def token(self, number: int) -> str:
        """The id under which the board knows a figure, or the vehicle."""
        return self.unit.id if self.unit.vehicle is not None else self.unit.figures[number].id

    def called(self, number: int) -> Json:
        """What a figure, or the vehicle, is called in words."""
        return self.unit.called(self.token(number))

    def base(self, number: int) -> Base:
        """Where a figure, or the vehicle, stands now."""
        vehicle = self.unit.vehicle
        return vehicle.hull if vehicle is not None else self.unit.figures[number].base

    def movers(self) -> list[int]:
        """fubar.pin.move: those who may still move. A pinned figure does not, an immobilised vehicle neither."""
        vehicle = self.unit.vehicle
        if vehicle is not None:
            return [0] if self.left[0] >= LEAST and not vehicle.immobile else []
        found: list[int] = []
        for number, figure in enumerate(self.unit.figures):
            if figure.alive and not figure.pinned and self.left[number] >= LEAST:
                found.append(number)
        return found

    def still(self) -> list[Base]:
        """The bases of the unit's own figures that cannot move."""
        found: list[Base] = []
        if self.unit.vehicle is None:
            for number, figure in enumerate(self.unit.figures):
                if figure.alive and (figure.pinned or self.left[number] < LEAST):
                    found.append(figure.base)
        return found


@final
class Plan:
    """One stretch of a move: who goes which way. `share` positions are taken along all ways alike."""

    __slots__ = ("edge", "facing", "lengths", "numbers", "paths", "slow", "then", "thick", "turns")

    def __init__(self, then: str) -> None:
        self.then = then
        self.numbers: list[int] = []
        self.paths: list[list[Point]] = []
        self.lengths: list[float] = []
        self.turns = False  # whether `facing` counts
        self.facing = 0.0  # of a vehicle, where it ends
        self.slow = False
        self.thick = False
        self.edge = ""  # the table edge by which the unit leaves

    def add(self, number: int, path: list[Point], length: float) -> None:
        """One figure more, with its way."""
        self.numbers.append(number)
        self.paths.append(path)
        self.lengths.append(length)
