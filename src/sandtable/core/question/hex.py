"""Hex: one of some hexes, or a way over them."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sandtable.core.question.question import Question
from sandtable.core.wire import Json


@mypyc_attr(allow_interpreted_subclasses=True)
class Hex(Question):
    """One of some hexes: the answer is its axial `[q, r]`, or null where the side may pass.

    Where a way begins (`start`) the answer may be a table that names a path and what goes along; its keys are the
    system's.
    """

    kind: ClassVar[str] = "hex"

    def fields(
        self, hexes: list[Json], facing: bool = False, may_pass: bool | None = None
    ) -> dict[str, Json]:
        """What `details` gives of a question of this kind; questions about ways add theirs (`way_fields`)."""
        out: dict[str, Json] = {"hexes": hexes, "facing": facing}
        if may_pass is not None:
            out["may_pass"] = may_pass
        return out


def way_fields(
    costs: list[Json],
    start: Json,
    available: int,
    lead: list[str],
    along: list[str],
    stealth: bool,
    extras: dict[str, Json],
) -> dict[str, Json]:
    """What a question about a way adds.

    The cost of each of the hexes, where the way begins, what there is to pay with, the tokens that may come along from
    the start or from where the way passes them, whether it may be done by stealth, and the rule of each such extra.
    """
    return {
        "costs": costs,
        "start": start,
        "available": available,
        "lead": [token for token in lead],
        "along": [token for token in along],
        "stealth": stealth,
        "extras": extras,
    }


def axial_of(answer: Json) -> tuple[int, int] | None:
    """The axial coordinates an answer names, or None when it is not exactly two whole numbers."""
    if not isinstance(answer, list) or len(answer) != 2:
        return None
    q, r = answer
    if isinstance(q, bool) or isinstance(r, bool) or not isinstance(q, int) or not isinstance(r, int):
        return None
    return (q, r)
