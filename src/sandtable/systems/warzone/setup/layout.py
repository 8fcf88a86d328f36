"""Terrain laid from the layout seed, mirrored through the centre so that neither side gains.

warzone.setup.terrain: 8 pieces on a 4 by 4 feet table, 12 on a 6 by 4, at least 3 inches apart, and nothing impassable
that closes off a table edge.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.keeping import Kept
from sandtable.figures.mirrored_pairs import MirroredPairs
from sandtable.systems.warzone.book.catalogue import FLOOR, Catalogue
from sandtable.systems.warzone.book.mission import Mission, MissionPage
from sandtable.systems.warzone.book.profiles import IMPASSABLE
from sandtable.systems.warzone.book.words import BRICK_BUILDING
from sandtable.systems.warzone.setup.outlines import shape_of
from sandtable.table import Piece, Point, Trace, outlines_apart

GAP: Final = 3.0  # warzone.setup.terrain: inches between pieces
EDGE: Final = 4.5  # inches kept between impassable pieces and the table edge: room for the widest vehicle
NEAR_EDGE: Final = 1.0
STANDARD_PIECES: Final = 8
LARGE_PIECES: Final = 12
KINDS: Final = (
    "trees", "wall", "bushes", BRICK_BUILDING, "crates", "scrub", "wall", "rubble", "trees", "wood_building",
    "wire", "bunker", "bushes", "gap", "wall", "pool",
)  # fmt: skip
TRIES: Final = 30
DRAWS: Final = 9
ROLLS: Final = 3  # of one draw: the turn and both coordinates
ROOMY: Final = 8.0  # inches; a spot with more room about it is no better

_laid: Final = Kept[str, list[Piece]](64)


def pieces_wanted(mission: Mission, width: float) -> int:
    """How many pieces a table takes; a file may say otherwise."""
    if mission.first.pieces >= 0:
        return mission.first.pieces
    return LARGE_PIECES if width > 50.0 else STANDARD_PIECES


def kept_clear(mission: Mission, width: float, height: float) -> list[tuple[float, float, float]]:
    """Places that the mission needs: markers, crates, the relay on either half; x, y and inches."""
    needed: list[tuple[float, float, float]] = []
    middle: Point = (width / 2.0, height / 2.0)
    for page in mission.pages:
        for x, y in [*page.markers, *page.crates]:
            needed.append((middle[0] + x, middle[1] + y, 1.2))
        if page.relay:
            reach = _relay_reach(page) + GAP
            needed.append((middle[0], height / 4.0, reach))
            needed.append((middle[0], height * 3.0 / 4.0, reach))
    return needed


def _relay_reach(page: MissionPage) -> float:
    wide, deep = page.relay_size
    return float((wide * wide + deep * deep) ** 0.5 / 2.0)


def listed(catalogue: Catalogue, mission: Mission) -> list[Piece]:
    """The terrain that the mission itself puts on the table."""
    return [catalogue.piece(id, kind, points, height) for id, kind, points, height in mission.first.terrain]


def terrain_for(
    catalogue: Catalogue, mission: Mission, width: float, height: float, layout: int
) -> list[Piece]:
    """The pieces of a game; remembered, since games of one layout share them."""
    key = f"{mission.first.key} {mission.extra} {width} {height} {layout}"
    laid = _laid.get(key)
    if laid is None:
        laid = _laid.keep(key, lay_terrain(catalogue, mission, width, height, layout))
    return laid


def lay_terrain(
    catalogue: Catalogue, mission: Mission, width: float, height: float, layout: int
) -> list[Piece]:
    """Pairs of pieces until there are enough; a fresh start when luck leaves no room."""
    best: list[Piece] = []
    wanted = pieces_wanted(mission, width)
    first = listed(catalogue, mission)
    for attempt in range(TRIES):
        dice = SeededDice(key_of(layout, ["warzone terrain", mission.id, str(attempt)]))
        laying = Laying(catalogue, width, height, kept_clear(mission, width, height), dice)
        for piece in first:
            laying.keep_off(piece, 0.0)
        laying.lay(wanted)
        if len(laying.pieces) > len(best):
            best = laying.pieces
        if len(best) >= wanted:
            break
    return first + best


class Laying(MirroredPairs):
    """One attempt at the table of a mission."""

    def __init__(
        self,
        catalogue: Catalogue,
        width: float,
        height: float,
        clear: list[tuple[float, float, float]],
        dice: SeededDice,
    ) -> None:
        super().__init__(width, height, GAP, ROOMY, DRAWS, dice)
        self.catalogue = catalogue
        self.clear = clear

    def lay(self, wanted: int) -> None:
        """Kinds in a drawn order, each with its mirror image."""
        at = self.dice.below(len(KINDS))
        for _ in range(3 * len(KINDS)):
            if len(self.pieces) >= wanted:
                return
            kind = KINDS[at % len(KINDS)]
            shape = shape_of(kind, self.dice)
            self.lay_pair(kind, shape, FLOOR * (1 + self.dice.below(2)) if kind == BRICK_BUILDING else 0.0)
            at += 1 + self.dice.below(3)

    def made(self, id: str, kind: str, points: list[Point], height: float) -> Piece:
        return self.catalogue.piece(id, kind, points, height)

    def margin(self, kind: str) -> float:
        return EDGE if self.catalogue.terrain[kind].ground == IMPASSABLE else NEAR_EDGE

    def lies_free(self, trace: Trace, thick: float) -> bool:
        for x, y, reach in self.clear:
            if _near(trace, x, y, reach):
                return False
        return True

    def passes_over(self, draws: int) -> None:
        """The dice go on as if every spot had been drawn."""
        self.dice.pass_over(draws * ROLLS)


def _near(trace: Trace, x: float, y: float, reach: float) -> bool:
    """Whether a point is in an outline or nearer to it than that."""
    if x < trace.left - reach or x > trace.right + reach:
        return False
    if y < trace.bottom - reach or y > trace.top + reach:
        return False
    return outlines_apart(trace, Trace([x, y], False), reach) < reach
