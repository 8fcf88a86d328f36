"""Outlines of terrain, all without dents, and how far apart two pieces lie."""

from __future__ import annotations

from math import cos, pi, sin

from sandtable.core.dice import SeededDice
from sandtable.table import Piece, Point, heading, outlines_apart, trace_of

# Half the longer and half the shorter way across in inches, least and most; corners of a blob (0: a box).
SIZES: dict[str, tuple[float, float, float, float, int]] = {
    "trees": (3.4, 5.0, 2.4, 3.6, 11),
    "bushes": (2.4, 3.6, 1.6, 2.4, 9),
    "scrub": (2.8, 4.2, 0.8, 1.1, 0),
    "wire": (2.8, 4.2, 0.4, 0.5, 0),
    "rubble": (2.2, 3.2, 1.6, 2.2, 9),
    "wall": (2.4, 4.2, 0.3, 0.3, 0),
    "crates": (1.4, 2.2, 0.8, 1.2, 0),
    "pool": (2.0, 3.0, 1.4, 2.0, 10),
    "gap": (2.6, 3.8, 0.45, 0.9, 0),
    "bunker": (2.2, 2.8, 1.8, 2.2, 0),
    "brick_building": (2.6, 3.4, 2.2, 2.8, 0),
    "wood_building": (2.2, 3.0, 1.8, 2.4, 0),
}


def shape_of(kind: str, dice: SeededDice) -> list[Point]:
    """A fresh outline about the origin for a kind of terrain."""
    long_least, long_most, short_least, short_most, corners = SIZES[kind]
    long = long_least + (long_most - long_least) * dice.below(100) / 99.0
    short = short_least + (short_most - short_least) * dice.below(100) / 99.0
    if corners:
        return _blob(long, short, corners, dice)
    return box(long, short)


def box(long: float, short: float) -> list[Point]:
    """A rectangle about the origin, by half its sides."""
    return [(-long, -short), (long, -short), (long, short), (-long, short)]


def _blob(long: float, short: float, corners: int, dice: SeededDice) -> list[Point]:
    """An uneven oval."""
    points: list[Point] = []
    for k in range(corners):
        share = 0.84 + 0.16 * dice.below(100) / 99.0
        turn = 2 * pi * (k + 0.3 * dice.below(100) / 99.0) / corners
        points.append((cos(turn) * long * share, sin(turn) * short * share))
    return _hull(points)


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


def gap_between_pieces(one: Piece, other: Piece, enough: float) -> float:
    """How far apart two pieces lie at their nearest, up to `enough`; 0 when they meet or one lies in the other."""
    if one.holds(other.outline[0], other.outline[1]) or other.holds(one.outline[0], one.outline[1]):
        return 0.0
    return max(min(outlines_apart(trace_of(one), trace_of(other), enough), enough), 0.0)
