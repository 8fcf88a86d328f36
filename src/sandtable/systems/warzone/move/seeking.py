"""A move that only some places allow: where none of the usual ones will do, the ground about the model is searched."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from sandtable.core.dice import SeededDice
from sandtable.core.wire import Json
from sandtable.systems.warzone.move.movement import MoveQuestion
from sandtable.systems.warzone.move.planning import Gait, allowance
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import OVERLAP, Barriers, Base, Disc, Point, corner_points, quantize_point

FOUND: Final = 8  # places proposed
MESHES: Final = (
    20  # of the net from its middle to its edge: whoever hardly moves looks at every tenth of an inch
)
CLEAR: Final = (
    0.01  # inches outside of a reach: more than rounding to the grid takes away, and OVERLAP is as much
)
ROUND: Final = 24  # places looked at on every rim

Rim = tuple[float, float, float]  # middle and radius


class SeekingQuestion(MoveQuestion):
    """Asks where to go when not every place is allowed; it finds one wherever there is one."""

    def __init__(self, state: WarzoneState, model: Model, gait: Gait) -> None:
        super().__init__(state, model, gait)
        self._found: list[Json] | None = None

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
        found = self._places()
        return [found[dice.below(len(found))]] if len(found) > 1 else found

    def _places(self) -> list[Json]:
        """The places found, looked for when first wanted."""
        found = self._found
        if found is None:
            found = self.sought(FOUND)
            self._found = found
        return found

    def sought(self, most: int) -> list[Json]:
        """Legal places, at most so many: first close to what is in the way, then inch by inch over the rest."""
        found: list[Json] = []
        base = self.model.base
        bare: list[Base] = [foe.base for foe in self.planner().foes]
        barriers = Barriers(self.state.board, base, bare)
        hemmed_in = self._hemmed_in(barriers, bare)
        for x, y in self._corners() + self._net():
            if self._hopeless(x, y) or (hemmed_in and not barriers.clear(base.x, base.y, x, y)):
                continue
            answer: Json = {"to": {self.model.id: [x, y]}}
            if answer not in found and not self.check(answer):
                found.append(answer)
                if len(found) == most:
                    break
        return found

    def _reach(self) -> float:
        return allowance(self.state, self.model, self.gait, 0)

    def _hopeless(self, x: float, y: float) -> bool:
        """A quick look: too far, or on somebody. An enemy's reach may stop a way before that: it is looked at."""
        base, planner = self.model.base, self.planner()
        far = self._reach() + OVERLAP
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
        """Circles about what a model keeps away from, and how far it can go: the narrowest gaps lie along them."""
        base, planner = self.model.base, self.planner()
        far = self._reach()
        rims: list[Rim] = [(base.x, base.y, far)]
        for other in planner.others:
            rims.append((other.x, other.y, other.reach + base.radius))
        for foe in planner.foes:
            rims.append((foe.base.x, foe.base.y, foe.base.radius + base.radius + foe.profile.reach + CLEAR))
        return [rim for rim in rims if sqrt((rim[0] - base.x) ** 2 + (rim[1] - base.y) ** 2) < far + rim[2]]

    def _corners(self) -> list[Point]:
        """Where two rims cross, and then places round every rim."""
        rims = self._rims()
        found: list[Point] = []
        for at, rim in enumerate(rims):
            for other in rims[:at]:
                found.extend(crossings(rim, other))
        for x, y, radius in rims:
            for k in range(ROUND):
                turn = 2.0 * pi * k / ROUND
                found.append(quantize_point(x + radius * cos(turn), y + radius * sin(turn)))
        return found

    def _net(self) -> list[Point]:
        """Places all over the reach."""
        base = self.model.base
        mesh = self._reach() / MESHES
        return [
            quantize_point(base.x + column * mesh, base.y + row * mesh)
            for row in range(-MESHES, MESHES + 1)
            for column in range(-MESHES, MESHES + 1)
        ]


def crossings(a: Rim, b: Rim) -> list[Point]:
    """Where two circles cross: two places, or none."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    apart = sqrt(dx * dx + dy * dy)
    if apart <= 0.0 or apart > a[2] + b[2] or apart < abs(a[2] - b[2]):
        return []
    along = (apart * apart + a[2] * a[2] - b[2] * b[2]) / (2.0 * apart)
    aside = sqrt(max(a[2] * a[2] - along * along, 0.0))
    x, y = a[0] + along * dx / apart, a[1] + along * dy / apart
    return [
        quantize_point(x - aside * dy / apart, y + aside * dx / apart),
        quantize_point(x + aside * dy / apart, y - aside * dx / apart),
    ]
