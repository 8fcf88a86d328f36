"""A sensible set-up: a line of battle along the zone, in cover where there is some, vehicles by the road.

Advice for people, worked out only when it is asked for; it decides nothing about what is legal.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from sandtable.figures.formations import BLOCK, SPACING
from sandtable.figures.zones import Box, Zone
from sandtable.systems.fubar.book.words import ROAD
from sandtable.systems.fubar.ground.formations import formation_offsets
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Piece, Point

STEP: Final = 2.0  # inches between the places looked at
ROWS: Final = 4  # how deep in the zone
COVER: Final = (0.0, 1.2, 1.6, 1.8)  # what cover is worth to a figure, by its level
DEEP: Final = 0.4  # the share of it that is left where one cannot see out
CROWDED: Final = 3.0  # what standing upon one's neighbours costs
SHARE: Final = 0.85  # how much of its share of the front a unit keeps free about it
FORWARD: Final = 0.5  # what the front of the zone is worth
HULL_FORWARD: Final = 0.3  # the same to a vehicle
ROAD_WORTH: Final = 2.0  # what standing on a road is worth to a vehicle
ROAD_FAR: Final = 10.0  # inches from a road at which nothing of it is left
NEAR_MIDDLE: Final = 0.7  # what the middle of the zone is worth against its ends
LINE: Final = 0.3  # what a line along the front is worth against a block

Place = tuple[Point, str]


@final
class BattleLine:
    """Places for one unit, the best first."""

    __slots__ = (
        "ahead",
        "columns",
        "forward",
        "friends",
        "inch",
        "near",
        "roads",
        "room",
        "shelter",
        "state",
        "unit",
        "zone",
    )

    def __init__(self, state: FubarState, unit: Unit, zone: Zone) -> None:
        self.state = state
        self.unit = unit
        self.zone = zone
        self.inch = state.lengths.inch
        catalogue = state.catalogue
        self.roads: list[Piece] = [piece for piece in state.board.pieces if piece.kind == ROAD]
        self.shelter: list[Piece] = [piece for piece in state.board.pieces if catalogue.cover_of(piece)]
        self.friends: list[Point] = [
            point for other in state.of_side(unit.side) if other is not unit for point in _points(other)
        ]
        # a vehicle that is loaded later takes no more room, so everybody not aboard counts
        shares = sum(1 for other in state.of_side(unit.side) if not other.aboard)
        longest = max(max(box[2] - box[0], box[3] - box[1]) for box in zone.spread())
        self.room = SHARE * longest / max(shares, 1)
        self.ahead: list[Point] = [self._ahead(box) for box in zone.spread()]
        self.columns: dict[float, list[Point]] = {}  # see `_beside`
        self.forward = -FORWARD if self._supports() else FORWARD
        self.near: list[
            tuple[Piece, float, bool]
        ] = []  # cover about the part of the zone now looked at; see `_look`

    def places(self) -> list[Place]:
        """Middles and formations, the best first; whoever asks must look whether they are legal."""
        scored: list[tuple[float, int, Point, str]] = []
        for number, box in enumerate(self.zone.spread()):
            self._look(box)
            along = "line" if box[2] - box[0] >= box[3] - box[1] else "column"
            formations = ["block"] if self.unit.vehicle is not None else [along, "block"]
            for formation in formations:
                offsets = self._offsets(formation)
                for x, y in self._grid(box, offsets):
                    worth = self._worth(x, y, offsets, number, box)
                    if formation != BLOCK:
                        worth += LINE
                    scored.append((-worth, len(scored), (x, y), formation))
        scored.sort()
        return [(place, formation) for _, _, place, formation in scored]

    def _look(self, box: Box) -> None:
        """Notes the cover about a part of the zone: what each piece is worth, and whether one stands behind it."""
        edge = self.state.lengths.cover_edge
        catalogue = self.state.catalogue
        self.near = [
            (piece, COVER[min(catalogue.cover_of(piece), 3)], catalogue.terrain[piece.kind].linear)
            for piece in self.shelter
            if piece.left - edge < box[2]
            and piece.right + edge > box[0]
            and piece.bottom - edge < box[3]
            and piece.top + edge > box[1]
        ]

    def _offsets(self, formation: str) -> list[Point]:
        if self.unit.vehicle is not None:
            return [(0.0, 0.0)]
        step = 2 * self.state.lengths.base_radius + SPACING * self.inch
        return formation_offsets(formation, len(self.unit.living()), step)

    def _grid(self, box: Box, offsets: list[Point]) -> list[Point]:
        """Places over a box that leave room for everybody, and the middles of cover in it."""
        left, top, right, bottom = self._inner(box, offsets)
        if left > right or top > bottom:
            return []
        columns = int((right - left) / (STEP * self.inch)) + 1
        rows = ROWS if bottom - top < 12.0 * self.inch else int((bottom - top) / (STEP * self.inch)) + 1
        points: list[Point] = []
        for column in range(columns + 1):
            x = round(left + (right - left) * column / columns, 2)
            for row in range(rows + 1):
                points.append((x, round(top + (bottom - top) * row / rows, 2)))
        for piece in self.shelter:
            x, y = round((piece.left + piece.right) / 2, 2), round((piece.top + piece.bottom) / 2, 2)
            if left <= x <= right and top <= y <= bottom:
                points.append((x, y))
        return points

    def _inner(self, box: Box, offsets: list[Point]) -> Box:
        """Where the middle of the unit can be."""
        vehicle = self.unit.vehicle
        if vehicle is not None:
            wide = high = vehicle.hull.length / 2
        else:
            radius = self.state.lengths.base_radius
            wide = max(abs(x) for x, _ in offsets) + radius
            high = max(abs(y) for _, y in offsets) + radius
        return box[0] + wide, box[1] + high, box[2] - wide, box[3] - high

    # ------------------------------------------------------------ what a place is worth

    def _worth(self, x: float, y: float, offsets: list[Point], number: int, box: Box) -> float:
        ahead = self.ahead[number]
        worth = -CROWDED * self._crowding(x, y, offsets)
        worth -= NEAR_MIDDLE * self._off_centre(x, y, box)
        if self.unit.vehicle is not None:
            return worth + self._by_road(x, y) + HULL_FORWARD * self._front(x, y, ahead, box)
        cover = 0.0
        if self.near:
            for dx, dy in offsets:
                cover += self._cover(x + dx, y + dy, ahead)
        return worth + cover / len(offsets) + self.forward * self._front(x, y, ahead, box)

    def _crowding(self, x: float, y: float, offsets: list[Point]) -> float:
        """1 upon a neighbour, 0 a fair share of the front away from all of them."""
        if not self.friends:
            return 0.0
        wide, deep = offsets[-1]
        least = self.room * self.room
        for ex, ey in ((x, y), (x + wide, y + deep), (x - wide, y - deep)):
            for fx, fy in self._beside(ex):
                apart = (fx - ex) * (fx - ex) + (fy - ey) * (fy - ey)
                if apart < least:
                    least = apart
        return max(0.0, 1.0 - sqrt(least) / self.room)

    def _beside(self, x: float) -> list[Point]:
        """The friends who may come nearer than that to a place with this x; the places of a column share them."""
        friends = self.columns.get(x)
        if friends is None:
            friends = [(fx, fy) for fx, fy in self.friends if -self.room < fx - x < self.room]
            self.columns[x] = friends
        return friends

    def _off_centre(self, x: float, y: float, box: Box) -> float:
        """0 in the middle of the zone, 1 at its ends."""
        wide, high = box[2] - box[0], box[3] - box[1]
        if wide >= high:
            return abs(2 * x - box[0] - box[2]) / wide
        return abs(2 * y - box[1] - box[3]) / high

    def _by_road(self, x: float, y: float) -> float:
        gap = min((piece.distance_to_point(x, y) for piece in self.roads), default=ROAD_FAR * self.inch)
        return ROAD_WORTH * max(0.0, 1.0 - gap / (ROAD_FAR * self.inch))

    def _cover(self, x: float, y: float, ahead: Point) -> float:
        """Inside an area near its far edge, or close behind a wall; little where one stands too deep to see out."""
        best = 0.0
        edge = self.state.lengths.cover_edge
        for piece, worth, linear in self.near:
            if not (
                piece.left - edge < x < piece.right + edge and piece.bottom - edge < y < piece.top + edge
            ):
                continue
            if linear:
                behind = self.state.lengths.base_radius + 0.5 * self.inch
                if (
                    piece.holds(x, y)
                    or piece.distance_to_point(x + ahead[0] * behind, y + ahead[1] * behind) > 0.3
                ):
                    continue
                best = max(best, worth)
            elif piece.holds(x, y):
                sees = not piece.holds(x + ahead[0] * edge, y + ahead[1] * edge)
                best = max(best, worth if sees else worth * DEEP)
        return best

    def _front(self, x: float, y: float, ahead: Point, box: Box) -> float:
        """0 at the rear of the zone, 1 at its front."""
        depth = abs(ahead[0]) * (box[2] - box[0]) + abs(ahead[1]) * (box[3] - box[1])
        if depth <= 0.0:
            return 0.0
        middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        return 0.5 + ((x - middle[0]) * ahead[0] + (y - middle[1]) * ahead[1]) / depth

    def _supports(self) -> bool:
        """Whether the unit does its work from behind: more guns that want to stand still than rifles."""
        living = self.unit.living()
        guns = sum(1 for figure in living if any(weapon.support for weapon in figure.weapons))
        return 2 * guns > len(living)

    def _ahead(self, box: Box) -> Point:
        """Away from the edge of the table that the zone lies along; nowhere for a zone in the middle."""
        width, height = self.state.board.width, self.state.board.height
        across = (box[0] + box[2]) / 2 - width / 2
        down = (box[1] + box[3]) / 2 - height / 2
        if abs(across) < self.inch and abs(down) < self.inch:
            return (0.0, 0.0)
        if abs(down) >= abs(across):
            return (0.0, -1.0) if down > 0.0 else (0.0, 1.0)
        return (-1.0, 0.0) if across > 0.0 else (1.0, 0.0)


def _points(unit: Unit) -> list[Point]:
    """Where a unit stands; nowhere when it is not on the table."""
    if not unit.on_table():
        return []
    vehicle = unit.vehicle
    if vehicle is not None:
        return [(vehicle.hull.x, vehicle.hull.y)]
    return [(figure.base.x, figure.base.y) for figure in unit.living()]
