"""What a side is after in a scenario: where each unit should be, and what each enemy's end is worth."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from sandtable.ai.taste.fubar.field import Field
from sandtable.ai.taste.fubar.forces import Force
from sandtable.systems.fubar import (
    CAPTIVE_KEPT,
    CAPTIVE_OUT,
    LOSSES,
    NO_ENEMY_LEFT,
    UNITS_EACH_TURN,
    VEHICLES_DESTROYED,
    VEHICLES_OFF,
    Base,
)

GRASP = 4.0  # victory points for having the captive within reach
CONTACT = 0.2  # inches


@dataclass(frozen=True)
class Goal:
    """A place to be: within `near` of it nothing more is gained; `weight` is paid for every 12 inches closer."""

    x: float
    y: float
    near: float
    weight: float


class Goals:
    """The aims of one side at one moment, read from the scenario's own scoring."""

    def __init__(self, field: Field) -> None:
        self.field = field
        state = field.state
        self.kinds = [score.kind for score in state.scenario.scores if score.side in (-1, field.side)]
        self.against = [score.kind for score in state.scenario.scores if score.side not in (-1, field.side)]
        self.part = state.scenario.parts[field.side]
        self.of: dict[str, Goal] = {}
        self.bounty = {enemy.unit.id: self._bounty(enemy) for enemy in field.enemies}
        self._assign()

    def pull(self, force: Force, x: float, y: float) -> float:
        """How good a place is for what the unit is after; 0 at the goal, less the further away."""
        goal = self.of.get(force.unit.id)
        if goal is None:
            return 0.0
        short = max(0.0, hypot(goal.x - x, goal.y - y) - goal.near)
        return -goal.weight * short / (12.0 * self.field.inch)

    def fetching(self, force: Force) -> bool:
        """Whether the unit is one that should take the captive along."""
        captive = self.field.state.captive
        on_foot = force.unit.vehicle is None and not force.unit.captive
        free = captive is not None and not captive.escaped and not captive.taken_by
        return on_foot and free and CAPTIVE_OUT in self.kinds

    def grasp(self, force: Force, bases: list[Base]) -> float:
        """What it is worth to stand in contact with the captive, ready to take him along."""
        captive = self.field.state.captive
        if captive is None or not self.fetching(force):
            return 0.0
        near = CONTACT * self.field.inch
        for base in bases:
            gap = hypot(base.x - captive.base.x, base.y - captive.base.y) - base.reach - captive.base.reach
            if gap <= near:
                return GRASP
        return 0.0

    # ------------------------------------------------------------ what is worth what

    def _bounty(self, enemy: Force) -> float:
        if enemy.unit.vehicle is not None and VEHICLES_DESTROYED in self.kinds:
            return 3.0
        if NO_ENEMY_LEFT in self.kinds:
            return 2.5
        if enemy.unit.captive and CAPTIVE_OUT in self.against:
            return 6.0
        return 1.0 if LOSSES in self.kinds else 0.5

    # ------------------------------------------------------------ who goes where

    def _assign(self) -> None:
        forces = [
            force for force in self.field.mine.values() if force.unit.on_table() or not force.unit.aboard
        ]
        if CAPTIVE_OUT in self.kinds or CAPTIVE_KEPT in self.kinds:
            self._captive(forces)
        elif VEHICLES_OFF in self.kinds:
            self._road(forces)
        elif VEHICLES_DESTROYED in self.kinds:
            self._hunt(forces, vehicles=True, weight=0.8)
        elif NO_ENEMY_LEFT in self.kinds:
            self._hunt(forces, vehicles=False, weight=1.6)
        elif self.field.state.scenario.objectives and UNITS_EACH_TURN not in self.kinds:
            self._markers(forces)
        elif LOSSES in self.kinds:
            self._hunt(forces, vehicles=False, weight=0.6)

    def _markers(self, forces: list[Force]) -> None:
        """Every marker gets figures enough to hold it, the nearest first; the rest go where the enemy is."""
        field = self.field
        near = field.state.lengths.objective * 0.7
        weight = 2.4 if field.left > 1 else 3.5
        wanted = [
            [marker.x, marker.y, self._enemies_near(marker.x, marker.y) + 3.0]
            for marker in field.state.scenario.objectives
        ]
        pairs = sorted(
            (hypot(force.x - x, force.y - y), at, n)
            for n, force in enumerate(forces)
            for at, (x, y, _) in enumerate(wanted)
        )
        free = set(range(len(forces)))
        for _, at, n in pairs:
            if n in free and wanted[at][2] > 0.0:
                wanted[at][2] -= self._weight(forces[n])
                free.discard(n)
                self._send(forces[n], wanted[at][0], wanted[at][1], near, weight)
        for n in sorted(free):
            x, y, _ = max(
                wanted,
                key=lambda marker: (marker[2], -hypot(marker[0] - forces[n].x, marker[1] - forces[n].y)),
            )
            self._send(forces[n], x, y, 4.0 * field.inch, weight * 0.6)

    def _enemies_near(self, x: float, y: float) -> float:
        reach = 10.0 * self.field.inch
        return sum(self._weight(e) for e in self.field.enemies if hypot(e.x - x, e.y - y) <= reach)

    def _weight(self, force: Force) -> float:
        return 2.0 if force.unit.vehicle is not None else float(force.standing)

    def _captive(self, forces: list[Force]) -> None:
        """Raiders fetch him and bring him home; guards stand about him."""
        field = self.field
        captive = field.state.captive
        if captive is None or captive.escaped:
            self._hunt(forces, vehicles=False, weight=0.6)
            return
        x, y = captive.base.x, captive.base.y
        raiding = CAPTIVE_OUT in self.kinds
        fetcher = self._fetcher(forces, x, y)
        for force in forces:
            if raiding and force.unit.captive:
                self._send(force, force.x, field.state.board.height, 0.0, 8.0)
            elif raiding and force is fetcher:
                self._send(force, x, y, 0.0, 6.0)
            elif raiding:
                self._send(force, x, y, 7.0 * field.inch, 1.5)
            else:
                self._send(force, x, y, 5.0 * field.inch, 1.5)

    def _fetcher(self, forces: list[Force], x: float, y: float) -> Force | None:
        """The unit that goes for the captive: sure to act, and near."""
        able = [force for force in forces if self.fetching(force)]
        inch = self.field.inch
        return max(
            able,
            key=lambda force: force.activation - hypot(force.x - x, force.y - y) / (60.0 * inch),
            default=None,
        )

    def _road(self, forces: list[Force]) -> None:
        """Vehicles leave by the far edge; those on foot keep up with them."""
        board = self.field.state.board
        for force in forces:
            if force.unit.vehicle is not None:
                self._send(force, board.width, board.height / 2, 0.0, 5.0)
            else:
                self._send(force, board.width, board.height / 2, 0.0, 0.3)

    def _hunt(self, forces: list[Force], vehicles: bool, weight: float) -> None:
        """Towards the nearest enemy worth having, to where the weapons tell."""
        field = self.field
        prey = [e for e in field.enemies if not vehicles or e.unit.vehicle is not None] or field.enemies
        for force in forces:
            if prey:
                near = min(prey, key=lambda enemy: hypot(enemy.x - force.x, enemy.y - force.y))
                self._send(force, near.x, near.y, min(force.longest * 0.6, 12.0 * field.inch), weight)

    def _send(self, force: Force, x: float, y: float, near: float, weight: float) -> None:
        self.of[force.unit.id] = Goal(x, y, near, weight)
