"""The shape of answers that are tables: what means nothing to a question is refused, never passed over."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Json, number_of, point_of

ON_FOOT: Final = ("formation", "lead", "then", "to", "via")
DRIVING: Final = ("facing", "formation", "lead", "then", "to", "via")
PLACING: Final = ("facing", "formation", "lead", "to")
ONE_BY_ONE: Final = ("to",)


def misshapen(answer: Json, keys: tuple[str, ...], tokens: list[str] | None = None) -> bool:
    """Whether an answer is no table, has keys of its own making, or something else under a key than belongs there.

    A place is named once: for the leader, or for each. `tokens` are those it may name; None when whoever reads the
    answer looks at each of them.
    """
    if not isinstance(answer, dict) or ("lead" in answer and "to" in answer):
        return True
    for key, value in answer.items():
        if key not in keys:
            return True
        if key == "lead":
            wrong = point_of(value) is None
        elif key in ("then", "formation"):
            wrong = not isinstance(value, str)
        elif key == "via":
            wrong = not isinstance(value, dict) or _strange_ways(value, answer, tokens)
        else:
            wrong = not isinstance(value, dict) or _strange(value, tokens)
            if key == "facing" and not wrong and isinstance(value, dict):
                wrong = any(number_of(degrees) is None for degrees in value.values())
        if wrong:
            return True
    return False


def _strange(named: dict[str, Json], tokens: list[str] | None) -> bool:
    return tokens is not None and any(token not in tokens for token in named)


def _strange_ways(via: dict[str, Json], answer: dict[str, Json], tokens: list[str] | None) -> bool:
    """Whether points on the way are no points, or those of somebody who goes nowhere."""
    if _strange(via, tokens):
        return True
    ends = answer.get("to")
    for token, points in via.items():
        if isinstance(ends, dict) and token not in ends:
            return True
        if not isinstance(points, list) or any(point_of(point) is None for point in points):
            return True
    return False
