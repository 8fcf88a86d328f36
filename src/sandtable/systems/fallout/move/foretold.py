"""A move that was told with the action: the same answer to the same question, and everybody turned to his target."""

from __future__ import annotations

from sandtable.core.wire import Json, table_of
from sandtable.figures.facing import on_paper
from sandtable.systems.fallout.move.march import March, Plan
from sandtable.systems.fallout.state.state import FalloutState
from sandtable.table import Base, Point, bearing


def turned_to(state: FalloutState, march: March, plan: Plan, way: Json, at: str) -> Json:
    """The answer with a facing for each who attacks that unit afterwards (fallout.action.move.turn)."""
    marks = _marks(state, at)
    if not marks or plan.reasons:
        return way
    facing: dict[str, Json] = {}
    for number in march.movers():
        figure = march.figures[number]
        x, y = plan.end_of(number, figure.base)
        ex, ey = _nearest(marks, x, y)
        if (ex, ey) != (x, y):
            facing[figure.id] = on_paper(bearing(x, y, ex, ey))
    return {**table_of(way), "facing": facing} if facing else way


def _marks(state: FalloutState, at: str) -> list[Base]:
    for unit in state.units:
        if unit.id == at and unit.on_table():
            vehicle = unit.vehicle
            return [vehicle.hull] if vehicle is not None else [figure.base for figure in unit.present()]
    return []


def _nearest(marks: list[Base], x: float, y: float) -> Point:
    best = marks[0]
    for base in marks:
        if (base.x - x) ** 2 + (base.y - y) ** 2 < (best.x - x) ** 2 + (best.y - y) ** 2:
            best = base
    return best.x, best.y
