"""The questions that bring figures into base contact."""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.question import WALKING, Option
from sandtable.core.wire import Json, Message, point_of, text_of
from sandtable.figures import moving
from sandtable.figures.moving import why_not_then
from sandtable.systems.fubar.attack.engagement import enemy_bases, touches_any
from sandtable.systems.fubar.ground.contact import least_gap
from sandtable.systems.fubar.move.closing import Closing, Field
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.state.identities import CLOSE, CLOSE_UP_WHERE, STAY
from sandtable.systems.fubar.state.seen import bases_of
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import KEEP, OVERLAP, TOUCH, Base


class ContactQuestion(moving.MarchQuestion[Plan, Closing]):
    """Where each figure goes to touch the enemy. Figures not named in `to` find their own way.

    Going in by oneself (`{"then": "charge"}` or `{"then": "close"}`) is always legal. A subclass sets who must move.
    """

    def __init__(
        self, state: FubarState, closing: Closing, why: str, prompt: Message, then: list[Option], topic: str
    ) -> None:
        unit = closing.march.unit
        super().__init__(unit.side, closing.march, why, prompt, unit.id, topic)
        self.state = state
        self.closing = closing
        self.then = then

    def ready(self) -> Plan:
        """The plan the figures find by themselves."""
        return self.plan_for({"then": self.then[0].id})

    def read(self, answer: Json) -> Plan:
        plan = Plan("")
        if not isinstance(answer, dict) or not self.is_shaped(answer, WALKING) or not self._led(answer):
            plan.refuse(self.why, "fubar-refused-close-answer")
            return plan
        then = text_of(answer.get("then", self.then[0].id))
        plan.reasons = why_not_then(self.why, self.then, then)
        if not plan.reasons and then != STAY:
            wanted = self.closing.read(self._one_by_one(answer))
            plan.reasons = self.closing.reasons
            if not plan.reasons:
                plan = self.closing.plan(wanted)
        return plan

    def _led(self, answer: dict[str, Json]) -> bool:
        """There is no formation to close in but each by his own way; a leader's place may be named."""
        return "lead" not in answer or (answer.get("formation", KEEP) == KEEP and "via" not in answer)

    def _one_by_one(self, answer: dict[str, Json]) -> dict[str, Json]:
        """The same with the leader's place under `to`; a leader who is where he stands finds his own way."""
        lead = point_of(answer.get("lead"))
        numbers = self.closing.numbers
        if lead is None or not numbers:
            return answer
        march = self.closing.march
        leaders = [number for number in numbers if march.unit.figures[number].leader]
        number = (leaders or numbers)[0]
        base = march.base(number)
        if abs(lead[0] - base.x) < OVERLAP and abs(lead[1] - base.y) < OVERLAP:
            return {}
        return {"to": {march.token(number): [lead[0], lead[1]]}}

    def propose(self) -> moving.Proposals:
        return moving.Listed([{"then": option.id} for option in self.then])

    def orders(self) -> list[str]:
        return [option.id for option in self.then] if self.topic else []

    def by_order(self, order: str) -> Json | None:
        return {"then": order} if order in self.orders() else None

    def numbers(self) -> list[int]:
        return self.closing.numbers

    def thens(self) -> list[Option]:
        return self.then

    def formations(self) -> list[str]:
        return []

    def turns(self) -> bool:
        return False


class CloseUpQuestion(ContactQuestion):
    """fubar.melee.defender_move, fubar.melee.stand: free figures may step into contact, or stay where they are.

    Standing orders on the topic `fubar.close_up`: "close", "stay".
    """

    identity: ClassVar[str] = CLOSE_UP_WHERE

    def __init__(self, state: FubarState, closing: Closing, why: str) -> None:
        unit = closing.march.unit
        prompt = Message("fubar-ask-close-up", {"unit": unit.name})
        thens = [
            Option(CLOSE, Message("fubar-opt-close-up"), why, icon="assault"),
            Option(STAY, Message("fubar-opt-stay-back"), why),
        ]
        super().__init__(state, closing, why, prompt, thens, "fubar.close_up")


def close_up_question(state: FubarState, march: March, enemies: list[Unit]) -> CloseUpQuestion | None:
    """fubar.melee.defender_move: the question for those who are free to close up; None when nobody can.

    Free is who touches no enemy, is not pinned, and has one of these enemies within 3 inches.
    """
    targets: list[Base] = []
    for enemy in enemies:
        targets.extend(bases_of(enemy))
    foes = enemy_bases(state, march.unit)
    free = [
        number
        for number in march.movers()
        if not touches_any(march.base(number), foes)
        and least_gap(march.base(number), targets) <= march.allowance + TOUCH
    ]
    if not free:
        return None
    closing = Closing(Field(state, march.unit, targets), march, free, False)
    question = CloseUpQuestion(state, closing, march.why)
    return question if question.ready().numbers else None
