"""From an answer to a plan: paths, costs, where everybody ends, and every reason why not (chapter 4.3)."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from sandtable.core.wire import Json, Reason, list_of, point_of, table_of, text_of
from sandtable.systems.fallout.ground.coherency import chained, gathers, link_of
from sandtable.systems.fallout.ground.terrain import no_end
from sandtable.systems.fallout.harm.damage import named
from sandtable.systems.fallout.move.leaving import edge_crossed, friendly
from sandtable.systems.fallout.move.march import March, Plan
from sandtable.systems.fallout.move.paces import cost_of
from sandtable.systems.fallout.move.regrouping import closing_spots
from sandtable.systems.fallout.move.step_together import Kept, step_alike
from sandtable.systems.fallout.move.surroundings import Surroundings
from sandtable.systems.fallout.move.turning import turn
from sandtable.systems.fallout.state.state import FalloutState, Figure
from sandtable.table import (
    OVERLAP,
    SHAPES,
    Base,
    Disc,
    Ground,
    Piece,
    Point,
    any_overlap,
    arrange,
    contact_moves,
    overlaps,
    quantize_point,
    settle,
)

CONTACT: Final = "contact"
FORMATIONS: Final = (*SHAPES, CONTACT)
LEAVE: Final = "leave:"
MOVE: Final = "fallout.action.move.distance"
SPACING: Final = 0.5


@final
class Planner(Surroundings):
    """Plans one stretch of a march."""

    def __init__(self, state: FalloutState, march: March) -> None:
        super().__init__(state, march)
        self.reasons: list[Reason] = []
        self._kept: Kept | None = None  # the last step that was tried
        self._spots: dict[str, Point] | None = None

    def refuse(self, why: str, message: str, values: dict[str, Json] | None = None) -> None:
        """Notes one reason more."""
        self.reasons.append(Reason(why, message, values))

    # ------------------------------------------------------------ the plan

    def plan(self, answer: dict[str, Json], then: str) -> Plan:
        """The plan an answer asks for; `reasons` says what is wrong with it, if anything."""
        self.reasons = []
        plan = Plan(then)
        if then.startswith(LEAVE):
            self._plan_leaving(plan, then.removeprefix(LEAVE))
        elif "lead" in answer:
            self._plan_formation(plan, answer)
        elif "to" in answer:
            self._plan_figures(plan, answer)
        self._finish(plan, answer.get("facing"))
        return plan

    def _finish(self, plan: Plan, facing: Json) -> None:
        if not self.reasons:
            self._check_law(plan)
        if not self.reasons:
            told = turn(self, plan, facing)
            if told is not None:
                self.reasons.append(told)

    def plan_step(self, goal: Point, then: str) -> Plan:
        """The plan for a step in the present order that everybody can take (see `keeps`)."""
        self.reasons = []
        plan = Plan(then)
        self._plan_alike(plan, goal)
        self._finish(plan, None)
        return plan

    def _plan_formation(self, plan: Plan, answer: dict[str, Json]) -> None:
        goal = point_of(answer.get("lead"))
        shape = text_of(answer.get("formation", "keep"))
        if goal is None:
            self.refuse(MOVE, "fallout-refused-lead-point")
            return
        if shape not in FORMATIONS:
            self.refuse(MOVE, "fallout-refused-formation", {"formation": shape[:20]})
            return
        if not self.able:
            self.refuse(
                "fallout.knockdown.effect", "fallout-refused-nobody-moves", {"unit": self.march.unit.name}
            )
            return
        leader = self.lead_number()
        if shape == CONTACT:
            self._settle(plan, self._into_contact(goal), leader)
            return
        if shape == "keep" and self._plan_alike(plan, goal):
            return
        lead = self.bases[leader]
        dx, dy = goal[0] - lead.x, goal[1] - lead.y
        length = sqrt(dx * dx + dy * dy)
        if length > self.march.left[self.able[leader].id] + OVERLAP:
            self._too_far(self.able[leader], length)
            return
        spacing = SPACING * self.state.lengths.inch
        self._settle(plan, arrange(shape, self.bases, leader, goal[0], goal[1], -1.0, spacing), leader)

    def _plan_alike(self, plan: Plan, goal: Point) -> bool:
        """Plans the quick way there, if it can be taken; whether nothing is left to be said."""
        lead = self.bases[self.lead]
        dx, dy = goal[0] - lead.x, goal[1] - lead.y
        length = sqrt(dx * dx + dy * dy)
        if length > self.march.left[self.able[self.lead].id] + OVERLAP:
            self._too_far(self.able[self.lead], length)
            return True
        kept = self._alike(dx, dy)
        if kept.possible:
            plan.alike = True
            plan.rigid = kept.rigid
            plan.figures = self.able[:]
            plan.costs = kept.costs
            plan.paths = [[(base.x, base.y), kept.steps[at]] for at, base in enumerate(self.bases)]
        return kept.possible

    def _alike(self, dx: float, dy: float) -> Kept:
        """The quick way: everybody moves alike, straight, past nobody and onto nobody."""
        known = self._kept
        if known is None or known.dx != dx or known.dy != dy:
            known = Kept(dx, dy)
            known.possible = step_alike(self, known)
            self._kept = known
        return known

    def keeps(self, goal: Point) -> bool:
        """Whether everybody can follow the leader there in the present order, straight and onto nobody."""
        lead = self.bases[self.lead]
        return self._alike(goal[0] - lead.x, goal[1] - lead.y).possible

    def _settle(self, plan: Plan, wanted: list[Point], leader: int) -> None:
        """The wanted places, or the nearest legal ones that can be found."""
        march = self.march
        link = -1.0 if march.unit.lone or march.main else link_of(self.state, march.unit)
        forbidden: list[Piece] = []
        for figure in self.able:
            for piece in [*self.barred(figure), *no_end(self.state, figure)]:
                if piece not in forbidden:
                    forbidden.append(piece)
        ground = Ground(self.state.board, forbidden, self.crowd.others, link=link)
        allowances = [self._straight(at, wanted[at]) for at in range(len(self.able))]
        placement = settle(ground, self.bases, wanted, allowances, leader)
        for at in range(len(self.able)):
            self._step(plan, at, placement.points[at], [])
        if not self.reasons:
            self._check_ends(plan)

    def _straight(self, at: int, wanted: Point) -> float:
        """How far a figure gets straight towards a point; in slow ground half of what it has left is safe."""
        left = self.march.left[self.able[at].id]
        if not self.slow:
            return left
        base = self.bases[at]
        cost = cost_of(self.state, self.able[at], [(base.x, base.y), wanted])
        length = sqrt((wanted[0] - base.x) ** 2 + (wanted[1] - base.y) ** 2)
        return left if cost <= left and length <= left else left * 0.5

    def _into_contact(self, goal: Point) -> list[Point]:
        """Where everybody would like to stand who goes for the enemy at that point, the nearest touching him."""
        targets: list[Base] = []
        for base in self.crowd.barriers:
            if (
                isinstance(base, Disc)
                and (base.x - goal[0]) ** 2 + (base.y - goal[1]) ** 2 < 36.0 * base.radius**2
            ) or (not isinstance(base, Disc) and base.holds(goal[0], goal[1])):
                targets.append(base)
        wanted: list[Point] = []
        for at, figure in enumerate(self.able):
            base = self.bases[at]
            away = sqrt((goal[0] - base.x) ** 2 + (goal[1] - base.y) ** 2)
            share = min(self.march.left[figure.id] * 0.98 / away, 1.0) if away > 0.0 else 0.0
            wanted.append(
                quantize_point(base.x + (goal[0] - base.x) * share, base.y + (goal[1] - base.y) * share)
            )
        if targets:
            pieces = self.barred(self.able[0])
            reach = min(self.march.left[figure.id] for figure in self.able)
            near: list[Base] = [*self.bases]
            for move in contact_moves(
                self.state.board, near, targets, reach, self.crowd.barriers, pieces, self.crowd.others
            ):
                wanted[move.attacker] = quantize_point(move.x, move.y)
        return wanted

    def _plan_figures(self, plan: Plan, answer: dict[str, Json]) -> None:
        goals = table_of(answer.get("to"))
        via = table_of(answer.get("via"))
        known = {figure.id: at for at, figure in enumerate(self.able)}
        for id, value in goals.items():
            if id not in known:
                self.refuse(MOVE, "fallout-refused-move-token", {"token": id[:40]})
                return
            goal = point_of(value)
            if goal is None:
                self.refuse(MOVE, "fallout-refused-move-point", {"token": id[:40]})
                return
            turns: list[Point] = []
            for entry in list_of(via.get(id))[:40]:
                point = point_of(entry)
                if point is None:
                    self.refuse(MOVE, "fallout-refused-move-point", {"token": id[:40]})
                    return
                turns.append(point)
            self._step(plan, known[id], goal, turns)
        if not self.reasons:
            self._check_ends(plan)

    def _step(self, plan: Plan, at: int, goal: Point, via: list[Point]) -> None:
        """One figure's way to a point: straight, by the points named, or round what bars the straight way."""
        figure = self.able[at]
        base = self.bases[at]
        left = self.march.left[figure.id]
        start = (base.x, base.y)
        if goal == start and not via:
            return
        path: list[Point] = [start, *via, goal] if via else self.way(at, goal)
        if via:
            barriers = self.barriers(figure)
            if barriers is not None and not barriers.clear_path(path):
                path = []
        if not path:
            self.refuse("fallout.move.figures", "fallout-refused-blocked", named(self.march.unit, figure))
            return
        cost = cost_of(self.state, figure, path)
        if cost > left + OVERLAP:
            self._too_far(figure, cost)
            return
        plan.add(figure, path, min(cost, left))

    def _too_far(self, figure: Figure, cost: float) -> None:
        values = named(self.march.unit, figure)
        values["cost"] = round(cost, 1)
        values["allowance"] = round(self.march.left[figure.id], 1)
        values["measure"] = self.state.lengths.unit
        self.refuse(self.march.why, "fallout-refused-too-far", values)

    def _plan_leaving(self, plan: Plan, edge: str) -> None:
        """fallout.move.table_edge: whoever can goes straight over that edge, the others as near to it as they get."""
        if not self.able:
            self.refuse(
                "fallout.knockdown.effect", "fallout-refused-nobody-moves", {"unit": self.march.unit.name}
            )
            return
        if edge not in ("north", "south", "west", "east"):
            self.refuse("fallout.retreat.edge", "fallout-refused-no-edge")
            return
        board = self.state.board
        for at, figure in enumerate(self.able):
            base = self.bases[at]
            r = base.radius
            left = self.march.left[figure.id]
            gap = {
                "north": base.y,
                "south": board.height - base.y,
                "west": base.x,
                "east": board.width - base.x,
            }[edge]
            by = gap + r if gap + r <= left else min(left, gap - r)
            if by <= 0.0:
                continue
            ux = {"west": -1.0, "east": 1.0}.get(edge, 0.0)
            uy = {"north": -1.0, "south": 1.0}.get(edge, 0.0)
            self._step(plan, at, quantize_point(base.x + ux * by, base.y + uy * by), [])
        if not self.reasons:
            self._check_ends(plan)

    # ------------------------------------------------------------ where everybody ends

    def _check_ends(self, plan: Plan) -> None:
        """fallout.move.figures: nobody ends on anybody; fallout.move.fly: no flyer in a wall."""
        ends = [_moved(figure.base, plan.paths[i][-1]) for i, figure in enumerate(plan.figures)]
        stay: list[Base] = [figure.base for figure in self.able if figure not in plan.figures]
        board = self.state.board
        for i, figure in enumerate(plan.figures):
            end = ends[i]
            if not board.inside(end, OVERLAP):
                self._check_edge(figure, end)
                continue
            if figure.profile.flies and self.in_wall(figure, end):
                self.refuse("fallout.move.fly", "fallout-refused-in-wall", named(self.march.unit, figure))
            crowded = any_overlap(end, self.crowd.others) >= 0 or any_overlap(end, stay) >= 0
            for other in ends[:i]:
                crowded = crowded or overlaps(end, other)
            if crowded:
                self.refuse(
                    "fallout.move.figures", "fallout-refused-occupied", named(self.march.unit, figure)
                )
            if self.reasons:
                return

    def _check_edge(self, figure: Figure, end: Disc) -> None:
        """fallout.move.table_edge: wholly across or not at all, where the scenario allows it."""
        unit = self.march.unit
        if not edge_crossed(self.state.board, end):
            self.refuse("fallout.move.table_edge", "fallout-refused-half-off", named(unit, figure))
        elif unit.side < 0 or not self.state.may_leave[unit.side]:
            self.refuse("fallout.retreat.edge", "fallout-refused-may-not-leave", named(unit, figure))

    def leaving_edges(self) -> list[str]:
        """The friendly edges somebody could cross in this move."""
        unit = self.march.unit
        if unit.side < 0 or not self.state.may_leave[unit.side]:
            return []
        board = self.state.board
        found: list[str] = []
        for edge in friendly(self.state, unit.side):
            for base in self.bases:
                gap = {
                    "north": base.y,
                    "south": board.height - base.y,
                    "west": base.x,
                    "east": board.width - base.x,
                }[edge]
                if gap + base.radius <= self.reach:
                    found.append(edge)
                    break
        return found

    # ------------------------------------------------------------ the law of the move

    def _check_law(self, plan: Plan) -> None:
        """Coherency, and what a broken squad may not do."""
        march = self.march
        if not march.unit.lone and len(march.bound) > 1 and (march.main or not self._rigid(plan)):
            self._check_coherency(plan)
        if march.unit.broken and not self.reasons:
            self._check_broken(plan)

    def _rigid(self, plan: Plan) -> bool:
        """Whether the whole squad moves alike, which changes no distance between them."""
        if not plan.figures:
            return True
        if len(plan.figures) != len(self.march.bound):
            return False
        if plan.rigid:
            return True
        first = plan.paths[0]
        dx, dy = first[-1][0] - first[0][0], first[-1][1] - first[0][1]
        for path in plan.paths:
            if abs(path[-1][0] - path[0][0] - dx) > 1e-9 or abs(path[-1][1] - path[0][1] - dy) > 1e-9:
                return False
        return True

    def _check_coherency(self, plan: Plan) -> None:
        """fallout.coherency.distance, fallout.coherency.chain.en, fallout.coherency.regroup."""
        march = self.march
        ends: dict[str, Base] = {}
        members: list[Figure] = []
        for figure in march.bound:
            if not figure.conscious():
                continue
            end = _moved(figure.base, plan.end_of(figure))
            if edge_crossed(self.state.board, end):
                continue
            members.append(figure)
            ends[figure.id] = end
        if chained(self.state, march.unit, members, [ends[figure.id] for figure in members]):
            return
        why = "fallout.coherency.chain.en" if self.state.english else "fallout.coherency.chain.it"
        if march.main:
            why = "fallout.coherency.regroup"
            if gathers(march.main, march.bound_starts or {}, ends, list(self.spots())):
                return
        self.refuse(why, "fallout-refused-coherency", {"unit": march.unit.name})

    def spots(self) -> dict[str, Point]:
        """Where each detached member could go to be nearer to the largest group, looked up once."""
        known = self._spots
        if known is None:
            known = closing_spots(self)
            self._spots = known
        return known

    def _check_broken(self, plan: Plan) -> None:
        """fallout.morale.broken_limits: nobody ends closer to the nearest enemy than he began."""
        unit = self.march.unit
        for i, figure in enumerate(plan.figures):
            if not self.dares(figure, _moved(figure.base, plan.paths[i][-1])):
                self.refuse(
                    "fallout.morale.broken_limits", "fallout-refused-broken-closer", named(unit, figure)
                )
                return


def _moved(base: Disc, to: Point) -> Disc:
    """The same base at a point."""
    return Disc(to[0], to[1], base.radius)
