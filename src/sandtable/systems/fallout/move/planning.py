"""From an answer to a plan (see `figures.planning`): costs, ends, and the law of the move (chapter 4.3)."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from sandtable.core.wire import Json
from sandtable.figures.edges import LEAVE, OUT, edge_crossed, gap_to
from sandtable.systems.fallout.ground.coherency import chained, gathers, link_of
from sandtable.systems.fallout.ground.terrain import no_end
from sandtable.systems.fallout.move.leaving import friendly
from sandtable.systems.fallout.move.march import March, Plan
from sandtable.systems.fallout.move.regrouping import closing_spots
from sandtable.systems.fallout.move.step_together import CommonStep, step_alike
from sandtable.systems.fallout.move.surroundings import Surroundings
from sandtable.systems.fallout.move.turning import turn
from sandtable.systems.fallout.state.names import named
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
    contact_moves,
    overlaps,
    quantize_point,
)

CONTACT: Final = "contact"
FORMATIONS: Final = (*SHAPES, CONTACT)
MOVE: Final = "fallout.action.move.distance"


@final
class Planner(Surroundings):
    """Plans one stretch of a march."""

    def __init__(self, state: FalloutState, march: March) -> None:
        super().__init__(state, march)
        self._kept: CommonStep | None = None  # the last step that was tried
        self._spots: dict[str, Point] | None = None

    def plan(self, answer: dict[str, Json], then: str) -> Plan:
        """The plan an answer asks for; its `reasons` say what is wrong with it, if anything."""
        plan = Plan(then)
        if then.startswith(LEAVE):
            self._plan_leaving(plan, then.removeprefix(LEAVE))
        elif "lead" in answer:
            self.plan_formation(plan, answer)
        elif "to" in answer:
            self.plan_figures(plan, answer)
        if not plan.reasons:
            self._check_law(plan)
        if not plan.reasons:
            plan.reasons = turn(self, plan, answer.get("facing"))
        return plan

    # ------------------------------------------------------------ what is refused

    def refuse_formation(self, plan: Plan, shape: str) -> None:
        plan.refuse(MOVE, "fallout-refused-formation", {"formation": shape})

    def refuse_nobody(self, plan: Plan) -> None:
        values: dict[str, Json] = {"unit": self.march.unit.name}
        plan.refuse("fallout.knockdown.effect", "fallout-refused-nobody-moves", values)

    def named(self, plan: Plan, token: str) -> int:
        for at, figure in enumerate(self.able):
            if figure.id == token:
                return at
        plan.refuse(MOVE, "fallout-refused-move-token", {"token": token[:40]})
        return -1

    def refuse_no_way(self, plan: Plan, at: int, goal: Point, via: list[Point]) -> None:
        values = named(self.march.unit, self.able[at])
        plan.refuse("fallout.move.figures", "fallout-refused-blocked", values)

    def refuse_too_far(self, plan: Plan, at: int, cost: float) -> None:
        values = named(self.march.unit, self.able[at])
        values["cost"] = round(cost, 1)
        values["allowance"] = round(self.left[at], 1)
        values["measure"] = self.state.lengths.unit
        plan.refuse(self.march.why, "fallout-refused-too-far", values)

    # ------------------------------------------------------------ the way

    def landing(self, goal: Point) -> Point:
        return goal

    def take(self, plan: Plan, at: int, path: list[Point]) -> None:
        cost, left = self.cost_of(at, path), self.left[at]
        if cost > left + OVERLAP:
            self.refuse_too_far(plan, at, cost)
        else:
            plan.add(self.numbers[at], path, min(cost, left))

    def step_alike(self, plan: Plan, dx: float, dy: float, length: float) -> bool:
        kept = self._alike(dx, dy)
        if kept.possible:
            plan.alike = True
            plan.rigid = kept.rigid
            plan.numbers = self.numbers[:]
            plan.costs = kept.costs
            plan.paths = [[(base.x, base.y), kept.steps[at]] for at, base in enumerate(self.bases)]
        return kept.possible

    def _alike(self, dx: float, dy: float) -> CommonStep:
        """The step that everybody takes alike; the last one is remembered."""
        known = self._kept
        if known is None or known.dx != dx or known.dy != dy:
            known = CommonStep(dx, dy)
            known.possible = step_alike(self, known)
            self._kept = known
        return known

    def keeps(self, goal: Point) -> bool:
        """Whether everybody can follow the leader there in the present order, straight and onto nobody."""
        lead = self.bases[self.lead]
        return self._alike(goal[0] - lead.x, goal[1] - lead.y).possible

    # ------------------------------------------------------------ formations

    def formations(self) -> tuple[str, ...]:
        return FORMATIONS

    def wanted(self, shape: str, goal: Point) -> list[Point]:
        return self._into_contact(goal) if shape == CONTACT else super().wanted(shape, goal)

    def ground(self) -> Ground:
        march = self.march
        link = -1.0 if march.unit.lone or march.main else link_of(self.state, march.unit)
        forbidden: list[Piece] = []
        for at, figure in enumerate(self.able):
            for piece in [*self.shut(at), *no_end(self.state, figure)]:
                if piece not in forbidden:
                    forbidden.append(piece)
        return Ground(self.board, forbidden, self.crowd.others, link=link)

    def straight(self, at: int, wanted: Point) -> float:
        """In slow ground half of what a figure has left is safe."""
        left = self.left[at]
        if not self.slow:
            return left
        base = self.bases[at]
        cost = self.cost_of(at, [(base.x, base.y), wanted])
        length = sqrt((wanted[0] - base.x) ** 2 + (wanted[1] - base.y) ** 2)
        return left if cost <= left and length <= left else left * 0.5

    def _into_contact(self, goal: Point) -> list[Point]:
        """Where everybody would like to stand who goes for the enemy at that point, the nearest touching him."""
        targets = [base for base in self.crowd.barriers if _is_meant(base, goal)]
        wanted: list[Point] = []
        for at, base in enumerate(self.bases):
            away = sqrt((goal[0] - base.x) ** 2 + (goal[1] - base.y) ** 2)
            share = min(self.left[at] * 0.98 / away, 1.0) if away > 0.0 else 0.0
            wanted.append(
                quantize_point(base.x + (goal[0] - base.x) * share, base.y + (goal[1] - base.y) * share)
            )
        if targets:
            crowd, reach = self.crowd, min(self.left)
            for move in contact_moves(
                self.board, self.bases, targets, reach, crowd.barriers, self.shut(0), crowd.others
            ):
                wanted[move.attacker] = quantize_point(move.x, move.y)
        return wanted

    # ------------------------------------------------------------ over the edge

    def _plan_leaving(self, plan: Plan, edge: str) -> None:
        """fallout.move.table_edge: whoever can goes straight over that edge, the others as near to it as they get."""
        if not self.able:
            self.refuse_nobody(plan)
            return
        if edge not in OUT:
            plan.refuse("fallout.retreat.edge", "fallout-refused-no-edge")
            return
        ux, uy = OUT[edge]
        for at, base in enumerate(self.bases):
            r = base.reach
            left = self.left[at]
            gap = gap_to(self.board, base, edge)
            by = gap + r if gap + r <= left else min(left, gap - r)
            if by > 0.0:
                self.step(plan, at, quantize_point(base.x + ux * by, base.y + uy * by), [])
        if not plan.reasons:
            self.check_ends(plan)

    def leaving_edges(self) -> list[str]:
        """The friendly edges somebody could cross in this move."""
        side = self.march.unit.side
        if side < 0 or not self.state.may_leave[side]:
            return []
        return [
            edge
            for edge in friendly(self.state, side)
            if any(gap_to(self.board, base, edge) + base.reach <= self.reach for base in self.bases)
        ]

    # ------------------------------------------------------------ where everybody ends

    def check_ends(self, plan: Plan) -> None:
        """fallout.move.figures: nobody ends on anybody; fallout.move.fly: no flyer in a wall."""
        unit = self.march.unit
        figures = self.march.going(plan)
        ends = [_moved(figure.base, plan.paths[i][-1]) for i, figure in enumerate(figures)]
        stay: list[Base] = [figure.base for figure in self.able if figure not in figures]
        for i, figure in enumerate(figures):
            end = ends[i]
            if not self.board.inside(end, OVERLAP):
                self._check_edge(plan, figure, end)
                continue
            if figure.profile.flies and self.in_wall(figure, end):
                plan.refuse("fallout.move.fly", "fallout-refused-in-wall", named(unit, figure))
            crowded = any_overlap(end, self.crowd.others) >= 0 or any_overlap(end, stay) >= 0
            if crowded or any(overlaps(end, other) for other in ends[:i]):
                plan.refuse("fallout.move.figures", "fallout-refused-occupied", named(unit, figure))
            if plan.reasons:
                return

    def _check_edge(self, plan: Plan, figure: Figure, end: Disc) -> None:
        """fallout.move.table_edge: wholly across or not at all, where the scenario allows it."""
        unit = self.march.unit
        if not edge_crossed(self.board, end):
            plan.refuse("fallout.move.table_edge", "fallout-refused-half-off", named(unit, figure))
        elif unit.side < 0 or not self.state.may_leave[unit.side]:
            plan.refuse("fallout.retreat.edge", "fallout-refused-may-not-leave", named(unit, figure))

    # ------------------------------------------------------------ the law of the move

    def _check_law(self, plan: Plan) -> None:
        """Coherency, and what a broken squad may not do."""
        march = self.march
        if not march.unit.lone and len(march.bound) > 1 and (march.main or not self._rigid(plan)):
            self._check_coherency(plan)
        if march.unit.broken and not plan.reasons:
            self._check_broken(plan)

    def _rigid(self, plan: Plan) -> bool:
        """Whether the whole squad moves alike, which changes no distance between them."""
        if not plan.numbers:
            return True
        if len(plan.numbers) != len(self.march.bound):
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
        """fallout.coherency.distance, fallout.coherency.chain.en: those who belong together end in one chain.

        fallout.coherency.regroup: whoever began apart from the largest group comes nearer to it.
        """
        march = self.march
        going = {figure.id: plan.paths[i][-1] for i, figure in enumerate(march.going(plan))}
        ends: dict[str, Base] = {}
        members: list[Figure] = []
        for figure in march.bound:
            if not figure.conscious():
                continue
            end = _moved(figure.base, going[figure.id]) if figure.id in going else figure.base
            if edge_crossed(self.board, end):
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
        plan.refuse(why, "fallout-refused-coherency", {"unit": march.unit.name})

    def spots(self) -> dict[str, Point]:
        """Where each detached member could go to be nearer to the largest group, looked up once."""
        known = self._spots
        if known is None:
            known = closing_spots(self)
            self._spots = known
        return known

    def _check_broken(self, plan: Plan) -> None:
        """fallout.morale.broken_limits: nobody ends closer to the nearest enemy than he began."""
        for i, figure in enumerate(self.march.going(plan)):
            at = self.numbers.index(plan.numbers[i])
            if not self.dares(at, _moved(figure.base, plan.paths[i][-1])):
                values = named(self.march.unit, figure)
                plan.refuse("fallout.morale.broken_limits", "fallout-refused-broken-closer", values)
                return


def _is_meant(base: Base, goal: Point) -> bool:
    """Whether somebody who is pointed at stands there, or about there."""
    if isinstance(base, Disc):
        return (base.x - goal[0]) ** 2 + (base.y - goal[1]) ** 2 < 36.0 * base.radius**2
    return base.holds(goal[0], goal[1])


def _moved(base: Disc, to: Point) -> Disc:
    """A base of the same size, moved to a point."""
    return Disc(to[0], to[1], base.radius)
