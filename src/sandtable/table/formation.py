"""Formations: where the figures of a unit would like to stand about a target point."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from sandtable.table.bases import Base, heading
from sandtable.table.bearings import bearing
from sandtable.table.precision import Point, quantize_point

KEEP: Final = "keep"
LINE: Final = "line"
COLUMN: Final = "column"
WEDGE: Final = "wedge"
SHAPES: Final = (KEEP, LINE, COLUMN, WEDGE)


def arrange(
    shape: str,
    figures: Sequence[Base],
    leader: int,
    x: float,
    y: float,
    facing: float = -1.0,
    spacing: float = 0.5,
) -> list[Point]:
    """The wanted end positions, in the order of the figures: the leader on (x, y), the others about him.

    `keep` moves everyone alike. A line stands across the facing, a column behind it, a wedge on two slanted
    wings behind the leader, with `spacing` between base edges; figures take the nearest free place in turn.
    Without a facing (below 0) they face the way the leader walks.
    """
    lead = figures[leader]
    if shape == KEEP:
        dx, dy = x - lead.x, y - lead.y
        return [quantize_point(figure.x + dx, figure.y + dy) for figure in figures]
    if shape not in SHAPES:
        raise ValueError(f'there is no formation "{shape}"; choose one of {", ".join(SHAPES)}')
    towards = facing if facing >= 0.0 else bearing(lead.x, lead.y, x, y)
    step = 2.0 * max(figure.reach for figure in figures) + spacing
    slots = _slots(shape, len(figures) - 1, x, y, towards, step)
    return _take_slots(figures, leader, (x, y), slots)


def _slots(shape: str, count: int, x: float, y: float, facing: float, step: float) -> list[Point]:
    """The places beside the leader's, the nearest to him first."""
    ux, uy = heading(facing)
    slots: list[Point] = []
    for number in range(count):
        rank = number // 2 + 1
        side = 1.0 if number % 2 == 0 else -1.0
        if shape == COLUMN:
            back, aside = (number + 1) * step, 0.0
        elif shape == LINE:
            back, aside = 0.0, rank * step * side
        else:
            back, aside = rank * step * 0.75, rank * step * 0.75 * side
        slots.append((x - ux * back - uy * aside, y - uy * back + ux * aside))
    return slots


def _take_slots(figures: Sequence[Base], leader: int, at: Point, slots: list[Point]) -> list[Point]:
    """Every slot in turn goes to the nearest figure that has none, so that paths stay short."""
    places: list[Point] = [at] * len(figures)
    free = [index for index in range(len(figures)) if index != leader]
    places[leader] = quantize_point(at[0], at[1])
    for x, y in slots:
        best = free[0]
        least = float("inf")
        for index in free:
            dx, dy = figures[index].x - x, figures[index].y - y
            apart = sqrt(dx * dx + dy * dy)
            if apart < least:
                least = apart
                best = index
        free.remove(best)
        places[best] = quantize_point(x, y)
    return places
