"""The table as a bot sees it for one decision: forces on both sides, sight, what is to be had where."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from sandtable.systems.fallout import FalloutState, Force, volley, words

CRITTERS = -1
APC_BOUNTY = 5.0
LOCKPICK_BOUNTY = 4.0
UNSEEN = 0.35  # what a target out of sight counts
NEXT = 0.55  # what an attack of the next turn counts beside one now
PULL = 0.05  # points for every inch nearer to what the unit is after


class Field:
    """All that is known at one moment, from one side; `hand` is the critter this side acts with."""

    def __init__(self, state: FalloutState, side: int) -> None:
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
        self._goals: dict[str, tuple[float, float, float] | None] = {}
        self.boxes = [chest for chest in state.chests if chest.opened_by < 0]

    def _weighed(self, enemy: Force) -> Force:
        """Critters are worth little by themselves; an APC and those who can pick locks a lot where they matter."""
        state = self.state
        if enemy.unit.side == CRITTERS:
            enemy.bounty = 0.25
        if state.scenario.id == words.CONVOY and enemy.unit.vehicle is not None:
            enemy.bounty = APC_BOUNTY
        picks = any("lockpick" in figure.skills for figure in enemy.unit.figures if figure.present())
        if picks and state.scenario.id == words.TREASURE_HUNT and self.side == 1:
            enemy.bounty = LOCKPICK_BOUNTY
        return enemy

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
            apart = hypot(enemy.x - force.x - dx, enemy.y - force.y - dy)
            if apart > force.reach + force.radius + enemy.radius:
                continue  # nobody reaches anybody
            gain = volley(force, enemy, dx, dy, penalty, ranged)
            if gain > most:
                if ranged and not self.sees(force, enemy, dx, dy):
                    gain *= UNSEEN
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
            box = min(self.boxes, key=lambda chest: hypot(chest.x - force.x, chest.y - force.y))
            return box.x, box.y, 0.6 * self.inch
        best: tuple[float, Force] | None = None
        for enemy in self.foes(force):
            far = hypot(enemy.x - force.x, enemy.y - force.y) / self.inch
            value = (enemy.worth * enemy.count * enemy.bounty) ** 0.5 - 0.45 * far
            if best is None or value > best[0]:
                best = (value, enemy)
        if best is None:
            return None
        near = 1.4 * self.inch if force.melee_only else 0.45 * force.longest
        return best[1].x, best[1].y, near

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
        short = max(hypot(goal[0] - force.x - dx, goal[1] - force.y - dy) - goal[2], 0.0)
        weight = 0.4 if self.boxes and self.side == 0 and self.lockpicker(force) else PULL
        return -weight * short / self.inch

    def worth(self, force: Force, dx: float, dy: float) -> float:
        """What it is worth to stand there: the attack of the next turn, and the way that is left."""
        return NEXT * self.best(force, dx, dy) + self.pull(force, dx, dy)

    def steps(self, force: Force, reach: float) -> list[tuple[float, float]]:
        """Ways to go: none, towards the goal, and round it at three lengths."""
        ways: list[tuple[float, float]] = [(0.0, 0.0)]
        goal = self.goal(force)
        if goal is None or reach <= 0.0:
            return ways
        dx, dy = goal[0] - force.x, goal[1] - force.y
        far = hypot(dx, dy)
        if far < 0.01:
            return ways
        ahead = min(reach, max(far - goal[2], 0.0))
        for turn in (0, 20, -20, 45, -45, 75, -75):
            angle = turn * pi / 180.0
            ux = (dx * cos(angle) - dy * sin(angle)) / far
            uy = (dx * sin(angle) + dy * cos(angle)) / far
            for share in (1.0, 0.6):
                ways.append((ux * ahead * share, uy * ahead * share))
        return ways

    def best_step(self, force: Force, reach: float) -> float:
        """The worth of the best place within reach."""
        return max(self.worth(force, dx, dy) for dx, dy in self.steps(force, reach))
