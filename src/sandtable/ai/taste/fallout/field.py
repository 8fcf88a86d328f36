"""The table as a bot sees it for one decision: forces on both sides, sight, what is to be had where."""

from __future__ import annotations

from sandtable.ai.taste.fallout.character import FalloutCharacter
from sandtable.ai.taste.fallout.wheel import empty_vehicle
from sandtable.ai.taste.plan import Part
from sandtable.core.wire import Message
from sandtable.systems.fallout import (
    PENALTY,
    FalloutState,
    Force,
    apart,
    turned,
    volley,
    words,
)

CRITTERS = -1


class Field:
    """All that is known at one moment, from one side; `hand` is the critter this side acts with."""

    def __init__(self, state: FalloutState, side: int, character: FalloutCharacter) -> None:
        self.character = character
        self.state = state
        self.side = side
        self.inch = state.lengths.inch
        self.mine: dict[str, Force] = {}
        self.enemies: list[Force] = []
        for unit in state.units:
            if unit.side in (side, CRITTERS) and not unit.gone:
                self.mine[unit.id] = Force(state, unit)
            if unit.side != side and unit.on_table():
                self.enemies.append(self._weighed(Force(state, unit)))
        self._hulls = {
            unit.id: unit.vehicle.hull
            for unit in state.units
            if unit.vehicle is not None and unit.deployed and not unit.gone
        }
        self._middles = {
            unit.id: unit.present()[len(unit.present()) // 2].base
            for unit in state.units
            if unit.on_table() and unit.present()
        }
        self._worths: dict[tuple[str, float, float], float] = {}
        self._goals: dict[str, tuple[float, float, float] | None] = {}
        self.boxes = [chest for chest in state.chests if chest.opened_by < 0]

    def _weighed(self, enemy: Force) -> Force:
        """Critters are worth little by themselves; an APC and those who can pick locks a lot where they matter."""
        state = self.state
        if enemy.unit.side == CRITTERS:
            enemy.bounty = self.character.critter
        if state.scenario.victory == words.CONVOY and enemy.unit.vehicle is not None:
            enemy.bounty = self.character.apc
        picks = any("lockpick" in figure.skills for figure in enemy.unit.figures if figure.present())
        if picks and state.scenario.victory == words.TREASURE_HUNT and self.side == 1:
            enemy.bounty = self.character.lockpick
        if not enemy.unit.token:
            enemy.bounty *= 1.0 + self.character.tempo
        return enemy

    def liked(self, enemy: Force, gain: float) -> float:
        """What an attack is worth that takes so much of an enemy: more where little of him is left."""
        most = enemy.worth * enemy.count * enemy.bounty
        return gain * (1.0 + self.character.finish * gain / most) if most > 0.0 else gain

    def foes(self, force: Force) -> list[Force]:
        """Whom a unit may attack; a critter in our hand leaves our own troops and other critters alone."""
        if force.unit.side == CRITTERS:
            return [enemy for enemy in self.enemies if enemy.unit.side != CRITTERS]
        return self.enemies

    def sees(self, force: Force, enemy: Force, dx: float, dy: float) -> bool:
        """Whether the middle figure of a unit, moved by (dx, dy), sees the middle of the enemy."""
        lookout = self.state.lookout
        eye = self._middles.get(force.unit.id)
        if lookout is None or eye is None:
            return True
        there = eye.at(eye.x + dx, eye.y + dy) if dx or dy else eye
        hulls = [hull for id, hull in self._hulls.items() if id != enemy.unit.id]
        if enemy.unit.id in self._hulls:
            return lookout.sees(there, self._hulls[enemy.unit.id], hulls)
        mark = self._middles.get(enemy.unit.id)
        return mark is None or lookout.sees(there, mark, hulls)

    # ------------------------------------------------------------ what attacks bring

    def best(self, force: Force, dx: float, dy: float, penalty: int = 0, ranged: bool = True) -> float:
        """The most a unit moved by (dx, dy) can do to one enemy."""
        most = 0.0
        for enemy in self.foes(force):
            gap = apart(enemy.x, enemy.y, force.x + dx, force.y + dy)
            if gap > force.reach + force.radius + enemy.radius:
                continue  # nobody reaches anybody
            gain = self.liked(enemy, volley(force, enemy, dx, dy, penalty, ranged))
            if gain > most:
                if ranged and not self.sees(force, enemy, dx, dy):
                    gain *= self.character.unseen
                most = max(most, gain)
        return most

    def goal(self, force: Force) -> tuple[float, float, float] | None:
        """Where a unit wants to be, and how near is near enough; thought of once."""
        id = force.unit.id
        if id not in self._goals:
            self._goals[id] = self._goal(force)
        return self._goals[id]

    def _goal(self, force: Force) -> tuple[float, float, float] | None:
        """A box for whoever can open it, else the best prey."""
        if self.boxes and self.side == 0 and self.lockpicker(force):
            box = min(self.boxes, key=lambda chest: apart(chest.x, chest.y, force.x, force.y))
            return box.x, box.y, 0.6 * self.inch
        empty = empty_vehicle(self.state, force)
        if empty is not None and empty.vehicle is not None:
            hull = empty.vehicle.hull
            return hull.x, hull.y, hull.width / 2.0 + self.inch
        best: tuple[float, Force] | None = None
        for enemy in self.foes(force):
            far = apart(enemy.x, enemy.y, force.x, force.y) / self.inch
            value = (enemy.worth * enemy.count * enemy.bounty) ** 0.5 - self.character.far_prey * far
            if best is None or value > best[0]:
                best = (value, enemy)
        if best is None:
            return None
        near = 1.4 * self.inch if force.melee_only else self.character.stand_off * force.longest
        if force.vehicle:
            near = 0.45 * max((rider.longest for rider in self.aboard(force)), default=0.0) + 2.0 * self.inch
        return best[1].x, best[1].y, near

    def aboard(self, vehicle: Force) -> list[Force]:
        """Those a vehicle carries."""
        return [rider for rider in self.mine.values() if rider.unit.aboard == vehicle.unit.id]

    def lockpicker(self, force: Force) -> str:
        """The figure of a unit that can pick locks; "" for none."""
        for fighter in force.fighters:
            if "lockpick" in fighter.figure.skills:
                return fighter.figure.id
        return ""

    def pull(self, force: Force, dx: float, dy: float) -> float:
        """How good a place is for what the unit is after; less the further away."""
        goal = self.goal(force)
        if goal is None:
            return 0.0
        short = max(apart(goal[0], goal[1], force.x + dx, force.y + dy) - goal[2], 0.0)
        opens = self.boxes and self.side == 0 and self.lockpicker(force)
        weight = self.character.box_pull if opens else self.character.pull
        if not opens and empty_vehicle(self.state, force) is not None:
            weight = self.character.wheel_pull
        return -weight * short / self.inch

    def worth(self, force: Force, dx: float, dy: float) -> float:
        """What it is worth to stand there: the attack of the next turn, the way that is left, what comes back."""
        known = self._worths.get((force.unit.id, dx, dy))
        if known is None:
            known = self.character.next_turn * self.best(force, dx, dy) + self.pull(force, dx, dy)
            known -= self.character.fear * self.danger(force, dx, dy)
            self._worths[force.unit.id, dx, dy] = known
        return known

    def parts(self, force: Force, dx: float, dy: float) -> list[Part]:
        """What speaks for a place and against it."""
        weights = self.character
        parts = [
            Part(Message("ai-why-next-attack"), weights.next_turn * self.best(force, dx, dy)),
            Part(Message("ai-why-way-left"), self.pull(force, dx, dy)),
            Part(Message("ai-why-comes-back"), -weights.fear * self.danger(force, dx, dy)),
        ]
        return [part for part in parts if part.worth]

    def danger(self, force: Force, dx: float, dy: float) -> float:
        """What the enemies could do to a unit there before it acts again, each with one attack."""
        total = 0.0
        for enemy in self.foes(force):
            gap = apart(enemy.x, enemy.y, force.x + dx, force.y + dy) - force.radius - enemy.radius
            run = enemy.charge if enemy.melee_only else 0.0
            if enemy.vehicle or gap > enemy.reach + run:
                continue
            u, v = -dx, -dy
            if run > 0.0 and gap > 0.0:  # whoever only strikes comes running
                towards = turned(
                    force.x + dx - enemy.x, force.y + dy - enemy.y, 0.0, min(run, gap + enemy.radius)
                )
                u, v = u + towards[0], v + towards[1]
            harm = volley(enemy, force, u, v, PENALTY if run else 0, True)
            if harm > 0.0 and not self.sees(force, enemy, dx, dy):
                harm *= self.character.unseen
            total += harm * self.character.spent if enemy.unit.token else harm
        return total
