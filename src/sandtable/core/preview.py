"""What a choice not yet made would bring: legal or why not, cost, sight, odds, and every modifier's rule."""

from __future__ import annotations

from sandtable.core.reckoning import Reckoning
from sandtable.core.rehearsal import Member, Quarry
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


class Explained:
    """The reckoning of a roll to come: what it is for, which rule rolls it for whom, and its lines."""

    __slots__ = ("reckoning", "subject", "title", "why")

    def __init__(self, title: Message, why: str, subject: str, reckoning: Reckoning) -> None:
        self.title = title
        self.why = why  # the rule of the roll
        self.subject = subject  # the token the dice are for
        self.reckoning = reckoning

    def wire(self) -> dict[str, Json]:
        return {
            "title": self.title.wire(),
            "why": self.why,
            "subject": self.subject,
            "lines": self.reckoning.wire(),
            "need": self.reckoning.need(),
        }


class OddsLine:
    """A distribution with its title: label → probability, worst for the roller first.

    `policy` says in words how the choices inside are taken that it holds for, `best` is the same distribution when
    each side takes them best. `assuming` names what the reader cannot know and is taken for granted.
    """

    __slots__ = ("assuming", "best", "classes", "error", "exact", "policy", "title")

    def __init__(
        self,
        title: Message,
        classes: list[tuple[str, float]],
        exact: bool = True,
        error: float = 0.0,
        policy: Message | None = None,
        best: list[tuple[str, float]] | None = None,
        assuming: Message | None = None,
    ) -> None:
        self.title = title
        self.classes = classes
        self.exact = exact and assuming is None  # neither sampled nor leaning on what nobody told the reader
        self.error = error  # half width of the 95 % interval when sampled
        self.policy = policy
        self.best = best
        self.assuming = assuming

    def wire(self) -> dict[str, Json]:
        out: dict[str, Json] = {
            "title": self.title.wire(),
            "classes": wired_classes(self.classes),
            "exact": self.exact,
            "error": self.error,
        }
        policy = self.policy
        if policy is not None:
            out["policy"] = policy.wire()
        best = self.best
        if best is not None:
            out["best"] = wired_classes(best)
        assuming = self.assuming
        if assuming is not None:
            out["assuming"] = assuming.wire()
        return out


def wired_classes(classes: list[tuple[str, float]]) -> list[Json]:
    """A distribution as JSON."""
    return [{"label": label, "p": p} for label, p in classes]


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


class LadderStep:
    """One shift on a ladder of dice: how many steps (negative is weaker), the cause, and the rule."""

    __slots__ = ("by", "message", "why")

    def __init__(self, by: int, message: Message, why: str) -> None:
        self.by = by
        self.message = message
        self.why = why

    def wire(self) -> dict[str, Json]:
        out = self.message.wire()
        out["by"] = self.by
        out["why"] = self.why
        return out


class Ladder:
    """The die before it is rolled: all dice from weak to strong, where it starts, what shifts it, its faces.

    `faces` are what the final die prints, grouped: (print, words, how many of its faces).
    """

    def __init__(self, dice: list[str], start: str, final: str) -> None:
        self.dice = dice
        self.start = start
        self.final = final
        self.steps: list[LadderStep] = []
        self.faces: list[tuple[str, Message, int]] = []

    def wire(self) -> dict[str, Json]:
        faces: list[Json] = [
            {"print": print, "label": label.wire(), "n": n} for print, label, n in self.faces
        ]
        return {
            "dice": [die for die in self.dice],
            "start": self.start,
            "final": self.final,
            "steps": [step.wire() for step in self.steps],
            "faces": faces,
        }


class TrackMove:
    """What an answer would move on a track: ghost and arc from box to box, with its price in words."""

    __slots__ = ("label", "side", "since", "track", "until")

    def __init__(self, track: str, side: str, since: int, until: int, label: Message) -> None:
        self.track = track
        self.side = side
        self.since = since
        self.until = until
        self.label = label

    def wire(self) -> dict[str, Json]:
        return {
            "track": self.track,
            "side": self.side,
            "since": self.since,
            "until": self.until,
            "label": self.label.wire(),
        }


class Preview:
    """The answer to "what if?". Every part is optional but the reasons; no reason means legal."""

    def __init__(self, reasons: list[Reason] | None = None) -> None:
        self.reasons: list[Reason] = reasons if reasons is not None else []
        self.title: Message | None = None
        self.facts: list[Message] = []  # short lines: distance, range band, dice
        self.modifiers: list[Modifier] = []  # what is no part of a reckoning
        self.explained: list[Explained] = []
        self.odds: list[OddsLine] = []
        self.sight: list[SightLine] = []
        self.cost: float | None = None  # how much of the allowance the longest path uses
        self.allowance: float | None = None
        self.paths: list[tuple[str, list[tuple[float, float]]]] = []  # token, points
        self.areas: list[tuple[Message, list[list[tuple[float, float]]]]] = []  # ground by name, as polygons
        self.warnings: list[Reason] = []  # legal, but: reaction fire ahead, cohesion lost …
        self.templates: list[
            list[tuple[float, float]]
        ] = []  # outlines of bursts and blasts that would lie there
        self.caught: list[str] = []  # tokens under them; those of the reader's own side are marked with "!"
        self.hexes: list[tuple[int, int]] = []  # hexes in sight or in reach
        self.ladder: Ladder | None = None
        self.tracks: list[TrackMove] = []
        self.members: list[Member] = []  # of a drill: what each of the party would do
        self.quarry: list[Quarry] = []  # and whom it could be aimed at

    def explain(self, title: Message, why: str, subject: str, reckoning: Reckoning) -> None:
        """Shows the reckoning of a roll that this answer leads to: the very one that will be rolled."""
        self.explained.append(Explained(title, why, subject, reckoning))

    def _modifiers(self) -> list[Json]:
        """Every line of every reckoning in one row, for clients that draw no more than that."""
        lines: list[Json] = []
        for entry in self.explained:
            lines.extend(entry.reckoning.wire())
        lines.extend(modifier.wire() for modifier in self.modifiers)
        return lines

    def assume(self, taken: Message) -> None:
        """Says of all its odds that they hold for a choice that is still to be made."""
        for line in self.odds:
            line.assuming = taken
            line.exact = False

    def wire(self) -> dict[str, Json]:
        out: dict[str, Json] = {
            "legal": not self.reasons,
            "reasons": [reason.wire() for reason in self.reasons],
            "facts": [fact.wire() for fact in self.facts],
            "modifiers": self._modifiers(),
            "reckonings": [entry.wire() for entry in self.explained],
            "odds": [line.wire() for line in self.odds],
            "sight": [line.wire() for line in self.sight],
            "warnings": [warning.wire() for warning in self.warnings],
            "paths": [
                {"token": token, "points": [[x, y] for x, y in points]} for token, points in self.paths
            ],
        }
        if self.areas:
            out["areas"] = self._wired_areas()
        self._draw(out)
        if self.title is not None:
            out["title"] = self.title.wire()
        if self.cost is not None:
            out["cost"] = self.cost
        if self.allowance is not None:
            out["allowance"] = self.allowance
        return out

    def _wired_areas(self) -> list[Json]:
        areas: list[Json] = []
        for label, polygons in self.areas:
            rings: list[Json] = [[[x, y] for x, y in ring] for ring in polygons]
            areas.append({"label": label.wire(), "polygons": rings})
        return areas

    def _draw(self, out: dict[str, Json]) -> None:
        """What only some games have to show; absent when there is none."""
        if self.templates:
            out["templates"] = [[[x, y] for x, y in outline] for outline in self.templates]
        if self.caught:
            out["caught"] = [token for token in self.caught]
        if self.hexes:
            out["hexes"] = [[q, r] for q, r in self.hexes]
        ladder = self.ladder
        if ladder is not None:
            out["ladder"] = ladder.wire()
        if self.tracks:
            out["tracks"] = [move.wire() for move in self.tracks]
        if self.members:
            out["members"] = [member.wire() for member in self.members]
        if self.quarry:
            out["quarry"] = [quarry.wire() for quarry in self.quarry]
