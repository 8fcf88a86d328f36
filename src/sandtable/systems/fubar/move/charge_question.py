"""The question that brings an assaulting unit into base contact, with what would come of it."""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.preview import Preview
from sandtable.core.question import Option
from sandtable.core.wire import Json, Message
from sandtable.systems.fubar.move.charge_forecast import foresee
from sandtable.systems.fubar.move.closing import Closing
from sandtable.systems.fubar.move.contact_question import ContactQuestion
from sandtable.systems.fubar.move.movement import reaction_warnings
from sandtable.systems.fubar.state.identities import CHARGE, CHARGE_WHERE
from sandtable.systems.fubar.state.state import FubarState, Unit


class ChargeQuestion(ContactQuestion):
    """fubar.melee.attacker_move, fubar.melee.target: everybody ends in contact or as near as he can."""

    identity: ClassVar[str] = CHARGE_WHERE

    def __init__(self, state: FubarState, closing: Closing, target: Unit) -> None:
        unit = closing.march.unit
        prompt = Message("fubar-ask-charge", {"unit": unit.name, "target": target.name})
        thens = [Option(CHARGE, Message("fubar-opt-charge"), "fubar.melee.attacker_move", icon="assault")]
        super().__init__(state, closing, "fubar.melee.attacker_move", prompt, thens, "")
        self.target = target

    def preview(self, answer: Json) -> Preview:
        preview = super().preview(answer)
        if not preview.reasons:
            march, plan = self.closing.march, self.plan_for(answer)
            preview.warnings = reaction_warnings(self.state, march, plan)
            foresee(preview, self.state, march, plan, self.target)
        return preview
