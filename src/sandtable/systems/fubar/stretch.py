"""One stretch of a move while it is walked: everybody goes the same share of his way at the same time."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.wire import Json
from sandtable.systems.fubar.ambush import note_spotted
from sandtable.systems.fubar.captive import follow
from sandtable.systems.fubar.crowd import box_about, crowd_about
from sandtable.systems.fubar.march import March, Plan
from sandtable.systems.fubar.sight import bases_of, secret
from sandtable.systems.fubar.state import FubarState
from sandtable.table import Base, Ground, Point, any_overlap, cut_path, point_along, quantize_point, settle

ROOM: Final = 3.0
"""Inches about a unit within which whoever is stopped upon a friend looks for a free spot."""


@final
class Stretch:
    """A plan in motion. `start` are the bases before it; nothing moves until `place`."""

    __slots__ = ("longest", "march", "plan", "start", "state")

    def __init__(self, state: FubarState, march: March, plan: Plan) -> None:
        self.state = state
        self.march = march
        self.plan = plan
        self.start: list[Base] = [march.base(number) for number in plan.numbers]
        self.longest: float = max(plan.lengths) if plan.lengths else 0.0

    def base_at(self, at: int, share: float) -> Base:
        """Where a mover is when everybody has gone that share of his way."""
        path = self.plan.paths[at]
        if share >= 1.0:
            return self.start[at].at(path[-1][0], path[-1][1])
        x1, y1 = path[0]
        if len(path) == 2:
            x2, y2 = path[1]
            return self.start[at].at(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
        x, y = point_along(path, self.plan.lengths[at] * share)
        return self.start[at].at(x, y)

    def place(self, share: float) -> None:
        """Sets everybody down where he is at that share."""
        for at, number in enumerate(self.plan.numbers):
            if share >= 1.0:
                x, y = self.plan.paths[at][-1]
            else:
                base = self.base_at(at, share)
                x, y = quantize_point(base.x, base.y)
            self._put(number, x, y)

    def finish(self, share: float) -> None:
        """Ends the stretch at that share: what it cost is deducted, and the move is told."""
        if share >= 1.0:
            self.place(1.0)
        else:
            self._make_room()
        march, plan = self.march, self.plan
        for at, number in enumerate(plan.numbers):
            march.left[number] = max(march.left[number] - plan.lengths[at] * share, 0.0)
        march.slow = march.slow or plan.slow
        march.thick = march.thick or plan.thick
        if self.state.listens() and share > 0.0:
            self._tell(share)
        if march.unit.captive:
            follow(self.state, march.unit)
        note_spotted(self.state)

    def _make_room(self) -> None:
        """fubar.move.figures: stopped on the way, nobody stays upon another; he goes to the nearest free spot."""
        march, plan = self.march, self.plan
        unit = march.unit
        if unit.gone:
            return
        standing = bases_of(unit)
        others = crowd_about(self.state, unit, box_about(standing, ROOM * self.state.lengths.inch)).others
        for number in plan.numbers:
            base = march.base(number)
            if base not in standing:  # lost on the way
                continue
            around = others + [own for own in bases_of(unit) if own is not base]
            if any_overlap(base, around) >= 0:
                ground = Ground(self.state.board, (), around)
                x, y = settle(ground, [base], [(base.x, base.y)]).points[0]
                self._put(number, x, y)

    def _put(self, number: int, x: float, y: float) -> None:
        unit = self.march.unit
        vehicle = unit.vehicle
        if vehicle is not None:
            vehicle.hull = vehicle.hull.at(x, y)
        else:
            figure = unit.figures[number]
            figure.base = figure.base.at(x, y)

    def _tell(self, share: float) -> None:
        march, plan = self.march, self.plan
        unit = march.unit
        moved: list[tuple[str, list[Point]]] = []
        for at, number in enumerate(plan.numbers):
            path = plan.paths[at] if share >= 1.0 else cut_path(plan.paths[at], plan.lengths[at] * share)
            moved.append((march.token(number), path))
        values: dict[str, Json] = {
            "unit": unit.name,
            "action": march.action,
            "length": round(self.longest * share, 1),
            "measure": self.state.lengths.unit,
        }
        seen_by: list[int] | None = [unit.side] if secret(unit) else None
        self.state.tell("fubar-event-moved", values, [march.why], unit.side, unit.id, moved, seen_by)
