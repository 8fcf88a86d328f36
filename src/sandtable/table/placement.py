"""Placing a whole unit legally: what is wrong with given end positions, and the nearest ones that are right."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin, sqrt
from typing import final

from sandtable.table.bases import Base, Disc
from sandtable.table.cohesion import in_chain
from sandtable.table.distances import distance, overlaps
from sandtable.table.precision import OVERLAP, TOUCH, Point, quantize_point
from sandtable.table.terrain import Board, Piece

OFF_TABLE = "off-table"
FORBIDDEN = "forbidden"
OCCUPIED = "occupied"
TOO_NEAR = "too-near"
TOO_FAR = "too-far"
COHESION = "cohesion"

_RING = 12
_RING_X = [cos(2 * pi * k / _RING) for k in range(_RING)]
_RING_Y = [sin(2 * pi * k / _RING) for k in range(_RING)]
_RINGS = 8


@final
class Ground:
    """What figures must respect where they end.

    They stay on the board, out of `forbidden` pieces, clear of `others` (any base not of the unit), at least `gap`
    from `enemies`, and joined by links of at most `link` (below 0: no cohesion).
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
    """Why a figure may not end there: a code, the figure, and the index of what is in the way (-1 if nothing)."""

    __slots__ = ("code", "figure", "other")

    def __init__(self, code: str, figure: int, other: int = -1) -> None:
        self.code = code
        self.figure = figure
        self.other = other

    def __repr__(self) -> str:
        return f"Problem({self.code!r}, {self.figure}, {self.other})"


@final
class Placement:
    """End positions on the grid, in the order of the figures, and what is still wrong with them (nothing, mostly)."""

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
    """Everything wrong with the figures ending on these points (allowances: how far each may go, straight)."""
    problems: list[Problem] = []
    placed = [figure.at(x, y) for figure, (x, y) in zip(figures, points, strict=True)]
    for index, base in enumerate(placed):
        if allowances and _apart(figures[index], base.x, base.y) > allowances[index] + OVERLAP:
            problems.append(Problem(TOO_FAR, index))
        code, other = _spot_problem(ground, base)
        if code:
            problems.append(Problem(code, index, other))
        for later in range(index + 1, len(placed)):
            if overlaps(base, placed[later]):
                problems.append(Problem(OCCUPIED, index, later))
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
    steps of half a base, spots on the way back to where it stands, where it stands.
    """
    points = [quantize_point(x, y) for x, y in wanted]
    problems = check_placement(ground, figures, points, allowances)
    if not problems:
        return Placement(points, problems)
    order = sorted(range(len(figures)), key=lambda i: (i != leader, _between(points[i], points[leader]), i))
    placed: list[Base] = []
    for index in order:
        allowance = allowances[index] if allowances else -1.0
        spot = _spot_for(ground, figures[index], points[index], allowance, placed)
        points[index] = spot
        placed.append(figures[index].at(spot[0], spot[1]))
    return Placement(points, check_placement(ground, figures, points, allowances))


def _spot_for(ground: Ground, figure: Base, wanted: Point, allowance: float, placed: list[Base]) -> Point:
    x, y = wanted
    apart = _apart(figure, x, y)
    if 0.0 <= allowance < apart:
        share = allowance / apart
        x, y = quantize_point(figure.x + (x - figure.x) * share, figure.y + (y - figure.y) * share)
    if _fits(ground, figure, x, y, allowance, placed):
        return x, y
    for ring in range(1, _RINGS + 1):
        for k in range(_RING):
            sx, sy = quantize_point(
                x + _RING_X[k] * figure.reach * ring * 0.5, y + _RING_Y[k] * figure.reach * ring * 0.5
            )
            if _fits(ground, figure, sx, sy, allowance, placed):
                return sx, sy
    for back in range(9, -1, -1):
        sx, sy = quantize_point(
            figure.x + (x - figure.x) * back * 0.1, figure.y + (y - figure.y) * back * 0.1
        )
        if _fits(ground, figure, sx, sy, allowance, placed):
            return sx, sy
    return figure.x, figure.y


def _fits(ground: Ground, figure: Base, x: float, y: float, allowance: float, placed: Sequence[Base]) -> bool:
    if allowance >= 0.0 and _apart(figure, x, y) > allowance + OVERLAP:
        return False
    base = figure.at(x, y)
    if placed and ground.link >= 0.0 and not _linked(base, placed, ground.link):
        return False
    for other in placed:
        if overlaps(base, other):
            return False
    return not _spot_problem(ground, base)[0]


def _linked(base: Base, placed: Sequence[Base], link: float) -> bool:
    return any(distance(base, other) <= link + TOUCH for other in placed)


def _spot_problem(ground: Ground, base: Base) -> tuple[str, int]:
    """What is wrong with one spot, apart from the base's own unit."""
    if not ground.board.inside(base, OVERLAP):
        return OFF_TABLE, -1
    for index, piece in enumerate(ground.forbidden):
        if piece.meets(base, OVERLAP):
            return FORBIDDEN, index
    for index, other in enumerate(ground.others):
        if overlaps(base, other):
            return OCCUPIED, index
    x, y, reach = base.x, base.y, base.reach
    round_base = isinstance(base, Disc)
    for index, enemy in enumerate(ground.enemies):
        dx, dy = enemy.x - x, enemy.y - y
        room = reach + enemy.reach + ground.gap - TOUCH
        if dx * dx + dy * dy < room * room and (
            (round_base and isinstance(enemy, Disc)) or distance(base, enemy) < ground.gap - TOUCH
        ):
            return TOO_NEAR, index
    return "", -1


def _apart(figure: Base, x: float, y: float) -> float:
    dx, dy = x - figure.x, y - figure.y
    return sqrt(dx * dx + dy * dy)


def _between(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
