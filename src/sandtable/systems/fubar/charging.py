"""The questions that bring figures into base contact."""

from __future__ import annotations

from typing import Final

from sandtable.core.preview import Preview
from sandtable.core.question import Option, Question
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.fubar.closing import Closing
from sandtable.systems.fubar.march import Plan
from sandtable.systems.fubar.state import FubarState, Unit
from sandtable.systems.fubar.storming import foresee

CHARGE: Final = "charge"
CLOSE: Final = "close"
STAY: Final = "stay"


class ContactQuestion(Question):
    """Where each figure goes to touch the enemy. Figures not named in `to` find their own way.

    Going in by oneself (`{"then": "charge"}` or `{"then": "close"}`) is always legal. A subclass sets who must move.
    """

    kind = "move"

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
        if not isinstance(answer, dict):
            self._reasons = [Reason(self.why, "fubar-refused-close-answer")]
            return
        then = text_of(answer.get("then", self.thens[0].id))
        if then not in [option.id for option in self.thens]:
            self._reasons = [Reason(self.why, "core-refused-no-such-option", {"option": then[:40]})]
        elif then != STAY:
            wanted = self.closing.read(answer)
            self._reasons = self.closing.reasons
            if not self._reasons:
                self._plan = self.closing.plan(wanted)

    def candidates(self) -> list[Json]:
        return [{"then": option.id} for option in self.thens]

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        plan = self.plan_for(answer)
        march = self.closing.march
        preview.allowance = march.allowance
        preview.cost = max(plan.lengths, default=0.0)
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


class ChargeQuestion(ContactQuestion):
    """fubar.melee.attacker_move, fubar.melee.target: everybody ends in contact or as near as he can."""

    def __init__(self, state: FubarState, closing: Closing, target: Unit) -> None:
        unit = closing.march.unit
        prompt = Message("fubar-ask-charge", {"unit": unit.name, "target": target.name})
        thens = [Option(CHARGE, Message("fubar-opt-charge"), "fubar.melee.attacker_move", icon="assault")]
        super().__init__(state, closing, "fubar.melee.attacker_move", prompt, thens, "")
        self.target = target

    def preview(self, answer: Json) -> Preview:
        preview = super().preview(answer)
        if not preview.reasons:
            foresee(preview, self.state, self.closing.march, self.plan_for(answer), self.target)
        return preview


class CloseUpQuestion(ContactQuestion):
    """fubar.melee.defender_move, fubar.melee.stand: free figures may step into contact, or stay where they are.

    Standing orders on the topic `fubar.close_up`: "close", "stay".
    """

    def __init__(self, state: FubarState, closing: Closing, why: str) -> None:
        unit = closing.march.unit
        prompt = Message("fubar-ask-close-up", {"unit": unit.name})
        thens = [
            Option(CLOSE, Message("fubar-opt-close-up"), why, icon="assault"),
            Option(STAY, Message("fubar-opt-stay-back"), why),
        ]
        super().__init__(state, closing, why, prompt, thens, "fubar.close_up")
