"""The table as a bot sees it for one decision: forces on both sides, sight, cover, fire drawn at a place."""

from __future__ import annotations

from sandtable.ai.taste.fubar.character import FubarCharacter
from sandtable.ai.taste.fubar.forces import Force
from sandtable.systems.fubar import FubarState, Stance, gap_between, moved, sees, standing


class Eye:
    """A unit thought to stand at some place: all its figures moved alike. Whom it sees from there is kept."""

    __slots__ = ("seen", "stance", "x", "y")

    def __init__(self, x: float, y: float, stance: Stance) -> None:
        self.x = x
        self.y = y
        self.stance = stance
        self.seen: dict[str, bool] = {}


class Fire:
    """Fire to be expected at a place: what it costs in victory points, how many hits, from how many units."""

    __slots__ = ("cost", "hits", "units")

    def __init__(self) -> None:
        self.cost = 0.0
        self.hits = 0.0
        self.units = 0

    def add(self, cost: float, hits: float) -> None:
        """One more unit fires."""
        if hits > 0.0:
            self.cost += cost
            self.hits += hits
            self.units += 1


class Field:
    """All that is known at one moment, from one side."""

    def __init__(self, state: FubarState, side: int, character: FubarCharacter) -> None:
        self.character = character
        self.state = state
        self.side = side
        self.mine: dict[str, Force] = {}
        self.enemies: list[Force] = []
        for unit in state.units:
            if unit.side == side and not unit.gone:
                self.mine[unit.id] = Force(state, unit, character)
            elif unit.side != side and unit.on_table():
                self.enemies.append(Force(state, unit, character))
        self._there: dict[str, Eye] = {}
        self.inch = state.lengths.inch
        self.left = max(1, state.scenario.turns - state.turn + 1)  # turns left, this one included

    # ------------------------------------------------------------ places

    def moved(self, force: Force, dx: float, dy: float, dash: bool = False, ground: bool = False) -> Eye:
        """The unit as it would stand after everybody who can has moved by (dx, dy)."""
        stance = moved(self.state, force.unit, force.middle, dx, dy, dash=dash, ground=ground)
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

    def cover(self, eye: Eye, other: Eye) -> int:
        """The level of cover there against fire from another place."""
        return eye.stance.cover_from(self.state, other.stance)

    def apart(self, eye: Eye, enemy: Force) -> float:
        """About how far the units are apart, edge to edge."""
        return gap_between(self.state, eye.x, eye.y, enemy.x, enemy.y)

    # ------------------------------------------------------------ fire

    def danger(self, force: Force, eye: Eye) -> Fire:
        """What the enemy's fire is likely to do at a place until the unit acts again."""
        weights = self.character
        fire = Fire()
        for enemy in self.enemies:
            apart = self.apart(eye, enemy)
            if apart > enemy.longest + self.state.lengths.walk:
                continue
            seen = self.sees(eye, enemy)
            acted = weights.fear_later if enemy.unit.tried else weights.fear_soon
            share = acted if seen else weights.fear_unseen
            reach = apart if seen else max(0.0, apart - self.state.lengths.walk)
            level = self.cover(eye, self.there(enemy))
            hits = enemy.hits(reach, level, force.armoured) * enemy.activation * share
            fire.add(force.cost(hits) if hits > 0.0 else 0.0, hits)
        return fire

    def ambush(self, force: Force, start: Eye, end: Eye) -> Fire:
        """What units On Guard would do to it on the way: those that do not see it now and would then."""
        fire = Fire()
        for enemy in self.enemies:
            if self._waits(enemy) and not self.sees(start, enemy) and self.sees(end, enemy):
                self._fires_first(fire, force, end, enemy)
        return fire

    def appearing(self, force: Force, eye: Eye) -> Fire:
        """What units On Guard do to one that gets out of a vehicle in their sight: to all of them it appears."""
        fire = Fire()
        for enemy in self.enemies:
            if self._waits(enemy) and self.sees(eye, enemy):
                self._fires_first(fire, force, eye, enemy)
        return fire

    def _waits(self, enemy: Force) -> bool:
        return enemy.unit.guard and not enemy.unit.reacted

    def _fires_first(self, fire: Fire, force: Force, end: Eye, enemy: Force) -> None:
        level = self.cover(end, self.there(enemy))
        hits = enemy.hits(self.apart(end, enemy), level, force.armoured)
        fire.add(self.character.fear_guard * force.cost(hits), hits)

    def promise(self, force: Force, eye: Eye, bounty: dict[str, float], aim: int, moving: bool) -> float:
        """The best harm the unit could do from a place to one enemy."""
        best = 0.0
        for enemy in self.enemies:
            apart = self.apart(eye, enemy)
            if apart > force.longest or not self.sees(eye, enemy):
                continue
            cover = self.cover(self.there(enemy), eye)
            hits = force.hits(apart, cover, enemy.armoured, aim, moving)
            best = max(best, self.liked(enemy, enemy.harm(hits, bounty.get(enemy.unit.id, 0.5))))
        return best

    def liked(self, enemy: Force, harm: float) -> float:
        """What harm to an enemy is worth: more before he has acted."""
        return harm if enemy.unit.tried else harm * (1.0 + self.character.tempo)
