"""Moves into base contact: who goes where, exactly touching and without overlaps."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, final

from sandtable.table.barriers import Barriers
from sandtable.table.bases import Base, Disc, heading
from sandtable.table.bearings import bearing
from sandtable.table.distances import distance, overlaps
from sandtable.table.precision import OVERLAP, TOUCH, Point, quantize
from sandtable.table.routes import shortest_path
from sandtable.table.terrain import Board, Piece

CONTACT_PLACES: Final = 7
"""Decimals of positions in base contact: on the hundredth grid discs can rarely touch exactly."""

_TURNS: Final = [heading(15.0 * k) for k in range(24)]
"""Spots about a target are tried every fifteen degrees from the attacker's own direction."""

_WAYS_ROUND: Final = 3
"""How many spots are tried by a way round."""


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

    Obstacles and targets bar the way, `others` and fellow attackers may be passed but not ended upon. Each
    attacker takes the nearest free spot that it reaches straight; only when there is none, the nearest of a
    few to which a way round exists. Those who reach no spot are left out and keep their places.
    """
    order = sorted(range(len(attackers)), key=lambda i: (_least_gap(attackers[i], targets), i))
    field = _Field(board, [*obstacles, *targets], forbidden, others, list(attackers))
    moves: list[ContactMove] = []
    for index in order:
        move = _move_straight(field, index, attackers[index], targets, reach)
        if move is None:
            move = _move_round(field, index, attackers[index], targets, reach)
        if move is not None:
            moves.append(move)
            field.standing[index] = attackers[index].at(move.x, move.y)
    return moves


@final
class _Field:
    """Where an assault takes place: what bars the way, what takes up room, and where the attackers now stand."""

    __slots__ = ("barriers", "board", "forbidden", "others", "standing", "walk")

    def __init__(
        self,
        board: Board,
        barriers: list[Base],
        forbidden: Sequence[Piece],
        others: Sequence[Base],
        standing: list[Base],
    ) -> None:
        self.board = board
        self.barriers = barriers
        self.forbidden = forbidden
        self.others = others
        self.standing = standing
        self.walk: Barriers | None = None

    def barriers_for(self, base: Base) -> Barriers:
        """What bars this base's way; shared by bases of the same breadth."""
        breadth = base.radius if isinstance(base, Disc) else base.half_width
        walk = self.walk
        if walk is None or walk.breadth != breadth:
            walk = Barriers(self.board, base, self.barriers, self.forbidden)
            self.walk = walk
        return walk

    def is_free(self, index: int, base: Base) -> bool:
        """Whether the attacker of that index may stand there."""
        if not self.board.inside(base, OVERLAP):
            return False
        if _crowded(base, self.barriers, -1) or _crowded(base, self.standing, index):
            return False
        if _crowded(base, self.others, -1):
            return False
        return all(not piece.meets(base, OVERLAP) for piece in self.forbidden)


def _crowded(base: Base, others: Sequence[Base], but: int) -> bool:
    """Whether the base overlaps any of the others, but for the one of that index."""
    x = base.x
    y = base.y
    reach = base.reach - TOUCH
    for number, other in enumerate(others):
        dx = other.x - x
        dy = other.y - y
        room = reach + other.reach
        if dx * dx + dy * dy < room * room and number != but and overlaps(base, other, TOUCH):
            return True
    return False


def _move_straight(
    field: _Field, index: int, attacker: Base, targets: Sequence[Base], reach: float
) -> ContactMove | None:
    """To the nearest free spot in a straight line. A target further off than a found spot has none nearer."""
    walk = field.barriers_for(attacker)
    best: ContactMove | None = None
    least = reach + OVERLAP
    for gap, target in sorted((distance(attacker, base), i) for i, base in enumerate(targets)):
        if gap > least:
            break
        for apart, x, y in _spots(attacker, targets[target], field.standing, index, least):
            if walk.clear(attacker.x, attacker.y, x, y) and field.is_free(index, attacker.at(x, y)):
                best = ContactMove(index, target, [(attacker.x, attacker.y), (x, y)])
                least = apart
                break
    return best


def _move_round(
    field: _Field, index: int, attacker: Base, targets: Sequence[Base], reach: float
) -> ContactMove | None:
    """To one of the nearest free spots by a way round the obstacles."""
    spots: list[tuple[float, int, float, float]] = []
    for target, base in enumerate(targets):
        if distance(attacker, base) <= reach:
            for apart, x, y in _spots(attacker, base, field.standing, index, reach):
                spots.append((apart, target, x, y))
    spots.sort()
    tried = 0
    for _, target, x, y in spots:
        if not field.is_free(index, attacker.at(x, y)):
            continue
        path = shortest_path(field.board, attacker, (x, y), field.barriers, field.forbidden, limit=reach)
        if path:
            return ContactMove(index, target, path)
        tried += 1
        if tried == _WAYS_ROUND:
            break
    return None


def touch_from(base: Base, target: Base, direction: float) -> Point:
    """Where the base's centre stands when it touches the target in that direction from its centre."""
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
    return quantize(target.x + ux * high, CONTACT_PLACES), quantize(target.y + uy * high, CONTACT_PLACES)


def _least_gap(base: Base, targets: Sequence[Base]) -> float:
    return min((distance(base, target) for target in targets), default=float("inf"))


def _spots(
    attacker: Base, target: Base, standing: Sequence[Base], index: int, limit: float
) -> list[tuple[float, float, float]]:
    """The spots about one target no further than `limit`, nearest first: (distance, x, y)."""
    if distance(attacker, target) <= TOUCH:
        return [(0.0, attacker.x, attacker.y)]
    dx, dy = attacker.x - target.x, attacker.y - target.y
    points: list[Point] = []
    if isinstance(attacker, Disc) and isinstance(target, Disc):
        stretch = (attacker.radius + target.radius) / sqrt(dx * dx + dy * dy)
        dx, dy = dx * stretch, dy * stretch
        for turn_x, turn_y in _TURNS:
            points.append((target.x + dx * turn_x - dy * turn_y, target.y + dy * turn_x + dx * turn_y))
        for number, fellow in enumerate(standing):
            if number != index and isinstance(fellow, Disc):
                _beside(points, attacker, target, fellow)
    else:
        direct = bearing(target.x, target.y, attacker.x, attacker.y)
        for k in range(len(_TURNS)):
            points.append(touch_from(attacker, target, direct + 360.0 * k / len(_TURNS)))
    spots: list[tuple[float, float, float]] = []
    for x, y in points:
        apart = sqrt((x - attacker.x) ** 2 + (y - attacker.y) ** 2)
        if apart <= limit:
            spots.append((apart, quantize(x, CONTACT_PLACES), quantize(y, CONTACT_PLACES)))
    spots.sort()
    return spots


def _beside(points: list[Point], attacker: Disc, target: Disc, fellow: Disc) -> None:
    """Add the two spots that touch both the target and a fellow who stands close enough to it."""
    r1 = attacker.radius + target.radius
    r2 = attacker.radius + fellow.radius
    dx, dy = fellow.x - target.x, fellow.y - target.y
    gap = sqrt(dx * dx + dy * dy)
    if gap == 0.0 or gap > r1 + r2 or gap < abs(r1 - r2):
        return
    along = (r1 * r1 - r2 * r2 + gap * gap) / (2.0 * gap)
    aside = sqrt(max(r1 * r1 - along * along, 0.0))
    ux, uy = dx / gap, dy / gap
    mx, my = target.x + ux * along, target.y + uy * along
    points.append((mx - uy * aside, my + ux * aside))
    points.append((mx + uy * aside, my - ux * aside))
