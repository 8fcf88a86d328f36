"""The plan of a vehicle's move: one hull that turns into its way and is slowed or barred by terrain."""

from __future__ import annotations

from math import sqrt

from sandtable.core.question import facing_of
from sandtable.core.wire import Json, point_of, table_of
from sandtable.figures.crowd import box_about, pieces_in
from sandtable.figures.facing import on_table
from sandtable.figures.planning import points_of
from sandtable.systems.fubar.ground.crowd import release_neighbours
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.move.planning import MOVE, Planner
from sandtable.systems.fubar.move.vehicle_going import (
    barred,
    reach_over,
    slowing,
    thickest,
    way_to,
    why_not_enter,
    why_not_fire,
)
from sandtable.systems.fubar.state.identities import FIRE
from sandtable.systems.fubar.state.state import FubarState, Vehicle
from sandtable.table import (
    OVERLAP,
    Hull,
    Piece,
    Point,
    bearing,
    check_placement,
    crosses,
    is_clear,
    path_length,
    quantize_point,
)


def planner_for(state: FubarState, march: March) -> Planner:
    """Who plans a march: a unit on foot and a vehicle go by different laws."""
    vehicle = march.unit.vehicle
    return Planner(state, march) if vehicle is None else Driver(state, march, vehicle)


class Driver(Planner):
    """Plans for a vehicle."""

    def __init__(self, state: FubarState, march: March, vehicle: Vehicle) -> None:
        super().__init__(state, march)
        self.hull: Hull = vehicle.hull
        self.immobile = vehicle.immobile
        self.slow: list[Piece] = []  # cover that slows it
        if self.bases:
            release_neighbours(self.crowd, self.hull, state.lengths.adjacent)
            near = pieces_in(state.board.pieces, box_about(self.bases, self.left[0]))
            self.closed = barred(state, vehicle, near)
            self.slow = slowing(state, near, self.closed)

    def looks_free(self, dx: float, dy: float) -> bool:
        return super().looks_free(dx, dy) and (not self.closed or self._strip_is_free(dx, dy))

    def _strip_is_free(self, dx: float, dy: float) -> bool:
        """Whether neither side of the strip that the hull sweeps runs through terrain that bars it."""
        hull = self.hull
        length = sqrt(dx * dx + dy * dy)
        if length == 0.0:
            return True
        ux, uy = dx / length * hull.half_width, dy / length * hull.half_width
        for side in (1.0, -1.0):
            x, y = hull.x - uy * side, hull.y + ux * side
            for piece in self.closed:
                if crosses(piece, x, y, x + dx, y + dy):
                    return False
        return True

    def plan(self, answer: dict[str, Json], then: str) -> Plan:
        plan = Plan(then)
        unit = self.march.unit
        goal = point_of(answer.get("lead"))
        if goal is None:
            goal = point_of(table_of(answer.get("to")).get(unit.id))
        if goal is None:
            goal = (self.hull.x, self.hull.y)
        elif not self.numbers:
            message = "fubar-refused-immobile" if self.immobile else "fubar-refused-used-up"
            plan.refuse("fubar.vehicle.actions", message, {"figure": unit.name, "unit": unit.name})
        if self.numbers and not plan.reasons:
            via = points_of(table_of(answer.get("via")).get(unit.id))
            self._drive(plan, quantize_point(goal[0], goal[1]), via, facing_of(answer, unit.id))
        return plan

    def _drive(self, plan: Plan, goal: Point, via: list[Point], facing: float | None) -> None:
        hull = self.hull
        for piece in self.closed:
            if piece.distance_to_point(goal[0], goal[1]) < hull.half_width - OVERLAP:
                self._refuse_entry(plan)
                return
        path = self._path(goal, via)
        if not path:
            plan.refuse(MOVE, "fubar-refused-no-way", {"figure": self.march.unit.name})
            return
        length = path_length(path)
        moved = length >= OVERLAP
        ahead = bearing(path[-2][0], path[-2][1], goal[0], goal[1]) if moved else hull.facing
        if facing is not None:
            ahead = on_table(facing)
        end = Hull(goal[0], goal[1], hull.length, hull.width, round(ahead % 360.0, 1))
        if not moved and end.facing == hull.facing:
            return
        level = thickest(self.state, hull, path, end, self.slow) if moved else 0
        reach = reach_over(self.state, self.march, level)
        if length > reach + OVERLAP:
            self._refuse_drive(plan, length, reach, level)
            return
        plan.slow = moved and level > 0
        plan.thick = moved and level > 1
        plan.turns = True
        plan.facing = end.facing
        plan.add(0, path, length)
        self._check_end(plan, end)

    def _path(self, goal: Point, via: list[Point]) -> list[Point]:
        hull, barriers = self.hull, self.crowd.barriers
        if not via:
            return way_to(self.state, self.march, hull, goal, barriers, self.closed, self.slow)
        path: list[Point] = [(hull.x, hull.y), *via, goal]
        return path if is_clear(self.board, hull, path, barriers, self.closed) else []

    def _check_end(self, plan: Plan, end: Hull) -> None:
        """Where it ends, as it looks there; and what it may do in the cover it goes through."""
        for piece in self.closed:
            if piece.meets(end, OVERLAP):
                self._refuse_entry(plan)
        for problem in check_placement(self.ground(), [end], [(end.x, end.y)]):
            self.refuse_end(plan, problem, 0, end)
        plan.reasons.extend(why_not_enter(self.march, plan.thick))
        if plan.then == FIRE:
            plan.reasons.extend(why_not_fire(self.march, plan.thick))

    def _refuse_entry(self, plan: Plan) -> None:
        values: dict[str, Json] = {"unit": self.march.unit.name}
        plan.refuse("fubar.vehicle.move.no_entry", "fubar-refused-no-entry", values)

    def _refuse_drive(self, plan: Plan, length: float, reach: float, level: int) -> None:
        """fubar.vehicle.move.open, .light, .medium: the refusal names the rule that sets the limit."""
        covered = level > 0 or self.march.slow
        why = "fubar.vehicle.move.open"
        if covered:
            why = "fubar.vehicle.move.medium" if level > 1 else "fubar.vehicle.move.light"
        values: dict[str, Json] = {
            "length": round(length, 2),
            "left": round(reach, 2),
            "measure": self.state.lengths.unit,
            "ground": "cover" if covered else "open",
        }
        plan.refuse(why, "fubar-refused-drive-too-far", values)
