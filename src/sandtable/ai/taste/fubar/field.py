"""The table as a bot sees it for one decision: forces on both sides, sight, cover, fire drawn at a place."""

from __future__ import annotations

from math import hypot

from sandtable.ai.taste.fubar.forces import Force
from sandtable.ai.taste.fubar.shapes import BaseShape, UnitShape
from sandtable.systems.fubar import FubarState

# Shares of an enemy's fire that count at a place: it may act before we do again, or later, or has to move first.
SOON, LATER, UNSEEN = 0.8, 0.5, 0.2


class Eye:
    """A unit thought to stand at some place: all its figures moved alike. What is found out of it is kept."""

    __slots__ = ("bases", "dash", "ground", "levels", "lines", "middle", "seen", "x", "y")

    def __init__(
        self, x: float, y: float, bases: list[BaseShape], middle: int, dash: bool, ground: bool
    ) -> None:
        self.x = x
        self.y = y
        self.bases = bases
        self.middle = middle  # the base that looks for all of them
        self.dash = dash
        self.ground = ground
        self.levels: list[int] = []  # cover of each base by areas; empty until it is asked for
        self.lines: list[
            tuple[int, int, list[tuple[float, float]]]
        ] = []  # base, level, course of an obstacle
        self.seen: dict[str, bool] = {}


class Field:
    """All that is known at one moment, from one side."""

    def __init__(self, state: FubarState, side: int) -> None:
        self.state = state
        self.side = side
        self.mine: dict[str, Force] = {}
        self.enemies: list[Force] = []
        for unit in state.units:
            if unit.side == side and not unit.gone:
                self.mine[unit.id] = Force(state, unit)
            elif unit.side != side and unit.on_table():
                self.enemies.append(Force(state, unit))
        self._there: dict[str, Eye] = {}
        self.inch = state.lengths.inch
        self.left = max(1, state.scenario.turns - state.turn + 1)  # turns left, this one included

    # ------------------------------------------------------------ places

    def moved(self, force: Force, dx: float, dy: float, dash: bool = False, ground: bool = False) -> Eye:
        """The unit as it would stand after everybody who can has moved by (dx, dy)."""
        vehicle = force.unit.vehicle
        bases: list[BaseShape] = []
        if vehicle is not None:
            bases.append(shifted(vehicle.hull, dx, dy))
        else:
            for figure in force.unit.figures:
                if figure.alive:
                    bases.append(figure.base if figure.pinned else shifted(figure.base, dx, dy))
        return Eye(force.x + dx, force.y + dy, bases, force.middle, dash, ground)

    def there(self, enemy: Force) -> Eye:
        """An enemy where it stands."""
        found = self._there.get(enemy.unit.id)
        if found is None:
            unit = enemy.unit
            found = Eye(enemy.x, enemy.y, bases_of(unit), enemy.middle, unit.dash, unit.ground)
            self._there[unit.id] = found
        return found

    def sees(self, eye: Eye, enemy: Force) -> bool:
        """Whether the middle figure of one sees the middle figure of the other: one look for the whole unit."""
        known = eye.seen.get(enemy.unit.id)
        if known is None:
            known = self._look(eye, self.there(enemy))
            eye.seen[enemy.unit.id] = known
        return known

    def _look(self, eye: Eye, other: Eye) -> bool:
        lookout = self.state.lookout
        if lookout is None or not eye.bases or not other.bases:
            return bool(eye.bases and other.bases)
        mine, theirs = eye.bases[eye.middle], other.bases[other.middle]
        return lookout.sees(mine, theirs)  # type: ignore[arg-type]

    def cover(self, eye: Eye, x: float, y: float) -> int:
        """The level of cover there against fire from (x, y)."""
        if not eye.levels:
            self._shelter(eye)
        levels = eye.levels
        if eye.lines:
            levels = levels[:]
            for at, level, course in eye.lines:
                base = eye.bases[at]
                if level > levels[at] and _crossed(course, base.x, base.y, x, y):
                    levels[at] = level
        ranked = sorted(levels, reverse=True)
        best = ranked[(len(ranked) + 1) // 2 - 1] if ranked else 0
        if eye.dash and best < 1:
            best = 1
        return min(3, best + 1) if eye.ground else best

    def _shelter(self, eye: Eye) -> None:
        """Finds the areas that hold each base, and the obstacles beside it."""
        eye.levels = [0] * len(eye.bases)
        if not eye.bases:
            return
        near = self.state.lengths.adjacent + eye.bases[0].reach
        left = min(base.x for base in eye.bases) - near
        right = max(base.x for base in eye.bases) + near
        low = min(base.y for base in eye.bases) - near
        high = max(base.y for base in eye.bases) + near
        catalogue = self.state.catalogue
        for piece in self.state.board.pieces:
            if piece.left > right or piece.right < left or piece.bottom > high or piece.top < low:
                continue
            level = catalogue.cover_of(piece)
            if not level:
                continue
            linear = catalogue.terrain[piece.kind].linear
            for at, base in enumerate(eye.bases):
                if linear:
                    if piece.distance_to_point(base.x, base.y) <= near:
                        eye.lines.append((at, level, piece.points()))
                elif level > eye.levels[at] and piece.holds(base.x, base.y):
                    eye.levels[at] = level

    def apart(self, eye: Eye, enemy: Force) -> float:
        """About how far the units are apart, edge to edge."""
        return max(0.0, hypot(eye.x - enemy.x, eye.y - enemy.y) - 2.0 * self.inch)

    # ------------------------------------------------------------ fire

    def danger(self, force: Force, eye: Eye) -> float:
        """What the enemy's fire is likely to cost at a place until the unit acts again, in victory points."""
        total = 0.0
        for enemy in self.enemies:
            apart = self.apart(eye, enemy)
            if apart > enemy.longest + self.state.lengths.walk:
                continue
            seen = self.sees(eye, enemy)
            share = (LATER if enemy.unit.tried else SOON) if seen else UNSEEN
            reach = apart if seen else max(0.0, apart - self.state.lengths.walk)
            level = self.cover(eye, enemy.x, enemy.y)
            hits = enemy.hits(reach, level, force.armoured) * enemy.activation * share
            total += force.harm(hits, 1.0) if hits > 0.0 else 0.0
        return total

    def ambush(self, force: Force, start: Eye, end: Eye) -> float:
        """What units On Guard would do to it on the way: those that do not see it now and would then."""
        total = 0.0
        for enemy in self.enemies:
            unit = enemy.unit
            if not unit.guard or unit.reacted or self.sees(start, enemy) or not self.sees(end, enemy):
                continue
            level = self.cover(end, enemy.x, enemy.y)
            hits = enemy.hits(self.apart(end, enemy), level, force.armoured)
            total += force.harm(hits, 1.0)
        return total

    def promise(self, force: Force, eye: Eye, bounty: dict[str, float], aim: int, moving: bool) -> float:
        """The best harm the unit could do from a place to one enemy."""
        best = 0.0
        for enemy in self.enemies:
            apart = self.apart(eye, enemy)
            if apart > force.longest or not self.sees(eye, enemy):
                continue
            cover = self.cover(self.there(enemy), eye.x, eye.y)
            hits = force.hits(apart, cover, enemy.armoured, aim, moving)
            best = max(best, enemy.harm(hits, bounty.get(enemy.unit.id, 0.5)))
        return best


def bases_of(unit: UnitShape) -> list[BaseShape]:
    """What stands on the table for a unit."""
    vehicle = unit.vehicle
    if vehicle is not None:
        return [vehicle.hull]
    return [figure.base for figure in unit.figures if figure.alive]


def shifted(base: BaseShape, dx: float, dy: float) -> BaseShape:
    """A base elsewhere; bases are never changed, only replaced."""
    moved: BaseShape = base.at(base.x + dx, base.y + dy)
    return moved


def _crossed(course: list[tuple[float, float]], x: float, y: float, u: float, v: float) -> bool:
    """Whether the line from (x, y) to (u, v) crosses a course of points."""
    for k in range(len(course) - 1):
        ax, ay = course[k]
        bx, by = course[k + 1]
        one = _turn(x, y, u, v, ax, ay) * _turn(x, y, u, v, bx, by)
        two = _turn(ax, ay, bx, by, x, y) * _turn(ax, ay, bx, by, u, v)
        if one <= 0.0 and two <= 0.0:
            return True
    return False


def _turn(ax: float, ay: float, bx: float, by: float, cx: float, cy: float) -> float:
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
