"""A move that only some places allow: where none of the usual ones will do, the ground about the model is searched."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice
from sandtable.core.wire import Json
from sandtable.figures.searching import Rim, net_about, places_on
from sandtable.systems.warzone.move.movement import MoveQuestion
from sandtable.systems.warzone.move.planning import Gait
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import OVERLAP, Barriers, Base, Disc, corner_points

FOUND: Final = 8  # places proposed
MESHES: Final = (
    20  # of the net from its middle to its edge: whoever hardly moves looks at every tenth of an inch
)
CLEAR: Final = (
    0.01  # inches outside of a reach: more than rounding to the grid takes away, and OVERLAP is as much
)
ROUND: Final = 24  # places looked at on every rim


class SeekingQuestion(MoveQuestion):
    """Asks where to go when not every place is allowed; it finds one wherever there is one."""

    def __init__(self, state: WarzoneState, model: Model, gait: Gait) -> None:
        super().__init__(state, model, gait)
        self._kept: list[Json] | None = None

    def possible(self) -> bool:
        """Whether there is any place to go to."""
        return self._usual() or bool(self.sought(1))

    def _usual(self) -> bool:
        """Whether one of the usual places will do."""
        for number in range(self.count()):
            if not self.check(self.nth(number)):
                return True
        return False

    def candidates(self) -> list[Json]:
        return super().candidates() if self._usual() else self._places()

    def draw(self, dice: SeededDice) -> list[Json]:
        drawn = super().draw(dice)
        if drawn:
            return drawn
        places = self._places()
        return [places[dice.below(len(places))]] if len(places) > 1 else places

    def _places(self) -> list[Json]:
        """The places found, looked for when first wanted."""
        places = self._kept
        if places is None:
            places = self.sought(FOUND)
            self._kept = places
        return places

    def sought(self, most: int) -> list[Json]:
        """Legal places, at most so many: first close to what is in the way, then inch by inch over the rest."""
        places: list[Json] = []
        base = self.model.base
        bare: list[Base] = [foe.base for foe in self.planner().foes]
        barriers = Barriers(self.state.board, base, bare)
        hemmed_in = self._hemmed_in(barriers, bare)
        reach = self.far()
        for x, y in places_on(self._rims(), base, reach, ROUND) + net_about(base, reach, MESHES):
            if self._hopeless(x, y) or (hemmed_in and not barriers.clear(base.x, base.y, x, y)):
                continue
            answer: Json = {"to": {self.model.id: [x, y]}}
            if answer not in places and not self.check(answer):
                places.append(answer)
                if len(places) == most:
                    break
        return places

    def _hopeless(self, x: float, y: float) -> bool:
        """A quick look: too far, or on somebody. An enemy's reach may stop a way before that: it is looked at."""
        base, planner = self.model.base, self.planner()
        far = self.far() + OVERLAP
        if (x - base.x) ** 2 + (y - base.y) ** 2 > far * far:
            return True
        for foe in planner.foes:
            room = foe.profile.reach + foe.base.radius + base.radius
            if foe not in planner.start and (x - foe.base.x) ** 2 + (y - foe.base.y) ** 2 < room * room:
                return False
        for other in planner.others:
            room = base.radius - OVERLAP + other.reach
            if (x - other.x) ** 2 + (y - other.y) ** 2 < room * room:
                return True
        return False

    def _hemmed_in(self, barriers: Barriers, bare: list[Base]) -> bool:
        """Whether enemies close every bend: then straight ways are all there are, and the others need no search."""
        planner = self.planner()
        wide: list[Base] = [
            Disc(foe.base.x, foe.base.y, foe.base.radius + foe.profile.reach) for foe in planner.foes
        ]
        x, y = self.model.base.x, self.model.base.y
        bends = corner_points(barriers, bare + wide, planner.pieces)
        return not any(barriers.clear(x, y, bx, by) for bx, by in bends)

    def _rims(self) -> list[Rim]:
        """Circles about what a model keeps away from, and how far it can go."""
        base, planner = self.model.base, self.planner()
        rims: list[Rim] = [(base.x, base.y, self.far())]
        rims.extend((other.x, other.y, other.reach + base.radius) for other in planner.others)
        for foe in planner.foes:
            rims.append((foe.base.x, foe.base.y, foe.base.radius + base.radius + foe.profile.reach + CLEAR))
        return rims
