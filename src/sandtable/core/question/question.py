"""What every question has, of whatever kind: the one class all eight kinds descend from."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sandtable.core.dice import SeededDice
from sandtable.core.preview import Preview
from sandtable.core.wire import Json, Message, Reason, side_letter

SUGGESTED: Final = "suggested"
"""The standing order that every question with a topic obeys: answer what would be suggested."""

DEPLOY: Final = "core.deploy"
"""The topic of all questions of setting up, in every system: a quick battle gives it a standing order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """One question to one side.

    `id` is the question's own name, by which bots and clients recognise it: given by the class (`identity`) or, where
    one class asks several things, to the constructor. `why` is the rule it cites, and nothing is recognised by that.
    `topic` names what sort of decision it is, for standing orders; "" when it must be asked in person.
    """

    kind: ClassVar[str] = ""  # how clients draw it; each of the eight kinds has its own
    identity: ClassVar[str] = ""  # the id of every question of this class
    opens: ClassVar[bool] = False  # nothing happens with its answers but that something else is asked

    def __init__(
        self, side: int, why: str, prompt: Message, subject: str = "", topic: str = "", id: str = ""
    ) -> None:
        self.side = side
        self.why = why
        self.prompt = prompt
        self.subject = subject  # the unit or token it is about
        self.topic = topic
        self._id = id
        self.secret = False  # whether nobody else may know the answer, as with a secret roll

    @property
    def id(self) -> str:
        """What bots and clients recognise the question by, the same in every edition of the rules."""
        return self._id or self.identity

    def check(self, answer: Json) -> list[Reason]:
        """The reasons why this answer is refused; none means it is legal."""
        return [Reason(self.why, "core-refused-unreadable")]

    def candidates(self) -> list[Json]:
        """Answers worth considering, in a meaningful order; some may turn out illegal."""
        return []

    def choices(self) -> list[Json]:
        """Legal answers: all of them, or a good sample where there are infinitely many."""
        return [answer for answer in self.candidates() if not self.check(answer)]

    def draw(self, dice: SeededDice) -> list[Json]:
        """One of the choices, each as likely as the other, in a list; an empty one when there is none.

        It draws among the candidates and draws again when one is illegal, which gives the same distribution as
        listing all legal ones, at the price of one check instead of all.
        """
        count = self.count()
        if count >= 0:
            return self.draw_nth(count, dice)
        candidates = self.candidates()
        left = len(candidates)
        open_ones = candidates
        while left > 0:
            at = dice.below(left) if left > 1 else 0
            answer = open_ones[at]
            if not self.check(answer):
                return [answer]
            if open_ones is candidates:
                open_ones = candidates[:]  # the question keeps its own
            left -= 1
            open_ones[at] = open_ones[left]
        return []

    def draw_nth(self, count: int, dice: SeededDice) -> list[Json]:
        """The same draw for a question that knows how many candidates it has: only those drawn are worked out."""
        numbers: list[int] = []  # the first one drawn mostly does: a list is made for the next ones
        left = count
        while left > 0:
            at = dice.below(left) if left > 1 else 0
            answer = self.nth(numbers[at] if numbers else at)
            if answer is not None and not self.check(answer):
                return [answer]
            if not numbers:
                numbers = list(range(count))
            left -= 1
            numbers[at] = numbers[left]
        return []

    def count(self) -> int:
        """How many candidates there are, where that is known without working them out; else -1.

        A question that knows it also has a quick way to each of them (`nth`).
        """
        return -1

    def nth(self, number: int) -> Json:
        """One of the candidates by its number.

        None where the number stands for nothing: it is drawn again.
        """
        return self.candidates()[number]

    def forced(self) -> list[Json] | None:
        """The one legal answer in a list of one, when there is no other; else None."""
        return None

    def preview(self, answer: Json) -> Preview:
        """What this answer would bring, or why it may not be given."""
        return Preview(self.check(answer))

    def orders(self) -> list[str]:
        """The standing orders that can answer this question."""
        return [SUGGESTED] if self.topic else []

    def by_order(self, order: str) -> Json | None:
        """What a standing order answers here, or None when it leaves the question open."""
        return self.suggestion() if order == SUGGESTED else None

    def suggestion(self) -> Json:
        """A legal answer for whoever does not want to think: the first of the candidates that is one."""
        for answer in self.candidates():
            if not self.check(answer):
                return answer
        return None

    def details(self) -> dict[str, Json]:
        """What this kind of question adds to its description."""
        return {}

    def wire(self) -> dict[str, Json]:
        """The question as clients see it."""
        out: dict[str, Json] = {
            "kind": self.kind,
            "id": self.id,
            "side": side_letter(self.side),
            "why": self.why,
            "prompt": self.prompt.wire(),
            "subject": self.subject,
            "topic": self.topic,
        }
        out.update(self.details())
        return out
