"""The questions of whoever calls a support: at what, with which value, with what odds."""

from __future__ import annotations

from sandtable.core.preview import Preview
from sandtable.core.wire import Message
from sandtable.hexmap import OFF
from sandtable.systems.warfare.aiming import TargetQuestion, console, known_defence
from sandtable.systems.warfare.fire import fire_throw
from sandtable.systems.warfare.naming import piece_word, unit_word
from sandtable.systems.warfare.profiles import Column
from sandtable.systems.warfare.state import Support, Unit, WarfareState
from sandtable.systems.warfare.track import pay, price

LIGHT_VALUE = "light"
HEAVY_VALUE = "heavy"
OVERWATCH = "overwatch"


def value_of(support: Support, value: str) -> Column:
    """The column of a support that a word names."""
    return support.profile.heavy if value == HEAVY_VALUE else support.profile.light


def call_price(support: Support, value: str) -> int:
    """warfare.support.morale: the cost of the value, less the damage discount."""
    return price(support, value_of(support, value).cost)


def call(state: WarfareState, support: Support, value: str, target: Unit, why: str) -> None:
    """warfare.support.procedure: the AP are paid and the counter comes onto the map, over its target."""
    pay(state, support.side, call_price(support, value))
    support.overwatch = False
    if state.listens():
        state.tell(
            "warfare-event-called",
            {
                "unit": piece_word(support),
                "target": unit_word(target),
                "ap": call_price(support, value),
                "hex": state.ground.grid.name(target.hex),
            },
            [why, "warfare.support.procedure"],
            support.side,
            support.id,
        )


class CallQuestion(TargetQuestion):
    """At which unit a support is used; subclasses say who is barred and by which rule."""

    def __init__(
        self, state: WarfareState, support: Support, value: str, why: str, targets: list[Unit], side: int = -1
    ) -> None:
        prompt = Message("warfare-ask-call", {"unit": piece_word(support), "ap": call_price(support, value)})
        asked = side if side >= 0 else support.side
        super().__init__(state, asked, why, prompt, targets, support.id, value)
        self.support = support
        self.value = value

    def preview_of(self, target: Unit, preview: Preview) -> None:
        """The dice console without a line of fire."""
        preview.title = Message(
            "warfare-preview-fire", {"unit": piece_word(self.support), "target": unit_word(target)}
        )
        if not preview.reasons:
            rank = value_of(self.support, self.value).rank
            defence = known_defence(target, self.side)
            throw = fire_throw(self.state, self.support, rank, target, OFF, defence)
            console(self.state, preview, throw, self.price(), target, self.side)

    def price(self) -> int:
        """What the use costs whoever is asked."""
        return call_price(self.support, self.value)
