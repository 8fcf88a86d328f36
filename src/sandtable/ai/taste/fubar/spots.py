"""Places a unit could go to, and what each is worth."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from sandtable.ai.taste.fubar.field import Eye, Field
from sandtable.ai.taste.fubar.forces import Force
from sandtable.ai.taste.fubar.goals import Goals

DIRECTIONS = 16
TOUCHES = 8
HOPE = 0.45  # what a shot next turn counts beside one now

Step = tuple[float, float]


class Spots:
    """Values places for one unit."""

    def __init__(self, field: Field, goals: Goals, force: Force) -> None:
        self.field = field
        self.goals = goals
        self.force = force
        self.start = field.moved(force, 0.0, 0.0, force.unit.dash, force.unit.ground)
        self._eyes: dict[tuple[Step, bool, bool], Eye] = {}
        self._worths: dict[tuple[Step, bool, bool], float] = {}
        self._steps: dict[float, list[Step]] = {}

    def steps(self, reach: float) -> list[Step]:
        """Ways to go: none, towards the goal, into cover, and round the compass at full and half length."""
        known = self._steps.get(reach)
        if known is not None:
            return known
        steps: list[Step] = [(0.0, 0.0)]
        goal = self.goals.of.get(self.force.unit.id)
        if goal is not None:
            dx, dy = goal.x - self.force.x, goal.y - self.force.y
            far = hypot(dx, dy)
            if far > 0.1:
                share = min(1.0, reach / far)
                steps.append((dx * share, dy * share))
        steps += self._to_captive(reach)
        steps += self._into_cover(reach)
        for k in range(DIRECTIONS):
            turn = 2.0 * pi * k / DIRECTIONS
            steps.append((reach * cos(turn), reach * sin(turn)))
            if k % 2 == 0:
                steps.append((0.5 * reach * cos(turn), 0.5 * reach * sin(turn)))
        self._steps[reach] = [step for step in steps if self._on_table(step)]
        return self._steps[reach]

    def _into_cover(self, reach: float) -> list[Step]:
        """Into the middle of every area of cover that is near enough."""
        steps: list[Step] = []
        state = self.field.state
        for piece in state.board.pieces:
            if not state.catalogue.cover_of(piece):
                continue
            x = min(max(self.force.x, piece.left + 0.8), piece.right - 0.8)
            y = min(max(self.force.y, piece.bottom + 0.8), piece.top - 0.8)
            dx, dy = x - self.force.x, y - self.force.y
            if 0.3 < hypot(dx, dy) <= reach:
                steps.append((dx, dy))
        return steps

    def _to_captive(self, reach: float) -> list[Step]:
        """So that the nearest figure comes into contact with the captive, from where it is or round him."""
        captive = self.field.state.captive
        if captive is None or not self.goals.fetching(self.force):
            return []
        able = [figure.base for figure in self.force.unit.figures if figure.alive and not figure.pinned]
        able.sort(key=lambda base: hypot(base.x - captive.base.x, base.y - captive.base.y))
        steps: list[Step] = []
        for base in able[:2]:
            room = base.reach + captive.base.reach + 0.08
            for k in range(TOUCHES):
                turn = 2.0 * pi * k / TOUCHES
                dx = captive.base.x + room * cos(turn) - base.x
                dy = captive.base.y + room * sin(turn) - base.y
                if hypot(dx, dy) <= reach:
                    steps.append((dx, dy))
        return steps

    def _on_table(self, step: Step) -> bool:
        board = self.field.state.board
        x, y = self.force.x + step[0], self.force.y + step[1]
        return 0.5 < x < board.width - 0.5 and 0.5 < y < board.height - 0.5

    def eye(self, step: Step, dash: bool = False, ground: bool = False) -> Eye:
        """The unit at that place."""
        key = (step, dash, ground)
        eye = self._eyes.get(key)
        if eye is None:
            eye = self.field.moved(self.force, step[0], step[1], dash, ground)
            self._eyes[key] = eye
        return eye

    def worth(self, step: Step, dash: bool = False, ground: bool = False) -> float:
        """What a place is worth: nearer to the goal, less fire drawn, better shots to come."""
        key = (step, dash, ground)
        known = self._worths.get(key)
        if known is None:
            known = self._worth(step, self.eye(step, dash, ground))
            self._worths[key] = known
        return known

    def _worth(self, step: Step, eye: Eye) -> float:
        value = self.goals.pull(self.force, eye.x, eye.y) - self.field.danger(self.force, eye)
        value += HOPE * self.shot(eye, 0, False) + self.goals.grasp(self.force, eye.stance.bases)
        if step != (0.0, 0.0):
            value -= self.field.ambush(self.force, self.start, eye)
        return value

    def shot(self, eye: Eye, aim: int, moving: bool) -> float:
        """The best harm it could do from there."""
        return self.field.promise(self.force, eye, self.goals.bounty, aim, moving)

    def best(self, reach: float, dash: bool = False) -> tuple[float, Step]:
        """The best place within reach."""
        return max((self.worth(step, dash), step) for step in self.steps(reach))
