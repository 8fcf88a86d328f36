"""Outlines of terrain: blobs, boxes, crooked lines; and how far apart two pieces lie."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from sandtable.core.dice import SeededDice
from sandtable.table import Piece, Point, heading, outlines_apart, trace_of
from sandtable.table.kernel import point_to_outline_squared


class PieceShape:
    """An outline or course about the origin, and a disc that lies in it: a point of no width for a course."""

    __slots__ = ("middle", "points", "radius")

    def __init__(self, points: list[Point], closed: bool = True) -> None:
        self.points = points
        self.middle: Point = (0.0, 0.0) if closed else points[1]
        self.radius: float = sqrt(point_to_outline_squared(flat(points), 0.0, 0.0)) if closed else 0.0


# Half the longer and half the shorter way across in inches, least and most; corners of a blob (0: a box, -1: a line).
SIZES: Final[dict[str, tuple[float, float, float, float, int]]] = {
    "wood": (4.2, 6.2, 3.0, 4.6, 12),
    "undergrowth": (3.0, 4.6, 2.2, 3.2, 10),
    "hole": (1.5, 2.2, 1.2, 1.8, 9),
    "rubble": (2.4, 3.4, 1.8, 2.6, 9),
    "building": (2.6, 3.6, 2.2, 2.8, 0),
    "wooden_building": (2.2, 3.0, 1.8, 2.4, 0),
    "ruin": (2.8, 3.8, 2.4, 3.0, 0),
    "trench": (3.5, 4.5, 0.75, 0.9, 0),
    "scenery_car": (1.75, 1.75, 0.9, 0.9, 0),
    "wall": (2.8, 4.2, 0.4, 3.6, -1),
    "hedge": (3.5, 5.5, 0.4, 2.4, -1),
    "fence": (3.5, 5.5, 0.2, 1.6, -1),
}


def shape_of(kind: str, dice: SeededDice, scale: float) -> PieceShape:
    """A fresh outline for a kind of terrain; `scale` is the length of an inch on this table."""
    long_least, long_most, short_least, short_most, corners = SIZES[kind]
    long = (long_least + (long_most - long_least) * dice.below(100) / 99.0) * scale
    short = (short_least + (short_most - short_least) * dice.below(100) / 99.0) * scale
    if corners > 0:
        return PieceShape(_blob(long, short, corners, dice))
    if corners < 0:
        return PieceShape(_crooked(long, short, dice), False)
    if kind == "ruin" and dice.below(2):
        return PieceShape(_angle(long, short))
    return PieceShape([(-long, -short), (long, -short), (long, short), (-long, short)])


def _blob(long: float, short: float, corners: int, dice: SeededDice) -> list[Point]:
    """An uneven oval without dents, so that what is inside is plain to see."""
    points: list[Point] = []
    for k in range(corners):
        share = 0.8 + 0.2 * dice.below(100) / 99.0
        turn = 2 * pi * (k + 0.3 * dice.below(100) / 99.0) / corners
        points.append((cos(turn) * long * share, sin(turn) * short * share))
    return _hull(points)


def _crooked(long: float, short: float, dice: SeededDice) -> list[Point]:
    """A line, bent once, at a corner or slightly."""
    at = (dice.below(100) / 99.0 - 0.5) * long
    return [(-long, short * 0.5), (at, -short * 0.5), (long, short * 0.5)]


def _angle(long: float, short: float) -> list[Point]:
    """A house with one corner gone."""
    return [
        (-long, -short),
        (long, -short),
        (long, 0.0),
        (long * 0.2, 0.0),
        (long * 0.2, short),
        (-long, short),
    ]


def _hull(points: list[Point]) -> list[Point]:
    """The outline of a rubber band round the points."""
    ordered = sorted(points)
    lower = _chain(ordered)
    ordered.reverse()
    upper = _chain(ordered)
    return lower[:-1] + upper[:-1]


def _chain(ordered: list[Point]) -> list[Point]:
    chain: list[Point] = []
    for x, y in ordered:
        while len(chain) > 1:
            ax, ay = chain[-2]
            bx, by = chain[-1]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0.0:
                break
            chain.pop()
        chain.append((x, y))
    return chain


def turned(points: list[Point], degrees: float) -> list[Point]:
    """The points turned about the origin."""
    ux, uy = heading(degrees)
    return [(x * ux - y * uy, x * uy + y * ux) for x, y in points]


def mirrored(points: list[Point], width: float, height: float) -> list[Point]:
    """The points mirrored through the centre of the table."""
    return [(round(width - x, 2), round(height - y, 2)) for x, y in points]


def flat(points: list[Point]) -> list[float]:
    """Points as one list of numbers, x before y."""
    numbers: list[float] = []
    for x, y in points:
        numbers.append(x)
        numbers.append(y)
    return numbers


def gap_between_pieces(one: Piece, other: Piece, enough: float = float("inf")) -> float:
    """How far apart two pieces lie at their nearest; 0 when they meet or one lies in the other.

    Beyond `enough` nobody needs to know exactly: whatever is further away counts as that far.
    """
    if one.holds(other.outline[0], other.outline[1]) or other.holds(one.outline[0], one.outline[1]):
        return 0.0
    thick = one.radius + other.radius
    apart = outlines_apart(trace_of(one), trace_of(other), enough + thick)
    return max(min(apart - thick, enough), 0.0)
