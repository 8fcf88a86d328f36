"""A number that changes only together with the line that explains it.

What a die needs is built here, line by line, and rolled from here: `Roll(…, reckoning=…)`. A preview shows the same
object (`Preview.explain`), so what is shown and what is rolled cannot differ: there is no other way to the number.

    need = Reckoning(rs, "warzone-mod-rs", "warzone.act.shoot.roll")
    need.add(-4, "warzone-mod-cover", "warzone.cover.hard")
    need.on_die(1, "fubar-mod-aim", "fubar.action.aim")
    need.at_least(6, "warzone-mod-impenetrable", "warzone.armour.impenetrable")
    await Roll(D20, 1, classes_of(need.need()), why, side, reckoning=need)

A line is kept as its parts and made into a message when somebody reads it: reckoning is cheap where nobody does.
"""

from __future__ import annotations

from typing import final

from sandtable.core.wire import Json, Message


@final
class Line:
    """One line: by how much the number (or the die) changes, the words for it, and the rule."""

    __slots__ = ("by", "die", "id", "shown", "values", "why")

    def __init__(
        self, by: int, id: str, why: str, values: dict[str, Json] | None, shown: str, die: bool
    ) -> None:
        self.by = by
        self.id = id
        self.why = why
        self.values = values
        self.shown = shown  # how the value is written; "" for the signed number itself
        self.die = die  # it is added to the die, not to the number

    def value(self) -> str:
        """The value as people read it."""
        return self.shown or f"{self.by:+d}"

    def wire(self) -> dict[str, Json]:
        out = Message(self.id, self.values).wire()
        out["value"] = self.value()
        out["why"] = self.why
        out["by"] = -self.by if self.die else self.by
        return out


@final
class Reckoning:
    """The number a die is compared with, and what is added to the die; `lines` say how both came about."""

    __slots__ = ("lines", "modifier", "number")

    def __init__(
        self, number: int, id: str, why: str, values: dict[str, Json] | None = None, shown: str = ""
    ) -> None:
        self.number = number
        self.modifier = 0
        self.lines: list[Line] = [Line(number, id, why, values, shown or str(number), False)]

    def add(self, by: int, id: str, why: str, values: dict[str, Json] | None = None, shown: str = "") -> None:
        """Changes the number; a change by nothing is no line."""
        if by:
            self.number += by
            self.lines.append(Line(by, id, why, values, shown, False))

    def on_die(
        self,
        by: int,
        id: str,
        why: str,
        values: dict[str, Json] | None = None,
        shown: str = "",
        at: int = -1,
    ) -> None:
        """Adds to what the die shows; nothing is no line. `at` is its place among the lines, where it comes late."""
        if by:
            self.modifier += by
            self.lines.insert(at if at >= 0 else len(self.lines), Line(by, id, why, values, shown, True))

    def at_least(self, limit: int, id: str, why: str, shown: str = "") -> None:
        """Raises the number to a limit, where it is below it."""
        if self.number < limit:
            self.add(limit - self.number, id, why, None, shown or str(limit))

    def at_most(self, limit: int, id: str, why: str, shown: str = "") -> None:
        """Lowers the number to a limit, where it is above it."""
        if self.number > limit:
            self.add(limit - self.number, id, why, None, shown or str(limit))

    def need(self) -> int:
        """What the bare die is compared with, in games of "at least" and of "at most" alike."""
        return self.number - self.modifier

    def rules(self) -> list[str]:
        """The rules behind the lines, in their order, the first line's left out: that is the roll's own."""
        return [line.why for line in self.lines[1:]]

    def wire(self) -> list[Json]:
        """The lines as clients read them; their `by` add up to `need()`."""
        return [line.wire() for line in self.lines]
