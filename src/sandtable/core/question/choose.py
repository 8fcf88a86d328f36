"""Choose: one of some options."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sandtable.core.question.option import Option
from sandtable.core.question.question import SUGGESTED, Question
from sandtable.core.wire import Json, Message, Reason, text_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Question):
    """One of some options, which are listed when somebody reads them; the answer is the id of one.

    For questions that are mostly answered by a bot or drawn: they override `check` and `candidates` with something
    quicker than making the options, with their words and reasons, only to read their ids.
    """

    kind: ClassVar[str] = "choose"

    def list_options(self) -> list[Option]:
        """The options as clients see them; the refused ones stay in sight with their reasons."""
        raise TypeError("a question lists its own options")

    def check(self, answer: Json) -> list[Reason]:
        chosen = text_of(answer)
        for option in self.list_options():
            if option.id == chosen:
                return option.reasons
        return [self.no_such_option(chosen)]

    def no_such_option(self, chosen: str) -> Reason:
        """The refusal of what is none of the options."""
        return Reason(self.why, "core-refused-no-such-option", {"option": chosen[:40]})

    def candidates(self) -> list[Json]:
        return [option.id for option in self.list_options() if not option.reasons]

    def details(self) -> dict[str, Json]:
        return {"options": [option.wire() for option in self.list_options()]}


@mypyc_attr(allow_interpreted_subclasses=True)
class ListedChoice(Choice):
    """A choice whose candidates are all that is offered: whatever is none of them is refused."""

    def check(self, answer: Json) -> list[Reason]:
        return [] if answer in self.candidates() else [self.no_such_option(text_of(answer))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Choice):
    """One of a list of options that is there from the beginning."""

    def __init__(
        self,
        side: int,
        why: str,
        prompt: Message,
        options: list[Option],
        subject: str = "",
        topic: str = "",
        id: str = "",
    ) -> None:
        super().__init__(side, why, prompt, subject, topic, id)
        self.options = options

    def list_options(self) -> list[Option]:
        return self.options

    def forced(self) -> list[Json] | None:
        only: Option | None = None
        for option in self.list_options():
            if not option.reasons:
                if only is not None:
                    return None
                only = option
        return [only.id] if only is not None else None

    def orders(self) -> list[str]:
        return [SUGGESTED, *(option.id for option in self.options)] if self.topic else []

    def by_order(self, order: str) -> Json | None:
        return super().by_order(order) if self.check(order) else order
