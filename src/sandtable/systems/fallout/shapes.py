"""Outlines of terrain: blobs, strips of water, walls; and how far apart two pieces lie.

fallout.setup.terrain.pieces: every outline fits in a circle 10 inches across; a wall is at most 8 inches long.
fallout.terrain.shallow.width: shallow water is at most 2 inches wide.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from sandtable.core.dice import SeededDice
from sandtable.systems.fallout.terrain import DEEP, RADIATION, ROUGH, SHALLOW, WALL
from sandtable.table import Piece, Point, heading
from sandtable.table.kernel import segments_apart_squared

WIDEST = 10.0  # inches: the circle every piece fits in
LONGEST_WALL = 8.0  # inches
WIDEST_SHALLOW = 2.0  # inches

# Half the longer and half the shorter way across in inches, least and most; corners of a blob (0: a box, -1: a wall).
SIZES: dict[str, tuple[float, float, float, float, int]] = {
    ROUGH: (2.8, 4.6, 2.2, 3.6, 11),
    DEEP: (2.4, 4.0, 1.8, 3.0, 10),
    RADIATION: (2.0, 3.4, 1.8, 2.8, 9),
    SHALLOW: (3.0, 4.6, 0.7, 1.0, 0),
    WALL: (2.4, 3.8, 0.0, 0.9, -1),
}


def shape_of(kind: str, dice: SeededDice, inch: float) -> list[Point]:
    """A fresh outline or course about the origin for a kind of terrain."""
    long_least, long_most, short_least, short_most, corners = SIZES[kind]
    long = (long_least + (long_most - long_least) * dice.below(100) / 99.0) * inch
    short = (short_least + (short_most - short_least) * dice.below(100) / 99.0) * inch
    if corners > 0:
        return _blob(long, short, corners, dice)
    if corners < 0:
        at = (dice.below(100) / 99.0 - 0.5) * long
        return (
            [(-long, short * 0.5), (at, -short * 0.5), (long, short * 0.5)]
            if short > 0.3
            else [(-long, 0.0), (long, 0.0)]
        )
    return [(-long, -short), (long, -short), (long, short), (-long, short)]


def _blob(long: float, short: float, corners: int, dice: SeededDice) -> list[Point]:
    """An uneven oval without dents, so that what is inside is plain to see."""
    points: list[Point] = []
    for k in range(corners):
        share = 0.8 + 0.2 * dice.below(100) / 99.0
        turn = 2 * pi * (k + 0.3 * dice.below(100) / 99.0) / corners
        points.append((cos(turn) * long * share, sin(turn) * short * share))
    return _band(points)


def _band(points: list[Point]) -> list[Point]:
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
    """How far apart two pieces lie at their nearest; beyond `enough` nobody needs to know exactly."""
    thick = one.radius + other.radius
    if _boxes_apart(one, other.left, other.bottom, other.right, other.top) >= enough:
        return enough
    if one.holds(other.outline[0], other.outline[1]) or other.holds(one.outline[0], one.outline[1]):
        return 0.0
    least = enough + thick
    first = _edges(one)
    for x3, y3, x4, y4 in _edges(other):
        for x1, y1, x2, y2 in first:
            least = min(least, sqrt(segments_apart_squared(x1, y1, x2, y2, x3, y3, x4, y4)))
    return max(least - thick, 0.0)


def _boxes_apart(piece: Piece, left: float, bottom: float, right: float, top: float) -> float:
    across = max(left - piece.right, piece.left - right, 0.0)
    down = max(bottom - piece.top, piece.bottom - top, 0.0)
    return sqrt(across * across + down * down)


def _edges(piece: Piece) -> list[tuple[float, float, float, float]]:
    flat = piece.outline
    n = len(flat)
    if n == 2:
        return [(flat[0], flat[1], flat[0], flat[1])]
    edges = [(flat[i], flat[i + 1], flat[i + 2], flat[i + 3]) for i in range(0, n - 2, 2)]
    if piece.shape == 0:
        edges.append((flat[n - 2], flat[n - 1], flat[0], flat[1]))
    return edges
