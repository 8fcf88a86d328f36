"""Drills: one answer that several figures carry out, one after the other, each as the rules let it.

A question that may be answered so says which drills there are (`drill_fields`); the answer names one, and with it
where they go and at whom: `{"drill": id, "lead": [x, y], "formation": "keep", "at": id, "with": [tokens]}`. `to` gives
each its own place instead of `lead` and `formation`, and `at` may give each its own target. What each of them may do is
the system's.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.question.answer_shape import exact_point, strange_key
from sandtable.core.question.option import Option
from sandtable.core.wire import Json, Message, Reason, list_of, text_of

DRILL: Final = "drill"
DRILLING: Final = (DRILL, "lead", "formation", "to", "at", "with")
"""What such an answer may say."""


class DrillOption(Option):
    """A drill as clients list it: whether it goes somewhere (and how far), and whether it is aimed at somebody."""

    __slots__ = ("aims", "far")

    def __init__(
        self,
        id: str,
        label: Message,
        why: str,
        note: Message | None,
        reasons: list[Reason],
        icon: str,
        far: float = 0.0,
        aims: bool = False,
    ) -> None:
        super().__init__(id, label, why, note, reasons, icon)
        self.far = far
        self.aims = aims

    def wire(self) -> dict[str, Json]:
        out = Option.wire(self)
        if self.far > 0.0:
            out["far"] = round(self.far, 2)
        if self.aims:
            out["aims"] = True
        return out


def drill_fields(
    drills: list[DrillOption],
    party: list[str],
    middle: tuple[float, float],
    formations: tuple[str, ...],
    radius: float,
    grounds: dict[float, list[list[tuple[float, float]]]] | None = None,
) -> dict[str, Json]:
    """What a question that takes drills adds to its description.

    `party` are those who would take part, in the order of their numbers; `middle` is what `lead` moves; `radius` how
    far from their leader they hold together, 0 where nobody counts it. `grounds` is the ground that `lead` reaches, by
    how far a drill goes.
    """
    told: list[Json] = []
    for far, fans in (grounds or {}).items():
        told.append(
            {"far": round(far, 2), "reach": [[[round(x, 2), round(y, 2)] for x, y in fan] for fan in fans]}
        )
    return {
        **({"grounds": told} if told else {}),
        "drills": [drill.wire() for drill in drills],
        "party": [token for token in party],
        "middle": [middle[0], middle[1]],
        "formations": [name for name in formations],
        "radius": radius,
    }


def is_drill(answer: Json) -> bool:
    """Whether an answer names a drill."""
    return isinstance(answer, dict) and DRILL in answer


def misdrilled(answer: dict[str, Json], party: list[str], formations: tuple[str, ...]) -> bool:
    """Whether something in the answer is not of its shape, or names whom it may not."""
    if strange_key(answer, DRILLING) is not None or ("lead" in answer and "to" in answer):
        return True
    if "lead" in answer and not exact_point(answer["lead"]):
        return True
    if "formation" in answer and ("lead" not in answer or text_of(answer["formation"]) not in formations):
        return True
    return _misaimed(answer, party) or _misplaced(answer, party)


def _misaimed(answer: dict[str, Json], party: list[str]) -> bool:
    """Whether the targets are neither one for all nor those of the party."""
    at = answer.get("at", "")
    if isinstance(at, dict):
        return not at or any(token not in party or not isinstance(at[token], str) for token in at)
    return not isinstance(at, str)


def _misplaced(answer: dict[str, Json], party: list[str]) -> bool:
    """Whether places or participants are not those of the party."""
    if "to" in answer:
        places = answer["to"]
        if not isinstance(places, dict) or any(
            token not in party or not exact_point(places[token]) for token in places
        ):
            return True
    if "with" in answer:
        named = [text_of(token) for token in list_of(answer["with"])]
        if not named or any(token not in party for token in named) or len(named) != len(dict.fromkeys(named)):
            return True
    return False
