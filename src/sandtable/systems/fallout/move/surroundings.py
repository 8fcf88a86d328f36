"""What lies and stands about figures that are to move: who is in the way, what slows, what stops (chapter 4.3)."""

from __future__ import annotations

from sandtable.figures import planning
from sandtable.figures.crowd import widened
from sandtable.figures.zones import Box
from sandtable.systems.fallout.book.terrain_kinds import DEEP, ROUGH, SHALLOW, WALL
from sandtable.systems.fallout.ground.crowd import crowd_about
from sandtable.systems.fallout.ground.terrain import barred, foot_factor, no_end
from sandtable.systems.fallout.move.march import March, Plan, nearest_enemy
from sandtable.systems.fallout.move.paces import cost_of
from sandtable.systems.fallout.state.state import FalloutState, Figure
from sandtable.table import OVERLAP, Base, Piece, Point


class Surroundings(planning.Planner[Plan]):
    """The ground about those of a march who may still move; looked up once."""

    def __init__(self, state: FalloutState, march: March) -> None:
        super().__init__(state.board, march, state.lengths.inch)
        self.state = state
        self.march = march
        self.able: list[Figure] = [march.figures[number] for number in self.numbers]
        for at, figure in enumerate(self.able):
            if figure.leader:
                self.lead = at
                break
        self.reach = max(self.left, default=0.0)
        self.enemy: Point | None = None  # nearest to where the leader stands, once somebody has looked
        self.slow: list[Piece] = []  # rough ground near by
        self.hard: list[Piece] = []  # walls and water near by
        self._plain = True  # all of it stops everybody who does not fly
        self._shut: dict[int, list[Piece]] | None = None
        if self.able:
            box = widened(self.span, self.reach + 2.0 * self.bases[0].reach)
            self.crowd = crowd_about(state, march.unit, self.able, box)
            self._look_round(box)

    def _look_round(self, box: Box) -> None:
        """Which terrain near by slows or stops any of them; mostly there is none."""
        left, low, right, high = box
        for piece in self.state.board.pieces:
            if piece.left >= right or piece.right <= left or piece.bottom >= high or piece.top <= low:
                continue
            if piece.kind == ROUGH:
                self.slow.append(piece)
            elif piece.kind in (WALL, DEEP, SHALLOW):
                self.hard.append(piece)
                self._plain = self._plain and piece.kind != SHALLOW
        if self.slow and not any(foot_factor(figure.profile) for figure in self.able):
            self.slow = []

    def shut(self, at: int) -> list[Piece]:
        figure = self.able[at]
        if not self.hard or (self._plain and not figure.profile.flies):
            return self.hard
        looked_up = self._shut
        if looked_up is None:
            looked_up = {}
            self._shut = looked_up
        known = looked_up.get(at)
        if known is None:
            known = barred(self.state, figure, self.march.starts[self.numbers[at]], self.hard)
            looked_up[at] = known
        return known

    def stays(self) -> bool:
        return False

    def cost_of(self, at: int, path: list[Point]) -> float:
        return cost_of(self.state, self.able[at], path)

    def in_wall(self, figure: Figure, base: Base) -> bool:
        """fallout.move.fly: whether a base ends in what a flyer may only pass over."""
        return any(piece.meets(base, OVERLAP) for piece in no_end(self.state, figure))

    def dares(self, at: int, end: Base) -> bool:
        """Whether this end is no closer to the nearest enemy than a broken figure began."""
        unit = self.march.unit
        if not unit.broken:
            return True
        return nearest_enemy(self.state, unit, end) >= self.march.gaps[self.numbers[at]] - OVERLAP
