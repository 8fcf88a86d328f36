"""Options: the answers a question names one by one, the refused ones with their reasons."""

from __future__ import annotations

from sandtable.core.wire import Json, Message, Reason


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
