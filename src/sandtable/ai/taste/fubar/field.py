"""The table as a bot sees it for one decision: forces on both sides, sight, cover, fire drawn at a place."""

from __future__ import annotations

from math import hypot

from sandtable.ai.taste.fubar.forces import Force
from sandtable.ai.taste.fubar.shapes import BaseShape, UnitShape
from sandtable.systems.fubar import FubarState

FAR_AWAY = 1e6
# Shares of an enemy's fire that count at a place: it may act before we do again, or later, or has to move first.
SOON, LATER, UNSEEN = 0.8, 0.5, 0.2


class Eye:
    """A unit thought to stand at another place: its figures moved alike."""

    __slots__ = ("bases", "dash", "ground", "x", "y")

    def __init__(self, x: float, y: float, bases: list[BaseShape], dash: bool, ground: bool) -> None:
        self.x = x
        self.y = y
        self.bases = bases
        self.dash = dash
        self.ground = ground


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
        self.inch = state.lengths.inch
        self.left = max(1, state.scenario.turns - state.turn + 1)  # turns left, this one included

    # ------------------------------------------------------------ places

    def moved(self, force: Force, dx: float, dy: float, dash: bool = False, ground: bool = False) -> Eye:
        """The unit as it would stand after everybody has moved by (dx, dy)."""
        vehicle = force.unit.vehicle
        bases: list[BaseShape] = []
        if vehicle is not None:
            bases.append(self.shifted(vehicle.hull, dx, dy))
        else:
            for figure in force.unit.figures:
                if figure.alive:
                    still = figure.pinned
                    bases.append(figure.base if still else self.shifted(figure.base, dx, dy))
        return Eye(force.x + dx, force.y + dy, bases, dash, ground)

    def shifted(self, base: BaseShape, dx: float, dy: float) -> BaseShape:
        """A base elsewhere; bases are never changed, only replaced."""
        moved: BaseShape = base.at(base.x + dx, base.y + dy)  # type: ignore[attr-defined]
        return moved

    def sees(self, eye: Eye, enemy: Force) -> bool:
        """Whether the middle figure of one sees the middle figure of the other: one look for the whole unit."""
        lookout = self.state.lookout
        if lookout is None:
            return True
        mine = _nearest(eye.bases, eye.x, eye.y)
        theirs = _nearest(bases_of(enemy.unit), enemy.x, enemy.y)
        if mine is None or theirs is None:
            return False
        return lookout.sees(mine, theirs)  # type: ignore[arg-type]

    def cover(self, eye: Eye, enemy: Force) -> int:
        """The level of cover there against that enemy."""
        levels = [self._level(base, enemy) for base in eye.bases]
        levels.sort(reverse=True)
        level = levels[(len(levels) + 1) // 2 - 1] if levels else 0
        if eye.dash and level < 1:
            level = 1
        return min(3, level + 1) if eye.ground else level

    def _level(self, base: BaseShape, enemy: Force) -> int:
        best = 0
        near = self.state.lengths.adjacent + base.reach
        for piece in self.state.board.pieces:
            if (
                piece.left > base.x + near
                or piece.right < base.x - near
                or piece.bottom > base.y + near
                or piece.top < base.y - near
            ):
                continue
            level = self.state.catalogue.cover_of(piece)
            if level <= best:
                continue
            if self.state.catalogue.terrain[piece.kind].linear:
                beside = piece.distance_to_point(base.x, base.y) <= near
                if beside and _crossed(piece.points(), base.x, base.y, enemy.x, enemy.y):
                    best = level
            elif piece.holds(base.x, base.y):
                best = level
        return best

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
            level = self.cover(eye, enemy)
            hits = enemy.hits(reach, level, force.armoured) * enemy.activation() * share
            total += force.harm(hits, 1.0) if hits > 0.0 else 0.0
        return total

    def ambush(self, force: Force, start: Eye, end: Eye) -> float:
        """What units On Guard would do to it on the way: those that do not see it now and would then."""
        total = 0.0
        for enemy in self.enemies:
            unit = enemy.unit
            if not unit.guard or unit.reacted or self.sees(start, enemy) or not self.sees(end, enemy):
                continue
            hits = enemy.hits(self.apart(end, enemy), self.cover(end, enemy), force.armoured)
            total += force.harm(hits, 1.0)
        return total

    def promise(self, force: Force, eye: Eye, bounty: dict[str, float], aim: int, moving: bool) -> float:
        """The best harm the unit could do from a place to one enemy."""
        best = 0.0
        for enemy in self.enemies:
            apart = self.apart(eye, enemy)
            if apart > force.longest or not self.sees(eye, enemy):
                continue
            cover = self.cover(
                Eye(enemy.x, enemy.y, bases_of(enemy.unit), enemy.unit.dash, enemy.unit.ground), force
            )
            hits = force.hits(apart, cover, enemy.armoured, aim, moving)
            best = max(best, enemy.harm(hits, bounty.get(enemy.unit.id, 0.5)))
        return best


def bases_of(unit: UnitShape) -> list[BaseShape]:
    """What stands on the table for a unit."""
    vehicle = unit.vehicle
    if vehicle is not None:
        return [vehicle.hull]
    return [figure.base for figure in unit.figures if figure.alive]


def _nearest(bases: list[BaseShape], x: float, y: float) -> BaseShape | None:
    best: BaseShape | None = None
    least = FAR_AWAY
    for base in bases:
        gap = (base.x - x) ** 2 + (base.y - y) ** 2
        if gap < least:
            least = gap
            best = base
    return best


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
