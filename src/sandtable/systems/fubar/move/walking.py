"""One stretch of a move while it is walked: everybody goes the same share of his way at the same time."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.wire import Json
from sandtable.figures.crowd import box_about
from sandtable.systems.fubar.ground.crowd import crowd_about
from sandtable.systems.fubar.move.captive import follow
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.state.appearing import NUDGE
from sandtable.systems.fubar.state.seen import bases_of, secret
from sandtable.systems.fubar.state.state import FubarState
from sandtable.table import (
    Base,
    Ground,
    Point,
    any_overlap,
    cut_path,
    path_length,
    point_along,
    quantize_point,
    settle,
)

ROOM: Final = 3.0
"""Inches about a unit within which whoever is stopped upon a friend looks for a free spot."""


@final
class Stretch:
    """A plan in motion. `start` are the bases before it; nothing moves until `place`."""

    __slots__ = ("longest", "march", "plan", "start", "state", "told")

    def __init__(self, state: FubarState, march: March, plan: Plan) -> None:
        self.state = state
        self.march = march
        self.plan = plan
        self.start: list[Base] = [march.base(number) for number in plan.numbers]
        self.longest: float = max(plan.costs) if plan.costs else 0.0
        self.told = 0.0  # the share of the way that has been told of

    def base_at(self, at: int, share: float) -> Base:
        """Where a mover is when everybody has gone that share of his way."""
        return self.plan.base_at(at, self.start[at], share)

    def bases_at(self, share: float) -> list[Base]:
        """Where all movers are when everybody has gone that share of his way."""
        if share == 0.0:
            return self.start
        return [self.base_at(at, share) for at in range(len(self.start))]

    def place(self, share: float) -> None:
        """Sets everybody down where he is at that share."""
        for at, number in enumerate(self.plan.numbers):
            if share >= 1.0:
                x, y = self.plan.paths[at][-1]
            else:
                base = self.base_at(at, share)
                x, y = quantize_point(base.x + NUDGE, base.y + NUDGE)
            self._put(number, x, y)

    def finish(self, share: float) -> None:
        """Ends the stretch at that share: what it cost is deducted, and the move is told."""
        if share >= 1.0:
            self.place(1.0)
        else:
            self._make_room()
        march, plan = self.march, self.plan
        for at, number in enumerate(plan.numbers):
            march.left[number] = max(march.left[number] - plan.costs[at] * share, 0.0)
        march.slow = march.slow or plan.slow
        march.thick = march.thick or plan.thick
        self.tell_until(share)
        if march.unit.captive:
            follow(self.state, march)

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

    def tell_until(self, share: float) -> None:
        """Tells of the move up to that share, as far as it has not been told of yet."""
        told = self.told
        if share <= told:
            return
        self.told = share
        if not self.state.listens():
            return
        march, plan = self.march, self.plan
        unit = march.unit
        moved: list[tuple[str, list[Point]]] = []
        for at, number in enumerate(plan.numbers):
            path = plan.paths[at] if share >= 1.0 else cut_path(plan.paths[at], plan.costs[at] * share)
            moved.append((march.token(number), rest_of(path, plan.costs[at] * told)))
        values: dict[str, Json] = {
            "unit": unit.name,
            "action": march.action,
            "length": round(self.longest * (share - told), 1),
            "measure": self.state.lengths.unit,
        }
        seen_by: list[int] | None = [unit.side] if secret(unit) else None
        self.state.tell("fubar-event-moved", values, [march.why], unit.side, unit.id, moved, seen_by)


def rest_of(path: list[Point], gone: float) -> list[Point]:
    """What is left of a path after so much of it."""
    if gone <= 0.0:
        return path
    rest = [point_along(path, gone)]
    length = 0.0
    for number in range(1, len(path)):
        length += path_length(path[number - 1 : number + 1])
        if length > gone:
            rest.append(path[number])
    return rest
