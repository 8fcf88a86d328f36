"""Terrain laid from the layout seed: 6 to 10 pieces, mirrored through the centre so that neither side gains.

fubar.setup.terrain: at least half of the pieces give light cover, and all lie at least 4 inches / 10 cm from each
other. Roads are for the eye alone; they count as nothing and nothing is laid on them.
"""

from __future__ import annotations

from math import pi, sin
from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.systems.fubar.catalogue import Catalogue
from sandtable.systems.fubar.scenario import Scenario
from sandtable.systems.fubar.shapes import PieceShape, flat, shape_of
from sandtable.table import Piece, Point, Trace, heading, mirrored, outlines_apart, quantize_point, trace_of

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
DRAWS: Final = 14  # spots drawn for one piece; the one with most room round it is taken
ROOM: Final = 9.0  # inches; more room than this is no better


Disc = tuple[float, float, float]  # x, y, radius


def scale_of(width: float, inch: float) -> float:
    """How big pieces are drawn: an inch for an inch, little more than half on a small table."""
    return 0.55 * inch if width < 30.0 * inch else inch


_laid: dict[str, list[Piece]] = {}
KEPT: Final = 64


def terrain_for(catalogue: Catalogue, scenario: Scenario, layout: int) -> list[Piece]:
    """The same as `lay_terrain`, remembered: pieces never change, so games of one layout share them."""
    key = f"{scenario.id} {scenario.unit} {scenario.width} {layout}"
    if key not in _laid:
        if len(_laid) >= KEPT:
            _laid.clear()
        _laid[key] = lay_terrain(catalogue, scenario, layout)
    return _laid[key]


def lay_terrain(catalogue: Catalogue, scenario: Scenario, layout: int) -> list[Piece]:
    """The pieces of a game: what the scenario lists, roads, and pieces from the seed up to its number."""
    listed = scenario.pieces_listed(catalogue)
    best: list[Piece] = []
    roads: list[Piece] = []
    for attempt in range(TRIES):
        dice = SeededDice(key_of(layout, ["fubar terrain", scenario.id, str(attempt)]))
        laying = Laying(catalogue, scenario, listed, dice)
        if len(best) >= laying.wanted:
            break  # it would not become better than what there is
        laying.lay(len(best))
        if len(laying.pieces) > len(best):
            best = laying.pieces
            roads = laying.roads
        if len(best) >= laying.wanted:
            break
    return roads + best


class Laying:
    """One attempt: pieces already down, roads, and the dice that decide."""

    def __init__(
        self, catalogue: Catalogue, scenario: Scenario, listed: list[Piece], dice: SeededDice
    ) -> None:
        self.catalogue = catalogue
        self.scenario = scenario
        self.dice = dice
        self.inch = catalogue.lengths.inch
        self.gap = catalogue.lengths.terrain_gap
        self.pieces = listed[:]
        self.listed = len(listed)
        self.roads = lay_roads(catalogue, scenario, dice)
        self.ways = [trace_of(road) for road in self.roads]
        self.strips = [Strip(trace) for trace in self.ways]
        self.down = [trace_of(piece) for piece in listed]
        self.discs: list[Disc] = [(trace.outline[0], trace.outline[1], 0.0) for trace in self.down]
        least, most = scenario.pieces
        self.scale = scale_of(scenario.width, self.inch)
        small = self.scale < self.inch
        # pieces come in mirrored pairs
        pairs = FEWEST // 2 if small else least // 2 + dice.below((most - least) // 2 + 1)
        self.wanted = self.listed + 2 * pairs

    def lay(self, beaten: int = 0) -> None:
        """Pairs of pieces, light ones first; never more than half of them medium.

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
        for _ in range(medium):
            kinds.append(MEDIUM[second % len(MEDIUM)])
            second += 1 + self.dice.below(2)
        return kinds

    def _ambushed(self) -> bool:
        return any(zone.cover for part in self.scenario.parts for zone in part.zones)

    def _lay_pair(self, kind: str, shape: PieceShape) -> None:
        """The drawn spot with the most room round it, and its mirror image."""
        closed = not self.catalogue.terrain[kind].linear
        strip = self._ambushed() and len(self.pieces) < 6
        best: Spot | None = None
        most = -1.0
        for left in range(DRAWS, 0, -1):
            if most >= ROOM * self.inch:
                self.dice.pass_over(left * (4 if strip else 3))  # there is no better spot
                break
            spot = self._draw(shape, strip)
            room = self._room(spot, closed, most)
            if room > most:
                most = room
                best = spot
        if best is not None:
            self._take(kind, best)

    def _take(self, kind: str, spot: Spot) -> None:
        number = len(self.pieces) - self.listed
        placed = spot.corners()
        width, height = self.scenario.width, self.scenario.height
        for corners in (placed, mirrored(placed, width, height)):
            number += 1
            piece = self.catalogue.piece(f"{kind}-{number}", kind, corners)
            self.pieces.append(piece)
            self.down.append(trace_of(piece))
        x, y = spot.middle
        self.discs.append((x, y, spot.radius))
        self.discs.append((width - x, height - y, spot.radius))

    def _draw(self, shape: PieceShape, strip: bool) -> Spot:
        """The shape somewhere on the table."""
        ux, uy = heading(float(self.dice.below(24) * 15))
        low_x = high_x = low_y = high_y = 0.0  # the origin lies in every shape
        for px, py in shape.points:
            x = px * ux - py * uy
            y = px * uy + py * ux
            if x < low_x:
                low_x = x
            elif x > high_x:
                high_x = x
            if y < low_y:
                low_y = y
            elif y > high_y:
                high_y = y
        left = -low_x + self.inch
        top = -low_y + self.inch
        right = self.scenario.width - high_x - self.inch
        bottom = self.scenario.height - high_y - self.inch
        x = left + self.dice.below(1000) / 999.0 * max(right - left, 0.0)
        y = top + self.dice.below(1000) / 999.0 * max(bottom - top, 0.0)
        if strip:
            # ambushers need cover in the strips far from the road
            y = top + self.dice.below(100) / 99.0 * self.inch
        return Spot(shape, ux, uy, x, y)

    def _room(self, spot: Spot, closed: bool, most: float) -> float:
        """How far the pair lies from all else, capped; -1 when that is too near, or less than `most`."""
        width, height = self.scenario.width, self.scenario.height
        floor = max(self.gap, most)
        if spot.is_near(self.discs, width, height, floor):
            return -1.0
        for strip in self.strips:
            if strip.is_met(spot):
                return -1.0
        placed = spot.corners()
        one = Trace(flat(placed), closed)
        least = ROOM * self.inch
        for piece in self.down:
            # Whose box lies further away than what was found is not looked at.
            if (
                piece.left - one.right >= least
                or one.left - piece.right >= least
                or piece.bottom - one.top >= least
                or one.bottom - piece.top >= least
            ):
                continue
            least = outlines_apart(one, piece, least, floor)
            if least < floor:
                return -1.0
        other = Trace(flat(mirrored(placed, width, height)), closed)
        least = outlines_apart(one, other, least, floor)
        if least < floor:
            return -1.0
        clear = 0.25 * self.inch
        for road in self.ways:
            if (
                outlines_apart(one, road, clear, clear) < clear
                or outlines_apart(other, road, clear, clear) < clear
            ):
                return -1.0
        return least


HAIR: Final = 0.05
"""Inches; corners move by less when they are put on the grid."""


class Spot:
    """Where a shape may lie: how it is turned and how far it is moved, and a disc in it."""

    __slots__ = ("_points", "far", "middle", "radius", "shape", "ux", "uy", "x", "y")

    def __init__(self, shape: PieceShape, ux: float, uy: float, x: float, y: float) -> None:
        self.shape = shape
        self.ux = ux
        self.uy = uy
        self.x = x
        self.y = y
        mx, my = shape.middle
        self.middle: Point = (x + mx * ux - my * uy, y + mx * uy + my * ux)
        self.radius = shape.radius
        self.far = shape.far
        self._points: list[Point] | None = None

    def points(self) -> list[Point]:
        """Its corners, turned but not yet moved; most spots are refused without a look at them."""
        points = self._points
        if points is None:
            ux, uy = self.ux, self.uy
            points = [(x * ux - y * uy, x * uy + y * ux) for x, y in self.shape.points]
            self._points = points
        return points

    def corners(self) -> list[Point]:
        """Where its corners come to lie, on the grid."""
        return [quantize_point(px + self.x, py + self.y) for px, py in self.points()]

    def is_near(self, discs: list[Disc], width: float, height: float, floor: float) -> bool:
        """A quick look: whether it surely lies nearer than `floor` to its mirror image or to one of the discs."""
        x, y = self.middle
        room = floor + self.radius - HAIR
        dx, dy = width - 2.0 * x, height - 2.0 * y
        if dx * dx + dy * dy < (room + self.radius) * (room + self.radius):
            return True
        beside: list[Disc] = []  # its disc lies far enough away, a corner perhaps not
        reach = floor + self.far - HAIR
        for ox, oy, radius in discs:
            dx = ox - x
            dy = oy - y
            apart = dx * dx + dy * dy
            if apart < (room + radius) * (room + radius):
                return True
            if apart < (reach + radius) * (reach + radius):
                beside.append((ox - self.x, oy - self.y, (floor + radius - HAIR) * (floor + radius - HAIR)))
        for ox, oy, square in beside:
            for px, py in self.points():
                if (px - ox) * (px - ox) + (py - oy) * (py - oy) < square:
                    return True
        return False


class Strip:
    """A road as a middle line that runs along the table, or across it, in even steps, and half its width."""

    __slots__ = ("first", "half", "middles", "step", "upright")

    def __init__(self, road: Trace) -> None:
        outline = road.outline
        count = len(outline) // 4  # one border comes first, the other one follows backwards
        self.upright = outline[1] == outline[-1]
        along, across = (1, 0) if self.upright else (0, 1)
        self.first = outline[along]
        self.step = (outline[2 * count - 2 + along] - self.first) / (count - 1)
        ends = [-2 - 2 * k + across for k in range(count)]
        self.middles = [(outline[2 * k + across] + outline[ends[k]]) * 0.5 for k in range(count)]
        self.half = abs(outline[ends[0]] - outline[across]) * 0.5 - HAIR

    def is_met(self, spot: Spot) -> bool:
        """A quick look: whether a corner surely lies on the road."""
        middles = self.middles
        last = len(middles) - 1
        x, y = spot.x, spot.y
        for px, py in spot.points():
            share = ((py + y if self.upright else px + x) - self.first) / self.step
            at = int(share)
            if share >= 0.0 and at < last:
                middle = middles[at] + (middles[at + 1] - middles[at]) * (share - at)
                aside = (px + x if self.upright else py + y) - middle
                if -self.half < aside < self.half:
                    return True
        return False


def lay_roads(catalogue: Catalogue, scenario: Scenario, dice: SeededDice) -> list[Piece]:
    """The road or roads of a scenario, as areas without any effect."""
    if not scenario.roads:
        return []
    plan = scenario.roads[dice.below(len(scenario.roads))]
    inch = catalogue.lengths.inch
    width, height = scenario.width, scenario.height
    swing = (dice.below(9) - 4) * scale_of(width, inch)
    roads: list[Piece] = []
    if plan == "down_the_middle":
        half = 3.0 * inch
        box = [(0.0, height / 2 - half), (width, height / 2 - half)]
        points = [*box, (width, height / 2 + half), (0.0, height / 2 + half)]
        roads.append(catalogue.piece("road-1", "road", points))
    elif plan == "past":
        away = (7.0 + dice.below(4)) * scale_of(width, inch) * (1.0 if dice.below(2) else -1.0)
        course = [(x, y + away) for x, y in _bend(width, height, swing * 0.5, False)]
        roads.append(_ribbon(catalogue, "road-1", course, False))
    elif plan in ("across", "cross"):
        roads.append(_ribbon(catalogue, "road-1", _bend(width, height, swing, False), False))
        if plan == "cross":
            roads.append(_ribbon(catalogue, "road-2", _bend(width, height, -swing, True), True))
    return roads


def _bend(width: float, height: float, swing: float, upright: bool) -> list[Point]:
    """A road through the centre, the same seen from either end."""
    length = height if upright else width
    middle = (width if upright else height) / 2
    across: list[Point] = []
    for step in range(13):
        along = length * step / 12
        away = middle + swing * sin((along / length - 0.5) * 2.0 * pi) * 1.2
        across.append((away, along) if upright else (along, away))
    return across


_ribbons: dict[tuple[str, float, bool, Point, Point], Piece] = {}
"""Roads, remembered: they come in few shapes, and pieces never change."""


def _ribbon(catalogue: Catalogue, id: str, course: list[Point], upright: bool) -> Piece:
    """A road of 3 inches along a course, widened across the way it runs on the whole."""
    half = 1.5 * catalogue.lengths.inch
    key = (id, half, upright, course[-1], course[3])
    if key not in _ribbons:
        if len(_ribbons) >= KEPT:
            _ribbons.clear()
        _ribbons[key] = _wide(catalogue, id, course, half, upright)
    return _ribbons[key]


def _wide(catalogue: Catalogue, id: str, course: list[Point], half: float, upright: bool) -> Piece:
    nx, ny = (half, 0.0) if upright else (0.0, half)
    left = [quantize_point(x - nx, y - ny) for x, y in course]
    right = [quantize_point(x + nx, y + ny) for x, y in course]
    right.reverse()
    return catalogue.piece(id, "road", left + right)
