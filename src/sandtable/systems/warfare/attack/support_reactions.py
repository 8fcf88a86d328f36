"""The offer of a reaction in the middle of another's action: with which of one's own, or hold."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence

from mypy_extensions import mypyc_attr

from sandtable.core.effects import Effect
from sandtable.core.preview import Preview
from sandtable.core.question import SUGGESTED, Choice, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.warfare.attack.forecast import Deed, foresee, twin, unseen_defence, warn_unseen
from sandtable.systems.warfare.state.identities import HOLD, OVERWATCH_TOPIC
from sandtable.systems.warfare.state.names import piece_word
from sandtable.systems.warfare.state.state import Piece, Support, WarfareState


@mypyc_attr(allow_interpreted_subclasses=True)
class ReactionQuestion(Choice):
    """Whether, and with which of one's own pieces, to react to an enemy's support; its words are made when read.

    Subclasses say what a reaction is called and costs, and play it.
    """

    def __init__(
        self,
        state: WarfareState,
        side: int,
        why: str,
        prompt: str,
        support: Support,
        reactors: Sequence[Piece],
        topic: str = OVERWATCH_TOPIC,
    ) -> None:
        super().__init__(side, why, Message(prompt, {"unit": piece_word(support)}), support.id, topic)
        self.state = state
        self.support = support
        self.reactors = reactors

    def label(self) -> str:
        """The text of an option."""
        return ""

    def price(self, piece: Piece) -> int:
        """What a reaction costs."""
        return 0

    def play(self, state: WarfareState, piece: Piece, support: Support) -> Coroutine[Effect, object, object]:
        """The reaction of one of the pieces, on any copy of the state."""
        raise TypeError("each kind of reaction has its own play()")

    def watched(self, piece: Piece) -> list[Piece]:
        """Whose fate is foreseen."""
        return [self.support]

    def shifted(self) -> bool:
        """Whether the support's defence shifts the die."""
        return True

    def candidates(self) -> list[Json]:
        return [*(piece.id for piece in self.reactors), HOLD]

    def check(self, answer: Json) -> list[Reason]:
        if answer == HOLD or self._named(answer) is not None:
            return []
        return [self.no_such_option(text_of(answer))]

    def _named(self, answer: Json) -> Piece | None:
        for piece in self.reactors:
            if piece.id == answer:
                return piece
        return None

    def orders(self) -> list[str]:
        return [SUGGESTED, *(piece.id for piece in self.reactors), HOLD]

    def by_order(self, order: str) -> Json | None:
        return super().by_order(order) if self.check(order) else order

    def list_options(self) -> list[Option]:
        options: list[Option] = []
        for piece in self.reactors:
            said: dict[str, Json] = {"unit": piece_word(piece), "ap": self.price(piece)}
            label = Message(self.label(), said)
            options.append(Option(piece.id, label, self.why, icon="target", token=piece.id))
        options.append(Option(HOLD, Message("warfare-opt-hold"), self.why, icon="eye"))
        return options

    def deed(self, answer: Json) -> Deed | None:
        """What an answer plays, if it is not to hold."""
        piece = self._named(answer)
        if piece is None:
            return None
        chosen, at = piece, self.support.index
        return lambda copy: self.play(copy, _piece_in(copy, chosen), copy.supports[at])

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        deed = self.deed(answer)
        piece = self._named(answer)
        if deed is not None and piece is not None:
            assuming = unseen_defence(self.state, self.side, self.support) if self.shifted() else None
            foresee(self.state, self.side, preview, deed, piece, self.watched(piece), assuming)
            if self.shifted():
                warn_unseen(preview, self.state, self.side, self.support)
        return preview


def _piece_in(state: WarfareState, piece: Piece) -> Piece:
    """A unit or support in another copy of the state."""
    copied = twin(state, piece)
    assert isinstance(copied, Piece)
    return copied
