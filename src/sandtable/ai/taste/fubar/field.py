"""The table as a bot sees it for one decision: forces on both sides, sight, cover, fire drawn at a place."""

from __future__ import annotations

from math import hypot

from sandtable.ai.taste.fubar.forces import Force
from sandtable.systems.fubar import FubarState, Stance, moved, sees, standing

# Shares of an enemy's fire that count at a place: it may act before we do again, or later, or has to move first.
SOON, LATER, UNSEEN = 0.8, 0.5, 0.2


class Eye:
    """A unit thought to stand at some place: all its figures moved alike. Whom it sees from there is kept."""

    __slots__ = ("seen", "stance", "x", "y")

    def __init__(self, x: float, y: float, stance: Stance) -> None:
        self.x = x
        self.y = y
        self.stance = stance
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
        stance = moved(force.unit, force.middle, dx, dy, dash=dash, ground=ground)
        return Eye(force.x + dx, force.y + dy, stance)

    def there(self, enemy: Force) -> Eye:
        """An enemy where it stands."""
        eye = self._there.get(enemy.unit.id)
        if eye is None:
            eye = Eye(enemy.x, enemy.y, standing(enemy.unit, enemy.middle))
            self._there[enemy.unit.id] = eye
        return eye

    def sees(self, eye: Eye, enemy: Force) -> bool:
        """Whether the middle figure of one sees the middle figure of the other: one look for the whole unit."""
        known = eye.seen.get(enemy.unit.id)
        if known is None:
            known = sees(self.state, eye.stance, self.there(enemy).stance)
            eye.seen[enemy.unit.id] = known
        return known

    def cover(self, eye: Eye, x: float, y: float) -> int:
        """The level of cover there against fire from (x, y)."""
        return eye.stance.cover_from(self.state, x, y)

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
