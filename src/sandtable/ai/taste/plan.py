"""A plan: what a side means to answer next, what that is worth to it, and what speaks for and against."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.wire import Json, Message


class Part:
    """One thing that speaks for a plan or against it: a sentence, and what it adds to the plan's worth."""

    __slots__ = ("message", "worth")

    def __init__(self, message: Message, worth: float) -> None:
        self.message = message
        self.worth = worth

    @property
    def name(self) -> str:
        """What tells it from other parts, in every plan of the system alike: the id of its sentence."""
        return self.message.id

    def wire(self) -> dict[str, Json]:
        return {**self.message.wire(), "worth": self.worth}


class Plan:
    """Answers to the pending question and to those expected to follow it.

    Only the first is sure to be asked for; whoever follows a plan checks each of the others when its question comes
    and thinks anew where it does not fit. `worth` is in the currency of the taste, mostly victory points, and ranks
    the plans of one question; `parts` are what it is made of, as far as the taste tells.
    """

    __slots__ = ("answers", "parts", "worth")

    def __init__(self, answers: list[Json], worth: float, parts: list[Part] | None = None) -> None:
        self.answers = answers
        self.worth = worth
        self.parts: list[Part] = parts if parts is not None else []

    @property
    def first(self) -> Json:
        """The answer to the pending question."""
        return self.answers[0]

    def part(self, name: str) -> float:
        """What the parts of that name add up to."""
        return sum(part.worth for part in self.parts if part.name == name)

    def why(self) -> list[Message]:
        """What speaks for it and against it, the weightiest first."""
        weighty = sorted(self.parts, key=_weight)
        return [part.message for part in weighty if part.worth]

    def pros(self) -> list[Message]:
        """What speaks for it, the weightiest first."""
        return [part.message for part in sorted(self.parts, key=_weight) if part.worth > 0.0]

    def cons(self) -> list[Message]:
        """What speaks against it, the weightiest first."""
        return [part.message for part in sorted(self.parts, key=_weight) if part.worth < 0.0]

    def wire(self) -> dict[str, Json]:
        weighty = sorted(self.parts, key=_weight)
        return {
            "answers": list(self.answers),
            "worth": self.worth,
            "why": [part.wire() for part in weighty if part.worth],
        }


def _weight(part: Part) -> float:
    return -abs(part.worth)


def best_first(plans: Sequence[Plan]) -> list[Plan]:
    """Plans by their worth; of equals the one named first."""
    return sorted(plans, key=lambda plan: -plan.worth)


def as_proposed(answers: Sequence[Json]) -> list[Plan]:
    """Answers that nobody has an opinion on, in the order of the rules."""
    return [Plan([answer], 0.0) for answer in answers]


def decided_by(best: Plan, other: Plan) -> Message | None:
    """The sentence that made the difference between two plans; None where their parts do not tell.

    It is what speaks against the other one, or else what speaks for the best.
    """
    names = dict.fromkeys(part.name for plan in (best, other) for part in plan.parts)
    gaps = [(best.part(name) - other.part(name), name) for name in names]
    gap, name = max(gaps, key=lambda entry: entry[0], default=(0.0, ""))
    if gap <= 0.0:
        return None
    told = other if other.part(name) < 0.0 else best
    parts = [part for part in told.parts if part.name == name]
    return max(parts, key=lambda part: abs(part.worth)).message if parts else None
