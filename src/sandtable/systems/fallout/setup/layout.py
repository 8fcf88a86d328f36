"""Terrain generated from the layout seed: pieces in pairs, mirrored through the centre so that neither side gains.

fallout.setup.terrain.before_army: the layout is part of the set-up and the table follows from it alone, so it can be
looked at before armies are written.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.keeping import Kept
from sandtable.figures.mirrored_pairs import MirroredPairs
from sandtable.figures.room import clear_of
from sandtable.figures.zones import Box, edge_box
from sandtable.systems.fallout.book.scenarios import Scenario
from sandtable.systems.fallout.book.terrain_kinds import DEEP, RADIATION, ROAD, ROUGH, SHALLOW, WALL
from sandtable.systems.fallout.ground.terrain import WALL_THICKNESS, make_piece
from sandtable.systems.fallout.setup.outlines import shape_of
from sandtable.table import Piece, Point, Trace

GAP: Final = 3.0  # inches between pieces (fallout.setup.terrain.pieces)
CLEAR: Final = 3.0  # inches kept free along the edge a convoy enters and leaves by
MIXED: Final = (WALL, ROUGH, WALL, ROUGH, SHALLOW, WALL, DEEP, ROUGH, RADIATION, WALL)
TRIES: Final = 40  # fresh starts before a layout takes what it has
DRAWS: Final = 14  # spots drawn for one piece; the one with most room round it is taken
ENOUGH: Final = 9.0  # inches of room about a piece; more is not looked for

_laid: Final = Kept[str, list[Piece]](64)


def terrain_for(scenario: Scenario, inch: float, layout: int) -> list[Piece]:
    """The table of a layout, remembered: pieces never change, so games of one layout share them."""
    key = f"{scenario.key} {inch} {scenario.width} {scenario.height} {len(scenario.parts)} {layout}"
    laid = _laid.get(key)
    if laid is None:
        laid = _laid.keep(key, generate(scenario, inch, layout))
    return laid


def generate(scenario: Scenario, inch: float, layout: int) -> list[Piece]:
    """As many pieces as the book says, laid by chance.

    fallout.s1.terrain, fallout.s2.terrain, fallout.s3.terrain, fallout.s4.terrain.en, fallout.s4.terrain.it
    """
    best: list[Piece] = []
    for attempt in range(TRIES):
        dice = SeededDice(key_of(layout, ["fallout terrain", scenario.id, str(attempt)]))
        laying = Laying(scenario, inch, dice)
        laying.lay()
        if len(laying.pieces) > len(best):
            best = laying.pieces
        if len(best) >= len(laying.kinds) * 2:
            break
    return laid_first(scenario, inch) + best


def laid_first(scenario: Scenario, inch: float) -> list[Piece]:
    """What lies on the table before anything is drawn or laid by hand: the road, and what the scenario lists."""
    return roads(scenario, inch) + listed(scenario, inch)


def roads(scenario: Scenario, inch: float) -> list[Piece]:
    """fallout.s2.terrain: a clear road the long way down the table, for the eye alone."""
    if not scenario.road:
        return []
    middle, half = scenario.width / 2, scenario.road / 2
    points = [
        (middle - half, 0.0),
        (middle + half, 0.0),
        (middle + half, scenario.height),
        (middle - half, scenario.height),
    ]
    return [make_piece("road-1", ROAD, points, inch)]


def listed(scenario: Scenario, inch: float) -> list[Piece]:
    """The terrain that the scenario itself puts on the table."""
    return [make_piece(id, kind, points, inch) for id, kind, points in scenario.terrain]


def forbidden(scenario: Scenario, inch: float) -> list[Box]:
    """fallout.setup.terrain.pieces: where nothing is laid: the deployment strips, and in Convoy! road and entry."""
    kept_free: list[Box] = []
    for part in scenario.parts:
        if part.enters:
            for edge in (part.enters, *part.exits):
                kept_free.append(edge_box(edge, scenario.width, scenario.height, CLEAR * inch))
        elif part.depth > 0.0:
            for edge in part.edges:
                kept_free.append(edge_box(edge, scenario.width, scenario.height, part.depth))
    if scenario.road:
        middle, half = scenario.width / 2, scenario.road / 2
        kept_free.append((middle - half, 0.0, middle + half, scenario.height))
    return kept_free


def fits(piece: Piece, scenario: Scenario, boxes: list[Box]) -> bool:
    """Whether a piece lies on the table and in none of the boxes."""
    return _lies_free((piece.left, piece.bottom, piece.right, piece.top), scenario, boxes)


def _lies_free(box: Box, scenario: Scenario, boxes: list[Box]) -> bool:
    low_x, low_y, high_x, high_y = box
    if low_x < 0.0 or low_y < 0.0 or high_x > scenario.width or high_y > scenario.height:
        return False
    return clear_of(box, boxes)


class Laying(MirroredPairs):
    """One attempt at the table of a scenario."""

    def __init__(self, scenario: Scenario, inch: float, dice: SeededDice) -> None:
        super().__init__(scenario.width, scenario.height, GAP * inch, ENOUGH * inch, DRAWS, dice)
        self.scenario = scenario
        self.inch = inch
        self.boxes = forbidden(scenario, inch)
        for piece in listed(scenario, inch):
            self.keep_off(piece, self.thickness(piece.kind))
        self.kinds = self._kinds()

    def _kinds(self) -> list[str]:
        """One kind for every pair of pieces."""
        scenario, dice = self.scenario, self.dice
        if scenario.by_kind():
            walls = _pairs(scenario.walls, dice)
            rough = _pairs(scenario.rough, dice)
            return [WALL] * walls + [ROUGH] * rough
        first = dice.below(len(MIXED))
        kinds: list[str] = []
        for _ in range(_pairs(scenario.pieces, dice)):
            kinds.append(MIXED[first % len(MIXED)])
            first += 1 + dice.below(2)
        return kinds

    def lay(self) -> None:
        """A pair of every kind that was drawn."""
        for kind in self.kinds:
            self.lay_pair(kind, shape_of(kind, self.dice, self.inch))

    def made(self, id: str, kind: str, points: list[Point], height: float) -> Piece:
        return make_piece(id, kind, points, self.inch)

    def margin(self, kind: str) -> float:
        return self.inch

    def thickness(self, kind: str) -> float:
        return WALL_THICKNESS * self.inch * 0.5 if kind == WALL else 0.0

    def lies_free(self, trace: Trace, thick: float) -> bool:
        box = (trace.left - thick, trace.bottom - thick, trace.right + thick, trace.top + thick)
        return _lies_free(box, self.scenario, self.boxes)


def _pairs(count: tuple[int, int], dice: SeededDice) -> int:
    """How many pairs make a number of pieces between two limits."""
    least, most = (count[0] + 1) // 2, count[1] // 2
    return least + dice.below(most - least + 1)
