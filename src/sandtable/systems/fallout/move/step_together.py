"""A step that everybody of a unit takes alike (chapter 4.3): the plainest way to move in the present order."""

from __future__ import annotations

from math import floor, sqrt
from typing import final

from sandtable.figures.crowd import pieces_in, swept, widened
from sandtable.figures.zones import Box
from sandtable.systems.fallout.ground.terrain import foot_factor
from sandtable.systems.fallout.move.surroundings import Surroundings
from sandtable.systems.fallout.state.state import Figure
from sandtable.table import OVERLAP, Base, Piece, Point, overlaps
from sandtable.table.costs import leg_cost


@final
class CommonStep:
    """A step that everybody takes alike: where each ends and what it costs him, if it is possible.

    `rigid`: the grid made no difference between them.
    """

    __slots__ = ("costs", "dx", "dy", "possible", "rigid", "steps")

    def __init__(self, dx: float, dy: float) -> None:
        self.dx = dx
        self.dy = dy
        self.possible = False
        self.rigid = True
        self.steps: list[Point] = []
        self.costs: list[float] = []


def step_alike(around: Surroundings, kept: CommonStep) -> bool:
    """Whether everybody can move alike: straight, past nobody and onto nobody. Fills in where each ends."""
    dx, dy = kept.dx, kept.dy
    length = sqrt(dx * dx + dy * dy)
    left = around.left
    for most in left:
        if most + OVERLAP < length:
            return False
    if not _lands(around, kept):
        return False
    box = swept(widened(around.span, 2.0 * around.bases[0].reach), dx, dy)
    if around.crowd.others and not _clear_of_others(around, kept, box):
        return False
    if around.hard and pieces_in(around.hard, box) and not _clear_of_terrain(around, kept):
        return False
    slow = pieces_in(around.slow, box) if around.slow else around.slow
    if slow:
        return _affords(around, kept, slow)
    kept.costs = [length if length < most else most for most in left]
    return True


def _lands(around: Surroundings, kept: CommonStep) -> bool:
    """Whether everybody ends on the table; notes where, on the grid."""
    dx, dy = kept.dx, kept.dy
    board = around.board
    width, height = board.width, board.height
    steps = kept.steps
    for base in around.bases:
        x1 = base.x
        y1 = base.y
        x = floor((x1 + dx) * 100.0 + 0.5) / 100.0
        y = floor((y1 + dy) * 100.0 + 0.5) / 100.0
        r = base.reach - OVERLAP
        if not (r <= x <= width - r and r <= y <= height - r):
            return False
        if not (-1e-9 <= x - x1 - dx <= 1e-9 and -1e-9 <= y - y1 - dy <= 1e-9):
            kept.rigid = False
        steps.append((x, y))
    return True


def _clear_of_others(around: Surroundings, kept: CommonStep, box: Box) -> bool:
    """fallout.move.figures: nobody passes an enemy or a vehicle, nobody ends upon anybody."""
    left, low, right, high = box
    near: list[Base] = []
    for other in around.crowd.others:
        reach = other.reach
        if left - reach < other.x < right + reach and low - reach < other.y < high + reach:
            near.append(other)
    if not near:
        return True
    if around.crowd.barriers and not _passes(around, kept):
        return False
    for at, base in enumerate(around.bases):
        x, y = kept.steps[at]
        for other in near:
            dx = other.x - x
            dy = other.y - y
            room = base.reach + other.reach
            if dx * dx + dy * dy < room * room and overlaps(base.at(x, y), other):
                return False
    return True


def _clear_of_terrain(around: Surroundings, kept: CommonStep) -> bool:
    """fallout.terrain.wall.move, fallout.move.fly: nobody goes through what bars his way, no flyer ends in a wall."""
    if not _passes(around, kept):
        return False
    for at, figure in enumerate(around.able):
        if figure.profile.flies:
            x, y = kept.steps[at]
            if around.in_wall(figure, around.bases[at].at(x, y)):
                return False
    return True


def _passes(around: Surroundings, kept: CommonStep) -> bool:
    """Whether nothing bars anybody's straight way; looked up once for a step."""
    for at, base in enumerate(around.bases):
        barriers = around.barriers(at)
        x, y = kept.steps[at]
        if barriers is not None and not barriers.clear(base.x, base.y, x, y):
            return False
    return True


def _affords(around: Surroundings, kept: CommonStep, slow: list[Piece]) -> bool:
    """fallout.terrain.rough.move: whether everybody has enough left for the slow ground on his way."""
    for at, figure in enumerate(around.able):
        base = around.bases[at]
        cost = _toll(figure, (base.x, base.y), kept.steps[at], slow)
        has = around.left[at]
        if has + OVERLAP < cost:
            return False
        kept.costs.append(cost if cost < has else has)
    return True


def _toll(figure: Figure, start: Point, end: Point, slow: list[Piece]) -> float:
    """What a straight way uses up, with no look at what lies further off."""
    return leg_cost(slow, start, end, foot_factor(figure.profile))
