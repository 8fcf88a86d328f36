"""Terrain generated from the layout seed: pieces in pairs, mirrored through the centre so that neither side gains.

fallout.setup.terrain.before_army: the layout is part of the set-up and the table follows from it alone, so it can be
looked at before armies are written.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.systems.fallout.scenario import Scenario
from sandtable.systems.fallout.shapes import shape_of
from sandtable.systems.fallout.terrain import DEEP, RADIATION, ROAD, ROUGH, SHALLOW, WALL, make_piece
from sandtable.systems.fallout.zones import Box, edge_box
from sandtable.table import Piece, Point, gap_between_pieces, mirrored, quantize_point, turned

GAP: Final = 3.0  # inches between pieces (fallout.setup.terrain.pieces)
CLEAR: Final = 3.0  # inches kept free along the edge a convoy enters and leaves by
MIXED: Final = (WALL, ROUGH, WALL, ROUGH, SHALLOW, WALL, DEEP, ROUGH, RADIATION, WALL)
TRIES: Final = 40  # fresh starts before a layout takes what it has
DRAWS: Final = 14  # spots drawn for one piece; the one with most room round it is taken
ENOUGH: Final = 9.0  # inches of room about a piece; more is not looked for
KEPT: Final = 64

_laid: dict[str, list[Piece]] = {}


def terrain_for(scenario: Scenario, inch: float, layout: int) -> list[Piece]:
    """The table of a layout, remembered: pieces never change, so games of one layout share them."""
    key = f"{scenario.id} {inch} {scenario.width} {scenario.height} {len(scenario.parts)} {layout}"
    if key not in _laid:
        if len(_laid) >= KEPT:
            _laid.clear()
        _laid[key] = generate(scenario, inch, layout)
    return _laid[key]


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
    return roads(scenario, inch) + best


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


def forbidden(scenario: Scenario, inch: float) -> list[Box]:
    """fallout.setup.terrain.pieces: where nothing is laid: the deployment strips, and in Convoy! road and entry."""
    found: list[Box] = []
    for part in scenario.parts:
        if part.enters:
            for edge in (part.enters, *part.exits):
                found.append(edge_box(edge, scenario.width, scenario.height, CLEAR * inch))
        elif part.depth > 0.0:
            for edge in part.edges:
                found.append(edge_box(edge, scenario.width, scenario.height, part.depth))
    if scenario.road:
        middle, half = scenario.width / 2, scenario.road / 2
        found.append((middle - half, 0.0, middle + half, scenario.height))
    return found


def fits(piece: Piece, scenario: Scenario, boxes: list[Box]) -> bool:
    """Whether a piece lies on the table and in none of the boxes."""
    if piece.left < 0.0 or piece.bottom < 0.0 or piece.right > scenario.width or piece.top > scenario.height:
        return False
    for left, top, right, bottom in boxes:
        if piece.left < right and piece.right > left and piece.bottom < bottom and piece.top > top:
            return False
    return True


class Laying:
    """One attempt: pieces already down, and the dice that decide."""

    def __init__(self, scenario: Scenario, inch: float, dice: SeededDice) -> None:
        self.scenario = scenario
        self.inch = inch
        self.dice = dice
        self.pieces: list[Piece] = []
        self.boxes = forbidden(scenario, inch)
        self.kinds = self._kinds()

    def _kinds(self) -> list[str]:
        """One kind for every pair of pieces."""
        scenario, dice = self.scenario, self.dice
        if scenario.road:
            walls = _pairs(scenario.walls, dice)
            rough = _pairs(scenario.rough, dice)
            return [WALL] * walls + [ROUGH] * rough
        first = dice.below(len(MIXED))
        found: list[str] = []
        for _ in range(_pairs(scenario.pieces, dice)):
            found.append(MIXED[first % len(MIXED)])
            first += 1 + dice.below(2)
        return found

    def lay(self) -> None:
        for kind in self.kinds:
            self._lay_pair(kind, shape_of(kind, self.dice, self.inch))

    def _lay_pair(self, kind: str, shape: list[Point]) -> None:
        """The drawn spot with the most room round it, and its mirror image."""
        best: list[Piece] = []
        most = -1.0
        for _ in range(DRAWS):
            pair = self._draw(kind, shape)
            room = self._room(pair)
            if room > most:
                most = room
                best = pair
            if most >= ENOUGH * self.inch:
                break
        if most >= 0.0:
            self.pieces.extend(best)

    def _draw(self, kind: str, shape: list[Point]) -> list[Piece]:
        width, height = self.scenario.width, self.scenario.height
        points = turned(shape, float(self.dice.below(24) * 15))
        left, top = -min(x for x, _ in points) + self.inch, -min(y for _, y in points) + self.inch
        right = width - max(x for x, _ in points) - self.inch
        bottom = height - max(y for _, y in points) - self.inch
        x = left + self.dice.below(1000) / 999.0 * max(right - left, 0.0)
        y = top + self.dice.below(1000) / 999.0 * max(bottom - top, 0.0)
        placed = [quantize_point(px + x, py + y) for px, py in points]
        number = len(self.pieces) + 1
        one = make_piece(f"{kind}-{number}", kind, placed, self.inch)
        other = make_piece(f"{kind}-{number + 1}", kind, mirrored(placed, width, height), self.inch)
        return [one, other]

    def _room(self, pair: list[Piece]) -> float:
        """How far the pair lies from all else, capped; -1 where it may not lie."""
        for piece in pair:
            if not fits(piece, self.scenario, self.boxes):
                return -1.0
        least = ENOUGH * self.inch
        for piece in [pair[1], *self.pieces]:
            least = min(least, gap_between_pieces(pair[0], piece, least))
            if least < GAP * self.inch:
                return -1.0
        return least


def _pairs(count: tuple[int, int], dice: SeededDice) -> int:
    """How many pairs make a number of pieces between two limits."""
    least, most = (count[0] + 1) // 2, count[1] // 2
    return least + dice.below(most - least + 1)
