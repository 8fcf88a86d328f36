"""Drawing outlines for terrain about the origin, putting them elsewhere, and how far apart two pieces lie."""

from __future__ import annotations

from math import cos, pi, sin

from sandtable.core.dice import SeededDice
from sandtable.table.bases import heading
from sandtable.table.precision import Point, rounded
from sandtable.table.terrain import Piece
from sandtable.table.traces import outlines_apart, trace_of


def between(least: float, most: float, dice: SeededDice) -> float:
    """A length between two others, both included, in a hundred steps."""
    return least + (most - least) * dice.below(100) / 99.0


def box(long: float, short: float) -> list[Point]:
    """A rectangle, by half its sides."""
    return [(-long, -short), (long, -short), (long, short), (-long, short)]


def blob(long: float, short: float, corners: int, least: float, dice: SeededDice) -> list[Point]:
    """An uneven oval without dents, so that what is inside is plain to see; no corner lies in by more than `least`."""
    points: list[Point] = []
    for k in range(corners):
        share = least + (1.0 - least) * dice.below(100) / 99.0
        turn = 2 * pi * (k + 0.3 * dice.below(100) / 99.0) / corners
        points.append((cos(turn) * long * share, sin(turn) * short * share))
    return rubber_band(points)


def crooked(long: float, short: float, dice: SeededDice) -> list[Point]:
    """A line, bent once, at a corner or slightly."""
    at = (dice.below(100) / 99.0 - 0.5) * long
    return [(-long, short * 0.5), (at, -short * 0.5), (long, short * 0.5)]


def rubber_band(points: list[Point]) -> list[Point]:
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
    return [(rounded(width - x), rounded(height - y)) for x, y in points]


def gap_between_pieces(one: Piece, other: Piece, enough: float = float("inf")) -> float:
    """How far apart two pieces lie at their nearest; 0 when they meet or one lies in the other.

    Beyond `enough` nobody needs to know exactly: whatever is further away counts as that far.
    """
    if one.holds(other.outline[0], other.outline[1]) or other.holds(one.outline[0], one.outline[1]):
        return 0.0
    thick = one.radius + other.radius
    apart = outlines_apart(trace_of(one), trace_of(other), enough + thick)
    return max(min(apart - thick, enough), 0.0)
