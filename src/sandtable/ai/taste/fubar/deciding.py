"""Which unit acts first, and what it does."""

from __future__ import annotations

from sandtable.ai.taste.fubar.field import Field
from sandtable.ai.taste.fubar.forces import Force
from sandtable.ai.taste.fubar.goals import Goals
from sandtable.ai.taste.fubar.moving import move_answer
from sandtable.ai.taste.fubar.spots import HERE, Prospect, Spots, Step
from sandtable.ai.taste.plan import Part, Plan, best_first
from sandtable.core.wire import Json, Message, text_of
from sandtable.systems.fubar import (
    AIM,
    ASSAULT,
    DASH,
    DISMOUNT,
    DRIVE,
    FIRE,
    GROUND,
    GUARD,
    MOUNT,
    RUN,
    STAND,
    STAY,
    WALK,
    apart,
    clash_of,
    on_course,
)

NOBODY = -1e9  # declining, or a unit not known
IDLE = 0.01  # against a vehicle's turn in which nothing is done: On Guard it may at least react
NEVER = -9.0  # an assault that cannot be tried
FOOT_ACTIONS = (WALK, RUN, DASH, AIM, GUARD)


def ranked_units(field: Field, goals: Goals, candidates: list[Json]) -> list[Plan]:
    """Those with most to gain and most sure to act come first; nobody declines."""
    weights = field.character
    plans: list[Plan] = []
    for answer in candidates:
        force = field.mine.get(text_of(answer))
        if force is None:
            plans.append(Plan([answer], NOBODY))
            continue
        actions = Actions(field, goals, force)
        best = actions.best()
        gain = (
            weights.act_now * (best.worth - actions.here.worth)
            + weights.act_threatened * actions.here.danger.cost
        )
        gain += weights.act_column * goals.hurry(force)
        plans.append(Plan([answer, *best.answers], force.activation * (weights.act_any + gain), best.parts))
    return best_first(plans)


def ranked_actions(field: Field, goals: Goals, force: Force, candidates: list[Json]) -> list[Plan]:
    """Every action by what it brings now and where it leaves the unit."""
    values = Actions(field, goals, force)
    return best_first([values.of(text_of(answer)) for answer in candidates])


class Actions:
    """The value of each action of one unit."""

    def __init__(self, field: Field, goals: Goals, force: Force) -> None:
        self.field = field
        self.goals = goals
        self.force = force
        self.spots = Spots(field, goals, force)
        self.here = self.spots.prospect(HERE)

    def best(self) -> Plan:
        """The best of the actions that every unit of its kind has."""
        if self.force.unit.vehicle is not None:
            ids: tuple[str, ...] = (DRIVE, STAND, GUARD)
        elif self.force.unit.aboard:
            ids = (DISMOUNT, STAY)
        else:
            ids = FOOT_ACTIONS
        return best_first([self.of(id) for id in ids])[0]

    def of(self, action: str) -> Plan:
        """An action as a plan, worth what it brings in victory points."""
        lengths = self.field.state.lengths
        if action == AIM:
            return self._standing(action, self.spots.shot(self.spots.start, 1, False))
        if action in (STAND, DRIVE):
            return self._crewing(action)
        if action == WALK:
            taking = self.goals.grasp(self.force, self.spots.start.stance.bases)
            return self._moving_fire(action, lengths.walk, 2.0 * taking)
        if action == RUN:
            return self._going(action, lengths.run, False)
        if action == DASH:
            return self._going(action, lengths.dash, True)
        if action == GUARD:
            return self._plan([action], self.here, Part(Message("ai-why-waits"), self._waiting()))
        if action == GROUND:
            return self._plan(
                [action], self.spots.prospect(HERE, ground=True), Part(Message("ai-why-low"), -0.05)
            )
        if action == ASSAULT:
            return self._assault()
        return self._riding(action)

    def _crewing(self, action: str) -> Plan:
        """A vehicle stands and fires, or drives; neither may come to nothing."""
        if action == DRIVE:
            plan = self._moving_fire(action, self.field.state.lengths.vehicle_open, 0.0)
            idle = plan.answers[1] == move_answer(self.force, HERE, FIRE)
        else:
            shot = self.spots.shot(self.spots.start, 0, False)
            plan = self._standing(action, shot)
            idle = shot <= 0.0
        plan.worth -= IDLE if idle else 0.0
        return plan

    def _plan(self, answers: list[Json], prospect: Prospect, *more: Part) -> Plan:
        told = [part for part in more if part.worth]
        return Plan(answers, prospect.worth + sum(part.worth for part in told), [*told, *prospect.parts()])

    def _standing(self, action: str, shot: float) -> Plan:
        return self._plan([action], self.here, Part(Message("ai-why-shot"), shot))

    def _going(self, action: str, reach: float, dash: bool) -> Plan:
        _, step = self.spots.best(reach, dash)
        return self._plan([action, move_answer(self.force, step)], self.spots.prospect(step, dash))

    def _moving_fire(self, action: str, reach: float, more: float) -> Plan:
        """Fire first and go on, or go and then fire: whichever is better."""
        worth, step = self.spots.best(reach)
        shot = self.spots.shot(self.spots.start, 0, True)
        order: list[Json] = [action, move_answer(self.force, HERE, FIRE)]
        if shot + worth < (after := self._fire_after(reach))[0]:
            worth, step = after
            shot = self.spots.shot(self.spots.eye(step), 0, True)
            order = [action, move_answer(self.force, step, FIRE if shot > 0.0 else "")]
        extra = Part(Message("ai-why-captive"), more)
        return self._plan(order, self.spots.prospect(step), Part(Message("ai-why-shot"), shot), extra)

    def _fire_after(self, reach: float) -> tuple[float, Step]:
        """The best place to fire from."""
        return max(
            (self.spots.worth(step) + self.spots.shot(self.spots.eye(step), 0, True), step)
            for step in self.spots.steps(reach)
        )

    def _waiting(self) -> float:
        """What a reaction may bring: enemies out of sight that could come into it."""
        best = 0.0
        for enemy in self.field.enemies:
            if self.field.sees(self.spots.start, enemy):
                continue
            gap = max(0.0, self.field.apart(self.spots.start, enemy) - self.field.state.lengths.walk)
            hits = self.force.hits(gap, 0, enemy.armoured)
            best = max(best, enemy.harm(hits, self.goals.bounty.get(enemy.unit.id, 0.5)))
        return self.field.character.wait * best

    # ------------------------------------------------------------ close combat

    def _assault(self) -> Plan:
        best, target = max(
            ((self.charge(enemy), enemy.unit.id) for enemy in self.field.enemies), default=(NEVER, "")
        )
        answers: list[Json] = [ASSAULT, target] if target else [ASSAULT]
        return self._plan(answers, self.here, Part(Message("ai-why-assault"), best))

    def charge(self, enemy: Force) -> float:
        """What an assault on an enemy brings: their losses less ours, when it can be tried at all."""
        clash = clash_of(self.field.state, self.force.unit, enemy.unit)
        if clash is None:
            return NEVER
        ours = enemy.losses(clash.home, self.goals.bounty.get(enemy.unit.id, 0.5))
        return ours - self.force.stake * self.force.losses(clash.back, 1.0) - self.field.character.assault

    # ------------------------------------------------------------ vehicles

    def _riding(self, action: str) -> Plan:
        """Getting on a vehicle, getting off it, staying aboard."""
        if action == DISMOUNT:
            return self._getting_out()
        if action == STAY:
            return self._staying()
        worth = self.here.worth
        if action.startswith(MOUNT):
            goal = self.goals.of.get(self.force.unit.id)
            far = apart(goal.x, goal.y, self.force.x, self.force.y) if goal is not None else 0.0
            worth += 0.3 if far > 24.0 * self.field.inch and self.field.left > 3 else -2.0
        return Plan([action], worth)

    def _getting_out(self) -> Plan:
        """The best it could do on foot from there, less the fire of all who wait for it to appear."""
        then = best_first([self.of(id) for id in FOOT_ACTIONS])[0]
        fire = self.field.appearing(self.force, self.spots.start)
        values: dict[str, Json] = {"hits": round(fire.hits, 1), "units": fire.units}
        guards = Part(Message("ai-why-guards", values), -fire.cost)
        return Plan([DISMOUNT], then.worth - fire.cost, [guards, *then.parts] if fire.units else then.parts)

    def _staying(self) -> Plan:
        """Where the vehicle may be next, and what of the fire at it would reach those aboard."""
        carrier = self.field.mine.get(self.force.unit.aboard)
        if carrier is None:
            return Plan([STAY], self.here.worth - 1.0)
        goal = self.goals.of.get(carrier.unit.id) or self.goals.of.get(self.force.unit.id)
        x, y = carrier.x, carrier.y
        vehicle = carrier.unit.vehicle
        if goal is not None and vehicle is not None and not vehicle.immobile:
            dx, dy = on_course(goal.x - x, goal.y - y, self.field.state.lengths.vehicle_open)
            x, y = x + dx, y + dy
        pull = self.goals.pull(self.force, x, y)
        danger = self.field.danger(carrier, Spots(self.field, self.goals, carrier).start).cost
        share = self.field.character.aboard * danger
        parts = [Part(Message("ai-why-ride"), pull), Part(Message("ai-why-aboard"), -share)]
        return Plan([STAY], pull - share, parts)
