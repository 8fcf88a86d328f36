"""Moving: the question where a unit goes, and the move itself with reactions in the middle of it."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice
from sandtable.core.effects import ask
from sandtable.core.preview import Preview
from sandtable.core.question import Move, Option
from sandtable.core.wire import Json, Message, Reason, point_of, text_of
from sandtable.systems.fubar.ground.ambush import Secrets, discover
from sandtable.systems.fubar.move.destinations import Proposals, proposals, snaps
from sandtable.systems.fubar.move.leaving import exits, leave_table, plan_exit
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.move.planning import Planner
from sandtable.systems.fubar.move.reactions import offer
from sandtable.systems.fubar.move.spotting import first_meeting, glimpsed
from sandtable.systems.fubar.move.walking import Stretch
from sandtable.systems.fubar.move.watching import Sweep
from sandtable.systems.fubar.state.answer_shape import DRIVING, ON_FOOT, misshapen
from sandtable.systems.fubar.state.seen import known_to
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import SHAPES, Base, in_chain, reachable

STOP: Final = "done"
FIRE: Final = "fire"


PlainMove = tuple[float, float, str, str]


class MoveQuestion(Move):
    """Where does the unit go, and what then? Nobody has to move.

    A subclass adds the law of its action in `law`.
    """

    def __init__(self, state: FubarState, march: March, then: list[Option]) -> None:
        unit = march.unit
        prompt = Message("fubar-ask-move", {"unit": unit.name, "action": march.action})
        super().__init__(unit.side, march.why, prompt, unit.id)
        self.state = state
        self.march = march
        self.then = then
        self._planner: Planner | None = None
        self._proposals: Proposals | None = None
        self._answer: Json = None
        self._plain: PlainMove | None = (
            None  # what it asks for, when it says where the leader goes and no more
        )
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
        if not self._has_thought(answer):
            self._think(answer)
        return self._reasons

    def plan_for(self, answer: Json) -> Plan:
        """The plan behind an answer; made while checking it and kept until the rule takes it."""
        if not self._has_thought(answer):
            self._think(answer)
        assert self._plan is not None
        return self._plan

    def _has_thought(self, answer: Json) -> bool:
        """Whether the plan at hand is for this answer, or for one that says the same."""
        if self._plan is None:
            return False
        return self._answer is answer or (self._plain is not None and self._plain == plain_move(answer))

    def _think(self, answer: Json) -> None:
        self._answer = answer
        self._plain = plain_move(answer)
        self._reasons = []
        self._plan = Plan(STOP)
        if not isinstance(answer, dict) or (self._plain is None and self._misshapen(answer)):
            self._reasons = [Reason(self.why, "fubar-refused-move-table")]
            return
        then = text_of(answer.get("then", self.then[0].id))
        if then.startswith("leave:"):
            planner = self.planner()
            self._plan = plan_exit(self.state, planner, then)
            self._reasons = planner.reasons
            return
        for option in self.then:
            if option.id == then:
                self._reasons = option.reasons
                break
        else:
            self._reasons = [Reason(self.why, "core-refused-no-such-option", {"option": then[:40]})]
        if self._reasons:
            return
        planner = self.planner()
        self._plan = planner.plan(answer, then)
        self._reasons = planner.reasons
        if not self._reasons:
            self._reasons = self.law(self._plan)

    def _misshapen(self, answer: Json) -> bool:
        unit = self.march.unit
        if unit.vehicle is not None:
            return misshapen(answer, DRIVING, [unit.id])
        return misshapen(answer, ON_FOOT)

    def law(self, plan: Plan) -> list[Reason]:
        """What the action itself forbids."""
        return []

    def open_thens(self) -> list[str]:
        """The ways to go on that are not refused."""
        return [option.id for option in self.then if not option.reasons]

    def candidates(self) -> list[Json]:
        return proposals(self.state, self.planner(), self.open_thens())

    def draw(self, dice: SeededDice) -> list[Json]:
        found = Proposals(self.state, self.planner(), self.open_thens())
        self._proposals = found
        return self.draw_nth(found.count(), dice)

    def nth(self, number: int) -> Json:
        found = self._proposals
        assert found is not None
        return found.nth(number)

    def forced(self) -> list[Json] | None:
        if self.march.movers():
            return None
        thens = [then for then in self.open_thens() if not self.check({"then": then})]
        return [{"then": thens[0]}] if len(thens) == 1 else None

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        plan = self.plan_for(answer)
        preview.allowance = self.march.allowance
        preview.cost = max(plan.lengths, default=0.0)
        for at, number in enumerate(plan.numbers):
            preview.paths.append((self.march.token(number), plan.paths[at]))
        if not preview.reasons:
            preview.warnings = warnings(self.state, self.march, plan)
        return preview

    def again(self) -> MoveQuestion:
        """The same question about what is left of the move."""
        return MoveQuestion(self.state, self.march, self.then)

    def details(self) -> dict[str, Json]:
        planner = self.planner()
        tokens: list[Json] = [
            {"token": self.march.token(number), "allowance": round(self.march.left[number], 2)}
            for number in planner.numbers
        ]
        thens = [option.wire() for option in self.then]
        thens.extend(option.wire() for option in exits(self.state, self.march))
        out: dict[str, Json] = {
            "tokens": tokens,
            "then": [then for then in thens],
            "formations": [shape for shape in SHAPES] if self.march.unit.vehicle is None else ["keep"],
            "facing": self.march.unit.vehicle is not None,
            "snaps": snaps(self.state, planner),
            "reach": self._reach(planner),
        }
        return out

    def _reach(self, planner: Planner) -> list[Json]:
        """The ground the leader, or the vehicle, can reach."""
        if not planner.numbers:
            return []
        lead = planner.lead_number()
        fans = reachable(self.state.board, planner.bases[lead], planner.left[lead], planner.crowd.barriers)
        return [[[x, y] for x, y in fan] for fan in fans]


def plain_move(answer: Json) -> PlainMove | None:
    """What an answer asks for if it says no more than where the leader goes, how, and what then."""
    if not isinstance(answer, dict) or len(answer) != 3:
        return None
    lead = point_of(answer.get("lead"))
    formation = answer.get("formation")
    then = answer.get("then")
    if lead is None or not isinstance(formation, str) or not isinstance(then, str):
        return None
    return lead[0], lead[1], formation, then


def warnings(state: FubarState, march: March, plan: Plan) -> list[Reason]:
    """What a legal move may bring: reaction fire by units its side knows of, figures out of cohesion."""
    if not plan.numbers:
        return []
    found = reaction_warnings(state, march, plan)
    unit = march.unit
    if unit.vehicle is None:
        stretch = Stretch(state, march, plan)
        ends: list[Base] = [figure.base for figure in unit.figures if figure.alive]
        for at, number in enumerate(plan.numbers):
            ends[ends.index(march.base(number))] = stretch.base_at(at, 1.0)
        if not in_chain(ends, state.lengths.cohesion):
            found.append(Reason("fubar.unit.cohesion.penalty", "fubar-warning-cohesion"))
    return found


def reaction_warnings(state: FubarState, march: March, plan: Plan) -> list[Reason]:
    """Units On Guard that its side knows of and that would see it appear on the way."""
    if not plan.numbers:
        return []
    found: list[Reason] = []
    for watcher in reacting(state, Stretch(state, march, plan)):
        if known_to(state, march.unit.side, watcher):
            values: dict[str, Json] = {"unit": watcher.name}
            found.append(Reason("fubar.action.guard.react", "fubar-warning-reaction", values))
    return found


def reacting(state: FubarState, stretch: Stretch) -> list[Unit]:
    """Who On Guard would see somebody appear on the way."""
    found: list[Unit] = []
    for leg in stretch.legs():
        sweep = Sweep(state, stretch, leg)
        for watch in sweep.watches():
            if watch.unit not in found and sweep.next_appearance([watch], 0.0)[1]:
                found.append(watch.unit)
    return found


def stop_option() -> Option:
    """The move ends here."""
    return Option(STOP, Message("fubar-opt-stop"))


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
    for low, high in stretch.legs():
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
