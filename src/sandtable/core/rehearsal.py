"""A drill before it is carried out: what each of the party would do, and what it would bring against each target."""

from __future__ import annotations

from sandtable.core.wire import Json, Message, Reason


class Member:
    """One of the party: where it would end, at whom it would aim, and what it could not do.

    `number` is the one it is known by in the squad. `cannot` says why it takes no part at all, `less` what it must
    leave out, `notes` what it does at a disadvantage.
    """

    __slots__ = ("at", "block", "cannot", "less", "notes", "number", "target", "token")

    def __init__(self, token: str, number: str, at: tuple[float, float]) -> None:
        self.token = token
        self.number = number
        self.at = at
        self.target = ""  # token
        self.block: tuple[float, float] | None = None  # where its line of sight ends
        self.cannot: list[Reason] = []
        self.less: list[Reason] = []
        self.notes: list[Reason] = []

    def wire(self) -> dict[str, Json]:
        out: dict[str, Json] = {"token": self.token, "n": self.number, "at": [self.at[0], self.at[1]]}
        if self.target:
            out["target"] = self.target
        if self.block is not None:
            out["block"] = [self.block[0], self.block[1]]
        for key, reasons in (("cannot", self.cannot), ("less", self.less), ("notes", self.notes)):
            if reasons:
                out[key] = [reason.wire() for reason in reasons]
        return out


class Quarry:
    """A target of the drill: how far off, how many could aim at it, and how many of it would fall on average.

    `thing` says that it is nobody but a structure; `fact` is what there is to know of it.
    """

    __slots__ = ("fact", "falls", "label", "range", "reasons", "sees", "thing", "unit")

    def __init__(self, unit: str, label: Json, range: float, thing: bool = False) -> None:
        self.unit = unit
        self.label = label
        self.range = range
        self.thing = thing
        self.sees = 0
        self.falls: float | None = None
        self.fact: Message | None = None
        self.reasons: list[Reason] = []

    def wire(self) -> dict[str, Json]:
        out: dict[str, Json] = {
            "unit": self.unit,
            "label": self.label,
            "range": round(self.range, 1),
            "sees": self.sees,
        }
        if self.thing:
            out["thing"] = True
        if self.falls is not None:
            out["falls"] = round(self.falls, 2)
        if self.fact is not None:
            out["fact"] = self.fact.wire()
        if self.reasons:
            out["reasons"] = [reason.wire() for reason in self.reasons]
        return out
