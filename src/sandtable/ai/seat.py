"""A seat at the table: all that a bot is given of a game.

A bot sees what its side may see and may ask what its side may ask. The game, its state and its dice stay on
the other side of this class.
"""

from __future__ import annotations

import copy
from hashlib import blake2b

import msgspec

from sandtable.core.dice import Lots
from sandtable.core.game import Game
from sandtable.core.preview import Preview
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.core.view import View
from sandtable.core.wire import Json, Reason


class Asked:
    """The pending question as a bot may look at it: what it is about, not the objects behind it."""

    __slots__ = ("_question", "id", "kind", "side", "subject", "topic", "why")

    def __init__(self, question: Question) -> None:
        self._question = question
        self.id = question.id
        self.kind = question.kind
        self.side = question.side
        self.why = question.why
        self.subject = question.subject
        self.topic = question.topic

    def wire(self) -> dict[str, Json]:
        """The question with all its details, as clients see it."""
        return self._question.wire()


class Seat:
    """One side of one game, for a bot to sit in. `dice` are the bot's own and tell nothing of the game's."""

    __slots__ = ("_game", "_legal", "_legal_for", "dice", "side")

    def __init__(self, game: Game, side: int, seed: int = 0) -> None:
        self._game = game
        self._legal: object = None
        self._legal_for: Question | None = None
        self.side = side
        self.dice = Lots(bot_key(seed, side))

    @property
    def question(self) -> Asked | None:
        """What this side is asked, or None when it is not its go."""
        pending = self._game.ask
        return Asked(pending.question) if pending is not None and pending.side == self.side else None

    def candidates(self) -> list[Json]:
        """Answers worth considering, in a meaningful order; some may turn out illegal."""
        return self._pending().candidates()

    def choices(self) -> list[Json]:
        """Legal answers: all of them, or a good sample where there are infinitely many."""
        return self._pending().choices()

    def draw(self) -> list[Json]:
        """One of the choices by the bot's own dice, each as likely as the other; an empty list when there is none."""
        question = self._pending()
        drawn = question.draw(self.dice)
        if drawn:
            self._legal = _frozen(drawn[0])
            self._legal_for = question
        return drawn

    def check(self, answer: Json) -> list[Reason]:
        """The reasons why an answer is refused; none means it is legal."""
        question = self._pending()
        reasons = question.check(answer)
        if not reasons:
            self._legal = _frozen(answer)
            self._legal_for = question
        return reasons

    def preview(self, answer: Json) -> Preview:
        """What an answer would bring, or why it may not be given: odds, paths, sight, warnings."""
        return self._pending().preview(answer)

    def known(self) -> State:
        """The state as this side knows it: a copy of the bot's own."""
        return self._game.known(self.side)

    def view(self) -> View:
        """The scene, the question and the events of this side, as a person at this seat sees them."""
        seen = self._game.view(self.side)
        seen.events = copy.copy(seen.events)
        return seen

    def vouches_for(self, answer: Json) -> bool:
        """Whether `check` has just found this very answer legal, so that it need not be checked again."""
        pending = self._game.ask
        if pending is None or pending.question is not self._legal_for:
            return False
        return self._legal == _frozen(answer)

    def _pending(self) -> Question:
        pending = self._game.ask
        if pending is None or pending.side != self.side:
            raise LookupError("this side is not asked anything now")
        return pending.question


def _frozen(answer: Json) -> object:
    """An answer as something that cannot be changed afterwards."""
    return answer if isinstance(answer, str) else msgspec.json.encode(answer)


def bot_key(seed: int, side: int) -> bytes:
    """The key of a bot's own dice: from its seed and side, never from the game's seed."""
    return blake2b(f"{seed} {side}".encode(), digest_size=32, person=b"sandtable-bot").digest()
