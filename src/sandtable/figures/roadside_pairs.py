"""Terrain from a seed beside roads: mirrored pairs, for which room is found by thick lines before they are drawn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from sandtable.core.dice import SeededDice
from sandtable.figures.roadsides import Ground
from sandtable.figures.thick_lines import Bar, PieceShape, bars_of
from sandtable.table import Piece, Point, heading, mirrored, quantize_point

DRAWS: Final = 40  # spots drawn for one piece, at most
LOOKS: Final = 6  # looked at of those that may do; the one with most room round it is taken
ROOM: Final = 9.0  # inches; more room than this is no better

HEADINGS: Final = [heading(15.0 * k) for k in range(24)]
"""The ways a piece may be turned."""

SHIFTS: Final = 15
"""Tenths of an inch by which a piece may lie aside of a clearing, across and up."""

HAIR: Final = 0.05
"""Inches; corners move by less when they are put on the grid."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RoadsidePairs:
    """One attempt at a table: pieces already down, the ground, and the dice that decide; a game makes the pieces."""

    def __init__(
        self,
        width: float,
        height: float,
        gap: float,
        inch: float,
        listed: list[Piece],
        ground: Ground,
        dice: SeededDice,
    ) -> None:
        self.width = width
        self.height = height
        self.gap = gap
        self.inch = inch
        self.ground = ground
        self.dice = dice
        self.room = ROOM * inch
        self.pieces = listed[:]
        self.listed = len(listed)
        self.down: list[Bar] = []
        for piece in listed:
            for bar in bars_of(piece):
                # Only one of each pair is looked at, so that the other one's neighbours have to lie there, too.
                self.down.append(bar)
                self.down.append(bar.mirrored(width, height))

    def made(self, id: str, kind: str, points: list[Point]) -> Piece:
        """A piece with its corners there."""
        raise TypeError("a game makes its own pieces")

    def lay_pair(self, kind: str, shape: PieceShape, strip: bool) -> None:
        """The drawn spot with the most room round it, and its mirror image; `strip`: along an edge, far from roads."""
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
        width, height = self.width, self.height
        for corners in (placed, mirrored(placed, width, height)):
            number += 1
            self.pieces.append(self.made(f"{kind}-{number}", kind, corners))
        self.down.append(spot.bar)
        self.down.append(spot.bar.mirrored(width, height))

    def _draw(self, shape: PieceShape, strip: bool, fit: int) -> Spot | None:
        """The shape somewhere on the table; None when its middle lies too near to what is there already."""
        dice = self.dice
        inch = self.inch
        width, height = self.width, self.height
        if strip:
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
        image = bar.mirrored(self.width, self.height)
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
