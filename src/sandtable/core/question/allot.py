"""Allot: a share for each of some tokens."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sandtable.core.question.option import Option
from sandtable.core.question.question import Question
from sandtable.core.wire import Json, Message, Reason, table_of, text_of


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
        id: str = "",
    ) -> None:
        super().__init__(side, why, prompt, subject, topic, id)
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
