"""A battle that stands on another table, laid out from what was measured there: who acts, whom it sees, how far away.

The unit that was measured stands in the middle of an open field and those it sees about it, each of its figures as far
from the first of them as it was measured. Everybody else is shut away in a pen of his own behind solid walls, out of
sight and out of reach. Only places are worked out here; no rule is.
"""

from __future__ import annotations

from math import atan2, cos, pi, sin
from typing import Final

from sandtable.table import Base, Disc, Hull, Point, distance

FIELD: Final = 200.0  # the open field, in inches
PEN: Final = 60.0  # a pen, and how far one is from the next
ACROSS: Final = 5  # pens side by side
THICK: Final = 2.0
SPACE: Final = 0.1  # between neighbours
WIDEST: Final = 1.9  # how far round a flank they stand, as an angle
STEPS: Final = 48  # a distance is halved so often: far below what is compared anywhere
SIDEWAYS: Final = (pi, 0.6 * pi, -0.6 * pi, 0.8 * pi, -0.8 * pi)
"""Where the others that are seen stand about the measuring unit, the first of them being straight ahead."""


class Party:
    """Those who stand together: their bases, and how far from the measuring unit."""

    def __init__(self, bases: list[Base], away: float = 0.0) -> None:
        self.bases = bases
        self.away = away


class Layout:
    """Where everybody stands: for each party the bases in their order; and the course of every wall about the pens."""

    def __init__(
        self, actor: list[Base], seen: list[list[Base]], penned: list[list[Base]], size: Point
    ) -> None:
        self.actor = actor
        self.seen = seen
        self.penned = penned
        self.size = size
        self.walls: list[tuple[Point, Point]] = []


def laid_out(actor: list[Base], seen: list[Party], others: list[list[Base]], inch: float) -> Layout:
    """The whole table; `inch` is how long an inch is in the units of the game."""
    middle = FIELD * inch / 2.0
    placed: list[list[Base]] = []
    if seen:
        first = abreast(seen[0].bases, (middle, middle), 0.0)
        placed.append(first)
        mine = _facing(actor, first, seen[0].away)
    else:
        mine = abreast(actor, (middle, middle), pi)
    for number, party in enumerate(seen[1:]):
        placed.append(_slid(party, mine, SIDEWAYS[number % len(SIDEWAYS)]))
    pen = PEN * inch
    top = FIELD * inch + THICK * inch
    penned: list[list[Base]] = []
    for number, bases in enumerate(others):
        x = (number % ACROSS + 0.5) * pen
        y = top + (number // ACROSS + 0.5) * pen
        penned.append(carried(bases, (x, y)))
    rows = (len(others) + ACROSS - 1) // ACROSS
    layout = Layout(mine, placed, penned, (ACROSS * pen, top + max(rows, 1) * pen))
    layout.walls = _walls(layout.size, top, rows, pen)
    return layout


def abreast(bases: list[Base], at: Point, looking: float) -> list[Base]:
    """A line of bases about a place, looking that way (an angle; 0 is along +x)."""
    step = spacing(bases)
    ux, uy = cos(looking), sin(looking)
    line: list[Base] = []
    for number, base in enumerate(bases):
        aside = (number - (len(bases) - 1) // 2) * step
        line.append(put(base, at[0] - aside * uy, at[1] + aside * ux, looking + pi))
    return line


def spacing(bases: list[Base]) -> float:
    """From the middle of one to that of the next."""
    return 2.0 * max((base.reach for base in bases), default=0.5) + SPACE


def put(base: Base, x: float, y: float, looking: float) -> Base:
    """The same base elsewhere; a hull looks that way."""
    if isinstance(base, Hull):
        return Hull(x, y, base.length, base.width, looking * 180.0 / pi % 360.0)
    return Disc(x, y, base.radius)


def _facing(actor: list[Base], front: list[Base], away: float) -> list[Base]:
    """Each as far from the line before them as was measured: opposite it, and round its flanks where it is shorter."""
    step = max(spacing(actor), spacing(front))
    ends = (front[0].y, front[-1].y)
    middle = front[(len(front) - 1) // 2]
    placed: list[Base] = []
    rank, number = 0, 0
    while len(placed) < len(actor):
        aside = (number + 1) // 2 * (step if number % 2 else -step)
        base = actor[len(placed)]
        stood = _opposite(base, front, (middle.x, middle.y + aside), ends, away + rank * step)
        number += 1
        if stood is None:
            rank, number = rank + 1, 0
        else:
            placed.append(stood)
    return placed


def _opposite(
    base: Base, front: list[Base], at: Point, ends: tuple[float, float], away: float
) -> Base | None:
    """A base at its distance from the line, opposite a place of it or round its end; None where that is too far."""
    low, high = min(ends), max(ends)
    over = max(at[1] - high, low - at[1], 0.0)
    start = min(max(at[1], low), high)
    around = over / max(away + base.reach + front[0].reach, base.reach)
    if around > WIDEST:
        return None
    turn = around if at[1] > high else -around
    ux, uy = -cos(turn), sin(turn)
    return _at_distance(base, front, (at[0], start), (ux, uy), away)


def _at_distance(base: Base, others: list[Base], start: Point, way: Point, away: float) -> Base:
    """A base on a ray, as far from the nearest of some others as it should be."""
    reach = max(other.reach for other in others) + base.reach
    near, far = 0.0, away + 2.0 * reach + 1.0
    looking = atan2(-way[1], -way[0])
    spread = max(abs(other.x - start[0]) + abs(other.y - start[1]) for other in others)
    far += spread
    for _ in range(STEPS):
        middle = (near + far) / 2.0
        stood = put(base, start[0] + middle * way[0], start[1] + middle * way[1], looking)
        gap = min(distance(stood, other) for other in others)
        if gap > away:
            far = middle
        else:
            near = middle
    return put(base, start[0] + far * way[0], start[1] + far * way[1], looking)


def _slid(party: Party, mine: list[Base], turn: float) -> list[Base]:
    """Another party that is seen: abreast, slid away until the nearest of it is at its distance."""
    near, far = 0.0, party.away + FIELD
    start = mine[(len(mine) - 1) // 2]
    for _ in range(STEPS):
        middle = (near + far) / 2.0
        line = abreast(party.bases, (start.x + middle * cos(turn), start.y + middle * sin(turn)), turn)
        gap = min(distance(a, b) for a in line for b in mine)
        if gap > party.away:
            far = middle
        else:
            near = middle
    return abreast(party.bases, (start.x + far * cos(turn), start.y + far * sin(turn)), turn)


def _walls(size: Point, top: float, rows: int, pen: float) -> list[tuple[Point, Point]]:
    """Solid walls about the pens."""
    walls: list[tuple[Point, Point]] = []
    for row in range(max(rows, 1)):
        walls.append(((0.0, top + row * pen), (size[0], top + row * pen)))
    for column in range(1, ACROSS):
        walls.append(((column * pen, top), (column * pen, size[1])))
    return walls


def thick(wall: tuple[Point, Point], inch: float) -> list[Point]:
    """A wall as an area, for games that have no lines that stop sight."""
    (left, low), (right, high) = wall
    half = THICK * inch / 2.0
    return _box(left - half, low - half, right + half, high + half)


def middle_of(bases: list[Base]) -> Point:
    """Between all of them."""
    return sum(base.x for base in bases) / len(bases), sum(base.y for base in bases) / len(bases)


def carried(bases: list[Base], at: Point) -> list[Base]:
    """Those who stand together elsewhere, each beside the others as he was."""
    if not bases:
        return []
    x, y = middle_of(bases)
    return [base.at(base.x - x + at[0], base.y - y + at[1]) for base in bases]


def _box(left: float, low: float, right: float, high: float) -> list[Point]:
    return [(left, low), (right, low), (right, high), (left, high)]


def patch(base: Base) -> list[Point]:
    """A piece of ground as large as a base, under it."""
    if isinstance(base, Hull):
        return base.corners()
    r = base.reach
    return _box(base.x - r, base.y - r, base.x + r, base.y + r)
