"""Terrain laid from the layout seed: 6 to 10 pieces, mirrored through the centre so that neither side gains.

fubar.setup.terrain: at least half of the pieces give light cover, and all lie at least 4 inches / 10 cm from each
other. Roads are for the eye alone; they count as nothing and nothing is laid on them.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import Lots, SeededDice, key_of
from sandtable.core.keeping import Kept
from sandtable.figures.roadside_pairs import RoadsidePairs
from sandtable.figures.roadsides import Ground
from sandtable.systems.fubar.book.catalogue import Catalogue
from sandtable.systems.fubar.book.scenarios import Scenario
from sandtable.systems.fubar.book.words import RUIN
from sandtable.systems.fubar.setup.outlines import shape_of
from sandtable.systems.fubar.setup.roads import ground_of, scale_of
from sandtable.table import Piece, Point

LIGHT: Final = (
    "wood", "wood", "hedge", "undergrowth", "wooden_building", "fence", "hole", "scenery_car", "wood",
)  # fmt: skip
SCREENS: Final = ("wood", "wood", "undergrowth", "wooden_building")
MEDIUM: Final = (RUIN, "building", "wall", "rubble", RUIN, "trench", "wall")

FEWEST: Final = 6  # fubar.setup.terrain
MOST: Final = 10

TRIES: Final = 40  # fresh starts before a layout takes what it has

_laid: Final = Kept[str, list[Piece]](64)


def terrain_for(catalogue: Catalogue, scenario: Scenario, layout: int) -> list[Piece]:
    """The same as `lay_terrain`, remembered: pieces never change, so games of one layout share them."""
    key = f"{scenario.key} {scenario.unit} {scenario.width} {layout}"
    laid = _laid.get(key)
    if laid is None:
        laid = _laid.keep(key, lay_terrain(catalogue, scenario, layout))
    return laid


def lay_terrain(catalogue: Catalogue, scenario: Scenario, layout: int) -> list[Piece]:
    """The pieces of a game: what the scenario lists, roads, and pieces from the seed up to its number."""
    listed = scenario.pieces_listed(catalogue)
    dice = Lots(key_of(layout, ["fubar terrain", scenario.id]))
    ground = ground_of(catalogue, scenario, dice)
    best: list[Piece] = []
    for _ in range(TRIES):
        laying = Laying(catalogue, scenario, listed, ground, dice)
        laying.lay(len(best))
        if len(laying.pieces) > len(best):
            best = laying.pieces
        if len(best) >= laying.enough:
            break
    return ground.roads + best


class Laying(RoadsidePairs):
    """One attempt at the table of a scenario."""

    def __init__(
        self, catalogue: Catalogue, scenario: Scenario, listed: list[Piece], ground: Ground, dice: SeededDice
    ) -> None:
        lengths = catalogue.lengths
        super().__init__(
            scenario.width, scenario.height, lengths.terrain_gap, lengths.inch, listed, ground, dice
        )
        self.catalogue = catalogue
        self.scenario = scenario
        least, most = scenario.pieces
        self.scale = scale_of(scenario.width, self.inch)
        if self.scale < self.inch and most:
            least = most = FEWEST
        # pieces come in mirrored pairs
        self.enough = self.listed + least // 2 * 2
        self.wanted = self.enough + 2 * dice.below((most - least) // 2 + 1)

    def lay(self, beaten: int = 0) -> None:
        """Pairs of pieces, a light one first; never more than half of them medium.

        Gives up when it cannot come to more pieces than `beaten` any more.
        """
        light = 0
        kinds = self._kinds()
        for at, kind in enumerate(kinds):
            if len(self.pieces) + 2 * (len(kinds) - at) <= beaten:
                return
            is_light = self.catalogue.terrain[kind].cover == 1
            laid = len(self.pieces) - self.listed
            if is_light or 2 * light >= laid + 2:
                before = len(self.pieces)
                # ambushers need cover in the strips far from the road
                strip = self._ambushed() and before < 6
                self.lay_pair(kind, shape_of(kind, self.dice, self.scale), strip)
                light += len(self.pieces) - before if is_light else 0

    def _kinds(self) -> list[str]:
        """Which kinds: enough light cover, no kind more than twice running, cover for ambushers first."""
        pairs = (self.wanted - self.listed) // 2
        medium = pairs // 2
        kinds: list[str] = []
        if self._ambushed():
            kinds = ["wood", "wood", "undergrowth", "wood"][: pairs - medium]
        elif pairs > medium:
            # something to hide behind on every table
            kinds = [SCREENS[self.dice.below(len(SCREENS))]]
        first = self.dice.below(len(LIGHT))
        while len(kinds) < pairs - medium:
            kinds.append(LIGHT[first % len(LIGHT)])
            first += 1 + self.dice.below(3)
        second = self.dice.below(len(MEDIUM))
        for number in range(medium):
            # houses come in between, while there is room for them
            at = len(kinds) if self._ambushed() else 2 * number + 1
            kinds.insert(at, MEDIUM[second % len(MEDIUM)])
            second += 1 + self.dice.below(2)
        return kinds

    def _ambushed(self) -> bool:
        return any(zone.cover for part in self.scenario.parts for zone in part.zones)

    def made(self, id: str, kind: str, points: list[Point]) -> Piece:
        return self.catalogue.piece(id, kind, points)
