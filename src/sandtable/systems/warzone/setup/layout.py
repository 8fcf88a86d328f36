"""Terrain laid from the layout seed, mirrored through the centre so that neither side gains.

warzone.setup.terrain: 8 pieces on a 4 by 4 feet table, 12 on a 6 by 4, at least 3 inches apart, and nothing impassable
that closes off a table edge.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.systems.warzone.book.catalogue import FLOOR, Catalogue
from sandtable.systems.warzone.book.profiles import IMPASSABLE, Mission
from sandtable.systems.warzone.book.scenarios import MissionPage, pages
from sandtable.systems.warzone.setup.outlines import shape_of
from sandtable.table import (
    Piece,
    Point,
    Trace,
    mirrored,
    outlines_apart,
    quantize_point,
    trace_of,
    turned,
)

GAP: Final = 3.0  # warzone.setup.terrain: inches between pieces
EDGE: Final = 4.5  # inches kept between impassable pieces and the table edge: room for the widest vehicle
NEAR_EDGE: Final = 1.0
STANDARD_PIECES: Final = 8
LARGE_PIECES: Final = 12
KINDS: Final = (
    "trees", "wall", "bushes", "brick_building", "crates", "scrub", "wall", "rubble", "trees", "wood_building",
    "wire", "bunker", "bushes", "gap", "wall", "pool",
)  # fmt: skip
TRIES: Final = 30
DRAWS: Final = 9
ROLLS: Final = 3  # of one draw: the turn and both coordinates
ROOMY: Final = 8.0  # inches; a spot with more room about it is no better

_laid: dict[str, list[Piece]] = {}
KEPT: Final = 64


def pieces_wanted(width: float) -> int:
    """How many pieces a table takes."""
    return LARGE_PIECES if width > 50.0 else STANDARD_PIECES


def kept_clear(mission: Mission, width: float, height: float) -> list[tuple[float, float, float]]:
    """Places that the mission needs: markers, crates, the relay on either half; x, y and inches."""
    found: list[tuple[float, float, float]] = []
    middle: Point = (width / 2.0, height / 2.0)
    for page in pages(mission):
        for x, y in [*page.markers, *page.crates]:
            found.append((middle[0] + x, middle[1] + y, 1.2))
        if page.relay:
            reach = _relay_reach(page) + GAP
            found.append((middle[0], height / 4.0, reach))
            found.append((middle[0], height * 3.0 / 4.0, reach))
    return found


def _relay_reach(page: MissionPage) -> float:
    wide, deep = page.relay_size
    return float((wide * wide + deep * deep) ** 0.5 / 2.0)


def terrain_for(
    catalogue: Catalogue, mission: Mission, width: float, height: float, layout: int
) -> list[Piece]:
    """The pieces of a game; remembered, since games of one layout share them."""
    key = f"{mission.id} {mission.extra} {width} {layout}"
    laid = _laid.get(key)
    if laid is None:
        laid = lay_terrain(catalogue, mission, width, height, layout)
        if len(_laid) >= KEPT:
            _laid.clear()
        _laid[key] = laid
    return laid


def lay_terrain(
    catalogue: Catalogue, mission: Mission, width: float, height: float, layout: int
) -> list[Piece]:
    """Pairs of pieces until there are enough; a fresh start when luck leaves no room."""
    best: list[Piece] = []
    wanted = pieces_wanted(width)
    for attempt in range(TRIES):
        dice = SeededDice(key_of(layout, ["warzone terrain", mission.id, str(attempt)]))
        laying = Laying(catalogue, width, height, kept_clear(mission, width, height), dice)
        laying.lay(wanted)
        if len(laying.pieces) > len(best):
            best = laying.pieces
        if len(best) >= wanted:
            break
    return best


class Laying:
    """One attempt: the pieces already down and the dice that decide."""

    def __init__(
        self,
        catalogue: Catalogue,
        width: float,
        height: float,
        clear: list[tuple[float, float, float]],
        dice: SeededDice,
    ) -> None:
        self.catalogue = catalogue
        self.width = width
        self.height = height
        self.clear = clear
        self.dice = dice
        self.pieces: list[Piece] = []
        self.traces: list[Trace] = []

    def lay(self, wanted: int) -> None:
        """Kinds in a drawn order, each with its mirror image."""
        at = self.dice.below(len(KINDS))
        for _ in range(3 * len(KINDS)):
            if len(self.pieces) >= wanted:
                return
            self._lay_pair(KINDS[at % len(KINDS)])
            at += 1 + self.dice.below(3)

    def _lay_pair(self, kind: str) -> None:
        """The best of several spots, and its mirror image; nothing where none of them has room."""
        shape = shape_of(kind, self.dice)
        floors = 1 + self.dice.below(2) if kind == "brick_building" else 1
        high = floors * FLOOR if kind == "brick_building" else 0.0
        best: list[Point] = []
        most = -1.0
        for left in range(DRAWS - 1, -1, -1):
            placed = self._draw(kind, shape)
            room = self._room(placed, most)
            if room > most:
                most = room
                best = placed
                if most >= ROOMY:
                    self.dice.pass_over(left * ROLLS)  # no spot is better
                    break
        if most >= 0.0:
            number = len(self.pieces)
            other = mirrored(best, self.width, self.height)
            for place, points in enumerate((best, other), number + 1):
                self.pieces.append(self.catalogue.piece(f"{kind}-{place}", kind, points, high))
                self.traces.append(trace_of(self.pieces[-1]))

    def _draw(self, kind: str, shape: list[Point]) -> list[Point]:
        """A spot for a piece, by three rolls."""
        points = turned(shape, float(self.dice.below(24) * 15))
        margin = EDGE if self.catalogue.terrain[kind].ground == IMPASSABLE else NEAR_EDGE
        xs = [x for x, _ in points]
        ys = [y for _, y in points]
        left = margin - min(xs)
        low = margin - min(ys)
        right = self.width - max(xs) - margin
        top = self.height - max(ys) - margin
        x = left + self.dice.below(1000) / 999.0 * max(right - left, 0.0)
        y = low + self.dice.below(1000) / 999.0 * max(top - low, 0.0)
        return [quantize_point(px + x, py + y) for px, py in points]

    def _room(self, placed: list[Point], most: float) -> float:
        """How far a piece there and its mirror image lie from all else, capped.

        -1 when they are too near something, or no further off than the best spot so far.
        """
        one = _trace(placed)
        other = _trace(mirrored(placed, self.width, self.height))
        for x, y, reach in self.clear:
            if _near(one, x, y, reach) or _near(other, x, y, reach):
                return -1.0
        wanted = max(most, GAP)
        least = ROOMY
        for trace in self.traces:
            least = outlines_apart(one, trace, least, wanted)
            if least < wanted:
                return -1.0
        least = outlines_apart(one, other, least, wanted)
        return least if least >= wanted else -1.0


def _trace(points: list[Point]) -> Trace:
    return Trace([number for point in points for number in point], True)


def _near(trace: Trace, x: float, y: float, reach: float) -> bool:
    """Whether a point is in an outline or nearer to it than that."""
    if x < trace.left - reach or x > trace.right + reach:
        return False
    if y < trace.bottom - reach or y > trace.top + reach:
        return False
    return outlines_apart(trace, Trace([x, y], False), reach) < reach
