"""From a unit's answer to its plan (see `figures.planning`): what bars its way, and where it may end."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Json
from sandtable.figures import planning
from sandtable.figures.crowd import any_in, moved, widened
from sandtable.figures.zones import Box
from sandtable.systems.fubar.ground.crowd import crowd_about
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.state.state import FubarState
from sandtable.table import (
    OFF_TABLE,
    OVERLAP,
    TOO_NEAR,
    Base,
    Ground,
    Point,
    Problem,
    check_placement,
    distance,
    path_length,
    quantize_point,
    shortest_path,
)

MOVE: Final = "fubar.move.figures"


class Planner(planning.Planner[Plan]):
    """Plans for one march from where it stands."""

    def __init__(self, state: FubarState, march: March) -> None:
        super().__init__(state.board, march, state.lengths.inch)
        self.state = state
        self.march = march
        self.widest = 0.0  # the reach of the widest base
        self.box: Box = self.span
        if self.bases:
            self._look_round()

    def _look_round(self) -> None:
        """Who stands near, and who leads."""
        state, unit = self.state, self.march.unit
        self.widest = max([base.reach for base in self.bases])
        self.box = widened(self.span, state.lengths.adjacent + self.widest)
        near = widened(self.span, max(self.left) + self.widest)
        self.crowd = crowd_about(state, unit, near)
        self.crowd.others.extend(self.march.still())
        for at, number in enumerate(self.numbers):
            if unit.vehicle is None and unit.figures[number].leader:
                self.lead = at
                break

    def plan(self, answer: dict[str, Json], then: str) -> Plan:
        """The plan an answer asks for; its `reasons` say what is wrong with it, if anything."""
        plan = Plan(then)
        if "lead" in answer:
            self.plan_formation(plan, answer)
        else:
            self.plan_figures(plan, answer)
        return plan

    # ------------------------------------------------------------ what is refused

    def refuse_formation(self, plan: Plan, shape: str) -> None:
        plan.refuse(MOVE, "fubar-refused-formation", {"formation": shape})

    def refuse_nobody(self, plan: Plan) -> None:
        plan.refuse("fubar.pin.move", "fubar-refused-nobody-moves", {"unit": self.march.unit.name})

    def named(self, plan: Plan, token: str) -> int:
        for number, figure in enumerate(self.march.unit.figures):
            if figure.id == token:
                if number in self.numbers:
                    return self.numbers.index(number)
                called: dict[str, Json] = {"figure": self.march.unit.called(token)}
                if figure.pinned:
                    plan.refuse("fubar.pin.move", "fubar-refused-pinned", called)
                else:
                    plan.refuse(self.march.why, "fubar-refused-used-up", called)
                return -1
        plan.refuse(MOVE, "fubar-refused-not-of-unit", {"figure": token[:40], "unit": self.march.unit.name})
        return -1

    def refuse_no_way(self, plan: Plan, at: int, goal: Point, via: list[Point]) -> None:
        called: dict[str, Json] = {"figure": self.march.called(self.numbers[at])}
        if via:
            plan.refuse(MOVE, "fubar-refused-way-barred", called)
        elif not plan.reasons:  # else it is refused already, and one way that is too long explains it
            # Only who reads the refusal wants to know how long the way would be.
            way = (
                shortest_path(self.board, self.bases[at], goal, self.crowd.barriers) if self.explains else []
            )
            if way:
                self.refuse_too_far(plan, at, path_length(way))
            else:
                plan.refuse(MOVE, "fubar-refused-no-way", called)

    def refuse_too_far(self, plan: Plan, at: int, cost: float) -> None:
        """How long the way is, and how far the action goes."""
        march = self.march
        left = self.left[at]
        values: dict[str, Json] = {
            "figure": march.called(self.numbers[at]),
            "length": round(cost, 2),
            "left": round(left, 2),
            "allowance": march.allowance,
            "action": march.action,
            "measure": self.state.lengths.unit,
        }
        message = (
            "fubar-refused-too-far" if left > march.allowance - OVERLAP else "fubar-refused-too-far-left"
        )
        plan.refuse(march.why, message, values)

    # ------------------------------------------------------------ the way

    def way(self, at: int, goal: Point) -> list[Point]:
        """Straight if that is free, or too far already; else the shortest way round enemies and vehicles."""
        base = self.bases[at]
        straight: list[Point] = [(base.x, base.y), goal]
        return straight if path_length(straight) > self.left[at] + OVERLAP else super().way(at, goal)

    def step_alike(self, plan: Plan, dx: float, dy: float, length: float) -> bool:
        """No enemy or vehicle is near the way, and no friend where it ends."""
        if min(self.left) + OVERLAP < length or self.crowd.bars(self.box, dx, dy):
            return False
        board = self.board
        friends = self.crowd.ends_among(self.box, dx, dy)
        ends: list[Point] = []
        for base in self.bases:
            x, y = quantize_point(base.x + dx, base.y + dy)
            r = base.reach - OVERLAP
            if x < r or y < r or x > board.width - r or y > board.height - r:
                return False
            for friend in friends:
                room = friend.reach + r
                if (friend.x - x) * (friend.x - x) + (friend.y - y) * (friend.y - y) < room * room:
                    return False
            ends.append((x, y))
        if length >= OVERLAP:
            for at, base in enumerate(self.bases):
                plan.add(self.numbers[at], [(base.x, base.y), ends[at]], length)
        return True

    def looks_free(self, dx: float, dy: float) -> bool:
        """Whether a common step by (dx, dy) seems to meet nobody, nor anything that bars the way: a quick look."""
        others = self.crowd.others
        return not others or not (
            self.crowd.bars(self.box, dx, dy) or any_in(moved(self.box, dx, dy), others)
        )

    # ------------------------------------------------------------ where the move ends

    def ground(self) -> Ground:
        adjacent = self.state.lengths.adjacent
        return Ground(self.board, (), self.crowd.others, self.crowd.enemies, adjacent)

    def check_ends(self, plan: Plan) -> None:
        """fubar.move.figures: nobody who moves ends off the table, upon a base or within 1 inch of an enemy."""
        bases = [self.march.base(number) for number in plan.numbers]
        ends = [path[-1] for path in plan.paths]
        ground = self.ground()
        stay = [base for at, base in enumerate(self.bases) if self.numbers[at] not in plan.numbers]
        if stay:
            ground.others = [*self.crowd.others, *stay]
        for problem in check_placement(ground, bases, ends):
            x, y = ends[problem.figure]
            end = bases[problem.figure].at(x, y)
            self.refuse_end(plan, problem, plan.numbers[problem.figure], end)

    def refuse_end(self, plan: Plan, problem: Problem, number: int, end: Base) -> None:
        """Notes what is wrong with where one of them ends."""
        lengths = self.state.lengths
        values: dict[str, Json] = {"figure": self.march.called(number), "measure": lengths.unit}
        if problem.code == OFF_TABLE:
            plan.refuse(MOVE, "fubar-refused-off-table", values)
        elif problem.code == TOO_NEAR:
            values["gap"] = round(distance(end, self.crowd.enemies[problem.other]), 2)
            values["least"] = lengths.adjacent
            plan.refuse(MOVE, "fubar-refused-too-near", values)
        else:
            plan.refuse(MOVE, "fubar-refused-occupied", values)
