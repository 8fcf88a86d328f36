"""The questions that bring figures into base contact."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.preview import Preview
from sandtable.core.question import WALKING, Move, Option, misshapen
from sandtable.core.wire import Json, Message, Reason, point_of, text_of
from sandtable.systems.fubar.attack.engagement import enemy_bases, touches_any
from sandtable.systems.fubar.ground.contact import least_gap
from sandtable.systems.fubar.move.closing import Closing, Field
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.state.identities import CLOSE_UP_WHERE
from sandtable.systems.fubar.state.seen import bases_of
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import OVERLAP, TOUCH, Base

CLOSE: Final = "close"
STAY: Final = "stay"


class ContactQuestion(Move):
    """Where each figure goes to touch the enemy. Figures not named in `to` find their own way.

    Going in by oneself (`{"then": "charge"}` or `{"then": "close"}`) is always legal. A subclass sets who must move.
    """

    def __init__(
        self, state: FubarState, closing: Closing, why: str, prompt: Message, thens: list[Option], topic: str
    ) -> None:
        unit = closing.march.unit
        super().__init__(unit.side, why, prompt, unit.id, topic)
        self.state = state
        self.closing = closing
        self.thens = thens
        self._answer: Json = None
        self._plan: Plan | None = None
        self._reasons: list[Reason] = []

    def ready(self) -> Plan:
        """The plan the figures find by themselves."""
        return self.plan_for({"then": self.thens[0].id})

    def check(self, answer: Json) -> list[Reason]:
        self._think(answer)
        return self._reasons

    def plan_for(self, answer: Json) -> Plan:
        """The plan behind an answer; kept from the check until the rule takes it."""
        self._think(answer)
        assert self._plan is not None
        return self._plan

    def _think(self, answer: Json) -> None:
        if self._plan is not None and self._answer == answer:
            return
        self._answer = answer
        self._plan = Plan("")
        self._reasons = []
        if not isinstance(answer, dict) or misshapen(answer, WALKING) or not self._led(answer):
            self._reasons = [Reason(self.why, "fubar-refused-close-answer")]
            return
        then = text_of(answer.get("then", self.thens[0].id))
        if then not in [option.id for option in self.thens]:
            self._reasons = [Reason(self.why, "core-refused-no-such-option", {"option": then[:40]})]
        elif then != STAY:
            wanted = self.closing.read(self._one_by_one(answer))
            self._reasons = self.closing.reasons
            if not self._reasons:
                self._plan = self.closing.plan(wanted)

    def _led(self, answer: dict[str, Json]) -> bool:
        """There is no formation to close in but each by his own way; a leader's place may be named."""
        return (
            text_of(answer.get("formation", "keep")) == "keep" and "via" not in answer
            if "lead" in answer
            else ("formation" not in answer)
        )

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

    def candidates(self) -> list[Json]:
        return [{"then": option.id} for option in self.thens]

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        plan = self.plan_for(answer)
        march = self.closing.march
        preview.allowance = march.allowance
        preview.cost = plan.cost()
        for at, number in enumerate(plan.numbers):
            preview.paths.append((march.token(number), plan.paths[at]))
        return preview

    def orders(self) -> list[str]:
        return [option.id for option in self.thens] if self.topic else []

    def by_order(self, order: str) -> Json | None:
        return {"then": order} if order in self.orders() else None

    def details(self) -> dict[str, Json]:
        march = self.closing.march
        tokens: list[Json] = [
            {"token": march.token(number), "allowance": round(march.left[number], 2)}
            for number in self.closing.numbers
        ]
        return {
            "tokens": tokens,
            "then": [option.wire() for option in self.thens],
            "formations": [],
            "facing": False,
            "snaps": [],
        }


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
