"""From an answer to a plan: who would go where, by which way, and everything that forbids it.

Answers name ends (`to`, with `via` points if the way matters), or where the leader goes and in which formation the
others follow (`lead`). The planner finds the ways; a formation that does not fit is bent until it does. What bars a
way, what it costs, where it may end and in which words it is refused are for the game to say.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sandtable.core.wire import Json, list_of, point_of, table_of, text_of
from sandtable.figures.crowd import Crowd, middles
from sandtable.figures.formations import SPACING
from sandtable.figures.march import March, MarchPlan
from sandtable.figures.zones import Box
from sandtable.table import (
    KEEP,
    OVERLAP,
    SHAPES,
    Barriers,
    Base,
    Board,
    Ground,
    Piece,
    Point,
    arrange,
    path_length,
    quantize_point,
    reachable,
    settle,
    shortest_path,
)

NOBODY: Final = Crowd()  # never added to
CALLS: Final = 4  # how often places are looked for, for a formation whose followers do not all get to theirs
NEARER: Final = 0.8  # of what they may be put from where they stand, each time

P = TypeVar("P", bound=MarchPlan)


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(Generic[P]):
    """Plans for one march from where it stands. Made for one question; who stands near is looked up once.

    Those who may still move go by their place in the lists here: `numbers` are what the march calls them.
    """

    def __init__(self, board: Board, march: March, inch: float) -> None:
        self.board = board
        self.inch = inch  # in what the board is measured in
        self.numbers = march.movers()
        self.bases: list[Base] = march.bases(self.numbers)
        left = march.left
        self.left = left if len(left) == len(self.numbers) else [left[number] for number in self.numbers]
        self.lead = 0  # which of them leads a formation
        self.crowd = NOBODY
        self.explains = True  # whether somebody may read why a way is refused
        self.closed: list[Piece] = []  # the terrain near by that nobody may enter
        self.span: Box = middles(self.bases) if self.bases else (0.0, 0.0, 0.0, 0.0)
        self._barriers: dict[str, Barriers] | None = None
        self._pieces: list[Piece] | None = None  # those of the barriers that were asked for last
        self._bars: Barriers | None = None

    # ------------------------------------------------------------ what the game says

    def refuse_formation(self, plan: P, shape: str) -> None:
        """Refuses a formation that nobody knows."""
        raise TypeError("a planner says which formations there are")

    def refuse_nobody(self, plan: P) -> None:
        """Refuses a move where nobody may move any more."""
        raise TypeError("a planner says why nobody moves")

    def refuse_too_far(self, plan: P, at: int, cost: float) -> None:
        """Refuses a way that costs more than is left."""
        raise TypeError("a planner says what is too far")

    def refuse_no_way(self, plan: P, at: int, goal: Point, via: list[Point]) -> None:
        """Refuses a goal to which no way leads, or not the one that was asked for."""
        raise TypeError("a planner says why there is no way")

    def named(self, plan: P, token: str) -> int:
        """The place in the lists of somebody whom an answer names; below 0, with the reason noted, if he may not."""
        raise TypeError("a planner says who moves")

    def check_ends(self, plan: P) -> None:
        """Notes what is wrong with where everybody ends."""
        raise TypeError("a planner says where nobody may end")

    def ground(self) -> Ground:
        """What a formation respects where it ends, while places for everybody are looked for."""
        return Ground(self.board, (), self.crowd.others)

    def shut(self, at: int) -> list[Piece]:
        """The terrain near by that one of them may not enter."""
        return self.closed

    def cost_of(self, at: int, path: list[Point]) -> float:
        """What a way uses up of what is left."""
        return path_length(path)

    def straight(self, at: int, wanted: Point) -> float:
        """How far one of them may be put from where he stands when a formation is bent."""
        return self.left[at]

    def landing(self, goal: Point) -> Point:
        """Where a goal that somebody names lies on the grid."""
        return quantize_point(goal[0], goal[1])

    def formations(self) -> tuple[str, ...]:
        """The formations that may be asked for."""
        return SHAPES

    def step_alike(self, plan: P, dx: float, dy: float, length: float) -> bool:
        """Plans the quick way: everybody moves alike, straight, past nobody and onto nobody. False: look closely."""
        return False

    def wanted(self, shape: str, goal: Point) -> list[Point]:
        """Where everybody would like to stand in a formation."""
        spacing = SPACING * self.inch
        return arrange(shape, self.bases, self.lead, goal[0], goal[1], -1.0, spacing)

    def fans(self, shut: list[Piece]) -> list[list[Point]]:
        """The ground that the leader can reach past the barriers and such terrain, as polygons."""
        if not self.numbers:
            return []
        lead = self.lead
        return reachable(self.board, self.bases[lead], self.left[lead], self.crowd.barriers, shut)

    # ------------------------------------------------------------ behind a leader

    def plan_formation(self, plan: P, answer: dict[str, Json]) -> None:
        """Plans where the leader is told to go, with the others after him in a formation.

        The answer is of the right shape; so it is where everybody is told for himself.
        """
        goal = point_of(answer["lead"])
        assert goal is not None  # answers of another shape are not planned
        shape = text_of(answer.get("formation", KEEP))
        if shape not in self.formations():
            self.refuse_formation(plan, shape[:20])
        elif not self.numbers:
            self.refuse_nobody(plan)
        elif shape not in SHAPES or not self.plan_alike(plan, goal, shape):
            self.form_up(plan, self.wanted(shape, goal))

    def plan_alike(self, plan: P, goal: Point, shape: str = KEEP) -> bool:
        """Refuses a goal that is too far for the leader, else tries the quick way; whether nothing is left to say."""
        lead = self.bases[self.lead]
        dx, dy = goal[0] - lead.x, goal[1] - lead.y
        length = sqrt(dx * dx + dy * dy)
        if length > self.left[self.lead] + OVERLAP:
            self.refuse_too_far(plan, self.lead, length)
            return True
        return shape == KEEP and self.step_alike(plan, dx, dy, length)

    def form_up(self, plan: P, wanted: list[Point]) -> None:
        """Everybody goes to the place wanted, or to the nearest legal one that can be found.

        Places are looked for as the crow flies. A follower whose way there turns out too long is placed nearer.
        """
        ground = self.ground()
        allowances = [self.straight(at, point) for at, point in enumerate(wanted)]
        ways: dict[tuple[int, Point], list[Point]] = {}
        self.explains = False
        for call in range(CALLS):
            points = settle(ground, self.bases, wanted, allowances, self.lead).points
            late = self._late(plan, points, ways)
            if not late or self.lead in late or call == CALLS - 1:
                break
            plan.start_over()
            for at in late:
                allowances[at] *= NEARER
        self.explains = True
        if late:  # nobody is placed nearer any more, so it is said in full who does not get there
            plan.start_over()
            self._late(plan, points, ways)
        if not plan.reasons:
            self.check_ends(plan)

    def _late(self, plan: P, points: list[Point], ways: dict[tuple[int, Point], list[Point]]) -> list[int]:
        """Sends everybody to his point, and says who does not get there; `ways` are those that are known."""
        late: list[int] = []
        for at, point in enumerate(points):
            base = self.bases[at]
            if point == (base.x, base.y):
                continue
            path = ways.get((at, point))
            if path is None:
                path = self.way(at, point)
                ways[(at, point)] = path
            before = len(plan.reasons)
            self._go(plan, at, point, [], path)
            if len(plan.reasons) > before:
                late.append(at)
        return late

    # ------------------------------------------------------------ each by himself

    def plan_figures(self, plan: P, answer: dict[str, Json]) -> None:
        """Plans the ways of those who are told one by one where to go."""
        via = table_of(answer.get("via"))
        for token, value in table_of(answer.get("to")).items():
            at = self.named(plan, token)
            goal = point_of(value)
            if at >= 0 and goal is not None:
                self.step(plan, at, self.landing(goal), points_of(via.get(token)))
        if not plan.reasons:
            self.check_ends(plan)

    def step(self, plan: P, at: int, goal: Point, via: list[Point]) -> None:
        """One mover's way to a point: straight, by the points named, or round what bars the straight way."""
        base = self.bases[at]
        start = (base.x, base.y)
        if via:
            path = [start, *via, goal]
            barriers = self.barriers(at)
            if barriers is not None and not barriers.clear_path(path):
                path = []
        elif goal == start:
            return
        else:
            path = self.way(at, goal)
        self._go(plan, at, goal, via, path)

    def _go(self, plan: P, at: int, goal: Point, via: list[Point], path: list[Point]) -> None:
        if path:
            self.take(plan, at, path)
        else:
            self.refuse_no_way(plan, at, goal, via)

    def way(self, at: int, goal: Point) -> list[Point]:
        """The way to a point: straight, else round what bars the straight way; empty when none is short enough."""
        base = self.bases[at]
        barriers = self.barriers(at)
        if barriers is None or barriers.clear(base.x, base.y, goal[0], goal[1]):
            return [(base.x, base.y), goal]
        limit = self.left[at] + OVERLAP
        return shortest_path(self.board, base, goal, self.crowd.barriers, self.shut(at), limit=limit)

    def barriers(self, at: int) -> Barriers | None:
        """What bars the way of one of them; None when nothing does."""
        pieces = self.shut(at)
        if pieces is self._pieces:
            return self._bars
        self._pieces = pieces
        self._bars = self._look_up(at, pieces) if pieces or self.crowd.barriers else None
        return self._bars

    def _look_up(self, at: int, pieces: list[Piece]) -> Barriers:
        looked_up = self._barriers
        if looked_up is None:
            looked_up = {}
            self._barriers = looked_up
        key = " ".join([piece.id for piece in pieces])
        known = looked_up.get(key)
        if known is None:
            known = Barriers(self.board, self.bases[at], self.crowd.barriers, pieces, self.stays())
            looked_up[key] = known
        return known

    def stays(self) -> bool:
        """Whether nobody's way may lead off the table."""
        return True

    def take(self, plan: P, at: int, path: list[Point]) -> None:
        """Adds a way to the plan, unless it is too long."""
        cost = self.cost_of(at, path)
        if cost > self.left[at] + OVERLAP:
            self.refuse_too_far(plan, at, cost)
        elif cost >= OVERLAP:
            plan.add(self.numbers[at], path, cost)


def points_of(value: Json) -> list[Point]:
    """The points of a list of them."""
    points = [point_of(entry) for entry in list_of(value)]
    return [point for point in points if point is not None]
