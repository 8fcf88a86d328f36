"""Places a unit could go to, and what each is worth."""

from __future__ import annotations

from sandtable.ai.taste.fubar.field import Eye, Field, Fire
from sandtable.ai.taste.fubar.forces import Force
from sandtable.ai.taste.fubar.goals import Goals
from sandtable.ai.taste.plan import Part
from sandtable.core.wire import Message
from sandtable.systems.fubar import barred_at, into_cover, on_course, round_about, to_captive

DIRECTIONS = 16
LEAST = 0.1  # inches to a goal that are worth a step

Step = tuple[float, float]
HERE: Step = (0.0, 0.0)


class Prospect:
    """What a place brings a unit, in victory points: all of it together, and part by part."""

    __slots__ = ("danger", "goal", "grasp", "guards", "hope", "worth")

    def __init__(self, goal: float, grasp: float, hope: float, danger: Fire, guards: Fire) -> None:
        self.goal = goal  # the way left to what the unit is after
        self.grasp = grasp  # standing beside the captive
        self.hope = hope  # the shot of the next turn
        self.danger = danger  # fire until it acts again
        self.guards = guards  # fire of units On Guard on the way there
        self.worth = goal + grasp + hope - danger.cost - guards.cost

    def parts(self) -> list[Part]:
        """What speaks for the place and against it."""
        parts = [
            Part(Message("ai-why-goal"), self.goal),
            Part(Message("ai-why-captive"), self.grasp),
            Part(Message("ai-why-next-shot"), self.hope),
        ]
        for name, fire in (("ai-why-danger", self.danger), ("ai-why-guards", self.guards)):
            values = {"hits": round(fire.hits, 1), "units": fire.units}
            parts.append(Part(Message(name, {**values}), -fire.cost))
        return [part for part in parts if part.worth]


class Spots:
    """Values places for one unit."""

    def __init__(self, field: Field, goals: Goals, force: Force) -> None:
        self.field = field
        self.goals = goals
        self.force = force
        self.start = field.moved(force, 0.0, 0.0, force.unit.dash, force.unit.ground)
        self._eyes: dict[tuple[Step, bool, bool], Eye] = {}
        self._prospects: dict[tuple[Step, bool, bool], Prospect] = {}
        self._steps: dict[float, list[Step]] = {}

    def steps(self, reach: float) -> list[Step]:
        """Ways to go: none, towards the goal, into cover, and round the compass at full and half length."""
        known = self._steps.get(reach)
        if known is not None:
            return known
        steps: list[Step] = [HERE]
        force = self.force
        goal = self.goals.of.get(force.unit.id)
        if goal is not None:
            dx, dy = goal.x - force.x, goal.y - force.y
            if max(abs(dx), abs(dy)) > LEAST:
                steps.append(on_course(dx, dy, reach))
        if self.goals.fetching(force):
            steps += to_captive(self.field.state, force.unit, reach)
        steps += into_cover(self.field.state, force.x, force.y, reach)
        steps += round_about(DIRECTIONS, reach)
        steps += round_about(DIRECTIONS // 2, 0.5 * reach)
        self._steps[reach] = [step for step in steps if step == HERE or self._open(step)]
        return self._steps[reach]

    def _open(self, step: Step) -> bool:
        """Whether a step ends on the table, and a vehicle's not in what it may not enter."""
        state, vehicle = self.field.state, self.force.unit.vehicle
        x, y = self.force.x + step[0], self.force.y + step[1]
        if not (0.5 < x < state.board.width - 0.5 and 0.5 < y < state.board.height - 0.5):
            return False
        return vehicle is None or not barred_at(state, vehicle, step[0], step[1])

    def eye(self, step: Step, dash: bool = False, ground: bool = False) -> Eye:
        """The unit at that place."""
        key = (step, dash, ground)
        eye = self._eyes.get(key)
        if eye is None:
            eye = self.field.moved(self.force, step[0], step[1], dash, ground)
            self._eyes[key] = eye
        return eye

    def prospect(self, step: Step, dash: bool = False, ground: bool = False) -> Prospect:
        """What a place brings: nearer to the goal, less fire drawn, better shots to come."""
        key = (step, dash, ground)
        known = self._prospects.get(key)
        if known is None:
            known = self._look(step, self.eye(step, dash, ground))
            self._prospects[key] = known
        return known

    def worth(self, step: Step, dash: bool = False, ground: bool = False) -> float:
        """What a place is worth, all in all."""
        return self.prospect(step, dash, ground).worth

    def _look(self, step: Step, eye: Eye) -> Prospect:
        field = self.field
        hope = field.character.hope * self.shot(eye, 0, False)
        guards = field.ambush(self.force, self.start, eye) if step != HERE else Fire()
        return Prospect(
            self.goals.pull(self.force, eye.x, eye.y),
            self.goals.grasp(self.force, eye.stance.bases),
            hope,
            field.danger(self.force, eye),
            guards,
        )

    def shot(self, eye: Eye, aim: int, moving: bool) -> float:
        """The best harm it could do from there."""
        return self.field.promise(self.force, eye, self.goals.bounty, aim, moving)

    def best(self, reach: float, dash: bool = False) -> tuple[float, Step]:
        """The best place within reach."""
        return max((self.worth(step, dash), step) for step in self.steps(reach))
