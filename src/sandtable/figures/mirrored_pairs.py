"""Terrain from a seed: pieces in pairs, mirrored through the centre of the table so that neither side gains."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from sandtable.core.dice import SeededDice
from sandtable.table import Piece, Point, Trace, mirrored, outlines_apart, quantize_point, turned


@final
class PairSpot:
    """A drawn place for a pair: the corners of one piece and of its mirror image, and their traces."""

    __slots__ = ("image", "image_trace", "placed", "thick", "trace")

    def __init__(self, placed: list[Point], image: list[Point], thick: float) -> None:
        self.placed = placed
        self.image = image
        self.thick = thick  # of a line; 0 for an area
        self.trace = _trace(placed, thick <= 0.0)
        self.image_trace = _trace(image, thick <= 0.0)


def _trace(points: list[Point], closed: bool) -> Trace:
    flat: list[float] = []
    for x, y in points:
        flat.append(x)
        flat.append(y)
    return Trace(flat, closed)


@mypyc_attr(allow_interpreted_subclasses=True)
class MirroredPairs:
    """One attempt at a table: the pieces that lie already, and the dice that decide.

    Every piece goes to the best of some drawn spots: the one with the most room round it and its mirror image. Pieces
    keep at least `gap` apart; more room than `roomy` is no better. A game says how its pieces are made (`made`), how
    far they stay from the edge (`margin`), how thick its lines are (`thickness`), and where nothing lies (`lies_free`).
    """

    def __init__(
        self, width: float, height: float, gap: float, roomy: float, draws: int, dice: SeededDice
    ) -> None:
        self.width = width
        self.height = height
        self.gap = gap
        self.roomy = roomy
        self.draws = draws
        self.dice = dice
        self.pieces: list[Piece] = []
        self._traces: list[tuple[Trace, float]] = []  # of the pieces, with half of their thickness

    def keep_off(self, piece: Piece, thick: float) -> None:
        """A piece that lies already, half so thick where it is a line: pairs keep their distance from it."""
        self._traces.append((_trace(piece.points(), thick <= 0.0), thick))

    def made(self, id: str, kind: str, points: list[Point], height: float) -> Piece:
        """A piece with its corners there; a height of 0 is the usual one of its kind."""
        raise TypeError("a game makes its own pieces")

    def margin(self, kind: str) -> float:
        """How far a piece stays from the edges of the table."""
        raise TypeError("a game says how near the edge its pieces lie")

    def thickness(self, kind: str) -> float:
        """Half the thickness of a line; 0 for an area."""
        return 0.0

    def lies_free(self, trace: Trace, thick: float) -> bool:
        """Whether a piece may lie there, other pieces aside."""
        return True

    def passes_over(self, draws: int) -> None:
        """Called when a spot is as roomy as can be, with the number of draws that are left."""

    def lay_pair(self, kind: str, shape: list[Point], height: float = 0.0) -> None:
        """The best of several spots, and its mirror image; nothing where none of them has room."""
        best: PairSpot | None = None
        most = -1.0
        thick = self.thickness(kind)
        margin = self.margin(kind)
        for left in range(self.draws - 1, -1, -1):
            spot = self._draw(shape, margin, thick)
            room = self._room(spot, most)
            if room > most:
                most = room
                best = spot
                if most >= self.roomy:
                    self.passes_over(left)
                    break
        if best is not None:
            self._take(kind, best, height)

    def _take(self, kind: str, spot: PairSpot, height: float) -> None:
        number = len(self.pieces) + 1
        self.pieces.append(self.made(f"{kind}-{number}", kind, spot.placed, height))
        self.pieces.append(self.made(f"{kind}-{number + 1}", kind, spot.image, height))
        self._traces.append((spot.trace, spot.thick))
        self._traces.append((spot.image_trace, spot.thick))

    def _draw(self, shape: list[Point], margin: float, thick: float) -> PairSpot:
        """A spot for a piece, by three rolls: how it is turned, and both coordinates."""
        points = turned(shape, float(self.dice.below(24) * 15))
        low_x = high_x = points[0][0]
        low_y = high_y = points[0][1]
        for px, py in points:
            low_x = px if px < low_x else low_x
            high_x = px if px > high_x else high_x
            low_y = py if py < low_y else low_y
            high_y = py if py > high_y else high_y
        left, top = margin - low_x, margin - low_y
        right, bottom = self.width - high_x - margin, self.height - high_y - margin
        x = left + self.dice.below(1000) / 999.0 * (right - left if right > left else 0.0)
        y = top + self.dice.below(1000) / 999.0 * (bottom - top if bottom > top else 0.0)
        placed = [quantize_point(px + x, py + y) for px, py in points]
        return PairSpot(placed, mirrored(placed, self.width, self.height), thick)

    def _room(self, spot: PairSpot, most: float) -> float:
        """How far the pair lies from all else, capped.

        -1 where it may not lie, and where it has no more room than the best spot so far.
        """
        thick = spot.thick
        if not (self.lies_free(spot.trace, thick) and self.lies_free(spot.image_trace, thick)):
            return -1.0
        wanted = most if most > self.gap else self.gap
        least = self._gap(spot, spot.image_trace, thick, self.roomy, wanted)
        for trace, other in self._traces:
            if least < wanted:
                return -1.0
            least = self._gap(spot, trace, other, least, wanted)
        return least if least >= wanted else -1.0

    def _gap(self, spot: PairSpot, trace: Trace, thick: float, enough: float, floor: float) -> float:
        both = spot.thick + thick
        gap = outlines_apart(spot.trace, trace, enough + both, floor + both) - both
        return gap if gap < enough else enough
