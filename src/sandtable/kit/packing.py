"""Lays pieces out on as few sheets as possible: the tallest first, each into the highest hole it fits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from sandtable.kit.look import Look
from sandtable.kit.sheet import Data

MARGIN = 6.0
FOOT = 7.0
TITLE = 7.0  # room for the title at the top of the first page
GAP = 3.2  # between pieces: room for cut marks
NEAR = 1e-6

ORDERS: tuple[Callable[[Data], float], ...] = (
    lambda piece: float(piece["h"]),
    lambda piece: float(piece["w"] * piece["h"]),
    lambda piece: float(max(piece["w"], piece["h"])),
    lambda piece: float(piece["w"]),
)

Room = tuple[float, float, float, float]  # left, top, right, low of a hole


@dataclass
class Page:
    """One sheet: the pieces on it, and every largest hole that is left. Holes overlap."""

    holes: list[Room]
    pieces: list[Data] = field(default_factory=list)


def room_of(look: Look) -> tuple[float, float]:
    """Width and height inside the margins and above the foot."""
    return look.width - 2 * MARGIN, look.height - 2 * MARGIN - FOOT


def packed(pieces: list[Data], look: Look, gap: float = GAP) -> list[Data]:
    """Pages with pieces at their places; each piece has `w` and `h` in millimetres.

    One that is too large for any page lies across as many as it needs only if whoever made it cut it up before. The
    tallest come first; where that takes several pages, other orders are tried, and the one with fewest pages is taken.
    """
    best = _in_order(pieces, look, gap, ORDERS[0])
    for order in ORDERS[1:] if len(best) > 1 else ():
        other = _in_order(pieces, look, gap, order)
        if len(other) < len(best):
            best = other
    return best


def _in_order(pieces: list[Data], look: Look, gap: float, order: Callable[[Data], float]) -> list[Data]:
    wide, high = room_of(look)
    pages: list[Page] = []
    for _, piece in sorted(enumerate(pieces), key=lambda entry: (-order(entry[1]), entry[0])):
        if not any(_put(page, piece, gap) for page in pages):
            # The gap to the right of a piece and below it may lie in the margin.
            pages.append(Page([(0.0, 0.0 if pages else TITLE, wide + gap, high + gap)]))
            if not _put(pages[-1], piece, gap):
                raise ValueError(f"a piece of {piece['w']:g} × {piece['h']:g} mm is larger than the page")
    return [{"pieces": page.pieces} for page in pages]


def _put(page: Page, piece: Data, gap: float) -> bool:
    """Puts a piece as high and then as far to the left as a hole lets it."""
    wide, high = piece["w"] + gap, piece["h"] + gap
    fitting = [hole for hole in page.holes if _holds(hole, wide, high)]
    if not fitting:
        return False
    left, top = min((hole[1], hole[0]) for hole in fitting)[::-1]
    page.pieces.append({**piece, "x": round(left, 3), "y": round(top, 3)})
    taken = (left, top, left + wide, top + high)
    cut = [part for hole in page.holes for part in _without(hole, taken)]
    page.holes = [hole for at, hole in enumerate(cut) if not _needless(hole, at, cut)]
    return True


def _holds(hole: Room, wide: float, high: float) -> bool:
    return hole[2] - hole[0] >= wide - NEAR and hole[3] - hole[1] >= high - NEAR


def _without(hole: Room, taken: Room) -> list[Room]:
    """The up to four largest holes that are left of one when a part of it is taken."""
    left, top, right, low = hole
    if taken[0] >= right or taken[2] <= left or taken[1] >= low or taken[3] <= top:
        return [hole]
    parts = [
        (left, top, taken[0], low),
        (taken[2], top, right, low),
        (left, top, right, taken[1]),
        (left, taken[3], right, low),
    ]
    return [part for part in parts if part[2] - part[0] > NEAR and part[3] - part[1] > NEAR]


def _needless(hole: Room, at: int, holes: list[Room]) -> bool:
    """Whether another hole has all of this one in it; of two alike the first stays."""
    return any(
        other[0] <= hole[0]
        and other[1] <= hole[1]
        and other[2] >= hole[2]
        and other[3] >= hole[3]
        and (other != hole or place < at)
        for place, other in enumerate(holes)
        if place != at
    )
