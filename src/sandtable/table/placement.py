"""Placing a whole unit legally: what is wrong with given ends, and the nearest ones that are right."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin, sqrt
from typing import Final, final

from sandtable.table.bases import Base
from sandtable.table.cohesion import in_chain
from sandtable.table.distances import overlaps, within
from sandtable.table.precision import OVERLAP, TOUCH, Point, quantize_point
from sandtable.table.terrain import Board, Piece

OFF_TABLE: Final = "off-table"
FORBIDDEN: Final = "forbidden"
"""`other` is the piece's place in the list of forbidden ones."""
OCCUPIED: Final = "occupied"
"""`other` is a figure of the same unit."""
OCCUPIED_BY_OTHER: Final = "occupied-by-other"
"""`other` is a base that does not belong to the unit."""
TOO_NEAR: Final = "too-near"
"""`other` is an enemy."""
TOO_FAR: Final = "too-far"
COHESION: Final = "cohesion"

_RING: Final = 12
_RING_X: Final = [cos(2 * pi * k / _RING) for k in range(_RING)]
_RING_Y: Final = [sin(2 * pi * k / _RING) for k in range(_RING)]
_RINGS: Final = 8

_SHORTER: Final = (0.75, 0.5, 0.25)
"""The shares of the way that are tried when the whole way leads to no legal place."""


@final
class Ground:
    """What figures must respect where they end.

    They stay on the board, out of `forbidden` pieces, clear of `others` (any base not of the unit), at
    least `gap` from `enemies`, and joined by links of at most `link` (below 0: no cohesion).
    """

    __slots__ = ("board", "enemies", "forbidden", "gap", "link", "others")

    def __init__(
        self,
        board: Board,
        forbidden: Sequence[Piece] = (),
        others: Sequence[Base] = (),
        enemies: Sequence[Base] = (),
        gap: float = 1.0,
        link: float = -1.0,
    ) -> None:
        self.board = board
        self.forbidden = forbidden
        self.others = others
        self.enemies = enemies
        self.gap = gap
        self.link = link


@final
class Problem:
    """Why a figure may not end there: a code, the figure, and the index of what is in the way, or -1."""

    __slots__ = ("code", "figure", "other")

    def __init__(self, code: str, figure: int, other: int = -1) -> None:
        self.code = code
        self.figure = figure
        self.other = other

    def __repr__(self) -> str:
        return f"Problem({self.code!r}, {self.figure}, {self.other})"


@final
class Placement:
    """End positions on the grid, in the order of the figures, and what is still wrong with them."""

    __slots__ = ("points", "problems")

    def __init__(self, points: list[Point], problems: list[Problem]) -> None:
        self.points = points
        self.problems = problems

    @property
    def legal(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


def check_placement(
    ground: Ground,
    figures: Sequence[Base],
    points: Sequence[Point],
    allowances: Sequence[float] = (),
) -> list[Problem]:
    """Everything wrong with the figures ending on these points; allowances say how far each may go, straight."""
    problems: list[Problem] = []
    placed: list[Base] = []
    for index, figure in enumerate(figures):
        x, y = points[index]
        placed.append(figure.at(x, y))
        if allowances and _apart(figure, x, y) > allowances[index] + OVERLAP:
            problems.append(Problem(TOO_FAR, index))
    near = _near(ground, placed, 0.0)
    for index, base in enumerate(placed):
        code, other = _spot_problem(near, base)
        if code:
            problems.append(Problem(code, index, other))
    _find_crowding(placed, problems)
    if ground.link >= 0.0 and not in_chain(placed, ground.link):
        problems.append(Problem(COHESION, -1))
    return problems


def settle(
    ground: Ground,
    figures: Sequence[Base],
    wanted: Sequence[Point],
    allowances: Sequence[float] = (),
    leader: int = 0,
) -> Placement:
    """The wanted positions when they are legal, else the nearest legal ones that could be found.

    Figures are placed one by one, the leader first, the others by their wanted distance from him. Each takes the
    first free spot of: where it wants to be (or as far that way as it can go), rings of twelve spots about it in
    steps of half a base, spots on the way back to where it stands, where it stands. If not everyone finds a legal
    place, the same is tried with three quarters, half and a quarter of the way; if that fails, too, the first
    attempt is returned with its problems.
    """
    points = [quantize_point(x, y) for x, y in wanted]
    problems = check_placement(ground, figures, points, allowances)
    if not problems:
        return Placement(points, problems)
    first = _repair(ground, figures, points, allowances, leader)
    if first.legal:
        return first
    for share in _SHORTER:
        nearer = [_part_way(figure, point, share) for figure, point in zip(figures, points, strict=True)]
        again = _repair(ground, figures, nearer, allowances, leader)
        if again.legal:
            return again
    return first


def _repair(
    ground: Ground,
    figures: Sequence[Base],
    wanted: Sequence[Point],
    allowances: Sequence[float],
    leader: int,
) -> Placement:
    """One attempt to place everyone, one by one."""
    points = list(wanted)
    order = sorted(range(len(figures)), key=lambda i: (i != leader, _between(wanted[i], wanted[leader]), i))
    near = _near(ground, [*figures, *_moved(figures, points)], 0.5 * _RINGS * _widest(figures))
    placed: list[Base] = []
    for index in order:
        allowance = allowances[index] if allowances else -1.0
        points[index] = _spot_for(near, figures[index], points[index], allowance, placed)
        placed.append(figures[index].at(points[index][0], points[index][1]))
    return Placement(points, check_placement(ground, figures, points, allowances))


def _part_way(figure: Base, point: Point, share: float) -> Point:
    return quantize_point(figure.x + (point[0] - figure.x) * share, figure.y + (point[1] - figure.y) * share)


@final
class _Near:
    """The part of the ground that matters to a unit, with the places of its things in the lists of the ground."""

    __slots__ = ("board", "enemies", "forbidden", "gap", "link", "others")

    def __init__(self, ground: Ground) -> None:
        self.board = ground.board
        self.gap = ground.gap
        self.link = ground.link
        self.forbidden: list[tuple[int, Piece]] = []
        self.others: list[tuple[int, Base]] = []
        self.enemies: list[tuple[int, Base]] = []


def _near(ground: Ground, bases: Sequence[Base], margin: float) -> _Near:
    """What lies in or next to the box of the bases, `margin` wider on every side."""
    near = _Near(ground)
    low_x = low_y = float("inf")
    high_x = high_y = float("-inf")
    reach = margin
    for base in bases:
        x, y = base.x, base.y
        low_x = x if x < low_x else low_x
        high_x = x if x > high_x else high_x
        low_y = y if y < low_y else low_y
        high_y = y if y > high_y else high_y
        reach = base.reach + margin if base.reach + margin > reach else reach
    low_x, low_y, high_x, high_y = low_x - reach, low_y - reach, high_x + reach, high_y + reach
    for index, piece in enumerate(ground.forbidden):
        if piece.left < high_x and piece.right > low_x and piece.bottom < high_y and piece.top > low_y:
            near.forbidden.append((index, piece))
    for index, other in enumerate(ground.others):
        room = other.reach
        if low_x - room < other.x < high_x + room and low_y - room < other.y < high_y + room:
            near.others.append((index, other))
    for index, enemy in enumerate(ground.enemies):
        room = enemy.reach + ground.gap
        if low_x - room < enemy.x < high_x + room and low_y - room < enemy.y < high_y + room:
            near.enemies.append((index, enemy))
    return near


def _find_crowding(placed: Sequence[Base], problems: list[Problem]) -> None:
    """Note every pair of the unit's own figures that overlap."""
    for later, base in enumerate(placed):
        x, y, reach = base.x, base.y, base.reach - OVERLAP
        for index in range(later):
            other = placed[index]
            dx = other.x - x
            dy = other.y - y
            room = reach + other.reach
            if dx * dx + dy * dy < room * room and overlaps(base, other):
                problems.append(Problem(OCCUPIED, index, later))


def _moved(figures: Sequence[Base], points: Sequence[Point]) -> list[Base]:
    return [figure.at(x, y) for figure, (x, y) in zip(figures, points, strict=True)]


def _widest(figures: Sequence[Base]) -> float:
    return max(figure.reach for figure in figures)


def _spot_for(near: _Near, figure: Base, wanted: Point, allowance: float, placed: Sequence[Base]) -> Point:
    x, y = wanted
    apart = _apart(figure, x, y)
    if 0.0 <= allowance < apart:
        share = allowance / apart
        x, y = quantize_point(figure.x + (x - figure.x) * share, figure.y + (y - figure.y) * share)
    if _fits(near, figure, x, y, allowance, placed):
        return x, y
    for ring in range(1, _RINGS + 1):
        step = figure.reach * ring * 0.5
        for k in range(_RING):
            sx, sy = quantize_point(x + _RING_X[k] * step, y + _RING_Y[k] * step)
            if _fits(near, figure, sx, sy, allowance, placed):
                return sx, sy
    for back in range(9, -1, -1):
        share = back * 0.1
        sx, sy = quantize_point(figure.x + (x - figure.x) * share, figure.y + (y - figure.y) * share)
        if _fits(near, figure, sx, sy, allowance, placed):
            return sx, sy
    return figure.x, figure.y


def _fits(near: _Near, figure: Base, x: float, y: float, allowance: float, placed: Sequence[Base]) -> bool:
    if allowance >= 0.0 and _apart(figure, x, y) > allowance + OVERLAP:
        return False
    base = figure.at(x, y)
    reach = figure.reach
    linked = not placed or near.link < 0.0
    for other in placed:
        dx = other.x - x
        dy = other.y - y
        room = reach + other.reach
        if dx * dx + dy * dy < room * room and overlaps(base, other):
            return False
        linked = linked or within(base, other, near.link)
    return linked and not _spot_problem(near, base)[0]


def _spot_problem(near: _Near, base: Base) -> tuple[str, int]:
    """What is wrong with one spot, apart from the base's own unit."""
    if not near.board.inside(base, OVERLAP):
        return OFF_TABLE, -1
    for index, piece in near.forbidden:
        if piece.meets(base, OVERLAP):
            return FORBIDDEN, index
    x, y, reach = base.x, base.y, base.reach
    for index, other in near.others:
        dx = other.x - x
        dy = other.y - y
        room = reach + other.reach
        if dx * dx + dy * dy < room * room and overlaps(base, other):
            return OCCUPIED_BY_OTHER, index
    for index, enemy in near.enemies:
        if within(base, enemy, near.gap - 2.0 * TOUCH):
            return TOO_NEAR, index
    return "", -1


def _apart(figure: Base, x: float, y: float) -> float:
    dx = x - figure.x
    dy = y - figure.y
    return sqrt(dx * dx + dy * dy)


def _between(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
