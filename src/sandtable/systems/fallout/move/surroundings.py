"""What lies and stands about figures that are to move: who is in the way, what slows, what stops (chapter 4.3)."""

from __future__ import annotations

from sandtable.systems.fallout.book.terrain_kinds import DEEP, ROUGH, SHALLOW, WALL
from sandtable.systems.fallout.ground.crowd import Box, Crowd, crowd_about, span_of, widened
from sandtable.systems.fallout.ground.terrain import barred, foot_factor, no_end
from sandtable.systems.fallout.move.march import March, nearest_enemy
from sandtable.systems.fallout.state.state import FalloutState, Figure
from sandtable.table import OVERLAP, Barriers, Disc, Piece, Point, shortest_path


class Surroundings:
    """The ground about those of a march who may still move; looked up once."""

    def __init__(self, state: FalloutState, march: March) -> None:
        self.state = state
        self.march = march
        self.able: list[Figure] = march.able()
        self.bases: list[Disc] = [figure.base for figure in self.able]
        self.lead = 0
        for at, figure in enumerate(self.able):
            if figure.leader:
                self.lead = at
                break
        self.reach = 0.0
        for figure in self.able:
            far = march.left[figure.id]
            if far > self.reach:
                self.reach = far
        self.crowd: Crowd = Crowd()
        self.slow: list[Piece] = []  # rough ground near by
        self.hard: list[Piece] = []  # walls and water near by
        self._plain = True  # all of it stops everybody who does not fly
        self.span: Box = (0.0, 0.0, 0.0, 0.0)  # the box about the middles of their bases
        if self.able:
            self.span = span_of(self.bases)
            box = widened(self.span, self.reach + 2.0 * self.bases[0].radius)
            self.crowd = crowd_about(state, march.unit, self.able, box)
            self._look_round(box)
        self._barriers: dict[str, Barriers] | None = None
        self._barred: dict[str, list[Piece]] | None = None

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

    def barred(self, figure: Figure) -> list[Piece]:
        """The terrain this figure may not enter, of what lies near."""
        if not self.hard:
            return self.hard
        if self._plain and not figure.profile.flies:
            return self.hard
        looked_up = self._barred
        if looked_up is None:
            looked_up = {}
            self._barred = looked_up
        known = looked_up.get(figure.id)
        if known is None:
            known = barred(self.state, figure, self.march.start_of(figure), self.hard)
            looked_up[figure.id] = known
        return known

    def barriers(self, figure: Figure) -> Barriers | None:
        """What bars this figure's way; None when nothing does."""
        if not self.hard and not self.crowd.barriers:
            return None
        pieces = self.barred(figure)
        if not pieces and not self.crowd.barriers:
            return None
        if pieces is self.hard or not pieces:
            key = "hard" if pieces else "crowd"
        else:
            key = " ".join(piece.id for piece in pieces)
        looked_up = self._barriers
        if looked_up is None:
            looked_up = {}
            self._barriers = looked_up
        known = looked_up.get(key)
        if known is None:
            known = Barriers(self.state.board, figure.base, self.crowd.barriers, pieces, False)
            looked_up[key] = known
        return known

    def lead_number(self) -> int:
        """Which of the movers leads a formation: the leader, else the first."""
        return self.lead

    def way(self, at: int, goal: Point) -> list[Point]:
        """The way to a point: straight, else round what bars the straight way; empty when there is none."""
        figure, base = self.able[at], self.bases[at]
        barriers = self.barriers(figure)
        if barriers is None or barriers.clear(base.x, base.y, goal[0], goal[1]):
            return [(base.x, base.y), goal]
        limit = self.march.left[figure.id] + OVERLAP
        return shortest_path(
            self.state.board, base, goal, self.crowd.barriers, self.barred(figure), limit=limit
        )

    def in_wall(self, figure: Figure, base: Disc) -> bool:
        return any(piece.meets(base, OVERLAP) for piece in no_end(self.state, figure))

    def dares(self, figure: Figure, end: Disc) -> bool:
        """Whether this end is no closer to the nearest enemy than a broken figure began."""
        unit = self.march.unit
        if not unit.broken:
            return True
        return nearest_enemy(self.state, unit, end) >= self.march.gap_of(figure) - OVERLAP
