"""What a side is after in a scenario: where each unit should be, and what each enemy's end is worth."""

from __future__ import annotations

from dataclasses import dataclass

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
    apart,
    touches_captive,
)

CHARGING = 0.7  # of the way an assault may go: as near as those come who have to root an enemy out
SERVING = 0.8  # of its reach: as near as a crew brings its gun


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
        short = max(0.0, apart(goal.x, goal.y, x, y) - goal.near)
        return -goal.weight * short / (12.0 * self.field.inch)

    def hurry(self, force: Force) -> float:
        """Who has to leave the table goes first when it is at the head of the column."""
        return self.pull(force, force.x, force.y) if VEHICLES_OFF in self.kinds else 0.0

    def fetching(self, force: Force) -> bool:
        """Whether the unit is one that should take the captive along."""
        captive = self.field.state.captive
        on_foot = force.unit.vehicle is None and not force.unit.captive
        free = captive is not None and not captive.escaped and not captive.taken_by
        return on_foot and free and CAPTIVE_OUT in self.kinds

    def grasp(self, force: Force, bases: list[Base]) -> float:
        """What it is worth to stand in contact with the captive, ready to take him along."""
        if not self.fetching(force) or not touches_captive(self.field.state, bases):
            return 0.0
        return self.field.character.grasp

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
            self._hunt(forces, vehicles=True, weight=self.field.character.vehicle_prey)
        elif NO_ENEMY_LEFT in self.kinds:
            self._hunt(forces, vehicles=False, weight=self.field.character.every_prey)
        elif self.field.state.scenario.objectives and UNITS_EACH_TURN not in self.kinds:
            self._markers(forces)
        elif LOSSES in self.kinds:
            self._hunt(forces, vehicles=False, weight=self.field.character.prey)

    def _markers(self, forces: list[Force]) -> None:
        """Every marker gets figures enough to hold it, the nearest first; the rest go where the enemy is."""
        field = self.field
        near = field.state.lengths.objective * 0.7
        weights = field.character
        weight = weights.marker if field.left > 1 else weights.last_marker
        wanted = [
            [marker.x, marker.y, self._enemies_near(marker.x, marker.y) + 3.0]
            for marker in field.state.scenario.objectives
        ]
        pairs = sorted(
            (apart(force.x, force.y, x, y), at, n)
            for n, force in enumerate(forces)
            for at, (x, y, _) in enumerate(wanted)
        )
        free = set(range(len(forces)))
        for _, at, n in pairs:
            if forces[n].serves:
                continue
            if n in free and wanted[at][2] > 0.0:
                wanted[at][2] -= self._weight(forces[n])
                free.discard(n)
                self._send(forces[n], wanted[at][0], wanted[at][1], near, weight)
        for n in sorted(free):
            x, y, _ = max(
                wanted,
                key=lambda marker: (marker[2], -apart(marker[0], marker[1], forces[n].x, forces[n].y)),
            )
            room = SERVING * forces[n].longest if forces[n].serves else 4.0 * field.inch
            self._send(forces[n], x, y, room, weight * weights.support)

    def _enemies_near(self, x: float, y: float) -> float:
        reach = 10.0 * self.field.inch
        return sum(self._weight(e) for e in self.field.enemies if apart(e.x, e.y, x, y) <= reach)

    def _weight(self, force: Force) -> float:
        return 2.0 if force.unit.vehicle is not None else float(force.standing)

    def _captive(self, forces: list[Force]) -> None:
        """Raiders fetch him and bring him home; guards stand about him."""
        field = self.field
        captive = field.state.captive
        if captive is None or captive.escaped:
            self._hunt(forces, vehicles=False, weight=self.field.character.prey)
        elif CAPTIVE_OUT in self.kinds:
            self._raid(forces, captive.base.x, captive.base.y)
        else:
            for force in forces:
                self._send(force, captive.base.x, captive.base.y, 5.0 * field.inch, field.character.guard)

    def _raid(self, forces: list[Force], x: float, y: float) -> None:
        """One unit fetches him, aboard or on foot; vehicles bring theirs as near as these can walk from."""
        field = self.field
        riding = [force for force in field.mine.values() if force.unit.aboard]
        drivers = {force.unit.aboard for force in riding}
        fetcher = self._fetcher([*forces, *riding], x, y)
        weights = field.character
        for force in [*riding, *forces]:
            if force.unit.captive:
                self._send(force, force.x, field.state.board.height, 0.0, weights.bring)
            elif force is fetcher:
                self._send(force, x, y, 0.0, weights.fetch)
            elif force.unit.id in drivers:
                self._send(force, x, y, field.state.lengths.walk, 0.5 * weights.fetch)
            else:
                near = SERVING * force.longest if force.serves else 7.0 * field.inch
                self._send(force, x, y, near, 0.25 * weights.fetch)

    def _fetcher(self, forces: list[Force], x: float, y: float) -> Force | None:
        """The unit that goes for the captive: sure to act, and near."""
        able = [force for force in forces if self.fetching(force) and not force.serves]
        inch = self.field.inch
        return max(
            able,
            key=lambda force: force.activation - apart(force.x, force.y, x, y) / (60.0 * inch),
            default=None,
        )

    def _road(self, forces: list[Force]) -> None:
        """Vehicles leave by the far edge; those on foot keep up with them."""
        board = self.field.state.board
        riding = [force for force in self.field.mine.values() if force.unit.aboard]
        for force in [*forces, *riding]:
            if force.unit.vehicle is not None:
                self._send(force, board.width, board.height / 2, 0.0, self.field.character.road)
            else:
                self._send(force, board.width, board.height / 2, 0.0, 0.3)

    def _hunt(self, forces: list[Force], vehicles: bool, weight: float) -> None:
        """Towards the nearest enemy worth having, to where the weapons tell."""
        field = self.field
        prey = [e for e in field.enemies if not vehicles or e.unit.vehicle is not None] or field.enemies
        for force in forces:
            if prey:
                near = min(prey, key=lambda enemy: apart(enemy.x, enemy.y, force.x, force.y))
                room = min(force.longest * field.character.stand_off, 12.0 * field.inch)
                if NO_ENEMY_LEFT in self.kinds and force.unit.vehicle is None:
                    room = (
                        CHARGING * field.state.lengths.assault
                    )  # whoever sits in a bunker is not shot out of it
                if force.serves:
                    room = SERVING * force.longest
                self._send(force, near.x, near.y, room, weight)

    def _send(self, force: Force, x: float, y: float, near: float, weight: float) -> None:
        self.of[force.unit.id] = Goal(x, y, near, weight * self.field.character.purpose)
