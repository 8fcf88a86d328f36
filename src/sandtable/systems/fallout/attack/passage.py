"""Somebody on his way past people on overwatch: figures at one pace, or a vehicle."""

from __future__ import annotations

from sandtable.systems.fallout.state.state import FalloutState, Unit
from sandtable.table import Base, Point, path_length


class Passage:
    """A move that may be interrupted at any share of it; all who move advance along their paths at one pace."""

    __slots__ = ("paths", "state", "unit")

    def __init__(self, state: FalloutState, unit: Unit, paths: list[list[Point]]) -> None:
        self.state = state
        self.unit = unit
        self.paths = paths

    def longest(self) -> float:
        """The length of the longest path."""
        return max((path_length(path) for path in self.paths), default=0.0)

    def now(self) -> list[Base]:
        """Where each of those who move stands at this moment."""
        raise TypeError("somebody on his way says where he is")

    def spot(self, i: int, share: float) -> Base:
        """Where one of them would stand that far along his way."""
        raise TypeError("somebody on his way says where he is")

    def put(self, bases: list[Base]) -> None:
        """Puts everybody there, to see what could be seen."""
        raise TypeError("somebody on his way says where he is")
