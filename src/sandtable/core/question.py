"""Questions: the small vocabulary in which every game asks.

A question knows what may be answered (`check` gives the reasons why not), proposes answers (`candidates`),
says what an answer would bring (`preview`) and describes itself to clients (`wire`). Systems subclass these
where legality is a matter of their rules; clients draw them by `kind` and know no rules.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sandtable.core.dice import SeededDice
from sandtable.core.preview import Preview
from sandtable.core.wire import Json, Message, Reason, list_of, side_letter, table_of, text_of

SUGGESTED: Final = "suggested"
"""The standing order that every question with a topic obeys: answer what would be suggested."""

DEPLOY: Final = "core.deploy"
"""The topic of all questions of setting up, in every system: a quick battle gives it a standing order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """One question to one side.

    `topic` names what kind of decision it is, for standing orders; "" when it must be asked in person.
    """

    kind: ClassVar[str] = "choose"

    def __init__(self, side: int, why: str, prompt: Message, subject: str = "", topic: str = "") -> None:
        self.side = side
        self.why = why
        self.prompt = prompt
        self.subject = subject  # the unit or token it is about
        self.topic = topic

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

    def nth(self, number: int) -> Json:
        """One of the candidates by its number; a question that uses `draw_nth` has a quicker way to it.

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
            "side": side_letter(self.side),
            "why": self.why,
            "prompt": self.prompt.wire(),
            "subject": self.subject,
            "topic": self.topic,
        }
        out.update(self.details())
        return out


class Option:
    """One answer of a `Choose`, or an answer that is refused, with the reasons."""

    __slots__ = ("icon", "id", "label", "note", "reasons", "token", "why")

    def __init__(
        self,
        id: str,
        label: Message,
        why: str = "",
        note: Message | None = None,
        reasons: list[Reason] | None = None,
        icon: str = "",
        token: str = "",
    ) -> None:
        self.id = id
        self.label = label
        self.why = why
        self.note = note
        self.reasons: list[Reason] = reasons if reasons is not None else []
        self.icon = icon
        self.token = token  # the unit or token on the board that a click chooses it by

    def wire(self) -> dict[str, Json]:
        out: dict[str, Json] = {"id": self.id, "label": self.label.wire()}
        if self.why:
            out["why"] = self.why
        if self.note is not None:
            out["note"] = self.note.wire()
        if self.reasons:
            out["reasons"] = [reason.wire() for reason in self.reasons]
        if self.icon:
            out["icon"] = self.icon
        if self.token:
            out["token"] = self.token
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Question):
    """One of a list of options; the answer is its id. Refused options stay in sight with their reasons."""

    kind: ClassVar[str] = "choose"

    def __init__(
        self,
        side: int,
        why: str,
        prompt: Message,
        options: list[Option],
        subject: str = "",
        topic: str = "",
    ) -> None:
        super().__init__(side, why, prompt, subject, topic)
        self.options = options

    def check(self, answer: Json) -> list[Reason]:
        chosen = text_of(answer)
        for option in self.options:
            if option.id == chosen:
                return option.reasons
        return [Reason(self.why, "core-refused-no-such-option", {"option": chosen[:40]})]

    def candidates(self) -> list[Json]:
        return [option.id for option in self.options if not option.reasons]

    def forced(self) -> list[Json] | None:
        open_ones: list[Json] = [option.id for option in self.options if not option.reasons]
        return open_ones if len(open_ones) == 1 else None

    def orders(self) -> list[str]:
        return [SUGGESTED, *(option.id for option in self.options)] if self.topic else []

    def by_order(self, order: str) -> Json | None:
        return super().by_order(order) if self.check(order) else order

    def details(self) -> dict[str, Json]:
        return {"options": [option.wire() for option in self.options]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Select(Question):
    """Some tokens out of a list, between `least` and `most`; the answer is a list of their ids."""

    kind: ClassVar[str] = "select"

    def __init__(
        self,
        side: int,
        why: str,
        prompt: Message,
        tokens: list[str],
        least: int,
        most: int,
        subject: str = "",
        topic: str = "",
    ) -> None:
        super().__init__(side, why, prompt, subject, topic)
        self.tokens = tokens
        self.least = least
        self.most = most

    def check(self, answer: Json) -> list[Reason]:
        if not isinstance(answer, list):
            return [Reason(self.why, "core-refused-select-list")]
        chosen = [text_of(token) for token in answer]
        for i in range(len(chosen)):
            if chosen[i] not in self.tokens:
                return [Reason(self.why, "core-refused-no-such-token", {"token": chosen[i][:40]})]
            if chosen[i] in chosen[:i]:
                return [Reason(self.why, "core-refused-twice", {"token": chosen[i]})]
        if not self.least <= len(chosen) <= self.most:
            return [Reason(self.why, "core-refused-how-many", {"least": self.least, "most": self.most})]
        return []

    def candidates(self) -> list[Json]:
        """The first `n` tokens for every number allowed; and every single one when one is enough."""
        found: list[Json] = []
        if self.least <= 1 <= self.most:
            for token in self.tokens:
                found.append([token])
        for n in range(self.least, min(self.most, len(self.tokens)) + 1):
            if n != 1 or not found:
                first: list[Json] = [token for token in self.tokens[:n]]
                found.append(first)
        return found

    def forced(self) -> list[Json] | None:
        if self.least == self.most == len(self.tokens):
            return [[token for token in self.tokens]]
        if self.most == 0:
            return [[]]
        return None

    def details(self) -> dict[str, Json]:
        return {"tokens": [token for token in self.tokens], "least": self.least, "most": self.most}


class Lot:
    """One thing of an `Allot` that gets a share: which shares it may take."""

    __slots__ = ("shares", "token")

    def __init__(self, token: str, shares: list[str]) -> None:
        self.token = token
        self.shares = shares


@mypyc_attr(allow_interpreted_subclasses=True)
class Allot(Question):
    """Give some tokens a share each (lost, pinned …); the answer maps token id to share.

    Systems subclass it with the law of the sum; this class checks names only.
    """

    kind: ClassVar[str] = "allot"

    def __init__(
        self,
        side: int,
        why: str,
        prompt: Message,
        lots: list[Lot],
        shares: list[Option],
        total: int,
        subject: str = "",
        topic: str = "",
    ) -> None:
        super().__init__(side, why, prompt, subject, topic)
        self.lots = lots
        self.shares = shares
        self.total = total

    def check(self, answer: Json) -> list[Reason]:
        if not isinstance(answer, dict):
            return [Reason(self.why, "core-refused-allot-table")]
        allowed = {lot.token: lot.shares for lot in self.lots}
        for token, share in answer.items():
            if token not in allowed:
                return [Reason(self.why, "core-refused-no-such-token", {"token": token[:40]})]
            if text_of(share) not in allowed[token]:
                return [
                    Reason(self.why, "core-refused-share", {"token": token, "share": text_of(share)[:40]})
                ]
        return []

    def details(self) -> dict[str, Json]:
        return {
            "lots": [{"token": lot.token, "shares": [share for share in lot.shares]} for lot in self.lots],
            "shares": [share.wire() for share in self.shares],
            "total": self.total,
        }


def shares_of(answer: Json) -> dict[str, str]:
    """An `Allot` answer as token → share."""
    return {token: text_of(share) for token, share in table_of(answer).items()}


def tokens_of(answer: Json) -> list[str]:
    """A `Select` answer as ids."""
    return [text_of(token) for token in list_of(answer)]
