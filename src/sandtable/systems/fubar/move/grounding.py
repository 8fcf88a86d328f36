"""Going to ground: a short move into the nearest cover, or flat on the spot."""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.core.wire import Json, Reason
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.move.movement import MoveQuestion, carry_out, stop_option
from sandtable.systems.fubar.state.identities import GROUND
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import LINEAR, Base, Piece, Point, settle

WHY: Final = "fubar.action.ground.move"
INSET: Final = 0.1
"""How far over the edge of an area the centre of a base is put."""
EQUAL: Final = 0.05
"""Covers whose distances differ by less than this are equally near."""


async def go_to_ground(state: FubarState, unit: Unit) -> None:
    """fubar.action.ground.move, fubar.action.ground.no_fire: up to 3 inches into the nearest cover, and no fire.

    fubar.action.ground.cover: from then on its cover is one level better, until its next attempt.
    """
    march = March(unit, GROUND, state.lengths.ground, WHY)
    await carry_out(state, march, IntoCover(state, march))
    if not unit.gone and state.result is None:
        unit.ground = True
        state.tell(
            "fubar-event-ground", {"unit": unit.name}, ["fubar.action.ground.cover"], unit.side, unit.id
        )


class IntoCover(MoveQuestion):
    """Where do the figures throw themselves down?"""

    def __init__(self, state: FubarState, march: March) -> None:
        super().__init__(state, march, [stop_option()])
        self.nearest = nearest_cover(state, march)

    def again(self) -> MoveQuestion:
        return IntoCover(self.state, self.march)

    def law(self, plan: Plan) -> list[Reason]:
        """fubar.action.ground.move: who moves goes into the nearest cover, or as near as he can.

        fubar.action.ground.none: with no cover in reach they may move as they like; among equally near covers
        the owner chooses.
        """
        if not self.nearest:
            return []
        for at, number in enumerate(plan.numbers):
            base = self.march.base(number)
            x, y = plan.paths[at][-1]
            if not self._goes_in(base, base.at(x, y), self.march.left[number]):
                values: dict[str, Json] = {"figure": self.march.called(number)}
                return [Reason(WHY, "fubar-refused-not-into-cover", values)]
        return []

    def _goes_in(self, start: Base, end: Base, left: float) -> bool:
        """Whether a figure ends in one of these covers, or nearer to one when none is in its reach."""
        reachable = False
        nearer = False
        for piece in self.nearest:
            after = way_in(self.state, piece, end)
            if after <= 0.0:
                return True
            before = way_in(self.state, piece, start)
            if before <= left:
                reachable = True
            elif after < before:
                nearer = True
        return nearer and not reachable

    def count(self) -> int:
        return len(self.nearest) + 1 if self.nearest else super().count()

    def nth(self, number: int) -> Json:
        if not self.nearest:
            return super().nth(number)
        if number < len(self.nearest):
            return self._into(self.nearest[number])
        return {"then": self.then[0].id}

    def _into(self, piece: Piece) -> Json:
        """Everybody who can goes into this piece; who has no room there stays where he is."""
        planner = self.planner()
        wanted: list[Point] = [spot_in(self.state, piece, base) for base in planner.bases]
        points = settle(planner.ground(), planner.bases, wanted, planner.left).points
        ends: dict[str, Json] = {}
        for at, base in enumerate(planner.bases):
            x, y = points[at]
            if self._goes_in(base, base.at(x, y), planner.left[at]):
                ends[self.march.token(planner.numbers[at])] = [x, y]
        return {"then": self.then[0].id, "to": ends}


def nearest_cover(state: FubarState, march: March) -> list[Piece]:
    """The piece of cover nearest to the unit and within its reach, and those equally near."""
    ranked: list[tuple[float, Piece]] = []
    bases = [march.base(number) for number in march.movers()]
    reach = state.lengths.ground
    adjacent = state.lengths.adjacent
    least = reach
    for piece in state.board.pieces:
        if state.catalogue.cover_of(piece):
            gap = reach + 1.0
            for base in bases_about(piece, bases, reach + adjacent):
                gap = min(gap, way_in(state, piece, base))
            if gap <= reach:
                ranked.append((gap, piece))
                least = min(least, gap)
    return [piece for gap, piece in ranked if gap <= least + EQUAL]


def bases_about(piece: Piece, bases: list[Base], room: float) -> list[Base]:
    """Those of the bases that may come nearer than that to the piece: a quick look at its box."""
    left, right = piece.left - room, piece.right + room
    bottom, top = piece.bottom - room, piece.top + room
    return [
        base
        for base in bases
        if left - base.reach <= base.x <= right + base.reach
        and bottom - base.reach <= base.y <= top + base.reach
    ]


def way_in(state: FubarState, piece: Piece, base: Base) -> float:
    """fubar.cover.what: how far a figure has to go to be in that cover, or beside it; 0 when it is."""
    if state.catalogue.covers_beside(piece):
        gap = piece.distance_to(base) - state.lengths.adjacent
        return gap if gap > 0.0 else 0.0
    return piece.distance_to_point(base.x, base.y)


def spot_in(state: FubarState, piece: Piece, base: Base) -> Point:
    """The nearest place at which the figure is in that cover: just over the edge, or just beside an obstacle."""
    if way_in(state, piece, base) <= 0.0:
        return base.x, base.y
    ex, ey = nearest_point(piece, base.x, base.y)
    dx, dy = ex - base.x, ey - base.y
    apart = sqrt(dx * dx + dy * dy)
    if apart == 0.0:
        return base.x, base.y
    further = INSET
    if state.catalogue.covers_beside(piece):
        further -= state.lengths.adjacent + base.reach
    return base.x + dx * (apart + further) / apart, base.y + dy * (apart + further) / apart


def nearest_point(piece: Piece, x: float, y: float) -> Point:
    """The point of a piece's outline, or of an obstacle's course, that is nearest to (x, y)."""
    corners = piece.points()
    if len(corners) == 1:  # a round piece
        cx, cy = corners[0]
        apart = sqrt((x - cx) ** 2 + (y - cy) ** 2)
        share = piece.radius / apart if apart > 0.0 else 0.0
        return cx + (x - cx) * share, cy + (y - cy) * share
    best = corners[0]
    least = -1.0
    legs = len(corners) - 1 if piece.shape == LINEAR else len(corners)
    for leg in range(legs):
        x1, y1 = corners[leg]
        x2, y2 = corners[(leg + 1) % len(corners)]
        long = (x2 - x1) ** 2 + (y2 - y1) ** 2
        share = min(max(((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / long, 0.0), 1.0)
        px, py = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        gap = (px - x) ** 2 + (py - y) ** 2
        if least < 0.0 or gap < least:
            least = gap
            best = (px, py)
    return best
