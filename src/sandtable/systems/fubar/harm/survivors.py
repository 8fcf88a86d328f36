"""Where those who get out of a destroyed vehicle are set down."""

from __future__ import annotations

from math import cos, pi, sin
from typing import ClassVar, Final

from sandtable.core.preview import Preview
from sandtable.core.question import NAMING, Place, misshapen
from sandtable.core.wire import Json, Message, Reason, point_of, table_of
from sandtable.systems.fubar.ground.crowd import crowd_about
from sandtable.systems.fubar.state.art import figure_ghost
from sandtable.systems.fubar.state.identities import NEAR, PLACE_SURVIVORS
from sandtable.systems.fubar.state.state import Figure, FubarState, Unit
from sandtable.table import Base, Disc, Hull, Point, distance, overlaps, quantize_point, within

FAR_RINGS: Final = 40
NARROW: Final = 0.25
"""Inches between the spots tried where the wide rings find no room."""


class PlaceSurvivors(Place):
    """fubar.vehicle.damage.place: the owner sets survivors down within 2 inches of the wreck.

    Nobody may overlap, leave the table or stand within 1 inch of an enemy (fubar.move.figures). fubar.vehicle.crew:
    with no room so near, as far away as the nearest free spots lie.
    """

    identity: ClassVar[str] = PLACE_SURVIVORS

    def __init__(self, state: FubarState, unit: Unit, hull: Hull) -> None:
        prompt = Message("fubar-ask-survivors", {"unit": unit.name})
        super().__init__(unit.side, "fubar.vehicle.damage.place", prompt, unit.id, "fubar.survivors")
        self.state = state
        self.unit = unit
        self.hull = hull
        self.figures: list[Figure] = unit.living()
        reach = hull.reach + FAR_RINGS * state.lengths.base_radius
        box = (hull.x - reach, hull.y - reach, hull.x + reach, hull.y + reach)
        crowd = crowd_about(state, unit, box)
        self.others = crowd.others
        self.enemies = crowd.enemies
        self.ready = self.arrange(0)
        self.limit = max(state.lengths.dismount, self._furthest(self.ready))

    def _furthest(self, points: list[Point]) -> float:
        radius = self.state.lengths.base_radius
        return max((distance(Disc(x, y, radius), self.hull) for x, y in points), default=0.0)

    def arrange(self, first: int) -> list[Point]:
        """Free spots for everybody, ring after ring about the wreck, beginning with that place in each ring.

        Nobody goes further than 2 inches before a close look has found no room there, the wreck itself included.
        """
        lengths = self.state.lengths
        wide = 2.0 * lengths.base_radius
        near = int((lengths.dismount + 1e-6) / wide) + 1
        points = self._fill([], self._rings(first, 0, near))
        if len(points) < len(self.figures):
            step = NARROW * lengths.inch
            closer = self._fill([], close_look(self.hull, lengths.base_radius, lengths.dismount, step))
            if len(closer) > len(points):
                points = closer
        if len(points) < len(self.figures):
            points = self._fill(points, self._rings(first, near, FAR_RINGS))
        return points

    def _rings(self, first: int, inner: int, outer: int) -> list[Point]:
        radius = self.state.lengths.base_radius
        points: list[Point] = []
        for ring in range(inner, outer):
            spots = ring_about(self.hull, radius + ring * 2.0 * radius, 2.0 * radius + 0.02)
            turn = first % len(spots)
            points.extend(spots[turn:] + spots[:turn])
        return points

    def _fill(self, points: list[Point], spots: list[Point]) -> list[Point]:
        """The points and as many more of the spots as are free and still needed."""
        radius = self.state.lengths.base_radius
        placed: list[Base] = [Disc(x, y, radius) for x, y in points]
        filled = points[:]
        for x, y in spots:
            if len(filled) == len(self.figures):
                break
            base = Disc(x, y, radius)
            if not self.trouble(base, placed):
                placed.append(base)
                filled.append((x, y))
        return filled

    def trouble(self, base: Disc, placed: list[Base]) -> str:
        """What is wrong with a spot, "" when it is free."""
        if not self.state.board.inside(base):
            return "fubar-refused-survivor-off-table"
        for other in self.others:
            if overlaps(base, other):
                return "fubar-refused-survivor-occupied"
        for other in placed:
            if overlaps(base, other):
                return "fubar-refused-survivor-occupied"
        for enemy in self.enemies:
            if distance(base, enemy) < self.state.lengths.adjacent - 1e-6:
                return "fubar-refused-survivor-near-enemy"
        return ""

    def check(self, answer: Json) -> list[Reason]:
        to = table_of(table_of(answer).get("to"))
        if misshapen(answer, NAMING) or len(to) != len(self.figures):
            return [Reason(self.why, "fubar-refused-survivor-all", {"n": len(self.figures)})]
        placed: list[Base] = []
        for figure in self.figures:
            point = point_of(to.get(figure.id))
            if point is None:
                return [Reason(self.why, "fubar-refused-survivor-all", {"n": len(self.figures)})]
            x, y = quantize_point(point[0], point[1])
            base = Disc(x, y, self.state.lengths.base_radius)
            trouble = self.trouble(base, placed)
            if trouble:
                return [Reason("fubar.move.figures", trouble, {"token": figure.id})]
            if not within(base, self.hull, self.limit):
                far: dict[str, Json] = {
                    "limit": round(self.limit, 2),
                    "measure": self.state.lengths.unit,
                }
                return [Reason(self.why, "fubar-refused-survivor-far", far)]
            placed.append(base)
        return []

    def bases_for(self, answer: Json) -> list[Base]:
        """The bases that a legal answer would set down."""
        to = table_of(table_of(answer).get("to"))
        points = [point_of(to.get(figure.id)) for figure in self.figures]
        radius = self.state.lengths.base_radius
        return [Disc(*quantize_point(point[0], point[1]), radius) for point in points if point is not None]

    def candidates(self) -> list[Json]:
        """The ready arrangement, and the same begun on the other sides of the wreck."""
        spots = len(
            ring_about(self.hull, self.state.lengths.base_radius, 2.0 * self.state.lengths.base_radius)
        )
        answers = [self._answer(self.ready)]
        for k in range(1, 4):
            points = self.arrange(k * spots // 4)
            if len(points) == len(self.figures):
                answers.append(self._answer(points))
        return answers

    def _answer(self, points: list[Point]) -> Json:
        to: dict[str, Json] = {}
        for number, (x, y) in enumerate(points):
            to[self.figures[number].id] = [x, y]
        return {"to": to}

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        for token, value in table_of(table_of(answer).get("to")).items():
            point = point_of(value)
            if point is not None:
                preview.paths.append((token, [quantize_point(point[0], point[1])]))
        return preview

    def orders(self) -> list[str]:
        return [NEAR]

    def by_order(self, order: str) -> Json | None:
        return self._answer(self.ready) if order == NEAR else None

    def details(self) -> dict[str, Json]:
        outline = ring_about(self.hull, self.limit + self.state.lengths.base_radius, self.state.lengths.inch)
        zone: list[Json] = [[x, y] for x, y in outline]
        return {
            "tokens": [figure_ghost(figure) for figure in self.figures],
            "zones": [zone],
            "spacing": 2.0 * self.state.lengths.base_radius,
            "facing": False,
        }


def put_down(state: FubarState, unit: Unit, answer: Json) -> None:
    """Sets the figures where a legal answer says."""
    to = table_of(table_of(answer).get("to"))
    moved: list[tuple[str, list[Point]]] = []
    for figure in unit.living():
        point = point_of(to.get(figure.id))
        if point is not None:
            x, y = quantize_point(point[0], point[1])
            figure.base = Disc(x, y, figure.base.radius)
            moved.append((figure.id, [(x, y)]))
    rules = ["fubar.vehicle.damage.place"]
    state.tell("fubar-event-survivors", {"unit": unit.name}, rules, unit.side, unit.id, moved)


def close_look(hull: Hull, radius: float, most: float, step: float) -> list[Point]:
    """Spots for a base in narrow rings about a hull up to so far from its sides, and then on it."""
    spots: list[Point] = []
    for ring in range(int((most + 1e-6) / step) + 1):
        spots.extend(ring_about(hull, radius + ring * step, step))
    inside = -hull.half_width
    while inside < radius:
        spots.extend(ring_about(hull, inside, step))
        inside += step
    return spots


def ring_about(hull: Hull, offset: float, step: float) -> list[Point]:
    """Points round a hull at a distance from its sides, about a step apart, on the grid; front left corner first."""
    points: list[Point] = []
    corners = hull.corners()
    for k in range(4):
        x1, y1 = corners[k]
        x2, y2 = corners[(k + 1) % 4]
        long = hull.width if k % 2 else hull.length
        ox, oy = (y2 - y1) / long * offset, -(x2 - x1) / long * offset
        pieces = max(int(long / step), 1)
        for i in range(pieces + 1):
            share = i / pieces
            points.append(quantize_point(x1 + (x2 - x1) * share + ox, y1 + (y2 - y1) * share + oy))
        turns = max(int(offset * pi * 0.5 / step), 1)
        for i in range(1, turns):
            angle = pi * 0.5 * i / turns
            points.append(
                quantize_point(x2 + ox * cos(angle) - oy * sin(angle), y2 + ox * sin(angle) + oy * cos(angle))
            )
    return points
