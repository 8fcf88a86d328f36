"""The shape of answers that are tables: what means nothing in them is refused, never passed over."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Json, number_of, table_of

PLACING: Final = ("to", "lead", "formation", "facing")
"""What an answer may say that sets something down which looks somewhere."""
NAMING: Final = ("to",)
"""What one may say that names a place for each of several things."""
MOVING: Final = ("to", "via", "lead", "formation", "facing", "then")
"""What one may say that moves something which looks somewhere."""
WALKING: Final = ("to", "via", "lead", "formation", "then")
"""The same for what looks nowhere."""


def strange_key(answer: Json, known: tuple[str, ...]) -> str | None:
    """The first key of a table that means nothing there; None when there is none, or the answer is no table."""
    if isinstance(answer, dict):
        for key in answer:
            if key not in known:
                return key
    return None


def exact_point(value: Json) -> bool:
    """Whether a value is two numbers and nothing more."""
    if not isinstance(value, list) or len(value) != 2:
        return False
    return number_of(value[0]) is not None and number_of(value[1]) is not None


def misshapen(answer: Json, keys: tuple[str, ...], tokens: list[str] | None = None) -> bool:
    """Whether an answer about places is no table, has other `keys`, or something under one that does not belong there.

    `to` gives each token named a point, `lead` one point that the others form up about, `via` the points on the way,
    `facing` degrees for all or for each, `formation` and `then` a word. A place is named once, by `lead` or by `to`; a
    formation is one about a leader; ways lead to a place. Only `tokens` are named, None when whoever reads the answer
    looks at each of them.
    """
    if not isinstance(answer, dict) or strange_key(answer, keys) is not None:
        return True
    return any(_misplaced(key, value, tokens) for key, value in answer.items()) or _contradictory(answer)


def facing_of(answer: Json, token: str) -> float | None:
    """The degrees that an answer of the right shape turns a token to; None when it does not say."""
    facing = table_of(answer).get("facing")
    return number_of(facing.get(token)) if isinstance(facing, dict) else number_of(facing)


def _misplaced(key: str, value: Json, tokens: list[str] | None) -> bool:
    """Whether what stands under a known key is not of its shape."""
    if key == "lead":
        return not exact_point(value)
    if key in ("formation", "then"):
        return not isinstance(value, str)
    if key == "facing" and not isinstance(value, dict):
        return number_of(value) is None
    if not isinstance(value, dict):
        return True
    if tokens is not None and any(token not in tokens for token in value):
        return True
    if key == "facing":
        return any(number_of(degrees) is None for degrees in value.values())
    if key == "to":
        return not all(exact_point(point) for point in value.values())
    return not all(_is_way(points) for points in value.values())


def _is_way(points: Json) -> bool:
    return isinstance(points, list) and all(exact_point(point) for point in points)


def _contradictory(answer: dict[str, Json]) -> bool:
    """Whether a place is named twice, a formation has no leader, or a way leads nowhere."""
    leads = "lead" in answer
    if (leads and "to" in answer) or ("formation" in answer and not leads):
        return True
    ends = table_of(answer.get("to"))
    return not leads and any(token not in ends for token in table_of(answer.get("via")))
