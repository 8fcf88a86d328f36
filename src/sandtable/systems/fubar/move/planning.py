"""From an answer to a plan: who would go where, by which way, and everything that forbids it.

Answers name ends (`to`, with `via` points if the way matters), or where the leader goes and in which formation
the others follow (`lead`). The engine finds the ways; a formation that does not fit is bent until it does.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.core.wire import Json, Reason, list_of, number_of, point_of, table_of, text_of
from sandtable.figures.facing import on_table
from sandtable.systems.fubar.ground.crowd import Box, Crowd, box_about, crowd_about, release_neighbours
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.move.vehicle_going import (
    barred,
    pieces_near,
    reach_over,
    slowing,
    thickest,
    way_to,
    why_not_enter,
    why_not_fire,
)
from sandtable.systems.fubar.state.state import FubarState, Vehicle
from sandtable.table import (
    OVERLAP,
    SHAPES,
    Base,
    Ground,
    Hull,
    Piece,
    Point,
    arrange,
    bearing,
    check_placement,
    crosses,
    distance,
    is_clear,
    path_length,
    quantize_point,
    settle,
    shortest_path,
)

MOVE: Final = "fubar.move.figures"
SPACING: Final = 0.5
"""Inches between the bases of a line, column or wedge."""


class Planner:
    """Plans for one march from where it stands. Made for one question; who stands near is looked up once."""

    def __init__(self, state: FubarState, march: March) -> None:
        self.state = state
        self.march = march
        self.numbers = march.movers()
        self.bases = [march.base(number) for number in self.numbers]
        self.left = [march.left[number] for number in self.numbers]
        self.crowd = self._crowd()
        self.box: Box = box_about(self.bases, state.lengths.adjacent) if self.bases else (0.0, 0.0, 0.0, 0.0)
        self.reasons: list[Reason] = []
        self.shut: list[Piece] = []  # terrain that bars a vehicle
        self.slow: list[Piece] = []  # cover that slows it
        vehicle = march.unit.vehicle
        if vehicle is not None and self.bases:
            near = pieces_near(state, box_about(self.bases, self.left[0]))
            self.shut = barred(state, vehicle, near)
            self.slow = slowing(state, near, self.shut)

    def _crowd(self) -> Crowd:
        if not self.bases:
            return Crowd()
        crowd = crowd_about(self.state, self.march.unit, box_about(self.bases, max(self.left)))
        vehicle = self.march.unit.vehicle
        if vehicle is not None:
            release_neighbours(crowd, vehicle.hull, self.state.lengths.adjacent)
        else:
            crowd.others.extend(self.march.still())
        return crowd

    def plan(self, answer: dict[str, Json], then: str) -> Plan:
        """The plan an answer asks for; `reasons` says what is wrong with it, if anything."""
        self.reasons = []
        plan = Plan(then)
        if self.march.unit.vehicle is not None:
            self._plan_vehicle(plan, answer, self.march.unit.vehicle)
        elif "lead" in answer:
            self._plan_formation(plan, answer)
        else:
            self._plan_figures(plan, answer)
        return plan

    def refuse(self, why: str, message: str, values: dict[str, Json]) -> None:
        """Notes one reason more."""
        self.reasons.append(Reason(why, message, values))

    # ------------------------------------------------------------ figures

    def lead_number(self) -> int:
        """Which of the movers leads a formation: the unit's leader, else the first; a vehicle leads itself."""
        if self.march.unit.vehicle is not None:
            return 0
        for at, number in enumerate(self.numbers):
            if self.march.unit.figures[number].leader:
                return at
        return 0

    def _plan_formation(self, plan: Plan, answer: dict[str, Json]) -> None:
        goal = point_of(answer.get("lead"))
        shape = text_of(answer.get("formation", "keep"))
        if goal is None:
            self.refuse(MOVE, "fubar-refused-lead-point", {})
            return
        if shape not in SHAPES:
            self.refuse(MOVE, "fubar-refused-formation", {"formation": shape[:20]})
            return
        if not self.numbers:
            self.refuse("fubar.pin.move", "fubar-refused-nobody-moves", {"unit": self.march.unit.name})
            return
        leader = self.lead_number()
        lead = self.bases[leader]
        dx, dy = goal[0] - lead.x, goal[1] - lead.y
        length = sqrt(dx * dx + dy * dy)
        if length > self.left[leader] + OVERLAP:
            self._too_far(self.numbers[leader], length)
            return
        if shape == "keep" and self._keep(plan, dx, dy, length):
            return
        wanted = arrange(shape, self.bases, leader, goal[0], goal[1], -1.0, SPACING * self.state.lengths.inch)
        placement = settle(self._ground(), self.bases, wanted, self.left, leader)
        for at in range(len(self.numbers)):
            self._step(plan, at, placement.points[at])
        self._check_ends(plan)

    def _keep(self, plan: Plan, dx: float, dy: float, length: float) -> bool:
        """The quick way: everybody moves alike, no enemy or vehicle is near the way, and no friend where it ends."""
        bases = self.bases
        if min(self.left) + OVERLAP < length or self._anything_between(dx, dy):
            return False
        board = self.state.board
        friends = self._friends_about(dx, dy)
        ends: list[Point] = []
        for base in bases:
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
            for at, base in enumerate(bases):
                plan.add(self.numbers[at], [(base.x, base.y), ends[at]], length)
        return True

    def looks_free(self, dx: float, dy: float) -> bool:
        """Whether a common step by (dx, dy) seems to meet nobody and no terrain that bars the way: a quick look."""
        others = self.crowd.others
        if others:
            if self._anything_between(dx, dy):
                return False
            left, low, right, high = self.box
            left, low, right, high = left + dx, low + dy, right + dx, high + dy
            for other in others:
                reach = other.reach
                if left - reach < other.x < right + reach and low - reach < other.y < high + reach:
                    return False
        vehicle = self.march.unit.vehicle
        if vehicle is None:
            return True
        return not self.shut or self._strip_is_free(vehicle.hull, dx, dy)

    def _strip_is_free(self, hull: Hull, dx: float, dy: float) -> bool:
        """Whether neither side of the strip that a vehicle sweeps runs through terrain that bars it."""
        length = sqrt(dx * dx + dy * dy)
        if length == 0.0:
            return True
        ux, uy = dx / length * hull.half_width, dy / length * hull.half_width
        for side in (1.0, -1.0):
            x, y = hull.x - uy * side, hull.y + ux * side
            for piece in self.shut:
                if crosses(piece, x, y, x + dx, y + dy):
                    return False
        return True

    def _anything_between(self, dx: float, dy: float) -> bool:
        """Whether an enemy or a vehicle stands within 1 inch of the ground that a common step by (dx, dy) covers."""
        barriers = self.crowd.barriers
        if not barriers:
            return False
        left, low, right, high = self.box
        if dx < 0.0:
            left += dx
        else:
            right += dx
        if dy < 0.0:
            low += dy
        else:
            high += dy
        for other in barriers:
            reach = other.reach
            if left - reach < other.x < right + reach and low - reach < other.y < high + reach:
                return True
        return False

    def _friends_about(self, dx: float, dy: float) -> list[Base]:
        """The others who stand about where a common step by (dx, dy) ends."""
        others = self.crowd.others
        if not others:
            return others
        left, low, right, high = self.box
        return [
            other
            for other in others
            if left + dx - other.reach < other.x < right + dx + other.reach
            and low + dy - other.reach < other.y < high + dy + other.reach
        ]

    def _plan_figures(self, plan: Plan, answer: dict[str, Json]) -> None:
        ends = table_of(answer.get("to", {}))
        via = table_of(answer.get("via", {}))
        for token in ends:
            number = self._mover(token)
            goal = point_of(ends[token])
            if number < 0:
                continue
            if goal is None:
                self.refuse(MOVE, "fubar-refused-point", {"figure": self.march.unit.called(token)})
                continue
            at = self.numbers.index(number)
            if token in via:
                self._step_via(plan, at, list_of(via[token]), goal)
            else:
                self._step(plan, at, quantize_point(goal[0], goal[1]))
        if not self.reasons:
            self._check_ends(plan)

    def _mover(self, token: str) -> int:
        """The number of a figure that may move; -1 with the reason noted when it may not."""
        for number, figure in enumerate(self.march.unit.figures):
            if figure.id == token:
                if number in self.numbers:
                    return number
                called: dict[str, Json] = {"figure": self.march.unit.called(token)}
                if figure.pinned:
                    self.refuse("fubar.pin.move", "fubar-refused-pinned", called)
                else:
                    self.refuse(self.march.why, "fubar-refused-used-up", called)
                return -1
        self.refuse(MOVE, "fubar-refused-not-of-unit", {"figure": token[:40], "unit": self.march.unit.name})
        return -1

    def _step(self, plan: Plan, at: int, end: Point) -> None:
        """One figure's way to its end: straight if free, else the shortest round enemies and vehicles."""
        base = self.bases[at]
        path: list[Point] = [(base.x, base.y), end]
        if path_length(path) > self.left[at] + OVERLAP:
            self._take(plan, at, path)
            return
        if self.crowd.barriers and not is_clear(self.state.board, base, path, self.crowd.barriers):
            barriers = self.crowd.barriers
            path = shortest_path(self.state.board, base, end, barriers, limit=self.left[at] + OVERLAP)
            if not path and self.reasons:
                return  # it is refused already, and one way that is too long explains it
            if not path:  # only the refusal wants to know how long the way would be
                path = shortest_path(self.state.board, base, end, barriers)
            if not path:
                self.refuse(MOVE, "fubar-refused-no-way", {"figure": self.march.called(self.numbers[at])})
                return
        self._take(plan, at, path)

    def _step_via(self, plan: Plan, at: int, via: list[Json], goal: Point) -> None:
        base = self.bases[at]
        path: list[Point] = [(base.x, base.y)]
        for value in via:
            point = point_of(value)
            if point is not None:
                path.append(point)
        path.append(quantize_point(goal[0], goal[1]))
        if not is_clear(self.state.board, base, path, self.crowd.barriers):
            self.refuse(MOVE, "fubar-refused-way-barred", {"figure": self.march.called(self.numbers[at])})
            return
        self._take(plan, at, path)

    def _take(self, plan: Plan, at: int, path: list[Point]) -> None:
        length = path_length(path)
        if length > self.left[at] + OVERLAP:
            self._too_far(self.numbers[at], length)
        elif length >= OVERLAP:
            plan.add(self.numbers[at], path, length)

    def _too_far(self, number: int, length: float) -> None:
        """The refusal of a way that is too long: how long it is, and how far the action goes."""
        march = self.march
        left = march.left[number]
        values: dict[str, Json] = {
            "figure": march.called(number),
            "length": round(length, 2),
            "left": round(left, 2),
            "allowance": march.allowance,
            "action": march.action,
            "measure": self.state.lengths.unit,
        }
        message = (
            "fubar-refused-too-far" if left > march.allowance - OVERLAP else "fubar-refused-too-far-left"
        )
        self.refuse(march.why, message, values)

    # ------------------------------------------------------------ where the move ends

    def _ground(self) -> Ground:
        return Ground(
            self.state.board, (), self.crowd.others, self.crowd.enemies, self.state.lengths.adjacent
        )

    def _check_ends(self, plan: Plan) -> None:
        """fubar.move.figures: nobody who moves ends off the table, upon a base or within 1 inch of an enemy."""
        bases = [self.march.base(number) for number in plan.numbers]
        ends = [path[-1] for path in plan.paths]
        stay = [
            self.march.base(number)
            for number in self.numbers
            if number not in plan.numbers and self.march.unit.vehicle is None
        ]
        ground = self._ground()
        if stay:
            ground.others = [*self.crowd.others, *stay]
        for problem in check_placement(ground, bases, ends):
            who = self.march.called(plan.numbers[problem.figure])
            values: dict[str, Json] = {"figure": who, "measure": self.state.lengths.unit}
            if problem.code == "off-table":
                self.refuse(MOVE, "fubar-refused-off-table", values)
            elif problem.code == "too-near":
                x, y = ends[problem.figure]
                gap = distance(bases[problem.figure].at(x, y), self.crowd.enemies[problem.other])
                values["gap"] = round(gap, 2)
                values["least"] = self.state.lengths.adjacent
                self.refuse(MOVE, "fubar-refused-too-near", values)
            else:
                self.refuse(MOVE, "fubar-refused-occupied", values)

    # ------------------------------------------------------------ vehicles

    def _plan_vehicle(self, plan: Plan, answer: dict[str, Json], vehicle: Vehicle) -> None:
        unit = self.march.unit
        token = unit.id
        goal = point_of(answer.get("lead"))
        if goal is None:
            goal = point_of(table_of(answer.get("to", {})).get(token))
        facing = number_of(table_of(answer.get("facing", {})).get(token))
        if facing is not None:
            facing = on_table(facing)
        if goal is None:
            if table_of(answer.get("to", {})):
                self.refuse(MOVE, "fubar-refused-point", {"figure": unit.name})
            goal = (vehicle.hull.x, vehicle.hull.y)
        elif not self.numbers:
            message = "fubar-refused-immobile" if vehicle.immobile else "fubar-refused-used-up"
            self.refuse("fubar.vehicle.actions", message, {"figure": unit.name, "unit": unit.name})
            return
        if self.numbers and not self.reasons:
            via = list_of(table_of(answer.get("via", {})).get(token))
            self._drive(plan, vehicle, quantize_point(goal[0], goal[1]), via, facing)

    def _drive(
        self, plan: Plan, vehicle: Vehicle, goal: Point, via: list[Json], facing: float | None
    ) -> None:
        hull = vehicle.hull
        shut, slow = self.shut, self.slow
        for piece in shut:
            if piece.distance_to_point(goal[0], goal[1]) < hull.half_width - OVERLAP:
                self._no_entry()
                return
        path = self._way(hull, goal, via, shut, slow)
        if not path:
            self.refuse(MOVE, "fubar-refused-no-way", {"figure": self.march.unit.name})
            return
        length = path_length(path)
        moved = length >= OVERLAP
        if facing is None:
            facing = bearing(path[-2][0], path[-2][1], goal[0], goal[1]) if moved else hull.facing
        end = Hull(goal[0], goal[1], hull.length, hull.width, round(facing % 360.0, 1))
        if not moved and end.facing == hull.facing:
            return
        level = thickest(self.state, hull, path, end, slow) if moved else 0
        reach = reach_over(self.state, self.march, level)
        if length > reach + OVERLAP:
            self._too_far_to_drive(length, reach, level)
            return
        plan.slow = moved and level > 0
        plan.thick = moved and level > 1
        plan.turns = True
        plan.facing = end.facing
        plan.add(0, path, length)
        for piece in shut:
            if piece.meets(end, OVERLAP):
                self._no_entry()
        self._check_hull(end)
        self.reasons.extend(why_not_enter(self.march, plan.thick))
        if plan.then == "fire":
            self.reasons.extend(why_not_fire(self.march, plan.thick))

    def _no_entry(self) -> None:
        values: dict[str, Json] = {"unit": self.march.unit.name}
        self.refuse("fubar.vehicle.move.no_entry", "fubar-refused-no-entry", values)

    def _way(
        self, hull: Hull, goal: Point, via: list[Json], shut: list[Piece], slow: list[Piece]
    ) -> list[Point]:
        if not via:
            return way_to(self.state, self.march, hull, goal, self.crowd.barriers, shut, slow)
        path: list[Point] = [(hull.x, hull.y)]
        for value in via:
            point = point_of(value)
            if point is not None:
                path.append(point)
        path.append(goal)
        return path if is_clear(self.state.board, hull, path, self.crowd.barriers, shut) else []

    def _too_far_to_drive(self, length: float, reach: float, level: int) -> None:
        """fubar.vehicle.move.open, .light, .medium: the refusal names the rule that sets the limit."""
        why = "fubar.vehicle.move.open"
        if level > 0 or self.march.slow:
            why = "fubar.vehicle.move.medium" if level > 1 else "fubar.vehicle.move.light"
        values: dict[str, Json] = {
            "length": round(length, 2),
            "left": round(reach, 2),
            "measure": self.state.lengths.unit,
            "ground": "open" if why == "fubar.vehicle.move.open" else "cover",
        }
        self.refuse(why, "fubar-refused-drive-too-far", values)

    def _check_hull(self, end: Base) -> None:
        # The facing where it ends is already in `end`, so the spot is checked with that hull.
        ground = self._ground()
        for problem in check_placement(ground, [end], [(end.x, end.y)]):
            values: dict[str, Json] = {"figure": self.march.unit.name, "measure": self.state.lengths.unit}
            if problem.code == "off-table":
                self.refuse(MOVE, "fubar-refused-off-table", values)
            elif problem.code == "too-near":
                values["gap"] = round(distance(end, self.crowd.enemies[problem.other]), 2)
                values["least"] = self.state.lengths.adjacent
                self.refuse(MOVE, "fubar-refused-too-near", values)
            else:
                self.refuse(MOVE, "fubar-refused-occupied", values)
