"""The questions of a unit that acts on something: what, or with which die, with the odds of what it leads to."""

from __future__ import annotations

from collections.abc import Coroutine

from mypy_extensions import mypyc_attr

from sandtable.core.effects import Effect
from sandtable.core.preview import Preview
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, text_of
from sandtable.systems.warfare.attack.forecast import foresee
from sandtable.systems.warfare.attack.paid_tests import special_price
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.state import Counter, Piece, Unit, WarfareState


@mypyc_attr(allow_interpreted_subclasses=True)
class UnitChoice(Choose):
    """One of some options; subclasses play what an answer leads to, and say whose fate is foreseen."""

    def __init__(
        self, state: WarfareState, unit: Unit, why: str, prompt: Message, options: list[Option]
    ) -> None:
        super().__init__(unit.side, why, prompt, options, unit.id)
        self.state = state
        self.unit = unit

    def play(self, state: WarfareState, unit: Unit, answer: Json) -> Coroutine[Effect, object, object]:
        """What an answer leads to, on any copy of the state."""
        raise TypeError("each choice of a unit has its own play()")

    def watched(self, answer: Json) -> list[Piece | Counter]:
        """Whose fate is foreseen: the counter that is chosen, where one is, and the unit itself."""
        counter = self.state.find_counter(text_of(answer))
        return [self.unit] if counter is None else [counter, self.unit]

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        if not preview.reasons:
            at = self.unit.index
            foresee(
                self.state,
                self.side,
                preview,
                lambda copy: self.play(copy, copy.units[at], answer),
                self.unit,
                self.watched(answer),
            )
        return preview


class CounterChoice(UnitChoice):
    """One of the counters beside a unit that lie open, for the light cost: each option says its hex and what it is."""

    def __init__(
        self, state: WarfareState, unit: Unit, why: str, prompt: str, option: str, counters: list[Counter]
    ) -> None:
        grid = state.ground.grid
        options = [
            Option(
                counter.id,
                Message(option, {"counter": counter.profile.name, "hex": grid.name(counter.hex)}),
                why,
                token=counter.id,
            )
            for counter in counters
        ]
        asked = Message(prompt, {"unit": unit_word(unit), "ap": special_price(unit)})
        super().__init__(state, unit, why, asked, options)
