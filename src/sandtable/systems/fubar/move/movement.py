"""Moving: the question where a unit goes, and the move itself with reactions in the middle of it."""

from __future__ import annotations

from sandtable.core.effects import ask
from sandtable.core.question import MOVING, WALKING, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.figures import moving
from sandtable.figures.moving import why_not_then
from sandtable.systems.fubar.ground.ambush import Secrets, discover
from sandtable.systems.fubar.move.destinations import Proposals, snaps
from sandtable.systems.fubar.move.driving import planner_for
from sandtable.systems.fubar.move.leaving import exits, leave_table, plan_exit
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.move.planning import Planner
from sandtable.systems.fubar.move.reactions import offer
from sandtable.systems.fubar.move.spotting import first_meeting, glimpsed
from sandtable.systems.fubar.move.walking import Stretch
from sandtable.systems.fubar.move.watching import Sweep
from sandtable.systems.fubar.state.identities import DONE, LEAVE, MOVE_QUESTIONS
from sandtable.systems.fubar.state.seen import known_to
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import KEEP, SHAPES, Base, Point, in_chain


class MoveQuestion(moving.MarchQuestion[Plan, Planner]):
    """Where does the unit go, and what then? Nobody has to move.

    A subclass adds the law of its action in `law`.
    """

    def __init__(self, state: FubarState, march: March, then: list[Option]) -> None:
        unit = march.unit
        prompt = Message("fubar-ask-move", {"unit": unit.name, "action": march.action})
        super().__init__(unit.side, march, march.why, prompt, unit.id, id=MOVE_QUESTIONS[march.action])
        self.state = state
        self.march = march
        self.then = then

    def look_round(self) -> Planner:
        return planner_for(self.state, self.march)

    def read(self, answer: Json) -> Plan:
        plan = Plan(DONE)
        if not isinstance(answer, dict) or not self._is_shaped(answer):
            plan.refuse(self.why, "fubar-refused-move-table")
            return plan
        then = text_of(answer.get("then", self.then[0].id))
        if then.startswith(LEAVE):
            return plan_exit(self.state, self.planner(), then)
        plan.reasons = why_not_then(self.why, self.then, then)
        if not plan.reasons:
            plan = self.planner().plan(answer, then)
        if not plan.reasons:
            plan.reasons = self.law(plan)
        return plan

    def _is_shaped(self, answer: dict[str, Json]) -> bool:
        unit = self.march.unit
        if unit.vehicle is not None:
            return self.is_shaped(answer, MOVING, [unit.id])
        return self.is_shaped(answer, WALKING)

    def law(self, plan: Plan) -> list[Reason]:
        """What the action itself forbids."""
        return []

    def open_thens(self) -> list[str]:
        """The ways to go on that are not refused."""
        return [option.id for option in self.then if not option.reasons]

    def propose(self) -> moving.Proposals:
        return Proposals(self.state, self.planner(), self.open_thens())

    def forced(self) -> list[Json] | None:
        if self.march.movers():
            return None
        thens = [then for then in self.open_thens() if not self.check({"then": then})]
        return [{"then": thens[0]}] if len(thens) == 1 else None

    def again(self) -> MoveQuestion:
        """The same question about what is left of the move."""
        return MoveQuestion(self.state, self.march, self.then)

    # ------------------------------------------------------------ for clients

    def warnings(self, plan: Plan) -> list[Reason]:
        return warnings(self.state, self.march, plan)

    def thens(self) -> list[Option]:
        return [*self.then, *exits(self.state, self.planner())]

    def formations(self) -> list[str]:
        return list(SHAPES) if self.march.unit.vehicle is None else [KEEP]

    def turns(self) -> bool:
        return self.march.unit.vehicle is not None

    def snaps(self) -> list[Json]:
        return snaps(self.state, self.planner())

    def fans(self) -> list[list[Point]]:
        return self.planner().fans([])


def warnings(state: FubarState, march: March, plan: Plan) -> list[Reason]:
    """What a legal move may bring: reaction fire by units its side knows of, figures out of cohesion."""
    if not plan.numbers:
        return []
    reasons = reaction_warnings(state, march, plan)
    unit = march.unit
    if unit.vehicle is None:
        stretch = Stretch(state, march, plan)
        ends: list[Base] = [figure.base for figure in unit.figures if figure.alive]
        for at, number in enumerate(plan.numbers):
            ends[ends.index(march.base(number))] = stretch.base_at(at, 1.0)
        if not in_chain(ends, state.lengths.cohesion):
            reasons.append(Reason("fubar.unit.cohesion.penalty", "fubar-warning-cohesion"))
    return reasons


def reaction_warnings(state: FubarState, march: March, plan: Plan) -> list[Reason]:
    """Units On Guard that its side knows of and that would see it appear on the way."""
    if not plan.numbers:
        return []
    reasons: list[Reason] = []
    for watcher in reacting(state, Stretch(state, march, plan)):
        if known_to(state, march.unit.side, watcher):
            values: dict[str, Json] = {"unit": watcher.name}
            reasons.append(Reason("fubar.action.guard.react", "fubar-warning-reaction", values))
    return reasons


def reacting(state: FubarState, stretch: Stretch) -> list[Unit]:
    """Who On Guard would see somebody appear on the way."""
    units: list[Unit] = []
    for leg in stretch.plan.legs():
        sweep = Sweep(state, stretch, leg)
        for watch in sweep.watches():
            if watch.unit not in units and sweep.next_appearance([watch], 0.0)[1]:
                units.append(watch.unit)
    return units


def stop_option() -> Option:
    """The move ends here."""
    return Option(DONE, Message("fubar-opt-stop"))


async def move_unit(state: FubarState, march: March, then: list[Option]) -> str:
    """Asks for the move, makes it, and returns what was chosen to come after ("" when there is no after).

    fubar.action.guard.order: after a reaction the mover may alter the rest of its move, so it is asked again.
    """
    return await carry_out(state, march, MoveQuestion(state, march, then))


async def carry_out(state: FubarState, march: March, question: MoveQuestion) -> str:
    """The move that answers a question, asked anew after every reaction."""
    while True:
        answer = await ask(question)
        plan = question.plan_for(answer)
        interrupted = await follow(state, march, plan)
        if march.unit.gone or state.result is not None:
            return ""
        if not interrupted:
            if plan.edge:
                leave_table(state, march.unit, plan.edge)
                return ""
            return plan.then
        question = question.again()


async def follow(state: FubarState, march: March, plan: Plan) -> bool:
    """Moves everybody along the plan; True when something stopped them on the way, and they may alter the rest.

    fubar.action.guard.timing: a reaction comes at the point where the enemy becomes visible, before the unit fires
    or goes on; whoever could fire there and lets it pass is not asked again. fubar.pin.move: who is pinned there
    stays there. fubar.move.figures: who runs into a hidden enemy is stopped there.
    """
    if not plan.numbers:
        return False
    unit = march.unit
    vehicle = unit.vehicle
    if vehicle is not None and plan.turns:
        vehicle.hull = vehicle.hull.turned(plan.facing)
    stretch = Stretch(state, march, plan)
    secrets = Secrets(state, unit)
    meeting = first_meeting(stretch, secrets.enemies(unit.side)) if secrets.pairs else None
    end = meeting[0] if meeting is not None else 1.0
    stopped = await walk_in_sight(state, stretch, end)
    if stopped >= 0.0:
        end = stopped
    elif meeting is not None:
        stretch.place(end)
        stretch.tell_until(end)
        discover(state, meeting[1], unit)
    stretch.finish(end)
    if secrets.pairs:
        secrets.tell(glimpsed(secrets, stretch, end))
    return stopped >= 0.0 or meeting is not None


async def walk_in_sight(state: FubarState, stretch: Stretch, end: float) -> float:
    """The way up to that share past everybody On Guard; the share at which a reaction stopped it, else below 0."""
    march = stretch.march
    for low, high in stretch.plan.legs():
        sweep = Sweep(state, stretch, (low, high))
        watches = sweep.watches()
        share = 0.0
        while watches:
            share, seeing = sweep.next_appearance(watches, share)
            gone = low + (high - low) * share
            if not seeing or gone > end:
                break
            stretch.place(gone)
            passed: list[Unit] = []
            watchers = [watch.unit for watch in seeing]
            fired = await offer(state, march.unit, watchers, passed, stretch, gone)
            march.passed.extend(watcher.id for watcher in passed)
            if fired:
                return gone
            if passed:
                watches = [watch for watch in watches if watch.unit not in passed]
    return -1.0
