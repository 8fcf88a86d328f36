"""Attacks by a special action: one enemy, the icon's die, and a table of what each outcome does to him."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import final

from mypy_extensions import mypyc_attr

from sandtable.core.effects import Effect
from sandtable.core.preview import Preview
from sandtable.core.wire import Json, Message
from sandtable.systems.warfare.attack.forecast import foresee
from sandtable.systems.warfare.attack.paid_tests import icon_rank, paid_test, special_price
from sandtable.systems.warfare.attack.shooting import reveal
from sandtable.systems.warfare.attack.targeting import TargetQuestion
from sandtable.systems.warfare.harm.damage import Harm, inflict
from sandtable.systems.warfare.state.dice import Rows
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.state import Unit, WarfareState


@final
class IconAttack:
    """One kind of it: the icon, how its test is read, what is told, and what each outcome does to the target."""

    __slots__ = ("action", "event", "harms", "rows", "why")

    def __init__(self, action: str, rows: Rows, why: str, event: str, harms: dict[int, Harm]) -> None:
        self.action = action
        self.rows = rows
        self.why = why
        self.event = event
        self.harms = harms  # outcomes that are not here do nothing


async def attack_by_icon(state: WarfareState, attack: IconAttack, unit: Unit, target: Unit) -> int:
    """The light cost and the icon's colour, shifted by the attacker's own damage alone; the outcome."""
    reveal(state, unit, target)
    rank = icon_rank(unit, attack.action)
    outcome = await paid_test(state, unit, rank, attack.rows, attack.event, attack.why, special_price(unit))
    harm = attack.harms.get(outcome)
    if harm is not None:
        inflict(state, target, harm, [], unit.side)
    return outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class IconQuestion(TargetQuestion):
    """At whom; subclasses say who is barred, and play it."""

    def __init__(
        self, state: WarfareState, unit: Unit, why: str, prompt: str, targets: list[Unit], weapon: str
    ) -> None:
        words = Message(prompt, {"unit": unit_word(unit), "ap": special_price(unit)})
        super().__init__(state, unit.side, why, words, targets, subject=unit.id, weapon=weapon)
        self.unit = unit

    def play(self, state: WarfareState, unit: Unit, answer: Json) -> Coroutine[Effect, object, None]:
        """The attack on any copy of the state."""
        raise TypeError("each kind of attack has its own play()")

    def preview_of(self, target: Unit, preview: Preview) -> None:
        if preview.reasons:
            return
        unit = self.unit
        aim: Json = {"at": target.id}
        foresee(
            self.state,
            self.side,
            preview,
            lambda copy: self.play(copy, copy.units[unit.index], aim),
            unit,
            [target],
        )
