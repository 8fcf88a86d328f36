"""Moves into base contact: who goes where, exactly touching and without overlaps."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import final

from sandtable.table.arcs import bearing
from sandtable.table.bases import Base, Disc, heading
from sandtable.table.crossing import path_length
from sandtable.table.distances import distance, overlaps
from sandtable.table.precision import OVERLAP, TOUCH, Point, quantize
from sandtable.table.routes import shortest_path
from sandtable.table.terrain import Board, Piece

_TURN = 15.0
"""Spots about a target are tried every so many degrees, the nearest to the attacker first."""


@final
class ContactMove:
    """An attacker's way into contact: its index, the target's index, where it ends, and its path."""

    __slots__ = ("attacker", "path", "target", "x", "y")

    def __init__(self, attacker: int, target: int, path: list[Point]) -> None:
        self.attacker = attacker
        self.target = target
        self.path = path
        self.x, self.y = path[-1]

    def __repr__(self) -> str:
        return f"ContactMove({self.attacker} to {self.target} at ({self.x}, {self.y}))"


def contact_moves(
    board: Board,
    attackers: Sequence[Base],
    targets: Sequence[Base],
    reach: float,
    obstacles: Sequence[Base] = (),
    forbidden: Sequence[Piece] = (),
    others: Sequence[Base] = (),
) -> list[ContactMove]:
    """One move for every attacker that can touch a target within `reach`, those nearest to a target first.

    Obstacles and targets bar the way, `others` and fellow attackers may be passed but not ended upon. Each attacker
    takes the nearest free spot. Those who reach no spot are left out and keep their places.
    """
    order = sorted(range(len(attackers)), key=lambda i: (_least_gap(attackers[i], targets), i))
    standing: list[Base] = list(attackers)
    moves: list[ContactMove] = []
    barriers = [*obstacles, *targets]
    for index in order:
        attacker = attackers[index]
        fellows = [standing[i] for i in range(len(standing)) if i != index]
        for _, target, x, y in _spots(attacker, targets, fellows, reach):
            moved = attacker.at(x, y)
            if not _free(board, moved, barriers, fellows, others, forbidden):
                continue
            path = shortest_path(board, attacker, (x, y), barriers, forbidden)
            if path and path_length(path) <= reach + OVERLAP:
                moves.append(ContactMove(index, target, path))
                standing[index] = moved
                break
    return moves


def touch_from(base: Base, target: Base, direction: float) -> Point:
    """Where the base's centre stands when it touches the target in that direction from the target's centre."""
    ux, uy = heading(direction)
    low = 0.0
    high = base.reach + target.reach
    if not (isinstance(base, Disc) and isinstance(target, Disc)):
        while high - low > 1e-9:
            middle = (low + high) * 0.5
            if distance(base.at(target.x + ux * middle, target.y + uy * middle), target) > 0.0:
                high = middle
            else:
                low = middle
    return quantize(target.x + ux * high, 7), quantize(target.y + uy * high, 7)


def _least_gap(base: Base, targets: Sequence[Base]) -> float:
    return min((distance(base, target) for target in targets), default=float("inf"))


def _spots(
    attacker: Base, targets: Sequence[Base], fellows: Sequence[Base], reach: float
) -> list[tuple[float, int, float, float]]:
    """The spots within reach, nearest first: (distance, target, x, y)."""
    spots: list[tuple[float, int, float, float]] = []
    for index, target in enumerate(targets):
        if distance(attacker, target) > reach + TOUCH:
            continue
        if distance(attacker, target) <= TOUCH:
            spots.append((0.0, index, attacker.x, attacker.y))
            continue
        direct = bearing(target.x, target.y, attacker.x, attacker.y)
        points = [touch_from(attacker, target, direct + _TURN * k) for k in range(int(360.0 / _TURN))]
        for fellow in fellows:
            points.extend(_beside(attacker, target, fellow))
        for x, y in points:
            apart = sqrt((x - attacker.x) ** 2 + (y - attacker.y) ** 2)
            if apart <= reach + OVERLAP:
                spots.append((apart, index, x, y))
    spots.sort()
    return spots


def _beside(attacker: Base, target: Base, fellow: Base) -> list[Point]:
    """The two spots that touch both the target and a fellow; discs only."""
    if not (isinstance(attacker, Disc) and isinstance(target, Disc) and isinstance(fellow, Disc)):
        return []
    r1 = attacker.radius + target.radius
    r2 = attacker.radius + fellow.radius
    dx, dy = fellow.x - target.x, fellow.y - target.y
    gap = sqrt(dx * dx + dy * dy)
    if gap == 0.0 or gap > r1 + r2 or gap < abs(r1 - r2):
        return []
    along = (r1 * r1 - r2 * r2 + gap * gap) / (2.0 * gap)
    aside = sqrt(max(r1 * r1 - along * along, 0.0))
    ux, uy = dx / gap, dy / gap
    mx, my = target.x + ux * along, target.y + uy * along
    return [
        (quantize(mx - uy * aside, 7), quantize(my + ux * aside, 7)),
        (quantize(mx + uy * aside, 7), quantize(my - ux * aside, 7)),
    ]


def _free(
    board: Board,
    base: Base,
    barriers: Sequence[Base],
    fellows: Sequence[Base],
    others: Sequence[Base],
    forbidden: Sequence[Piece],
) -> bool:
    if not board.inside(base, OVERLAP):
        return False
    for group in (barriers, fellows, others):
        for other in group:
            if overlaps(base, other, TOUCH):
                return False
    return all(not piece.meets(base, OVERLAP) for piece in forbidden)
