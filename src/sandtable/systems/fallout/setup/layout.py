"""Terrain generated from the layout seed: pieces in pairs, mirrored through the centre so that neither side gains.

fallout.setup.terrain.before_army: the layout is part of the set-up and the table follows from it alone, so it can be
looked at before armies are written.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.core.dice import SeededDice, key_of
from sandtable.figures.zones import Box, edge_box
from sandtable.systems.fallout.book.scenarios import Scenario
from sandtable.systems.fallout.book.terrain_kinds import DEEP, RADIATION, ROAD, ROUGH, SHALLOW, WALL
from sandtable.systems.fallout.ground.terrain import WALL_THICKNESS, make_piece
from sandtable.systems.fallout.setup.outlines import shape_of
from sandtable.table import Piece, Point, mirrored, quantize_point, turned
from sandtable.table.traces import Trace, outlines_apart

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
    laid = _laid.get(key)
    if laid is None:
        laid = generate(scenario, inch, layout)
        if len(_laid) >= KEPT:
            _laid.clear()
        _laid[key] = laid
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
    return _lies_free((piece.left, piece.bottom, piece.right, piece.top), scenario, boxes)


def _lies_free(box: Box, scenario: Scenario, boxes: list[Box]) -> bool:
    low_x, low_y, high_x, high_y = box
    if low_x < 0.0 or low_y < 0.0 or high_x > scenario.width or high_y > scenario.height:
        return False
    for left, top, right, bottom in boxes:
        if low_x < right and high_x > left and low_y < bottom and high_y > top:
            return False
    return True


def _box_about(trace: Trace, thick: float) -> Box:
    return trace.left - thick, trace.bottom - thick, trace.right + thick, trace.top + thick


@final
class Spot:
    """A drawn place for a pair: the corners of one piece and of its mirror image, and their traces."""

    __slots__ = ("image", "image_trace", "placed", "thick", "trace")

    def __init__(self, kind: str, placed: list[Point], image: list[Point], inch: float) -> None:
        self.placed = placed
        self.image = image
        closed = kind != WALL
        self.trace = Trace(_flat(placed), closed)
        self.image_trace = Trace(_flat(image), closed)
        self.thick = WALL_THICKNESS * inch * 0.5 if kind == WALL else 0.0


def _flat(points: list[Point]) -> list[float]:
    found: list[float] = []
    for x, y in points:
        found.append(x)
        found.append(y)
    return found


class Laying:
    """One attempt: pieces already down, and the dice that decide."""

    def __init__(self, scenario: Scenario, inch: float, dice: SeededDice) -> None:
        self.scenario = scenario
        self.inch = inch
        self.dice = dice
        self.pieces: list[Piece] = []
        self.traces: list[tuple[Trace, float]] = []  # of the pieces, with half of their thickness
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
        best: Spot | None = None
        most = -1.0
        for _ in range(DRAWS):
            spot = self._draw(kind, shape)
            room = self._room(spot)
            if room > most:
                most = room
                best = spot
            if most >= ENOUGH * self.inch:
                break
        if best is not None:
            number = len(self.pieces) + 1
            self.pieces.append(make_piece(f"{kind}-{number}", kind, best.placed, self.inch))
            self.pieces.append(make_piece(f"{kind}-{number + 1}", kind, best.image, self.inch))
            self.traces.append((best.trace, best.thick))
            self.traces.append((best.image_trace, best.thick))

    def _draw(self, kind: str, shape: list[Point]) -> Spot:
        width, height = self.scenario.width, self.scenario.height
        points = turned(shape, float(self.dice.below(24) * 15))
        low_x = high_x = points[0][0]
        low_y = high_y = points[0][1]
        for px, py in points:
            low_x = px if px < low_x else low_x
            high_x = px if px > high_x else high_x
            low_y = py if py < low_y else low_y
            high_y = py if py > high_y else high_y
        left, top = self.inch - low_x, self.inch - low_y
        right, bottom = width - high_x - self.inch, height - high_y - self.inch
        x = left + self.dice.below(1000) / 999.0 * (right - left if right > left else 0.0)
        y = top + self.dice.below(1000) / 999.0 * (bottom - top if bottom > top else 0.0)
        placed = [quantize_point(px + x, py + y) for px, py in points]
        return Spot(kind, placed, mirrored(placed, width, height), self.inch)

    def _room(self, spot: Spot) -> float:
        """How far the pair lies from all else, capped; -1 where it may not lie."""
        thick = spot.thick
        for trace in (spot.trace, spot.image_trace):
            if not _lies_free(_box_about(trace, thick), self.scenario, self.boxes):
                return -1.0
        least = ENOUGH * self.inch
        floor = GAP * self.inch
        for trace, other in [(spot.image_trace, thick), *self.traces]:
            both = thick + other
            gap = outlines_apart(spot.trace, trace, least + both, floor + both) - both
            if gap < least:
                least = gap
                if least < floor:
                    return -1.0
        return least


def _pairs(count: tuple[int, int], dice: SeededDice) -> int:
    """How many pairs make a number of pieces between two limits."""
    least, most = (count[0] + 1) // 2, count[1] // 2
    return least + dice.below(most - least + 1)
