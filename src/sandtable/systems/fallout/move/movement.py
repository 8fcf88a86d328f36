"""Moving (chapter 4.3): the question where figures go, and the move itself with interruptions in the middle of it."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice
from sandtable.core.effects import Ask
from sandtable.core.preview import Preview
from sandtable.core.question import Move, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.fallout.attack.items import has_doses
from sandtable.systems.fallout.attack.items import offer as offer_doses
from sandtable.systems.fallout.attack.overwatch import fire, interrupts
from sandtable.systems.fallout.attack.watchers import watchers
from sandtable.systems.fallout.ground.coherency import still_chained
from sandtable.systems.fallout.move.aftermath import aftermath
from sandtable.systems.fallout.move.destinations import Ideas, proposals, snaps, step_to, worth
from sandtable.systems.fallout.move.march import March, Plan
from sandtable.systems.fallout.move.paces import CHARGE, MOVE, MOVE_FIRE, SKILL, cost_of
from sandtable.systems.fallout.move.planning import FORMATIONS, LEAVE, Planner
from sandtable.systems.fallout.move.walking import Stretch, advance, finish, make_room, tell_moved
from sandtable.systems.fallout.state.answer_shape import misshapen
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import Disc, reachable

DONE: Final = "done"
DOSE: Final = "dose"
"""fallout.item.stimpak: a halt on the way, for doses; the rest of the move follows."""
NAMES: Final[dict[str, Json]] = {
    action: {"id": "fallout-action-" + action} for action in (MOVE, MOVE_FIRE, CHARGE, SKILL)
}


class MoveQuestion(Move):
    """fallout.action.move.distance: where does everybody go, and which way does he look? Nobody has to move."""

    def __init__(self, state: FalloutState, march: March) -> None:
        unit = march.unit
        prompt = Message("fallout-ask-move", {"unit": unit.name, "action": NAMES[march.action]})
        super().__init__(state.decider(unit), march.why, prompt, unit.id)
        self.state = state
        self.march = march
        self._planner: Planner | None = None
        self._answer: Json = None
        self._plan: Plan | None = None
        self._reasons: list[Reason] = []

    def planner(self) -> Planner:
        """Who may move and who stands near, looked up when first wanted."""
        planner = self._planner
        if planner is None:
            planner = Planner(self.state, self.march)
            self._planner = planner
        return planner

    def check(self, answer: Json) -> list[Reason]:
        if self._plan is None or self._answer != answer:
            self._think(answer)
        return self._reasons

    def plan_for(self, answer: Json) -> Plan:
        """The plan behind an answer; made while checking it and kept until the rule takes it."""
        if self._plan is None or self._answer != answer:
            self._think(answer)
        assert self._plan is not None
        return self._plan

    def _think(self, answer: Json) -> None:
        self._answer = answer
        self._plan = Plan(DONE)
        if not isinstance(answer, dict) or misshapen(answer):
            self._reasons = [Reason(self.why, "fallout-refused-move-table")]
            return
        then = text_of(answer.get("then", DONE))
        if then != DONE and not then.startswith(LEAVE) and not (then == DOSE and self._may_halt()):
            self._reasons = [Reason(self.why, "core-refused-no-such-option", {"option": then[:40]})]
            return
        planner = self.planner()
        self._plan = planner.plan(answer, then)
        self._reasons = planner.reasons

    def _may_halt(self) -> bool:
        """fallout.item.stimpak, fallout.item.antidote: in a Move or Use Skill action, with a dose of something."""
        return self.march.action in (MOVE, SKILL) and has_doses(self.march.unit)

    def candidates(self) -> list[Json]:
        planner = self.planner()
        return [answer for answer in proposals(self.state, planner) if worth(planner, answer)]

    def draw(self, dice: SeededDice) -> list[Json]:
        """As every question draws, but looking only at the proposals that are drawn."""
        ideas = Ideas(self.state, self.planner())
        left = ideas.count()
        numbers: list[int] = []  # those not yet drawn; written out when the first one drawn is no good
        while left > 0:
            at = dice.below(left) if left > 1 else 0
            answer = self._taken(ideas, numbers[at] if numbers else at)
            if answer is not None:
                return [answer]
            if not numbers:
                numbers = list(range(left))
            left -= 1
            numbers[at] = numbers[left]
        return []

    def _taken(self, ideas: Ideas, number: int) -> Json:
        """An idea as an answer, if it is worth considering and legal; else None."""
        goal = ideas.goal(number)
        if goal is None:
            answer = ideas.answer(number)
            return answer if worth(ideas.planner, answer) and not self.check(answer) else None
        planner = ideas.planner
        if not planner.keeps(goal):
            return None
        answer = step_to(goal)
        self._answer = answer
        self._plan = planner.plan_step(goal, DONE)
        self._reasons = planner.reasons
        return None if self._reasons else answer

    def forced(self) -> list[Json] | None:
        return None if self.planner().able else [{"then": DONE}]

    def suggestion(self) -> Json:
        found = super().suggestion()
        return {"then": DONE} if found is None else found

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        plan = self.plan_for(answer)
        preview.allowance = self.march.allowance
        preview.cost = max(plan.costs, default=0.0)
        for i, figure in enumerate(plan.figures):
            preview.paths.append((figure.id, plan.paths[i]))
        if not preview.reasons:
            for unit in watchers(self.state, self.march.unit):
                preview.warnings.append(
                    Reason("fallout.action.overwatch.fire", "fallout-warning-overwatch", {"unit": unit.name})
                )
        return preview

    def details(self) -> dict[str, Json]:
        planner = self.planner()
        tokens: list[Json] = [
            {"token": figure.id, "allowance": round(self.march.left[figure.id], 2)} for figure in planner.able
        ]
        thens: list[Json] = [Option(DONE, Message("fallout-opt-done")).wire()]
        if self._may_halt():
            thens.append(Option(DOSE, Message("fallout-opt-halt"), "fallout.item.stimpak").wire())
        for edge in planner.leaving_edges():
            label = Message("fallout-opt-leave", {"edge": {"id": "fallout-edge-" + edge}})
            thens.append(Option(LEAVE + edge, label, "fallout.retreat.edge").wire())
        return {
            "tokens": tokens,
            "then": thens,
            "formations": [shape for shape in FORMATIONS],
            "facing": True,
            "snaps": snaps(self.state, planner),
            "reach": self._reach(planner),
        }

    def _reach(self, planner: Planner) -> list[Json]:
        """The ground the leader can reach."""
        if not planner.able:
            return []
        at = planner.lead_number()
        figure = planner.able[at]
        fans = reachable(
            self.state.board,
            figure.base,
            self.march.left[figure.id],
            planner.crowd.barriers,
            planner.barred(figure),
        )
        return [[[x, y] for x, y in fan] for fan in fans]


async def move_figures(
    state: FalloutState,
    unit: Unit,
    movers: list[Figure],
    bound: list[Figure],
    allowance: float,
    action: str,
    why: str,
) -> bool:
    """Asks for a move of these figures and makes it; False when the unit's activation has ended on the way.

    fallout.action.overwatch.moment: after an interruption the mover may change the rest of his move.
    fallout.item.stimpak: he may halt for a dose at any point of it. `bound` are those whom coherency is about.
    """
    march = March(state, unit, movers, bound, allowance, action, why)
    while True:
        question = MoveQuestion(state, march)
        forced = question.forced()
        answer = forced[0] if forced is not None else await Ask(question)
        plan = question.plan_for(answer)
        interrupted = False
        if plan.figures:
            if state.mines or watchers(state, unit):
                interrupted = await follow(state, march, plan)
            else:
                walk(state, march, plan)
                if plan.rigid and not march.main:
                    still_chained(state, unit, len(plan.figures))
        if state.ended(unit):
            return False
        if not interrupted and plan.then == DOSE:
            await offer_doses(state, unit)
        elif not interrupted:
            turn_all(march, plan)
            return True


def turn_all(march: March, plan: Plan) -> None:
    """fallout.action.move.turn: the turn comes at the end of the move, for those too who did not move."""
    facings = plan.facings
    if not facings:
        return
    for figure in march.movers:
        facing = facings.get(figure.id)
        if facing is not None and figure.able():
            figure.facing = facing


def walk(state: FalloutState, march: March, plan: Plan) -> None:
    """Everybody goes along the plan where nobody watches and nothing lies on the way."""
    for i, figure in enumerate(plan.figures):
        x, y = plan.paths[i][-1]
        figure.base = Disc(x, y, figure.base.radius)
    march.unit.moved()
    if state.listens():
        ways = [(figure.id, plan.paths[i]) for i, figure in enumerate(plan.figures)]
        tell_moved(state, march.unit, march.why, ways)
    if plan.then == DOSE:
        for i, figure in enumerate(plan.figures):
            march.left[figure.id] -= plan.costs[i]
    finish(state, march.unit, plan.figures, plan.paths, march.exposed)


async def follow(state: FalloutState, march: March, plan: Plan) -> bool:
    """Everybody goes along the plan at one pace; True when overwatch fire stopped them on the way.

    fallout.terrain.rough.move: what is left to each afterwards is what the way he walked has not used up.
    """
    unit = march.unit
    stretch = Stretch(state, unit, plan.figures, plan.paths, march.why)
    found = await interrupts(state, stretch) if watchers(state, unit) else None
    upto = found.share if found is not None else 1.0
    while stretch.share < upto:
        if await advance(stretch, upto):
            await aftermath(state)
            if state.ended(unit):
                break
    stretch.tell()
    ways = [stretch.walked(i) for i in range(len(plan.figures))]
    for i, figure in enumerate(plan.figures):
        spent = plan.costs[i] if stretch.at[i] >= 1.0 else cost_of(state, figure, ways[i])
        march.left[figure.id] = max(march.left[figure.id] - spent, 0.0)
    if min(stretch.at) < 1.0:
        make_room(state, unit, plan.figures)
    finish(state, unit, plan.figures, ways, march.exposed)
    if found is None or state.ended(unit):
        return False
    await fire(state, found.unit)
    return True
