"""Which unit acts first, and what it does."""

from __future__ import annotations

from math import hypot

from sandtable.ai.taste.fubar.field import Field
from sandtable.ai.taste.fubar.forces import Force
from sandtable.ai.taste.fubar.goals import Goals
from sandtable.ai.taste.fubar.spots import Spots
from sandtable.core.wire import Json, text_of
from sandtable.systems.fubar import (
    AIM,
    ASSAULT,
    DASH,
    DISMOUNT,
    DRIVE,
    GROUND,
    GUARD,
    MOUNT,
    RUN,
    STAND,
    STAY,
    WALK,
    chance,
)

WAIT = 0.3  # how likely an enemy is to come into sight of a unit On Guard


def ranked_units(field: Field, goals: Goals, candidates: list[Json]) -> list[Json]:
    """Those with most to gain and most sure to act come first; nobody declines."""
    scored: list[tuple[float, int, Json]] = []
    for at, answer in enumerate(candidates):
        force = field.mine.get(text_of(answer))
        if force is None:
            scored.append((-1e9, -at, answer))  # declining, or a unit not known
            continue
        spots = Spots(field, goals, force)
        gain = 0.2 + spots.shot(spots.start, 1, False) - goals.pull(force, force.x, force.y) * 0.25
        gain += 0.3 * field.danger(force, spots.start)
        scored.append((force.activation * gain, -at, answer))
    scored.sort(key=lambda entry: (entry[0], entry[1]), reverse=True)
    return [answer for _, _, answer in scored]


def ranked_actions(field: Field, goals: Goals, force: Force, candidates: list[Json]) -> list[Json]:
    """Every action by what it brings now and where it leaves the unit."""
    values = Actions(field, goals, force)
    scored = [(values.of(text_of(answer)), -at, answer) for at, answer in enumerate(candidates)]
    scored.sort(key=lambda entry: (entry[0], entry[1]), reverse=True)
    return [answer for _, _, answer in scored]


class Actions:
    """The value of each action of one unit."""

    def __init__(self, field: Field, goals: Goals, force: Force) -> None:
        self.field = field
        self.goals = goals
        self.force = force
        self.spots = Spots(field, goals, force)
        self.here = self.spots.worth((0.0, 0.0))

    def of(self, action: str) -> float:
        """What an action is worth, in victory points."""
        lengths = self.field.state.lengths
        if action == AIM:
            return self.here + self.spots.shot(self.spots.start, 1, False)
        if action == STAND:
            return self.here + self.spots.shot(self.spots.start, 0, False)
        if action == WALK:
            taking = self.goals.grasp(self.force, self.spots.start.stance.bases)
            return self.moving_fire(lengths.walk) + 2.0 * taking
        if action == DRIVE:
            return self.moving_fire(lengths.vehicle_open)
        if action == RUN:
            return self.spots.best(lengths.run)[0]
        if action == DASH:
            return self.spots.best(lengths.dash, dash=True)[0]
        if action == GUARD:
            return self.here + self.waiting()
        if action == GROUND:
            return self.spots.worth((0.0, 0.0), ground=True) - 0.05
        if action == ASSAULT:
            return self.here + max((self.charge(enemy) for enemy in self.field.enemies), default=-9.0)
        return self.riding(action)

    def moving_fire(self, reach: float) -> float:
        """Fire first and go on, or go and then fire: whichever is better."""
        first = self.spots.shot(self.spots.start, 0, True) + self.spots.best(reach)[0]
        return max(first, self.fire_after(reach))

    def fire_after(self, reach: float) -> float:
        """The best place to fire from."""
        best = -1e9
        for step in self.spots.steps(reach):
            best = max(best, self.spots.worth(step) + self.spots.shot(self.spots.eye(step), 0, True))
        return best

    def waiting(self) -> float:
        """What a reaction may bring: enemies out of sight that could come into it."""
        best = 0.0
        for enemy in self.field.enemies:
            if self.field.sees(self.spots.start, enemy):
                continue
            apart = max(0.0, self.field.apart(self.spots.start, enemy) - self.field.state.lengths.walk)
            hits = self.force.hits(apart, 0, enemy.armoured)
            best = max(best, enemy.harm(hits, self.goals.bounty.get(enemy.unit.id, 0.5)))
        return WAIT * best

    def charge(self, enemy: Force) -> float:
        """What an assault on an enemy brings: their losses less ours, when it can be reached at all."""
        apart = hypot(enemy.x - self.force.x, enemy.y - self.force.y) - 2.0 * self.field.inch
        if apart > self.field.state.lengths.assault * 0.9:
            return -9.0
        bounty = self.goals.bounty.get(enemy.unit.id, 0.5)
        strikers = self.force.standing * (0.9 if apart < self.field.state.lengths.walk else 0.6)
        ours = (
            enemy.harm(strikers * chance(self.force.need), bounty) * 1.4
        )  # nobody is pinned: all are losses
        if enemy.unit.vehicle is not None:
            return ours * (1.0 if self.force.unit.grenades or not enemy.armoured else 0.0)
        back = min(enemy.standing, strikers + 2.0) * chance(enemy.need)
        theirs = self.force.harm(back, 1.0) * 1.4
        return ours - theirs - 0.15

    def riding(self, action: str) -> float:
        """Getting on a vehicle, getting off it, staying aboard."""
        unit = self.force.unit
        goal = self.goals.of.get(unit.aboard or unit.id)
        inch = self.field.inch
        if action in (DISMOUNT, STAY):
            carrier = self.field.mine.get(unit.aboard)
            if carrier is None or goal is None:
                return 0.5 if action == DISMOUNT else 0.0
            far = hypot(goal.x - carrier.x, goal.y - carrier.y)
            hurt = carrier.unit.vehicle is not None and carrier.unit.vehicle.immobile
            ready = (
                far < 9.0 * inch
                or hurt
                or self.field.danger(carrier, Spots(self.field, self.goals, carrier).start) > 0.5
            )
            return 1.0 if (action == DISMOUNT) == ready else 0.0
        if action.startswith(MOUNT):
            far = hypot(goal.x - self.force.x, goal.y - self.force.y) if goal is not None else 0.0
            return self.here + (0.3 if far > 24.0 * inch and self.field.left > 3 else -2.0)
        return self.here
