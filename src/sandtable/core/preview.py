"""What a choice not yet made would bring: legal or why not, cost, sight, odds, and every modifier's rule."""

from __future__ import annotations

from sandtable.core.wire import Json, Message, Reason


class Modifier:
    """One line of a reckoning: words, a signed number or a value, and the rule."""

    __slots__ = ("message", "value", "why")

    def __init__(self, message: Message, value: str, why: str) -> None:
        self.message = message
        self.value = value
        self.why = why

    def wire(self) -> dict[str, Json]:
        out = self.message.wire()
        out["value"] = self.value
        out["why"] = self.why
        return out


class OddsLine:
    """A distribution with its title: label → probability, worst for the roller first."""

    __slots__ = ("classes", "error", "exact", "title")

    def __init__(
        self, title: Message, classes: list[tuple[str, float]], exact: bool = True, error: float = 0.0
    ) -> None:
        self.title = title
        self.classes = classes
        self.exact = exact
        self.error = error  # half width of the 95 % interval when sampled

    def wire(self) -> dict[str, Json]:
        return {
            "title": self.title.wire(),
            "classes": [{"label": label, "p": p} for label, p in self.classes],
            "exact": self.exact,
            "error": self.error,
        }


class SightLine:
    """A line of sight for drawing: from, to, and where and why it is blocked."""

    __slots__ = ("block", "clear", "end", "message", "start", "why")

    def __init__(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        clear: bool,
        block: tuple[float, float] | None = None,
        why: str = "",
        message: Message | None = None,
    ) -> None:
        self.start = start
        self.end = end
        self.clear = clear
        self.block = block
        self.why = why
        self.message = message

    def wire(self) -> dict[str, Json]:
        out: dict[str, Json] = {
            "from": [self.start[0], self.start[1]],
            "to": [self.end[0], self.end[1]],
            "clear": self.clear,
            "why": self.why,
        }
        if self.block is not None:
            out["block"] = [self.block[0], self.block[1]]
        if self.message is not None:
            out["message"] = self.message.wire()
        return out


class Preview:
    """The answer to "what if?". Every part is optional but the reasons; no reason means legal."""

    def __init__(self, reasons: list[Reason] | None = None) -> None:
        self.reasons: list[Reason] = reasons if reasons is not None else []
        self.title: Message | None = None
        self.facts: list[Message] = []  # short lines: distance, range band, dice
        self.modifiers: list[Modifier] = []
        self.odds: list[OddsLine] = []
        self.sight: list[SightLine] = []
        self.cost: float | None = None  # how much of the allowance the longest path uses
        self.allowance: float | None = None
        self.paths: list[tuple[str, list[tuple[float, float]]]] = []  # token, points
        self.areas: list[tuple[Message, list[list[tuple[float, float]]]]] = []  # ground by name, as polygons
        self.warnings: list[Reason] = []  # legal, but: reaction fire ahead, cohesion lost …

    def wire(self) -> dict[str, Json]:
        out: dict[str, Json] = {
            "legal": not self.reasons,
            "reasons": [reason.wire() for reason in self.reasons],
            "facts": [fact.wire() for fact in self.facts],
            "modifiers": [modifier.wire() for modifier in self.modifiers],
            "odds": [line.wire() for line in self.odds],
            "sight": [line.wire() for line in self.sight],
            "warnings": [warning.wire() for warning in self.warnings],
            "paths": [
                {"token": token, "points": [[x, y] for x, y in points]} for token, points in self.paths
            ],
        }
        if self.areas:
            areas: list[Json] = []
            for label, polygons in self.areas:
                rings: list[Json] = [[[x, y] for x, y in ring] for ring in polygons]
                areas.append({"label": label.wire(), "polygons": rings})
            out["areas"] = areas
        if self.title is not None:
            out["title"] = self.title.wire()
        if self.cost is not None:
            out["cost"] = self.cost
        if self.allowance is not None:
            out["allowance"] = self.allowance
        return out
