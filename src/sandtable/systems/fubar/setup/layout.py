"""Terrain laid from the layout seed: 6 to 10 pieces, mirrored through the centre so that neither side gains.

fubar.setup.terrain: at least half of the pieces give light cover, and all lie at least 4 inches / 10 cm from each
other. Roads are for the eye alone; they count as nothing and nothing is laid on them.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.core.dice import Lots, SeededDice, key_of
from sandtable.core.keeping import Kept
from sandtable.figures.roadsides import Ground
from sandtable.figures.thick_lines import Bar, PieceShape, bars_of
from sandtable.systems.fubar.book.catalogue import Catalogue
from sandtable.systems.fubar.book.scenarios import Scenario
from sandtable.systems.fubar.setup.outlines import shape_of
from sandtable.systems.fubar.setup.roads import ground_of, scale_of
from sandtable.table import Piece, Point, heading, mirrored, quantize_point

LIGHT: Final = (
    "wood",
    "wood",
    "hedge",
    "undergrowth",
    "wooden_building",
    "fence",
    "hole",
    "scenery_car",
    "wood",
)
SCREENS: Final = ("wood", "wood", "undergrowth", "wooden_building")
MEDIUM: Final = ("ruin", "building", "wall", "rubble", "ruin", "trench", "wall")

FEWEST: Final = 6  # fubar.setup.terrain
MOST: Final = 10

TRIES: Final = 40  # fresh starts before a layout takes what it has
DRAWS: Final = 40  # spots drawn for one piece, at most
LOOKS: Final = 6  # looked at of those that may do; the one with most room round it is taken
ROOM: Final = 9.0  # inches; more room than this is no better


HEADINGS: Final = [heading(15.0 * k) for k in range(24)]
"""The ways a piece may be turned."""

SHIFTS: Final = 15
"""Tenths of an inch by which a piece may lie aside of a clearing, across and up."""

HAIR: Final = 0.05
"""Inches; corners move by less when they are put on the grid."""


_laid: Final = Kept[str, list[Piece]](64)


def terrain_for(catalogue: Catalogue, scenario: Scenario, layout: int) -> list[Piece]:
    """The same as `lay_terrain`, remembered: pieces never change, so games of one layout share them."""
    key = f"{scenario.id} {scenario.unit} {scenario.width} {layout}"
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


class Laying:
    """One attempt: pieces already down, the ground, and the dice that decide."""

    def __init__(
        self, catalogue: Catalogue, scenario: Scenario, listed: list[Piece], ground: Ground, dice: SeededDice
    ) -> None:
        self.catalogue = catalogue
        self.scenario = scenario
        self.ground = ground
        self.dice = dice
        self.inch = catalogue.lengths.inch
        self.gap = catalogue.lengths.terrain_gap
        self.room = ROOM * self.inch
        self.pieces = listed[:]
        self.listed = len(listed)
        self.down: list[Bar] = []
        for piece in listed:
            for bar in bars_of(piece):
                # Only one of each pair is looked at, so that the other one's neighbours have to lie there, too.
                self.down.append(bar)
                self.down.append(bar.mirrored(scenario.width, scenario.height))
        least, most = scenario.pieces
        self.scale = scale_of(scenario.width, self.inch)
        if self.scale < self.inch:
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
                self._lay_pair(kind, shape_of(kind, self.dice, self.scale))
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

    def _lay_pair(self, kind: str, shape: PieceShape) -> None:
        """The drawn spot with the most room round it, and its mirror image."""
        strip = self._ambushed() and len(self.pieces) < 6
        fit = self.ground.clearings.fit_for(shape.radius)
        best: Spot | None = None
        most = self.gap
        looks = 0
        for _ in range(DRAWS if fit or strip else 0):
            spot = self._draw(shape, strip, fit)
            if spot is None:
                continue
            room = self._room(spot.bar, most)
            if room > most:
                most = room
                best = spot
            looks += 1
            if looks == LOOKS or most >= self.room:
                break
        if best is not None:
            self._take(kind, shape, best)

    def _take(self, kind: str, shape: PieceShape, spot: Spot) -> None:
        number = len(self.pieces) - self.listed
        placed = spot.corners(shape)
        width, height = self.scenario.width, self.scenario.height
        for corners in (placed, mirrored(placed, width, height)):
            number += 1
            self.pieces.append(self.catalogue.piece(f"{kind}-{number}", kind, corners))
        self.down.append(spot.bar)
        self.down.append(spot.bar.mirrored(width, height))

    def _draw(self, shape: PieceShape, strip: bool, fit: int) -> Spot | None:
        """The shape somewhere on the table; None when its middle lies too near to what is there already."""
        dice = self.dice
        inch = self.inch
        width, height = self.scenario.width, self.scenario.height
        if strip:
            # ambushers need cover in the strips far from the road
            x = dice.below(250) / 249.0 * width
            y = dice.below(100) / 99.0 * inch
        else:
            x, y = self.ground.clearings.points[dice.below(fit)]
            aside = dice.below(SHIFTS * SHIFTS)
            x += (aside % SHIFTS) * 0.1 * inch
            y += (aside // SHIFTS) * 0.1 * inch
        half, radius = shape.half, shape.radius
        room = self.gap + radius
        for other in self.down:
            dx = other.x - x
            dy = other.y - y
            if dx * dx + dy * dy < (room + other.radius) * (room + other.radius):
                return None
        ux, uy = HEADINGS[dice.below(len(HEADINGS))]
        # how far from the edges its middle has to stay
        across = abs(ux) * half + radius + inch
        down = abs(uy) * half + radius + inch
        x = min(max(x, across), width - across)
        y = min(max(y, down), height - down)
        bar = Bar(x - ux * half, y - uy * half, x + ux * half, y + uy * half, radius + HAIR)
        return Spot(ux, uy, bar)

    def _room(self, bar: Bar, most: float) -> float:
        """How far the pair lies from all else, capped; 0 when that is no more than `most`, or on a road."""
        image = bar.mirrored(self.scenario.width, self.scenario.height)
        least = bar.gap_to(image, self.room)
        for other in self.down:
            if least <= most:
                return 0.0
            least = bar.gap_to(other, least)
        clear = 0.25 * self.inch
        for lane in self.ground.lanes:
            if not (lane.is_clear_of(bar, clear) and lane.is_clear_of(image, clear)):
                return 0.0
        return least


@final
class Spot:
    """Where a shape may lie: how it is turned, and the bar that holds it there."""

    __slots__ = ("bar", "ux", "uy")

    def __init__(self, ux: float, uy: float, bar: Bar) -> None:
        self.ux = ux
        self.uy = uy
        self.bar = bar

    def corners(self, shape: PieceShape) -> list[Point]:
        """Where the corners of the shape come to lie, on the grid."""
        ux, uy, x, y = self.ux, self.uy, self.bar.x, self.bar.y
        return [quantize_point(px * ux - py * uy + x, px * uy + py * ux + y) for px, py in shape.points]
