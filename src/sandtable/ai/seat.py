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
from sandtable.core.imagining import Knowledge, imagine
from sandtable.core.preview import Preview
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.core.view import View
from sandtable.core.wire import Json, Message, Reason


class Considered:
    """A plan that a bot has considered, for whoever asks why: its answers, its win chance with an interval, reasons."""

    __slots__ = ("answers", "chance", "high", "low", "why")

    def __init__(
        self, answers: list[Json], chance: float, low: float, high: float, why: list[Message] | None = None
    ) -> None:
        self.answers = answers
        self.chance = chance
        self.low = low
        self.high = high
        self.why: list[Message] = why if why is not None else []

    def wire(self) -> dict[str, Json]:
        """The plan on the wire."""
        return {
            "answers": list(self.answers),
            "chance": self.chance,
            "low": self.low,
            "high": self.high,
            "why": [message.wire() for message in self.why],
        }


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

    __slots__ = (
        "_game", "_key", "_knowledge", "_knowledge_of", "_legal", "_legal_for", "budget", "dice", "said", "side",
    )  # fmt: skip

    def __init__(self, game: Game, side: int, seed: int = 0, budget: float = 0.0) -> None:
        self._game = game
        self._key = bot_key(seed, side)
        self._knowledge: Knowledge | None = None
        self._knowledge_of: Question | None = None
        self._legal: object = None
        self._legal_for: Question | None = None
        self.side = side
        self.budget = budget  # seconds that an answer may take; 0: as the bot thinks fit
        self.dice = Lots(self._key)
        self.said: list[Considered] = []  # what the bot told of its last answer

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

    def imagine(self, n: int) -> Game:
        """World number n: a game of the bot's own from exactly this question, which it may play on as it likes.

        Everything hidden is drawn afresh, as it could be for all the side has seen, and so are the dice to come. The
        same number gives the same world each time, so that answers can be compared by equal luck. Raises Unimaginable
        where none was found; the bot has to answer without.
        """
        question = self._pending()
        knowledge = self._knowledge
        if knowledge is None or self._knowledge_of is not question:
            knowledge = Knowledge(self._game, self.side)
            self._knowledge = knowledge
            self._knowledge_of = question
        world = world_key(self._key, knowledge, n)
        return imagine(self._game, self.side, knowledge, Lots(world), world_key(world, knowledge, -1))

    def say(self, plans: list[Considered]) -> None:
        """Tells why: the plans the bot considered for this question, the best first."""
        self.said = plans

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


def world_key(key: bytes, knowledge: Knowledge, n: int) -> bytes:
    """The key of a world: from the bot's own key and from what its side knows, never from anything hidden."""
    text = f"{n} {knowledge.mark} {knowledge.digest}".encode()
    return blake2b(text, key=key, digest_size=32, person=b"sandtable-world").digest()


def bot_key(seed: int, side: int) -> bytes:
    """The key of a bot's own dice: from its seed and side, never from the game's seed."""
    return blake2b(f"{seed} {side}".encode(), digest_size=32, person=b"sandtable-bot").digest()
