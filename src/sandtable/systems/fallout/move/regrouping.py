"""Regrouping (chapter 4.3): where members who have lost their squad could go."""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.systems.fallout.move.paces import cut_to_cost
from sandtable.systems.fallout.move.surroundings import Surroundings
from sandtable.table import (
    OVERLAP,
    Base,
    Disc,
    Point,
    any_overlap,
    distance,
    path_length,
    point_along,
    quantize_point,
    shortest_path,
)

SHARES: Final = (1.0, 0.8, 0.6, 0.4, 0.2)


def closing_spots(around: Surroundings) -> dict[str, Point]:
    """fallout.coherency.regroup: where each detached member could go to be nearer to the largest group.

    Whoever is not in it has no path there. The spots are free of each other, so together they are a legal move.
    """
    march = around.march
    mates = [figure.base for figure in march.bound if figure.id in march.main and figure.conscious()]
    taken: list[Base] = [*around.crowd.others, *around.bases]
    spots: dict[str, Point] = {}
    for at, figure in enumerate(around.able):
        if figure.id in march.main or not mates:
            continue
        spot = _closing_spot(around, at, mates, taken)
        if spot is not None:
            spots[figure.id] = spot
            taken.remove(around.bases[at])
            taken.append(around.bases[at].at(*spot))
    return spots


def _closing_spot(around: Surroundings, at: int, mates: list[Disc], taken: list[Base]) -> Point | None:
    """The furthest spot on the way to the nearest mate that is free and can be reached."""
    figure, base = around.able[at], around.bases[at]
    path = _towards_mate(around, at, mates)
    length = path_length(path)
    others = [other for other in taken if other is not base]
    before = min(distance(base, other) for other in mates)
    for share in SHARES if length > 0.0 else ():
        x, y = quantize_point(*point_along(path, length * share))
        end = base.at(x, y)
        if any_overlap(end, others) >= 0 or (figure.profile.flies and around.in_wall(figure, end)):
            continue
        if min(distance(end, other) for other in mates) >= before - 0.01 or not around.dares(at, end):
            continue
        way = around.way(at, (x, y))
        if way and around.cost_of(at, way) <= around.left[at] + OVERLAP:
            return x, y
    return None


def _towards_mate(around: Surroundings, at: int, mates: list[Disc]) -> list[Point]:
    """The way to stand beside the nearest mate, as far as the move carries; a single point when there is none."""
    figure, base = around.able[at], around.bases[at]
    start = (base.x, base.y)
    mate = min(mates, key=lambda other: (other.x - base.x) ** 2 + (other.y - base.y) ** 2)
    away = sqrt((mate.x - base.x) ** 2 + (mate.y - base.y) ** 2)
    room = 2.0 * base.reach + 0.05
    if away <= room:
        return [start]
    goal = (mate.x + (base.x - mate.x) / away * room, mate.y + (base.y - mate.y) / away * room)
    path: list[Point] = [start, goal]
    barriers = around.barriers(at)
    if barriers is not None and not barriers.clear_path(path):
        path = shortest_path(around.state.board, base, goal, around.crowd.barriers, around.shut(at))
    return cut_to_cost(around.state, figure, path, safe_left(around, at)) if path else [start]


def safe_left(around: Surroundings, at: int) -> float:
    """What a figure may still move, a hair less, so that rounding never makes it too much."""
    return max(around.left[at] - OVERLAP, 0.0)
