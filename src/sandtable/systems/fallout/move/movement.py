"""Moving (chapter 4.3): the question where figures go, and the move itself with interruptions in the middle of it."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import Ask
from sandtable.core.question import MOVING, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.figures import moving
from sandtable.figures.edges import LEAVE
from sandtable.systems.fallout.attack.items import has_doses
from sandtable.systems.fallout.attack.items import offer as offer_doses
from sandtable.systems.fallout.attack.reactions import fire, interrupts
from sandtable.systems.fallout.attack.watchers import watchers
from sandtable.systems.fallout.ground.coherency import still_chained
from sandtable.systems.fallout.move.aftermath import aftermath
from sandtable.systems.fallout.move.destinations import Ideas, snaps
from sandtable.systems.fallout.move.foretold import turned_to
from sandtable.systems.fallout.move.leaving import done_option, leave_option
from sandtable.systems.fallout.move.march import March, Plan
from sandtable.systems.fallout.move.paces import cost_of
from sandtable.systems.fallout.move.planning import FORMATIONS, Planner
from sandtable.systems.fallout.move.walking import Stretch, advance, finish, make_room, tell_moved
from sandtable.systems.fallout.state.identities import CHARGE, DONE, DOSE, MOVE, MOVE_FIRE, SKILL
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.systems.fallout.state.told import Told
from sandtable.table import Disc, Point

NAMES: Final[dict[str, Json]] = {
    action: {"id": "fallout-action-" + action} for action in (MOVE, MOVE_FIRE, CHARGE, SKILL)
}


class MoveQuestion(moving.MarchQuestion[Plan, Planner]):
    """fallout.action.move.distance: where does everybody go, and which way does he look? Nobody has to move."""

    def __init__(self, state: FalloutState, march: March) -> None:
        unit = march.unit
        prompt = Message("fallout-ask-move", {"unit": unit.name, "action": NAMES[march.action]})
        super().__init__(state.decider(unit), march, march.why, prompt, unit.id)
        self.state = state
        self.march = march

    def look_round(self) -> Planner:
        return Planner(self.state, self.march)

    def read(self, answer: Json) -> Plan:
        plan = Plan(DONE)
        if not isinstance(answer, dict) or not self._is_shaped(answer):
            plan.refuse(self.why, "fallout-refused-move-table")
            return plan
        then = text_of(answer.get("then", DONE))
        if then != DONE and not then.startswith(LEAVE) and not (then == DOSE and self._can_halt()):
            plan.refuse(self.why, "core-refused-no-such-option", {"option": then[:40]})
            return plan
        return self.planner().plan(answer, then)

    def _is_shaped(self, answer: dict[str, Json]) -> bool:
        """A facing that is none is refused later, by the rule of turning."""
        if self.is_shaped(answer, MOVING):
            return True
        rest: dict[str, Json] = {key: value for key, value in answer.items() if key != "facing"}
        return len(rest) < len(answer) and self.is_shaped(rest, MOVING)

    def _can_halt(self) -> bool:
        """fallout.item.stimpak, fallout.item.antidote: in a Move or Use Skill action, with a dose of something."""
        return self.march.action in (MOVE, SKILL) and has_doses(self.march.unit)

    def propose(self) -> moving.Proposals:
        return Ideas(self.state, self.planner())

    def forced(self) -> list[Json] | None:
        return None if self.planner().able else [{"then": DONE}]

    def suggestion(self) -> Json:
        answer = super().suggestion()
        return {"then": DONE} if answer is None else answer

    # ------------------------------------------------------------ for clients

    def warnings(self, plan: Plan) -> list[Reason]:
        return [
            Reason("fallout.action.overwatch.fire", "fallout-warning-overwatch", {"unit": unit.name})
            for unit in watchers(self.state, self.march.unit)
        ]

    def thens(self) -> list[Option]:
        thens = [done_option()]
        if self._can_halt():
            thens.append(Option(DOSE, Message("fallout-opt-halt"), "fallout.item.stimpak"))
        return [*thens, *(leave_option(edge) for edge in self.planner().leaving_edges())]

    def formations(self) -> list[str]:
        return list(FORMATIONS)

    def snaps(self) -> list[Json]:
        return snaps(self.state, self.planner())

    def fans(self) -> list[list[Point]]:
        planner = self.planner()
        return planner.fans(planner.shut(planner.lead)) if planner.numbers else []


async def move_figures(
    state: FalloutState,
    unit: Unit,
    figures: list[Figure],
    bound: list[Figure],
    allowance: float,
    action: str,
    why: str,
    told: Told | None = None,
) -> bool:
    """Asks for a move of these figures and makes it; False when the unit's activation has ended on the way.

    fallout.action.overwatch.moment: after an interruption the mover may change the rest of his move.
    fallout.item.stimpak: he may halt for a dose at any point of it. `bound` are those whom coherency is about.
    What was `told` beforehand is not asked, as long as it may be done.
    """
    march = March(state, unit, figures, bound, allowance, action, why)
    while True:
        question = MoveQuestion(state, march)
        forced = question.forced()
        answer = forced[0] if forced is not None else foretold(question, told)
        if answer is None:
            answer = await Ask(question)
        plan = question.plan_for(answer)
        interrupted = False
        if plan.numbers:
            if state.mines or watchers(state, unit):
                interrupted = await follow(state, march, plan)
            else:
                walk(state, march, plan)
                if plan.rigid and not march.main:
                    still_chained(state, unit, len(plan.numbers))
        if state.ended(unit):
            return False
        if interrupted and told is not None:
            told.end()
        if not interrupted and plan.then == DOSE:
            await offer_doses(state, unit)
        elif not interrupted:
            turn_all(march, plan)
            return True


def foretold(question: MoveQuestion, told: Told | None) -> Json:
    """The answer that was given with the action, if the question takes it; None where it has to be asked."""
    way = told.take_way() if told is not None else None
    if way is None or told is None or question.check(way):
        return None
    turned = turned_to(question.state, question.march, question.plan_for(way), way, told.at)
    return way if question.check(turned) else turned


def turn_all(march: March, plan: Plan) -> None:
    """fallout.action.move.turn: the turn comes at the end of the move, for those too who did not move."""
    facings = plan.facings
    if not facings:
        return
    for figure in march.figures:
        facing = facings.get(figure.id)
        if facing is not None and figure.able():
            figure.facing = facing


def walk(state: FalloutState, march: March, plan: Plan) -> None:
    """Everybody goes along the plan where nobody watches and nothing lies on the way."""
    figures = march.going(plan)
    for i, figure in enumerate(figures):
        x, y = plan.paths[i][-1]
        figure.base = Disc(x, y, figure.base.radius)
    march.unit.moved()
    ways = [(figure.id, plan.paths[i]) for i, figure in enumerate(figures)]
    tell_moved(state, march.unit, march.why, ways)
    if plan.then == DOSE:
        for i, number in enumerate(plan.numbers):
            march.left[number] -= plan.costs[i]
    finish(state, march.unit, figures, plan.paths, march.exposed)


async def follow(state: FalloutState, march: March, plan: Plan) -> bool:
    """Everybody goes along the plan at one pace; True when overwatch fire stopped them on the way.

    fallout.terrain.rough.move: what is left to each afterwards is what the way he walked has not used up.
    """
    unit = march.unit
    figures = march.going(plan)
    stretch = Stretch(state, unit, figures, plan.paths, march.why)
    interrupt = await interrupts(state, stretch) if watchers(state, unit) else None
    upto = interrupt.share if interrupt is not None else 1.0
    while stretch.share < upto:
        if await advance(stretch, upto):
            await aftermath(state)
            if state.ended(unit):
                break
    stretch.tell()
    ways = [stretch.walked(i) for i in range(len(figures))]
    for i, figure in enumerate(figures):
        spent = plan.costs[i] if stretch.at[i] >= 1.0 else cost_of(state, figure, ways[i])
        number = plan.numbers[i]
        march.left[number] = max(march.left[number] - spent, 0.0)
    if min(stretch.at) < 1.0:
        make_room(state, unit, figures)
    finish(state, unit, figures, ways, march.exposed)
    if interrupt is None or state.ended(unit):
        return False
    await fire(state, interrupt.unit)
    return True
