"""Select: some tokens out of a list."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sandtable.core.question.question import Question
from sandtable.core.wire import Json, Message, Reason, list_of, text_of


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
        id: str = "",
    ) -> None:
        super().__init__(side, why, prompt, subject, topic, id)
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
        answers: list[Json] = []
        if self.least <= 1 <= self.most:
            for token in self.tokens:
                answers.append([token])
        for n in range(self.least, min(self.most, len(self.tokens)) + 1):
            if n != 1 or not answers:
                first: list[Json] = [token for token in self.tokens[:n]]
                answers.append(first)
        return answers

    def forced(self) -> list[Json] | None:
        if self.least == self.most == len(self.tokens):
            return [[token for token in self.tokens]]
        if self.most == 0:
            return [[]]
        return None

    def details(self) -> dict[str, Json]:
        return {"tokens": [token for token in self.tokens], "least": self.least, "most": self.most}


def tokens_of(answer: Json) -> list[str]:
    """A `Select` answer as ids."""
    return [text_of(token) for token in list_of(answer)]
