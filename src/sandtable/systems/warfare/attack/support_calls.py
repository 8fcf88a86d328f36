"""The questions of whoever calls a support: at what, with which value, with what odds."""

from __future__ import annotations

from collections.abc import Coroutine

from mypy_extensions import mypyc_attr

from sandtable.core.effects import Effect
from sandtable.core.preview import Preview
from sandtable.core.wire import Message
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.forecast import foresee, unseen, unseen_defence
from sandtable.systems.warfare.attack.targeting import TargetQuestion
from sandtable.systems.warfare.book.profiles import Column
from sandtable.systems.warfare.state.action_track import pay, price
from sandtable.systems.warfare.state.identities import HEAVY_VALUE
from sandtable.systems.warfare.state.names import piece_word, unit_word
from sandtable.systems.warfare.state.state import Piece, Support, Unit, WarfareState

REACTIONS = "warfare-policy-reactions"
"""The text of the policy that odds hold for where others may react."""


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
    state.tell(
        "warfare-event-called",
        lambda: {
            "unit": piece_word(support),
            "target": unit_word(target),
            "ap": call_price(support, value),
            "hex": state.ground.grid.name(target.hex),
        },
        [why, "warfare.support.procedure"],
        support.side,
        support.id,
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class CallQuestion(TargetQuestion):
    """At which unit a support is used; subclasses say who is barred and by which rule."""

    def __init__(
        self, state: WarfareState, support: Support, value: str, why: str, targets: list[Unit], side: int = -1
    ) -> None:
        prompt = Message("warfare-ask-call", {"unit": piece_word(support), "ap": call_price(support, value)})
        asked = side if side >= 0 else support.side
        super().__init__(state, asked, why, prompt, targets, subject=support.id, weapon=value)
        self.support = support
        self.value = value

    def play(self, state: WarfareState, target: Unit) -> Coroutine[Effect, object, None]:
        """The use of the support against a unit, on any copy of the state."""
        raise TypeError("each kind of support has its own play()")

    def watched(self, target: Unit) -> list[Piece]:
        """Whose fate is foreseen."""
        return [target, self.support]

    def assuming(self, target: Unit) -> Message | None:
        """What the side cannot know and the odds take for granted."""
        return unseen_defence(self.state, self.side, target)

    def policy(self) -> str:
        """The text that says how others' reactions are foreseen; none where nobody can react."""
        return ""

    def preview_of(self, target: Unit, preview: Preview) -> None:
        """The dice console and what becomes of whoever takes part."""
        preview.title = Message(
            "warfare-preview-fire", {"unit": piece_word(self.support), "target": unit_word(target)}
        )
        if not preview.reasons:
            at = target.index
            foresee(
                self.state,
                self.side,
                preview,
                lambda copy: self.play(copy, copy.units[at]),
                self.support,
                self.watched(target),
                self.assuming(target),
                policy=self.policy(),
            )


def fog_ahead(state: WarfareState, side: int) -> Message | None:
    """warfare.comp.fog: what odds take for granted where anybody unseen might react: that all of it is ordinary."""
    pieces: list[Piece] = [unit for unit in state.units if unit.hex != OFF]
    pieces.extend(support for support in state.supports if support.overwatch)
    return Message("warfare-assuming-fog") if unseen(state, side, pieces) else None
