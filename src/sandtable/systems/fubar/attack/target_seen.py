"""An enemy unit as one battery sees it: where it stands, its cover and the vehicles beside it, looked up once."""

from __future__ import annotations

from typing import final

from sandtable.systems.fubar.ground.cover import Shelter, shelter_of
from sandtable.systems.fubar.harm.armour import Shields, shields_of
from sandtable.systems.fubar.state.combats import fighting
from sandtable.systems.fubar.state.seen import bases_of, lookout, sees_unit
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Base


@final
class Quarry:
    """A possible target of a side. `ranges` keeps, for each shooter, the distance to the nearest figure it sees."""

    __slots__ = (
        "_seen",
        "_shelter",
        "_shields",
        "bases",
        "fighting",
        "radius",
        "ranges",
        "side",
        "state",
        "unit",
        "x",
        "y",
    )

    def __init__(self, state: FubarState, unit: Unit, side: int) -> None:
        self.state = state
        self.unit = unit
        self.side = side  # who fires
        self.bases: list[Base] = bases_of(unit)
        self.fighting = fighting(state, unit)
        self.x, self.y, self.radius = lookout(state).disc(unit.id, self.bases)
        self.ranges: dict[int, float] = {}
        self._seen = -1  # not looked yet
        self._shelter: Shelter | None = None
        self._shields: Shields | None = None

    def within(self, base: Base, reach: float) -> bool:
        """Whether the circle about the unit comes that near to a base: the quickest look."""
        dx = self.x - base.x
        dy = self.y - base.y
        room = self.radius + base.reach + reach
        return dx * dx + dy * dy <= room * room

    def seen_by(self, unit: Unit) -> bool:
        """Whether the firing unit sees it at all."""
        if self._seen < 0:
            self._seen = 1 if sees_unit(self.state, unit, self.unit) else 0
        return self._seen == 1

    def shelter(self) -> Shelter:
        """Its cover."""
        shelter = self._shelter
        if shelter is None:
            shelter = shelter_of(self.state, self.unit)
            self._shelter = shelter
        return shelter

    def shields(self) -> Shields:
        """The vehicles beside it."""
        shields = self._shields
        if shields is None:
            shields = shields_of(self.state, self.unit, self.side)
            self._shields = shields
        return shields
