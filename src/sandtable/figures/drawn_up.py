"""How those who move as one are drawn up: where each wants to stand about the place they go to."""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.figures.formations import SPACING, ranks_of
from sandtable.table import KEEP, Base, Point, quantize_point

LINES: Final = "lines"
COLUMN: Final = "column"
WEDGE: Final = "wedge"
FORMATIONS: Final = (KEEP, LINES, COLUMN, WEDGE)


def middle_of(bases: list[Base]) -> Point:
    """The middle of some bases."""
    n = len(bases)
    return sum(base.x for base in bases) / n, sum(base.y for base in bases) / n


def drawn_up(formation: str, bases: list[Base], lead: Point, ahead: Point) -> list[Point]:
    """Where each of them wants to stand: in the formation about `lead`, looking towards `ahead`.

    Nobody crosses over: those in front fill the front rank, and each rank from one flank to the other.
    """
    x, y = middle_of(bases)
    if formation == KEEP:
        return [quantize_point(base.x + lead[0] - x, base.y + lead[1] - y) for base in bases]
    ux, uy = direction((x, y), lead, ahead)
    step = 2.0 * max(base.reach for base in bases) + SPACING
    slots = slots_of(formation, len(bases), step)
    order = sorted(range(len(bases)), key=lambda at: (-(bases[at].x * ux + bases[at].y * uy), at))
    places: list[Point] = [lead] * len(bases)
    first = 0
    while first < len(slots):
        rank = [slot for slot in slots if slot[0] == slots[first][0]]
        men = order[first : first + len(rank)]
        men.sort(key=lambda at: (bases[at].y * ux - bases[at].x * uy, at))
        for at, (forward, aside) in zip(men, rank, strict=True):
            places[at] = quantize_point(
                lead[0] + forward * ux - aside * uy, lead[1] + forward * uy + aside * ux
            )
        first += len(rank)
    return places


def direction(middle: Point, lead: Point, ahead: Point) -> Point:
    """The unit vector from where they are to where they go; who hardly moves looks ahead."""
    dx, dy = lead[0] - middle[0], lead[1] - middle[1]
    far = sqrt(dx * dx + dy * dy)
    if far < 1.0:
        dx, dy = ahead[0] - lead[0], ahead[1] - lead[1]
        far = sqrt(dx * dx + dy * dy)
    return (dx / far, dy / far) if far > 0.0 else (1.0, 0.0)


def slots_of(formation: str, n: int, step: float) -> list[Point]:
    """The places of a formation as inches forward and aside of its middle, the front rank first, flank by flank."""
    if formation == WEDGE:
        return _wedge(n, step)
    columns = 1 if formation == COLUMN else (n + 1) // 2
    return [(-row, aside) for aside, row in ranks_of(columns, n, step)]


def _wedge(n: int, step: float) -> list[Point]:
    """One in front, then two, then two further out: every rank is as wide as there are places on its arms."""
    slots: list[Point] = [(0.0, 0.0)]
    arm = 1
    while len(slots) < n:
        pair = (-arm * step * 0.8, arm * step * 0.8)
        if len(slots) + 1 == n:
            slots.append((pair[0], 0.0))  # the last one alone fills the middle
        else:
            slots.extend([(pair[0], -pair[1]), (pair[0], pair[1])])
        arm += 1
    back = sum(forward for forward, _ in slots) / n
    return [(forward - back, aside) for forward, aside in slots]
